import { choiceKey } from '../../kernel/choice.ts';
import { type ForcedRoll, forcedDice } from '../../kernel/dice.ts';
import { type GameEvent, isProblems, type Refusal } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { Play } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import { choiceOf } from '../../kernel/testing/test-table.ts';
import { type Box, defaultBox } from './box.ts';
import { game } from './game.ts';
import { areaId, pieceOf, statusOf } from './rules/01-pieces.ts';
import { LEVELS, type State } from './state.ts';

/** For tests: a battle set up in a few words, played by short texts, with forced dice. */

/** Drift values everyone uses unless a test says otherwise. */
const DRIFTS = {
  'wagon-drift': { value: 10 },
  'native-drift': { value: 10 },
  'second-pont-drift': { value: 12 },
  'small-falls-drift': { value: 6 },
  'bridle-drift': { value: 6 },
  'first-pont-drift': { value: 8 },
};

export interface Told {
  /** Faces for the rolls whose key contains the name, in order. */
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly scenario?: string;
  readonly pack?: JsonObject;
}

type Words = Readonly<Record<string, Json>> & {
  /** `dublin: 'the-loop'` for short, or all words of a piece. */
  readonly pieces?: Readonly<Record<string, string | JsonObject>>;
  /** Only these Boers are on the field; each with its area or its words. */
  readonly boers?: Readonly<Record<string, string | JsonObject>>;
};

export class Battle {
  readonly play: Play<State, Box>;
  readonly events: GameEvent[] = [];

  constructor(words: Words, told: Told = {}) {
    const { pieces, boers, drifts, ...rest } = words;
    const differs: Record<string, Json> = { ...rest, pieces: piecesIn(pieces, boers) };
    differs['drifts'] = merge(DRIFTS, (drifts ?? {}) as JsonObject);
    differs['driftsAside'] ??= [10, 6, 4];
    const read = readPosition(game.rules, {
      heliograph: 'position',
      version: 1,
      game: 'redvers-reverse',
      scenario: told.scenario ?? 'colenso',
      options: told.options ?? {},
      ...(told.pack && { pack: told.pack }),
      differs,
    });
    if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('\n'));
    this.play = new Play(
      game.rules,
      read.box,
      read.state,
      forcedDice(facesOf(told.dice ?? {})),
      (event) => this.events.push(event),
    );
    this.play.advance();
  }

  get state(): State {
    return this.play.state;
  }
  get box(): Box {
    return this.play.box;
  }
  /** The decision that is asked. */
  get asked(): string {
    return this.play.owed[0]?.step.step ?? 'over';
  }
  /** What the decision is about. */
  get about(): JsonObject {
    return this.play.owed[0]?.step ?? {};
  }
  get choices(): string[] {
    const [owed] = this.play.owed;
    return owed ? this.play.choices(owed).map(choiceKey) : [];
  }
  can(text: string): boolean {
    return this.choices.includes(text);
  }
  /** Plays choices, each said as `move dublin to=the-loop`. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const answered = this.play.answer('british', choiceOf(text));
      if (!answered.done)
        throw new Error(
          `${text}: ${answered.refusal.rule} ${answered.refusal.reason}; asked ${this.asked}: ${this.choices.join(' | ')}`,
        );
    }
    return this;
  }
  /** Why a choice is refused: `4.1k leavesRadius`. */
  whyNot(text: string): string {
    if (this.can(text)) return 'allowed';
    const refusal: Refusal = this.play.whyNot('british', choiceOf(text));
    return `${refusal.rule} ${refusal.reason}`;
  }
  /** Passes decisions, doing as little as possible, until this one is asked (of that brigade). */
  passTo(decision: string, brigade?: string): this {
    for (let i = 0; i < 300; i++) {
      const right = brigade === undefined || this.about['brigade'] === brigade;
      if (this.asked === decision && right) return this;
      if (this.asked === 'over') break;
      this.pass();
    }
    throw new Error(`${decision} was never asked`);
  }
  /** Passes decisions until that segment (or a later one, if it asks nothing) is reached. */
  passToSegment(segment: string): this {
    const reached = () => this.told('segment').some((event) => event['segment'] === segment);
    for (let i = 0; i < 300 && !reached() && this.asked !== 'over'; i++) this.pass();
    return this;
  }
  pass(): this {
    const quiet = this.choices.find((text) => /^(end|cease|halt|decline)/.test(text));
    return this.do(quiet ?? at(this.choices, 0));
  }

  area(piece: string): string {
    const where = at(this.state.where, pieceOf(this.box, piece));
    return where === -1 ? 'eliminated' : where === -2 ? 'absent' : areaId(this.box, where);
  }
  level(piece: string): string {
    return at(LEVELS, at(this.state.level, pieceOf(this.box, piece)));
  }
  sp(piece: string): number {
    return statusOf(this.play, pieceOf(this.box, piece)).sp;
  }
  strength(piece: string): number {
    return statusOf(this.play, pieceOf(this.box, piece)).strength;
  }
  /** The state in words, as in a position. */
  get words(): JsonObject {
    return game.rules.write(this.state, this.box);
  }
  brigade(id: string): JsonObject {
    return (this.words['brigades'] as Record<string, JsonObject>)[id] ?? {};
  }
  piece(id: string): JsonObject {
    return (this.words['pieces'] as Record<string, JsonObject>)[id] ?? {};
  }
  drift(id: string): JsonObject {
    return (this.words['drifts'] as Record<string, JsonObject>)[id] ?? {};
  }
  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

export const battle = (words: Words, told?: Told): Battle => new Battle(words, told);

const wordsOf = (value: string | JsonObject): JsonObject =>
  typeof value === 'string' ? { area: value } : value;

function piecesIn(pieces: Words['pieces'], boers: Words['boers']): JsonObject {
  const out: Record<string, JsonObject> = {};
  if (boers) {
    const box = defaultBox();
    for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
      const { id, variant } = at(box.pieces, unit);
      if (variant === null) out[id] = { area: 'eliminated' };
    }
    for (const [id, value] of Object.entries(boers)) out[id] = wordsOf(value);
  }
  for (const [id, value] of Object.entries(pieces ?? {})) out[id] = wordsOf(value);
  return out;
}

function merge(base: Readonly<Record<string, JsonObject>>, more: JsonObject): JsonObject {
  const out: Record<string, Json> = { ...base };
  for (const [id, value] of Object.entries(more))
    out[id] = { ...(base[id] ?? {}), ...(value as JsonObject) };
  return out;
}

const facesOf = (dice: Readonly<Record<string, readonly number[]>>): ForcedRoll[] =>
  Object.entries(dice).flatMap(([key, faces]) => faces.map((face) => ({ face, for: key })));
