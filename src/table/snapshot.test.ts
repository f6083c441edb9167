import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import { completeSetup } from '../kernel/match.ts';
import { newMatchFile } from '../kernel/match-file.ts';
import { PERSON } from './seats.ts';
import type { Chapter, Settled } from './snapshot.ts';
import { Table } from './table.ts';

const opened = (table: ReturnType<typeof Table.open>): Table => {
  if (table instanceof Table) return table;
  throw new Error(JSON.stringify(table.problems));
};

function newTable(game: AnyGame): Table {
  const setup = completeSetup(game.rules, {});
  const seats = Object.fromEntries(game.rules.sides.map((side) => [side, PERSON]));
  return opened(Table.open(game, newMatchFile(setup, { kind: 'seeded', seed: 'snap' }, seats)));
}

/** Plays at random; undoes now and then. */
function play(table: Table, deeds: number, random: (below: number) => number): void {
  for (let i = 0; i < deeds && !table.outcome; i++) {
    const side = table.owed[0]?.side ?? '';
    const choices = table.choices(side);
    const choice = choices[random(choices.length)];
    if (choice) table.choose(side, choice);
    if (random(10) === 0) table.undo(side);
  }
}

/** As a store does it: everything goes through text. */
const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** All that anybody could ask of a table. */
const saidOf = (table: Table, boards: boolean) => {
  const { rules } = table.game;
  return [...rules.sides, null].map((viewer) => ({
    view: table.view(viewer),
    tale: table.past.scenes(viewer),
    newest: boards && table.past.scene(viewer, table.tale.length(viewer) - 1),
    known: table.deedsKnownTo(viewer),
    waiting: table.waitingFor(viewer),
    choices: viewer === null ? [] : table.choices(viewer),
    undo: viewer !== null && table.canUndo(viewer),
    made: viewer === null ? 0 : table.deedsOf(viewer),
  }));
};

describe.each(REGISTRY.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  test('taken up from a snapshot it is the same match, and goes on the same', async () => {
    const game = await load();
    const table = newTable(game);
    const random = stream('snapshots');
    const chapters: Chapter[] = [];
    let last: Settled | null = null;
    for (let part = 0; part < 4; part++) {
      play(table, 25, random);
      const settled = table.settledSince(last?.number ?? 0);
      if (!settled) continue;
      chapters.push(through(settled.chapter));
      last = { ...settled, state: through(settled.state) };
    }
    if (!last) throw new Error('nothing was settled');
    play(table, 7, random);
    const file = through(table.file());
    const whole = opened(Table.open(game, file));
    const quick = opened(Table.open(game, file, { from: { state: last.state, chapters } }));
    expect(saidOf(quick, true)).toEqual(saidOf(whole, true));
    expect(quick.file()).toEqual(whole.file());
    // An old board is played out again from the beginning.
    expect(quick.past.scene(null, 0)).toEqual(whole.past.scene(null, 0));
    const [one, other] = [stream('on'), stream('on')];
    play(quick, 30, one);
    play(whole, 30, other);
    expect(quick.file().hash).toBe(whole.file().hash);
    expect(saidOf(quick, false)).toEqual(saidOf(whole, false));
  });
});
