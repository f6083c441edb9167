import { isProblems, type Problem } from './game.ts';
import { difference, isObject, type Json, type JsonObject } from './json.ts';
import { oncePer } from './memory.ts';
import { suggestion } from './nearest.ts';
import {
  bare,
  entryOf,
  itemOf,
  kindAt,
  noSuchField,
  readBy,
  type Schema,
  shapeOf,
  shown,
  tableOf,
} from './pack-schema.ts';
import { type Provenance, provenanceOf } from './provenance.ts';

/** Notes a problem of a pack. */
export type Say = (at: string, problem: string) => void;

/** The packs of a game: its default component values, and files that change some of them. */
export interface Packs<B> {
  /** The shape of a whole pack. */
  readonly schema: Schema;
  /** All values as we play with them. */
  defaultPack(): JsonObject;
  /** The components with the default values. */
  defaultBox(): B;
  /** The components with changes laid over the default values; problems with place and reason. */
  openBox(changes?: JsonObject): B | readonly Problem[];
  /** What a pack file changes, and nothing else; problems with place and reason. */
  changesIn(file: unknown): JsonObject | readonly Problem[];
  /** Every value with its source. */
  provenance(box: B): readonly Provenance[];
}

interface PackParts<P, B> {
  /** The shape of a whole pack: `type Pack = Read<typeof schema>`. */
  readonly schema: Schema<P>;
  /** The default values. */
  readonly data: JsonObject;
  /** What a shape cannot say: that ids lead somewhere, that numbers fit each other. */
  check(pack: P, say: Say): void;
  /** The components, indexed. The pack has been checked. */
  build(pack: P): B;
}

/** Makes the packs of a game. */
export function packsOf<P extends JsonObject, B extends { readonly pack: P }>(
  parts: PackParts<P, B>,
): Packs<B> {
  const { schema, data } = parts;

  const read = (changes: unknown): { readonly pack: P } | readonly Problem[] => {
    const whole = layOver(schema, data, changes);
    if (isProblems(whole)) return whole;
    const found = readBy(schema, whole);
    if (isProblems(found)) return found;
    const pack = found.value;
    const problems: Problem[] = [];
    parts.check(pack, (at, problem) => problems.push({ at, problem }));
    return problems.length > 0 ? problems : { pack };
  };

  const openChanged = oncePer<JsonObject, B | readonly Problem[]>((changes) => {
    const found = read(changes);
    return isProblems(found) ? found : parts.build(found.pack);
  });
  let memo: B | undefined;
  const defaultBox = (): B => {
    // Our own values are checked by the tests, not anew whenever a table is opened.
    memo ??= parts.build(data as P);
    return memo;
  };

  return {
    schema,
    defaultPack: () => data,
    defaultBox,
    openBox: (changes) => (changes === undefined ? defaultBox() : openChanged(changes)),
    changesIn: (file) => {
      const found = read(file ?? null);
      if (isProblems(found)) return found;
      const changes = difference(data, found.pack);
      return isObject(changes) ? changes : {};
    },
    provenance: (box) => provenanceOf(box.pack),
  };
}

/** Looks up ids that a pack names: says where one leads nowhere, and which was perhaps meant. */
export function refer(say: Say, ids: Iterable<string>, what: string) {
  const known = new Set(ids);
  return (id: string, at: string): boolean => {
    if (known.has(id)) return true;
    say(at, `no ${what} is named "${id}"; ${suggestion(id, [...known])}`);
    return false;
  };
}

/** The two ends of a link that is named by them: `T1/B7`. */
export function endsOf(link: string): readonly [string, string] {
  const [a = '', b = ''] = link.split('/');
  return [a, b];
}

/** Links are named by two places that exist; each stands there once, from whichever end. */
export function checkLinks(
  say: Say,
  links: JsonObject,
  at: string,
  isPlace: (id: string, at: string) => boolean,
): void {
  for (const link of Object.keys(links)) {
    const where = `${at}.${link}`;
    const [a, b] = endsOf(link);
    if (link !== `${a}/${b}`) say(where, 'a link is named by its two ends: "one/other"');
    else if (isPlace(a, where) && isPlace(b, where)) {
      if (a === b) say(where, 'both ends are the same');
      else if (Object.hasOwn(links, `${b}/${a}`)) say(where, `is also given as "${b}/${a}"`);
    }
  }
}

/**
 * Lays the changes of a pack file over the default values. Objects are laid over each other field by
 * field, all else is replaced; `null` takes out what may be missing. Components may be given by id,
 * or as a whole list of objects that say their `id`; an entry of a list by its place. At the top a
 * key may be the whole path of a value: `"units.krupp-1.fire": 4`.
 */
function layOver(schema: Schema, data: JsonObject, file: unknown): Json | readonly Problem[] {
  if (!isObject(file)) return [{ at: '', problem: `a pack is a JSON object, not ${shown(file)}` }];
  const problems: Problem[] = [];
  const say: Say = (at, problem) => problems.push({ at, problem });
  const changes = unfoldPaths(file, say);
  const whole = lay(schema, data, changes, '', say);
  return problems.length > 0 ? problems : (whole ?? null);
}

function lay(
  wrapped: Schema,
  before: Json | undefined,
  change: Json,
  at: string,
  say: Say,
): Json | undefined {
  const { optional, nullable } = bare(wrapped);
  if (change === null) return optional && !nullable ? undefined : null;
  const both = isObject(before) && isObject(change);
  const schema = kindAt(wrapped, both ? { ...before, ...change } : change);
  // What becomes of another kind keeps nothing of what it was.
  const base = both && kindAt(wrapped, before) !== schema ? undefined : before;
  const components = tableOf(schema);
  if (components && Array.isArray(change)) {
    const listed = byId(change, at, say);
    const missing = Object.keys(isObject(base) ? base : {}).filter((id) => !(id in listed));
    if (missing.length > 0 && !components.mayLack)
      say(at, `a whole list must have all components; ${missing.length} missing: ${some(missing)}`);
    else for (const id of missing) listed[id] = null;
    return lay(schema, base, listed, at, say);
  }
  const item = itemOf(schema);
  if (item && Array.isArray(base) && isObject(change)) return layItems(item, base, change, at, say);
  const shape = shapeOf(schema);
  const value = entryOf(schema);
  if (!isObject(change) || (!shape && !value)) return change;
  const merged = new Map(Object.entries(isObject(base) ? base : {}));
  for (const [key, part] of Object.entries(change)) {
    if (part === undefined || key === '$comment') continue;
    const place = at ? `${at}.${key}` : key;
    const inner = value ?? (shape && Object.hasOwn(shape, key) ? shape[key] : undefined);
    if (!inner || key === '__proto__') {
      say(place, noSuchField(key, Object.keys(shape ?? {})));
      continue;
    }
    if (components && !merged.has(key) && !components.others?.test(key)) {
      say(place, `there is no such component; ${suggestion(key, [...merged.keys()])}`);
      continue;
    }
    if (value && part === null && !bare(value).nullable) {
      if (components && !components.mayLack) say(place, 'cannot be left out');
      merged.delete(key);
      continue;
    }
    const laid = lay(inner, merged.get(key), part, place, say);
    if (laid === undefined) merged.delete(key);
    else merged.set(key, laid);
  }
  return Object.fromEntries(merged);
}

const some = (ids: readonly string[]): string =>
  ids.length > 5 ? `${ids.slice(0, 5).join(', ')}…` : ids.join(', ');

/** Single entries of a list, by their places: `{ "0": …, "3": … }`. */
function layItems(
  item: Schema,
  base: readonly Json[],
  change: JsonObject,
  at: string,
  say: Say,
): Json {
  const laid = [...base];
  const places = Object.entries(change);
  if (places.length === 0) return change;
  for (const [key, part] of places) {
    const index = Number(key);
    if (part === undefined) continue;
    if (String(index) !== key || base[index] === undefined)
      say(`${at}.${key}`, `there is no such entry; the list has 0 to ${base.length - 1}`);
    else laid[index] = lay(item, base[index], part, `${at}.${key}`, say) ?? null;
  }
  return laid;
}

/** A whole list of components as an object by id. */
function byId(list: readonly Json[], at: string, say: Say): Record<string, Json> {
  const found: Record<string, Json> = Object.create(null);
  for (const [i, item] of list.entries()) {
    const { id, ...entry } = isObject(item) ? item : {};
    const place = `${at}.${i}`;
    if (typeof id !== 'string') say(place, 'a component in a list must be an object with an "id"');
    else if (id in found) say(`${place}.id`, `"${id}" stands twice in the list`);
    else found[id] = entry;
  }
  return found;
}

/** No value of any game lies deeper. */
const DEEPEST = 20;

/** `{ "units.krupp-1.fire": 4 }` is short for `{ "units": { "krupp-1": { "fire": 4 } } }`. */
function unfoldPaths(file: JsonObject, say: Say): JsonObject {
  const unfolded: Record<string, Json | undefined> = Object.create(null);
  const put = (into: Record<string, Json | undefined>, path: string[], value: Json, at: string) => {
    const [key = '', ...rest] = path;
    const there = into[key];
    if (rest.length === 0 && there === undefined) into[key] = value;
    else if (rest.length > 0 && (there === undefined || isObject(there))) {
      const inner: Record<string, Json | undefined> = Object.assign(Object.create(null), there);
      into[key] = inner;
      put(inner, rest, value, at);
    } else say(at, 'is given twice');
  };
  const keys = Object.keys(file).sort((a, b) => Number(a.includes('.')) - Number(b.includes('.')));
  for (const key of keys) {
    const value = file[key];
    const path = key.split('.');
    if (path.length > DEEPEST) say(shown(key), 'there is no such field');
    else if (value !== undefined) put(unfolded, path, value, key);
  }
  return unfolded;
}
