import type { AnyGame } from './face.ts';
import { commitmentOf, type RecordedRoll, recording } from './fair-dice.ts';
import { type GameEvent, isProblems, type Problem, type Side } from './game.ts';
import { canonical } from './json.ts';
import { type AnyMatch, layOut, Match } from './match.ts';
import { diceOf, type MatchFile } from './match-file.ts';
import { readPosition } from './position.ts';

/** A match played through with its own dice, and the rolls that happened. */
export function rollThrough(
  game: AnyGame,
  file: MatchFile,
): { readonly match: AnyMatch; readonly rolls: readonly RecordedRoll[] } | readonly Problem[] {
  const rolls: RecordedRoll[] = [];
  const dice = diceOf(file.dice);
  if (isProblems(dice)) return dice;
  const laid = file.start ? readPosition(game.rules, file.start) : layOut(game.rules, file.setup);
  if (isProblems(laid)) return laid;
  const match = new Match(game.rules, file.setup, laid.box, laid.state, recording(dice, rolls));
  for (const deed of file.deeds) match.perform(deed);
  return { match, rolls };
}

/** What somebody noted before and during a match, to hold its file against. */
export interface Witnessed {
  /** What the host committed to before the first roll; `null`: it was not noted. */
  readonly commitment: string | null;
  /** What this player added to the dice. */
  readonly nonce: string | null;
  /** Through whose eyes the match was seen, and all that was told. */
  readonly side: Side | null;
  readonly told: readonly GameEvent[];
}

export type DiceTrouble = 'noSecret' | 'commitment' | 'nonce' | 'replay' | 'told';

export interface DiceCheck {
  /** The first thing that does not add up. */
  readonly trouble: DiceTrouble | null;
  /** Rolls that were computed again. */
  readonly rolls: number;
  /** Commitment and nonce could be compared with what was noted before the first roll. */
  readonly noted: boolean;
}

/**
 * Checks the dice of a match that is over against what its player saw: the secret is the one that was
 * committed to, her own nonce is mixed in, and the match played through with the dice that follow
 * from them tells every event that she was told, so that no die fell otherwise.
 */
export function checkDice(game: AnyGame, file: MatchFile, seen: Witnessed): DiceCheck {
  const noted = seen.commitment !== null && seen.nonce !== null;
  const found = (trouble: DiceTrouble | null, rolls = 0): DiceCheck => ({ trouble, rolls, noted });
  const { dice } = file;
  if (dice.kind !== 'fair' || dice.secret === undefined) return found('noSecret');
  if ((seen.commitment ?? dice.commitment) !== commitmentOf(dice.secret))
    return found('commitment');
  if (seen.nonce !== null && !Object.values(dice.nonces).includes(seen.nonce))
    return found('nonce');
  let played: ReturnType<typeof rollThrough>;
  try {
    played = rollThrough(game, file);
  } catch {
    return found('replay');
  }
  if (!('match' in played)) return found('replay');
  const { match, rolls } = played;
  return found(areAmong(seen.told, match.log(seen.side)) ? null : 'told', rolls.length);
}

/** Whether some events happened in this order among others. */
function areAmong(told: readonly GameEvent[], all: readonly GameEvent[]): boolean {
  const happened = all.map(canonical);
  let from = 0;
  return told.every((event) => {
    const at = happened.indexOf(canonical(event), from);
    from = at + 1;
    return at >= 0;
  });
}
