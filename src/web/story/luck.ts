import type { AnyGame } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Story } from '../../table/story/story.ts';
import { settings } from '../settings.svelte.ts';
import { percent, signedPercent } from '../table/figures.ts';
import { say } from '../text/page-text.svelte.ts';

/** Whoever is played in a game, by people or by the game itself. */
export const allSides = ({ rules }: AnyGame): readonly Side[] => [
  ...rules.sides,
  ...(rules.automatic ?? []),
];

/** What one side gains by the dice, the other loses. */
export const luckOf = (story: Story, side: Side, gain: number): string =>
  signedPercent(side === story.side ? gain : -gain, settings.language);

/** Twice the standard error: so far off the figure may well be. */
export const within = (error: number): string => percent(2 * error, settings.language);

/** Less than this is not worth a word. */
const LEAST = 0.03;

/** All dice of the match together, in one line, and whom they favoured beyond doubt. */
export function luckWords(story: Story, game: AnyGame, speech: Speech) {
  const gain = story.luck.reduce((sum, one) => sum + one.gain, 0);
  const error = Math.sqrt(story.luck.reduce((sum, one) => sum + one.error ** 2, 0));
  const sides = allSides(game);
  const shares = sides.map((side) => `${speech.say(`side.${side}`)} ${luckOf(story, side, gain)}`);
  const clear = Math.max(LEAST, 2 * error);
  const lucky = sides.find((side) => (side === story.side ? gain : -gain) > clear);
  return {
    line: say('story.luck', { shares: shares.join(', '), within: within(error) }),
    verdict:
      lucky === undefined
        ? say('story.luck.even')
        : say('story.luck.with', { side: speech.say(`side.${lucky}`) }),
  };
}
