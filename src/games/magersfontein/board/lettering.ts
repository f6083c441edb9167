/** Names on the sheet: where they stand and how they are set. */
export interface Lettered {
  readonly hex: string;
  readonly dx: number;
  readonly dy: number;
  readonly cls: string;
}

const at = (hex: string, dx: number, dy: number, cls = ''): Lettered => ({ hex, dx, dy, cls });

export const NAMES: readonly Lettered[] = [
  at('0107', 8, 4, 'start'),
  at('0134', -12, 22, 'start'),
  at('0235', 14, 9, 'town start'),
  at('0333', 22, 24, 'start'),
  at('0427', 12, 14, 'start'),
  at('0812', 16, 3, 'start'),
  at('1003', 16, 20, 'start'),
  at('0927', -14, -10, 'end wet'),
  at('1124', -34, 22, 'end hill'),
  at('1419', -12, -6, 'end'),
  at('1824', 0, 40, 'hill'),
  at('1914', 16, -2, 'start wet'),
  at('1915', 22, 8, 'start'),
  at('2020', 22, 4, 'start'),
  at('2109', 0, -14, 'wet'),
  at('2210', 16, 8, 'start'),
  at('2305', 16, 6, 'start'),
  at('2732', 0, 22),
  at('2431', 16, 8, 'start wet'),
  at('1436', 8, 22, 'wet'),
  at('3128', -6, -16, 'end wet'),
];

export interface Arc {
  readonly id: string;
  readonly hexes: readonly string[];
  readonly size: number;
}

export const ARCS: readonly Arc[] = [
  { id: 'magersfontein', hexes: ['1318', '1516', '1716', '1917'], size: 9.5 },
  { id: 'spytfontein', hexes: ['1206', '1505', '1806', '2106'], size: 12 },
  { id: 'langeberg', hexes: ['0108', '0309', '0511', '0713'], size: 12 },
  { id: 'merton', hexes: ['0915', '1016', '1117', '1219'], size: 8.5 },
  { id: 'low', hexes: ['2320', '2422', '2524', '2726', '2828', '2930'], size: 10.5 },
];
