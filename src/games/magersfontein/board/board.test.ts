import { expect, test } from 'vitest';
import { newPlay, randomOf, stepRandomly } from '../../../kernel/inspect.ts';
import { completeSetup } from '../../../kernel/match.ts';
import { LANGUAGES, speech } from '../../../kernel/text.ts';
import { viewOf } from '../../../kernel/views.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { describePiece, describePlace } from './describe.ts';
import { COLUMNS, centre, corners, H, hexPath, outlinePath, R, ROWS } from './layout.ts';
import { NAMES } from './lettering.ts';
import { all } from './make/map.ts';
import { misplaced } from './make/relief.ts';
import { fieldOfFire } from './overlays.ts';
import { lay, piecesOf, pilesOf } from './pieces.ts';
import { exceptionsIn } from './standing.ts';

const setup = completeSetup(game.rules, { scenario: 'historical' });

function later(deeds: number): { view: (side: string | null) => State; box: Box } {
  const play = newPlay(game, setup, 'board');
  const random = randomOf('board');
  for (let i = 0; i < deeds && !play.outcome; i++) stepRandomly(play, random);
  const box = play.box as Box;
  return {
    box,
    view: (side) => viewOf(game.rules, box, play.state as unknown as State, side),
  };
}

test('the sheet has the hexes of the box, and contours agree with every level', () => {
  const { box } = later(0);
  expect(box.grid.ids.length).toBe(COLUMNS * ROWS);
  expect(all.length).toBe(COLUMNS * ROWS);
  expect(misplaced).toEqual([]);
  for (const { hex } of NAMES) expect(box.hexIndex.has(hex), hex).toBe(true);
});

test('neighbours on the grid are neighbours on the sheet', () => {
  const { box } = later(0);
  box.grid.ids.forEach((id, hex) => {
    const [x, y] = centre(id);
    for (let direction = 0; direction < 6; direction++) {
      const other = box.grid.next[hex * 6 + direction] ?? -1;
      if (other < 0) continue;
      const [ox, oy] = centre(box.grid.ids[other] ?? '');
      expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(H, 6);
    }
  });
});

test('the rim of two neighbours leaves out their common side', () => {
  expect(corners('1010').length).toBe(6);
  expect(outlinePath(['1010']).match(/M/g)?.length).toBe(6);
  expect(outlinePath(['1010', '1011']).match(/M/g)?.length).toBe(10);
  expect(hexPath('0101')).toMatch(/^M.*z$/);
  expect(centre('0101')).toEqual([R, H]);
});

test('every place and piece can be said in both languages, for either reader', () => {
  for (const deeds of [0, 60, 400]) {
    const { view, box } = later(deeds);
    for (const language of LANGUAGES) {
      const says = speech(game.texts, language);
      for (const side of ['british', 'boers', null]) {
        const seen = view(side);
        for (const id of box.grid.ids.filter((_, i) => i % 7 === 0)) {
          const { name, about } = describePlace(seen, box, id, says, side);
          expect(`${name} ${about}`).not.toMatch(/⟨|undefined/);
        }
        for (const { id } of piecesOf(seen, box)) {
          expect(describePiece(seen, box, id, says, side)).not.toMatch(/⟨|undefined/);
        }
      }
    }
  }
});

test('the British are shown markers, not who lies under them', () => {
  const { view, box } = later(0);
  const british = piecesOf(view('british'), box).map(({ id }) => id);
  const boers = piecesOf(view('boers'), box, 'boers');
  const concealed = boers.filter(({ alias }) => alias.startsWith('hide-'));
  expect(concealed.length).toBeGreaterThan(10);
  for (const { index } of concealed) {
    const { id } = box.units[index] ?? { id: '' };
    expect(british).not.toContain(id);
  }
  // What a Boer may pick on the map bears the name that his choices use.
  for (const { id } of boers) expect(id).not.toMatch(/^hide-/);
});

test('a spread pile does not cover itself', () => {
  const { view, box } = later(0);
  const placed = lay(
    piecesOf(view('boers'), box),
    { counterScale: 1, hideCounters: false, spreadAll: true, showIds: false },
    new Set(),
  );
  for (const a of placed)
    for (const b of placed)
      if (a !== b && a.hex === b.hex)
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(20);
});

test('a pile of three and more says how many lie in it, unless it is spread', () => {
  const { view, box } = later(0);
  const settings = { counterScale: 1, hideCounters: false, spreadAll: false, showIds: false };
  const placed = lay(piecesOf(view('boers'), box), settings, new Set());
  const piles = pilesOf(placed, new Set());
  expect(piles.map(({ units }) => units)).toContain(4);
  const [first] = piles;
  expect(pilesOf(placed, new Set([first?.hex ?? '']))).toHaveLength(piles.length - 1);
});

test('the field of fire of a gun is the same each time it is looked at', () => {
  const { view, box } = later(0);
  const seen = view('boers');
  const unit = box.units.findIndex(({ kind, side }) => kind === 'gun' && side === 1);
  const first = fieldOfFire(seen, box, unit);
  expect(first.length).toBeGreaterThan(5);
  expect(fieldOfFire(seen, box, unit)).toEqual(first);
});

test('orders for one unit that stand twice in a file are shown once, the later ones added', () => {
  const orders = [
    { who: 'all', fire: 'hold' },
    { who: 'hli-a', fire: 'hold', within: 2 },
    { who: 'hli-b', fire: 'open' },
    { who: 'hli-a', fire: 'open' },
  ];
  expect(exceptionsIn(orders)).toEqual([
    { who: 'hli-a', fire: 'open', within: 2 },
    { who: 'hli-b', fire: 'open' },
  ]);
});
