import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GuardedCommits } from './guarded.ts';
import { openStore } from './open.ts';
import { SqliteFile } from './sqlite-file.ts';
import { isStoreTrouble } from './trouble.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEND = 'update columns set at = ? where name = ?';
const NOTE = 'insert into moves (name, at) values (?, ?)';

describe.each([
  ['in a thread', true],
  ['where it is asked', false],
])('an SQLite file %s', (name, aside) => {
  const place = path.join(folder, `${name}.sqlite`);
  const file = new SqliteFile({ file: place, patience: 1000, longLog: 100 }, aside);
  const commits = new GuardedCommits(file);

  beforeAll(async () => {
    await file.query('create table columns (name text primary key, at text)');
    await file.query('create table moves (name text, at text not null)');
    for (const column of ['french', 'methuen'])
      await file.query('insert into columns values (?, ?)', [column, 'cape-town']);
  });

  const columns = async () => (await file.query('select at from columns order by name')).rows;
  const moves = async () => (await file.query('select * from moves')).rows;
  const move = (column: string, to: string | null, wrote: (rows: number) => void = () => {}) => ({
    first: { sql: SEND, parameters: [to, column] },
    after: [
      { sql: NOTE, parameters: [column, to] },
      { sql: 'update moves set at = at where at = ?', parameters: [to], wrote },
    ],
  });

  test('writes only where the first statement finds its row, and says how many rows were written', async () => {
    const counted: [string, number][] = [];
    const found = await commits.write([
      move('french', 'modder', (rows) => counted.push(['french', rows])),
      move('nobody', 'modder', (rows) => counted.push(['nobody', rows])),
      move('methuen', 'modder', (rows) => counted.push(['methuen', rows])),
    ]);
    expect(found).toEqual([true, false, true]);
    expect(counted).toEqual([
      ['french', 1],
      ['methuen', 2],
    ]);
    expect(await moves()).toEqual([
      { name: 'french', at: 'modder' },
      { name: 'methuen', at: 'modder' },
    ]);
  });

  test('writes all of a commit or nothing, and says what went wrong with its code', async () => {
    const failing = commits.write([move('french', 'kimberley'), move('methuen', null)]);
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_NOTNULL' });
    expect(await columns()).toEqual([{ at: 'modder' }, { at: 'modder' }]);
    expect(await moves()).toHaveLength(2);
    await expect(file.query('select rumour from columns')).rejects.toThrow('no such column');
    // The next one is not held up by it.
    expect(await commits.write([move('french', 'kimberley')])).toEqual([true]);
    expect(await columns()).toEqual([{ at: 'kimberley' }, { at: 'modder' }]);
  });

  test('answers what was asked before it closes; afterwards it is a trouble of the store', async () => {
    const last = columns();
    await file.onDisk();
    await file.close();
    expect(await last).toHaveLength(2);
    const error = await columns().catch((why: unknown) => why);
    expect(isStoreTrouble(error)).toBe(true);
  });
});

test('a place where no file can be is a trouble of the store', async () => {
  const file = new SqliteFile({ file: '/nowhere/at/all.sqlite', patience: 1, longLog: 1 }, true);
  const error = await file.query('select 1').catch((why: unknown) => why);
  expect(isStoreTrouble(error)).toBe(true);
});

test('who reads first and writes then is not refused because another has written meanwhile', async () => {
  const settings = { folder: path.join(folder, 'shared') };
  const stores = [await openStore(settings), await openStore(settings)] as const;
  const keys = (nth: 0 | 1) => stores[nth].db.selectFrom('keys').select('name').execute();
  let other: Promise<unknown> = Promise.resolve();
  await stores[0].db.transaction().execute(async (trx) => {
    await trx.selectFrom('keys').select('name').execute();
    other = stores[1].db.insertInto('keys').values({ name: 'other', value: 'v' }).execute();
    await new Promise((done) => setTimeout(done, 100));
    await trx.insertInto('keys').values({ name: 'first', value: 'v' }).execute();
  });
  await other;
  const names = (await keys(0)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['first', 'other']));
  for (const store of stores) await store.close();
});
