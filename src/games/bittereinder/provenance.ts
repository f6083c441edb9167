import { isObject, type Json } from '../../kernel/json.ts';
import { type Provenance, SOURCES, type Source } from '../../kernel/provenance.ts';
import type { Box } from './box.ts';

/** "rulebook §3.1…", "history: …", "public: …", "reconstructed: …" */
function sourceOf(note: string): Source {
  const first = SOURCES.find((source) => note.startsWith(source));
  if (first) return first;
  if (note.startsWith('public')) return 'history';
  return note.includes('rulebook') ? 'rulebook' : 'reconstructed';
}

/** Every entry of the pack that names its source, with all its values. */
export function provenance(box: Box): readonly Provenance[] {
  const found: Provenance[] = [];
  const walk = (value: Json, group: string, at: string): void => {
    if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) walk(item, group, `${at}.${i}`);
      return;
    }
    if (!isObject(value)) return;
    const { source, ...values } = value;
    if (typeof source === 'string') {
      found.push({ group, at, value: values, source: sourceOf(source), note: source });
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      if (item !== undefined && item !== null) walk(item, group, at ? `${at}.${key}` : key);
    }
  };
  for (const [group, part] of Object.entries(box.pack as unknown as Record<string, Json>))
    walk(part, group, group);
  return found;
}
