import { scripted } from './script.ts';
import { RECRUIT } from './skill.ts';
import { veteran } from './veteran.ts';

/** The machine levels of this game, weakest first. */
export const opponents = [scripted(RECRUIT), veteran];
