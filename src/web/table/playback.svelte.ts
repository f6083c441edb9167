import { idsIn, tellsOfDice } from '../../table/event-words.ts';
import type { Scene } from '../../table/protocol.ts';
import { type FormationOf, stretches } from '../../table/told-together.ts';
import { type Speed, settings } from '../settings.svelte.ts';

/** Milliseconds a scene stays; dice stay longer. */
const PACE: Record<Speed, number> = { step: 0, slow: 1100, normal: 420, fast: 140, instant: 0 };
const DICE_STAY = 1.7;
/** An event about nothing on the map is read in passing. */
const MERE_WORDS = 0.4;
/** However much happened, it is told in about this many scenes' time. */
const PATIENCE = 26;

/** Boards of long ago are not kept: a replay asks for them. */
const WITH_BOARD = 300;

function lighter(scenes: readonly Scene[]): readonly Scene[] {
  const old = scenes.length - WITH_BOARD;
  if (old < 1 || !scenes[old - 1]?.view) return scenes;
  return scenes.map((scene, i) => {
    if (i >= old || !scene.view) return scene;
    const { view: _, ...rest } = scene;
    return rest;
  });
}

/** What happens to one formation at once stays on show as long as so many events of it, at most. */
const LONGEST = 3;

/**
 * Shows what happened at the reader's pace, one event after the other; what happens to one formation
 * in a row is shown at once.
 */
export class Playback {
  /** The log: everything shown so far. */
  scenes: readonly Scene[] = $state.raw([]);
  /** What is on show just now; `null` when all was shown. */
  showing: Scene | null = $state.raw(null);
  /** All that is shown at once, with what is on show as its last; empty when all was shown. */
  together: readonly Scene[] = $state.raw([]);
  paused = $state(false);
  private queue: readonly (readonly Scene[])[] = $state.raw([]);
  private total = $state(0);
  /** What came with the last news, to be shown again. */
  private batch: readonly Scene[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Those who wait until all was shown. */
  private waiting: (() => void)[] = [];

  private readonly formationOf: FormationOf;

  constructor(formationOf: FormationOf = () => null) {
    this.formationOf = formationOf;
  }

  readonly running: boolean = $derived(this.showing !== null || this.queue.length > 0);
  readonly progress = $derived({ done: this.total - this.queue.length, total: this.total });
  /** Whether there is something worth showing again. */
  readonly again: boolean = $derived(!this.running && this.batch.length > 1);
  /** Waits for the reader: paused, or going step by step. */
  readonly waits: boolean = $derived(this.running && (this.paused || settings.speed === 'step'));

  /** Replaces the log from a page of the tale on; nothing is played. */
  set(scenes: readonly Scene[], from = 0): void {
    this.finish();
    const kept = from > 0 ? this.scenes.filter((scene) => scene.at < from) : [];
    this.scenes = [...kept, ...scenes];
    this.batch = [];
  }

  /** Goes on with the log: played, or set down at once. */
  add(scenes: readonly Scene[]): void {
    this.finish();
    const playable = scenes.filter((scene) => scene.view);
    this.scenes = lighter(this.scenes);
    if (playable.length > 1) this.batch = scenes;
    if (settings.speed === 'instant' || playable.length <= 1) {
      this.scenes = [...this.scenes, ...scenes];
      return;
    }
    this.play(scenes);
  }

  /** Shows once more what came last. */
  replay(): void {
    if (!this.again) return;
    const [first] = this.batch;
    this.scenes = this.scenes.filter((scene) => scene.at < (first?.at ?? 0));
    if (settings.speed === 'instant') settings.speed = 'normal';
    this.play(this.batch);
  }

  private play(scenes: readonly Scene[]): void {
    this.queue = stretches(scenes, this.formationOf);
    this.total = this.queue.length;
    this.paused = false;
    this.next();
  }

  /** Shows what comes next; after the last of it the table is as it is now. */
  next(): void {
    clearTimeout(this.timer);
    const [scenes = [], ...rest] = this.queue;
    this.queue = rest;
    this.scenes = [...this.scenes, ...scenes];
    this.together = rest.length > 0 ? scenes : [];
    this.showing = this.together.at(-1) ?? null;
    if (rest.length === 0) {
      this.settle();
      return;
    }
    if (!this.waits) this.timer = setTimeout(() => this.next(), this.stay(scenes));
  }

  private stay(scenes: readonly Scene[]): number {
    const haste = Math.max(1, this.total / PATIENCE);
    const stays = scenes.map(({ event }) => {
      if (tellsOfDice(event)) return DICE_STAY;
      return idsIn(event).length > 0 ? 1 : MERE_WORDS;
    });
    const weight = Math.min(
      LONGEST,
      stays.reduce((sum, stay) => sum + stay, 0),
    );
    return (weight * PACE[settings.speed]) / haste;
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.paused = false;
    this.next();
  }

  /** Skips to the end. */
  finish(): void {
    clearTimeout(this.timer);
    if (this.queue.length > 0) this.scenes = [...this.scenes, ...this.queue.flat()];
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.together = [];
    this.showing = null;
    this.paused = false;
    this.settle();
  }

  /** Waits until everything that happened was shown. */
  finished(): Promise<void> {
    return this.running ? new Promise((done) => this.waiting.push(done)) : Promise.resolve();
  }

  private settle(): void {
    for (const done of this.waiting.splice(0)) done();
  }
}
