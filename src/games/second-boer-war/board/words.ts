/** What the board says: lettering, tracks, cards, conditions, places and pieces. */
import { boardWords } from '../../../boardkit/words.ts';
import { names as namesEn } from '../text/names.en.ts';
import { names as namesPl } from '../text/names.pl.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

export const words = boardWords({ en: EN, pl: PL }, { en: namesEn, pl: namesPl });
