import { oncePerKey } from '../kernel/memory.ts';
import { type CounterFace, type CounterSign, plate } from './counter.ts';
import { movedPath } from './path-data.ts';
import { EMBLEMS, type SignPart, WAR_OFFICE } from './signs.ts';

/**
 * Counters as markup. A map has hundreds of them, every part of a face may be there or not, and
 * none of it changes while the face stays the same: written once per face and handed to the browser
 * whole, they cost a tenth of what parts looked after one by one would.
 */

const escaped = (text: string | number): string =>
  String(text).replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

export const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

export function text(
  kind: string,
  at: { readonly x?: number; readonly y: number; readonly size?: number },
  words: string | number,
): string {
  const size = at.size === undefined ? '' : ` style="font-size:${at.size}px"`;
  return `<text class="${kind}" x="${at.x ?? 0}" y="${at.y}"${size}>${escaped(words)}</text>`;
}

/** A sign centred on x, y, about 60 wide at scale 1. Figure: currentColor; cuts: --ground. */
export function signMarkup(sign: CounterSign, x = 0, y = 0, scale = 1): string {
  const parts: readonly SignPart[] =
    sign.of === 'emblem' ? EMBLEMS[sign.name] : WAR_OFFICE[sign.name];
  // Emblems are drawn on a grid of 24.
  const grown = sign.of === 'emblem' ? 2.6 * scale : scale;
  const middle = sign.of === 'emblem' ? 12 * grown : 0;
  const placed = (d: string) => `<path d="${movedPath(d, x - middle, y - middle, grown)}"`;
  const drawn = parts.map(({ solid, line, cut, cutLine, width = 1, dash }) => {
    const thick = `stroke-width="${width * grown}"`;
    const dashes = dash?.split(' ').map((n) => Number(n) * grown);
    const dashed = dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
    return [
      solid ? `${placed(solid)} fill="currentColor"/>` : '',
      line ? `${placed(line)} fill="none" stroke="currentColor" ${thick}${dashed}/>` : '',
      cut ? `${placed(cut)} fill="var(--ground)"/>` : '',
      cutLine ? `${placed(cutLine)} fill="none" stroke="var(--ground)" ${thick}/>` : '',
    ].join('');
  });
  return drawn.join('');
}

/** What a counter shows besides its face: it changes the drawing, not only a colour. */
export interface CounterMarks {
  readonly moved: boolean;
  readonly barred: boolean;
}

/** Written once per face, size and marks. */
export function remembered<Size extends number>(
  write: (face: CounterFace, size: Size, marks: CounterMarks) => string,
): (face: CounterFace, size: Size, marks: CounterMarks) => string {
  const known = oncePerKey((face: CounterFace, _: number, size: Size, marks: CounterMarks) =>
    write(face, size, marks),
  );
  return (face, size, marks) =>
    known(face, size * 4 + (marks.moved ? 2 : 0) + (marks.barred ? 1 : 0), size, marks);
}

/** Shadow, light and face: the foot of every counter. */
export const foot = (face: CounterFace, ring: number, dx: number, dy: number): string =>
  path('drop', movedPath(plate(face.shape, 0), dx, dy)) +
  path('ring', plate(face.shape, ring)) +
  path('face', plate(face.shape, 0));
