import { scripted } from './script.ts';
import { RECRUIT, VETERAN } from './skill.ts';

/** The machine levels of this game, weakest first. */
export const opponents = [scripted(RECRUIT), scripted(VETERAN)];
