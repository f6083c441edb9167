/** What the board says: lettering, tracks, cards, conditions, places and pieces. */
import { type Language, type Speech, speech } from '../../../kernel/text.ts';
import { names as namesEn } from '../text/names.en.ts';
import { names as namesPl } from '../text/names.pl.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

const texts = {
  en: { messages: EN, names: namesEn, rules: {} },
  pl: { messages: PL, names: namesPl, rules: {} },
};
const made = new Map<Language, Speech>();

/** The board's own texts in the reader's language. */
export function words(language: Language): Speech {
  const known = made.get(language);
  if (known) return known;
  const own = speech(texts, language);
  made.set(language, own);
  return own;
}
