import { registered } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import { curveOf } from '../../table/story/chances.ts';
import { miniatureOf } from '../../table/story/kept.ts';
import { reviewMatch } from '../../table/story/review.ts';
import { tellStory } from '../../table/story/story.ts';
import type { FromTeller, ToTeller } from './tell.ts';

const send = (word: FromTeller): void => postMessage(word);

/** Says every percent once. */
function counting(): (done: number, all: number) => void {
  let percent = -1;
  return (done, all) => {
    const now = Math.floor((100 * done) / all);
    if (now > percent) send({ percent: now });
    percent = now;
  };
}

async function answer({ file, review: sides, small }: ToTeller): Promise<FromTeller> {
  const game = await registered(file.setup.game)?.load();
  if (small) {
    const curve = game ? curveOf(game, file) : [];
    return { small: isProblems(curve) ? null : miniatureOf(curve.points) };
  }
  if (sides) {
    const review = game ? reviewMatch(game, file, sides, counting()) : [];
    return { review: isProblems(review) ? null : review };
  }
  const story = game ? tellStory(game, file, counting()) : [];
  return { story: isProblems(story) ? null : story };
}

/** It cannot be done. */
function nothing({ review, small }: ToTeller): FromTeller {
  if (small) return { small: null };
  return review ? { review: null } : { story: null };
}

export function workOnStory(): void {
  addEventListener('message', ({ data }: MessageEvent<ToTeller>) => {
    answer(data).then(send, () => send(nothing(data)));
  });
}
