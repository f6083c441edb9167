import { suggestion } from '../nearest.ts';
import type { Components } from './components.ts';
import { type Kind, plain, type Situation } from './kind.ts';
import { quoted } from './place.ts';

/** A number, or how to find it for one component. */
export type Bound<G> = number | ((given: G, index: number) => number);

export const find = <G>(bound: Bound<G>, { given, index }: Situation<G>): number =>
  typeof bound === 'number' ? bound : bound(given, index);

/** Values that have a name of their own in positions: `{ none: NONE }`. */
type Named = Readonly<Record<string, number>>;

const orNamed = (named: Named): string =>
  Object.keys(named)
    .map((name) => `, or "${name}"`)
    .join('');
const namesOf = (named: Named): ReadonlyMap<number, string> =>
  new Map(Object.entries(named).map(([name, value]) => [value, name]));

/** Kinds of a single value. */
export function valueKinds<G>() {
  /** A whole number within bounds. */
  const whole = (least: Bound<G>, most: Bound<G>, named: Named = {}): Kind<number, G> => {
    const names = namesOf(named);
    return plain({
      wants: (about) =>
        `a whole number from ${find(least, about)} to ${find(most, about)}${orNamed(named)}`,
      outline: (about) => ({
        kind: 'number',
        least: find(least, about),
        most: find(most, about),
        names: Object.keys(named),
      }),
      write: (value) => names.get(value) ?? value,
      take(words, about) {
        if (typeof words === 'string')
          return Object.hasOwn(named, words) ? named[words] : undefined;
        return typeof words === 'number' &&
          Number.isInteger(words) &&
          words >= find(least, about) &&
          words <= find(most, about)
          ? words
          : undefined;
      },
    });
  };

  /** 0 or 1 in the state, false or true in positions. */
  const flag: Kind<number, G> = plain({
    wants: () => 'true or false',
    outline: () => ({ kind: 'truth' }),
    write: (value) => value !== 0,
    take: (words) => (typeof words === 'boolean' ? Number(words) : undefined),
  });

  /** False or true in both. */
  const truth: Kind<boolean, G> = plain({
    wants: () => 'true or false',
    outline: () => ({ kind: 'truth' }),
    write: (value) => value,
    take: (words) => (typeof words === 'boolean' ? words : undefined),
  });

  /** One of a few words; the state keeps its place among them, counted from `first`. */
  const oneOf = (words: readonly string[], first = 0): Kind<number, G> =>
    plain({
      wants: () => `one of: ${words.join(', ')}`,
      outline: () => ({ kind: 'word', words }),
      write: (value) => item(words, value - first),
      take(said) {
        const index = typeof said === 'string' ? words.indexOf(said) : -1;
        return index < 0 ? undefined : index + first;
      },
    });

  /** One of a few words or numbers, kept as it is. */
  const literal = <const W extends string | number>(...values: readonly W[]): Kind<W, G> =>
    plain({
      wants: () => `one of: ${values.join(', ')}`,
      outline: () => ({ kind: 'word', words: values }),
      write: (value) => value,
      take: (said) => values.find((each) => each === said),
    });

  /** A component, said by its id; the state keeps its place in the list. */
  const id = (of: Components<G>, named: Named = {}): Kind<number, G> => {
    const names = namesOf(named);
    return plain({
      once: (said) => !(typeof said === 'string' && Object.hasOwn(named, said)),
      wants: () => `the id of a ${of.what}${orNamed(named)}`,
      outline: ({ given }) => ({
        kind: 'id',
        what: of.what,
        ids: of.ids(given),
        names: Object.keys(named),
      }),
      write: (value, { given }) => names.get(value) ?? item(of.ids(given), value),
      take(said, { given }) {
        if (typeof said !== 'string') return undefined;
        return Object.hasOwn(named, said) ? named[said] : of.index(given).get(said);
      },
      refuse(said, { given }) {
        if (typeof said !== 'string')
          return `must be the id of a ${of.what}${orNamed(named)}, not ${quoted(said)}`;
        const known = [...of.ids(given), ...Object.keys(named)];
        return `no ${of.what} is named "${said}"; ${suggestion(said, known)}`;
      },
    });
  };

  /** A component, kept by its id; or one of some other names. */
  const name = (of: Components<G>, others: readonly string[] = []): Kind<string, G> =>
    plain({
      once: () => true,
      wants: () => `the id of a ${of.what}`,
      outline: ({ given }) => ({
        kind: 'id',
        what: of.what,
        ids: of.ids(given),
        names: others,
      }),
      write: (value) => value,
      take: (said, { given }) =>
        typeof said === 'string' && (others.includes(said) || of.index(given).has(said))
          ? said
          : undefined,
      refuse: (said, { given }) =>
        typeof said === 'string'
          ? `no ${of.what} is named "${said}"; ${suggestion(said, [...others, ...of.ids(given)])}`
          : `must be the id of a ${of.what}, not ${quoted(said)}`,
    });

  return { whole, flag, truth, oneOf, literal, id, name };
}

const item = (list: readonly string[], index: number): string => {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index} of ${list.join(', ')}`);
  return found;
};
