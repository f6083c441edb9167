import { expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import type { Choice } from '../kernel/choice.ts';
import { isProblems } from '../kernel/game.ts';
import { parseMatchFile } from '../kernel/match-file.ts';
import type { Table } from './table.ts';
import { newMatch, tableOf } from './testing/seat.ts';

const game = await registered('second-boer-war')?.load();
if (!game) throw new Error('the game is gone');
const PEOPLE = { empire: 'person', boers: 'person' };
const REPLACED = { empire: 'person', boers: 'recruit' };

/** The first choice, by whoever is asked, so many times; machines answer by themselves. */
function play(table: Table, deeds: number): void {
  for (const until = table.deeds + deeds; table.deeds < until && !table.outcome; ) {
    if (table.step()) continue;
    const side = table.owed[0]?.side ?? '';
    table.choose(side, table.choices(side)[0] as Choice);
  }
}

/** By deed: which level is said to have made it; `null` for people. */
const makersOf = (table: Table): (string | null)[] => {
  const makers: (string | null)[] = [];
  for (const { at } of table.past.scenes('empire')) {
    const why = table.past.why('empire', at, true);
    const entry = table.tale.entryOf('empire', at);
    if (entry >= 0) makers[entry] ??= why?.level ?? null;
  }
  return makers;
};

const sidesOf = (table: Table) => table.file().deeds.map(({ side }) => side);

test('what a person did stays hers when a machine takes her seat, and the other way round', () => {
  const table = tableOf(game, newMatch(game, 'seats'), PEOPLE);
  play(table, 12);
  table.reseat(REPLACED);
  play(table, 12);
  table.reseat(PEOPLE);
  play(table, 12);
  const sides = sidesOf(table);
  const makers = makersOf(table);
  // The machine and both people had something to do in each stretch.
  for (const [from, to] of [
    [0, 12],
    [12, 24],
    [24, 36],
  ] as const)
    expect(new Set(sides.slice(from, to)).size, `${from}`).toBe(2);
  for (const [entry, side] of sides.entries()) {
    const isMachines = side === 'boers' && entry >= 12 && entry < 24;
    if (makers[entry] !== undefined)
      expect(makers[entry], `${entry} ${side}`).toBe(isMachines ? 'recruit' : null);
  }
  expect(makers.filter((maker) => maker === 'recruit').length).toBeGreaterThan(2);
  expect(table.file().earlier).toEqual([
    { side: 'boers', seat: 'person', until: 12 },
    { side: 'boers', seat: 'recruit', until: 24 },
  ]);
});

test('the file tells it, whoever sits down when it is opened again', () => {
  const table = tableOf(game, newMatch(game, 'seats'), PEOPLE);
  play(table, 12);
  table.reseat(REPLACED);
  play(table, 12);
  const file = parseMatchFile(JSON.stringify(table.file()));
  if (isProblems(file)) throw new Error(file[0]?.problem);
  const again = tableOf(game, file, { ...PEOPLE, empire: 'veteran' });
  expect(makersOf(again)).toEqual(makersOf(table));
  expect(again.seats).toEqual({ empire: 'veteran', boers: 'person' });
});

test('what was taken back belongs to nobody: what is done instead is done by who sits there now', () => {
  const table = tableOf(game, newMatch(game, 'seats'), PEOPLE);
  while (!table.canUndo('boers')) play(table, 1);
  const before = table.deeds;
  table.reseat({ ...PEOPLE, boers: 'veteran' });
  table.reseat(PEOPLE);
  expect(table.file().earlier).toEqual([{ side: 'boers', seat: 'person', until: before }]);
  expect(table.undo('boers')).toBe(true);
  expect(table.deeds).toBeLessThan(before);
  expect(table.file().earlier).toEqual([{ side: 'boers', seat: 'person', until: table.deeds }]);
});

test('who sat there without doing anything leaves no trace', () => {
  const table = tableOf(game, newMatch(game, 'seats'), PEOPLE);
  table.reseat(REPLACED);
  table.reseat(PEOPLE);
  expect(table.file()).not.toHaveProperty('earlier');
  play(table, 5);
  for (const boers of ['recruit', 'veteran', 'person', 'recruit'])
    table.reseat({ ...PEOPLE, boers });
  expect(table.file().earlier).toEqual([{ side: 'boers', seat: 'person', until: 5 }]);
});
