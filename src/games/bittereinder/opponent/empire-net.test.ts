import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { areaOf, pieceOf } from '../state.ts';
import { type Case, otherKommandos, type Table, table } from '../testing.ts';
import { castNet, huntsMen, needsGuard, netIsOut } from './empire-net.ts';
import { distance, strengthsOf } from './map.ts';
import { reachOf } from './reach.ts';
import { GENERAL, type Skill, VETERAN } from './skill.ts';
import { columnTo } from './testing.ts';

const RIDERS = ['cav-mi1', 'cav-mi2', 'cav-mi3'] as const;

/** More than enough to win by their number. */
const MANY = otherKommandos(14);

const late = (change: Case = {}): Table =>
  table({
    turn: 18,
    phase: 'empireLand',
    at: { F1: ['sup-2', 'bde-2', ...RIDERS], F2: ['T8-kommando'], F17: ['bn-nf'], T53: MANY },
    empire: ['F1', 'F17'],
    more: { wcp: 20, taken: 3 },
    ...change,
  });

/** Where the riders would be sent. */
function cast(on: Table): number[] {
  const look = { state: on.state, box: on.box };
  const goals = new Array<number>(on.box.pieces).fill(-1);
  const riders = RIDERS.map((id) => pieceOf(look, id));
  const columns = [columnTo(look, 'F1')];
  const seen = strengthsOf(look);
  castNet(look, new Set(riders), columns, reachOf(look), goals, seen, VETERAN.drive);
  return riders.map((rider) => at(goals, rider));
}

test('riders spread out: one among the Boers, the others beside them', () => {
  const on = late();
  const boers = areaOf(on, 'F2');
  const places = cast(on);
  expect(places).toContain(boers);
  expect(new Set(places).size).toBe(RIDERS.length);
  for (const place of places) expect(distance(on.box, place, boers)).toBeLessThanOrEqual(1);
});

test('with points to spare and few men they are hunted: three riders go among them together', () => {
  const on = late({ more: { wcp: 90, taken: 3 } });
  expect(cast(on)).toEqual(RIDERS.map(() => areaOf(on, 'F2')));
});

test('what they have to spare: eight points of commitment weigh as much as a unit still to be taken', () => {
  const hunted = (wcp: number, change: Case = {}) => {
    const on = late({
      at: { F1: ['sup-2'], T27: [], T53: otherKommandos(11) },
      empire: ['F1'],
      more: { wcp, taken: 3 },
      ...change,
    });
    return huntsMen({ state: on.state, box: on.box });
  };
  // Eleven units: two must be taken for the Empire to win by their number (12.2).
  expect([hunted(16), hunted(17)]).toEqual([false, true]);
  expect(hunted(17, { scenario: 'bobsWar', turn: 9 })).toBe(false);
});

test('nobody is sent farther from the wagons than riders can fight', () => {
  const on = late({ at: { F1: ['sup-2', 'bde-2', ...RIDERS], T27: ['T48-kommando'] } });
  expect(cast(on)).toEqual([-1, -1, -1]);
});

test('not while a capital stands, nor before the drives begin', () => {
  const out = (change: Case, { drive }: Skill = VETERAN) =>
    netIsOut({ state: late(change).state, box: late().box }, drive);
  expect(out({})).toBe(true);
  expect(out({ more: { wcp: 20, taken: 1 } })).toBe(false);
  expect([out({ turn: 7 }), out({ turn: 7 }, GENERAL)]).toEqual([false, true]);
  expect(out({ turn: 7, more: { wcp: 20, taken: 1 } }, GENERAL)).toBe(false);
  expect(cast(late({ turn: 7 }))).toEqual([-1, -1, -1]);
});

test("14.1 in Bobs' War the net is out when the first capital has fallen: the second ends it", () => {
  const out = (turn: number, taken: number) => {
    const on = late({ scenario: 'bobsWar', turn, more: { wcp: 120, taken } });
    return netIsOut({ state: on.state, box: on.box }, VETERAN.drive);
  };
  expect([out(5, 1), out(5, 0), out(4, 1)]).toEqual([true, false, false]);
});

test('a town that is razed, or behind a blockhouse, needs no guard', () => {
  const guarded = (change: Case) => {
    const on = late(change);
    return needsGuard({ state: on.state, box: on.box }, areaOf(on, 'F17'), VETERAN.drive);
  };
  expect(guarded({})).toBe(true);
  expect(guarded({ empire: ['F1'], razed: ['F17'] })).toBe(false);
  expect(guarded({ blockhouses: { F17: 'prefab' } })).toBe(false);
});

test('11.4.1 a colonial town is guarded below a morale of 6 by the Veteran, of 2 by the General', () => {
  const guarded = (morale: number, { drive }: Skill): boolean => {
    const on = late({ more: { wcp: 20, taken: 3, morale } });
    return needsGuard({ state: on.state, box: on.box }, areaOf(on, 'C21'), drive);
  };
  expect([6, 5].map((morale) => guarded(morale, VETERAN))).toEqual([false, true]);
  expect([5, 2, 1].map((morale) => guarded(morale, GENERAL))).toEqual([false, false, true]);
});
