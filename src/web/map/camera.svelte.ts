import type { Frame } from '../../boardkit/board.ts';
import { shortestMove } from './shortest-move.ts';

const NEAREST = 8;
/** A whole sheet below this many pixels per unit cannot be read. */
const TINY = 0.55;
/** Pixels of the map that are free, whatever lies over it. */
const LEAST = 48;
/** How long a gesture must rest before the map is drawn anew at its size. */
const REST = 160;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Covered at the bottom by the sheet of a phone. */
  readonly covered: number;
  /** Wanted at the left for the tools, where a map as wide as the window would lie under them. */
  readonly tools: number;
  /** A whole sheet that would be smaller than this is not shown first. */
  readonly legible: number;
}

/**
 * Where the reader looks. `zoom` is in screen pixels per board unit and follows the hand at once,
 * as a transform; `drawn` is the zoom at which the map was last drawn, and catches up at rest.
 */
export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  drawn = $state(1);
  moving = $state(false);
  /** The reader has not moved: keep the whole in sight when the window changes. */
  private untouched = true;
  /** The reader asked for the whole sheet. */
  private whole = false;
  private room: Room = { width: 1, height: 1, covered: 0, tools: 0, legible: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly width: number;
  private readonly height: number;
  private home: Frame | null = null;
  private slidAt = Number.NEGATIVE_INFINITY;
  /** Told when the map moved by itself, and how far. */
  onslide: ((dx: number, dy: number) => void) | null = null;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** The window has this much room; a map nobody moved is fitted to it anew. */
  measure(given: Room, home: Frame | null): void {
    const room = withRoom(given);
    if (same(room, this.room) && same(home, this.home)) return;
    this.room = room;
    this.home = home;
    if (!this.untouched) this.settle();
    else if (this.whole) this.fit();
    else this.start();
  }

  private get fitting(): number {
    const { width, height, covered } = this.room;
    return Math.min((width - this.left) / this.width, (height - covered) / this.height);
  }

  /** Room kept free at the left: only where a whole map in the middle would lie under the tools. */
  private get left(): number {
    const { width, height, covered, tools } = this.room;
    const zoom = Math.min(width / this.width, (height - covered) / this.height);
    return (width - this.width * zoom) / 2 < tools ? tools : 0;
  }

  /** The first look: the whole sheet, or the part that matters where the whole would be tiny. */
  private start(): void {
    if (this.home && this.fitting < Math.max(TINY, this.room.legible)) this.frame(this.home, true);
    else this.fit();
    this.untouched = true;
    this.whole = false;
  }

  fit(): void {
    const whole = { x: 0, y: 0, width: this.width, height: this.height };
    this.frame(whole, false);
    this.untouched = true;
    this.whole = true;
  }

  /** Shows a part of the sheet, as large as it goes; `fill` lets it run over the edges. */
  frame(part: Frame, fill: boolean): void {
    const { width, height, covered } = this.room;
    const free = height - covered;
    const left = fill ? 0 : this.left;
    const across = (width - left) / part.width;
    const down = free / part.height;
    // Over the edges, but never so far that a tall window shows only a corner of the part.
    const { legible } = this.room;
    const over = Math.max(across, Math.min(down, across * 1.4), legible * 0.9);
    this.zoom = this.clampZoom(fill ? over : Math.min(across, down));
    this.x = (width + left) / 2 - (part.x + part.width / 2) * this.zoom;
    this.y = free / 2 - (part.y + part.height / 2) * this.zoom;
    this.settle();
  }

  private clampZoom(zoom: number): number {
    return Math.min(NEAREST, Math.max(this.fitting * 0.9, zoom));
  }

  pan(dx: number, dy: number): void {
    this.touch();
    this.x += dx;
    this.y += dy;
    this.keepInSight();
  }

  /** Zooms about a point of the screen. */
  zoomAt(factor: number, x: number, y: number): void {
    this.touch();
    const zoom = this.clampZoom(this.zoom * factor);
    const ratio = zoom / this.zoom;
    this.x = x - (x - this.x) * ratio;
    this.y = y - (y - this.y) * ratio;
    this.zoom = zoom;
    this.keepInSight();
  }

  zoomBy(factor: number): void {
    const { width, height, covered } = this.room;
    this.zoomAt(factor, width / 2, (height - covered) / 2);
  }

  /** Moves just as far as it takes to see a point of the board. */
  reveal(x: number, y: number): void {
    this.revealAll([{ x, y }]);
  }

  /** Brings all of them into sight with the shortest move; `false` if they need more room. */
  revealAll(points: readonly { readonly x: number; readonly y: number }[]): boolean {
    const { width, height, covered } = this.room;
    const margin = Math.min(90, width / 5);
    const xs = points.map(({ x }) => this.x + x * this.zoom);
    const ys = points.map(({ y }) => this.y + y * this.zoom);
    const dx = shortestMove(Math.min(...xs), Math.max(...xs), margin, width - margin);
    const dy = shortestMove(Math.min(...ys), Math.max(...ys), margin, height - covered - margin);
    if (dx === null || dy === null) return false;
    if (dx !== 0 || dy !== 0) this.slide(dx, dy);
    return true;
  }

  /** Puts a point of the board into the middle of the room. */
  centre(x: number, y: number): void {
    const { width, height, covered } = this.room;
    const sx = this.x + x * this.zoom;
    const sy = this.y + y * this.zoom;
    this.slide(width / 2 - sx, (height - covered) / 2 - sy);
  }

  /** Nobody laid a hand on the map: it may still be fitted anew when the window changes. */
  private slide(dx: number, dy: number): void {
    const { x, y } = this;
    this.x += dx;
    this.y += dy;
    this.keepInSight();
    this.slidAt = performance.now();
    this.onslide?.(this.x - x, this.y - y);
  }

  /** Whether the map rests: what comes under the pointer while it does not was not pointed at. */
  get resting(): boolean {
    return !this.moving && performance.now() - this.slidAt > REST;
  }

  /** Whether a point of the board can be seen, so far from the edges. */
  sees(x: number, y: number, edge: number): boolean {
    const { width, height, covered } = this.room;
    const sx = this.x + x * this.zoom;
    const sy = this.y + y * this.zoom;
    return sx > edge && sx < width - edge && sy > edge && sy < height - covered - edge;
  }

  private touch(): void {
    this.untouched = false;
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.keepInSight();
    this.drawn = this.zoom;
    this.moving = false;
  }

  /** A sheet that is smaller than the window stays in it; a larger one leaves no gap. */
  private keepInSight(): void {
    const { width, height, covered } = this.room;
    const { left } = this;
    this.x = left + hold(this.x - left, this.width * this.zoom, width - left);
    this.y = hold(this.y, this.height * this.zoom, height - covered);
  }
}

/** However much lies over the map, some of it is taken to be free: nothing is drawn at no size. */
function withRoom(room: Room): Room {
  const width = Math.max(LEAST, room.width);
  const height = Math.max(LEAST, room.height);
  return { ...room, width, height, covered: Math.min(room.covered, height - LEAST) };
}

/** Whether two plain records hold the same numbers. */
const same = (a: object | null, b: object | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));

/** Keeps a length laid at `at` within `room`, centred where it is shorter. */
function hold(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  const slack = Math.min(80, room / 4);
  return Math.min(slack, Math.max(room - length - slack, at));
}
