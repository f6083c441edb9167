import type { Side } from '../game.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { suggestion } from '../nearest.ts';
import type { Components } from './components.ts';
import type { Copy } from './copy.ts';
import { Kind, type Situation } from './kind.ts';
import type { Outline } from './outline.ts';
import { type Place, quoted } from './place.ts';

/** A field that positions say elsewhere than under its own name at the top. */
export interface Placed<T, G> {
  /** Only for the compiler: the type of the value in the state. */
  readonly holds?: T;
  readonly path: readonly string[];
  /** The state keeps a list of it: one for each component, or for each line of a list. */
  readonly rows: Components<G> | 'lines' | null;
  readonly kind: Kind<unknown, G>;
}

export type Entry<T, G> = Kind<T, G> | Placed<T, G>;
export type Entries<G> = Readonly<Record<string, Entry<unknown, G>>>;

/** The type of a value in the state, by the kind it was declared with. */
export type HeldBy<K> = K extends { readonly holds?: infer T } ? Exclude<T, undefined> : never;

/** The type of the object whose fields are declared so. */
export type Held<E> = { -readonly [K in keyof E]: HeldBy<E[K]> };

type Fields = Record<string, unknown>;

/** A part of the tree that positions are: it writes and reads the fields of one object. */
export interface Node<G> {
  applies(about: Situation<G>): boolean;
  /** It may be left out: all in it is usually so. */
  readonly optional: boolean;
  /** What positions may say there, as data; `null` where it does not exist. */
  outline(about: Situation<G>): Outline | null;
  write(from: Fields, about: Situation<G>, everything: boolean): Json | undefined;
  read(words: Json | undefined, into: Fields, about: Situation<G>, place: Place): void;
}

/** One field: at the end of its path. */
const leaf = <G>(field: string, kind: Kind<unknown, G>, inRow: boolean): Node<G> => ({
  applies: (about) => kind.applies(about),
  optional: kind.manner.usual !== undefined || kind.manner.only !== undefined,
  outline: (about) => kind.outline(about),
  write(from, about, everything) {
    const value = inRow ? (from[field] as readonly unknown[])[about.index] : from[field];
    return kind.write(value, about, everything);
  },
  read(words, into, about, place) {
    const value = kind.read(words, about, place);
    if (inRow) (into[field] as unknown[])[about.index] = value;
    else into[field] = value;
  },
});

/** An object with keys known beforehand. */
export class Keys<G> implements Node<G> {
  readonly children = new Map<string, Node<G>>();

  applies(): boolean {
    return true;
  }

  get optional(): boolean {
    return [...this.children.values()].every((child) => child.optional);
  }

  outline(about: Situation<G>): Outline {
    const fields = [...this.children].flatMap(([key, child]) => {
      const outline = child.outline(about);
      return outline ? [[key, outline] as const] : [];
    });
    return { kind: 'object', fields };
  }

  write(from: Fields, about: Situation<G>, everything: boolean): JsonObject {
    const words: Record<string, Json> = {};
    for (const [key, child] of this.children) {
      const said = child.write(from, about, everything);
      if (said !== undefined) words[key] = said;
    }
    return words;
  }

  read(words: Json | undefined, into: Fields, about: Situation<G>, place: Place): void {
    if (!isObject(words) && !(words === undefined && this.optional)) {
      place.say(`must be an object with: ${this.known(about).join(', ')}`);
      return;
    }
    const given = words ?? {};
    if (!Object.keys(given).every((key) => this.children.get(key)?.applies(about)))
      refuseOthers(given, this.known(about), 'field', place);
    for (const [key, child] of this.children) {
      const said = child.applies(about) ? own(given, key) : undefined;
      child.read(said, into, about, place.under(key));
    }
  }

  private known(about: Situation<G>): string[] {
    return [...this.children].flatMap(([key, child]) => (child.applies(about) ? [key] : []));
  }
}

/** An object by component ids, or a list of lines. */
class Rows<G> implements Node<G> {
  readonly row: Keys<G> | Node<G>;
  readonly fields: string[] = [];
  readonly of: Components<G> | 'lines';

  constructor(of: Components<G> | 'lines', row: Keys<G> | Node<G>) {
    this.of = of;
    this.row = row;
  }

  applies(): boolean {
    return true;
  }

  get optional(): boolean {
    return false;
  }

  outline({ given, owner }: Situation<G>): Outline {
    const of = (about: Situation<G>): Outline =>
      this.row.outline(about) ?? { kind: 'object', fields: [] };
    if (this.of === 'lines')
      return { kind: 'list', each: of({ given, index: 0, owner }), length: null };
    const { what, ids, owner: ownerOf } = this.of;
    const each = ids(given).map(
      (id, index) => [id, of({ given, index, owner: ownerOf(given, index) })] as const,
    );
    return { kind: 'by', what, each };
  }

  write(from: Fields, { given, owner }: Situation<G>, everything: boolean): Json {
    if (this.of === 'lines') {
      const lines = (from[this.fields[0] ?? ''] as readonly unknown[]).length;
      return Array.from(
        { length: lines },
        (_, index) => this.row.write(from, { given, index, owner }, everything) ?? null,
      );
    }
    const words: Record<string, Json> = {};
    for (const [index, id] of this.of.ids(given).entries()) {
      const about = { given, index, owner: this.of.owner(given, index) };
      const said = this.row.write(from, about, everything);
      const empty = isObject(said) && Object.keys(said).length === 0 && this.row.optional;
      if (said !== undefined && !empty) words[id] = said;
    }
    return words;
  }

  read(words: Json | undefined, into: Fields, about: Situation<G>, place: Place): void {
    for (const field of this.fields) into[field] = [];
    if (this.of === 'lines') this.readLines(words, into, about, place);
    else this.readRows(this.of, words, into, about, place);
  }

  private readLines(
    words: Json | undefined,
    into: Fields,
    { given, owner }: Situation<G>,
    place: Place,
  ): void {
    if (!Array.isArray(words)) {
      place.say(`must be a list, not ${quoted(words)}`);
      return;
    }
    for (const [index, line] of words.entries())
      this.row.read(line, into, { given, index, owner }, place.under(index));
  }

  private readRows(
    of: Components<G>,
    words: Json | undefined,
    into: Fields,
    { given }: Situation<G>,
    place: Place,
  ): void {
    if (!isObject(words)) {
      place.say(`must be an object by ${of.what}, not ${quoted(words)}`);
      return;
    }
    const ids = of.ids(given);
    refuseOthers(words, ids, of.what, place);
    for (const [index, id] of ids.entries())
      this.row.read(
        own(words, id),
        into,
        { given, index, owner: of.owner(given, index) },
        place.under(id),
      );
  }
}

/** Hangs a node into the tree at a path of plain keys. */
export function putAt<G>(root: Keys<G>, path: readonly string[], node: Node<G>): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    if (root.children.has(key)) throw new Error(`${key} is declared twice`);
    root.children.set(key, node);
    return;
  }
  const next = root.children.get(key) ?? new Keys<G>();
  if (!(next instanceof Keys)) throw new Error(`${key} is declared in two ways`);
  root.children.set(key, next);
  putAt(next, rest, node);
}

/** Nothing may be said about what does not exist. */
export function refuseOthers(
  words: JsonObject,
  known: readonly string[],
  what: string,
  place: Place,
): void {
  const names = new Set(known);
  for (const key of Object.keys(words))
    if (!names.has(key)) place.under(key).say(`no such ${what}; ${suggestion(key, known)}`);
}

/** A key of the data itself, not of what every object has. */
export const own = (words: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const isKind = <G>(entry: Entry<unknown, G>): entry is Kind<unknown, G> => entry instanceof Kind;

/** What a set of declared fields means: how an object of them is written, read, shown and copied. */
export class Form<G> {
  readonly root = new Keys<G>();
  readonly copies: Readonly<Record<string, Copy>>;
  private readonly secrets: readonly (readonly [field: string, placed: Placed<unknown, G>])[];

  constructor(entries: Entries<G>) {
    const copies: Record<string, Copy> = {};
    const secrets: [string, Placed<unknown, G>][] = [];
    for (const [field, entry] of Object.entries(entries)) {
      const placed = isKind(entry) ? { path: [], rows: null, kind: entry } : entry;
      const { kind, rows } = placed;
      copies[field] = rows === null ? kind.ways.copy : { list: kind.ways.copy };
      if (kind.secretive) secrets.push([field, placed]);
      if (!kind.manner.unsaid) this.place(field, placed);
    }
    this.copies = copies;
    this.secrets = secrets;
  }

  private place(field: string, { path, rows, kind }: Placed<unknown, G>): void {
    let keys = this.root;
    for (const [i, key] of path.entries()) {
      const last = i === path.length - 1;
      let next = keys.children.get(key);
      if (!next) {
        next = last && rows !== null ? new Rows(rows, new Keys<G>()) : new Keys<G>();
        keys.children.set(key, next);
      }
      if (next instanceof Rows && next.row instanceof Keys) {
        next.fields.push(field);
        keys = next.row;
      } else if (next instanceof Keys) keys = next;
      else throw new Error(`${path.join('.')} is declared in two ways`);
    }
    const name = kind.manner.as ?? field;
    if (keys.children.has(name)) throw new Error(`${[...path, name].join('.')} is declared twice`);
    keys.children.set(name, leaf(field, kind, rows !== null));
  }

  outline(about: Situation<G>): Outline {
    return this.root.outline(about);
  }

  write(from: object, about: Situation<G>, everything: boolean): JsonObject {
    return this.root.write(from as Fields, about, everything);
  }

  /** Reads into an object, which keeps what positions do not say. */
  read(words: Json, into: object, about: Situation<G>, place: Place): void {
    this.root.read(words, into as Fields, about, place);
  }

  get secretive(): boolean {
    return this.secrets.length > 0;
  }

  /** Changes every field that is secret to what `viewer` sees. All are looked at before any changes. */
  show(object: object, about: Situation<G>, viewer: Side | null): void {
    const fields = object as Fields;
    const { given } = about;
    const shown = this.secrets.map(([field, { kind, rows }]) => {
      const value = fields[field];
      if (rows === null) return kind.show(value, about, viewer);
      const list = value as readonly unknown[];
      const hidden = kind.hiddenAs;
      // The very same list, where nothing in it is secret now.
      let copy: unknown[] | null = null;
      for (let index = 0; index < list.length; index++) {
        if (list[index] === hidden) continue;
        const owner = rows === 'lines' ? about.owner : rows.owner(given, index);
        const item = kind.show(list[index], { given, index, owner }, viewer);
        if (item === list[index]) continue;
        copy ??= list.slice();
        copy[index] = item;
      }
      return copy ?? list;
    });
    for (const [i, [field]] of this.secrets.entries()) fields[field] = shown[i];
  }
}
