/** The curves on which the names of countries, seas and rivers stand. */

import { at } from '../../../kernel/lists.ts';
import { dist, type Line, type Point } from '../../make/geometry.ts';
import { project } from '../projection.ts';

/** Names on curves: three points in degrees. */
const LINES: Readonly<Record<string, Line>> = {
  zar: [
    [25.55, -24.78],
    [28.6, -24.42],
    [31.3, -24.72],
  ],
  transvaal: [
    [26.0, -26.42],
    [28.3, -26.6],
    [30.6, -26.3],
  ],
  ofs: [
    [25.0, -28.95],
    [26.9, -28.72],
    [28.9, -27.72],
  ],
  cape: [
    [20.2, -32.85],
    [22.6, -31.75],
    [26.1, -31.65],
  ],
  bechuanaland: [
    [23.2, -26.75],
    [24.35, -25.3],
    [25.6, -23.45],
  ],
  rhodesia: [
    [27.0, -21.35],
    [28.6, -20.75],
    [30.5, -20.98],
  ],
  natal: [
    [29.66, -28.5],
    [30.15, -29.3],
    [30.62, -30.2],
  ],
  basutoland: [
    [27.65, -29.9],
    [28.28, -29.48],
    [28.9, -28.92],
  ],
  zululand: [
    [31.0, -28.8],
    [31.6, -28.2],
    [32.25, -27.25],
  ],
  swaziland: [
    [31.05, -26.78],
    [31.5, -26.5],
    [32.0, -26.2],
  ],
  transkei: [
    [27.7, -32.0],
    [28.6, -31.55],
    [29.7, -30.9],
  ],
  mozambique: [
    [32.4, -25.2],
    [32.33, -23.6],
    [32.33, -22.0],
  ],
  'german-south-west': [
    [16.6, -23.2],
    [18.0, -24.6],
    [18.9, -27.2],
  ],
  kalahari: [
    [20.4, -24.6],
    [22.0, -23.5],
    [24.0, -22.6],
  ],
  'indian-ocean': [
    [30.0, -32.9],
    [31.7, -31.4],
    [33.2, -29.4],
  ],
  'atlantic-ocean': [
    [16.0, -29.6],
    [16.6, -32.0],
    [17.0, -34.6],
  ],
  'orange-river': [
    [22.5, -29.42],
    [23.5, -29.13],
    [24.3, -29.35],
  ],
  'vaal-river': [
    [26.15, -27.55],
    [27.0, -27.02],
    [27.95, -26.78],
  ],
  limpopo: [
    [27.1, -23.5],
    [28.2, -22.68],
    [29.5, -22.1],
  ],
  tugela: [
    [30.75, -28.95],
    [31.05, -29.05],
    [31.4, -29.2],
  ],
};

const spot = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A gentle curve through three points, for a name, and how long it is. */
function bend(line: Line): { d: string; length: number } {
  const [p, m, q] = [at(line, 0), at(line, 1), at(line, 2)];
  const c: Point = [2 * m[0] - (p[0] + q[0]) / 2, 2 * m[1] - (p[1] + q[1]) / 2];
  return {
    d: `M${spot(p)}Q${spot(c)} ${spot(q)}`,
    length: Math.round(dist(p, m) + dist(m, q)),
  };
}

export const curves = Object.fromEntries(
  Object.entries(LINES).map(([id, line]) => [id, bend(line.map(project))]),
);
