import { expect, test } from 'vitest';
import type { Case } from '../testing.ts';
import { drawn, RIDERS } from './testing.ts';

/** Boers at F2, which five other areas lie about; wagons and riders beside them at F1. */
const late = (riders: number, change: Case = {}): Case => ({
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

test('riders close every way out, and go among the Boers; the foot hold their own', () => {
  expect(drawn(late(5))).toEqual(['F12', 'F13', 'F15', 'F2', 'F3']);
});

test('a ring with a gap is none: nobody is sent', () => {
  expect(drawn(late(4))).toEqual([]);
});

test('who is left over goes where fewest are', () => {
  const places = drawn(late(7));
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
  expect(drawn(posted)).toEqual(['F12', 'F15', 'F2', 'F3']);
  // Without the battalion they could ride through to what lies beyond.
  expect(drawn(late(4, barred))).toEqual([]);
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
  expect(drawn(beyond, 'F7')).toContain('F15');
  const far = late(5, {
    at: {
      C9: ['sup-2', 'bde-2'],
      F1: RIDERS.slice(0, 5),
      F2: ['T11-kommando'],
    },
  });
  expect(drawn(far, 'C9')).toEqual([]);
});

test('8.3.1-c two columns that stay where they are serve one ring between them', () => {
  const wagons = (third: string) =>
    late(6, {
      at: {
        F14: ['sup-2', 'bde-2'],
        [third]: ['sup-3', 'bde-3'],
        F1: RIDERS.slice(0, 6),
        F2: ['T11-kommando'],
      },
      more: { wcp: 60, taken: 3, moved: ['sup-2', 'bde-2', 'sup-3', 'bde-3'] },
    });
  // From F14 nobody at F12 could be served; from F10 he is, from the Cape he is not.
  expect(drawn(wagons('F10'), 'F14', 9, 'F10')).toEqual(['F1', 'F12', 'F13', 'F15', 'F2', 'F3']);
  expect(drawn(wagons('C9'), 'F14', 9, 'C9')).toEqual([]);
});

test('8.3.1-c one that comes up serves the rest of a ring that another, where it is bound, serves but in part', () => {
  // The wagons at F14 have no men to go nearer with; those at F8 can be at F10, from where F12 is served.
  const wagons = (third: string) =>
    late(6, {
      at: {
        F14: ['sup-2'],
        C9: ['bde-2'],
        [third]: ['sup-3', 'bde-3'],
        F1: RIDERS.slice(0, 6),
        F2: ['T11-kommando'],
      },
    });
  expect(drawn(wagons('F8'), 'F14', 9, 'F8')).toEqual(['F1', 'F12', 'F13', 'F15', 'F2', 'F3']);
  expect(drawn(wagons('C1'), 'F14', 9, 'C1')).toEqual([]);
});

test('of two bands the one without a leader is closed in: he would take his men through', () => {
  const led = late(5, {
    at: {
      F1: ['sup-2', 'bde-2', ...RIDERS.slice(0, 5)],
      F2: ['T11-kommando'],
      F4: ['T13-kommando', 'ldr-dewet'],
    },
  });
  expect(drawn(led)).toContain('F2');
  expect(drawn(led)).not.toContain('F4');
});

test('nothing of it while a capital stands', () => {
  expect(drawn(late(5, { more: { wcp: 60, taken: 1 } }))).toEqual([]);
});

test('no more rings than asked for', () => {
  expect(drawn(late(5), 'F1', 0)).toEqual([]);
});
