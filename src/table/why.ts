import type { Choice } from '../kernel/choice.ts';
import { seededDice, stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import { type GameState, isProblems, type Side } from '../kernel/game.ts';
import { sameData } from '../kernel/json.ts';
import type { AnyMatch, Entry } from '../kernel/match.ts';
import { type MatchFile, type Midway, openMatch } from '../kernel/match-file.ts';
import { Play } from '../kernel/play.ts';
import { imagine, viewOf } from '../kernel/views.ts';
import { adviceOf, reasonsFor } from './counsel.ts';
import { type Asked, asMatch } from './knowledge.ts';
import { type Machine, machineOf } from './machines.ts';
import type { Counsel, Why } from './protocol.ts';
import type { Seating } from './seating.ts';
import { PERSON } from './seats.ts';
import { EVERYTHING, type Viewer } from './tale.ts';

/**
 * Why a machine did what it did. It thinks again about the position as it was, with the same chance
 * of its own, and so finds what it found then, unless it was short of time.
 *
 * While the match goes on, whoever asks is told only what follows from what she may know herself.
 * Worlds are imagined from her view; where the machine would see the same in all of them, it has no
 * secret, and its reasons are worked out in one of those worlds. Where it would not, they wait for
 * the end. So nothing that is said can depend on what she may not know.
 */

/** In so many imagined worlds the machine must see the same. */
const WORLDS = 24;

/** A deed that a machine made. */
export interface MachineDeed {
  readonly side: Side;
  readonly choice: Choice;
  readonly level: string;
}

/** What a machine did with an entry of the history; `null` if it was no machine, or done in secret. */
export function machineDeed(
  history: readonly Entry[],
  entry: number,
  seating: Seating,
): MachineDeed | null {
  const [now, before] = [history[entry], history[entry - 1]];
  // Who was the last to decide while all did so at once is nobody's business.
  if (!now || now.simultaneous || before?.simultaneous || !('choice' in now.deed)) return null;
  const { side, choice } = now.deed;
  const level = seating.seatAt(side, entry);
  return level === PERSON ? null : { side, choice, level };
}

/** A match as it stood before an entry of its history. */
export function matchBefore(
  { rules }: AnyGame,
  whole: MatchFile,
  entry: number,
  midway: Midway<GameState> | null,
): AnyMatch {
  const { hash: _, ...file } = whole;
  const from = midway && entry >= midway.history.length ? midway : undefined;
  const part = { ...file, deeds: file.deeds.slice(0, entry) };
  const match = openMatch(rules, part, undefined, undefined, from);
  if (isProblems(match)) throw new Error(`the match does not replay: ${match[0]?.problem}`);
  return match;
}

export interface Asking {
  readonly viewer: Viewer;
  /** Nothing is secret any more. */
  readonly isOver: boolean;
  /** No time to think again: a machine that searches keeps its reasons. */
  readonly quick: boolean;
  /** Of the machine's own chance. */
  readonly seed: string;
}

/** Why a machine made this deed, in a match that stands just before it; afterwards it stands after it. */
export function whyOf(
  game: AnyGame,
  match: AnyMatch,
  { side, choice, level }: MachineDeed,
  { viewer, isOver, quick, seed }: Asking,
): Why | null {
  const machine = machineOf(game, level, side);
  if (!machine) return null;
  const open = isOver || viewer === EVERYTHING || viewer === side;
  const searches = machine.advise !== undefined;
  const told = { game, machine, choice, seed, quick: quick && searches };
  const judging = viewer !== null && viewer !== EVERYTHING ? viewer : open ? side : null;
  const before = chanceOf(game, match, judging);
  const asked = open ? match : worldAlike(match, viewer, side);
  const only = asked !== null && asked.choices(side).length === 1;
  const openly = open && reasonsIn(told, match, side);
  if (!match.perform({ side, choice })) throw new Error('what a machine did is not legal');
  const after = chanceOf(game, match, judging);
  const known = asked !== null && (open || worldAlike(match, viewer, side) !== null);
  const reasons = openly || (known && reasonsIn(told, asked, side)) || null;
  return {
    side,
    level,
    searches,
    reasons,
    only: reasons !== null && only,
    secret: !open && (!known || (reasons === null && !told.quick)),
    judged:
      judging === null || before === null || after === null
        ? null
        : { side: judging, before, after },
  };
}

interface Told {
  readonly game: AnyGame;
  readonly machine: Machine;
  readonly choice: Choice;
  readonly seed: string;
  readonly quick: boolean;
}

function reasonsIn(
  { game, machine, choice, seed, quick }: Told,
  asked: Asked,
  side: Side,
): Counsel | null {
  const owed = asked.owedBy(side);
  if (quick || !owed || !asked.offered(side, choice)) return null;
  const advice = adviceOf(machine, game, asked, owed, seed);
  return reasonsFor(game, asked, owed, machine, choice, advice);
}

/**
 * A world made of what `viewer` may know and of nothing else, in which `side` sees what it sees in
 * all such worlds; `null` where `side` knows more.
 */
function worldAlike(match: AnyMatch, viewer: Viewer, side: Side): Asked | null {
  const { rules, box } = match;
  const view = match.view(viewer);
  const imagined = (n: number): GameState => imagine(rules, box, view, viewer, stream(`why ${n}`));
  const world = imagined(0);
  const seen = viewOf(rules, box, world, side);
  for (let n = 1; n < WORLDS; n++)
    if (!sameData(viewOf(rules, box, imagined(n), side), seen)) return null;
  return asMatch(new Play(rules, box, world, seededDice('imagined')));
}

/** The win chance of a side by its own view; `null` where nobody judges. */
const chanceOf = ({ judge }: AnyGame, match: AnyMatch, side: Side | null): number | null =>
  side === null || !judge
    ? null
    : judge.winChance({ state: match.view(side), box: match.box }, side);
