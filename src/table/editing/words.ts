import type { Outline } from '../../kernel/fields/outline.ts';
import { isObject, type Json, type JsonObject } from '../../kernel/json.ts';

/** A way through the words of a position: names, ids and places in lists. */
export type Path = readonly string[];

/** A field of a form: where its words stand, and what they may be. */
export interface Field {
  readonly path: Path;
  readonly outline: Outline;
  /** Of a list of ids: the one of them that this field is about. It is said by being in the list. */
  readonly mark?: string;
}

/** What a position says there; `undefined` where it says nothing. */
export function wordsAt(words: Json | undefined, path: Path): Json | undefined {
  let found = words;
  for (const key of path) {
    if (Array.isArray(found)) found = (found as readonly Json[])[Number(key)];
    else found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

/** The same words with others in one place. */
export function withWords(words: Json | undefined, path: Path, said: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return said;
  if (Array.isArray(words)) {
    const items = words as readonly Json[];
    return items.map((item, i) => (String(i) === key ? withWords(item, rest, said) : item));
  }
  const object: JsonObject = isObject(words) ? words : {};
  return { ...object, [key]: withWords(object[key], rest, said) };
}

/** Whether a list of ids names one of them. */
export const isMarked = (words: Json | undefined, path: Path, id: string): boolean => {
  const list = wordsAt(words, path);
  return Array.isArray(list) && list.includes(id);
};

/** The same words with an id in a list, or out of it; the list keeps the order of the components. */
export function withMark(words: Json, { path, outline, mark }: Field, on: boolean): Json {
  const list = wordsAt(words, path);
  const now = new Set(Array.isArray(list) ? (list as readonly Json[]) : []);
  if (on) now.add(mark ?? '');
  else now.delete(mark ?? '');
  const known: readonly string[] = outline.kind === 'marks' ? outline.ids : [];
  const ordered = known.filter((id) => now.delete(id));
  return withWords(words, path, [...ordered, ...now]);
}
