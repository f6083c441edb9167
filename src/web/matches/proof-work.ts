import { registered } from '../../games/registry.ts';
import type { Shelved } from '../../table/shelf/collection.ts';
import { type Proof, victoryOf } from '../../table/shelf/medals.ts';

/** `null`: that was all. */
const send = (word: Proof | null): void => postMessage(word);

async function prove(matches: readonly Shelved[]): Promise<void> {
  for (const { id, file } of matches) {
    const game = await registered(file.setup.game)?.load();
    const victory = game && victoryOf(game, file);
    if (victory) send({ ...victory, match: id });
  }
}

export function workOnProofs(): void {
  addEventListener('message', ({ data }: MessageEvent<readonly Shelved[]>) => {
    void prove(data)
      .catch(() => {})
      .then(() => send(null));
  });
}
