import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { box, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('7.0-a', 'one area on foot, two mounted; any, all or none may move', () => {
  const t = table({ phase: 'empireLand', at: { C10: ['bn-berks', 'cav-9l'] } });
  expect(t.reach('C10', 'bn-berks')).not.toContain('B1');
  expect(t.reach('C10', 'cav-9l')).toContain('B1');
  expect(t.reach('C10', 'cav-9l')).not.toContain('B2');
  t.do('from at=C10', 'take bn-berks');
  expect(t.refusal('go to=B1')).toMatchObject({ rule: '7.0-a', reason: 'tooFar' });
  const idle = table({ phase: 'empireLand', at: { C10: ['bn-berks'] } });
  idle.do('done');
  expect(idle.where('bn-berks')).toBe('C10');
});

rule('7.0-a', 'riders who would come back to where they stand do not march', () => {
  const t = table({ phase: 'empireLand', at: { C10: ['cav-9l', 'cav-12l'] } });
  expect(t.reach('C10', 'cav-9l')).not.toContain('C10');
  t.do('from at=C10', 'take cav-9l');
  expect(t.refusal('go to=C10')).toMatchObject({ rule: '7.0-a', reason: 'noUse' });
});

rule('7.0-a', 'a stack goes in one gesture, at the pace of its slowest', () => {
  const t = table({ phase: 'empireLand', at: { C10: ['bn-berks', 'cav-9l', 'cav-12l', 'sup-2'] } });
  t.do('from at=C10', 'all as=every');
  expect(t.goals).not.toContain('B1');
  const riders = table({ phase: 'empireLand', at: { C10: ['bn-berks', 'cav-9l', 'cav-12l'] } });
  riders.do('from at=C10', 'all as=mounted', 'go to=B1');
  expect([riders.where('cav-9l'), riders.where('cav-12l'), riders.where('bn-berks')]).toEqual([
    'B1',
    'B1',
    'C10',
  ]);
});

rule(
  ['7.0-c', '7.4.1', '7.4.2'],
  'the besieged and garrisons do not march; garrisons may sail and ride',
  () => {
    const at = { N6: ['cav-5l', 'army-natal'], N3: ['g-natal'], N1: ['cav-19h', 'g-durban'] };
    const t = table({ phase: 'empireLand', at, besieged: ['N6'] });
    expect(t.choices).toEqual(['from at=N1', 'done']);
    expect(t.refusal('from at=N6')).toMatchObject({ rule: '7.4.1', reason: 'besieged' });
    expect(t.refusal('from at=N3')).toMatchObject({ rule: '7.4.2', reason: 'garrisonStays' });
    t.do('from at=N1');
    expect(t.choices).toEqual(['take cav-19h']);
    const rail = table({ phase: 'empireRail', at: { N3: ['g-natal'] } });
    expect(rail.reach('N3', 'g-natal')).toContain('N1');
    const sea = table({ phase: 'reinforcement', at: { N1: ['g-durban'] } });
    expect(sea.reach('N1', 'g-durban')).toContain('C9');
  },
);

rule('7.0-d', 'who has stopped does not move again', () => {
  const t = table({ phase: 'empireLand', at: { C10: ['cav-9l', 'cav-12l'] } });
  t.move('C10', ['cav-9l'], 'C11');
  expect(t.choices).not.toContain('from at=C11');
  expect(t.refusal('from at=C11')).toMatchObject({ rule: '7.0-d', reason: 'hasMoved' });
});

rule(
  ['7.0-e', '13.4.2'],
  'Kommandos up to the command number use the leader’s pace, if they go with him',
  () => {
    const t = table({
      phase: 'republicanLand',
      at: { T4: ['ldr-delarey', 'T4-kommando', 'T11-kommando'] },
    });
    expect(t.reach('T4', 'T4-kommando')).not.toContain('B18');
    expect(t.reach('T4', 'T4-kommando')).not.toContain('B17');
    expect(t.reach('T4', 'ldr-delarey', 'T4-kommando')).toContain('B17');
    t.move('T4', ['ldr-delarey', 'T4-kommando'], 'B17');
    expect([t.where('ldr-delarey'), t.where('T4-kommando'), t.where('T11-kommando')]).toEqual([
      'B17',
      'B17',
      'T4',
    ]);
  },
);

rule('7.1.1-a', 'nobody moves into or through Mozambique', () => {
  const boer = table({ phase: 'republicanLand', at: { T37: ['ldr-dewet'] } });
  boer.do('from at=T37', 'take ldr-dewet');
  expect(boer.goals.some((id) => id.startsWith('M'))).toBe(false);
  expect(boer.goals).not.toContain('Z5');
  expect(boer.refusal('go to=M1')).toMatchObject({ rule: '7.1.1-a', reason: 'mozambique' });
  const empire = table({ phase: 'empireLand', at: { T37: ['cav-9l'] } });
  expect(empire.reach('T37', 'cav-9l').some((id) => id.startsWith('M'))).toBe(false);
});

rule('7.1.1-b', 'who fled to Mozambique leaves in the next land phase or is lost', () => {
  const stays = table({ phase: 'republicanLand', at: { M1: ['T42-kommando'] } });
  stays.endPhase();
  expect(stays.where('T42-kommando')).toBe('lost');
  const goes = table({ phase: 'republicanLand', at: { M1: ['T42-kommando'] } });
  const ways = goes.reach('M1', 'T42-kommando');
  expect(ways).toContain('T37');
  expect(ways.some((id) => /^[MWZ]/.test(id))).toBe(false);
  goes.move('M1', ['T42-kommando'], 'T37').endPhase();
  expect(goes.where('T42-kommando')).toBe('T37');
});

rule('7.1.1-b', 'with every lawful way barred there is no help', () => {
  const t = table({
    phase: 'republicanLand',
    at: { M1: ['T42-kommando'] },
    blockhouses: {
      T37: 'prefab',
      T48: 'prefab',
      T53: 'prefab',
      T38: 'prefab',
      T51: 'prefab',
      T33: 'prefab',
      T35: 'prefab',
      T36: 'prefab',
    },
  });
  expect(t.refusal('from at=M1').reason).toBe('noWayOut');
});

rule(['7.1.1-c', '8.8.2-a'], 'an Empire unit that could only flee to Mozambique is lost', () => {
  const t = table({
    phase: 'republicanCombat',
    at: {
      T37: ['cav-19h', 'T8-kommando'],
      T33: ['T34-kommando'],
      T35: ['T43-kommando'],
      T36: ['T42-kommando'],
      W1: ['T44-kommando'],
      W2: ['T45-kommando'],
    },
    dice: [...die('combat', 4), ...die('return', 6)],
  });
  t.do('attack at=T37 as=field', 'commit n=4');
  expect(t.where('cav-19h')).toBe('track');
});

rule(['7.1.3-a', '7.1.3-b'], 'mountains end a march, and wagons keep out of them', () => {
  const t = table({ phase: 'empireLand', at: { N3: ['cav-9l', 'sup-2'] } });
  const riders = t.reach('N3', 'cav-9l');
  expect(riders).toContain('S1');
  // F20 lies two areas away, but only across the mountain.
  expect(riders).not.toContain('F20');
  expect(riders).not.toContain('S2');
  expect(t.reach('N3', 'sup-2')).not.toContain('S1');
  t.do('from at=N3', 'take sup-2');
  expect(t.refusal('go to=S1')).toMatchObject({ rule: '7.1.3-b', reason: 'wagonsInMountains' });
});

rule('7.2-a', 'there is no limit to a stack, and both sides may share an area', () => {
  const everyone = Object.entries(box.pack.units).flatMap(([id, unit]) =>
    unit.type === 'mounted' ? [id] : [],
  );
  const t = table({ phase: 'empireLand', at: { N4: everyone, N6: ['T8-kommando'] } });
  t.do('from at=N4', 'all as=every', 'go to=N6');
  expect(everyone.every((id) => t.where(id) === 'N6')).toBe(true);
  expect(t.where('T8-kommando')).toBe('N6');
});

rule(
  '7.2-b',
  'force markers stand for stacks and change nothing: ten of them, and no rule reads them',
  () => {
    expect(box.pack.markers.force.limit).toBe(10);
    expect(Object.keys(table({ at: { N4: ['cav-9l'] } }).position)).not.toContain('forces');
  },
);

rule('7.2-c', 'when a phase closes, whoever stands with an army is part of it', () => {
  const t = table({
    phase: 'republicanLand',
    at: { T49: ['army-natal'], T47: ['T47-kommando', 'ldr-delarey'] },
  });
  t.move('T47', ['ldr-delarey', 'T47-kommando'], 'T49');
  expect(t.inBox('T47-kommando')).toBeUndefined();
  t.endPhase();
  expect([t.inBox('T47-kommando'), t.inBox('ldr-delarey')]).toEqual(['army-natal', 'army-natal']);
  // Everybody sees who joined: nothing lies face down.
  expect(t.heard('empire', 'absorbed')).toMatchObject([
    { rule: '7.2-c', with: 'army-natal', at: 'T49', pieces: ['T47-kommando', 'ldr-delarey'] },
  ]);
  expect(t.events('absorbedUnseen')).toEqual([]);
});

rule('7.2-d', 'with both armies together units change from box to box', () => {
  const t = table({
    phase: 'republicanLand',
    at: { F26: ['army-natal', 'army-western'] },
    boxes: { 'army-natal': ['T8-kommando'], 'army-western': ['F26-kommando'] },
  });
  expect(t.asked).toBe('arrange');
  t.do('transfer T8-kommando with=army-western', 'ready');
  expect(t.inBox('T8-kommando')).toBe('army-western');
  t.move('F26', ['army-western'], 'F20');
  expect([t.where('T8-kommando'), t.where('army-natal')]).toEqual(['F20', 'F26']);
});

rule('7.2-d', 'and also at the phase end at which they meet', () => {
  const t = table({
    phase: 'republicanLand',
    at: { F26: ['army-natal', 'T47-kommando'], F25: ['army-western'] },
    boxes: { 'army-western': ['F25-kommando'] },
  });
  t.move('F25', ['army-western'], 'F26').do('done');
  // Before the fighting, not only when trains run again.
  expect([t.phase, t.asked]).toEqual(['republicanLand', 'arrange']);
  expect(t.choices).toEqual([
    'transfer F25-kommando with=army-natal',
    'transfer T47-kommando with=army-western',
    'ready',
  ]);
});

rule('7.2-e', 'every stack and box is open to both sides', () => {
  const t = table({
    at: { N4: ['cav-9l', 'ldr-buller'], T49: ['army-natal'] },
    boxes: { 'army-natal': ['T8-kommando'] },
  });
  const copy = JSON.stringify(t.state.at);
  for (const side of ['empire', 'republics', null]) {
    const view = structuredClone(t.state);
    t.play.rules.mask(view, side, box);
    expect(JSON.stringify(view.at)).toBe(copy);
  }
});

rule(
  '7.6-a',
  'an army and all in its box go as one, at its own pace; newcomers stay behind',
  () => {
    const t = table({
      phase: 'republicanLand',
      at: { T49: ['army-natal'], T47: ['T47-kommando'] },
      boxes: { 'army-natal': ['T8-kommando'] },
    });
    t.move('T47', ['T47-kommando'], 'T49');
    t.do('from at=T49', 'take army-natal');
    expect(t.goals.sort()).toEqual(['N7', 'N8', 'T47', 'T48', 'T50']);
    t.do('go to=N7');
    expect([t.where('army-natal'), t.where('T8-kommando'), t.where('T47-kommando')]).toEqual([
      'N7',
      'N7',
      'T49',
    ]);
  },
);

rule('7.6-b', 'what is in the box fights with the army and falls with it', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'bde-4', 'sup-1', 'army-natal'] },
    boxes: { 'army-natal': ['T8-kommando', 'ldr-delarey'] },
    dice: die('combat', 6),
  });
  t.do('attack at=N4 as=field');
  expect(t.choices).toContain('commit n=21');
  t.do('commit n=20');
  expect(['army-natal', 'T8-kommando', 'ldr-delarey'].map((id) => t.where(id))).toEqual([
    'lost',
    'lost',
    'lost',
  ]);
});

rule(
  '7.6-c',
  'units leave an army before it moves, not after, and rejoin if they end with it',
  () => {
    const scene = {
      phase: 'republicanLand',
      at: { T49: ['army-natal'] },
      boxes: { 'army-natal': ['T8-kommando', 'T6-kommando'] },
    };
    const t = table(scene);
    t.do('from at=T49', 'take army-natal', 'leave T6-kommando', 'go to=N7');
    expect([t.where('T6-kommando'), t.where('T8-kommando')]).toEqual(['T49', 'N7']);
    expect(t.choices).not.toContain('from at=N7');
    expect(t.refusal('from at=N7')).toMatchObject({ rule: '7.0-d' });
    t.move('T49', ['T6-kommando'], 'N7').endPhase();
    expect(t.inBox('T6-kommando')).toBe('army-natal');
    const detach = table(scene).move('T49', ['T6-kommando'], 'N10');
    expect(detach.inBox('T6-kommando')).toBeUndefined();
    expect(detach.where('army-natal')).toBe('T49');
  },
);

rule('13.4.1-a', 'no more Kommandos than the command number go with a leader', () => {
  const t = table({
    phase: 'republicanLand',
    at: { F17: ['ldr-dewet', 'F17-kommando', 'F1-kommando', 'F13-kommando', 'F20-kommando'] },
  });
  t.do(
    'from at=F17',
    'take ldr-dewet',
    'take F17-kommando',
    'take F1-kommando',
    'take F13-kommando',
  );
  expect(t.choices).not.toContain('take F20-kommando');
  expect(t.refusal('take F20-kommando')).toMatchObject({ rule: '13.4.2', reason: 'commandFull' });
});

rule('13.4.1-b', 'a leader beside an army is taken in, and lends it nothing', () => {
  const t = table({
    phase: 'republicanLand',
    at: { T49: ['army-natal', 'ldr-botha'] },
    boxes: { 'army-natal': ['ldr-botha'] },
  });
  expect(t.reach('T49', 'army-natal').sort()).toEqual(['N7', 'N8', 'T47', 'T48', 'T50']);
  t.move('T49', ['army-natal'], 'N7');
  expect(t.where('ldr-botha')).toBe('N7');
});

rule(
  ['13.0-a', '13.4.2'],
  'leaders move like others by their own pace: three for De la Rey, four for De Wet',
  () => {
    expect(Object.keys(box.pack.leaders)).toHaveLength(6);
    const t = table({ phase: 'republicanLand', at: { F1: ['ldr-dewet', 'ldr-delarey'] } });
    const wet = t.reach('F1', 'ldr-dewet');
    const rey = t.reach('F1', 'ldr-delarey');
    expect(wet).toContain('F22');
    expect(rey).toContain('F17');
    expect(rey).not.toContain('F22');
    const buller = table({ phase: 'empireLand', at: { C10: ['ldr-buller'] } });
    expect(buller.reach('C10', 'ldr-buller')).toContain('B1');
  },
);
