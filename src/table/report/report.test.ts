import { describe, expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { speech } from '../../kernel/text.ts';
import type { Scene } from '../protocol.ts';
import { everySeat } from '../seats.ts';
import { tellStory } from '../story/story.ts';
import { newMatch, tableOf } from '../testing/seat.ts';
import { keyRolls } from './key-rolls.ts';
import { plainReport } from './plain-text.ts';
import { countedBy, mapMoments, reportTurns } from './report.ts';

const game = await registered('redvers-reverse')?.load();
const judged = await registered('second-boer-war')?.load();
if (!game || !judged) throw new Error('a game is gone');
const english = speech(game.texts, 'en');
const polish = speech(game.texts, 'pl');

const played = (of: NonNullable<typeof game>) => {
  const table = tableOf(of, newMatch(of), everySeat(of.rules.sides, 'recruit'));
  while (table.step());
  return table;
};
const table = played(game);
const scenes = table.past.scenes(null);

describe('a report', () => {
  test('tells every line of the log once, by turn and phase, in either language', () => {
    const turns = reportTurns(scenes, english);
    const lines = turns.flatMap(({ phases }) => phases.flatMap(({ lines }) => lines));
    expect(lines.length).toBeGreaterThan(100);
    expect(new Set(lines.map(({ at }) => at)).size).toBe(lines.length);
    expect(turns.map(({ turn }) => turn)).toEqual([...new Set(scenes.map(({ turn }) => turn))]);
    expect(turns.every(({ leftOut }) => leftOut === 0)).toBe(true);
    const own = reportTurns(scenes, polish).flatMap(({ phases }) => phases);
    expect(own.flatMap((phase) => phase.lines).length).toBe(lines.length);
    expect(own[0]?.lines[0]?.text).not.toBe(turns[0]?.phases[0]?.lines[0]?.text);
  });

  test('in short keeps what happened most rarely, and counts what it leaves out', () => {
    const whole = reportTurns(scenes, english);
    const brief = reportTurns(scenes, english, 5);
    const often = Map.groupBy(scenes, ({ event }) => event.type);
    const count = (at: number) =>
      often.get(scenes.find((scene) => scene.at === at)?.event.type ?? '')?.length ?? 0;
    for (const [i, turn] of brief.entries()) {
      const kept = turn.phases.flatMap(({ lines }) => lines);
      const all = whole[i]?.phases.flatMap(({ lines }) => lines) ?? [];
      expect(kept.length).toBe(Math.min(5, all.length));
      expect(turn.leftOut).toBe(all.length - kept.length);
      const left = all.filter(({ at }) => !kept.some((line) => line.at === at));
      const [most, least] = [
        Math.max(...kept.map(({ at }) => count(at))),
        Math.min(...left.map(({ at }) => count(at))),
      ];
      if (left.length > 0) expect(most).toBeLessThanOrEqual(least);
    }
  });

  test('has maps at the start, every few turns and at the end', () => {
    const moments = mapMoments(scenes, [], 4);
    expect(moments[0]).toMatchObject({ why: 'start', at: scenes[0]?.at });
    expect(moments.at(-1)).toMatchObject({ why: 'end', at: scenes.at(-1)?.at });
    expect(moments.length).toBeGreaterThan(3);
    expect(moments.length).toBeLessThanOrEqual(6);
    expect(moments.map(({ at }) => at)).toEqual(
      moments.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    expect(mapMoments([], [], 4)).toEqual([]);
    const turned = mapMoments(scenes, [40, 90], 4).map(({ why }) => why);
    expect(turned).toEqual(['start', 'turningPoint', 'turningPoint', 'end']);
  });

  test('finds the scenes of those who watch among those of a side', () => {
    const scene = (at: number, type: string): Scene => ({
      at,
      event: { type },
      turn: 1,
      phase: 'p',
    });
    const watched = [scene(0, 'march'), scene(1, 'fight')];
    const side = [scene(0, 'secret'), scene(1, 'march'), scene(2, 'secret'), scene(3, 'fight')];
    expect(countedBy(watched, side)).toEqual([1, 3]);
  });

  test('names the dice that moved the win chance', () => {
    const match = played(judged);
    const story = tellStory(judged, match.file());
    if (!('points' in story)) throw new Error('not told');
    const rolls = keyRolls(story.points, match.past.scenes(null), speech(judged.texts, 'en'), 3);
    const all = [...rolls.values()].flat();
    expect(all.length).toBeGreaterThan(0);
    for (const [turn, some] of rolls) {
      expect(some.length).toBeLessThanOrEqual(3);
      for (const roll of some) {
        expect(roll.turn).toBe(turn);
        expect(Math.abs(roll.luck)).toBeGreaterThanOrEqual(0.02);
      }
    }
  });
});

test('a report as text keeps to its width and holds everything', () => {
  const long = 'The Queen’s Own march '.repeat(12).trim();
  const text = plainReport({
    title: 'Report',
    head: ['Colenso', 'British: a player'],
    story: [],
    turns: [
      {
        turn: 1,
        heading: 'Turn 1',
        notes: [{ heading: 'How it stands', lines: ['Boers: 7 more losses'] }],
        phases: [{ heading: 'Movement', lines: [long] }],
        leftOut: 'Left out: 3 lines.',
      },
    ],
    foot: 'The end.',
  });
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(text.replace(/\s+/g, ' ')).toContain(long);
  expect(text).toContain('Turn 1\n------\nMovement\n  - The Queen');
  expect(text).toContain('  - Boers: 7 more losses\nLeft out: 3 lines.');
  expect(text.endsWith('The end.\n')).toBe(true);
});
