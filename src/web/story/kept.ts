import type { Side } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Speech } from '../../kernel/text.ts';
import { sayChoice } from '../../table/saying.ts';
import {
  miniatureOf,
  packStory,
  readMiniature,
  readReview,
  readStory,
  storyKey,
} from '../../table/story/kept.ts';
import type { Review } from '../../table/story/review.ts';
import type { Story } from '../../table/story/story.ts';
import { forgetMade, recall, remember } from '../store/stories.ts';

/** What was made of a match is kept on this device; what does not fit it is made anew. */

export const keptStory = async (file: MatchFile, sides: readonly Side[]): Promise<Story | null> =>
  readStory(await recall('stories', storyKey(file)), file, sides);

export function keepStory(file: MatchFile, story: Story): void {
  const key = storyKey(file);
  void remember('stories', key, packStory(story));
  void remember('curves', key, miniatureOf(story.points));
}

export async function keptReview(
  file: MatchFile,
  sides: readonly Side[],
  speech: Speech,
): Promise<Review | null> {
  const review = readReview(await recall('reviews', storyKey(file)), file, sides);
  return review && isSayable(review, speech) ? review : null;
}

export const keepReview = (file: MatchFile, review: Review): void =>
  void remember('reviews', storyKey(file), review);

export const keptCurve = async (file: MatchFile): Promise<readonly number[] | null> =>
  readMiniature(await recall('curves', storyKey(file)));

export const keepCurve = (file: MatchFile, curve: readonly number[]): void =>
  void remember('curves', storyKey(file), curve);

/** For a match that is deleted. */
export const forgetStory = async (file: MatchFile): Promise<void> => forgetMade(storyKey(file));

/** Whether its choices have words: what names things that do not exist has none. */
function isSayable({ costliest }: Review, speech: Speech): boolean {
  try {
    for (const { chosen, better } of costliest)
      if (!sayChoice(speech, chosen) || !sayChoice(speech, better)) return false;
    return true;
  } catch {
    return false;
  }
}
