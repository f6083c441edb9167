import { cloneCore, type GameState, type Side } from '../game.ts';
import { type ComponentParts, type Components, components } from './components.ts';
import { copier } from './copy.ts';
import { type Entries, Form, type Held, type HeldBy, type Placed } from './form.ts';
import { holderKinds } from './holders.ts';
import { type Given, Kind } from './kind.ts';
import { type DeclaredSteps, declareSteps, type StepTable } from './steps.ts';
import { valueKinds } from './values.ts';

/** A state that was declared: what the kernel needs to copy, say, read and mask it. */
export interface Declared<G extends Given, E> {
  /** Only for the compiler. */
  readonly holds?: Held<E>;
  readonly form: Form<G>;
  /** Copies a state field by field. Games use the faster `clone.ts` made from the same declaration. */
  clone<S extends GameState>(state: S): S;
  /** Takes out of a state (a copy) every field that was declared secret, as far as `side` may not know it. */
  mask(state: Held<E> & GameState, side: Side | null, box: G['box']): void;
}

/** The fields a state was declared to have: `interface State extends GameState, Fields<typeof FIELDS> {}`. */
export type Fields<D> = D extends { readonly holds?: infer H } ? Exclude<H, undefined> : never;

/** What bounds and secrets ask of the state must be among its fields. */
type Sound<G extends Given, E> =
  Held<E> extends Omit<G['state'], 'core'>
    ? Declared<G, E>
    : 'a field that the declaration asks for is not declared';

type Columns<R, G> = { [K in keyof R]: Placed<HeldBy<R[K]>[], G> };

/** The names of some declared fields. */
export const keysOf = <E extends object>(entries: E): readonly (keyof E & string)[] =>
  Object.keys(entries) as (keyof E & string)[];

/**
 * What a game declares its state with, typed for that game:
 * `const { fields, rows, whole, id } = fieldKinds<Given>()`.
 */
export function fieldKinds<G extends Given>() {
  /** What the set-up says once for the whole match: positions do not, and copies share it. */
  const fixed = <T>(): Kind<T, G> =>
    new Kind<T, G>({
      copy: 'share',
      wants: () => 'left to the set-up',
      write: () => null,
      read: (_, __, place) => place.say('is said by the set-up'),
    }).unsaid();

  /**
   * Fields that the state keeps as one list each, and positions as one object for each component:
   * `units: { 'black-watch-a': { hex, side, lost } }`.
   */
  const rows = <const R extends Readonly<Record<string, Kind<unknown, G>>>>(
    path: string,
    of: Components<G> | 'lines',
    kinds: R,
  ): Columns<R, G> =>
    Object.fromEntries(
      Object.entries(kinds).map(([key, kind]) => [key, { path: path.split('.'), rows: of, kind }]),
    ) as unknown as Columns<R, G>;

  /** Fields that positions keep together under one name. */
  const part = <const E extends Entries<G>>(path: string, entries: E): E => {
    const moved: Record<string, Placed<unknown, G>> = {};
    for (const [key, entry] of Object.entries(entries)) {
      const before = path.split('.');
      moved[key] =
        entry instanceof Kind
          ? { path: before, rows: null, kind: entry }
          : { ...entry, path: [...before, ...entry.path] };
    }
    return moved as unknown as E;
  };

  /** The whole state, each field once. The kernel adds its own part, `core`. */
  const fields = <const E extends Entries<G>>(entries: E): Sound<G, E> => {
    const form = new Form<G>(entries);
    const copyAll = copier({ record: form.copies });
    const declared: Declared<G, E> = {
      form,
      clone: <S extends GameState>(state: S): S =>
        ({ core: cloneCore(state.core), ...(copyAll(state) as object) }) as S,
      mask(state, side, box) {
        const given = { state, box } as unknown as G;
        form.show(state, { given, index: -1, owner: null }, side);
      },
    };
    return declared as Sound<G, E>;
  };

  return {
    components: (parts: ComponentParts<G>): Components<G> => components(parts),
    ...valueKinds<G>(),
    ...holderKinds<G>(),
    fixed,
    rows,
    part,
    fields,
    /** What each step of the agenda is about. */
    steps: <const T extends StepTable<G>>(table: T): DeclaredSteps<G, T> =>
      declareSteps<G, T>(table),
  };
}
