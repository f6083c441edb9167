import { describe, expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { everySeat } from './seats.ts';
import type { Table } from './table.ts';
import { newMatch, tableOf } from './testing/seat.ts';

const outpost = await registered('outpost')?.load();
if (!outpost) throw new Error('the example game is gone');
const newTable = (): Table =>
  tableOf(outpost, newMatch(outpost), everySeat(outpost.rules.sides, 'person'));

const orders = (troop: string, to: string) => [
  { do: 'order', piece: troop },
  { do: 'aim', piece: troop, to },
];
const deeds = (table: Table) => table.file().deeds.map(({ side }) => side);

describe('strokes', () => {
  it('go and come back whole while the other side decides at the same time', () => {
    const table = newTable();
    // Each side still owes an answer afterwards, so both may change their minds.
    table.choose('riders', { do: 'order', piece: 'riders-1' });
    expect(table.follow('scouts', orders('scouts-1', 'kraal'), false, false)).toBeNull();
    const view = table.view('scouts');
    expect(deeds(table)).toEqual(['riders', 'scouts', 'scouts']);
    expect(table.undo('riders')).toBe(true);
    // One stroke of the scouts, whatever became of the riders' deed before it.
    expect(table.undo('scouts')).toBe(true);
    expect(deeds(table)).toEqual([]);
    expect(table.redo('riders')).toBe(true);
    expect(table.redo('scouts')).toBe(true);
    expect(deeds(table)).toEqual(['riders', 'scouts', 'scouts']);
    expect(table.view('scouts')).toEqual(view);
    expect(table.canRedo('scouts')).toBe(false);
  });

  it('are forgotten when something else is done instead', () => {
    const table = newTable();
    table.follow('scouts', orders('scouts-1', 'kraal'), false, false);
    table.undo('scouts');
    table.choose('scouts', { do: 'order', piece: 'scouts-2' });
    expect(table.canRedo('scouts')).toBe(false);
    expect(table.undo('scouts')).toBe(true);
    expect(deeds(table)).toEqual([]);
  });

  it('leave what could be redone when they come to nothing', () => {
    const table = newTable();
    table.choose('scouts', { do: 'order', piece: 'scouts-1' });
    table.undo('scouts');
    const before = table.changes;
    const stopped = table.follow('scouts', orders('scouts-2', 'east-camp'), true, false);
    expect(stopped).toMatchObject({ done: 1, refusal: { rule: '2.1' } });
    expect(table.changes).toBe(before);
    expect(table.canRedo('scouts')).toBe(true);
  });
});

describe('what changed since it was kept', () => {
  it('is told deed by deed', () => {
    const table = newTable();
    expect(table.takeChanges()).toEqual({ same: 0, added: [] });
    table.follow('scouts', orders('scouts-1', 'kraal'), false, false);
    const [order, aim] = orders('scouts-1', 'kraal');
    expect(table.takeChanges()).toEqual({
      same: 0,
      added: [
        { deed: { side: 'scouts', choice: order }, print: expect.any(String) },
        { deed: { side: 'scouts', choice: aim }, print: expect.any(String) },
      ],
    });
    expect(table.takeChanges()).toEqual({ same: 2, added: [] });
    table.undo('scouts');
    table.choose('scouts', { do: 'rest' });
    expect(table.takeChanges()).toEqual({
      same: 0,
      added: [{ deed: { side: 'scouts', choice: { do: 'rest' } }, print: expect.any(String) }],
    });
  });
});
