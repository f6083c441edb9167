export const SIDES = ['british', 'boers'] as const;
export type SideName = (typeof SIDES)[number];
export const BRITISH = 0;
export const BOERS = 1;
export const NONE = -1;
/** Stands for "cannot": out of range, impassable. */
export const NEVER = 99;
