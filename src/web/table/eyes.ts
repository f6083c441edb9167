import type { Side } from '../../kernel/game.ts';
import { PERSON } from '../../table/seats.ts';
import type { Table } from './table.svelte.ts';

/** Secrets lie open when all is over, and where machines play among themselves. */
export const liesOpen = ({ moment, watching }: Table): boolean =>
  moment.outcome !== null || watching !== null;

/** Whose eyes one may look back with, as long as nothing lies open only one's own. */
export const eyesOf = (table: Table): readonly (Side | null)[] => {
  const { moment, game, seats } = table;
  if (liesOpen(table)) return [null, ...game.rules.sides];
  return [...new Set([moment.side, null])].filter(
    (side) => side === null || seats[side] === PERSON || side === moment.side,
  );
};
