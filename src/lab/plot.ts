import type { CurvePoint, End } from './simulation.ts';

/** Paper, ink and the three hues of a plot; chosen to be told apart in grey as well. */
const INK = '#2b2622';
const FAINT = '#6f6459';
const PAPER = '#faf4e6';
const BANDS = '#1f4fc4';
const HUES = ['#9e2b25', '#2f5d4a', '#dba544', '#2f4a6d', '#8b7760', '#b7a27c', '#5a5048'];

const WIDTH = 640;
const HEIGHT = 300;
const FRAME = { left: 52, right: 16, top: 40, bottom: 42 };

const fixed = (n: number) => String(Math.round(n * 10) / 10);
const escaped = (text: string) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

interface Scale {
  x(value: number): number;
  y(value: number): number;
}

/** Round steps of 1, 2 or 5 times a power of ten: about `count` of them up to `reach`. */
function stepOf(reach: number, count: number): number {
  const rough = Math.max(reach, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power;
}

function sheet(title: string, body: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="Georgia, serif" font-size="12" fill="${INK}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<text x="${FRAME.left}" y="22" font-size="15">${escaped(title)}</text>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

/** Axis lines with figures; `columns` are the turns. */
function axes(low: number, high: number, columns: readonly number[], scale: Scale): string[] {
  const floor = HEIGHT - FRAME.bottom;
  const step = stepOf(high - low, 5);
  const lines: string[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high + 1e-9; value += step) {
    const y = fixed(scale.y(value));
    lines.push(
      `<path d="M${FRAME.left} ${y}H${WIDTH - FRAME.right}" stroke="${INK}" stroke-opacity=".14"/>`,
      `<text x="${FRAME.left - 8}" y="${y}" dy="4" text-anchor="end" fill="${FAINT}">${fixed(value)}</text>`,
    );
  }
  const every = Math.max(1, Math.ceil(columns.length / 16));
  for (const turn of columns.filter((_, i) => i % every === 0)) {
    lines.push(
      `<text x="${fixed(scale.x(turn))}" y="${floor + 17}" text-anchor="middle" fill="${FAINT}">${turn}</text>`,
    );
  }
  lines.push(
    `<text x="${WIDTH - FRAME.right}" y="${HEIGHT - 8}" text-anchor="end" fill="${FAINT}">turn</text>`,
  );
  return lines;
}

function scaleFor(turns: readonly number[], low: number, high: number, inset: number): Scale {
  const first = turns[0] ?? 0;
  const last = turns.at(-1) ?? first;
  const width = WIDTH - FRAME.left - FRAME.right - 2 * inset;
  const height = HEIGHT - FRAME.top - FRAME.bottom;
  return {
    x: (turn) =>
      FRAME.left + inset + (last === first ? width / 2 : ((turn - first) / (last - first)) * width),
    y: (value) => HEIGHT - FRAME.bottom - ((value - low) / (high - low || 1)) * height,
  };
}

/** A gauge over the turns: the median as a line, from the tenth to the ninetieth part as a band. */
export function curvePlot(title: string, points: readonly CurvePoint[]): string {
  const low = Math.min(0, ...points.map((point) => point.p10));
  const high = Math.max(1, ...points.map((point) => point.p90));
  const turns = points.map((point) => point.turn);
  const scale = scaleFor(turns, low, high, 8);
  const spot = (turn: number, value: number) => `${fixed(scale.x(turn))} ${fixed(scale.y(value))}`;
  const above = points.map((point) => spot(point.turn, point.p90));
  const below = points.map((point) => spot(point.turn, point.p10)).reverse();
  const middle = points.map((point) => spot(point.turn, point.median));
  return sheet(`${title}: median and middle four fifths`, [
    ...axes(low, high, turns, scale),
    `<path d="M${[...above, ...below].join('L')}Z" fill="${BANDS}" fill-opacity=".18"/>`,
    `<path d="M${middle.join('L')}" fill="none" stroke="${BANDS}" stroke-width="2"/>`,
    ...points.map(
      (point) =>
        `<circle cx="${fixed(scale.x(point.turn))}" cy="${fixed(scale.y(point.median))}" r="2.2" fill="${BANDS}"/>`,
    ),
  ]);
}

/** How and when matches ended: a stack of endings over each turn. */
export function endingsPlot(title: string, ends: readonly End[]): string {
  const kinds = [...new Set(ends.map(({ winner, ending }) => `${winner}: ${ending}`))];
  const last = Math.max(1, ...ends.map(({ turn }) => turn));
  const first = Math.min(last, ...ends.map(({ turn }) => turn));
  const turns = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const total = (turn: number) =>
    ends.reduce((sum, end) => sum + (end.turn === turn ? end.games : 0), 0);
  const high = Math.max(1, ...turns.map(total));
  const room = WIDTH - FRAME.left - FRAME.right;
  const bar = Math.min(56, (room / turns.length) * 0.72);
  const scale = scaleFor(turns, 0, high, bar / 2 + 6);
  const bars = turns.flatMap((turn) => {
    let stacked = 0;
    return kinds.flatMap((kind, hue) => {
      const found = ends.find(
        (end) => end.turn === turn && `${end.winner}: ${end.ending}` === kind,
      );
      if (!found) return [];
      const base = scale.y(stacked);
      stacked += found.games;
      const top = scale.y(stacked);
      return [
        `<rect x="${fixed(scale.x(turn) - bar / 2)}" y="${fixed(top)}" width="${fixed(bar)}" height="${fixed(base - top)}" fill="${HUES[hue % HUES.length]}" stroke="${PAPER}" stroke-width=".6"><title>${escaped(kind)}, turn ${turn}: ${found.games}</title></rect>`,
      ];
    });
  });
  const key = kinds.map((kind, hue) => {
    const y = FRAME.top + 8 + hue * 17;
    return `<rect x="${FRAME.left + 10}" y="${y - 9}" width="11" height="11" fill="${HUES[hue % HUES.length]}"/><text x="${FRAME.left + 27}" y="${y + 1}" paint-order="stroke" stroke="${PAPER}" stroke-width="3">${escaped(kind)}</text>`;
  });
  return sheet(title, [...axes(0, high, turns, scale), ...bars, ...key]);
}
