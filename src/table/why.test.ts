import { describe, expect, it } from 'vitest';
import { REGISTRY, registered } from '../games/registry.ts';
import { type Choice, choiceKey, sameChoice } from '../kernel/choice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { Side } from '../kernel/game.ts';
import type { AnyPlay } from '../kernel/inspect.ts';
import type { JsonObject } from '../kernel/json.ts';
import { newMatchFile } from '../kernel/match-file.ts';
import { writePosition } from '../kernel/position.ts';
import { twoWorlds } from '../kernel/testing/two-worlds.ts';
import type { Why } from './protocol.ts';
import { levelsOf } from './seats.ts';
import type { Table } from './table.ts';
import { newMatch, tableOf } from './testing/seat.ts';

async function gameOf(id: string): Promise<AnyGame> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`${id} is gone`);
  return game;
}

/** A table that begins where a play stands, with machines of a level in all seats. */
function tableAt(
  game: AnyGame,
  { rules, state }: AnyPlay,
  setup: JsonObject,
  level: string,
): Table {
  const start = JSON.parse(JSON.stringify(writePosition(rules, setup as never, state)));
  const file = { ...newMatchFile(setup as never, { kind: 'seeded', seed: 'why' }), start };
  return tableOf(game, file, Object.fromEntries(rules.sides.map((side) => [side, level])));
}

/** Lets the machine that is asked do this; says what `viewer` sees and is told of it, and why it was done. */
function doneBy(table: Table, choice: Choice, viewer: Side | null) {
  const next = table.next();
  if (next?.kind !== 'machine') throw new Error('no machine is asked');
  const { length } = table.past.scenes(viewer);
  table.answer(next, choice);
  const tale = table.past.scenes(viewer).slice(length);
  const asked = tale.filter(({ why }) => why !== undefined);
  return {
    seen: JSON.stringify([tale, table.view(viewer)]),
    whys: asked.map(({ at }) => table.past.why(viewer, at)),
  };
}

const SAMPLES = 40;

describe('why a machine did something', () => {
  for (const { id, load } of REGISTRY) {
    it(`${id}: is the same in worlds that whoever asks cannot tell apart`, async () => {
      const game = await load();
      const told: (Why | null)[] = [];
      for (const { setup, side, here, there, where, asks } of twoWorlds(
        game,
        `${id} why`,
        SAMPLES,
        30,
      )) {
        const random = asks();
        const [owed] = here.owed;
        if (!owed || owed.side === side || !there.owedBy(owed.side)) continue;
        const levels = levelsOf(game, owed.side);
        const level =
          random(2) === 0 ? (levels.at(-1) ?? '') : (levels[random(levels.length)] ?? '');
        const theirs = there.choices(there.owedBy(owed.side) as typeof owed).map(choiceKey);
        const both = here.choices(owed).filter((one) => theirs.includes(choiceKey(one)));
        const choice = both[random(both.length)];
        if (!choice) continue;
        const [one, other] = [here, there].map((play) =>
          doneBy(tableAt(game, play, setup as never, level), choice, side),
        );
        if (!one || !other || one.seen !== other.seen) continue;
        expect(other.whys, where).toEqual(one.whys);
        told.push(...one.whys);
      }
      expect(told.length).toBeGreaterThan(0);
    });
  }
});

describe('a General', () => {
  it('says what it expected of what it did, with figures of the search it made', async () => {
    const game = await gameOf('second-boer-war');
    const seats = { empire: 'person', boers: 'general' };
    const table = tableOf(game, newMatch(game, 'reasons'), seats);
    expect(seats).toHaveProperty(game.rules.sides[1] ?? '');
    let searched = 0;
    for (let deeds = 0; deeds < 60 && searched < 2 && !table.outcome; deeds++) {
      const next = table.next();
      if (next?.kind !== 'machine') {
        const [owed] = table.owed;
        const side = owed?.side ?? '';
        table.choose(side, table.choices(side)[0] as Choice);
        continue;
      }
      const { length } = table.past.scenes('empire');
      table.step();
      const [scene] = table.past.scenes('empire').slice(length);
      if (scene?.why === undefined) continue;
      const why = table.past.why('empire', scene.at);
      expect(why).toMatchObject({ side: 'boers', level: 'general', searches: true });
      const last = table.file().deeds.at(-1);
      if (!why?.reasons || why.reasons.worlds === 0) continue;
      searched++;
      expect(last && 'choice' in last && sameChoice(last.choice, why.reasons.choice)).toBe(true);
      expect(why.reasons.expects?.winChance).toBeGreaterThan(0);
      expect(why.judged?.side).toBe('empire');
    }
    expect(searched).toBe(2);
  });
});

describe('when the match is over', () => {
  it('what was withheld is told, to all', async () => {
    const game = await gameOf('outpost');
    const [first = '', second = ''] = game.rules.sides;
    const table = tableOf(game, newMatch(game, 'told'), { [first]: 'person', [second]: 'recruit' });
    const during: (Why | null)[] = [];
    const asked: number[] = [];
    while (!table.outcome) {
      const { length } = table.past.scenes(first);
      if (!table.step()) table.choose(first, table.choices(first)[0] as Choice);
      const scene = table.past
        .scenes(first)
        .slice(length)
        .find(({ why }) => why !== undefined);
      if (!scene || table.outcome) continue;
      asked.push(scene.at);
      during.push(table.past.why(first, scene.at));
    }
    expect(during.length).toBeGreaterThan(3);
    expect(during.some((why) => why?.secret)).toBe(true);
    for (const at of asked) {
      const why = table.past.why(first, at);
      expect(why).toMatchObject({ secret: false, searches: false, side: second });
      expect(why?.reasons).not.toBeNull();
    }
    // What a person did nobody can be asked about.
    const own = table.past.scenes(first).findIndex(({ why }) => why === undefined);
    expect(table.past.why(first, own)).toBeNull();
    expect(table.past.why(first, 1_000_000)).toBeNull();
  });
});
