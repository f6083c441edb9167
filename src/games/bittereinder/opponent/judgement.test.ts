import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { stream } from '../../../kernel/dice.ts';
import type { AnyGame } from '../../../kernel/face.ts';
import { viewOf } from '../../../kernel/views.ts';
import { game } from '../game.ts';
import { otherKommandos, type Table, table } from '../testing.ts';
import { BAND, ringed } from './testing.ts';

const asked: AnyGame = game;
const machines = asked.opponents;

type Level = 'recruit' | 'veteran' | 'general';

/** What a machine answers to the question on the table. */
function answer(on: Table, level: Level): string {
  const [owed] = on.play.owed;
  const machine = machines.find((one) => one.level === level);
  if (!owed || !machine) throw new Error('nobody is asked');
  return choiceKey(
    machine.choose({
      rules: asked.rules,
      box: on.box,
      state: viewOf(game.rules, on.box, on.state, owed.side),
      side: owed.side,
      owed,
      choices: on.play.choices(owed),
      random: stream('judgement'),
    }),
  );
}

/** Lets a machine answer until the phase is over. */
function playOut(on: Table, level: Level): Table {
  const { turn, phase } = on.state;
  while (on.state.turn === turn && on.state.phase === phase && !on.outcome)
    on.do(answer(on, level));
  return on;
}

/** A few riders against more Boers far from their homes, the wagons one ride away. */
const riders = () =>
  table({
    turn: 18,
    phase: 'empireCombat',
    at: {
      F2: ['cav-mi1', 'T11-kommando'],
      F1: ['sup-2', 'bde-2'],
    },
    empire: ['F1'],
    more: { wcp: 40 },
  });

test('the veteran attacks even at poor odds where every point must be paid; the recruit does not', () => {
  expect(answer(riders(), 'veteran')).toBe('attack at=F2 as=field');
  expect(answer(riders(), 'recruit')).toBe('done');
});

test('a blockhouse goes first to a home area the Boers could come back to', () => {
  const build = table({
    turn: 16,
    phase: 'blockhouses',
    at: {
      F17: ['bn-berks', 'bn-munster'],
      N4: ['bn-nf', 'bn-rir'],
      F18: ['F17-kommando'],
    },
    empire: ['F17'],
  });
  expect(answer(build, 'veteran')).toBe('build as=single');
  expect(answer(build.do('build as=single'), 'veteran')).toBe('site at=F17');
  expect(answer(build, 'recruit')).not.toBe('build as=single');
});

test('who is farthest from the Boers pays for it', () => {
  const build = table({
    turn: 16,
    phase: 'blockhouses',
    at: {
      F17: ['bn-berks'],
      C29: ['bn-nf'],
      C30: ['bn-rir'],
      F18: ['F17-kommando'],
    },
    empire: ['F17'],
  });
  playOut(build, 'veteran');
  expect(build.where('bn-berks')).toBe('F17');
  expect(build.where('bn-nf')).toBe('removed');
  expect(build.where('bn-rir')).toBe('removed');
});

test('10.1 brigades are traded for a blockhouse while more than so many are left: twelve to the Veteran, six to the General', () => {
  const numbers = [8, 1, 2, 9, 4, 5, 6, 10, 11, 12, 13, 14, 15];
  const does = (level: Level, brigades: number): string =>
    answer(
      table({
        turn: 16,
        phase: 'blockhouses',
        at: { F17: numbers.slice(0, brigades).map((n) => `bde-${n}`), F18: ['F17-kommando'] },
        empire: ['F17'],
      }),
      level,
    );
  expect([does('veteran', 12), does('veteran', 13)]).toEqual(['done', 'build as=pair']);
  expect([does('general', 6), does('general', 7)]).toEqual(['done', 'build as=pair']);
});

test('the Kommando of a capital stays in it against what it can stand, and leaves another town', () => {
  const march = (home: string) =>
    playOut(
      table({
        turn: 4,
        phase: 'republicanLand',
        at: { [home]: ['bde-2', 'sup-2', `${home}-kommando`] },
        republics: [home],
      }),
      'veteran',
    );
  expect(march('F1').where('F1-kommando')).toBe('F1');
  expect(march('F13').where('F13-kommando')).not.toBe('F13');
});

test("the General's Boers leave a capital to the first brigade in it and ride home, the Veteran's to the third", () => {
  const brigades = ['bde-2', 'bde-3', 'bde-4'];
  const men = ['F5-kommando', 'F11-kommando'];
  const endsAt = (level: Level, against: number): string[] => {
    const on = table({
      turn: 15,
      phase: 'republicanLand',
      at: { F1: [...brigades.slice(0, against), 'sup-2', ...men] },
      republics: ['F1'],
    });
    playOut(on, level);
    return men.map((kommando) => on.where(kommando));
  };
  expect([endsAt('veteran', 0), endsAt('general', 0)]).toEqual([
    ['F1', 'F1'],
    ['F1', 'F1'],
  ]);
  expect([endsAt('veteran', 2), endsAt('general', 1)]).toEqual([
    ['F1', 'F1'],
    ['F5', 'F11'],
  ]);
  expect(endsAt('veteran', 3)).not.toContain('F1');
});

test("a colonial town is worth more than a capital to the General's Boers while morale can be broken, not to the Veteran's", () => {
  const endsAt = (level: Level, turn: number): string =>
    playOut(
      table({
        turn,
        phase: 'republicanLand',
        at: { F7: ['bde-2', 'sup-2'], F1: ['F5-kommando', 'F11-kommando'] },
        republics: ['F1'],
      }),
      level,
    ).where('F5-kommando');
  expect([endsAt('veteran', 4), endsAt('general', 4)]).toEqual(['F1', 'B2']);
  expect(endsAt('general', 15)).toBe('F1');
});

test("in Bobs' War the second capital is not taken while that would end it too well for the Boers", () => {
  const march = (wcp: number) =>
    playOut(
      table({
        scenario: 'bobsWar',
        turn: 6,
        phase: 'empireLand',
        at: { T9: ['bde-2', 'sup-2', 'cav-mi1'], F1: ['bde-3'] },
        empire: ['F1', 'T9'],
        more: { wcp, taken: 1 },
      }),
      'veteran',
    );
  const stands = (on: Table) => on.where('bde-2') === 'T8' || on.where('cav-mi1') === 'T8';
  expect(stands(march(300))).toBe(false);
  expect(march(120).ending).toBe('bobsMarginal');
});

test('the veteran does not pay for an attack that only drives men off; wagons are worth it', () => {
  const raid = (...more: readonly string[]) =>
    answer(
      table({
        turn: 18,
        phase: 'republicanCombat',
        at: { F2: ['cav-mi1', 'T8-kommando', ...more] },
        more: { wcp: 60 },
      }),
      'veteran',
    );
  expect(raid()).toBe('done');
  expect(raid('sup-2')).toBe('attack at=F2 as=field');
});

test('an army before a town shows all it needs: a repulse would be its end', () => {
  const before = (...men: readonly string[]) =>
    table({
      turn: 1,
      phase: 'republicanCombat',
      at: { N6: ['g-natal', 'bde-2', ...men] },
      empire: ['N6'],
      more: { wcp: 180 },
    }).do('attack at=N6 as=field');
  const kommandos = ['T8-kommando', 'T6-kommando', 'T9-kommando', 'F1-kommando'];
  // One Kommando can fall back: it saves its points.
  expect(answer(before('T8-kommando'), 'veteran')).toBe('commit n=1');
  const army = before('army-natal', ...kommandos);
  const shown = answer(army, 'veteran');
  expect(Number(shown.split('=')[1])).toBeGreaterThanOrEqual(20);
});

test('8.4-a the Empire stands where that costs the Republics many points, and lets itself be shut in before few', () => {
  const attacked = (points: number) =>
    answer(
      table({
        turn: 1,
        phase: 'republicanCombat',
        at: { B13: ['g-mafeking', 'T8-kommando', 'T6-kommando', 'ldr-delarey'] },
        empire: ['B13'],
        more: { wcp: 180 },
      }).do('attack at=B13 as=field', `commit n=${points}`),
      'veteran',
    );
  // Both are 4:1: in five cases of six the garrison is lost.
  expect(attacked(8)).toBe('shutIn');
  expect(attacked(19)).toBe('stand');
});

test('the more men they have than the end of the war asks for, the fewer points they show', () => {
  const shown = (men: number) =>
    answer(
      table({
        turn: 18,
        phase: 'empireCombat',
        at: { F2: ['T8-kommando', 'bde-2', 'sup-2'], T53: otherKommandos(men) },
        more: { wcp: 60 },
      }).do('attack at=F2 as=field'),
      'veteran',
    );
  expect(Number(shown(24).split('=')[1])).toBeLessThan(Number(shown(12).split('=')[1]));
});

test('in the whole war the Empire attacks even where all their strength would beat it off', () => {
  const asked = (more: readonly string[], besieged: readonly string[] = []) =>
    answer(
      table({
        turn: 6,
        phase: 'empireCombat',
        at: { N6: ['T8-kommando', 'bde-2', 'sup-2', ...more], T53: otherKommandos(24) },
        empire: ['N6'],
        besieged,
        more: { wcp: 200 },
      }),
      'veteran',
    );
  // A Kommando of 11 against a brigade of 10: who saves loses men, who does not pays 11 points.
  expect(asked([])).toBe('attack at=N6 as=field');
  // A garrison could not fall back (8.8.2-a): it is risked for the points.
  expect(asked(['g-ladysmith'])).toBe('attack at=N6 as=field');
  // A besieged force that is thrown back is lost with all its brigades (8.4-i).
  const besiegers = ['T6-kommando', 'F1-kommando', 'F17-kommando'];
  expect(asked(['g-ladysmith', ...besiegers], ['N6'])).toBe('done');
});

test('8.3.2-c the General does not attack at poor odds where the Boers fight for nothing', () => {
  const asked = (razed: readonly string[], level: Level) =>
    answer(
      table({
        turn: 18,
        phase: 'empireCombat',
        at: { F17: ['F17-kommando', 'cav-mi1'], F18: ['bde-2', 'sup-2'] },
        razed,
        more: { wcp: 60, taken: 3 },
      }),
      level,
    );
  // At 1:2 two riders can only be thrown out; while they stay the town does not go back to the Boers (3.3-b).
  expect(asked([], 'general')).toBe('done');
  expect(asked(['F17'], 'general')).toBe('attack at=F17 as=field');
  expect(asked([], 'veteran')).toBe('attack at=F17 as=field');
});

/** Boers away from home, a few riders in it. */
const homeless = (razed: readonly string[]) =>
  table({
    turn: 10,
    phase: 'republicanLand',
    at: { F17: ['cav-mi1'], F18: ['F17-kommando'], F1: ['bde-2', 'sup-2'] },
    empire: razed.length > 0 ? ['F1'] : ['F1', 'F17'],
    razed,
    more: { wcp: 60 },
  });

test('8.3.2-c a Kommando rides home to drive out who sits there: at home it fights for nothing', () => {
  const on = playOut(homeless([]), 'veteran');
  expect(on.where('F17-kommando')).toBe('F17');
  // Nothing draws it back to a home that was razed.
  expect(playOut(homeless(['F17']), 'veteran').where('F17-kommando')).not.toBe('F17');
});

test("7.3-b closed in, one of the General's Boers holds a guard and all others ride through", () => {
  const endsAt = (level: Level, others: string[] = []): string[] => {
    const on = playOut(ringed(others), level);
    return BAND.map((kommando) => on.where(kommando));
  };
  expect(endsAt('veteran')).toEqual(['F2', 'F2', 'F2', 'F2']);
  expect(endsAt('general', otherKommandos(13))).toEqual(['F7', 'F1', 'F7', 'F7']);
});

test('13.4.1-b a leader makes for Kommandos, not for an army that would take him in', () => {
  const on = playOut(
    table({
      turn: 18,
      phase: 'republicanLand',
      at: { T4: ['ldr-delarey'], T11: ['army-natal'], T6: ['T6-kommando'] },
      republics: ['T6'],
      more: { wcp: 60, taken: 3 },
    }),
    'veteran',
  );
  expect(on.where('ldr-delarey')).toBe('T6');
});

/** Kitchener among six homes whose Kommandos are far away. */
const HOMES = ['T43', 'T44', 'T45', 'T46', 'T47', 'F25'];
const razedBy = (level: Level, turn: number, morale: number): number => {
  const on = table({
    turn,
    phase: 'blockhouses',
    at: { T46: ['ldr-kitchener', 'bde-2'], T53: HOMES.map((home) => `${home}-kommando`) },
    empire: [...HOMES, 'F1', 'T8'],
    more: { morale, taken: 3, wcp: 60 },
  });
  return playOut(on, level).state.razed.filter((flag) => flag === 1).length;
};

test('10.2.2-a the General razes all it can in a turn, the Veteran up to four, as long as morale is to spare', () => {
  expect([razedBy('veteran', 15, 8), razedBy('general', 15, 8)]).toEqual([4, 6]);
  expect([razedBy('veteran', 15, 3), razedBy('general', 15, 3)]).toEqual([4, 6]);
  expect([razedBy('veteran', 15, 2), razedBy('general', 15, 2)]).toEqual([1, 1]);
  // 12.1-d With a morale of 6 no die of the election brings the government down.
  expect([razedBy('veteran', 12, 7), razedBy('general', 12, 7)]).toEqual([4, 6]);
  expect([razedBy('veteran', 12, 6), razedBy('general', 12, 6)]).toEqual([1, 1]);
});

test('18p-6 in the last turn of the march on Pretoria none of the General leaves the town that counts', () => {
  const men = ['T11-kommando', 'T4-kommando'];
  const stay = (level: Level) => {
    const on = table({
      scenario: 'marchingToPretoria',
      turn: 12,
      phase: 'republicanLand',
      at: { T8: ['bde-2', 'bde-3', 'bde-4', 'sup-2', ...men] },
      republics: ['T8'],
      more: { wcp: 198 },
    });
    playOut(on, level);
    return men.filter((kommando) => on.where(kommando) === 'T8').length;
  };
  expect([stay('veteran'), stay('general')]).toEqual([0, 2]);
});

test("8.3.2-c the General's Kommando stays at home, where it fights for nothing, when another home stands open", () => {
  const endsAt = (level: Level) =>
    playOut(
      table({
        turn: 10,
        phase: 'republicanLand',
        at: { F17: ['F17-kommando'] },
        republics: ['F17'],
        empire: ['F13'],
        more: { wcp: 120, taken: 3 },
      }),
      level,
    ).where('F17-kommando');
  expect([endsAt('veteran'), endsAt('general')]).toEqual(['F13', 'F17']);
});
