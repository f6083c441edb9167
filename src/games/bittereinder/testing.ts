import { choiceKey } from '../../kernel/choice.ts';
import { type ForcedRoll, forcedDice } from '../../kernel/dice.ts';
import { type GameEvent, isProblems, type Refusal, type Side } from '../../kernel/game.ts';
import { type Json, type JsonObject, textOf } from '../../kernel/json.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import { choiceOf } from '../../kernel/testing/test-table.ts';
import { type Box, defaultBox } from './box.ts';
import { game } from './game.ts';
import { write } from './position.ts';
import type { State } from './state.ts';

const box = defaultBox();

/** A position in few words: who stands where; everyone else is out of the war. */
export interface Scene {
  readonly scenario?: string;
  readonly options?: JsonObject;
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
  readonly dice?: readonly (number | ForcedRoll)[];
}

/** A face for the rolls whose name contains this. */
export const die = (name: string, ...faces: number[]): ForcedRoll[] =>
  faces.map((face) => ({ face, for: name }));

/** A Kommando far from everything, so that the Republics are never without any. */
const FAR = { T27: ['T48-kommando'] };

function differs(scene: Scene): JsonObject {
  const where = { ...FAR, ...scene.at };
  const pieces: Record<string, Json> = Object.fromEntries(
    box.pieceIds.map((id) => [id, 'removed']),
  );
  const due: Record<string, Json> = Object.fromEntries(box.pieceIds.map((id) => [id, null]));
  for (const [area, list] of Object.entries(where)) for (const id of list) pieces[id] = area;
  Object.assign(pieces, scene.off);
  Object.assign(due, scene.due);
  const boxes: Record<string, Json> = {};
  for (const [army, list] of Object.entries(scene.boxes ?? {})) {
    for (const id of list) {
      boxes[id] = army;
      pieces[id] = pieces[army] ?? 'removed';
    }
  }
  const besieged = Object.entries(pieces).flatMap(([id, area]) =>
    (scene.besieged ?? []).includes(textOf(area)) &&
    (box.pieceIndex.get(id) ?? 0) >= box.firstEmpire
      ? [id]
      : [],
  );
  const control: Record<string, Json> = {};
  for (const id of scene.empire ?? []) control[id] = 'empire';
  for (const id of scene.republics ?? []) control[id] = 'republics';
  for (const id of scene.razed ?? []) control[id] = 'nobody';
  return {
    turn: scene.turn ?? 5,
    phase: scene.phase ?? 'empireLand',
    pieces,
    due,
    boxes,
    besieged,
    sieges: [...(scene.besieged ?? [])],
    control,
    razed: [...(scene.razed ?? [])],
    blockhouses: { ...scene.blockhouses },
    ...scene.more,
  };
}

const PASSES = ['done', 'ready', 'decline', 'fullPrice', 'steady', 'stand', 'wait'];

/** A table with a position on it, the dice told what to show. */
export class Table {
  readonly play: Play<State, Box>;
  readonly events: GameEvent[] = [];
  /** What each side was told, for the tests of secrecy. */
  readonly heard: { event: GameEvent; only: readonly Side[] | null }[] = [];

  constructor(play: Play<State, Box>) {
    this.play = play.fork(play.dice, (event, only) => {
      this.events.push(event);
      this.heard.push({ event, only });
    });
    this.play.advance();
  }

  get state(): State {
    return this.play.state;
  }

  get wcp(): number {
    return this.state.wcp;
  }

  get morale(): number {
    return this.state.morale;
  }

  get ending(): string | undefined {
    return this.play.outcome?.ending;
  }

  get winner(): string | null | undefined {
    return this.play.outcome?.winner;
  }

  get words(): JsonObject {
    return write(this.state, this.play.box);
  }

  /** The area of a piece, or where off the map it is. */
  where(piece: string): string {
    return textOf((this.words['pieces'] as JsonObject)[piece]);
  }

  controls(area: string): string {
    return textOf((this.words['control'] as JsonObject)[area]);
  }

  due(piece: string): number {
    return Number((this.words['due'] as JsonObject)[piece] ?? 0);
  }

  inBox(piece: string): string | undefined {
    return (this.words['boxes'] as JsonObject)[piece] as string | undefined;
  }

  isBesieged(piece: string): boolean {
    return (this.words['besieged'] as string[]).includes(piece);
  }

  get phase(): string {
    return textOf(this.words['phase']);
  }

  /** What the pool lost and won, the income of phase 8 left aside. */
  get balance(): number[] {
    return this.told('commitment')
      .filter((event) => event['why'] !== 'income')
      .map((event) => Number(event['by']));
  }

  /** What happened to morale, and why. */
  get shocks(): string[] {
    return this.told('morale').map((event) => `${Number(event['by'])} ${textOf(event['why'])}`);
  }

  /** The decisions waiting: `attack`, `siege`… */
  get asked(): string[] {
    return this.play.owed.map((owed) => owed.step.step);
  }

  /** Every choice on offer, as short texts. */
  get choices(): string[] {
    return this.play.owed.flatMap((owed) => this.play.choices(owed).map(choiceKey));
  }

  /** The places a column may go to. */
  get goals(): string[] {
    return this.choices.flatMap((text) => (text.startsWith('go to=') ? [text.slice(6)] : []));
  }

  /** Takes these choices one after another. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const choice = choiceOf(text);
      const owed = this.play.owed.find((one) =>
        this.play.choices(one).some((offered) => choiceKey(offered) === choiceKey(choice)),
      );
      if (!owed) throw new Error(`"${text}" is not on offer:\n${this.choices.join('\n')}`);
      const answered = this.play.answer(owed.side, choice);
      if (!answered.done) throw new Error(`"${text}" was refused: ${answered.refusal.reason}`);
    }
    return this;
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

  /** Why a choice is refused. */
  refused(text: string): Refusal {
    const [owed] = this.play.owed;
    if (!owed) throw new Error('nobody owes a decision');
    const answered = this.play.answer(owed.side, choiceOf(text));
    if (answered.done) throw new Error(`"${text}" was allowed`);
    return answered.refusal;
  }

  /** Passes everything until this decision is asked, or this phase begins. */
  until(name: string): this {
    for (let guard = 0; guard < 400 && !this.play.outcome; guard++) {
      if (this.asked.includes(name) || (this.phase === name && this.state.phase > 0)) return this;
      this.pass();
    }
    if (this.play.outcome) return this;
    throw new Error(`${name} never came; asked: ${this.asked.join()}`);
  }

  /** Lets the decision at hand go by. */
  pass(): this {
    const text = this.choices.find((key) => PASSES.includes(choiceOf(key).do)) ?? this.choices[0];
    return this.do(text ?? '');
  }

  /** Lets everything go by until the phase is over. */
  endPhase(): this {
    const { turn, phase } = this.state;
    while (!this.play.outcome && this.state.turn === turn && this.state.phase === phase)
      this.pass();
    return this;
  }

  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

/** Lays out a scene and runs it to the first decision. */
export function table(scene: Scene): Table {
  const read = readPosition(game.rules, {
    heliograph: 'position',
    version: 1,
    game: 'bittereinder',
    scenario: scene.scenario ?? 'campaign',
    options: { ...scene.options },
    differs: differs(scene),
  });
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('\n'));
  return new Table(new Play(game.rules, read.box, read.state, forcedDice(scene.dice ?? [])));
}

/** A match from its very beginning. */
export function newMatch(scenario = 'campaign', options: JsonObject = {}): Table {
  const read = readPosition(game.rules, {
    heliograph: 'position',
    version: 1,
    game: 'bittereinder',
    scenario,
    options,
    differs: {},
  });
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('\n'));
  return new Table(new Play(game.rules, read.box, read.state, forcedDice([])));
}

export { box, game };
