import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

const build = (turn = 16, at: Record<string, string[]> = {}) =>
  table({
    turn,
    phase: 'blockhouses',
    at: { N4: ['bde-2', 'bn-berks', 'bn-munster', 'g-natal'], C6: ['bde-4'], ...at },
  });

rule('10.1.1-a', 'building begins in phase 9 of turn 16', () => {
  expect(build(15).asked).not.toContain('bargain');
  expect(build(16).asked).toBe('bargain');
});

rule(
  '10.1.1-b',
  'brick only in the icon areas, prefabricated only elsewhere, none in Mozambique',
  () => {
    const brick = build().do('build as=brick');
    expect(brick.choices).toEqual(['site at=C6']);
    expect(brick.refusal('site at=N4')).toMatchObject({
      rule: '10.1.1-b',
      reason: 'wrongBlockhouse',
    });
    const prefab = build().do('build as=pair');
    expect(prefab.choices).toEqual(['site at=N4']);
    expect(prefab.refusal('site at=C6')).toMatchObject({ reason: 'wrongBlockhouse' });
    expect(prefab.refusal('site at=M1')).toMatchObject({ reason: 'mozambique' });
  },
);

rule(
  '10.1.1-c',
  'a brigade for a brick one or for two prefabricated; two small units for one',
  () => {
    const brick = build().do('build as=brick', 'site at=C6');
    expect(brick.choices).toEqual(['trade bde-2', 'trade bde-4']);
    expect(brick.refusal('trade bn-berks')).toMatchObject({ reason: 'needsBrigade' });
    const pair = build(16, { N3: ['cav-19h'] }).do(
      'build as=pair',
      'site at=N4',
      'site at=N3',
      'trade bde-2',
    );
    expect(pair.state.blockhouse.filter((one) => one > 0)).toHaveLength(2);
    expect(pair.where('bde-2')).toBe('removed');
    const single = build().do('build as=single', 'site at=N4');
    expect(single.choices).toEqual(['trade g-natal', 'trade bn-munster', 'trade bn-berks']);
    single.do('trade g-natal', 'trade bn-berks');
    expect([single.where('g-natal'), single.where('bn-berks')]).toEqual(['removed', 'removed']);
    expect(single.state.blockhouse.filter((one) => one > 0)).toHaveLength(1);
  },
);

rule(
  '10.1.1-d',
  'payment comes from anywhere on the map, but not from under siege, and for good',
  () => {
    const t = table({
      turn: 16,
      phase: 'blockhouses',
      at: { N4: ['cav-19h'], C13: ['bde-4'], N6: ['bde-2', 'army-natal'] },
      besieged: ['N6'],
    });
    t.do('build as=pair', 'site at=N4');
    t.do('done');
    expect(t.choices).toEqual(['trade bde-4']);
    expect(t.refusal('trade bde-2')).toMatchObject({ rule: '10.1.1-d', reason: 'besieged' });
    t.do('trade bde-4');
    expect(t.where('bde-4')).toBe('removed');
    expect(t.morale).toBe(7);
  },
);

rule('10.1.1-e', 'at most two prefabricated or one brick a turn, never both', () => {
  const brick = build(16, { C7: ['bde-5'] }).do('build as=brick', 'site at=C6', 'trade bde-4');
  expect(brick.asked).not.toContain('bargain');
  const one = build(16, { N3: ['cav-19h'], N2: ['cav-5l'], N9: ['bn-nf', 'bn-rir'] });
  one.do('build as=single', 'site at=N4', 'trade bn-berks', 'trade bn-munster');
  expect(one.choices).toEqual(['build as=single', 'done']);
  expect(one.refusal('build as=brick')).toMatchObject({ rule: '10.1.1-e' });
  one.do('build as=single', 'site at=N3', 'trade bn-nf', 'trade bn-rir');
  expect(one.asked).not.toContain('bargain');
});

rule('10.1.1-f', 'the area must hold an Empire piece and no Republican', () => {
  const t = build(16, { N3: ['cav-19h', 'T8-kommando'], N2: ['sup-1'] }).do('build as=pair');
  expect(t.choices.sort()).toEqual(['site at=N2', 'site at=N4']);
  expect(t.refusal('site at=N3')).toMatchObject({ rule: '10.1.1-f', reason: 'blockhouseGround' });
  expect(t.refusal('site at=N1')).toMatchObject({ rule: '10.1.1-f' });
});

rule('10.1.1-g', 'a blockhouse stands for ever: no deed of either side takes it down', () => {
  const t = build().do('build as=pair', 'site at=N4', 'trade bde-2');
  const area = box.areaIndex.get('N4') ?? -1;
  for (let guard = 0; t.state.turn < 19 && guard < 300; guard++) t.pass();
  expect(t.state.blockhouse[area]).toBe(1);
  const verbs = t.play.rules.book.flatMap((entry) =>
    entry.kind === 'decision' ? entry.verbs : [],
  );
  expect(verbs).not.toContain('dismantle');
});

/** Kitchener at Bloemfontein, which is held with its neighbours. */
const kitchener = (change: object = {}) =>
  table({
    turn: 15,
    phase: 'blockhouses',
    at: { F1: ['ldr-kitchener', 'bde-1'], F5: ['F3-kommando'] },
    empire: ['F1', 'F3', 'F4', 'F13'],
    more: { taken: 3, bothHeld: 12 },
    ...change,
  });

rule(
  ['10.2.1-a', '13.1.3-a', '13.1.1-f', '13.1.2-c'],
  'both capitals held: at the end of that turn Buller and Roberts go, and Kitchener comes next turn',
  () => {
    const t = table({
      turn: 9,
      phase: 'empireLand',
      at: { T7: ['bde-1', 'ldr-roberts'], N1: ['ldr-buller', 'cav-19h'], C9: ['cav-9l'] },
      off: { 'ldr-kitchener': 'reserve' },
      empire: ['F1'],
      more: { taken: 1 },
    });
    t.move('T7', ['bde-1'], 'T8').endPhase();
    expect([t.where('ldr-roberts'), t.where('ldr-buller')]).toEqual(['T7', 'N1']);
    t.until('reinforcement');
    expect([t.where('ldr-roberts'), t.where('ldr-buller')]).toEqual(['removed', 'removed']);
    expect(t.where('ldr-kitchener')).toBe('C9');
    expect(t.state.turn).toBe(10);
  },
);

rule('13.1.1-f', 'even if a capital is lost again before the turn ends', () => {
  const t = table({
    turn: 9,
    phase: 'empireLand',
    at: { T7: ['cav-19h'], N1: ['ldr-buller', 'cav-9l'], F2: ['F1-kommando'] },
    off: { 'ldr-kitchener': 'reserve' },
    empire: ['F1'],
    more: { taken: 1 },
  });
  t.move('T7', ['cav-19h'], 'T8').endPhase();
  t.until('republicanLand').move('F2', ['F1-kommando'], 'F1').endPhase();
  expect(t.controls('F1')).toBe('republics');
  t.until('reinforcement');
  expect(t.where('ldr-buller')).toBe('removed');
  expect(t.where('ldr-kitchener')).toBe('C9');
});

rule('10.2.1-a', 'with the other reading of A13 Kitchener takes Roberts’s place at once', () => {
  const t = table({
    turn: 9,
    phase: 'empireLand',
    at: { T7: ['bde-1', 'ldr-roberts'], N1: ['cav-19h'] },
    off: { 'ldr-kitchener': 'reserve' },
    empire: ['F1'],
    more: { taken: 1 },
    options: { kitchenerArrival: 'instant' },
  });
  t.move('T7', ['bde-1'], 'T8').endPhase();
  expect([t.where('ldr-roberts'), t.where('ldr-kitchener')]).toEqual(['removed', 'T7']);
});

rule(
  '10.2.1-b',
  'he razes his own area and those next to it, if they are home areas, capitals too',
  () => {
    const t = kitchener();
    expect(t.choices.sort()).toEqual(['done', 'raze at=F1', 'raze at=F3', 'raze at=F4']);
    expect(t.refusal('raze at=F13')).toMatchObject({ rule: '10.2.1-b', reason: 'kitchenerFar' });
    expect(t.refusal('raze at=F2')).toMatchObject({ reason: 'noHomeArea' });
  },
);

rule('10.2.1-b', 'from wherever he stands (A56), or only from a home area', () => {
  const at = { F2: ['ldr-kitchener', 'bde-1'] };
  expect(kitchener({ at }).choices).toContain('raze at=F1');
  expect(kitchener({ at, options: { razingFrom: 'homeArea' } }).asked).not.toContain('razeArea');
});

rule('10.2.1-b', 'besieged he razes nothing', () => {
  const t = kitchener({ at: { F1: ['ldr-kitchener', 'bde-1', 'army-western'] }, besieged: ['F1'] });
  expect(t.asked).not.toContain('razeArea');
});

rule(
  '10.2.1-c',
  'the target must be held and free of Republican combat units; a leader there is no hindrance',
  () => {
    const t = kitchener({
      at: { F1: ['ldr-kitchener', 'bde-1'], F3: ['F3-kommando'], F4: ['ldr-dewet'] },
      empire: ['F1', 'F3', 'F4'],
    });
    expect(t.choices.sort()).toEqual(['done', 'raze at=F1', 'raze at=F4']);
    expect(t.refusal('raze at=F3')).toMatchObject({ rule: '10.2.1-c', reason: 'defended' });
    const lost = kitchener({ empire: ['F1', 'F4'] });
    expect(lost.refusal('raze at=F3')).toMatchObject({ rule: '10.2.1-c', reason: 'notHeld' });
  },
);

rule(['10.2.1-d', '10.2.3-d'], 'razing takes the control marker away', () => {
  const t = kitchener().do('raze at=F3');
  expect(t.controls('F3')).toBe('nobody');
  expect(t.state.razed[box.areaIndex.get('F3') ?? -1]).toBe(1);
  expect(t.choices).not.toContain('raze at=F3');
});

const outcry = (areas: string[], face: number) => {
  const t = kitchener({ at: { F1: ['ldr-kitchener', 'bde-1'] }, dice: die('barbarism', face) });
  t.do(...areas.map((id) => `raze at=${id}`));
  if (t.isAsked('razeArea')) t.do('done');
  return t.shocks;
};

rule(
  ['10.2.2-a', '11.3'],
  'one area is safe; three cost morale on a 2, not on a 3; one roll in all',
  () => {
    expect(outcry(['F1'], 1)).toEqual([]);
    expect(outcry(['F1', 'F3', 'F4'], 2)).toEqual(['-1 razing']);
    expect(outcry(['F1', 'F3', 'F4'], 3)).toEqual([]);
  },
);

rule('11.3', 'the roll is made in phase 9 and not again in phase 10', () => {
  const t = kitchener({
    at: { F1: ['ldr-kitchener', 'bde-1'], N1: ['cav-19h'] },
    dice: die('barbarism', 1),
  });
  t.do('raze at=F1', 'raze at=F3', 'done');
  expect(t.events('razingRoll')).toHaveLength(1);
  expect(t.shocks).toEqual(['-1 razing']);
});

rule(
  '10.2.2-b',
  'the Kommando of a razed area lays down its arms on 1 to 3, wherever it is',
  () => {
    const roll = (face: number) =>
      kitchener({
        at: { F1: ['ldr-kitchener', 'bde-1'], T49: ['army-natal'] },
        boxes: { 'army-natal': ['F3-kommando'] },
        dice: die('razed', face),
      }).do('raze at=F3', 'done');
    expect(roll(3).where('F3-kommando')).toBe('removed');
    expect(roll(4).where('F3-kommando')).toBe('T49');
    // One that is dead already rolls nothing.
    const dead = kitchener({ at: { F1: ['ldr-kitchener', 'bde-1'] } }).do('raze at=F3', 'done');
    expect(dead.events('kommandoRoll')).toHaveLength(0);
  },
);

rule('10.2.3-a', 'a razed area pays no more, whoever stands in it', () => {
  const t = table({
    turn: 16,
    phase: 'commitment',
    at: { F3: ['F3-kommando'], N1: ['cav-19h'] },
    razed: ['F3'],
  });
  expect(t.wcp).toBe(156 + 34);
});

rule('10.2.3-e', 'twenty areas are the most', () => {
  const homes = box.homes
    .map((area) => box.areaIds[area] ?? '')
    .filter((id) => !['F1', 'F3', 'F4'].includes(id));
  const t = kitchener({ empire: ['F1', 'F3', 'F4'], razed: homes.slice(0, 19) });
  t.do('raze at=F3');
  expect(t.asked).not.toContain('razeArea');
});

rule('13.1.3-b', 'nobody but Kitchener razes', () => {
  const t = kitchener({ at: { F1: ['ldr-roberts', 'bde-1'] } });
  expect(t.asked).not.toContain('razeArea');
});
