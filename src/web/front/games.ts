/** The four games as the front page shows them, in the order of their reach. Words are page texts. */
export const GAMES = [
  { id: 'bittereinder', weight: 6 },
  { id: 'second-boer-war', weight: 4 },
  { id: 'magersfontein', weight: 5 },
  { id: 'redvers-reverse', weight: 4 },
] as const;

export type ShownGame = (typeof GAMES)[number];
