/** Plain data: the only thing that states, choices, events and files are made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data always gives the same text: keys sorted, absent values left out. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(item)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Whether two pieces of plain data are the same: as `canonical` texts would be, but several times quicker. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameData(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in left) if (!sameData(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
}

/** A copy of plain data that shares nothing with it. */
export function copyData<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return (value.some(isHolder) ? value.map((item) => copyData(item)) : value.slice()) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyData(part)])) as T;
}

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** JSON merge difference (RFC 7386): what must be laid over `from` to get `to`. */
export function difference(from: Json, to: Json): Json | undefined {
  if (!isObject(from) || !isObject(to)) return sameData(from, to) ? undefined : to;
  const changes: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const before = from[key];
    const after = to[key];
    if (after === undefined) {
      if (before !== undefined) changes[key] = null;
      continue;
    }
    const change = before === undefined ? after : difference(before, after);
    if (change !== undefined) changes[key] = change;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The other half of `difference`: lays changes over data. `null` removes a key, unless it was `null`. */
export function overlay(base: Json, changes: Json | undefined): Json {
  if (changes === undefined) return base;
  if (!isObject(base) || !isObject(changes)) return changes;
  // A map, for a file may name anything a key, `__proto__` too.
  const merged = new Map<string, Json>();
  for (const [key, value] of Object.entries(base)) if (value !== undefined) merged.set(key, value);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const before = merged.get(key);
    if (value === null && before !== null) merged.delete(key);
    else merged.set(key, before === undefined ? value : overlay(before, value));
  }
  return Object.fromEntries(merged);
}

/** A text as it is; any other data as JSON. For words about data whose kind is not known. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : canonical(value);

/** Whether the text of a JSON file opens more than `levels` lists and objects inside each other. */
export function isDeeperThan(source: string, levels: number): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < source.length; i++) {
    const letter = source[i];
    if (inText) {
      if (letter === '\\') i += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > levels) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return false;
}
