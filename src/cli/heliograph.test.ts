import { describe, expect, test } from 'vitest';
import { inNewFolder } from './testing/run.ts';

const { run, write } = inNewFolder();
write('a-file', '');

const COMMANDS = [
  'games',
  'play',
  'rules',
  'pack',
  'referee',
  'replay',
  'dice',
  'record',
  'simulate',
  'ladder',
  'fuzz',
  'bench',
];

describe('help', () => {
  test.each(['', '--help', '-h', 'help'])('heliograph %s lists every command', async (argv) => {
    const { status, out, err } = await run(argv);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  });

  test.each(COMMANDS)('%s has its own, and says what it takes', async (command) => {
    for (const argv of [`${command} --help`, `help ${command}`, `${command} nonsense -h`]) {
      const { status, out } = await run(argv);
      expect(status).toBe(0);
      expect(out).toContain(`usage: heliograph ${command}`);
    }
  });

  test('the version', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bad input is one clear line and status 2', () => {
  test.each([
    ['simulat', 'did you mean "simulate"?'],
    ['xyzzy', '"heliograph --help" lists them'],
    ['constructor', 'there is no command'],
    ['help xyzzy', 'there is no command "xyzzy"'],
    ['simulate', '<game> is missing'],
    ['simulate outpost more', '"more" is one word too many'],
    ['simulate outpst', 'did you mean "outpost"?'],
    ['simulate nonsense', 'there is no game "nonsense"; there is: '],
    ['simulate outpost --game 3', 'there is no option --game; did you mean --games?'],
    ['simulate outpost --xyzzy', 'there are --scenario'],
    ['simulate outpost --games', '--games needs a value: --games N'],
    ['simulate outpost --games -5', '--games needs a value'],
    ['simulate outpost --games=-5', 'it must be a whole number from 1 on'],
    ['simulate outpost --games many', '--games is "many"'],
    ['simulate outpost --games 0', 'from 1 on'],
    ['simulate outpost --json=yes', '--json takes no value'],
    ['simulate outpost --workers 1.5', '--workers is "1.5"'],
    ['simulate outpost --scenario moon', '"moon" is unknown; there is: patrol'],
    ['simulate outpost --options a', 'write name=value,name=value'],
    ['simulate outpost --options a=1', 'has no option "a"'],
    ['simulate outpost --seats random,random,random', 'outpost has 2: scouts, riders'],
    ['simulate outpost --seats random,marshal', 'nobody called "marshal" plays riders'],
    ['simulate outpost --seats boers=random', 'there is no side "boers"'],
    ['ladder outpost --levels marshal', 'there is no "marshal"; there is: random'],
    ['ladder nonsense', 'there is no game'],
    ['fuzz', '<game>|all is missing'],
    ['fuzz nonsense', 'there is no game'],
    ['fuzz outpost --decisions x', '--decisions is "x"'],
    ['fuzz outpost --decisions 5 --out a-file/x', 'cannot be written'],
    ['bench nonsense', 'there is no game'],
    ['rules', '<game> is missing'],
    ['rules nonsense', 'there is no game'],
    ['games --language de', '--language is "de"; it can be en, pl'],
    ['pack', 'init|check is missing'],
    ['pack burn outpost', 'it can init and check'],
    ['pack check nonsense', 'there is no game'],
    ['pack check outpost none.json', 'none.json: there is no such file'],
    ['replay', '<file> is missing'],
    ['replay none.json', 'none.json: there is no such file'],
    ['replay .', 'that is a folder'],
    ['dice', 'verify is missing'],
    ['dice roll x', 'it can verify'],
    ['dice verify none.json', 'there is no such file'],
    ['referee none.json', 'there is no such file'],
    ['play', 'say which game'],
    ['play nonsense', 'there is no game'],
    ['play --load none.json', 'there is no such file'],
    ['play outpost --seats person,marshal', 'there is: person, random'],
  ])('heliograph %s', async (argv, says) => {
    const { status, out, err } = await run(argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^heliograph: [^\n]+\n$/);
    expect(err).toContain(says);
  });
});

test('games lists public games, and the examples on demand', async () => {
  const all = (await run('games --all --json')).json() as { games: { id: string }[] };
  expect(all.games.map(({ id }) => id)).toContain('outpost');
  const shown = (await run('games --json')).json() as { games: { id: string }[] };
  expect(shown.games.map(({ id }) => id)).not.toContain('outpost');
  expect((await run('games --all --language pl')).out).toContain('Zwiadowcy');
});
