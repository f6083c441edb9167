import { isObject, type Json } from '../json.ts';
import type { Components } from './components.ts';
import type { Copy } from './copy.ts';
import { type Entries, Form, type Held, type HeldBy, own, refuseOthers } from './form.ts';
import { Kind, type Situation } from './kind.ts';
import type { Outline } from './outline.ts';
import { type Place, quoted } from './place.ts';
import { type Bound, find, valueKinds } from './values.ts';

/** Kinds that hold other kinds. */
export function holderKinds<G>() {
  const { id } = valueKinds<G>();

  /** Several of a kind, in order. Of components none may stand in it twice, unless `repeats`. */
  const list = <T>(
    kind: Kind<T, G>,
    { length, repeats = false }: { length?: Bound<G>; repeats?: boolean } = {},
  ): Kind<T[], G> =>
    new Kind<T[], G>({
      copy: { list: kind.ways.copy },
      secretive: kind.secretive,
      wants: (about) =>
        `a list${length === undefined ? '' : ` of ${find(length, about)}`}, each ${kind.ways.wants(about)}`,
      outline: (about) => ({
        kind: 'list',
        each: outlined(kind, about),
        length: length === undefined ? null : find(length, about),
      }),
      write: (value, about, everything) =>
        value.map((each) => kind.ways.write(each, about, everything)),
      read(words, about, place) {
        if (!Array.isArray(words)) return place.say(`must be a list, not ${quoted(words)}`);
        if (length !== undefined && words.length !== find(length, about))
          return place.say(`must have ${find(length, about)} entries, not ${words.length}`);
        const read = words.map((each: Json, i) => kind.ways.read(each, about, place.under(i)));
        if (!repeats) refuseTwice(words, place, (said) => kind.ways.once?.(said) ?? false);
        return complete(read);
      },
      show: (value, about, viewer) => value.map((each) => kind.show(each, about, viewer)),
    });

  /** A few values of different kinds, in order. */
  const tuple = <const K extends readonly Kind<unknown, G>[]>(
    ...kinds: K
  ): Kind<{ -readonly [I in keyof K]: HeldBy<K[I]> }, G> => {
    type T = { -readonly [I in keyof K]: HeldBy<K[I]> };
    const wants = (about: Situation<G>): string =>
      `a list of ${kinds.length}: ${kinds.map((kind) => kind.ways.wants(about)).join('; ')}`;
    return new Kind<T, G>({
      copy: { tuple: kinds.map((kind) => kind.ways.copy) },
      wants,
      outline: (about) => ({
        kind: 'row',
        each: kinds.map((kind, i) => [String(i + 1), outlined(kind, about)] as const),
      }),
      write: (value, about, everything) =>
        kinds.map((kind, i) => kind.ways.write(value[i], about, everything)),
      read(words, about, place) {
        if (!Array.isArray(words) || words.length !== kinds.length)
          return place.say(`must be ${wants(about)}`);
        const read = kinds.map((kind, i) => kind.ways.read(words[i], about, place.under(i)));
        return complete(read) as T | undefined;
      },
    });
  };

  /** One value for each component, as an object by ids. */
  const each = <T>(of: Components<G>, kind: Kind<T, G>): Kind<T[], G> => {
    const about = (given: G, index: number) => ({ given, index, owner: of.owner(given, index) });
    return new Kind<T[], G>({
      copy: { list: kind.ways.copy },
      secretive: kind.secretive,
      wants: () => `an object by ${of.what}`,
      outline: ({ given }) => ({
        kind: 'by',
        what: of.what,
        each: of.ids(given).flatMap((key, i) => {
          const outline = kind.outline(about(given, i));
          return outline ? [[key, outline] as const] : [];
        }),
      }),
      write(value, { given }, everything) {
        const words: Record<string, Json> = {};
        for (const [i, key] of of.ids(given).entries()) {
          const said = kind.write(value[i] as T, about(given, i), everything);
          if (said !== undefined) words[key] = said;
        }
        return words;
      },
      read(words, { given }, place) {
        if (!isObject(words)) return place.say(`must be an object by ${of.what}`);
        const ids = of.ids(given);
        refuseOthers(words, ids, of.what, place);
        return complete(
          ids.map((key, i) => kind.read(own(words, key), about(given, i), place.under(key))),
        );
      },
      show: (value, { given }, viewer) =>
        sameOr(
          value,
          value.map((item, i) => kind.show(item, about(given, i), viewer)),
        ),
    });
  };

  /** One value for each component, as a list in the order of the components. */
  const inOrder = <T>(of: Components<G>, kind: Kind<T, G>): Kind<T[], G> => {
    const about = (given: G, index: number) => ({ given, index, owner: of.owner(given, index) });
    return new Kind<T[], G>({
      copy: { list: kind.ways.copy },
      secretive: kind.secretive,
      wants: ({ given }) => `a list by ${of.what}: ${of.ids(given).join(', ')}`,
      outline: ({ given }) => ({
        kind: 'row',
        each: of.ids(given).map((key, i) => [key, outlined(kind, about(given, i))] as const),
      }),
      write: (value, { given }, everything) =>
        value.map((item, i) => kind.ways.write(item, about(given, i), everything)),
      read(words, { given }, place) {
        const ids = of.ids(given);
        if (!Array.isArray(words) || words.length !== ids.length)
          return place.say(`must be a list of ${ids.length}, by ${of.what}: ${ids.join(', ')}`);
        return complete(
          words.map((said: Json, i) => kind.ways.read(said, about(given, i), place.under(i))),
        );
      },
      show: (value, { given }, viewer) =>
        sameOr(
          value,
          value.map((item, i) => kind.show(item, about(given, i), viewer)),
        ),
    });
  };

  /** 0 or 1 for each component; positions list the ids of those that have 1. */
  const marked = (of: Components<G>): Kind<number[], G> =>
    new Kind<number[], G>({
      copy: { list: 'share' },
      wants: () => `a list of ids of a ${of.what} each`,
      outline: ({ given }) => ({ kind: 'marks', what: of.what, ids: of.ids(given) }),
      write: (value, { given }) => of.ids(given).filter((_, i) => value[i] !== 0),
      read(words, { given, index, owner }, place) {
        if (!Array.isArray(words)) return place.say(`must be a list, not ${quoted(words)}`);
        const marks = of.ids(given).map(() => 0);
        for (const [i, said] of words.entries()) {
          const found = id(of).ways.read(said, { given, index, owner }, place.under(i));
          if (found !== undefined) marks[found] = 1;
        }
        refuseTwice(words, place, () => true);
        return marks;
      },
    });

  /** An object with fields of its own. */
  const record = <const E extends Entries<G>>(entries: E): Kind<Held<E>, G> => {
    const form = new Form<G>(entries);
    return new Kind<Held<E>, G>({
      copy: { record: form.copies },
      secretive: form.secretive,
      wants: () => `an object with: ${[...form.root.children.keys()].join(', ')}`,
      outline: (about) => form.outline(about),
      write: (value, about, everything) => form.write(value, about, everything),
      read(words, about, place) {
        const made = {};
        const before = place.problems.length;
        form.read(words, made, about, place);
        return place.problems.length > before ? undefined : (made as Held<E>);
      },
      show(value, about, viewer) {
        const shown = { ...value };
        form.show(shown, about, viewer);
        return shown;
      },
    });
  };

  /** Something that need not be there: `null` in the state, `none` in positions. */
  const maybe = <T>(kind: Kind<T, G>, none = 'none'): Kind<T | null, G> =>
    new Kind<T | null, G>({
      copy: { maybe: kind.ways.copy },
      secretive: kind.secretive,
      wants: (about) => `"${none}", or ${kind.ways.wants(about)}`,
      outline: (about) => ({ kind: 'maybe', none, of: outlined(kind, about) }),
      write: (value, about, everything) =>
        value === null ? none : kind.ways.write(value, about, everything),
      read: (words, about, place) => (words === none ? null : kind.ways.read(words, about, place)),
      show: (value, about, viewer) => (value === null ? null : kind.show(value, about, viewer)),
    });

  /** A kind whose value the state keeps in another way, such as two numbers in one. */
  const coded = <T, P>(
    kind: Kind<P, G>,
    {
      encode,
      decode,
      copy = 'share',
    }: {
      encode: (said: P, about: Situation<G>) => T;
      decode: (kept: T, about: Situation<G>) => P;
      copy?: Copy;
    },
  ): Kind<T, G> =>
    new Kind<T, G>({
      copy,
      ...(kind.ways.once && { once: kind.ways.once }),
      wants: (about) => kind.ways.wants(about),
      outline: (about) => outlined(kind, about),
      write: (value, about, everything) => kind.ways.write(decode(value, about), about, everything),
      read(words, about, place) {
        const said = kind.ways.read(words, about, place);
        return said === undefined ? undefined : encode(said, about);
      },
    });

  return { list, tuple, each, inOrder, marked, record, maybe, coded };
}

/** The outline of a kind whether or not it exists for this component. */
const outlined = <T, G>({ ways }: Kind<T, G>, about: Situation<G>): Outline =>
  ways.outline?.(about) ?? { kind: 'free', wants: ways.wants(about) };

/** All of a list, or nothing if one of it could not be read. */
const complete = <T>(read: readonly (T | undefined)[]): T[] | undefined =>
  read.every((each): each is T => each !== undefined) ? [...read] : undefined;

function refuseTwice(words: readonly Json[], place: Place, once: (said: Json) => boolean): void {
  for (const [i, said] of words.entries())
    if (words.indexOf(said) < i && once(said)) place.under(i).say(`${quoted(said)} is named twice`);
}

/** The first list, where the second has the very same in it: then nobody need compare them again. */
const sameOr = <T>(list: T[], other: T[]): T[] =>
  other.every((item, i) => item === list[i]) ? list : other;
