import type { Frame } from '../../boardkit/board.ts';

/** Pixels along the longer side: more, and some devices draw nothing. */
const LARGEST = 4096;

/** The part of a sheet that lies in a window; `null` where none of it does. */
export function seenFrame(
  sheet: { readonly width: number; readonly height: number },
  camera: { readonly x: number; readonly y: number; readonly zoom: number },
  room: { readonly width: number; readonly height: number },
): Frame | null {
  const left = Math.max(0, -camera.x / camera.zoom);
  const top = Math.max(0, -camera.y / camera.zoom);
  const right = Math.min(sheet.width, (room.width - camera.x) / camera.zoom);
  const bottom = Math.min(sheet.height, (room.height - camera.y) / camera.zoom);
  if (right - left < 1 || bottom - top < 1) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Pixels per board unit: twice as sharp as on the page, as far as that can be drawn. */
export const pictureScale = ({ width, height }: Frame, zoom: number): number =>
  Math.min(2 * zoom, LARGEST / Math.max(width, height));
