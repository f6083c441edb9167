import { beforeAll, describe, expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { seededDice } from '../../kernel/dice.ts';
import { commitmentOf, fairDice, type RecordedRoll, recording } from '../../kernel/fair-dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup, Match } from '../../kernel/match.ts';
import { type DiceTerms, type MatchFile, writeMatchFile } from '../../kernel/match-file.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, write } = inNewFolder();

const SECRET = 'a1'.repeat(32);
const TERMS = {
  match: 'm1',
  commitment: commitmentOf(SECRET),
  nonces: { scouts: 'one', riders: 'two' },
};

let seeded: MatchFile;
let fair: MatchFile & { dice: Extract<DiceTerms, { kind: 'fair' }> };

async function played(dice: ReturnType<typeof seededDice>) {
  const game = await registered('outpost')?.load();
  if (!game) throw new Error('no example game');
  const match = Match.begin(game.rules, completeSetup(game.rules, {}), dice);
  if (isProblems(match)) throw new Error('no match');
  while (!match.outcome) {
    const { side } = match.owed[0]!;
    match.choose(side, match.choices(side)[0]!);
  }
  return match;
}

beforeAll(async () => {
  seeded = writeMatchFile(await played(seededDice('s')), { kind: 'seeded', seed: 's' });
  const rolls: RecordedRoll[] = [];
  const match = await played(recording(fairDice(SECRET, TERMS), rolls));
  const dice = { kind: 'fair', ...TERMS, secret: SECRET, rolls } as const;
  fair = { ...writeMatchFile(match, dice), dice };
  write('seeded.json', seeded);
  write('fair.json', fair);
});

describe('replay', () => {
  test('prints the hash after every choice and verifies the last', async () => {
    const { status, out } = await run('replay seeded.json --verify');
    expect(status).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines.length).toBe(seeded.deeds.length + 2);
    expect(lines.at(-2)).toContain(`${seeded.hash}  end`);
    const { deeds, hash, same } = (await run('replay seeded.json --json')).json();
    expect({ hash, same }).toEqual({ hash: seeded.hash, same: true });
    expect((deeds as { hash: string }[]).at(-1)?.hash).toBe(seeded.hash);
  });

  test('a false hash is found out; without --verify it is only said', async () => {
    write('false.json', { ...seeded, hash: 'f'.repeat(24) });
    const verified = await run('replay false.json --verify');
    expect(verified.status).toBe(1);
    expect(verified.err).toContain('hash: the match ends in');
    expect((await run('replay false.json')).status).toBe(0);
    const { hash: _, ...bare } = seeded;
    write('bare.json', bare);
    expect((await run('replay bare.json --verify')).err).toContain('the file carries none');
  });

  test.each([
    ['empty', '', 'the file is empty'],
    ['picture', 'PNG…', 'this is not JSON'],
    ['cut', () => JSON.stringify(seeded).slice(0, 300), 'cut off before its end'],
    ['bent', () => JSON.stringify(seeded).replace(':', ';'), 'damaged'],
    ['foreign', { hello: 1 }, 'not a Heliograph match file'],
    ['newer', () => ({ ...seeded, version: 99 }), 'newer than this Heliograph reads'],
    [
      'gameless',
      () => ({ ...seeded, setup: { ...seeded.setup, game: 'chess' } }),
      'no game "chess"',
    ],
    ['placeless', () => ({ ...seeded, setup: { ...seeded.setup, scenario: 'x' } }), 'scenario'],
    [
      'illegal',
      () => ({ ...seeded, deeds: [{ side: 'scouts', choice: { do: 'fly' } }] }),
      'deeds.0: not legal: unknownDeed',
    ],
    ['deedless', () => ({ ...seeded, deeds: [{ side: 'scouts' }] }), 'deeds.0'],
  ])('a file that is %s gets its one line', async (name, content, says) => {
    write(`${name}.json`, typeof content === 'function' ? content() : content);
    for (const command of ['replay', 'dice verify', 'play --load']) {
      const { status, err } = await run(`${command} ${name}.json`);
      expect(status).toBe(2);
      expect(err).toMatch(/^heliograph: [^\n]+\n$/);
      expect(err).toContain(says);
    }
  });
});

describe('dice verify', () => {
  test('honest fair dice', async () => {
    const ran = await run('dice verify fair.json --json');
    expect(ran.status).toBe(0);
    expect(ran.json()).toMatchObject({
      kind: 'fair',
      honest: true,
      checked: fair.dice.rolls?.length,
    });
  });

  test('seeded dice are computed again, and called what they are', async () => {
    const { status, out } = await run('dice verify seeded.json');
    expect(status).toBe(0);
    expect(out).toContain('seeded dice');
  });

  test.each([
    [
      'a bent roll',
      (r: RecordedRoll[]) => [{ ...r[0]!, result: (r[0]!.result + 1) % 2 }, ...r.slice(1)],
      'the dice say',
    ],
    ['a roll too few', (r: RecordedRoll[]) => r.slice(1), 'is not recorded'],
    ['a roll twice', (r: RecordedRoll[]) => [...r, r[0]!], 'rolled twice'],
    [
      'a roll too many',
      (r: RecordedRoll[]) => {
        const extra = { key: 'extra', epoch: 1, again: 0, sides: 6, lowest: 1 };
        const result = fairDice(SECRET, TERMS).draw('extra', 1, 0, 6, 1);
        return [...r, { ...extra, result }];
      },
      'does not happen',
    ],
  ])('%s is found', async (_, bend, says) => {
    write('bent-dice.json', {
      ...fair,
      dice: { ...fair.dice, rolls: bend([...(fair.dice.rolls ?? [])]) },
    });
    const { status, err } = await run('dice verify bent-dice.json');
    expect(status).toBe(1);
    expect(err).toContain(says);
  });

  test('another secret than the one committed to is found', async () => {
    write('other.json', { ...fair, dice: { ...fair.dice, secret: 'b2'.repeat(32) } });
    const { status, err } = await run('dice verify other.json');
    expect(status).toBe(1);
    expect(err).toContain('does not match the commitment');
  });

  test('dice still secret cannot be checked yet', async () => {
    const { secret: _, ...dice } = fair.dice;
    write('secret.json', { ...fair, dice });
    const { status, err } = await run('dice verify secret.json');
    expect(status).toBe(2);
    expect(err).toContain('is not revealed yet');
  });
});
