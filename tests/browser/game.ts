/** The game the table is tried with. */
export const GAME = 'redvers-reverse';
/** Two seats, secrets, simultaneous decisions: the example game. */
export const DUEL = 'outpost';
