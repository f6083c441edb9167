import type { Speech } from '../../kernel/text.ts';
import { diceOf, eventLine, tellsOfDice } from '../event-words.ts';
import type { Scene } from '../protocol.ts';
import type { StoryPoint } from '../story/story.ts';

/** Dice that weighed, and what they gave the side whose story it is. */
export interface KeyRoll {
  /** The number of its scene, as those who watch count them. */
  readonly at: number;
  readonly turn: number;
  readonly text: string;
  readonly dice: readonly number[];
  readonly luck: number;
}

/** Dice that moved the win chance by less weigh nothing. */
const LEAST = 0.02;

/** The dice of each turn that moved the win chance most, in the order in which they fell. */
export function keyRolls(
  points: readonly StoryPoint[],
  /** As those who watch were told them. */
  scenes: readonly Scene[],
  speech: Speech,
  most: number,
): ReadonlyMap<number, readonly KeyRoll[]> {
  const rolls: KeyRoll[] = [];
  for (const [i, point] of points.entries()) {
    if (Math.abs(point.luck) < LEAST) continue;
    const before = points[i - 1]?.scene ?? -1;
    const thrown = scenes.find(
      ({ at, event }) => at > before && at <= point.scene && tellsOfDice(event),
    );
    if (!thrown) continue;
    const { at, turn, event } = thrown;
    rolls.push({
      at,
      turn,
      text: eventLine(event, speech),
      dice: diceOf(event),
      luck: point.luck,
    });
  }
  const byTurn = Map.groupBy(rolls, ({ turn }) => turn);
  return new Map(
    [...byTurn].map(([turn, all]) => [
      turn,
      all
        .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
        .slice(0, most)
        .sort((a, b) => a.at - b.at),
    ]),
  );
}
