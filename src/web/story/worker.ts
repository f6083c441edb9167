import { registered } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { tellStory } from '../../table/story/story.ts';
import type { FromTeller } from './tell.ts';

const send = (word: FromTeller): void => postMessage(word);

addEventListener('message', ({ data: file }: MessageEvent<MatchFile>) => {
  void (async () => {
    const game = await registered(file.setup.game)?.load();
    if (!game) return send({ story: null });
    let percent = -1;
    const story = tellStory(game, file, (done, all) => {
      const now = Math.floor((100 * done) / all);
      if (now > percent) send({ percent: now });
      percent = now;
    });
    send({ story: isProblems(story) ? null : story });
  })().catch(() => send({ story: null }));
});
