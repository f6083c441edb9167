import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, newMatch, table } from '../testing.ts';

const rule = ruleOf('bittereinder');
const end = (change: object) => table({ phase: 'victory', at: { N1: ['cav-19h'] }, ...change });

rule('12.1-a', 'morale below 1: decisive Republican victory, even if both are broken', () => {
  const t = end({ more: { morale: 0, wcp: 0 } });
  expect([t.ending, t.winner]).toEqual(['collapse', 'republics']);
  expect(end({ more: { morale: 1 } }).ending).toBeUndefined();
});

rule(
  '12.1-b',
  'commitment below 1 in phase 11: decisive Empire victory; income comes first',
  () => {
    const t = end({ more: { wcp: 0 } });
    expect([t.ending, t.winner]).toEqual(['exhaustion', 'empire']);
    const paid = table({ phase: 'commitment', at: { N1: ['cav-19h'] }, more: { wcp: 0 } });
    expect(paid.ending).toBeUndefined();
  },
);

rule('12.1-c', 'no Republican combat unit on the map: decisive Empire victory', () => {
  const t = end({ at: { N1: ['cav-19h'], T27: [], T8: ['ldr-delarey'] } });
  expect([t.ending, t.winner]).toEqual(['annihilation', 'empire']);
});

rule('12.1-d', 'on turn 13 a die above morale turns the government out', () => {
  const vote = (face: number) =>
    end({ turn: 13, more: { morale: 4 }, dice: die('election', face) });
  expect(vote(4).ending).toBeUndefined();
  expect([vote(5).ending, vote(5).winner]).toEqual(['khakiElection', 'republics']);
  expect(end({ turn: 12 }).events('election')).toHaveLength(0);
});

rule('12.1-e', 'otherwise play goes on', () => {
  const t = end({ turn: 7 });
  expect(t.ending).toBeUndefined();
  expect(t.state.turn).toBe(8);
});

const survivors = (count: number, armies: string[] = []) => {
  const homes = box.homes.slice(0, count - armies.length).map((area) => box.areaIds[area] ?? '');
  return end({
    turn: 32,
    at: {
      T27: [...armies, 'ldr-dewet', 'ldr-botha', 'ldr-delarey'],
      ...Object.fromEntries(homes.map((id) => [id, [`${id}-kommando`]])),
    },
  });
};

rule(
  '12.2',
  'after turn 32: more than ten units R, ten a draw, fewer E; leaders do not count, armies do',
  () => {
    expect([survivors(11).ending, survivors(11).winner]).toEqual(['bitterEnd', 'republics']);
    expect([survivors(10).ending, survivors(10).winner]).toEqual(['stalemate', null]);
    expect([survivors(9).ending, survivors(9).winner]).toEqual(['subdued', 'empire']);
    expect(survivors(11, ['army-natal']).ending).toBe('bitterEnd');
  },
);

rule('14.0', 'Bobs’ War has the same set-up and ends with turn 12', () => {
  const war = newMatch('bobsWar');
  const campaign = newMatch();
  expect(war.state.at).toEqual(campaign.state.at);
  expect([war.wcp, war.morale]).toEqual([156, 7]);
  const t = table({ scenario: 'bobsWar', turn: 12, phase: 'victory', at: { N1: ['cav-19h'] } });
  expect(t.ending).toBe('bobsFails');
});

/** Bloemfontein held, Pretoria one march away. */
const bobs = (wcp: number, change: object = {}) =>
  table({
    scenario: 'bobsWar',
    turn: 9,
    phase: 'empireLand',
    at: { T7: ['bde-1'], N1: ['cav-19h'] },
    empire: ['F1'],
    more: { taken: 1, wcp },
    ...change,
  });

rule(
  ['14.1-a', '14.1-b'],
  'it ends the instant both capitals are held, after the loss has been taken off',
  () => {
    const t = bobs(100).move('T7', ['bde-1'], 'T8').endPhase();
    expect(t.ending).toBe('bobsDecisive');
    expect(t.state.turn).toBe(9);
    expect(t.phase).toBe('empireLand');
    expect(t.wcp).toBe(100 - 87);
  },
);

rule(['14.1-a', '14.1-b'], 'but not while two sieges stand; the end of the second ends it', () => {
  const sieges = {
    at: {
      T7: ['bde-1'],
      N6: ['g-ladysmith', 'T6-kommando', 'T45-kommando'],
      B2: ['g-kimberley', 'army-western'],
      N1: ['cav-19h'],
    },
    besieged: ['N6', 'B2'],
  };
  const t = bobs(100, sieges).move('T7', ['bde-1'], 'T8').endPhase();
  expect(t.ending).toBeUndefined();
  t.until('republicanLand').move('N6', ['T6-kommando'], 'N7').endPhase();
  expect(t.ending).toBe('bobsDecisive');
});

rule('14.1-c', 'without a capital, or with two sieges, turn 12 is a Republican victory', () => {
  const late = (change: object) =>
    table({
      scenario: 'bobsWar',
      turn: 12,
      phase: 'victory',
      at: { N1: ['cav-19h'] },
      more: { taken: 3 },
      ...change,
    });
  expect([late({ empire: ['F1'] }).ending, late({ empire: ['F1'] }).winner]).toEqual([
    'bobsFails',
    'republics',
  ]);
  const two = late({
    empire: ['F1', 'T8'],
    at: { N6: ['g-ladysmith', 'army-natal'], B2: ['g-kimberley', 'army-western'], N1: ['cav-19h'] },
    besieged: ['N6', 'B2'],
  });
  expect(two.ending).toBe('bobsFails');
});

rule('14.1-d', 'the level follows from the commitment left: 141, 140, 78, 77, 29, 28', () => {
  const level = (wcp: number) => {
    const t = bobs(wcp + 87)
      .move('T7', ['bde-1'], 'T8')
      .endPhase();
    return [t.ending, t.winner];
  };
  expect(level(141)).toEqual(['bobsRepublican', 'republics']);
  expect(level(140)).toEqual(['bobsDraw', null]);
  expect(level(78)).toEqual(['bobsDraw', null]);
  expect(level(77)).toEqual(['bobsMarginal', 'empire']);
  expect(level(29)).toEqual(['bobsMarginal', 'empire']);
  expect(level(28)).toEqual(['bobsDecisive', 'empire']);
});

const intro = () => newMatch('marchingToPretoria');

rule(
  ['18p-1', '18p-5'],
  'the introduction runs from turn 8, phase 2, to turn 12, with only the pieces listed',
  () => {
    const t = intro();
    expect([t.state.turn, t.phase]).toEqual([8, 'republicanRail']);
    const listed = t.state.at.filter((place) => place >= 0).length;
    expect(listed).toBe(27 + 13);
    expect(t.state.at.filter((place) => place === -1)).toHaveLength(0);
    expect([t.morale, t.state.sieges.length]).toEqual([6, 0]);
    const last = table({
      scenario: 'marchingToPretoria',
      turn: 12,
      phase: 'victory',
      at: { N1: ['cav-19h'] },
    });
    expect(last.ending).toBe('pretoriaHolds');
  },
);

rule('18p-5', 'it knows no events', () => {
  expect(() => newMatch('marchingToPretoria', { randomEvents: true })).toThrow(/randomEvents/);
});

rule('18p-2', 'the Empire holds the south of the Free State, and Bloemfontein is paid for', () => {
  const t = intro();
  for (const id of ['F1', 'F6', 'F7', 'F9'])
    expect(t.state.control[box.areaIndex.get(id) ?? -1]).toBe(1);
  expect(t.controls('F3')).toBe('republics');
  expect(t.state.taken).toBe(1);
  const paid = table({
    scenario: 'marchingToPretoria',
    turn: 8,
    phase: 'commitment',
    at: { N1: ['cav-19h'] },
  });
  expect(paid.wcp).toBe(90 + 33);
});

rule(
  '18p-3',
  'Roberts with six brigades and nine regiments at Bloemfontein, and the rest in their places',
  () => {
    const t = intro();
    const at = (id: string) => box.pieceIds.filter((piece) => t.where(piece) === id);
    expect(at('F1').filter((id) => id.startsWith('bde-'))).toHaveLength(6);
    expect(at('F1').filter((id) => id.startsWith('cav-'))).toHaveLength(9);
    expect(at('F1').filter((id) => id.startsWith('sup-'))).toHaveLength(2);
    expect(at('F1')).toContain('ldr-roberts');
    expect(at('F12').sort()).toEqual(['bde-3', 'cav-mi3', 'cav-rob', 'sup-7']);
    expect(at('B2').sort()).toEqual(['bde-20', 'bde-9', 'cav-iy-a', 'cav-iy-b', 'sup-5']);
  },
);

rule(
  '18p-4',
  'eleven Kommandos, De Wet at Kroonstad, De la Rey at Lichtenburg, no armies, commitment 90',
  () => {
    const t = intro();
    const boers = box.pieceIds.filter(
      (id) => id.endsWith('-kommando') && /^[A-Z]\d+$/.test(t.where(id)),
    );
    expect(boers).toHaveLength(11);
    expect([t.where('ldr-dewet'), t.where('ldr-delarey')]).toEqual(['F17', 'T4']);
    expect([t.where('army-natal'), t.where('army-western')]).toEqual(['removed', 'removed']);
    expect(t.wcp).toBe(90);
  },
);

rule('18p-6', 'it ends when Pretoria falls; the commitment left gives the level', () => {
  const level = (wcp: number) => {
    const t = table({
      scenario: 'marchingToPretoria',
      turn: 10,
      phase: 'empireLand',
      at: { T7: ['bde-1'], N1: ['cav-19h'] },
      more: { wcp: wcp + 86 },
    });
    t.move('T7', ['bde-1'], 'T8').endPhase();
    return [t.ending, t.winner];
  };
  expect(level(41)).toEqual(['pretoriaDraw', null]);
  expect(level(40)).toEqual(['pretoriaMarginal', 'empire']);
  expect(level(15)).toEqual(['pretoriaMarginal', 'empire']);
  expect(level(14)).toEqual(['pretoriaDecisive', 'empire']);
});
