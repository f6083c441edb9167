import type { Side } from '../../kernel/game.ts';
import { PERSON } from '../../table/seats.ts';
import type { Table } from './table.svelte.ts';

/** Whose eyes one may look back with: secrets open when all is over; before, one has one's own. */
export const eyesOf = ({ moment, game, seats }: Table): readonly (Side | null)[] =>
  moment.outcome
    ? [null, ...game.rules.sides]
    : [...new Set([moment.side, null])].filter(
        (side) => side === null || seats[side] === PERSON || side === moment.side,
      );
