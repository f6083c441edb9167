import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import { packRecords, unpackRecords } from '../../lab/record/file.ts';
import type { Recording } from '../../lab/record/recording.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, folder } = inNewFolder();

describe('the recorded matches of the project', () => {
  test.each(REGISTRY.map(({ id }) => id))(
    '%s plays as recorded; "heliograph record" says more',
    { timeout: 120_000 },
    async (id) => {
      const { status, out, err } = await run(`record ${id}`);
      expect(out).toMatch(new RegExp(`^${id}: \\d+ matches, [\\d,]+ deeds: all as recorded\\n$`));
      expect({ status, err }).toEqual({ status: 0, err: '' });
    },
  );
});

describe('records in a folder of their own', () => {
  const FILE = 'mine/outpost/patrol.json.br';
  const here = path.join(folder, FILE);
  const record = (more = '') => run(`record outpost --folder mine ${more}`);

  const matches = (): readonly Recording[] => {
    const file = unpackRecords(readFileSync(here));
    if (isProblems(file)) throw new Error(file[0]?.problem);
    return file.matches;
  };
  const rewrite = (changed: readonly Recording[]) =>
    writeFileSync(here, packRecords('outpost', 'patrol', changed));
  /** The third match was recorded with another first march. */
  const tampered = (list: readonly Recording[]) => {
    const text = JSON.stringify(list[2]);
    const changed = text.replace(/("type":"firstMarch"[^}]*"die":)\d/, '$19');
    expect(changed).not.toBe(text);
    return list.with(2, JSON.parse(changed));
  };

  test('what is not recorded is found wrong, and written on demand, once', async () => {
    const nothing = await record();
    expect(nothing).toMatchObject({ status: 1, err: '' });
    expect(nothing.out).toBe('outpost: patrol is not recorded; --write plays its matches\n');
    const first = await record('--write');
    expect(first).toMatchObject({ status: 0, out: `outpost: written: ${FILE}\n`, err: '' });
    expect(matches().length).toBe(10);
    for (const more of ['', '--write', '--afresh']) {
      const again = await record(more);
      expect(again.status).toBe(0);
      expect(again.out).toMatch(/^outpost: 10 matches, \d+ deeds: all as recorded\n$/);
    }
  });

  test('what differs is told with match, deed, event and field; --write takes it over', async () => {
    const good = matches();
    rewrite(tampered(good));
    const found = await record();
    expect(found).toMatchObject({ status: 1, err: '' });
    expect(found.out).toMatch(
      /^outpost patrol\/3, deed \d+, (scouts|riders): aim .*\n {2}event 1 \(firstMarch\) die: 9 → \d\n/,
    );
    expect(found.out).toContain(' deeds: 1 differ\n');
    expect(found.out).toContain('\nwhat differs:\n  outpost: event firstMarch.die, 1 times in 1');
    const told = (await record('--json')).json();
    expect(told).toMatchObject({ ok: false, games: [{ game: 'outpost', ok: false }] });
    const written = await record('--write');
    expect(written.status).toBe(0);
    expect(written.out).toContain('event 1 (firstMarch) die: 9 → ');
    expect(written.out).toContain(`outpost: written: ${FILE}\n`);
    expect(matches()).toEqual(good);
    expect((await record()).status).toBe(0);
  });

  test('a whole set of other deeds is kept by --write and given up by --afresh', async () => {
    const good = matches();
    rewrite(good.with(0, good[1]!));
    expect((await record('--write')).out).not.toContain('written');
    expect(matches()[0]).toEqual(good[1]);
    expect((await record('--afresh')).out).toContain('written');
    expect(matches()).toEqual(good);
  });

  test('many deeds that differ are cut short, unless --full', async () => {
    const good = matches();
    const changed = JSON.stringify(good[0]).replaceAll('"type":"marched"', '"type":"rode"');
    rewrite(good.with(0, JSON.parse(changed)));
    const short = (await record()).out;
    const full = (await record('--full')).out;
    expect(short).toMatch(/and after \d+ more deeds; --full shows all/);
    expect(full).not.toContain('--full');
    expect(full.length).toBeGreaterThan(short.length);
    rewrite(good);
  });

  test('a record can be read', async () => {
    const { status, out } = await record('--show patrol/3');
    expect(status).toBe(0);
    expect(out).toMatch(/^outpost, patrol, seed outpost\/patrol\/3\.\d+, seats /);
    expect(out).toMatch(/\n1 {2}(scouts|riders): order /);
    expect(out).toMatch(/\n {2}tells turnBegins \{"rule":"1.2","turn":2\}\n/);
    expect(out).toMatch(/\n {2}troops\.\S+\.post: "\S+" → "\S+"\n/);
    expect(out).toMatch(/\noutcome \{"ending":.*\n$/);
  });

  test('a match that can no longer be set up is named, and nothing is written', async () => {
    const good = matches();
    const odd = JSON.parse(JSON.stringify(good[4]).replace('"options":{', '"options":{"fog":true'));
    rewrite(good.with(4, odd));
    const { status, out } = await record('--write');
    expect(status).toBe(1);
    expect(out).toContain('outpost patrol/5, the opening\n  set-up: options.fog: no such option\n');
    expect(out).toContain('patrol/5 cannot be played, nothing is written: options.fog: ');
    expect(matches()[4]).toEqual(odd);
    rewrite(good);
  });

  test('a file that belongs to no scenario is found', async () => {
    const stray = path.join(folder, 'mine/outpost/siege.json.br');
    writeFileSync(stray, '');
    const { status, out } = await record();
    expect(status).toBe(1);
    expect(out).toContain('mine/outpost/siege.json.br belongs to no scenario: remove it\n');
    renameSync(stray, path.join(folder, 'away'));
  });

  test.each([
    ['record outpst', 'there is no game "outpst"; did you mean "outpost"?'],
    ['record all --show patrol/1', 'there is no game "all"'],
    ['record outpost --show ambush/1', '--show: there is no scenario "ambush"; there is: patrol'],
    ['record outpost --show patrol', '--show is "patrol"; write patrol/1 to patrol/10'],
    ['record outpost --show patrol/11', '--show is "patrol/11"; write patrol/1 to patrol/10'],
    ['record outpost --show patrol/1 --folder empty', 'patrol of outpost is not recorded'],
    ['record outpost --folder bad', 'patrol.json.br: the file is damaged or was never a record'],
    ['record outpost --folder other', 'patrol.json.br: holds matches of outpost, siege'],
    ['record outpost --folder odd', 'patrol.json.br: matches.0.plan.seed: '],
  ])('%s: one line and status 2', async (argv, says) => {
    for (const [name, bytes] of Object.entries({
      bad: Buffer.from('no record'),
      other: packRecords('outpost', 'siege', []),
      odd: packRecords('outpost', 'patrol', [
        JSON.parse(JSON.stringify(matches()[0]).replace('"seed":"', '"seed":3,"was":"')),
      ]),
    })) {
      mkdirSync(path.join(folder, name, 'outpost'), { recursive: true });
      writeFileSync(path.join(folder, name, 'outpost/patrol.json.br'), bytes);
    }
    const shown = argv.includes('--folder') ? argv : `${argv} --folder mine`;
    const { status, out, err } = await run(shown);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n').length).toBe(1);
    expect(existsSync(here)).toBe(true);
  });
});
