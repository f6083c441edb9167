import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inNewFolder } from '../testing/run.ts';

describe('play', () => {
  test('a person plays a machine: choices, why not, undo, odds, help, save', async () => {
    const { run } = inNewFolder();
    const typed = [
      '?',
      '',
      'c',
      'v',
      'o',
      'order riders-1',
      'order scouts-1',
      'u',
      'r',
      'u',
      'u',
      'w order riders-1',
      'w rest',
      'nonsense',
      '99',
      'o 99',
      'rule 2.1',
      'rule 99',
      '4',
      'l',
      's mine.heliograph.json',
      'q',
    ];
    const { status, out, err } = await run('play outpost --seed 3', typed);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('Which troop marches this turn? (2.1)');
    expect(out).toContain('Not allowed: That troop is not yours. (2.1)');
    expect(out).toContain('[order scouts-1]');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Done again.');
    expect(out).toContain('Nothing can be taken back');
    expect(out).toContain('Allowed.');
    expect(out).toContain('“nonsense” means nothing here');
    expect(out).toContain('There is no choice 99');
    expect(out).toContain('No rule is numbered 99.');
    expect(out).toContain('Saved in mine.heliograph.json');
    expect((await run('replay mine.heliograph.json --verify')).status).toBe(0);
  });

  test('whoever leaves without saving finds the match saved, and can go on', async () => {
    const { run, folder } = inNewFolder();
    await run('play outpost --seed 3 --seats person,random', ['4']);
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/^outpost-.*\.heliograph\.json$/);
    expect((await run(`replay ${file} --verify`)).status).toBe(0);
    const again = await run(`play --load ${file} --language pl`, ['5']);
    expect(again.status).toBe(0);
    expect(again.out).toContain('Który oddział');
    expect((await run(`replay ${file} --verify`)).status).toBe(0);
  });

  test('two people share a screen without seeing each other’s secrets', async () => {
    const { run } = inNewFolder();
    const { out } = await run('play outpost --hotseat --seed 3', ['', '4', '', '4', 'q']);
    expect(out).toContain('Now Scouts. Press Enter');
    expect(out).toContain('Now Riders. Press Enter');
    const riders = out.slice(out.indexOf('Now Riders'));
    expect(riders).not.toContain('Scouts —');
  });

  test('keeps no list of what is not to be looked up again', async () => {
    const { run } = inNewFolder();
    const rounds = Array.from({ length: 24 }, () => 'pass');
    const { out } = await run('play second-boer-war --seats person,random --seed 3', [
      ...rounds,
      'l',
      'q',
    ]);
    const live = out.split('The counter showed').length - 1;
    expect(live).toBeGreaterThan(5);
    const log = out.slice(out.lastIndexOf('Turn I begins.'));
    expect(log.match(/Round \d+/g)?.length).toBeGreaterThan(5);
    for (const line of ['The counter showed', 'is complete', 'one more action', 'shows'])
      expect(log.split(line).length - 1, line).toBeLessThan(2);
  });

  test('plays to the end and says who won', async () => {
    const { run } = inNewFolder();
    const { status, out } = await run('play outpost --hotseat --seed 1', [
      '',
      'parley',
      '',
      'parley',
    ]);
    expect(status).toBe(0);
    expect(out).toContain('A draw.');
    expect(out).toContain('The sides talked.');
  });

  test('loads another match in the middle, keeping the one that was on', async () => {
    const { run, folder, write } = inNewFolder();
    await run('play outpost --seed 3 --save a.json', ['4']);
    write('broken.json', '{');
    const typed = ['4', 'load broken.json', 'load none.json', 'load a.json', 'q'];
    const { status, out } = await run('play outpost --seed 4 --save b.json', typed);
    expect(status).toBe(0);
    expect(out).toContain('broken.json: the file is cut off before its end');
    expect(out).toContain('none.json: there is no such file');
    expect(out).toContain('Going on with a.json.');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a.json', 'b.json']));
    expect((await run('play simulate --load a.json')).status).toBe(2);
  });

  test('machines alone can be watched', async () => {
    const { run } = inNewFolder();
    const { status, out } = await run('play outpost --seats random --seed 2');
    expect(status).toBe(0);
    expect(out).toContain('Saved in');
  });
});
