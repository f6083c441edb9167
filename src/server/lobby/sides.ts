import { fairDice } from '../../kernel/fair-dice.ts';
import type { Side } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BID, RANDOM } from '../../table/lobby.ts';
import type { HandicapTerms } from '../../table/online.ts';

/** What settles who plays which side. */
export interface Seated {
  readonly sides: readonly Side[];
  /** The host's side, `random` or `bid`. */
  readonly seat: string;
  readonly match: string;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: { readonly host: string; readonly guest: string };
  /** Where it is bid: for which side, and what each asks for to play it. */
  readonly bids?: { readonly side: Side; readonly host: number; readonly guest: number };
}

/** A lot that neither could foresee nor choose: drawn from the dice of the match, as every roll is. */
function hostDrawn({ secret, match, commitment, nonces }: Seated): boolean {
  const dice = fairDice(secret, { match, commitment, nonces });
  return dice.draw('sides', 0, 0, 2, 0) === 0;
}

/**
 * Who plays which side. Of two bids the lower one gets the side that is bid for, with the points it
 * named; equal bids are settled by lot.
 */
export function settleSides(seated: Seated): {
  readonly host: Side;
  readonly handicap: HandicapTerms | null;
} {
  const { sides, seat, bids } = seated;
  const [first, second] = [at(sides, 0), at(sides, 1)];
  const other = (side: Side): Side => (side === first ? second : first);
  if (seat === RANDOM) return { host: hostDrawn(seated) ? first : second, handicap: null };
  if (seat !== BID || !bids) return { host: seat, handicap: null };
  const { side, host, guest } = bids;
  const hostTakesIt = host === guest ? hostDrawn(seated) : host < guest;
  return {
    host: hostTakesIt ? side : other(side),
    handicap: {
      side,
      points: hostTakesIt ? host : guest,
      bids: hostTakesIt
        ? { [side]: host, [other(side)]: guest }
        : { [side]: guest, [other(side)]: host },
    },
  };
}
