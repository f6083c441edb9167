import { CORE_FIELDS, type Following, readCore, writeCore } from '../core-words.ts';
import { type GameState, isProblems, type Problem, type Rules, type Setup } from '../game.ts';
import { canonical, isObject, type JsonObject } from '../json.ts';
import type { Declared } from './declare.ts';
import { Keys, type Node, putAt } from './form.ts';
import type { Given, Kind, Situation } from './kind.ts';
import { Place } from './place.ts';

/** A word of positions that is no field of the state, but worked out from others. */
export interface SaidWord<S, B, P, G> {
  readonly kind: Kind<P, G>;
  of(state: S, box: B): P;
  /** Puts what was read into a state whose fields are read. */
  into?(state: S, said: P, box: B, place: Place): void;
}

/** What is left to do once every field was read. */
export interface Finishing<B, W = unknown> {
  readonly box: B;
  /** What the position said in words that are no field. */
  readonly said: W;
  /** The position says nothing of what happens next: that follows from turn and phase. */
  readonly opening: boolean;
  readonly place: Place;
}

interface PositionParts<S extends GameState, B, G, W> {
  /** The set-up: it gives what positions do not say. */
  layOut(setup: Setup, box: B): S | readonly Problem[];
  /** Words that are no field, by their path. */
  readonly said?: { readonly [K in keyof W]: SaidWord<S, B, W[K], G> };
  /** Parts of `core` that are left out where they follow from the rest of the state. */
  follows?(state: S, box: B): Following;
  finish?(state: S, finishing: Finishing<B, W>): void;
  /** How a match that is not over says its outcome. */
  readonly noOutcome?: 'none' | null;
}

type Fields = Record<string, unknown>;

/** Where a word is kept while a position is read; no field has such a name. */
const apart = (path: string): string => `said ${path}`;

/** Writing and strict reading of positions, from the declaration of a state. */
export function positions<
  S extends GameState,
  B extends object,
  G extends Given,
  E,
  W extends Record<string, unknown>,
>(
  declared: Declared<G, E>,
  { layOut, said, follows = () => ({}), finish, noOutcome = 'none' }: PositionParts<S, B, G, W>,
): Pick<Rules<S, B>, 'write' | 'read' | 'outline'> {
  const words = Object.entries((said ?? {}) as Record<string, SaidWord<S, B, unknown, G>>);
  const root = new Keys<G>();
  for (const [key, node] of declared.form.root.children) root.children.set(key, node);
  for (const [path, word] of words) putAt(root, path.split('.'), wordNode(path, word));
  const about = (state: S, box: B): Situation<G> => ({
    given: { state, box } as unknown as G,
    index: -1,
    owner: null,
  });
  return {
    write(readonly, box, everything = false) {
      const state = readonly as unknown as S;
      return {
        ...root.write(state as object as Fields, about(state, box), everything),
        core: {
          ...writeCore(state.core, everything ? {} : follows(state, box)),
          outcome: state.core.outcome ?? noOutcome,
        },
      };
    },
    outline: (state, box) => root.outline(about(state as unknown as S, box)),
    read(position, setup, box) {
      const state = layOut(setup, box);
      if (isProblems(state)) return state;
      const place = new Place();
      const { core, ...rest } = position;
      const told = isObject(core) ? core : {};
      for (const key of CORE_FIELDS)
        if (told[key] === undefined && !(key in follows(state, box)))
          place.under(`core.${key}`).say('is missing');
      const opened: JsonObject = { ...writeCore(state.core), outcome: noOutcome };
      const opening = (['agenda', 'lanes', 'owed', 'outcome'] as const).every(
        (key) => canonical(told[key] ?? null) === canonical(opened[key] ?? null),
      );
      const read: Fields = {};
      root.read(rest, read, about(state, box), place);
      if (place.problems.length > 0) return place.problems;
      const heard: Record<string, unknown> = {};
      for (const [path] of words) {
        heard[path] = read[apart(path)];
        delete read[apart(path)];
      }
      Object.assign(state, read);
      for (const [path, word] of words)
        word.into?.(state, heard[path], box, new Place(place.problems, path));
      state.core = readCore(core, follows(state, box));
      finish?.(state, { box, opening, place, said: heard as W });
      return place.problems.length > 0 ? place.problems : state;
    },
  };
}

const wordNode = <S, B, G extends Given>(
  path: string,
  { kind, of }: SaidWord<S, B, unknown, G>,
): Node<G> => ({
  applies: () => true,
  optional: kind.manner.usual !== undefined,
  outline: (about) => kind.outline(about),
  write: (from, about, everything) =>
    kind.write(of(from as S, about.given.box as B), about, everything),
  read(words, into, about, place) {
    into[apart(path)] = kind.read(words, about, place);
  },
});
