import { describe, expect, test } from 'vitest';
import { inNewFolder, type Ran } from '../testing/run.ts';

const { run, read, write } = inNewFolder();

describe('simulate', () => {
  test('answers in the promised shape', async () => {
    const ran = await run('simulate outpost --games 30 --workers 1 --json');
    expect(ran.status).toBe(0);
    const report = ran.json();
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining([
        'games',
        'decisions',
        'seconds',
        'decisionsPerSecond',
        'results',
        'lengths',
        'violations',
      ]),
    );
    expect(report).toMatchObject({ games: 30, violations: 0, seed: '1' });
    const { winners, endings } = report['results'] as Record<string, Record<string, Share>>;
    for (const shares of [winners, endings]) {
      expect(Object.values(shares ?? {}).reduce((sum, { games }) => sum + games, 0)).toBe(30);
    }
  });

  test('the same seed gives the same matches, whatever the workers', async () => {
    const timeless = async (argv: string) => {
      const {
        seconds: _,
        decisionsPerSecond: __,
        workers: ___,
        ...rest
      } = (await run(argv)).json();
      return rest;
    };
    const alone = await timeless('simulate outpost --games 40 --seed x --workers 1 --json');
    expect(await timeless('simulate outpost --games 40 --seed x --workers 2 --json')).toEqual(
      alone,
    );
    expect(await timeless('simulate outpost --games 40 --seed y --workers 1 --json')).not.toEqual(
      alone,
    );
  });

  test('a match that does not end is a violation, and status 1', async () => {
    const ran = await run('simulate outpost --games 3 --limit 1 --workers 1 --json');
    expect(ran.status).toBe(1);
    expect(ran.json()).toMatchObject({
      violations: 3,
      violated: [{ match: 0, problem: 'no end after 1 decisions' }, {}, {}],
    });
  });

  test('goes on where a kept run stopped, and comes to the same matches', async () => {
    const timeless = (ran: Ran) => {
      const { seconds: _, decisionsPerSecond: __, ...rest } = ran.json();
      return rest;
    };
    const whole = timeless(await run('simulate outpost --games 20 --workers 1 --json'));
    const kept = 'simulate outpost --workers 1 --json --keep runs/a.jsonl';
    await run(`${kept} --games 7`);
    const lines = read('runs/a.jsonl').split('\n');
    expect(lines.length).toBe(9);
    // A power cut in the middle of a line, a hole, and a match that two runs played.
    const twice = [...lines.slice(0, 3), ...lines.slice(4, 7), lines[6] ?? ''];
    write('runs/a.jsonl', [...twice, '{"ind'].join('\n'));
    expect(timeless(await run(`${kept} --games 20`))).toEqual(whole);
    expect(read('runs/a.jsonl').split('\n').length).toBe(23);
    const other = await run(`${kept} --games 20 --seed 2`);
    expect(other).toMatchObject({ status: 2, err: expect.stringContaining('another plan') });
    write('runs/b.jsonl', 'no matches\n');
    const bent = await run('simulate outpost --games 3 --keep runs/b.jsonl');
    expect(bent).toMatchObject({ status: 2, err: expect.stringContaining('line 1 is no JSON') });
  });

  test('draws endings and gauges', async () => {
    const ran = await run('simulate outpost --games 20 --workers 1 --json --plots plots/outpost');
    const { curves, ends } = ran.json() as {
      curves: { strength: { turn: number; games: number; median: number }[] };
      ends: { games: number }[];
    };
    expect(curves.strength[0]).toMatchObject({ turn: 1, games: 20 });
    expect(ends.reduce((sum, { games }) => sum + games, 0)).toBe(20);
    expect(read('plots/outpost-strength.svg')).toMatch(/^<svg.*<\/svg>\n$/s);
    expect(read('plots/outpost-endings.svg').match(/<rect[^>]*><title>/g)?.length).toBe(
      ends.length,
    );
  });

  test('tells people in tables', async () => {
    const { status, out } = await run('simulate outpost --games 10 --workers 1 --seats random');
    expect(status).toBe(0);
    expect(out).toMatch(/^10 matches, [\d,]+ decisions/);
    expect(out).toContain('95 % interval');
  });
});

interface Share {
  readonly games: number;
}

describe('ladder', () => {
  test('every level plays every other, and has an Elo', async () => {
    const ran = await run('ladder outpost --games 5 --workers 1 --json');
    expect(ran.status).toBe(0);
    expect(ran.json()).toMatchObject({
      game: 'outpost',
      levels: ['random', 'recruit'],
      violations: 0,
    });
  });

  test('goes on with kept matches', async () => {
    const first = await run('ladder outpost --games 3 --workers 1 --keep rungs --json');
    expect(read('rungs/random-random.jsonl').split('\n').length).toBe(5);
    const again = await run('ladder outpost --games 3 --workers 1 --keep rungs --json');
    expect(again.out).toBe(first.out);
    expect(read('rungs/random-random.jsonl').split('\n').length).toBe(5);
  });

  test('tells people in tables', async () => {
    const { out } = await run('ladder outpost --games 5 --workers 1');
    expect(out).toContain('scouts random against riders random');
  });
});

describe('fuzz', () => {
  test('finds nothing wrong with an honest game', async () => {
    const ran = await run('fuzz outpost --decisions 400 --seed 5 --json');
    expect(ran.status).toBe(0);
    expect(ran.json()).toMatchObject({ ok: true, games: [{ game: 'outpost', decisions: 400 }] });
  });
});

describe('bench', () => {
  test('measures one game', async () => {
    const ran = await run('bench outpost --seconds 1 --json');
    expect(ran.status).toBe(0);
    const { games } = ran.json() as { games: [Record<string, number>] };
    const [outpost] = games;
    expect(Object.keys(outpost)).toEqual(
      expect.arrayContaining([
        'game',
        'decisionsPerSecond',
        'clonesPerSecond',
        'stateBytes',
        'viewBytes',
        'bytesPerChoice',
        'replayPerSecond',
        'otherLoad',
        'times',
      ]),
    );
    expect(outpost['equalEnds']).toBe(outpost['replayedMatches']);
  });
});

describe('tricks', () => {
  test('says which one-idea strategies beat a level', async () => {
    const ran = await run(
      'tricks redvers-reverse --only nearest,wait --matches 1 --against recruit --workers 1 --json',
    );
    expect(ran.json()).toMatchObject({
      game: 'redvers-reverse',
      against: 'recruit',
      games: 1,
      tricks: [{ trick: 'wait', verdict: 'holds' }, { trick: 'nearest' }],
      violations: 0,
    });
  });

  test('refuses tricks, levels and games that are not there', async () => {
    const said = async (line: string) => (await run(line)).err;
    expect(await said('tricks outpost')).toContain('outpost keeps no tricks');
    expect(await said('tricks redvers-reverse --only cheat')).toContain(
      'there is no trick "cheat"',
    );
    expect(await said('tricks redvers-reverse --against god')).toContain(
      'it can be recruit, veteran',
    );
  });
});
