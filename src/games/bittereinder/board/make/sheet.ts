/** The sheet: the country in its frame, with a scale. */

import { ground } from '../../../../boardkit/country/make/ground.ts';
import { crossing, H, meridian, parallel, W } from '../../../../boardkit/country/make/survey.ts';
import type { Point } from '../../../../boardkit/make/geometry.ts';
import { drawn, Pen } from '../../../../boardkit/make/pen.ts';
import { tracks } from './layout.ts';

/** The margin of the sheet, in units. */
const MARGIN = 34;

/** Neat line, half degrees in black and white, whole degrees in figures. */
function frame(): string {
  const [x0, y0, x1, y1] = [MARGIN, MARGIN, W - MARGIN, H - MARGIN];
  const dark = new Pen();
  let figures = '';
  const edges = [
    { axis: 1 as const, edge: y0, out: -7, figure: [0, -13] as Point, of: meridian, unit: '°' },
    { axis: 1 as const, edge: y1, out: 7, figure: [0, 27] as Point, of: meridian, unit: '°' },
    { axis: 0 as const, edge: x0, out: -7, figure: [-20, 5] as Point, of: parallel, unit: '°' },
    { axis: 0 as const, edge: x1, out: 7, figure: [20, 5] as Point, of: parallel, unit: '°' },
  ];
  for (const { axis, edge, out, figure, of, unit } of edges) {
    const along = axis === 1 ? 0 : 1;
    const [lo, hi] = axis === 1 ? [x0, x1] : [y0, y1];
    const at2 = (degree: number): number | null =>
      crossing(of(degree), axis, edge)?.[along] ?? null;
    for (let half = axis === 1 ? 16 : -76; half < (axis === 1 ? 88 : -30); half++) {
      const [a, b] = [at2(half / 2), at2((half + 1) / 2)];
      if (a === null || b === null) continue;
      const [from, to] = [Math.max(lo, Math.min(a, b)), Math.min(hi, Math.max(a, b))];
      if (to <= from) continue;
      if (half % 2 === 0) {
        const corner = (s: number, o: number): Point =>
          axis === 1 ? [s, edge + o] : [edge + o, s];
        dark.lines([corner(from, 0), corner(to, 0), corner(to, out), corner(from, out)], true);
        const level = Math.abs(half / 2);
        if (a > lo + 30 && a < hi - 30) {
          const [fx, fy] =
            axis === 1 ? [a + figure[0], edge + figure[1]] : [edge + figure[0], a + figure[1]];
          figures += `<text x="${Math.round(fx * 10)}" y="${Math.round(fy * 10)}">${level}${unit}</text>`;
        }
      }
    }
  }
  const box = (o: number): string =>
    `M${(x0 - o) * 10} ${(y0 - o) * 10}H${(x1 + o) * 10}V${(y1 + o) * 10}H${(x0 - o) * 10}z`;
  return `<path class="margin" fill-rule="evenodd" d="M0 0H${W * 10}V${H * 10}H0z${box(0)}"/><path class="dark" d="${dark.d}"/><path class="neat" d="${box(0)}${box(7)}"/><path class="neat heavy" d="${box(11)}"/><g class="degrees">${figures}</g>`;
}

/** A bar of a hundred miles and one of a hundred kilometres, in the Indian Ocean. */
function scaleBar(): string {
  const mile = 100 / 69.05; // units
  const bar = (y: number, unit: number, name: string): string => {
    let d = '';
    for (let i = 0; i < 4; i++)
      if (i % 2 === 0)
        d += `M${Math.round(i * 25 * unit * 10)} ${y}h${Math.round(25 * unit * 10)}v50h-${Math.round(25 * unit * 10)}z`;
    const whole = Math.round(100 * unit * 10);
    const marks = [0, 50, 100].map(
      (n) => `<text x="${Math.round(n * unit * 10)}" y="${y - 40}">${n}</text>`,
    );
    return `<path class="dark" d="${d}"/><path class="rule" d="M0 ${y}h${whole}v50H0z"/>${marks.join('')}<text class="unit" x="${whole + 60}" y="${y + 52}">${name}</text>`;
  };
  return `<g class="scale" transform="translate(17050 14560)">${bar(0, mile, 'miles')}${bar(330, mile / 1.609344, 'km')}</g>`;
}

export function sheet(): { svg: string; strokes: number } {
  const open = 'M-30000-20000H60000V40000H-30000z';
  const country = ground({
    name: 'be',
    clip: `M${MARGIN * 10} ${MARGIN * 10}H${(W - MARGIN) * 10}V${(H - MARGIN) * 10}H${MARGIN * 10}z`,
    sea: `M0 0H${W * 10}V${H * 10}H0z`,
    under: `<path class="desk" d="${open}"/>`,
    districts: true,
  });
  return {
    strokes: country.strokes,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W * 10} ${H * 10}" width="${W}" height="${H}">
${country.svg}${scaleBar()}${frame()}</svg>
`,
  };
}

/** Railways lie over what is lit, so they are a part of their own. */
export const railway = (): string => drawn(tracks);
