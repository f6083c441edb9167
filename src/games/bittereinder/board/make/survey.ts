/** The areas of the game: the districts of the survey with what the components say of them. */

import { type District, districts } from '../../../../boardkit/country/make/survey.ts';
import { defaultBox, type TownKind } from '../../box.ts';
import type { Pack } from '../../pack.ts';

const box = defaultBox();
export const { pack } = box;

type Described = NonNullable<Pack['areas'][string]>;

export interface Area extends District, Pick<Described, 'town'> {
  readonly townKind: TownKind | null;
}

export const areas: readonly Area[] = districts.map((district) => {
  const area = pack.areas[district.id];
  if (!area) throw new Error(`no area ${district.id} among the components`);
  const townKind = box.townKind[box.areaIndex.get(district.id) ?? -1] ?? null;
  return { ...district, town: area.town, townKind };
});
