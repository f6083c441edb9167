import type { Choice } from '../kernel/choice.ts';
import type { Owed, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import type { AskedMachine } from './machines.ts';
import type { ConditionalOrder } from './orders.ts';
import { isPerson, peopleOf, type Seats } from './seats.ts';
import type { Viewer } from './tale.ts';

/** Something that happens without anybody at a screen: a machine's decision, or a person's only answer. */
export type Automatic =
  | {
      readonly kind: 'only';
      readonly side: Side;
      readonly choice: Choice;
      /** The order by which it is answered. */
      readonly order?: ConditionalOrder;
    }
  | {
      readonly kind: 'machine';
      readonly side: Side;
      readonly level: string;
      readonly asked: AskedMachine;
      /** Of the machine's own chance: the same position in the same match, the same seed. */
      readonly seed: string;
    };

/** A pair of eyes at the table: asked whether it would have only answers given by themselves. */
export interface Onlooker {
  /** The sides it may look with. */
  readonly sides: readonly Side[];
  readonly looking: Viewer;
  readonly playForced: boolean;
  /** Machines need not play on when they have long lost. */
  readonly yields: boolean;
  /** Something was taken back. */
  forget(): void;
}

/** Whether these sides may not know the same. */
export const keepSecrets = (match: AnyMatch, sides: readonly Side[]): boolean =>
  new Set(sides.map((side) => JSON.stringify(match.view(side)))).size > 1;

/** The same of the position alone: standing orders are secret, but nothing that can be chosen hangs on them. */
function seeTheSamePosition(match: AnyMatch, sides: readonly Side[]): boolean {
  const positions = sides.map((side) => {
    const { core, ...position } = match.view(side);
    return JSON.stringify({ ...position, core: { ...core, standing: {} } });
  });
  return new Set(positions).size <= 1;
}

/**
 * Whom a match waits for, as `viewer` may know it: while all decide at the same time, nobody sees who
 * is through, except that it is not oneself.
 */
export function waitingFor(match: AnyMatch, viewer: Viewer): readonly Side[] {
  const { outcome, lanes, owed } = match.state.core;
  if (outcome) return [];
  if (lanes.length === 0) return owed.map(({ side }) => side);
  if (viewer !== null && match.owedBy(viewer)) return [viewer];
  return lanes.map(({ side }) => side).filter((side) => side !== viewer);
}

/** What comes next without anybody at a screen; `null`: a person must decide, or it is over. */
export function nextByItself(
  match: AnyMatch,
  seats: Seats,
  onlookers: Iterable<Onlooker>,
  paused: boolean,
  seedOf: (side: Side) => string,
): Automatic | null {
  if (match.outcome) return null;
  for (const owed of match.owed) {
    const { side } = owed;
    if (!isPerson(seats, side)) {
      if (!paused) return machineAt(match, owed, seats[side] ?? '', seedOf(side));
      continue;
    }
    const choices = match.choices(side);
    const [only] = choices;
    if (only && choices.length === 1 && answersItself(match, seats, onlookers, side))
      return { kind: 'only', side, choice: only };
  }
  return null;
}

function machineAt(match: AnyMatch, owed: Owed, level: string, seed: string): Automatic {
  const { side } = owed;
  const asked = { view: () => match.view(side), owed, choices: match.choices(side) };
  return { kind: 'machine', side, level, asked, seed };
}

/**
 * Whether the only answer of this side is given for it: if it wants that, and nobody learns from it
 * that there was nothing to choose, which may betray a hand.
 */
function answersItself(
  match: AnyMatch,
  seats: Seats,
  onlookers: Iterable<Onlooker>,
  side: Side,
): boolean {
  const people = peopleOf(match.rules.sides, seats);
  for (const { sides, looking, playForced } of onlookers) {
    if (!playForced || !sides.includes(side)) continue;
    if (people.length < 2) return true;
    // Whoever shares a screen with all others looks at it alone for now.
    if (looking === side && people.every((other) => sides.includes(other))) return true;
    // Orders that were left must not change how fast one answers: that would betray them.
    return seeTheSamePosition(match, people);
  }
  return false;
}
