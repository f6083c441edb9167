import { type Json, textOf } from '../../kernel/json.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Path } from '../../table/editing/words.ts';

/** `razedNow` → `razed now`. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The name of a field as the game's texts have it (`field.<name>`), else as the declaration does.
 * Ids of components on the way are left out.
 */
export function fieldName(path: Path, speech: Speech): string {
  const name = path.at(-1) ?? '';
  for (const key of [`field.${path.join('.')}`, `field.${name}`])
    if (speech.has(key)) return speech.say(key);
  return capital(spaced(name));
}

const TOPICS = ['word', 'phase', 'side'] as const;

/** A word of a position as a reader of the game would say it. */
export function wordName(word: Json, speech: Speech): string {
  if (typeof word !== 'string') return textOf(word);
  for (const topic of TOPICS)
    if (speech.has(`${topic}.${word}`)) return speech.say(`${topic}.${word}`);
  const named = speech.name(word);
  return named === word ? spaced(word) : named;
}

/** A component as one looks for it in a list: its name, and its id where that is printed on the map. */
export const componentName = (id: string, speech: Speech): string => {
  const name = speech.name(id);
  if (name === id) return wordName(id, speech);
  return /^[A-Z]{1,2}\d+$/.test(id) ? `${name} (${id})` : name;
};
