import { expect } from 'vitest';
import type { Player } from './client.ts';
import { asked } from './house.ts';

/** Whoever is asked something, and a choice that answers it, as it is sent. */
export async function choiceNow(players: readonly Player[]) {
  const mover = await asked(players);
  const { question, choices, deeds } = mover.moment;
  const ask = { side: question?.side, question: question?.number, choice: choices[0] };
  /** The store is back: tried again until it is kept. */
  const untilKept = async () => {
    let answer = await mover.tryAsk('choose', ask);
    while (answer.error && mover.closed === null) answer = await mover.tryAsk('choose', ask);
    expect(answer).toMatchObject({ answer: { moment: { deeds: deeds + 1 } } });
  };
  /** The store cannot be written: nothing is done, and that is said. */
  const notKept = async () =>
    expect(await mover.tryAsk('choose', ask)).toMatchObject({
      error: expect.stringMatching(/nothing was done, try again/),
    });
  return { side: question?.side, deeds, notKept, untilKept };
}
