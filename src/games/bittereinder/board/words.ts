/** What the board says: the lettering of the sheet, the tracks, the legend, places and pieces. */
import { type Language, type Speech, speech } from '../../../kernel/text.ts';
import type { Box } from '../box.ts';
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

/** The name of a component; what the data calls it where the texts have none. */
export function nameOf(box: Box, speech: Speech, id: string): string {
  const name = speech.name(id);
  if (name !== id) return name;
  const area = box.data.areas[id];
  if (area) return area.name ?? area.locality;
  return box.data.units[id]?.name ?? box.data.leaders[id]?.name ?? box.data.armies[id]?.name ?? id;
}
