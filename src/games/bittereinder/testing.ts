import { type Json, type JsonObject, textOf } from '../../kernel/json.ts';
import { layCase, type TestCase, TestTable } from '../../kernel/testing/test-table.ts';
import { type Box, defaultBox } from './box.ts';
import { game } from './game.ts';
import type { State } from './state.ts';

const box = defaultBox();

/** A position in few words: who stands where; everyone else is out of the war. */
export interface Case extends Pick<TestCase, 'scenario' | 'options' | 'dice'> {
  readonly turn?: number;
  readonly phase?: string;
  /** Area to pieces. */
  readonly at?: Readonly<Record<string, readonly string[]>>;
  /** Pieces to `reserve`, `track`, `lost`; everything else not on the map is removed. */
  readonly off?: Readonly<Record<string, string>>;
  readonly due?: Readonly<Record<string, number>>;
  /** Army to what is in its box. */
  readonly boxes?: Readonly<Record<string, readonly string[]>>;
  /** Areas whose Empire pieces are all under siege. */
  readonly besieged?: readonly string[];
  readonly empire?: readonly string[];
  readonly republics?: readonly string[];
  readonly razed?: readonly string[];
  readonly blockhouses?: Readonly<Record<string, string>>;
  readonly more?: JsonObject;
}

/** A Kommando far from everything, so that the Republics are never without any. */
const FAR = { T27: ['T48-kommando'] };

/** Four Kommandos of the Transvaal, for tests that need some. */
export const KOMMANDOS = ['T8-kommando', 'T6-kommando', 'T45-kommando', 'T23-kommando'];

/** So many others, for tests in which their number counts. */
export const otherKommandos = (count: number): string[] =>
  box.homes
    .map((area) => `${box.areaIds[area]}-kommando`)
    .filter((id) => !KOMMANDOS.includes(id) && !FAR.T27.includes(id))
    .slice(0, count);

function differs(given: Case): JsonObject {
  const where = { ...FAR, ...given.at };
  const pieces: Record<string, Json> = Object.fromEntries(
    box.pieceIds.map((id) => [id, 'removed']),
  );
  const due: Record<string, Json> = Object.fromEntries(box.pieceIds.map((id) => [id, null]));
  for (const [area, list] of Object.entries(where)) for (const id of list) pieces[id] = area;
  Object.assign(pieces, given.off);
  Object.assign(due, given.due);
  const boxes: Record<string, Json> = {};
  for (const [army, list] of Object.entries(given.boxes ?? {})) {
    for (const id of list) {
      boxes[id] = army;
      pieces[id] = pieces[army] ?? 'removed';
    }
  }
  const besieged = Object.entries(pieces).flatMap(([id, area]) =>
    (given.besieged ?? []).includes(textOf(area)) &&
    (box.pieceIndex.get(id) ?? 0) >= box.firstEmpire
      ? [id]
      : [],
  );
  const control: Record<string, Json> = {};
  for (const id of given.empire ?? []) control[id] = 'empire';
  for (const id of given.republics ?? []) control[id] = 'republics';
  for (const id of given.razed ?? []) control[id] = 'nobody';
  return {
    turn: given.turn ?? 5,
    phase: given.phase ?? 'empireLand',
    pieces,
    due,
    boxes,
    besieged,
    sieges: [...(given.besieged ?? [])],
    control,
    razed: [...(given.razed ?? [])],
    blockhouses: { ...given.blockhouses },
    ...given.more,
  };
}

/** A table with Bittereinder on it. */
export class Table extends TestTable<State, Box> {
  protected override readonly passes = [
    'done',
    'ready',
    'decline',
    'fullPrice',
    'steady',
    'stand',
    'wait',
  ];

  get wcp(): number {
    return this.state.wcp;
  }

  get morale(): number {
    return this.state.morale;
  }

  get phase(): string {
    return textOf(this.position['phase']);
  }

  /** The area of a piece, or where off the map it is. */
  where(piece: string): string {
    return textOf((this.position['pieces'] as JsonObject)[piece]);
  }

  controls(area: string): string {
    return textOf((this.position['control'] as JsonObject)[area]);
  }

  due(piece: string): number {
    return Number((this.position['due'] as JsonObject)[piece] ?? 0);
  }

  inBox(piece: string): string | undefined {
    return (this.position['boxes'] as JsonObject)[piece] as string | undefined;
  }

  isBesieged(piece: string): boolean {
    return (this.position['besieged'] as string[]).includes(piece);
  }

  /** What the pool lost and won, the income of phase 8 left aside. */
  get balance(): number[] {
    return this.events('commitment')
      .filter((event) => event['why'] !== 'income')
      .map((event) => Number(event['by']));
  }

  /** What happened to morale, and why. */
  get shocks(): string[] {
    return this.events('morale').map((event) => `${Number(event['by'])} ${textOf(event['why'])}`);
  }

  /** The places a column may go to. */
  get goals(): string[] {
    return this.choices.flatMap((text) => (text.startsWith('go to=') ? [text.slice(6)] : []));
  }

  /** Sends pieces of one area to another. */
  move(from: string, pieces: readonly string[], to: string): this {
    this.do(`from at=${from}`);
    for (const piece of pieces) this.do(`take ${piece}`);
    return this.do(`go to=${to}`);
  }

  /** Where these pieces could go together from here. */
  reach(from: string, ...pieces: string[]): string[] {
    const fork = new Table(this.play.fork());
    fork.do(`from at=${from}`);
    for (const piece of pieces) fork.do(`take ${piece}`);
    return fork.goals;
  }

  /** Passes until this decision is asked or this phase begins, or the match is over. */
  override until(name: string): this {
    const reached = () => this.isAsked(name) || (this.phase === name && this.state.phase > 0);
    return this.passUntil(reached, name);
  }

  /** Passes until the phase is over. */
  endPhase(): this {
    const { turn, phase } = this.state;
    while (!this.outcome && this.state.turn === turn && this.state.phase === phase) this.pass();
    return this;
  }
}

/** Lays out a case and plays to the first decision. */
export const table = (given: Case): Table =>
  new Table(layCase(game.rules, { ...given, differs: differs(given) }));

/** A match from its very beginning. */
export const newMatch = (
  scenario = 'campaign',
  options: NonNullable<Case['options']> = {},
): Table => new Table(layCase(game.rules, { scenario, options }));

export { box, game };
