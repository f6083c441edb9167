import { at } from '../../../kernel/lists.ts';
import type { Box } from '../box.ts';
import { type Look, pieceId } from '../state.ts';

/** 3.1-b, 3.1-c, 3.1-i The places an Empire piece may choose from. */
export function stations(look: Look, piece: number): number[] {
  const { box, state } = look;
  const id = pieceId(look, piece);
  const entry = box.pack.units[id]?.entry;
  const places = (entry?.setupChoice ?? []).map((area) => box.areaIndex.get(area) ?? -1);
  if (!entry?.apart) return places;
  // A3 The two Cape garrisons take two different towns.
  return places.filter(
    (area) =>
      !box.pieceIds.some(
        (other, i) =>
          other !== id && box.pack.units[other]?.entry.apart && at(state.at, i) === area,
      ),
  );
}

/** 3.2-c, 3.2-d Any area of its own republic. */
export function musterAreas(box: Box, army: number): number[] {
  const region = box.pack.armies[at(box.pieceIds, army)]?.setup.region;
  return box.region.flatMap((name, area) => (name === region ? [area] : []));
}
