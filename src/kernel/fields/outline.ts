import type { Json } from '../json.ts';

/**
 * What a position may say in one place, as plain data: enough to draw a form for it. It follows from
 * the declaration of the state, so that an editor of positions needs to know no game.
 */
export type Outline =
  /** A whole number, or one of some names. */
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly names: readonly string[];
    }
  | { readonly kind: 'truth' }
  | { readonly kind: 'word'; readonly words: readonly (string | number)[] }
  /** A component by its id, or one of some names. */
  | {
      readonly kind: 'id';
      readonly what: string;
      readonly ids: readonly string[];
      readonly names: readonly string[];
      /** It says where a piece stands on the map; this name takes it off. */
      readonly offMap?: string;
    }
  /** The ids of those components of which something is so. */
  | { readonly kind: 'marks'; readonly what: string; readonly ids: readonly string[] }
  | { readonly kind: 'list'; readonly each: Outline; readonly length: number | null }
  /** A list whose places are known beforehand. */
  | { readonly kind: 'row'; readonly each: readonly (readonly [name: string, Outline])[] }
  /** An object by the ids of components. */
  | {
      readonly kind: 'by';
      readonly what: string;
      readonly each: readonly (readonly [id: string, Outline])[];
    }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, Outline])[] }
  | { readonly kind: 'maybe'; readonly none: string; readonly of: Outline }
  /** Something of the game's own; it says in words what it takes. */
  | { readonly kind: 'free'; readonly wants: string };

/** The plainest thing that may be said there: what a form begins with. */
export function plainest(outline: Outline): Json {
  switch (outline.kind) {
    case 'number':
      return outline.least;
    case 'truth':
      return false;
    case 'word':
      return outline.words[0] ?? '';
    case 'id':
      return outline.names[0] ?? outline.ids[0] ?? '';
    case 'marks':
      return [];
    case 'list':
      return Array.from({ length: outline.length ?? 0 }, () => plainest(outline.each));
    case 'row':
      return outline.each.map(([, each]) => plainest(each));
    case 'by':
      return Object.fromEntries(outline.each.map(([id, each]) => [id, plainest(each)]));
    case 'object':
      return Object.fromEntries(outline.fields.map(([name, each]) => [name, plainest(each)]));
    case 'maybe':
      return outline.none;
    case 'free':
      return null;
  }
}
