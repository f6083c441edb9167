import type { Letter } from '../../../boardkit/country/lettering.ts';

/** Names that follow a curve of the country; sizes in its units. */
export const LETTERS: readonly Letter[] = [
  { id: 'zar', kind: 'region', size: 14, track: 0.22 },
  { id: 'ofs', kind: 'region', size: 16.5, track: 0.26 },
  { id: 'cape', kind: 'region', size: 21, track: 0.55 },
  { id: 'bechuanaland', kind: 'region', size: 17, track: 0.34 },
  { id: 'natal', kind: 'region', size: 15, track: 0.55 },
  { id: 'basutoland', kind: 'region', size: 10.5, track: 0.2 },
  { id: 'zululand', kind: 'region', size: 10.5, track: 0.3 },
  { id: 'swaziland', kind: 'region', size: 9, track: 0.16 },
  { id: 'transkei', kind: 'region', size: 11, track: 0.3 },
  { id: 'mozambique', kind: 'region', size: 11, track: 0.2 },
  { id: 'kalahari', kind: 'beyond', size: 17, track: 0.6 },
  { id: 'indian-ocean', kind: 'sea', size: 26, track: 0.5 },
  { id: 'orange-river', kind: 'river', size: 8.5, track: 0.06 },
  { id: 'limpopo', kind: 'river', size: 8.5, track: 0.06 },
];
