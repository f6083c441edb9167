import * as z from 'zod/mini';
import type { Side } from '../kernel/game.ts';

/** How much time the sides of a match have. Without a pace they have as much as they like. */
export type Pace =
  | {
      readonly kind: 'live';
      /** What each side has for the whole match. */
      readonly minutes: number;
      /** What it gets for each decision. */
      readonly seconds: number;
    }
  | {
      readonly kind: 'days';
      /** What each decision may take before the bank is touched. */
      readonly days: number;
      /** Days in the bank, for the whole match. */
      readonly bank: number;
      /** Saturdays and Sundays do not count. */
      readonly weekends: boolean;
    };

const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least, `must be ${least} or more`), z.maximum(most, `at most ${most}`));

/** A pace as strangers may wish for it. */
export const PACE = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), minutes: whole(1, 600), seconds: whole(0, 600) }),
  z.strictObject({
    kind: z.literal('days'),
    days: whole(1, 30),
    bank: whole(0, 60),
    weekends: z.boolean(),
  }),
]);

/** A side's clock as somebody sees it, in milliseconds when this was said. */
export interface ClockInfo {
  /** Time that is not taken from the bank yet. */
  readonly free: number;
  /** What is in the bank. */
  readonly left: number;
  readonly running: boolean;
  /** It has run out: the other side may claim the match. */
  readonly fell: boolean;
}

export type Clocks = Readonly<Record<Side, ClockInfo>>;
