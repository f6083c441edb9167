import type { GameEvent, GameState, Reading, Rules, Side } from '../kernel/game.ts';
import { mayKnow, type Told, type Witness } from '../kernel/match.ts';
import { openViewOf, type Seen, SPECTATOR, viewBeside } from '../kernel/views.ts';
import type { DeepReadonly } from '../kernel/vocabulary.ts';
import type { Scene } from './protocol.ts';

/** Who looks: a side, somebody who only watches, or somebody from whom nothing is hidden. */
export type Viewer = Side | null;

/**
 * Looks with all eyes at once: where machines play among themselves at one's own table, and when all
 * is over. No side of any game has this name: to the compiler it is one.
 */
export const EVERYTHING = 'everything';

/** What is told to those who watch besides what a side is told is the same without the secret. */
export const isTold = (told: Told, viewer: Viewer): boolean =>
  viewer === EVERYTHING
    ? told.only === null || !told.only.includes(SPECTATOR)
    : mayKnow(told, viewer);

/** An event, and the whole state just after it: the view of a side is cut from it when asked for. */
export interface Page extends Told {
  /** The entry of the history that led here; -1 before the first. */
  readonly entry: number;
  readonly turn: number;
  readonly phase: string;
  /** By side: the event in words that only this side may read. */
  readonly own?: Readonly<Record<Side, GameEvent>>;
  /** `null` once it is too long ago to be kept. */
  state: GameState | null;
}

/** A long tale is told without boards; only so many of its newest scenes carry theirs. */
const WITH_BOARD = 240;

/**
 * All that happened in a match, page by page. Each viewer is told its own part of it, numbered
 * from 0 without gaps: how much others were told besides does not show.
 */
export class Tale implements Witness<GameState, unknown> {
  private readonly rules: Rules<GameState, unknown>;
  private readonly boards: number;
  private box: unknown;
  private readonly told: Page[] = [];
  /** By viewer: which pages it may know. */
  private readonly parts: ReadonlyMap<Viewer, number[]>;
  private readonly seenLast = new Map<Viewer, Seen<GameState>>();
  /** Called when what came after so many entries was taken back. */
  onForget: (entries: number) => void = () => {};
  /** Whether a machine made an entry of the history, and not in secret. */
  isMachines: (entry: number) => boolean = () => false;

  /** Keeps the boards of so many pages, the newest. */
  constructor(rules: Rules<GameState, unknown>, boards: number) {
    this.rules = rules;
    this.boards = boards;
    this.parts = new Map([...rules.sides, EVERYTHING, null].map((viewer) => [viewer, []]));
  }

  hear(told: Told, { state, box }: Reading<GameState, unknown>, entry: number): void {
    this.box = box;
    for (const [viewer, part] of this.parts) if (isTold(told, viewer)) part.push(this.told.length);
    const { turn, phase } = this.rules.clock(state);
    const copy = this.still(state);
    const own = this.inOwnWords(told, { state, box });
    this.told.push({ ...told, entry, turn, phase, ...(own ? { own } : {}), state: copy });
    const old = this.told[this.told.length - 1 - this.boards];
    if (old) old.state = null;
  }

  /** What was told before the match was taken up again; its boards are not at hand. */
  recall(pages: readonly Omit<Page, 'state'>[], box: unknown): void {
    this.box = box;
    for (const page of pages) {
      for (const [viewer, part] of this.parts)
        if (isTold(page, viewer)) part.push(this.told.length);
      this.told.push({ ...page, state: null });
    }
  }

  /** All that was told of the first so many entries, from another number of them on. */
  pagesBetween(from: number, to: number): readonly Page[] {
    return this.told.filter(({ entry }) => entry >= from && entry < to);
  }

  forget(entries: number): void {
    while ((this.told.at(-1)?.entry ?? -1) >= entries) this.told.pop();
    for (const part of this.parts.values())
      while ((part.at(-1) ?? -1) >= this.told.length) part.pop();
    this.onForget(entries);
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

  /** How many scenes there are for this viewer up to an entry of the history, and what it led to. */
  lengthAfter(viewer: Viewer, entry: number): number {
    const part = this.part(viewer);
    const next = part.findIndex((page) => this.page(page).entry > entry);
    return next < 0 ? part.length : next;
  }

  /** Whether two viewers were told the same in their first so many scenes. */
  isSame(one: Viewer, other: Viewer, scenes: number): boolean {
    const [a, b] = [this.part(one), this.part(other)];
    for (let i = 0; i < scenes; i++)
      if (a[i] !== b[i] || this.page(a[i] as number).own) return false;
    return true;
  }

  /** Only what happened, from a number on. */
  events(viewer: Viewer, from = 0): GameEvent[] {
    return this.part(viewer)
      .slice(from)
      .map((page) => this.eventFor(this.page(page), viewer));
  }

  /** The scenes of this viewer from a number on; with the boards of the newest, or with none. */
  scenes(viewer: Viewer, from: number, boards: boolean): Scene[] {
    const part = this.part(viewer);
    const first = boards ? part.length - WITH_BOARD : part.length;
    return part.slice(from).map((number, i) => {
      const at = from + i;
      const scene = this.scene(number, at, viewer);
      const { state } = this.page(number);
      return at >= first && state ? { ...scene, view: this.cut(state, viewer) } : scene;
    });
  }

  /** The numbers of scenes that may not be looked up any more: another of their kind came since. */
  gone(viewer: Viewer): Set<number> {
    const part = this.part(viewer);
    const later = new Set<string>();
    const gone = new Set<number>();
    for (let at = part.length - 1; at >= 0; at--) {
      const { event } = this.page(part[at] as number);
      if (event.fleeting !== true) continue;
      if (later.has(event.type)) gone.add(at);
      later.add(event.type);
    }
    return gone;
  }

  /** One scene with its board; `boardAt` finds a board that is not kept any more. */
  sceneAt(viewer: Viewer, at: number, boardAt: (page: number) => GameState | null): Scene | null {
    const number = this.part(viewer)[at];
    if (number === undefined) return null;
    const state = this.page(number).state ?? boardAt(number);
    const scene = this.scene(number, at, viewer);
    return state ? { ...scene, view: this.cut(state, viewer) } : scene;
  }

  private part(viewer: Viewer): readonly number[] {
    return this.parts.get(viewer) ?? [];
  }

  private page(number: number): Page {
    return this.told[number] as Page;
  }

  private scene(number: number, at: number, viewer: Viewer): Scene {
    const page = this.page(number);
    const { turn, phase, entry } = page;
    const scene = { at, event: this.eventFor(page, viewer), turn, phase };
    if (entry < 0 || !this.isMachines(entry)) return scene;
    let why = at;
    while (this.entryOf(viewer, why - 1) === entry) why--;
    return { ...scene, why };
  }

  /** The entry of the history that led to a scene; -1 before the first. */
  entryOf(viewer: Viewer, at: number): number {
    const page = this.part(viewer)[at];
    return page === undefined ? -1 : this.page(page).entry;
  }

  private eventFor({ event, own }: Page, viewer: Viewer): GameEvent {
    if (viewer === EVERYTHING) return Object.values(own ?? {})[0] ?? event;
    return (viewer === null ? undefined : own?.[viewer]) ?? event;
  }

  /** What the sides that may know it read with names of their own; `undefined` if all read the same. */
  private inOwnWords(
    told: Told,
    reading: Reading<GameState, unknown>,
  ): Record<Side, GameEvent> | undefined {
    const { rules } = this;
    if (!rules.readByOwner) return undefined;
    const own: Record<Side, GameEvent> = {};
    for (const side of rules.sides.filter((one) => mayKnow(told, one))) {
      const event = rules.readByOwner(told.event, reading, side);
      if (event !== told.event) own[side] = event;
    }
    return Object.keys(own).length > 0 ? own : undefined;
  }

  /** What a viewer sees of a state that is not in the tale; it shares what is as it was told last. */
  seeing(state: GameState, box: unknown): (viewer: Viewer) => GameState {
    const still = this.still(state);
    return (viewer) => this.seen(still, box, viewer);
  }

  /** A copy of the state of now that nobody writes to. */
  private still(state: DeepReadonly<GameState>): GameState {
    const before = this.told.at(-1)?.state;
    const { rules } = this;
    return (before && rules.cloneBeside?.(state, before)) ?? rules.clone(state);
  }

  private cut(state: GameState, viewer: Viewer): GameState {
    return this.seen(state, this.box, viewer);
  }

  private seen(state: GameState, box: unknown, viewer: Viewer): GameState {
    if (viewer === EVERYTHING) return openViewOf(state);
    const view = viewBeside(this.rules, box, state, viewer, this.seenLast.get(viewer));
    this.seenLast.set(viewer, { state, view });
    return view;
  }
}

/** Hears a match only up to one page, and keeps its board. */
export class BoardSeeker implements Witness<GameState, unknown> {
  found: GameState | null = null;
  private readonly rules: Rules<GameState, unknown>;
  private left: number;

  /** Counts pages from where the match is played from. */
  constructor(rules: Rules<GameState, unknown>, page: number) {
    this.rules = rules;
    this.left = page;
  }

  hear(_told: Told, { state }: Reading<GameState, unknown>): void {
    if (this.left === 0) this.found = this.rules.clone(state);
    this.left--;
  }

  forget(): void {}
}
