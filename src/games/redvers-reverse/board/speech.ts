import { makeBoardSpeech } from '../../../boardkit/board-speech.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

/** What the board says besides the names of the game: lettering, tracks, legend, places, pieces. */
export const boardSpeech = makeBoardSpeech({ en: EN, pl: PL });
