import * as z from 'zod/mini';
import { readChoice } from '../../kernel/choice.ts';
import type { Side } from '../../kernel/game.ts';
import { fingerprint } from '../../kernel/hash.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { beginning } from '../shelf/collection.ts';
import type { CurvePoint } from './chances.ts';
import type { Review } from './review.ts';
import type { Jump, Story } from './story.ts';

/**
 * What was made of a match once and is kept beside it. It is read as strictly as a file from outside:
 * what does not fit the match is thrown away and made anew.
 */

/** Grows whenever stories, reviews or judges change what they say: what was kept is then made anew. */
const VERSION = 7;

/** Under which name it is kept: the same match has the same, however it came here. */
export const storyKey = (file: MatchFile): string =>
  `${VERSION}-${fingerprint([beginning(file), file.deeds])}`;

const share = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.minimum(0));
const word = z.string().check(z.maxLength(200));

const story = z.strictObject({
  side: word,
  error: share,
  luck: z.array(
    z.strictObject({ chapter: word, rolls: count, gain: z.number(), error: z.number() }),
  ),
  points: z.array(z.tuple([count, count, share, z.number()])),
  jumps: z.array(z.strictObject({ deeds: count, event: z.looseObject({ type: word }) })),
  gauges: z.array(z.strictObject({ turn: count, gauges: z.record(z.string(), z.number()) })),
  losses: z.array(z.strictObject({ turn: count, side: word, gone: z.array(word), points: count })),
});
type PackedStory = z.infer<typeof story>;

/** Who did what stands in the match already. */
export const packStory = (told: Story): PackedStory => ({
  side: told.side,
  error: told.error,
  luck: told.luck.map((row) => ({ ...row })),
  jumps: told.jumps.map(({ deeds, event }) => ({ deeds, event: { ...event } })),
  gauges: told.gauges.map((row) => ({ ...row })),
  losses: told.losses.map((row) => ({ ...row, gone: [...row.gone] })),
  points: told.points.map(({ turn, scene, chance, luck }) => [turn, scene, chance, luck]),
});

/** The story as it was kept; `null` if it is not one of this match. */
export function readStory(data: unknown, file: MatchFile, sides: readonly Side[]): Story | null {
  const { success, data: kept } = story.safeParse(data);
  if (!success || kept.side !== sides[0] || kept.points.length !== file.deeds.length) return null;
  const points = kept.points.map(([turn, scene, chance, dice], i) => {
    const deed = file.deeds[i];
    const choice = deed && 'choice' in deed ? deed.choice : null;
    return { deeds: i + 1, by: deed?.side ?? '', choice, turn, scene, chance, luck: dice };
  });
  return { ...kept, points, jumps: kept.jumps as readonly Jump[] };
}

const choice = z.unknown().check(z.refine((data) => readChoice(data) !== null));
const review = z.strictObject({
  sides: z.array(z.strictObject({ side: word, decisions: count, mistakes: count })),
  costliest: z.array(
    z.strictObject({
      deeds: count,
      turn: count,
      by: word,
      rule: word,
      chosen: choice,
      better: choice,
      chosenChance: share,
      betterChance: share,
      cost: share,
      error: share,
      drawbacks: z.array(
        z.strictObject({ feature: word, advised: z.number(), instead: z.number() }),
      ),
      times: z.exactOptional(count),
    }),
  ),
});

/** The review as it was kept; `null` if it is not one of this match and these sides. */
export function readReview(data: unknown, file: MatchFile, sides: readonly Side[]): Review | null {
  const read = review.safeParse(data);
  if (!read.success) return null;
  const kept = read.data as unknown as Review;
  const same =
    kept.sides.length === sides.length && kept.sides.every(({ side }, i) => side === sides[i]);
  const fits = kept.costliest.every(({ deeds, by }) => file.deeds[deeds]?.side === by);
  return same && fits ? kept : null;
}

/** As many points as a curve in miniature shows, in percent. */
const MINIATURE = 48;

export function miniatureOf(points: readonly Pick<CurvePoint, 'chance'>[]): readonly number[] {
  const last = points.length - 1;
  const wanted = Math.min(MINIATURE, points.length);
  return Array.from({ length: wanted }, (_, i) => {
    const at = wanted === 1 ? last : Math.round((i * last) / (wanted - 1));
    return Math.round(100 * (points[at]?.chance ?? 0.5));
  });
}

const miniature = z
  .array(z.int().check(z.minimum(0), z.maximum(100)))
  .check(z.maxLength(MINIATURE));

export function readMiniature(data: unknown): readonly number[] | null {
  const read = miniature.safeParse(data);
  return read.success ? read.data : null;
}
