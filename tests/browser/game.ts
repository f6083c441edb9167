/** The game the table is tried with. */
export const GAME = 'outpost';
