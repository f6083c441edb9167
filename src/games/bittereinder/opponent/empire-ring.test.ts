import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { pieceOf } from '../state.ts';
import { type Case, type Table, table } from '../testing.ts';
import { drawRings } from './empire-ring.ts';
import { strengthsOf } from './map.ts';
import { reachOf } from './reach.ts';
import { columnTo } from './testing.ts';

/** Two factors each. */
const RIDERS = ['cav-mi1', 'cav-mi2', 'cav-mi3', 'cav-mi4', 'cav-iy-a', 'cav-iy-b', 'cav-iy-c'];

/** Boers at F2, which five other areas lie about; wagons and riders beside them at F1. */
const late = (riders: number, change: Case = {}): Table =>
  table({
    turn: 18,
    phase: 'empireLand',
    at: {
      F1: ['sup-2', 'bde-2', ...RIDERS.slice(0, riders)],
      F2: ['T11-kommando'],
    },
    empire: ['F1'],
    more: { wcp: 60, taken: 3 },
    ...change,
  });

/** Where the riders would be sent, by name; those who get no order are left out. */
function draw(on: Table, wagonsGo = 'F1', most = 9): string[] {
  const look = { state: on.state, box: on.box };
  const goals = new Array<number>(on.box.pieces).fill(-1);
  const riders = RIDERS.map((id) => pieceOf(look, id)).filter(
    (rider) => at(on.state.at, rider) >= 0,
  );
  const idle = new Set(riders);
  drawRings(
    look,
    idle,
    [columnTo(look, wagonsGo)],
    reachOf(look),
    'land',
    goals,
    strengthsOf(look),
    most,
  );
  return riders
    .flatMap((rider) => (at(goals, rider) >= 0 ? [at(on.box.areaIds, at(goals, rider))] : []))
    .sort();
}

test('riders close every way out, and go among the Boers; the foot hold their own', () => {
  expect(draw(late(5))).toEqual(['F12', 'F13', 'F15', 'F2', 'F3']);
});

test('a ring with a gap is none: nobody is sent', () => {
  expect(draw(late(4))).toEqual([]);
});

test('who is left over goes where fewest are', () => {
  const places = draw(late(7));
  expect(places).toHaveLength(7);
  expect(new Set(places)).toEqual(new Set(['F12', 'F13', 'F15', 'F2', 'F3']));
});

test('10.1.2-a where no march may end a battalion bars the way as well as a rider', () => {
  const barred = { blockhouses: { F13: 'prefab' } };
  const posted = late(4, {
    ...barred,
    at: {
      F1: ['sup-2', 'bde-2', ...RIDERS.slice(0, 4)],
      F2: ['T11-kommando'],
      F13: ['bn-nf'],
    },
  });
  expect(draw(posted)).toEqual(['F12', 'F15', 'F2', 'F3']);
  // Without the battalion they could ride through to what lies beyond.
  expect(draw(late(4, barred))).toEqual([]);
});

test('8.3.1-c no ring where the wagons are too far for some of it to attack', () => {
  const beyond = late(5, {
    at: {
      F7: ['sup-2', 'bde-2'],
      F1: RIDERS.slice(0, 5),
      F2: ['T11-kommando'],
    },
  });
  // One march brings them near enough.
  expect(draw(beyond, 'F7')).toContain('F15');
  const far = late(5, {
    at: {
      C9: ['sup-2', 'bde-2'],
      F1: RIDERS.slice(0, 5),
      F2: ['T11-kommando'],
    },
  });
  expect(draw(far, 'C9')).toEqual([]);
});

test('of two bands the one without a leader is closed in: he would take his men through', () => {
  const led = late(5, {
    at: {
      F1: ['sup-2', 'bde-2', ...RIDERS.slice(0, 5)],
      F2: ['T11-kommando'],
      F4: ['T13-kommando', 'ldr-dewet'],
    },
  });
  expect(draw(led)).toContain('F2');
  expect(draw(led)).not.toContain('F4');
});

test('nothing of it while a capital stands', () => {
  expect(draw(late(5, { more: { wcp: 60, taken: 1 } }))).toEqual([]);
});

test('no more rings than asked for', () => {
  expect(draw(late(5), 'F1', 0)).toEqual([]);
});
