import type { GameState, Reading, Side } from '../game.ts';
import { copyData, type Json, sameData } from '../json.ts';
import type { Copy } from './copy.ts';
import type { Outline } from './outline.ts';
import { type Place, quoted } from './place.ts';

/** What bounds and conditions of a declaration may ask: the box, and the fields it says it needs. */
export type Given = Reading<GameState, object>;

/** What a value is about while it is written, read or shown. */
export interface Situation<G> {
  readonly given: G;
  /** The component it belongs to, by its place in the list of its kind; -1 for none. */
  readonly index: number;
  /** The side that component belongs to. */
  readonly owner: Side | null;
}

/** What every kind of value knows. */
export interface Ways<T, G> {
  readonly copy: Copy;
  /** Something in it may be secret. */
  readonly secretive?: boolean;
  /** Whether these words may stand only once in a list, unless the list says otherwise. */
  readonly once?: (words: Json) => boolean;
  /** What a position may say here: `a whole number from 0 to 8`. */
  wants(about: Situation<G>): string;
  /** The same as data, for kinds that a form can show. */
  outline?(about: Situation<G>): Outline;
  /** `everything`: also what is as usual and would be left out. */
  write(value: T, about: Situation<G>, everything: boolean): Json;
  /** Notes what is wrong; `undefined` then. */
  read(words: Json, about: Situation<G>, place: Place): T | undefined;
  /** The same value as `viewer` sees it, for kinds that hold others. */
  show?(value: T, about: Situation<G>, viewer: Side | null): T;
}

/** A value, or how to work it out for one component. */
export type OrFound<T, G> = T | ((given: G, index: number) => T);

/** Written as a method, so that a kind of numbers counts as a kind of anything. */
type Shown<T, G> = { from(value: T, given: G, index: number): T }['from'];

/** Who may know a value, and what the others see in its place. */
export interface Secrecy<T, G> {
  readonly shows: T | Shown<T, G>;
  /** Only the side the component belongs to knows it, unless nobody does. */
  readonly knownTo?: 'owner' | 'nobody';
  /** It is open to all where this does not hold. */
  readonly while?: (given: G, index: number) => boolean;
}

/** How a field differs from the plain case: said always, under its own name, open to all. */
interface Manner<T, G> {
  readonly as?: string;
  readonly unsaid?: boolean;
  /** It says where a piece stands; this name takes it off the map. */
  readonly offMap?: string;
  readonly usual?: { readonly value: OrFound<T, G> };
  readonly only?: {
    readonly holds: (given: G, index: number) => boolean;
    readonly otherwise: T;
  };
  readonly secret?: Secrecy<T, G>;
}

/**
 * The kind of a field: what it is in the state and what a position says of it. The methods say
 * what is special about one field of the kind: `oneOf(['full', 'reduced']).as('side')`.
 */
export class Kind<T, G> {
  /** Only for the compiler: the type of the value in the state. */
  readonly holds?: T;
  readonly ways: Ways<T, G>;
  readonly manner: Manner<T, G>;

  /** What others see in its place, where that is always the same: a value that is so hides nothing. */
  readonly hiddenAs: T | undefined;

  constructor(ways: Ways<T, G>, manner: Manner<T, G> = {}) {
    this.ways = ways;
    this.manner = manner;
    const shows = manner.secret?.shows;
    this.hiddenAs = isShown(shows) ? undefined : shows;
  }

  private with(more: Manner<T, G>): Kind<T, G> {
    return new Kind(this.ways, { ...this.manner, ...more });
  }

  /** Positions call it by another name than the state does. */
  as(name: string): Kind<T, G> {
    return this.with({ as: name });
  }

  /** Left out of positions where it is so; and where a position leaves it out, it is so. */
  usually(value: OrFound<T, G>): Kind<T, G> {
    return this.with({ usual: { value } });
  }

  /** Only some components have it; for the others the state keeps `otherwise`. */
  only(holds: (given: G, index: number) => boolean, otherwise: T): Kind<T, G> {
    return this.with({ only: { holds, otherwise } });
  }

  /** Not all sides may know it. */
  secret(secret: Secrecy<T, G>): Kind<T, G> {
    return this.with({ secret });
  }

  /** Positions do not say it: it follows from the set-up or from other fields. */
  unsaid(): Kind<T, G> {
    return this.with({ unsaid: true });
  }

  /** It says where a piece stands on the map: an editor moves the piece by it. `off` takes it away. */
  onMap(off: string): Kind<T, G> {
    return this.with({ offMap: off });
  }

  get secretive(): boolean {
    return this.manner.secret !== undefined || this.ways.secretive === true;
  }

  applies({ given, index }: Situation<G>): boolean {
    return this.manner.only?.holds(given, index) ?? true;
  }

  private usualValue({ given, index }: Situation<G>): T | undefined {
    const value = this.manner.usual?.value;
    return isFound(value) ? value(given, index) : this.fresh(value);
  }

  /** A list in a declaration must not end up in two states. */
  private fresh<V extends T | undefined>(value: V): V {
    return copyData(value);
  }

  /** What a position may say of it, as data; `null` where it does not exist. */
  outline(about: Situation<G>): Outline | null {
    if (!this.applies(about)) return null;
    const outline = this.ways.outline?.(about) ?? { kind: 'free', wants: this.ways.wants(about) };
    const { offMap } = this.manner;
    return offMap !== undefined && outline.kind === 'id' ? { ...outline, offMap } : outline;
  }

  /** What a position says of it; `undefined` where it says nothing. */
  write(value: T, about: Situation<G>, everything: boolean): Json | undefined {
    const { only, usual } = this.manner;
    if (only && !only.holds(about.given, about.index)) return undefined;
    if (usual && !everything) {
      const expected = isFound(usual.value) ? usual.value(about.given, about.index) : usual.value;
      if (sameData(value, expected)) return undefined;
    }
    return this.ways.write(value, about, everything);
  }

  /** The value a position gives it; `undefined` if something is wrong, which is noted then. */
  read(words: Json | undefined, about: Situation<G>, place: Place): T | undefined {
    if (!this.applies(about)) {
      return words === undefined
        ? this.manner.only?.otherwise
        : place.say('does not exist here', { key: 'impossible.notHere' });
    }
    if (words !== undefined) return this.ways.read(words, about, place);
    if (this.manner.usual) return this.usualValue(about);
    const wants = this.ways.wants(about);
    const message = { key: 'impossible.missing', values: { wants } };
    return place.say(`is missing: it must be ${wants}`, message);
  }

  show(value: T, about: Situation<G>, viewer: Side | null): T {
    const { secret } = this.manner;
    const { given, index, owner } = about;
    if (
      secret &&
      (secret.knownTo === 'nobody' || owner === null || owner !== viewer) &&
      (secret.while?.(given, index) ?? true)
    )
      return isShown(secret.shows) ? secret.shows(value, given, index) : this.fresh(secret.shows);
    return this.ways.show ? this.ways.show(value, about, viewer) : value;
  }
}

/** States are plain data, so a function is never the value itself. */
const isFound = <T, G>(value: OrFound<T, G>): value is (given: G, index: number) => T =>
  typeof value === 'function';
const isShown = <T, G>(shows: T | Shown<T, G> | undefined): shows is Shown<T, G> =>
  typeof shows === 'function';

/** A kind that only has to say which words it takes. */
export const plain = <T, G>(ways: {
  readonly once?: (words: Json) => boolean;
  wants(about: Situation<G>): string;
  outline?(about: Situation<G>): Outline;
  write(value: T, about: Situation<G>): Json;
  take(words: Json, about: Situation<G>): T | undefined;
  /** More to say than what it wants. */
  refuse?(words: Json, about: Situation<G>): string;
}): Kind<T, G> =>
  new Kind({
    copy: 'share',
    ...(ways.once && { once: ways.once }),
    ...(ways.outline && { outline: ways.outline }),
    wants: (about) => ways.wants(about),
    write: (value, about) => ways.write(value, about),
    read: (words, about, place) =>
      ways.take(words, about) ??
      refuse(
        place,
        ways.refuse?.(words, about) ?? `must be ${ways.wants(about)}, not ${quoted(words)}`,
        words,
      ),
  });

/** English says what is wanted; other languages at least what cannot be. */
const refuse = (place: Place, problem: string, words: Json): undefined =>
  place.say(problem, { key: 'impossible.value', values: { problem, said: quoted(words) } });
