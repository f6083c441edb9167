import { Memory } from '../kernel/memory.ts';

/**
 * Path data moved and scaled by hand. A `transform` would draw the same, but the browser keeps a
 * layer of bookkeeping for every transformed element, and a map has hundreds of counters.
 */
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

const tidy = (n: number): string => String(Math.round(n * 100) / 100);

const moved = new Memory<string>(6000);

/** The path, which begins with an absolute `M`, scaled around 0,0 and then moved by x, y. */
export function movedPath(data: string, x: number, y: number, scale = 1): string {
  if (x === 0 && y === 0 && scale === 1) return data;
  return moved.recall(`${x} ${y} ${scale} ${data}`, () =>
    data.replace(COMMAND, (_, letter: string, rest: string) => {
      const numbers = (rest.match(NUMBER) ?? []).map(Number);
      const absolute = letter === letter.toUpperCase();
      const [along, down] = absolute ? [x, y] : [0, 0];
      return letter + placed(letter.toLowerCase(), numbers, scale, along, down).map(tidy).join(' ');
    }),
  );
}

function placed(
  kind: string,
  numbers: readonly number[],
  scale: number,
  x: number,
  y: number,
): number[] {
  switch (kind) {
    case 'h':
      return numbers.map((n) => n * scale + x);
    case 'v':
      return numbers.map((n) => n * scale + y);
    case 'a':
      // Two radii, a turn and two flags before every end point.
      return numbers.map((n, i) => {
        const nth = i % 7;
        if (nth < 2) return n * scale;
        if (nth < 5) return n;
        return n * scale + (nth === 5 ? x : y);
      });
    default:
      return numbers.map((n, i) => n * scale + (i % 2 === 0 ? x : y));
  }
}
