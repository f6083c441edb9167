import { isObject, type Json } from '../../kernel/json.ts';
import { type Provenance, SOURCES, type Source } from '../../kernel/provenance.ts';
import type { Box } from './box.ts';

/** Every value of the pack, with the source that stands nearest above it. */
export function provenance(box: Box): readonly Provenance[] {
  const values: Provenance[] = [];
  for (const [group, part] of Object.entries(box.pack as unknown as Record<string, Json>)) {
    if (group.endsWith('Source') || group === 'meta') continue;
    const note = (box.pack as unknown as Record<string, Json>)[`${group}Source`];
    collect(values, group, group, part, typeof note === 'string' ? note : '');
  }
  return values;
}

function collect(
  values: Provenance[],
  group: string,
  at: string,
  value: Json,
  above: string,
): void {
  if (!isObject(value)) {
    if (above !== '') values.push({ group, at, value, source: kindOf(above), note: above });
    return;
  }
  const { source } = value;
  const note = typeof source === 'string' ? source : above;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'source' || key === 'confidence' || part === undefined) continue;
    collect(values, group, `${at}.${key}`, part, note);
  }
}

/** The first word of a note says what kind of source it is. */
const kindOf = (note: string): Source =>
  SOURCES.find((source) => note.startsWith(source)) ?? 'reconstructed';
