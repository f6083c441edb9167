import { expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { inNewFolder } from '../testing/run.ts';

const { run, read, write } = inNewFolder();

test('init writes our values, and never over a file that is there', async () => {
  expect((await run('pack init outpost')).status).toBe(0);
  const before = read('outpost.pack.json');
  const again = await run('pack init outpost');
  expect(again.status).toBe(2);
  expect(again.err).toContain('outpost.pack.json is there already');
  expect((await run('pack init outpost --force')).status).toBe(0);
  expect(read('outpost.pack.json')).toBe(before);
  expect((await run('pack init outpost -')).out).toBe(before);
  expect((await run('pack init outpost no/such/place.json')).status).toBe(0);
});

test('check passes our own values and says what is wrong with others', async () => {
  await run('pack init outpost mine.json');
  expect((await run('pack check outpost')).status).toBe(0);
  const sound = await run('pack check outpost mine.json');
  expect(sound.status).toBe(0);
  expect(sound.out).toContain('0 values differ');
  write('list.json', '[]');
  expect((await run('pack check outpost list.json')).err).toContain('a pack is a JSON object');
  write('cut.json', read('mine.json').slice(0, 50));
  expect((await run('pack check outpost cut.json')).err).toContain('cut off before its end');
});

test('a pack can be played with, and a wrong one cannot', async () => {
  await run('pack init outpost ours.json');
  const ours = await run('simulate outpost --games 5 --workers 1 --pack ours.json --json');
  expect(ours.status).toBe(0);
  expect((await run('simulate outpost --games 5 --workers 1 --json')).json()['results']).toEqual(
    ours.json()['results'],
  );
  write('list.json', '[]');
  const wrong = await run('simulate outpost --pack list.json');
  expect(wrong).toMatchObject({ status: 2, out: '' });
  expect(wrong.err).toBe('heliograph: list.json: a pack is a JSON object, not an empty list\n');
});

test.each(REGISTRY.map(({ id }) => id))(
  'what init writes for %s, check finds sound',
  async (id) => {
    await run(`pack init ${id} whole.json --force`);
    expect(await run(`pack check ${id} whole.json`)).toMatchObject({ status: 0, err: '' });
    expect(await run(`pack check ${id}`)).toMatchObject({ status: 0, err: '' });
  },
);

test.each(REGISTRY.map(({ id }) => id))('bad files for %s get a clear line', async (id) => {
  const bad = {
    'an unknown part': '{"componentz":{}}',
    'a part of another game': '{"components":{"units":5}}',
    'null in place of a part': '{"map":{"areas":null},"posts":null,"areas":null,"units":null}',
    'a list in place of a number': '{"turns":[1],"tracks":[],"setup":[],"melee":[]}',
    'no JSON': 'units: 5',
    'a file cut off': '{"units":{',
    'a key twice': '{"units":{},"units":{}}',
    'a list': '[{"units":{}}]',
    'too deep': `${'{"units":'.repeat(100_000)}5${'}'.repeat(100_000)}`,
  };
  for (const [what, text] of Object.entries(bad)) {
    write('bad.json', text);
    for (const command of [
      `pack check ${id} bad.json`,
      `simulate ${id} --games 1 --pack bad.json`,
    ]) {
      const { status, out, err } = await run(command);
      expect(status, `${what}: ${err}`).toBe(2);
      expect(out, what).toBe('');
      expect(err, what).toMatch(/^heliograph: bad\.json: \S/);
      expect(err, what).not.toMatch(/mistake of ours|TypeError|undefined/);
    }
  }
});

test('a pack may change single values by their paths', async () => {
  write('one.json', '{ "troops.scouts-2.strength": 4, "cards.values.0": 2 }');
  expect((await run('pack check outpost one.json --json')).json()).toEqual({
    ok: true,
    changed: 2,
    problems: [],
  });
  expect((await run('pack check outpost one.json')).out).toContain('2 values differ from ours');
});
