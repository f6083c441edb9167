import type { MatchFile } from '../../kernel/match-file.ts';
import {
  type Answer,
  type Asked,
  isRefused,
  type News,
  type RequestName,
} from '../../table/protocol.ts';
import { Line, WorkerLost, WorkerStumbled } from '../engine/client.ts';
import type { Kept } from '../engine/keeper.ts';
import { mishaps } from '../mishap/mishaps.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { claimMatch, findMatch, type KeptMatch, rememberMatch } from '../store/matches.ts';
import { randomName } from '../store/random-name.ts';
import { hearTabs, tellTabs } from '../store/tabs.ts';
import { say } from '../text/page-text.svelte.ts';
import { CannotOpen } from './cannot-open.ts';
import type { Sitting } from './sitting.ts';

/**
 * Attempts to start a worker: milliseconds before each, and how long it may take to be fetched. A
 * slow network gets longer the second time.
 */
const ATTEMPTS = [
  { delay: 0, patience: 8_000 },
  { delay: 400, patience: 16_000 },
  { delay: 2000, patience: 32_000 },
] as const;
/** Milliseconds without an answer after which that is said. */
const SILENCE = 15_000;
/** Milliseconds in which a worker may be lost so often before it is left at that. */
const STEADY = 60_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * One sitting at one match: the worker in which it is played, started anew when it is lost; whether
 * the match is kept; and whether another tab has taken it over.
 */
export class Session implements Sitting {
  readonly id: string;
  readonly address: string;
  readonly mine = null;
  readonly match = null;
  readonly waiting = null;
  readonly command = null;
  readonly talking = null;
  readonly lesson = null;
  readonly awaySince = null;
  readonly outdated = false;
  /** Tells this sitting from all others at the same match. */
  private readonly owner = randomName(12);
  private line: Line | null = null;
  private reopening: Promise<void> | null = null;
  private losses: number[] = [];
  private readonly deaf: () => void;
  private opening = false;
  private closed = false;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  /** What was asked and is not answered. */
  pending = $state(0);
  saving: Kept = $state.raw({ ok: true });
  /** Another tab plays this match now. */
  elsewhere = $state(false);
  /** Nothing was heard for so long that one would want to do something about it. */
  silent = $state(false);
  /** The worker was lost and started anew. */
  revived = $state(false);
  /** The worker is lost again and again: this is left to the reader. */
  lost = $state(false);
  /** Told what was not asked for: what machines do, or all there is after the worker was lost. */
  onnews: (news: News) => void = () => {};
  /** Told when a machine is out of order. */
  ontrouble: (why: string) => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.address = `/match/${id}`;
    this.deaf = hearTabs(({ taken, by }) => {
      if (taken === this.id && by !== this.owner) this.leaveToOther();
    });
  }

  /** Sits down: whoever sat here in another tab gets up. */
  async claim(): Promise<KeptMatch> {
    const kept = await claimMatch(this.id, this.owner);
    if (!kept) throw new CannotOpen(say('match.notHere'));
    tellTabs({ taken: this.id, by: this.owner });
    return kept;
  }

  private leaveToOther(): void {
    if (this.elsewhere || this.closed) return;
    this.elsewhere = true;
    this.close();
  }

  // ------------------------------------------------------------------ the worker

  /** Starts a worker with the match; throws `CannotOpen`. */
  async open(file: MatchFile): Promise<News> {
    this.opening = true;
    try {
      return await this.tryToOpen(file);
    } finally {
      this.opening = false;
    }
  }

  private async tryToOpen(file: MatchFile): Promise<News> {
    for (const { delay, patience } of ATTEMPTS) {
      await sleep(delay);
      try {
        return await this.start(file, patience);
      } catch (error) {
        if (error instanceof CannotOpen) throw error;
        if (error instanceof WorkerStumbled)
          throw new CannotOpen(say('open.stumbled'), file, [{ at: '', problem: error.message }]);
        if (!(error instanceof WorkerLost)) throw error;
      }
      if (this.closed) break;
    }
    throw new CannotOpen(say('open.lost'), file);
  }

  private async start(file: MatchFile, patience: number): Promise<News> {
    this.line?.close();
    const line = new Line({
      keptAs: { id: this.id, owner: this.owner },
      onkept: (kept) => this.hearKept(kept),
      onlost: () => this.lose(line),
      patience,
    });
    this.line = line;
    const { playForced, machinesYield: yields } = settings;
    const seats = file.seats ?? {};
    const news = await line.open({ file, seats, behaviour: { playForced, yields } });
    if (!isRefused(news)) {
      line.listen({
        news: (unasked) => this.onnews(unasked),
        trouble: (why) => this.ontrouble(why),
      });
      return news;
    }
    line.close();
    throw new CannotOpen(say('open.refused'), file, news.problems);
  }

  private lose(line: Line): void {
    // One that is lost while the match is being opened is tried again there.
    if (line !== this.line || this.closed || this.opening) return;
    const now = Date.now();
    this.losses = [...this.losses.filter((at) => now - at < STEADY), now];
    if (this.losses.length >= ATTEMPTS.length) this.lost = true;
    else void this.reopen();
  }

  /** Sets the match up anew, from the newest state that is kept. */
  reopen(): Promise<void> {
    this.lost = false;
    this.reopening ??= this.openAgain().finally(() => {
      this.reopening = null;
    });
    return this.reopening;
  }

  private async openAgain(): Promise<void> {
    this.hush();
    try {
      const kept = await findMatch(this.id);
      if (!kept || this.closed) throw new CannotOpen(say('match.notHere'));
      const news = await this.open(kept.file);
      this.revived = true;
      this.onnews(news);
    } catch (error) {
      if (this.closed) return;
      mishaps.note(error, 'table');
      this.lost = true;
    }
  }

  // ------------------------------------------------------------------ asking

  /** Asks what changes nothing; `null` where there is no answer. */
  async ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    try {
      return await this.request(name, ask);
    } catch (error) {
      if (!(error instanceof WorkerLost)) mishaps.note(error, 'page');
      return null;
    }
  }

  /** Asks for a change; where the rules stumble over it, the match is set up anew as it was. */
  async change<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    this.revived = false;
    try {
      return await this.request(name, ask);
    } catch (error) {
      if (error instanceof WorkerLost) return null;
      mishaps.note(error, 'page');
      await this.reopen();
      return null;
    }
  }

  private async request<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    await this.reopening;
    if (!this.line || this.closed) throw new WorkerLost();
    this.listen();
    this.pending += 1;
    try {
      return await this.line.ask(name, ask);
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.hush();
      else this.listen();
    }
  }

  private listen(): void {
    this.hush();
    this.quiet = setTimeout(() => {
      this.silent = true;
    }, SILENCE);
  }

  private hush(): void {
    clearTimeout(this.quiet);
    this.silent = false;
  }

  // ------------------------------------------------------------------ keeping

  private hearKept(kept: Kept): void {
    this.saving = kept;
    if (kept.ok) return;
    const { why, file, standing } = kept;
    if (why === 'elsewhere') this.leaveToOther();
    else rememberMatch({ id: this.id, file, standing, touched: Date.now() });
  }

  keepAgain(): void {
    this.line?.keepAgain();
  }

  /** The match as a file, also where the worker cannot be asked. */
  async file(): Promise<MatchFile | null> {
    const asked = this.lost ? null : await this.ask('file', {});
    return asked ?? (await findMatch(this.id))?.file ?? null;
  }

  close(): void {
    this.closed = true;
    this.hush();
    this.deaf();
    this.line?.close();
  }
}
