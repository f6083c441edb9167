import { describe, expect, it } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { type Choice, choiceKey, type Thing } from '../kernel/choice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { Setup, Side } from '../kernel/game.ts';
import { type AnyPlay, mutate, type Random } from '../kernel/inspect.ts';
import type { JsonObject } from '../kernel/json.ts';
import { type MatchFile, newMatchFile } from '../kernel/match-file.ts';
import { writePosition } from '../kernel/position.ts';
import { twoWorlds } from '../kernel/testing/two-worlds.ts';
import { Host } from './host.ts';
import { isRefused } from './protocol.ts';
import { everySeat } from './seats.ts';
import { Seat, tableOf } from './testing/seat.ts';

const SAMPLES = 60;
const QUESTIONS = 6;

/** A match that begins where a play stands. */
const fileOf = ({ rules, state }: AnyPlay, setup: Setup): MatchFile => ({
  ...newMatchFile(setup, { kind: 'seeded', seed: 'secrets' }),
  start: JSON.parse(JSON.stringify(writePosition(rules, setup, state))) as JsonObject,
});

/** Things on the map that a person might point at: what choices name, and what they do not. */
function thingsIn(choices: readonly Choice[]): Thing[] {
  const things = choices.flatMap(({ piece, with: other, at, to }): Thing[] => [
    ...(piece === undefined ? [] : [{ kind: 'piece', id: piece } as const]),
    ...(other === undefined ? [] : [{ kind: 'piece', id: other } as const]),
    ...(at === undefined ? [] : [{ kind: 'place', id: at } as const]),
    ...(to === undefined ? [] : [{ kind: 'place', id: to } as const]),
  ]);
  return [...things, { kind: 'piece', id: 'nothing' }];
}

/** All that leaves the table for a screen of one side (or of a spectator), whatever it asks. */
async function bytesFor(
  game: AnyGame,
  file: MatchFile,
  side: Side | null,
  random: Random,
): Promise<{ readonly before: readonly string[]; readonly after?: string }> {
  const host = new Host(tableOf(game, file, everySeat(game.rules.sides, 'person')));
  const others = game.rules.sides.filter((other) => other !== side);
  for (const other of others) await Seat.at(host, { sides: [other], playForced: true });
  const seat = await Seat.at(host, { sides: side === null ? [] : [side], playForced: true });
  const before: string[] = [];
  const note = (what: string, answer: unknown) => before.push(`${what}: ${JSON.stringify(answer)}`);
  note('news', seat.news);
  note('tale', await seat.ask('tale', { side }));
  if (side === null) return { before };
  const { choices } = seat.moment;
  const pick = <T>(items: readonly T[]): T | undefined => items[random(items.length)];
  const things = thingsIn(choices);
  for (let i = 0; i < QUESTIONS; i++) {
    const thing = pick(things) as Thing;
    const picks = random(2) === 0 ? [] : [pick(things) as Thing];
    note(`whyNot ${thing.id}`, await seat.ask('whyNot', { side, picks, thing }));
    const choice = pick(choices);
    if (!choice) continue;
    note(`consider ${choiceKey(choice)}`, await seat.ask('consider', { side, choice }));
    const row = [choice, pick(choices) as Choice];
    note(`foresee ${row.map(choiceKey).join()}`, await seat.ask('foresee', { side, choices: row }));
    const wrong = mutate(choice, choices, random);
    if (!choices.some((offered) => choiceKey(offered) === choiceKey(wrong)))
      note(`refused ${choiceKey(wrong)}`, await seat.ask('choose', { side, choice: wrong }));
  }
  if (choices.length > 0 && random(4) === 0) note('hint', await seat.ask('hint', { side }));
  const choice = pick(choices);
  const answer = choice && (await seat.ask('choose', { side, choice }));
  // Where no die, no reveal and no answer of others came between it learns nothing new.
  if (!answer || isRefused(answer) || !answer.moment.undo) return { before };
  return { before, after: JSON.stringify(answer) };
}

describe('what leaves a table', () => {
  for (const registered of REGISTRY) {
    it(`${registered.id}: is the same in worlds that a side cannot tell apart`, async () => {
      const game = await registered.load();
      for (const { setup, side, here, there, where, asks } of twoWorlds(
        game,
        `${registered.id} bytes`,
        SAMPLES,
        40,
      )) {
        const one = await bytesFor(game, fileOf(here, setup), side, asks());
        const other = await bytesFor(game, fileOf(there, setup), side, asks());
        expect(other.before, where).toEqual(one.before);
        if (one.after && other.after) expect(other.after, where).toBe(one.after);
      }
    });
  }
});
