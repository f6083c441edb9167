/** What the cartographer adds to the ground: crossings, camps, borders, frontlines, frame. */

import {
  along,
  type Line,
  length,
  type Point,
  soften,
} from '../../../../boardkit/make/geometry.ts';
import { curved, drawn, Pen } from '../../../../boardkit/make/pen.ts';
import { at } from '../../../../kernel/lists.ts';
import { inRiver, road } from './ground.ts';
import { area, borders, feature, H, map, outline, pack, W } from './map.ts';

/** Stepping stones across the stream at a drift, from the near bank to the far one. */
export function stones(id: string): readonly Point[] {
  const centre = feature('riverCentre');
  const [x, y] = area(id).label;
  const away = (n: number) => Math.hypot(at(centre, n)[0] - x, at(centre, n)[1] - y);
  const i = centre.reduce((best, _, n) => (away(n) < away(best) ? n : best), 0);
  const [p, q] = [at(centre, Math.max(0, i - 1)), at(centre, Math.min(centre.length - 1, i + 1))];
  const across = Math.atan2(q[1] - p[1], q[0] - p[0]) + Math.PI / 2;
  const middle = at(centre, i);
  return [-3, -2, -1, 0, 1, 2, 3].map((n) => [
    middle[0] + Math.cos(across) * n * 3.4,
    middle[1] + Math.sin(across) * n * 3.4,
  ]);
}

/** The iron road bridge, with its wing walls, where the road meets the water. */
function bridge(): string {
  const over = Array.from({ length: Math.floor(length(road)) }, (_, s) => along(road, s)).filter(
    ({ p }) => inRiver(p),
  );
  const { p, a } = at(over, over.length >> 1);
  const turn = Math.round((a * 180) / Math.PI - 90);
  const to = `translate(${Math.round(p[0] * 10)} ${Math.round(p[1] * 10)})rotate(${turn})`;
  return `<g transform="${to}"><path class="deck" d="M-50-150h100v300H-50z"/><path class="planks" d="M-50-90H50M-50-30H50M-50 30H50M-50 90H50"/><path class="walls" d="M-80-170l30 30v280l-30 30M80-170l-30 30v280l30 30"/></g>`;
}

const tents = (cx: number, cy: number): string => {
  const pen = new Pen();
  for (let i = 0; i < 14; i++) {
    const [x, y] = [cx + (i % 7) * 7, cy + Math.floor(i / 7) * 7];
    pen.lines(
      [
        [x - 2.4, y + 1.6],
        [x, y - 2.4],
        [x + 2.4, y + 1.6],
      ],
      true,
    );
  }
  return `M0 0${pen.d}`;
};

function wagons(): string {
  const body = new Pen();
  const wheels = new Pen();
  for (let i = 0; i < 4; i++) {
    const [x, y] = [616 + (i % 2) * 15, 676 + (i >> 1) * 11];
    body
      .move([x - 5, y])
      .line([x - 5, y - 3])
      .curve([x, y - 7], [x + 5, y - 3])
      .line([x + 5, y]);
    for (const wx of [x - 3, x + 3])
      wheels
        .move([wx - 1.7, y + 1.6])
        .arc(1.7, 1.7, [wx + 1.7, y + 1.6])
        .arc(1.7, 1.7, [wx - 1.7, y + 1.6]);
  }
  return `<path class="canvas" d="${body.d}"/><path class="wheels" d="${wheels.d}"/>`;
}

/** The four areas where brigades begin, dotted along the inside. */
function setups(): string {
  const ids = [...new Set(Object.values(pack.brigades).map((b) => b.setupArea))];
  const rings = ids.map((id) => {
    const d = drawn([area(id).polygon], true);
    return `<clipPath id="rr-in-${id}"><path d="${d}"/></clipPath><path class="setup" clip-path="url(#rr-in-${id})" d="${d}"/>`;
  });
  return rings.join('');
}

function camps(): string {
  const canvas = [tents(222, 686), tents(404, 686), tents(500, 686), tents(786, 686)].join('');
  return `<path class="canvas" d="${canvas}"/>${wagons()}`;
}

const lineOf = (frontline: string): string[] =>
  Object.keys(pack.areas).filter((id) => pack.areas[id]?.frontline === frontline);

function frontlines(): string {
  return (['upper', 'central', 'lower'] as const)
    .map((id) => {
      const rings = outline(lineOf(id), true);
      const d = drawn(rings.map((r) => soften(r, 1)));
      return `<clipPath id="rr-${id}"><path d="${drawn(rings, true)}"/></clipPath><g clip-path="url(#rr-${id})"><path class="frontwash" d="${d}"/><path class="front ${id}" d="${d}"/></g>`;
    })
    .join('');
}

const stream: Line = soften(
  feature('riverCentre').filter(([x]) => x > 4 && x < 900),
  1,
);

/** The river's name along the stream, and arrows that show how it flows. */
function lettering(): string {
  const arrow = ([x, y]: Point, degrees: number) =>
    `<path d="M-70 0H60M20-30l50 30-50 30" transform="translate(${x} ${y})rotate(${degrees})"/>`;
  const flow = [118, 545, 1040].map((s) => {
    const { p, a } = along(stream, s);
    return arrow([Math.round(p[0] * 10), Math.round(p[1] * 10)], Math.round((a * 180) / Math.PI));
  });
  return `<path id="rr-stream" fill="none" d="${curved([stream])}"/>
<text class="rivername" dy="34"><textPath href="#rr-stream" startOffset="260">Tugela</textPath></text>
<text class="rivername" dy="34"><textPath href="#rr-stream" startOffset="11650">Tugela</textPath></text>
<g class="flow">${flow.join('')}</g>`;
}

/** Boxes off the map, in plane units: x, y, width, height. */
export const BOXES = {
  'robinsons-drift': [-60, 200, 50, 150],
  'towards-ladysmith-hill': [250, -54, 146, 38],
  'towards-ladysmith-road': [430, -54, 170, 38],
} as const;

function frame(): string {
  const red = Math.round(map.redEdge.end[0] * 10);
  const [w, h] = [W * 10, H * 10];
  const boxes = Object.values(BOXES).map(([x, y, bw, bh]) => {
    const [X, Y, BW, BH] = [x * 10, y * 10, bw * 10, bh * 10];
    return `<path class="box" d="M${X} ${Y}h${BW}v${BH}h-${BW}z"/><path class="boxline" d="M${X + 20} ${Y + 20}h${BW - 40}v${BH - 40}h-${BW - 40}z"/>`;
  });
  const out = [262, 372, 515].map(
    (x) => `M${x * 10}-20V-100M${x * 10 - 50}-80L${x * 10}-160l50 80`,
  );
  return `<path class="frame" d="M0 0H${w}V${h}H0z"/><path class="frame thin" d="M-40-40H${w + 40}V${h + 40}H-40z"/>
<path class="rededge" d="M0-15H${red}"/><path class="rededge ticks" d="M0-15H${red}"/>${boxes.join('')}
<path class="out" d="${out.join('')}"/><path class="in" d="M-70 2620H80M30 2560l80 60-80 60"/>
<path class="north" d="M9770 6840V6500M9730 6590L9770 6490l40 100"/>`;
}

export function furniture(): string {
  const line = curved(borders);
  return `${camps()}${bridge()}
<defs><path id="rr-borders" fill="none" d="${line}"/></defs>
<use href="#rr-borders" class="casing"/><use href="#rr-borders" class="border"/>${setups()}
${frontlines()}${lettering()}${frame()}`;
}
