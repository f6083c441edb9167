import type { Json, JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { layCase, type TestCase, TestTable } from '../../kernel/testing/test-table.ts';
import { type Box, defaultBox } from './box.ts';
import { game } from './game.ts';
import { areaId, pieceOf, statusOf } from './rules/01-pieces.ts';
import { LEVELS, type State } from './state.ts';

/** Drift values everyone uses unless a test says otherwise. */
const DRIFTS = {
  'wagon-drift': { value: 10 },
  'native-drift': { value: 10 },
  'second-pont-drift': { value: 12 },
  'small-falls-drift': { value: 6 },
  'bridle-drift': { value: 6 },
  'first-pont-drift': { value: 8 },
};

/** What differs from the scenario, as in a position, with two words for short. */
export type Differs = Readonly<Record<string, Json>> & {
  /** `dublin: 'the-loop'` for short, or all that is said of a piece. */
  readonly pieces?: Readonly<Record<string, string | JsonObject>>;
  /** Only these Boers are on the field; each with its area or all that is said of it. */
  readonly boers?: Readonly<Record<string, string | JsonObject>>;
};

/** Dice, options and components of a case. */
export type How = Omit<TestCase, 'differs'>;

/** A table with the battle on it. */
export class Table extends TestTable<State, Box> {
  protected override readonly passes = [
    'endOrders',
    'endWithdrawals',
    'endMovement',
    'endBrigade',
    'halt',
    'cease',
    'decline',
  ];

  /** Passes until this decision is asked (of that brigade). */
  override until(decision: string, brigade?: string): this {
    const reached = () =>
      this.isAsked(decision) && (brigade === undefined || this.about['brigade'] === brigade);
    this.passUntil(reached, decision);
    if (!reached()) throw new Error(`${decision} was never asked`);
    return this;
  }

  /** Passes until that segment (or a later one, if it asks nothing) is reached. */
  untilSegment(segment: string): this {
    const reached = () => this.events('segment').some((event) => event['segment'] === segment);
    return this.passUntil(reached, segment);
  }

  where(piece: string): string {
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
  brigade(id: string): JsonObject {
    return this.said('brigades', id);
  }
  piece(id: string): JsonObject {
    return this.said('pieces', id);
  }
  drift(id: string): JsonObject {
    return this.said('drifts', id);
  }

  /** What the position says of one of its parts. */
  private said(part: string, id: string): JsonObject {
    return (this.position[part] as Record<string, JsonObject>)[id] ?? {};
  }
}

/** Lays out a battle and plays to the first decision. */
export function table({ pieces, boers, drifts, ...rest }: Differs, how: How = {}): Table {
  const differs = {
    driftsAside: [10, 6, 4],
    ...rest,
    pieces: piecesIn(pieces, boers),
    drifts: merge(DRIFTS, (drifts ?? {}) as JsonObject),
  };
  return new Table(layCase(game.rules, { scenario: 'colenso', ...how, differs }));
}

const placed = (value: string | JsonObject): JsonObject =>
  typeof value === 'string' ? { area: value } : value;

function piecesIn(pieces: Differs['pieces'], boers: Differs['boers']): JsonObject {
  const out: Record<string, JsonObject> = {};
  if (boers) {
    const box = defaultBox();
    for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
      const { id, variant } = at(box.pieces, unit);
      if (variant === null) out[id] = { area: 'eliminated' };
    }
    for (const [id, value] of Object.entries(boers)) out[id] = placed(value);
  }
  for (const [id, value] of Object.entries(pieces ?? {})) out[id] = placed(value);
  return out;
}

function merge(base: Readonly<Record<string, JsonObject>>, more: JsonObject): JsonObject {
  const out: Record<string, Json> = { ...base };
  for (const [id, value] of Object.entries(more))
    out[id] = { ...(base[id] ?? {}), ...(value as JsonObject) };
  return out;
}

/** Draws a zero from a full strength cup. */
export const ZERO = 6;

/** The battalions of the 5th Irish. */
export const IRISH = ['inniskilling', 'border', 'connaught', 'dublin'];
/** All of them in one area with their leader. */
export const irishAt = (
  place: string,
  differs: NonNullable<Differs['pieces']> = {},
): NonNullable<Differs['pieces']> => ({
  'ldr-5th-irish': place,
  ...Object.fromEntries(IRISH.map((id) => [id, place])),
  ...differs,
});

/** Ermelo fires from Loop Crest at whatever is in The Loop. */
export const volley = (
  differs: Differs = {},
  dice: Record<string, readonly number[]> = {},
  options: Record<string, string> = {},
) =>
  table(
    {
      phase: 'boerRifleFire',
      turn: 4,
      boers: { ermelo: 'loop-crest' },
      pieces: irishAt('the-loop'),
      ...differs,
    },
    { options, dice: { 'strength/ermelo': [ZERO], ...dice } },
  );
