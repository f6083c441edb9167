import type { Side } from '../game.ts';
import { oncePer } from '../memory.ts';
import type { Given } from './kind.ts';

/** A kind of component of the box: troops, posts, cards. The state knows each by its place in this list. */
export interface Components<G> {
  /** What one of them is called: `troop`. */
  readonly what: string;
  ids(given: G): readonly string[];
  /** The place of an id in the list. */
  index(given: G): ReadonlyMap<string, number>;
  /** The side whose it is; `null` where nobody owns it. */
  owner(given: G, index: number): Side | null;
}

export interface ComponentParts<G> {
  readonly what: string;
  readonly ids: (given: G) => readonly string[];
  readonly owner?: (given: G, index: number) => Side | null;
  /** The ids are worked out once for this object: the box, or what they depend on. */
  readonly per?: (given: G) => object;
}

export function components<G extends Given>(parts: ComponentParts<G>): Components<G> {
  const { what, ids, owner = () => null, per = ({ box }) => box } = parts;
  const known = new WeakMap<object, readonly string[]>();
  const indexed = oncePer(
    (list: readonly string[]): ReadonlyMap<string, number> => new Map(list.map((id, i) => [id, i])),
  );
  const listed = (given: G): readonly string[] => {
    const key = per(given);
    let list = known.get(key);
    if (!list) {
      list = ids(given);
      known.set(key, list);
    }
    return list;
  };
  return { what, ids: listed, index: (given) => indexed(listed(given)), owner };
}
