import { isObject, type Json, type JsonObject } from './json.ts';

export const SOURCES = ['rulebook', 'history', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

/** Where a value comes from, and that in words. */
interface Origin {
  readonly source: Source;
  readonly note: string;
}

/** One component value and where it comes from. */
export interface Provenance extends Origin {
  /** The group it is listed under: `tables`, `areas`, `units`. */
  readonly group: string;
  /** Path of the value in the pack; a pack file may use it to change that value alone. */
  readonly at: string;
  readonly value: Json;
}

/** Fields that speak about an entry: where its values come from, and what it is called. */
const ABOUT: ReadonlySet<string> = new Set(['source', 'note', 'sources', 'certainty', 'name']);

const originOf = (entry: JsonObject): Origin | null => {
  const { source, note } = entry;
  const known = SOURCES.find((one) => one === source);
  return known && typeof note === 'string' ? { source: known, note } : null;
};

/** Every value of a pack, with the source of its own field or else the nearest one above it. */
export function provenanceOf(pack: JsonObject): readonly Provenance[] {
  const found: Provenance[] = [];
  eachValue(pack, (group, at, value, origin) => {
    if (origin) found.push({ group, at, value, ...origin });
  });
  return found;
}

/** Paths of values that do not say where they come from; there should be none. */
export function unsourced(pack: JsonObject): readonly string[] {
  const found: string[] = [];
  eachValue(pack, (_, at, __, origin) => {
    if (!origin) found.push(at);
  });
  return found;
}

type Visit = (group: string, at: string, value: Json, origin: Origin | null) => void;

function eachValue(pack: JsonObject, visit: Visit): void {
  const walk = (group: string, at: string, value: Json, above: Origin | null): void => {
    if (!isObject(value)) {
      visit(group, at, value, above);
      return;
    }
    const origin = originOf(value) ?? above;
    const apart = isObject(value['sources']) ? value['sources'] : {};
    for (const [key, part] of Object.entries(value)) {
      if (ABOUT.has(key) || part === undefined) continue;
      const own = apart[key];
      walk(group, `${at}.${key}`, part, (isObject(own) ? originOf(own) : null) ?? origin);
    }
  };
  for (const [group, part] of Object.entries(pack)) {
    if (part !== undefined) walk(group, group, part, null);
  }
}
