/** What the board says: the lettering of the sheet, the tracks, the legend, places and pieces. */
import { makeBoardSpeech } from '../../../boardkit/board-speech.ts';
import type { Speech } from '../../../kernel/text.ts';
import type { Box } from '../box.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

export const boardSpeech = makeBoardSpeech({ en: EN, pl: PL });

/** The name of a component; what the data calls it where the texts have none. */
export function nameOf(box: Box, speech: Speech, id: string): string {
  const name = speech.name(id);
  if (name !== id) return name;
  const area = box.pack.areas[id];
  if (area) return area.name ?? area.locality;
  return box.pack.units[id]?.name ?? box.pack.leaders[id]?.name ?? box.pack.armies[id]?.name ?? id;
}
