import { boardWords } from '../../../boardkit/words.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

/** What the board says besides the names of the game: lettering, tracks, legend, places, pieces. */
export const words = boardWords({ en: EN, pl: PL });
