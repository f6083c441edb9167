import { describe, expect, test } from 'vitest';
import { defaultBox } from '../box.ts';
import { FRAME, HEIGHT, PLACES, placeAt, WIDTH } from './layout.ts';
import { bow, spotOf, wayOf } from './routes.ts';
import { boardSpeech } from './speech.ts';
import { formations } from './stacks.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

const box = defaultBox();

describe('the sheet', () => {
  test('has a place for every area of the game, and no other', () => {
    expect(PLACES.map((p) => p.id).sort()).toEqual(box.areas.map((a) => a.id).sort());
  });

  test('keeps every place, name and flag on the board', () => {
    for (const { id, room, name, flags } of PLACES) {
      expect(room.x, id).toBeGreaterThanOrEqual(0);
      expect(room.x + room.width, id).toBeLessThanOrEqual(WIDTH);
      expect(room.y + room.height, id).toBeLessThanOrEqual(HEIGHT);
      if (name) expect(name.x - name.width / 2, id).toBeGreaterThanOrEqual(FRAME.x - 3);
      if (name) expect(flags.length, id).toBeGreaterThan(0);
    }
  });

  test('draws works exactly where the game has emplacements', () => {
    const drawn = PLACES.filter((p) => p.works).map((p) => p.id);
    expect(drawn.sort()).toEqual(
      box.areas
        .filter((a) => a.emplacement)
        .map((a) => a.id)
        .sort(),
    );
  });

  test('gives every drift its stepping stones', () => {
    for (const drift of box.drifts)
      expect(placeAt(box.areas[drift]?.id ?? '')?.stones?.length).toBe(7);
  });

  test('lays no name over the room of its counters', () => {
    for (const { id, name, room } of PLACES) {
      if (!name) continue;
      const inside = name.y > room.y + 2 && name.y < room.y + room.height - 2;
      const beside = Math.abs(name.x - (room.x + room.width / 2)) > room.width / 2;
      expect(!inside || beside, id).toBe(true);
    }
  });
});

describe('lines over the map', () => {
  const area = (id: string) => box.areaIndex.get(id) ?? -1;

  test('a march goes by neighbouring areas over the bridge', () => {
    const hildyard = box.pieceIndex.get('ldr-2nd-english') ?? -1;
    const way = wayOf(box, hildyard, area('chieveley'), area('colenso-koppies'));
    expect(way.map((i) => box.areas[i]?.id)).toContain('bridge');
    expect(way).toHaveLength(5);
  });

  test('guns that cannot get there have no way, just the two ends', () => {
    const hunt = box.pieceIndex.get('ldr-1st-bde-div') ?? -1;
    expect(wayOf(box, hunt, area('chieveley'), area('robinsons-drift'))).toHaveLength(2);
  });

  test('a bow ends short of its mark', () => {
    const { tip } = bow([0, 0], [100, 0], 0.1, 10);
    expect(Math.hypot(100 - tip[0], tip[1])).toBeCloseTo(10);
  });

  test('a crossing is met in midstream', () => {
    expect(spotOf(box, area('wagon-drift'))).toEqual(placeAt('wagon-drift')?.crossing);
  });
});

test('a leader stands at the head of his brigade, Boers in front of everybody', () => {
  const ids = ['queens', 'devon', 'ldr-2nd-english', 'buller', 'ermelo'];
  const pieces = ids.map((id) => box.pieceIndex.get(id) ?? -1).sort((a, b) => a - b);
  const stood = formations(box, pieces).map((f) => f.map((s) => box.pieces[s.item]?.id));
  expect(stood).toEqual([['ermelo'], ['buller'], ['ldr-2nd-english', 'queens', 'devon']]);
});

const VALUES = {
  to: 'to',
  n: 2,
  of: 20,
  odds: 3,
  list: 'a',
  place: 'b',
  name: 'c',
  leader: 'd',
};

test('everything the board says can be said in both languages', () => {
  expect(Object.keys(PL).sort()).toEqual(Object.keys(EN).sort());
  for (const language of ['en', 'pl'] as const)
    for (const key of Object.keys(EN))
      expect(boardSpeech(language).say(key, VALUES), key).not.toContain('⟨');
});
