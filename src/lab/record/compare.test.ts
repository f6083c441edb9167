import { beforeAll, describe, expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { choiceKey } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { AnyDefinition, GameState } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Told } from '../../kernel/match.ts';
import { compareMatch, compareTold, type Departure, differenceText } from './compare.ts';
import type { Patch } from './patch.ts';
import { plansOf, type RecordPlan } from './plan.ts';
import {
  deedsOf,
  kindsIn,
  kindsOfPlay,
  type Passage,
  type Recording,
  recordMatch,
} from './recording.ts';

let game: AnyGame;
let plan: RecordPlan;
let honest: Recording;

beforeAll(async () => {
  const found = await registered('outpost')?.load();
  if (!found) throw new Error('the example game is gone');
  game = found;
  plan = plansOf(game, game.rules.scenarios[0]!)[2]!;
  honest = recordedBy(game);
});

const recordedBy = (by: AnyGame): Recording => {
  const recording = recordMatch(by, plan);
  if (typeof recording === 'string') throw new Error(recording);
  return recording;
};

/** The record with one passage changed. */
const planted = (at: number, change: (passage: Passage) => Passage): Recording => ({
  ...honest,
  passages: honest.passages.map((passage, i) => (i === at ? change(passage) : passage)),
});

const texts = (departures: readonly Departure[]) =>
  departures.map(({ deeds, differences }) => [deeds[1], ...differences.map(differenceText)]);

const eventAt = (passage: number): Told => honest.passages[passage]!.told![0]!;

/** The first passage that tells an event of this type first. */
const telling = (type: string): number => {
  const at = honest.passages.findIndex(({ told }) => told?.[0]?.event.type === type);
  if (at < 0) throw new Error(`nothing tells ${type}`);
  return at;
};

/** The game with one entry of its book changed. */
const withEntry = (
  name: string,
  change: (entry: AnyDefinition<GameState, unknown>) => AnyDefinition<GameState, unknown>,
): AnyGame => ({
  ...game,
  rules: {
    ...game.rules,
    book: game.rules.book.map((entry) => (entry.name === name ? change(entry) : entry)),
  },
});

test('a match is as it was recorded, also with its keys in another order', () => {
  expect(compareMatch(game, honest)).toEqual([]);
  const turned = (value: Json | undefined): Json | undefined =>
    Array.isArray(value)
      ? value.map((item) => turned(item) ?? null)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value as JsonObject)
              .map(([key, item]) => [key, turned(item)])
              .reverse(),
          )
        : value;
  const reversed = turned(JSON.parse(JSON.stringify(honest))) as unknown as Recording;
  expect(Object.keys(reversed)[0]).not.toBe(Object.keys(honest)[0]);
  expect(compareMatch(game, reversed)).toEqual([]);
});

describe('what was recorded otherwise', () => {
  test('a field of an event: which, from what to what', () => {
    const at = telling('firstMarch');
    const { die } = eventAt(at).event;
    const record = planted(at, (passage) => ({
      ...passage,
      told: passage.told!.map((told, i) =>
        i === 0 ? { ...told, event: { ...told.event, die: 77 } } : told,
      ),
    }));
    expect(texts(compareMatch(game, record))).toEqual([
      [at + 1, `event 1 (firstMarch) die: 77 → ${Number(die)}`],
    ]);
  });

  test('who may see an event', () => {
    const at = telling('firstMarch');
    const record = planted(at, (passage) => ({
      ...passage,
      told: passage.told!.map((told, i) => (i === 0 ? { ...told, only: ['riders'] } : told)),
    }));
    expect(texts(compareMatch(game, record))).toEqual([
      [at + 1, 'event 1 (firstMarch) seen by: "riders" → "everyone"'],
    ]);
  });

  test('an event that is missing, and one that is new', () => {
    const at = telling('firstMarch');
    const extra: Told = { event: { type: 'rain', n: 3 }, only: null };
    const missing = planted(at, (passage) => ({ ...passage, told: [extra, ...passage.told!] }));
    expect(texts(compareMatch(game, missing))).toEqual([
      [at + 1, 'event 1 (rain) is missing: {"n":3,"type":"rain"}'],
    ]);
    const fresh = planted(at, (passage) => ({ ...passage, told: passage.told!.slice(1) }));
    expect(texts(compareMatch(game, fresh))).toEqual([
      [at + 1, expect.stringMatching(/^event 1 \(firstMarch\) is new: \{"die":/)],
    ]);
  });

  test('a field of the position is told once, at the deed that changed it', () => {
    const at = 7;
    const record = planted(at, (passage) => ({
      ...passage,
      changes: { ...(passage.changes as { [key: string]: Patch }), weather: ['storm'] },
    }));
    expect(texts(compareMatch(game, record))).toEqual([
      [at + 1, 'position weather: "storm" → nothing'],
    ]);
  });

  test('a difference of position that goes on changing is told each time it does', () => {
    const changes = (value: Json) => (passage: Passage) => ({
      ...passage,
      changes: { ...(passage.changes as { [key: string]: Patch }), weather: [value] as const },
    });
    const record = planted(4, changes('storm'));
    const twice = {
      ...record,
      passages: record.passages.map((p, i) => (i === 9 ? changes('hail')(p) : p)),
    };
    expect(texts(compareMatch(game, twice))).toEqual([
      [5, 'position weather: "storm" → nothing'],
      [10, 'position weather: "hail" → nothing'],
    ]);
  });

  test('a deed that is not legal: the refusal with its rule, and no further', () => {
    const at = honest.passages.findIndex(
      ({ deeds: [deed] }) => deed && 'choice' in deed && deed.choice.do === 'hold',
    );
    const record = planted(at, (passage) => ({
      ...passage,
      deeds: [{ side: passage.deeds[0]!.side, choice: { do: 'fire', piece: 'nobody' } }],
    }));
    expect(texts(compareMatch(game, record))).toEqual([
      [at + 1, 'refused: unknownTroop {"piece":"nobody"}'],
    ]);
  });

  test('a match that ends otherwise', () => {
    const record = { ...honest, outcome: null };
    expect(texts(compareMatch(game, record)).map(([, text]) => text)).toEqual([
      expect.stringMatching(/^outcome: null → \{"ending":/),
    ]);
  });

  test('a set-up that is no longer possible', () => {
    const setup = { ...honest.plan.setup, scenario: 'gone' };
    const record = { ...honest, plan: { ...honest.plan, setup } };
    expect(texts(compareMatch(game, record))).toEqual([
      [0, 'set-up: scenario: "gone" is unknown; there is: patrol'],
    ]);
  });
});

describe('rules that changed', () => {
  test('every field that is written otherwise is named', () => {
    const { rules } = game;
    const shifted: AnyGame = {
      ...game,
      rules: { ...rules, write: (state, box) => ({ ...rules.write(state, box), weather: 'dry' }) },
    };
    expect(texts(compareMatch(shifted, honest))).toEqual([
      [0, 'position weather: nothing → "dry"'],
    ]);
  });

  test('an event told between others is found where it is told', () => {
    const louder = withEntry('arrive', (entry) =>
      entry.kind === 'decision'
        ? entry
        : {
            ...entry,
            run(flow, args) {
              flow.tell({ type: 'dust' });
              entry.run(flow, args);
            },
          },
    );
    const found = compareMatch(louder, honest);
    const arrivals = honest.passages.filter(({ told }) =>
      told?.some(({ event }) => event.type === 'marched'),
    ).length;
    expect(found.length).toBe(arrivals);
    for (const { differences } of found) {
      expect(differences.map(({ kind, about }) => `${kind} ${about}`)).toEqual([
        'new event dust new',
      ]);
    }
  });

  test('rules that fail are told with the deed that made them', () => {
    const failing = withEntry('revealOrders', (entry) => ({
      ...(entry as Extract<typeof entry, { kind: 'step' }>),
      run() {
        throw new Error('out of ink');
      },
    }));
    const at = telling('firstMarch');
    expect(texts(compareMatch(failing, honest))).toEqual([[at + 1, 'the rules fail: out of ink']]);
  });

  test('old deeds are kept as long as they are legal; then the same players go on', () => {
    const deeds = deedsOf(honest);
    const at = deeds.findIndex((deed) => 'choice' in deed && deed.choice.do === 'hold');
    const stricter = withEntry('react', (entry) => ({
      ...(entry as Extract<typeof entry, { kind: 'decision' }>),
      choices: (reading, args) => {
        const listed = (entry as Extract<typeof entry, { kind: 'decision' }>).choices(
          reading,
          args,
        );
        return listed.length > 1 ? listed.filter((choice) => choice.do !== 'hold') : listed;
      },
    }));
    const found = compareMatch(stricter, honest);
    const refused = found.find(({ differences }) => differences[0]?.kind === 'refused');
    const first = (refused?.deeds[0] ?? 0) - 1;
    expect(first).toBeGreaterThanOrEqual(at);
    const fresh = recordMatch(stricter, honest.plan, deeds);
    if (typeof fresh === 'string') throw new Error(fresh);
    const now = deedsOf(fresh);
    expect(now.slice(0, first)).toEqual(deeds.slice(0, first));
    expect(now[first]).not.toEqual(deeds[first]);
    expect(now[first]).toMatchObject({ side: deeds[first]!.side, choice: { do: 'fire' } });
    expect(fresh.outcome).not.toBeNull();
    expect(compareMatch(stricter, fresh)).toEqual([]);
  });

  test('nothing changed: kept deeds give the same record', () => {
    expect(recordMatch(game, honest.plan, deedsOf(honest))).toEqual(honest);
  });
});

test('events between equal ones are paired by their type', () => {
  const told = (type: string, n: number): Told => ({ event: { type, n }, only: null });
  const from = [told('a', 1), told('b', 1), told('c', 1), told('d', 1)];
  const to = [told('a', 1), told('x', 1), told('b', 2), told('d', 2), told('d', 1)];
  expect(compareTold(from, to).map(differenceText)).toEqual([
    'event 2 (x) is new: {"n":1,"type":"x"}',
    'event 2 (b) n: 1 → 2',
    'event 3 (c) is missing: {"n":1,"type":"c"}',
    'event 4 (d) is new: {"n":2,"type":"d"}',
  ]);
});

test('a stretch is compared by the position at its end', async () => {
  const whole = await registered('second-boer-war')?.load();
  if (!whole) throw new Error('a game is gone');
  const long = plansOf(whole, whole.rules.scenarios[0]!)[3]!;
  const recording = recordMatch(whole, long);
  if (typeof recording === 'string') throw new Error(recording);
  const at = recording.passages.findIndex(({ deeds }) => deeds.length > 1);
  expect(recording.passages[at]!.told).toBeUndefined();
  const passages = recording.passages.map((passage, i) =>
    i === at
      ? {
          ...passage,
          changes: { ...(passage.changes as { [key: string]: Patch }), rain: [1] as const },
        }
      : passage,
  );
  const [departure, ...more] = compareMatch(whole, { ...recording, passages });
  expect(more).toEqual([]);
  const { deeds } = recording.passages[at]!;
  expect(departure!.deeds[1] - departure!.deeds[0] + 1).toBe(deeds.length);
  expect(departure!.differences.map(differenceText)).toEqual(['position rain: 1 → nothing']);
  const last = deeds.at(-1)!;
  expect(departure!.deed).toContain('choice' in last ? choiceKey(last.choice) : last.side);
});

test('whatever happens in a match is recorded by itself at least once', async () => {
  const whole = await registered('second-boer-war')?.load();
  if (!whole) throw new Error('a game is gone');
  const long = plansOf(whole, whole.rules.scenarios[0]!)[2]!;
  const recording = recordMatch(whole, long);
  if (typeof recording === 'string') throw new Error(recording);
  expect(recording.passages.some(({ deeds }) => deeds.length > 1)).toBe(true);
  expect([...kindsIn(recording)].sort()).toEqual([...kindsOfPlay(whole, long)].sort());
});
