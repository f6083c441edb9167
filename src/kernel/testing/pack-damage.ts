import { isObject, type Json, type JsonObject } from '../json.ts';
import {
  bare,
  boundsOf,
  entryOf,
  itemOf,
  kindAt,
  reference,
  type Schema,
  shapeOf,
  tableOf,
  text,
} from '../pack-schema.ts';

/** A pack file with one thing wrong in it, or at least one thing unusual. */
export interface Damage {
  readonly kind: 'rename' | 'kind' | 'null' | 'range' | 'dangling' | 'twice';
  /** Where it was done. */
  readonly at: string;
  /** Whether the shape of a pack allows it: then the game says whether it fits. */
  readonly allowed: boolean;
  /** The file is made when asked for: there are thousands. */
  file(): JsonObject;
}

/** Every way to damage a pack that this knows. */
export function damages(schema: Schema, pack: JsonObject): Damage[] {
  const found: Damage[] = [];

  const add = (
    kind: Damage['kind'],
    path: readonly string[],
    change: (parent: Record<string, Json>, key: string) => void,
    allowed = false,
  ): void => {
    const file = (): JsonObject => {
      const damaged = structuredClone(pack);
      const [parent, key] = parentOf(damaged, path);
      change(parent, key);
      return damaged;
    };
    found.push({ kind, at: path.join('.'), allowed, file });
  };
  const replace = (
    kind: Damage['kind'],
    path: readonly string[],
    by: Json,
    allowed?: boolean,
  ): void => {
    const change = (parent: Record<string, Json>, key: string) => {
      parent[key] = by;
    };
    add(kind, path, change, allowed);
  };

  const walk = (wrapped: Schema, value: Json, path: readonly string[], loose: boolean): void => {
    const { optional, nullable } = bare(wrapped);
    const inner = kindAt(wrapped, value);
    if (path.length > 0) {
      replace('kind', path, otherKind(value));
      if (value !== null) replace('null', path, null, optional || nullable || loose);
    }
    if (typeof value === 'number') {
      for (const far of [1e9, -1e9]) replace('range', path, far);
    }
    if (inner === reference) replace('dangling', path, 'no-such-thing');
    if (inner === text) replace('kind', path, '');
    if (isObject(value)) walkObject(inner, value, path);
    const item = itemOf(inner);
    if (Array.isArray(value) && item) {
      for (const [i, part] of value.entries()) walk(item, part, [...path, String(i)], false);
      const [first] = value;
      if (item === reference && first !== undefined) replace('twice', path, [...value, first]);
    }
  };

  const walkObject = (inner: Schema, value: JsonObject, path: readonly string[]): void => {
    const entry = entryOf(inner);
    const components = tableOf(inner);
    for (const [key, part] of Object.entries(value)) {
      if (part === undefined) continue;
      const field = shapeOf(inner)?.[key] ?? entry;
      if (!field) throw new Error(`${[...path, key].join('.')} is not in the schema`);
      add('rename', [...path, key], (parent, name) => {
        parent[`${name}-x`] = parent[name] ?? null;
        delete parent[name];
      });
      walk(field, part, [...path, key], entry !== null && components?.mayLack !== false);
    }
    if (components) {
      const list = Object.entries(value).map(([id, part]) => ({
        id,
        ...(isObject(part) ? part : {}),
      }));
      replace('twice', path, [...list, ...list.slice(0, 1)]);
    }
  };

  walk(schema, pack, [], false);
  return found;
}

/** Every number of a pack at the least and the most that its shape allows; lists by their places. */
export function extremes(schema: Schema, pack: JsonObject): { at: string; value: number }[] {
  const found: { at: string; value: number }[] = [];
  const walk = (wrapped: Schema, value: Json, path: readonly string[]): void => {
    const inner = kindAt(wrapped, value);
    if (typeof value === 'number') {
      for (const end of boundsOf(inner))
        if (end !== value) found.push({ at: path.join('.'), value: end });
    }
    for (const [key, part] of Object.entries(
      isObject(value) || Array.isArray(value) ? value : {},
    )) {
      const field = shapeOf(inner)?.[key] ?? entryOf(inner) ?? itemOf(inner);
      if (field && part !== undefined) walk(field, part, [...path, key]);
    }
  };
  walk(schema, pack, []);
  return found;
}

const otherKind = (value: Json): Json => {
  if (typeof value === 'string') return false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? {} : value === null ? [[]] : 5;
};

function parentOf(file: JsonObject, path: readonly string[]): [Record<string, Json>, string] {
  let parent = file as Record<string, Json>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, Json>;
  return [parent, path.at(-1) ?? ''];
}
