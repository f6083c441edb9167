import type { Letter } from '../../../boardkit/country/lettering.ts';

/** Names that follow a curve of the sheet; sizes in units at the middle zoom. */
export const LETTERS: readonly Letter[] = [
  { id: 'zar', kind: 'region', size: 12.5, track: 0.2 },
  { id: 'transvaal', kind: 'region', size: 21, track: 0.5 },
  { id: 'ofs', kind: 'region', size: 16.5, track: 0.26 },
  { id: 'cape', kind: 'region', size: 21, track: 0.55 },
  { id: 'bechuanaland', kind: 'region', size: 17, track: 0.34 },
  { id: 'rhodesia', kind: 'region', size: 17, track: 0.45 },
  { id: 'natal', kind: 'region', size: 15, track: 0.55 },
  { id: 'basutoland', kind: 'region', size: 10.5, track: 0.2 },
  { id: 'zululand', kind: 'region', size: 10.5, track: 0.3 },
  { id: 'swaziland', kind: 'region', size: 9, track: 0.16 },
  { id: 'transkei', kind: 'region', size: 11, track: 0.3 },
  { id: 'mozambique', kind: 'region', size: 11, track: 0.2 },
  { id: 'german-south-west', kind: 'beyond', size: 13, track: 0.16 },
  { id: 'kalahari', kind: 'beyond', size: 17, track: 0.6 },
  { id: 'indian-ocean', kind: 'sea', size: 26, track: 0.5 },
  { id: 'atlantic-ocean', kind: 'sea', size: 24, track: 0.4 },
  { id: 'orange-river', kind: 'river', size: 8.5, track: 0.06 },
  { id: 'vaal-river', kind: 'river', size: 8.5, track: 0.06 },
  { id: 'limpopo', kind: 'river', size: 8.5, track: 0.06 },
  { id: 'tugela', kind: 'river', size: 7.5, track: 0.04 },
];
