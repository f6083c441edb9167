import { isObject, type Json } from '../../kernel/json.ts';

/**
 * What turns one piece of plain data into another, as short as it can be read: `[value]` puts it
 * in place, `[]` takes it away, `[at, gone, [new…]]` cuts into a list, and an object goes inside.
 */
export type Patch =
  | readonly []
  | readonly [value: Json]
  | readonly [at: number, gone: number, fresh: readonly Json[]]
  | { readonly [key: string]: Patch };

const isList = (value: Json | Patch): value is readonly Json[] => Array.isArray(value);

/** The patch from one to the other; nothing where they are alike. The order of keys does not count. */
export function patchOf(from: Json, to: Json): Patch | undefined {
  if (from === to) return undefined;
  if (isList(from) && isList(to)) return patchOfLists(from, to);
  if (!isObject(from) || !isObject(to)) return [to];
  let inside: Record<string, Patch> | undefined;
  for (const key of Object.keys(from)) {
    const change = oneKey(from[key], to[key]);
    if (change === undefined) continue;
    inside ??= {};
    inside[key] = change;
  }
  for (const key of Object.keys(to)) {
    const after = to[key];
    if (after === undefined || Object.hasOwn(from, key)) continue;
    inside ??= {};
    inside[key] = [after];
  }
  return inside;
}

/** Absent is `undefined`, as a key without a value is in a file. */
function oneKey(before: Json | undefined, after: Json | undefined): Patch | undefined {
  if (before === undefined) return after === undefined ? undefined : [after];
  return after === undefined ? [] : patchOf(before, after);
}

function patchOfLists(from: readonly Json[], to: readonly Json[]): Patch | undefined {
  const { start, end } = middle(from, to);
  const gone = from.length - start - end;
  const fresh = to.slice(start, to.length - end);
  if (gone === 0 && fresh.length === 0) return undefined;
  if (gone !== fresh.length || !fresh.every(isObject)) return [start, gone, fresh];
  const inside: Record<string, Patch> = {};
  for (const [i, item] of fresh.entries()) {
    const change = patchOf(from[start + i] ?? null, item);
    if (change) inside[start + i] = change;
  }
  return inside;
}

/** How much two lists share at their start and at their end. */
export function middle(from: readonly Json[], to: readonly Json[]): { start: number; end: number } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && alike(from[start], to[start])) start++;
  let end = 0;
  while (end < shorter - start && alike(from.at(-1 - end), to.at(-1 - end))) end++;
  return { start, end };
}

/** Equal data; the order of keys does not count, and absent is `undefined`. */
export function alike(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  for (const key of Object.keys(a)) if (!alike(a[key], b[key])) return false;
  for (const key of Object.keys(b))
    if (b[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

/** The other half: what comes of the data. */
export function patched(base: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return base;
  if (Array.isArray(patch)) {
    const [first, gone, fresh] = patch as readonly [Json, number?, (readonly Json[])?];
    if (fresh === undefined) return first;
    const at = Number(first);
    const list = isList(base) ? base : [];
    return [...list.slice(0, at), ...fresh, ...list.slice(at + (gone ?? 0))];
  }
  const inside = Object.entries(patch as { readonly [key: string]: Patch });
  if (isList(base)) {
    const list = [...base];
    for (const [key, change] of inside) {
      list[Number(key)] = patched(list[Number(key)] ?? null, change);
    }
    return list;
  }
  const whole: Record<string, Json> = {};
  if (isObject(base)) Object.assign(whole, base);
  for (const [key, change] of inside) {
    if (Array.isArray(change) && change.length === 0) delete whole[key];
    else whole[key] = patched(whole[key] ?? null, change);
  }
  return whole;
}
