import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type RecordedRoll, recording } from '../../kernel/fair-dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup, mayKnow } from '../../kernel/match.ts';
import { type MatchFile, newMatchFile, openMatch, openWith } from '../../kernel/match-file.ts';
import { everySeat } from '../seats.ts';
import { Table } from '../table.ts';
import { decidedIn, type Story, seenBy, tellStory, turningPoints } from './story.ts';

async function gameOf(id: string): Promise<AnyGame> {
  const found = await registered(id)?.load();
  if (!found) throw new Error(`no game is named ${id}`);
  return found;
}

const game = await gameOf('second-boer-war');
const outpost = await gameOf('outpost');

/** A match of machines to its end. */
function played(seed: string, of: AnyGame = game, scenario = 'guerrilla'): MatchFile {
  const { rules } = of;
  const setup = completeSetup(rules, { scenario });
  const seats = everySeat(rules.sides, 'recruit');
  const table = Table.open(of, newMatchFile(setup, { kind: 'seeded', seed }, seats));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  expect(table.outcome).not.toBeNull();
  return table.file();
}

function told(file: MatchFile): Story {
  const story = tellStory(game, file);
  if (isProblems(story)) throw new Error(story[0]?.problem);
  return story;
}

const file = played('story');
const story = told(file);

test('a story has a point for every deed, and ends with who won', () => {
  const match = openMatch(game.rules, file);
  if (isProblems(match)) throw new Error('not played');
  const { winner } = match.outcome ?? { winner: null };
  expect(story.points.map(({ deeds }) => deeds)).toEqual(file.deeds.map((_, i) => i + 1));
  expect(story.points.at(-1)?.chance).toBe(winner === null ? 0.5 : winner === story.side ? 1 : 0);
  for (const [i, { chance, scene, turn }] of story.points.entries()) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(scene).toBeGreaterThanOrEqual(story.points[i - 1]?.scene ?? 0);
    expect(turn).toBeGreaterThanOrEqual(story.points[i - 1]?.turn ?? 0);
  }
  expect(told(file)).toEqual(story);
});

test('luck is there where dice fell and nowhere else, and adds up by chapter', () => {
  const sum = story.points.reduce((all, { luck }) => all + luck, 0);
  const chapters = story.luck.reduce((all, { gain }) => all + gain, 0);
  expect(chapters).toBeCloseTo(sum, 10);
  const names = game.headings.en.chapters;
  for (const { chapter, error } of story.luck) {
    expect(names[chapter], chapter).toBeDefined();
    expect(error).toBeGreaterThanOrEqual(0);
  }
  // Who rolled nothing had no luck.
  const rolls: RecordedRoll[] = [];
  let before = 0;
  openWith(recording(seededDice('story'), rolls), game.rules, file, (_, i) => {
    if (rolls.length === before) expect(story.points[i]?.luck, `deed ${i}`).toBe(0);
    before = rolls.length;
  });
  expect(story.points.some(({ luck }) => luck !== 0)).toBe(true);
});

test('a story is told of every game with a judge: Magersfontein', {
  timeout: 120_000,
}, async () => {
  const battle = await gameOf('magersfontein');
  const fought = played('story', battle, 'intro');
  const tale = tellStory(battle, fought);
  if (isProblems(tale)) throw new Error(tale[0]?.problem);
  expect(tale.points).toHaveLength(fought.deeds.length);
  expect(tale.points.some(({ luck }) => luck !== 0)).toBe(true);
  for (const { chapter } of tale.luck)
    expect(battle.headings.en.chapters[chapter], chapter).toBeDefined();
});

test('a story counts what each side lost, turn by turn', () => {
  const match = openMatch(game.rules, file);
  if (isProblems(match)) throw new Error('not played');
  const fell = match.log(null).flatMap(({ type, side, card, piece }) => {
    if (type === 'cardLost') return [{ side, one: card }];
    if (type === 'commandoGone') return [{ side: 'boers', one: card }];
    return type === 'eliminated' ? [{ side: 'boers', one: piece }] : [];
  });
  const lost = story.losses.flatMap(({ side, gone }) => gone.map((one) => ({ side, one })));
  for (const side of ['empire', 'boers'])
    expect(lost.filter((each) => each.side === side)).toEqual(
      fell.filter((each) => each.side === side),
    );
  expect(lost.length).toBeGreaterThan(0);
  const places = story.losses.map(({ turn, side }) => `${turn} ${side}`);
  expect(new Set(places).size).toBe(places.length);
});

test('turning points are jumps, in their order', () => {
  const turns = turningPoints(story, 3);
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThanOrEqual(3);
  expect(turns.map(({ deeds }) => deeds)).toEqual(
    [...turns].map(({ deeds }) => deeds).sort((a, b) => a - b),
  );
  for (const { deeds, gain } of turns) {
    const [before, after] = [story.points[deeds - 2], story.points[deeds - 1]];
    expect(gain).toBeCloseTo((after?.chance ?? 0) - (before?.chance ?? 0), 9);
  }
});

test('what comes and goes with every turn of play turns nothing; what lasts does', () => {
  const [first] = story.points;
  if (!first) throw new Error('no point');
  const curve = (chance: (i: number) => number): Story => ({
    ...story,
    jumps: [],
    points: Array.from({ length: 200 }, (_, i) => ({ ...first, deeds: i + 1, chance: chance(i) })),
  });
  const wave = (i: number): number => {
    if (i >= 190) return 0.05;
    return Math.floor(i / 3) % 2 === 0 ? 0.1 : 0;
  };
  expect(
    turningPoints(
      curve((i) => 0.3 + wave(i)),
      5,
    ),
  ).toEqual([]);
  const lost = curve((i) => (i < 100 ? 0.7 : 0.3) + wave(i));
  expect(turningPoints(lost, 5).map(({ deeds }) => deeds)).toContain(101);
  expect(turningPoints(lost, 1)).toMatchObject([{ deeds: 101 }]);
  // The last deed decides, whatever came before.
  const brink = curve((i) => (i === 199 ? 0 : 0.4 + wave(i)));
  expect(turningPoints(brink, 1)).toMatchObject([{ deeds: 200 }]);
});

test('a turning point says what happened, as everybody was told just then', () => {
  const match = openMatch(game.rules, file);
  if (isProblems(match)) throw new Error('not played');
  const turns = turningPoints(story, 8);
  for (const { deeds, event } of turns) {
    const told = match.history[deeds - 1]?.told ?? [];
    if (event)
      expect(told.filter((one) => mayKnow(one, null))).toContainEqual({ event, only: null });
  }
  expect(turns.filter(({ event }) => event !== null).length).toBeGreaterThan(turns.length / 2);
});

test('a game without a judge has no story, and a broken file says why', () => {
  const { rules } = outpost;
  const bare = newMatchFile(completeSetup(rules, {}), { kind: 'seeded', seed: 'x' });
  expect(tellStory(outpost, bare)).toMatchObject([{ at: 'setup.game' }]);
  const broken = { ...file, deeds: [{ side: 'boers', choice: { do: 'fly' } }] };
  expect(tellStory(game, broken)).toMatchObject([{ at: 'deeds.0' }]);
});

test('seen by the other side a story says the same', () => {
  const theirs = seenBy(story, 'boers');
  expect(theirs.points.map(({ chance }) => 1 - chance)).toEqual(
    story.points.map(({ chance }) => 1 - (1 - chance)),
  );
  const turns = turningPoints(theirs, 3);
  expect(turns.map(({ deeds }) => deeds)).toEqual(turningPoints(story, 3).map((one) => one.deeds));
  for (const winner of ['empire', 'boers', null])
    expect(decidedIn(theirs, winner)).toBe(decidedIn(story, winner));
  expect(seenBy(story, story.side)).toBe(story);
});

test('a match is decided when the winner’s chance stays high for good', () => {
  const told = (...percent: number[]): Story => ({
    side: 'a',
    error: 0,
    luck: [],
    gauges: [],
    losses: [],
    jumps: [],
    points: percent.map((chance, i) => ({
      ...{ deeds: i + 1, by: 'a', choice: null, turn: i + 1, scene: i, luck: 0 },
      chance: chance / 100,
    })),
  });
  expect(decidedIn(told(50, 90, 50, 90, 95, 99, 100), 'a')).toBe(4);
  expect(decidedIn(told(50, 10, 5, 5, 0), 'b')).toBe(2);
  expect(decidedIn(told(90, 95, 99, 100), 'a')).toBe(1);
  expect(decidedIn(told(50, 60, 70, 100), 'a')).toBeNull();
  expect(decidedIn(told(50, 90, 90, 100), null)).toBeNull();
});
