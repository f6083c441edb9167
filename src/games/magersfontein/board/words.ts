/** What the board says: lettering, tracks, legend, places and pieces. */
import { type Language, type Speech, speech } from '../../../kernel/text.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

const texts = {
  en: { messages: EN, names: {}, rules: {} },
  pl: { messages: PL, names: {}, rules: {} },
};
const made = new Map<Language, Speech>();

/** The board's own texts in the reader's language; names of components come from the game's. */
export function words(language: Language): Speech {
  const known = made.get(language);
  if (known) return known;
  const own = speech(texts, language);
  made.set(language, own);
  return own;
}
