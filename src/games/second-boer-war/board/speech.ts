/** What the board says: lettering, tracks, cards, conditions, places and pieces. */
import { makeBoardSpeech } from '../../../boardkit/board-speech.ts';
import { names as namesEn } from '../text/names.en.ts';
import { names as namesPl } from '../text/names.pl.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

export const boardSpeech = makeBoardSpeech({ en: EN, pl: PL }, { en: namesEn, pl: namesPl });
