import type { Outline } from '../../kernel/fields/outline.ts';
import type { Json } from '../../kernel/json.ts';
import { type Field, type Path, withWords, wordsAt } from './words.ts';

/** A piece that can be put on the map: the game declared which field says where it stands. */
export interface Piece {
  readonly id: string;
  /** What it is called among its kind: `unit`, `leader`. */
  readonly what: string;
  /** Where a position says its place. */
  readonly path: Path;
  /** The kind of its places. */
  readonly ground: string;
  readonly places: readonly string[];
  /** The names of where it may be else: out of the game, still to come. */
  readonly elsewhere: readonly string[];
  /** The one of them to which it goes when it is taken off. */
  readonly off: string;
}

/** All pieces of a game, in the order of its components. */
export function piecesOf(outline: Outline): Piece[] {
  const found: Piece[] = [];
  walk(outline, [], (what, id, path, each) => {
    const fields = each.kind === 'object' ? each.fields : [['', each] as const];
    for (const [name, field] of fields) {
      if (field.kind !== 'id' || field.offMap === undefined) continue;
      found.push({
        id,
        what,
        path: name === '' ? path : [...path, name],
        ground: field.what,
        places: field.ids,
        elsewhere: field.names,
        off: field.offMap,
      });
    }
  });
  return found;
}

/** Everything that is said by component, wherever it stands. */
function walk(
  outline: Outline,
  path: Path,
  visit: (what: string, id: string, path: Path, each: Outline) => void,
): void {
  if (outline.kind === 'object')
    for (const [name, field] of outline.fields) walk(field, [...path, name], visit);
  if (outline.kind === 'by')
    for (const [id, each] of outline.each) visit(outline.what, id, [...path, id], each);
}

/** Where a piece stands: a place, or one of the names of elsewhere. */
export const standsAt = (words: Json, piece: Piece): string => {
  const said = wordsAt(words, piece.path);
  return typeof said === 'string' ? said : piece.off;
};

export const isOnMap = (words: Json, piece: Piece): boolean =>
  !piece.elsewhere.includes(standsAt(words, piece));

/** The same words with a piece put somewhere; in a place its kind cannot be in, nothing changes. */
export const withPiece = (words: Json, piece: Piece, to: string): Json =>
  piece.places.includes(to) || piece.elsewhere.includes(to)
    ? withWords(words, piece.path, to)
    : words;

/** What positions say of one component, piece or place, besides where it stands. */
export function fieldsAbout(outline: Outline, what: string, id: string): Field[] {
  const found: Field[] = [];
  const visit = (field: Outline, path: Path): void => {
    if (field.kind === 'object')
      for (const [name, inner] of field.fields) visit(inner, [...path, name]);
    else if (field.kind === 'marks') {
      if (field.what === what) found.push({ path, outline: field, mark: id });
    } else if (field.kind === 'by' && field.what === what) {
      const own = field.each.find(([key]) => key === id)?.[1];
      if (own) found.push(...leaves(own, [...path, id]));
    }
  };
  visit(outline, []);
  return found;
}

/** The fields of an object one by one; anything else as it is. Where a piece stands is no field of it. */
function leaves(outline: Outline, path: Path): Field[] {
  if (outline.kind === 'object')
    return outline.fields.flatMap(([name, inner]) => leaves(inner, [...path, name]));
  return outline.kind === 'id' && outline.offMap !== undefined ? [] : [{ path, outline }];
}

/** What positions say of the whole: everything that is about no piece and no place of the map. */
export function fieldsOfAll(outline: Outline): Field[] {
  const pieces = piecesOf(outline);
  const shown = new Set(pieces.flatMap(({ what, ground }) => [what, ground]));
  const found: Field[] = [];
  const visit = (field: Outline, path: Path): void => {
    if (field.kind === 'object')
      for (const [name, inner] of field.fields) visit(inner, [...path, name]);
    else if ((field.kind !== 'by' && field.kind !== 'marks') || !shown.has(field.what))
      found.push({ path, outline: field });
  };
  visit(outline, []);
  return found;
}
