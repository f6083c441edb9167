import { recruit } from './recruit.ts';
import { veteran } from './veteran.ts';

/** The machine levels of this game, weakest first. */
export const opponents = [recruit, veteran];
