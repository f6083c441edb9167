/** How things are pinned on the map: at a point in units; inside, everything is in screen pixels. */
export const pinned = (x: number, y: number, dx = 0, dy = 0): string =>
  `translate(${x}px, ${y}px) scale(var(--u, 1)) translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px)`;
