import { at } from '../../kernel/lists.ts';
import type { Line, Point } from './geometry.ts';

/**
 * Writes path data as small as it gets: whole tenths of a plane unit, every step relative, no
 * blank that is not needed. The sheet's view box is therefore ten times the plane.
 */
export class Pen {
  #d = '';
  #x = 0;
  #y = 0;
  #last = '';

  #steps(command: string, numbers: readonly number[]): void {
    let text = this.#last === command && command !== 'm' ? '' : command;
    for (const n of numbers) text += n < 0 || /[a-z]$/.test(text) ? n : ` ${n}`;
    this.#d += text;
    this.#last = command;
  }

  /** The tenths from here to a point; remembers it as the new place. */
  #to([x, y]: Point, stay = false): [number, number] {
    const X = Math.round(x * 10);
    const Y = Math.round(y * 10);
    const step: [number, number] = [X - this.#x, Y - this.#y];
    if (!stay) {
      this.#x = X;
      this.#y = Y;
    }
    return step;
  }

  move(p: Point): this {
    this.#steps('m', this.#to(p));
    return this;
  }

  line(p: Point): this {
    const [dx, dy] = this.#to(p);
    if (dx === 0 && dy === 0) return this;
    if (dy === 0) this.#steps('h', [dx]);
    else if (dx === 0) this.#steps('v', [dy]);
    else this.#steps('l', [dx, dy]);
    return this;
  }

  curve(control: Point, p: Point): this {
    const c = this.#to(control, true);
    this.#steps('q', [...c, ...this.#to(p)]);
    return this;
  }

  /** The sweep of a circle or ellipse to a point. */
  arc(rx: number, ry: number, p: Point): this {
    const radii = [Math.round(rx * 10), Math.round(ry * 10)];
    this.#steps('a', [...radii, 0, 1, 1, ...this.#to(p)]);
    return this;
  }

  lines(line: Line, closed = false): this {
    this.move(at(line, 0));
    for (const p of line.slice(1)) this.line(p);
    if (closed) this.close(at(line, 0));
    return this;
  }

  /** A smooth line through the middles of the given one, bent at its points. */
  smooth(line: Line, closed = false): this {
    if (line.length < 3) return this.lines(line, closed);
    const mid = (i: number): Point => {
      const p = at(line, i % line.length);
      const q = at(line, (i + 1) % line.length);
      return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    };
    if (closed) {
      this.move(mid(0));
      for (let i = 1; i <= line.length; i++) this.curve(at(line, i % line.length), mid(i));
      return this.close(mid(0));
    }
    this.move(at(line, 0));
    for (let i = 1; i < line.length - 2; i++) this.curve(at(line, i), mid(i));
    return this.curve(at(line, line.length - 2), at(line, line.length - 1));
  }

  close(start: Point): this {
    this.#d += 'z';
    this.#last = 'z';
    this.#to(start);
    return this;
  }

  get d(): string {
    return this.#d;
  }
}

export const drawn = (lines: readonly Line[], closed = false): string => {
  const pen = new Pen();
  for (const line of lines) pen.lines(line, closed);
  return pen.d;
};

export const curved = (lines: readonly Line[], closed = false): string => {
  const pen = new Pen();
  for (const line of lines) pen.smooth(line, closed);
  return pen.d;
};
