/** How things are put on the map: a point in units, an offset in screen pixels. */
export const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

export const pixel = (x: number, y: number, dx = 0, dy = 0): string =>
  `${at(x, y)} translate(calc(${dx.toFixed(1)}px * var(--u)), calc(${dy.toFixed(1)}px * var(--u)))`;
