import { seededDice, stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Refusal } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import {
  type AnyMatch,
  completeSetup,
  type Deed,
  type Entry,
  Match,
  type Told,
} from '../../kernel/match.ts';
import { choosersOf } from '../match-run.ts';
import { type Patch, patched, patchOf } from './patch.ts';
import type { RecordPlan } from './plan.ts';

/** One deed, or a stretch of them, and what came of it. */
export interface Passage {
  readonly deeds: readonly Deed[];
  /** The events, with those who may see them; left out of a stretch. */
  readonly told?: readonly Told[];
  /** What it changed in the written position. */
  readonly changes?: Patch;
}

/** A match as it went: what was told and how the written position changed, deed by deed. */
export interface Recording {
  readonly plan: RecordPlan;
  readonly opening: { readonly told: readonly Told[]; readonly position: Json };
  readonly passages: readonly Passage[];
  /** How it ended; `null` if it was cut off. */
  readonly outcome: Json;
}

/**
 * The first deeds of a match are recorded one by one, and later those that are rare in it: by what
 * is done or by what is told. What lies between is recorded in stretches, by what it led to.
 */
const FIRST = 150;
const RARE = 2;
const STRETCH = 40;
const ORDERS_EVERY = 24;

/** Plain data of its own: neither the match nor a later deed can change it. */
export const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

export const positionOf = ({ rules, state, box }: AnyMatch): Json => plain(rules.write(state, box));

/** What changed in the position since it was `before`. */
export function changesSince(before: Json, { rules, state, box }: AnyMatch): Patch | undefined {
  const changes = patchOf(before, rules.write(state, box));
  return changes && (plain(changes) as unknown as Patch);
}

export const toldBy = (told: readonly Told[]): readonly Told[] =>
  plain(told) as unknown as readonly Told[];

/** Why a deed is not legal, in one line; nothing if it was done. */
export function refusalOf(match: AnyMatch, deed: Deed): string | null {
  const tried = match.attempt(deed);
  if (isProblems(tried)) return tried.map(({ at, problem }) => `${at}: ${problem}`).join('; ');
  return tried.done ? null : refusalText(tried.refusal);
}

const refusalText = ({ rule, reason, values }: Refusal): string =>
  `${reason}${values ? ` ${JSON.stringify(values)}` : ''}${rule ? ` (rule ${rule})` : ''}`;

/** Begins a recorded match. Options that came into the game since stand at their defaults. */
export function beginMatch(game: AnyGame, { setup, seed }: RecordPlan): AnyMatch | string {
  const match = Match.begin(game.rules, completeSetup(game.rules, setup), seededDice(seed));
  return isProblems(match) ? match.map((p) => `${p.at}: ${p.problem}`).join('; ') : match;
}

/**
 * Plays a match and records it. Deeds kept from an earlier record are done again as long as they
 * are legal; then the players of the plan go on.
 */
export function recordMatch(
  game: AnyGame,
  plan: RecordPlan,
  kept: readonly Deed[] = [],
): Recording | string {
  const match = beginMatch(game, plan);
  if (typeof match === 'string') return match;
  const opening = { told: toldBy(match.opening), position: positionOf(match) };
  const players = playersOf(game, plan);
  const tape = new Tape(opening.position);
  let keeping = true;
  for (let done = 0; !match.outcome && done < plan.limit; done++) {
    const old: Deed | undefined = keeping ? kept[done] : undefined;
    keeping = old !== undefined && refusalOf(match, old) === null;
    if (!keeping) {
      const refusal = refusalOf(match, players(match, done));
      if (refusal !== null) return `deed ${done + 1} of its own players is refused: ${refusal}`;
    }
    tape.add(match);
  }
  return {
    plan: { ...plan, setup: match.setup },
    opening,
    passages: tape.end(),
    outcome: plain(match.outcome),
  };
}

/** Cuts a match into passages as it goes on. */
class Tape {
  private readonly passages: Passage[] = [];
  /** Deeds of the stretch that is not over yet, and the position before them. */
  private stretch: Deed[] = [];
  private start: Json;
  private position: Json;
  private done = 0;
  private readonly seen = new Map<string, number>();

  constructor(position: Json) {
    this.start = position;
    this.position = position;
  }

  /** The deed that was just done. */
  add(match: AnyMatch): void {
    const entry = match.history.at(-1);
    if (!entry) throw new Error('a deed without an entry');
    const deed = plain(entry.deed) as unknown as Deed;
    const changes = changesSince(this.position, match);
    const alone = this.isRare(entry) || this.done < FIRST;
    this.done++;
    if (alone) {
      this.cut();
      this.passages.push({ deeds: [deed], told: toldBy(entry.told), ...(changes && { changes }) });
    } else this.stretch.push(deed);
    this.position = patched(this.position, changes);
    if (alone) this.start = this.position;
    else if (this.stretch.length === STRETCH) this.cut();
  }

  end(): readonly Passage[] {
    this.cut();
    return this.passages;
  }

  private cut(): void {
    if (this.stretch.length === 0) return;
    const changes = patchOf(this.start, this.position);
    this.passages.push({ deeds: this.stretch, ...(changes && { changes }) });
    this.stretch = [];
    this.start = this.position;
  }

  private isRare(entry: Entry): boolean {
    let rare = false;
    for (const kind of kindsOf(entry)) {
      const times = this.seen.get(kind) ?? 0;
      this.seen.set(kind, times + 1);
      if (times < RARE) rare = true;
    }
    return rare;
  }
}

/** What kind of deed it was, and of what kinds the events were. */
function kindsOf({ deed, told }: Pick<Entry, 'deed' | 'told'>): Set<string> {
  const what = 'choice' in deed ? deed.choice.do : 'ends' in deed ? deed.ends : 'standing orders';
  return new Set([`${deed.side} ${what}`, ...told.map(({ event }) => `event ${event.type}`)]);
}

/** All kinds of deeds and events in a record. Those of a stretch stand elsewhere, for they are not rare. */
export const kindsIn = ({ passages }: Recording): Set<string> =>
  new Set(
    passages.flatMap(({ deeds: [deed], told }) =>
      deed && told ? [...kindsOf({ deed, told })] : [],
    ),
  );

/** The same of a match played to look at, without a record. */
export function kindsOfPlay(game: AnyGame, plan: RecordPlan): Set<string> {
  const match = beginMatch(game, plan);
  if (typeof match === 'string') throw new Error(match);
  const players = playersOf(game, plan);
  while (!match.outcome && match.history.length < plan.limit) {
    match.perform(players(match, match.history.length));
  }
  return new Set(match.history.flatMap((entry) => [...kindsOf(entry)]));
}

/** What the players of a plan do next: machines, random play, and orders left now and then. */
function playersOf(game: AnyGame, { seats, seed, orders }: RecordPlan) {
  const choosers = choosersOf(game, seats, seed);
  const random = stream(`${seed}/table`);
  return (match: AnyMatch, done: number): Deed => {
    const { rules, box } = match;
    if (orders && rules.drawStanding && done % ORDERS_EVERY === ORDERS_EVERY - 1) {
      const side = rules.sides[random(rules.sides.length)] ?? '';
      return { side, standing: rules.drawStanding(side, box, random) };
    }
    const owed = match.owed[random(match.owed.length)];
    const choose = owed && choosers.get(owed.side);
    if (!owed || !choose) throw new Error('nobody owes a decision and nobody has won');
    return { side: owed.side, choice: match.lend((play) => choose(play, owed)) };
  };
}

export const deedsOf = ({ passages }: Recording): readonly Deed[] =>
  passages.flatMap(({ deeds }) => deeds);
