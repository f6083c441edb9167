import { registered } from '../../games/registry.ts';
import type { Shelved } from '../../table/shelf/collection.ts';
import { type Proof, victoryOf } from '../../table/shelf/medals.ts';

/** `null`: that was all. */
const send = (word: Proof | null): void => postMessage(word);

addEventListener('message', ({ data }: MessageEvent<readonly Shelved[]>) => {
  void (async () => {
    for (const { id, file } of data) {
      const game = await registered(file.setup.game)?.load();
      const victory = game && victoryOf(game, file);
      if (victory) send({ ...victory, match: id });
    }
    send(null);
  })().catch(() => send(null));
});
