import type { GameEvent, GameState, Reading, Rules, Side } from '../kernel/game.ts';
import { mayKnow, type Told, type Witness } from '../kernel/match.ts';
import { viewOf } from '../kernel/play.ts';
import type { Scene } from './protocol.ts';
import { shareUnchanged } from './share-unchanged.ts';

/** Who looks: a side, or somebody who only watches. */
export type Viewer = Side | null;

/** An event, and the whole state just after it: the view of a side is cut from it when asked for. */
interface Page extends Told {
  readonly state: GameState;
  /** The entry of the history that led here; -1 before the first. */
  readonly entry: number;
}

/** A long tale is told without boards; only so many of its newest scenes carry theirs. */
const WITH_BOARD = 240;

/**
 * All that happened in a match, page by page. Each viewer is told its own part of it, numbered
 * from 0 without gaps: how much others were told besides does not show.
 */
export class Tale implements Witness<GameState, unknown> {
  private readonly rules: Rules<GameState, unknown>;
  private box: unknown;
  private readonly told: Page[] = [];
  /** By viewer: which pages it may know. */
  private readonly parts: ReadonlyMap<Viewer, number[]>;
  /** Called when something was taken back. */
  onForget: () => void = () => {};

  constructor(rules: Rules<GameState, unknown>) {
    this.rules = rules;
    this.parts = new Map([...rules.sides, null].map((viewer) => [viewer, []]));
  }

  hear(told: Told, { state, box }: Reading<GameState, unknown>, entry: number): void {
    this.box = box;
    const copy = shareUnchanged(this.rules.clone(state), this.told.at(-1)?.state);
    for (const [viewer, part] of this.parts) if (mayKnow(told, viewer)) part.push(this.told.length);
    this.told.push({ ...told, state: copy, entry });
  }

  forget(entries: number): void {
    while ((this.told.at(-1)?.entry ?? -1) >= entries) this.told.pop();
    for (const part of this.parts.values())
      while ((part.at(-1) ?? -1) >= this.told.length) part.pop();
    this.onForget();
  }

  /** How much was told to anybody. */
  get pages(): number {
    return this.told.length;
  }

  /** How many scenes there are for this viewer, among the first so many pages. */
  length(viewer: Viewer, pages = this.told.length): number {
    const part = this.part(viewer);
    let length = part.length;
    while (length > 0 && (part[length - 1] ?? 0) >= pages) length--;
    return length;
  }

  /** Whether two viewers were told the same in their first so many scenes. */
  isSame(one: Viewer, other: Viewer, scenes: number): boolean {
    const [a, b] = [this.part(one), this.part(other)];
    for (let i = 0; i < scenes; i++) if (a[i] !== b[i]) return false;
    return true;
  }

  /** The scenes of this viewer from a number on; without boards, or with those of the newest. */
  scenes(viewer: Viewer, from = 0, boards = true): Scene[] {
    const part = this.part(viewer);
    const first = boards ? part.length - WITH_BOARD : part.length;
    return part.slice(from).map((page, i) => {
      const at = from + i;
      return this.cut(page, at, viewer, at >= first);
    });
  }

  /** Only what happened, from a number on. */
  events(viewer: Viewer, from = 0): GameEvent[] {
    return this.part(viewer)
      .slice(from)
      .map((page) => (this.told[page] as Page).event);
  }

  /** One scene with its board. */
  scene(viewer: Viewer, at: number): Scene | null {
    const page = this.part(viewer)[at];
    return page === undefined ? null : this.cut(page, at, viewer, true);
  }

  private part(viewer: Viewer): readonly number[] {
    return this.parts.get(viewer) ?? [];
  }

  /** A page as this viewer may see it. */
  private cut(number: number, at: number, viewer: Viewer, withBoard: boolean): Scene {
    const { event, state } = this.told[number] as Page;
    const { rules, box } = this;
    const { turn, phase } = rules.clock(state);
    const scene = { at, event, turn, phase };
    return withBoard ? { ...scene, view: viewOf(rules, box, state, viewer) } : scene;
  }
}
