import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LongPress } from './long-press.ts';

const at = (x: number, y: number, more = {}): PointerEvent =>
  ({ clientX: x, clientY: y, pointerType: 'touch', isPrimary: true, ...more }) as PointerEvent;

const asked = vi.fn();
let press: LongPress;
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  press = new LongPress(asked);
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks when a finger rests, and once only', () => {
  press.down(at(10, 10));
  press.move(at(14, 12));
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(press.hasAsked()).toBe(true);
  expect(press.hasAsked()).toBe(false);
});

it('does not ask for a tap, a drag, a second finger or a mouse', () => {
  press.down(at(10, 10));
  vi.advanceTimersByTime(200);
  press.up();
  press.down(at(10, 10));
  press.move(at(40, 10));
  vi.advanceTimersByTime(1000);
  press.down(at(10, 10, { isPrimary: false }));
  press.down(at(10, 10, { pointerType: 'mouse' }));
  vi.advanceTimersByTime(1000);
  expect(asked).not.toHaveBeenCalled();
  expect(press.hasAsked()).toBe(false);
});
