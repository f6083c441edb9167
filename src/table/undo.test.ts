import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { stream } from '../kernel/dice.ts';
import { newMatch, sitDown } from './testing/seat.ts';

/** What one would see change. */
const told = ({
  question,
  choices,
  deeds,
}: {
  question: unknown;
  choices: unknown;
  deeds: number;
}) => JSON.stringify([question, choices, deeds]);

it.each(['redvers-reverse', 'second-boer-war'])(
  'of %s goes somewhere whenever it is offered, also after a forced step',
  async (id) => {
    const game = await registered(id)?.load();
    if (!game) throw new Error(`${id} is gone`);
    const [side, ...others] = game.rules.sides;
    if (!side) throw new Error('nobody plays');
    const machines = Object.fromEntries(others.map((other) => [other, 'random']));
    const seats = { [side]: 'person', ...machines };
    const seat = await sitDown(game, newMatch(game, 'undo'), seats, { playForced: true });
    const random = stream('undo');
    let forced = 0;
    let went = 0;
    for (let n = 0; n < 400 && !seat.moment.outcome; n++) {
      const { choices, undo, question } = seat.moment;
      const choice = choices[random(choices.length)];
      if (!question || !choice) {
        // A machine goes on in a turn of its own.
        seat.news = await seat.ask('refresh', {});
        continue;
      }
      if (undo) {
        const before = told(seat.moment);
        seat.news = await seat.ask(n % 5 === 0 ? 'reset' : 'undo', { side });
        expect(told(seat.moment)).not.toBe(before);
        went += 1;
        while (seat.moment.redo) await seat.redo(side);
        if (told(seat.moment) !== before) continue;
      }
      const { table } = seat.host;
      if (!undo && table.canUndo(side)) forced += 1;
      await seat.choose(side, choice);
    }
    expect(went).toBeGreaterThan(5);
    if (id === 'redvers-reverse') expect(forced).toBeGreaterThan(0);
  },
);
