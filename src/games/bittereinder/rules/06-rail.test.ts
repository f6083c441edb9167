import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { box, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule(
  ['6.0', '6.3-a'],
  'any number, any kind, any distance: guns, wagons, generals and garrisons from Cape Town to Mafeking',
  () => {
    const t = table({
      phase: 'empireRail',
      at: { C9: ['bde-1', 'sup-2', 'ldr-buller', 'g-cape-1', 'cav-9l'] },
    });
    t.do('from at=C9', 'all as=every', 'go to=B13');
    for (const id of ['bde-1', 'sup-2', 'ldr-buller', 'g-cape-1', 'cav-9l'])
      expect(t.where(id)).toBe('B13');
  },
);

rule('6.1-a', 'a train starts and ends on a line, and the whole way must be open', () => {
  const off = table({ phase: 'empireRail', at: { C12: ['bde-1'], C9: ['cav-9l'] } });
  expect(off.choices).not.toContain('from at=C12');
  expect(off.refusal('from at=C12')).toMatchObject({ rule: '6.1-a', reason: 'noRailway' });
  const t = table({ phase: 'empireRail', at: { C9: ['bde-1'], C4: ['T8-kommando'] } });
  t.do('from at=C9', 'take bde-1');
  expect(t.goals.sort()).toEqual(['C6', 'C7']);
  expect(t.refusal('go to=C12').reason).toBe('noRailway');
  expect(t.refusal('go to=C10')).toMatchObject({ rule: '6.1-a', reason: 'lineCut' });
});

rule('6.1-a', 'a line that is cut is cut also between two towns at which lines end (A50)', () => {
  // Past the enemies in F17 and T7 nothing runs: what lies beyond them is no one line.
  const t = table({
    phase: 'empireRail',
    at: { F13: ['bde-1'], F17: ['F17-kommando'], T7: ['T8-kommando'] },
    empire: ['F1'],
    republics: ['F13', 'T8'],
    options: { railEnds: 'enemyTown' },
  });
  t.do('from at=F13', 'take bde-1');
  expect(t.goals).toEqual(['F1', 'F6', 'F7']);
  expect(t.refusal('go to=T8')).toEqual({ rule: '6.1-a', reason: 'lineCut' });
});

rule('6.1-b', 'neighbours on two lines that do not meet are not joined by rail', () => {
  // C19 and C13 touch and both have a railway, but no track crosses their border.
  const a = box.areaIndex.get('C13') ?? -1;
  const b = box.areaIndex.get('C19') ?? -1;
  expect(box.near[a]).toContain(b);
  expect(box.rail[a]).not.toContain(b);
  const t = table({
    phase: 'empireRail',
    at: { C13: ['bde-1'], C14: ['T8-kommando'], F6: ['F6-kommando'], C9: ['cav-9l'] },
  });
  expect(t.phase).toBe('empireRail');
  expect(t.choices).not.toContain('from at=C13');
});

rule(
  '6.1-c',
  'no enemy on the way, at its start or at its end; leaders and the besieged count',
  () => {
    const start = table({
      phase: 'empireRail',
      at: { C10: ['bde-1', 'T8-kommando'], C9: ['cav-9l'] },
    });
    expect(start.refusal('from at=C10')).toMatchObject({ rule: '6.1-c' });
    const end = table({ phase: 'empireRail', at: { C9: ['bde-1'], C10: ['ldr-delarey'] } });
    end.do('from at=C9', 'take bde-1');
    expect(end.goals).not.toContain('C10');
    expect(end.goals).not.toContain('C11');
    const besieged = table({
      phase: 'republicanRail',
      at: { N8: ['T8-kommando'], N6: ['g-ladysmith', 'army-natal'] },
      besieged: ['N6'],
      republics: ['N7', 'N8', 'N4'],
    });
    besieged.do('from at=N8', 'take T8-kommando');
    expect(besieged.goals).toContain('N7');
    expect(besieged.goals).not.toContain('N6');
    expect(besieged.goals).not.toContain('N4');
  },
);

rule(
  '6.1-d',
  'no train runs through a town the enemy controls, though it may end in an empty one (A50)',
  () => {
    const t = table({ phase: 'empireRail', at: { C9: ['bde-1'] }, republics: ['C10'] });
    t.do('from at=C9', 'take bde-1');
    expect(t.goals).toContain('C10');
    expect(t.goals).not.toContain('C11');
    t.do('go to=C10').endPhase();
    expect(t.controls('C10')).toBe('empire');
  },
);

rule('6.1-d', 'with the other reading of A50 it may not even end there', () => {
  const t = table({
    phase: 'empireRail',
    at: { C9: ['bde-1'] },
    republics: ['C10'],
    options: { railEnds: 'barred' },
  });
  t.do('from at=C9', 'take bde-1');
  expect(t.goals.sort()).toEqual(['C4', 'C6', 'C7']);
  expect(t.refusal('go to=C10')).toMatchObject({ rule: '6.1-d' });
});

rule('6.1-d', 'neutral Johannesburg neither blocks nor helps', () => {
  const t = table({ phase: 'republicanRail', at: { T9: ['T9-kommando'] } });
  t.do('from at=T9', 'take T9-kommando');
  expect(t.goals).toEqual(expect.arrayContaining(['T7', 'T8', 'T45']));
  const lonely = table({ phase: 'empireRail', at: { T7: ['bde-1'], C9: ['cav-9l'] } });
  expect(lonely.choices).not.toContain('from at=T7');
});

rule(
  ['6.1-e', '10.2.3-c'],
  'the way must touch a friendly town that is neither besieged nor razed',
  () => {
    const alone = { at: { T17: ['T18-kommando'], T8: ['bde-1'], T23: ['bde-2'] } };
    const good = table({ phase: 'republicanRail', ...alone });
    expect(good.reach('T17', 'T18-kommando').sort()).toEqual(['T18', 'T22']);
    const razed = table({
      phase: 'republicanRail',
      at: { ...alone.at, T6: ['T6-kommando'] },
      razed: ['T18'],
    });
    expect(razed.refusal('from at=T17')).toMatchObject({ rule: '6.1-e', reason: 'noFriendlyTown' });
  },
);

rule('6.1-e', 'the friendly town lies on the line travelled, not behind the train (A8)', () => {
  const t = table({ phase: 'empireRail', at: { B15: ['bde-1'] } });
  t.do('from at=B15', 'take bde-1');
  // North of Mafeking there is no town before Bulawayo.
  for (const id of ['B16', 'B17', 'B18', 'B19']) expect(t.goals).not.toContain(id);
  for (const id of ['B20', 'B13', 'B12', 'B8', 'C9']) expect(t.goals).toContain(id);
  expect(t.refusal('go to=B17')).toMatchObject({ rule: '6.1-e', reason: 'noFriendlyTown' });
  // An enemy town at the end of the line is none of ours (A50).
  const lost = table({ phase: 'empireRail', at: { B15: ['bde-1'] }, republics: ['B20'] });
  expect(lost.reach('B15', 'bde-1')).not.toContain('B20');
  expect(lost.reach('B15', 'bde-1')).toContain('B13');
});

rule('6.1-e', 'where the lines make a ring a train may go round by a friendly town (A8)', () => {
  const at = { F9: ['bde-1'] };
  const ring = table({ phase: 'empireRail', at, empire: ['F6'] });
  expect(ring.reach('F9', 'bde-1')).toContain('C19');
  // Cut at C17 there is only the straight way, and on it no town.
  const cut = table({ phase: 'empireRail', at: { ...at, C17: ['T8-kommando'] }, empire: ['F6'] });
  expect(cut.reach('F9', 'bde-1')).not.toContain('C19');
  expect(cut.reach('F9', 'bde-1')).toEqual(expect.arrayContaining(['C20', 'C21', 'F6', 'F7']));
  cut.do('from at=F9', 'take bde-1');
  expect(cut.refusal('go to=C19')).toMatchObject({ rule: '6.1-e', reason: 'noFriendlyTown' });
});

rule('10.2.3-c', 'trains still pass a razed town', () => {
  const t = table({
    phase: 'republicanRail',
    at: { T17: ['T18-kommando'], T8: ['bde-1'] },
    razed: ['T18'],
  });
  expect(t.reach('T17', 'T18-kommando')).toContain('T23');
});

rule('6.2-a', 'the Republics rail Kommandos, leaders, and armies with all they hold', () => {
  const t = table({
    phase: 'republicanRail',
    at: { T8: ['army-natal', 'ldr-delarey'], T6: ['T6-kommando'] },
    boxes: { 'army-natal': ['T8-kommando', 'ldr-delarey'] },
  });
  t.do('ready').move('T8', ['army-natal'], 'T47');
  expect(['army-natal', 'T8-kommando', 'ldr-delarey'].map((id) => t.where(id))).toEqual([
    'T47',
    'T47',
    'T47',
  ]);
  t.move('T6', ['T6-kommando'], 'T46');
  expect(t.where('T6-kommando')).toBe('T46');
});

rule('6.2-b', 'who shall not travel with his army gets off before anything rolls', () => {
  const t = table({
    phase: 'republicanRail',
    at: { T8: ['army-natal'] },
    boxes: { 'army-natal': ['T8-kommando', 'T6-kommando'] },
  });
  expect(t.asked).toBe('detach');
  t.do('detach T6-kommando', 'ready');
  // Too late now for the other one.
  t.do('from at=T8');
  expect(t.choices).not.toContain('take T8-kommando');
  expect(t.refusal('take T8-kommando')).toMatchObject({ rule: '6.2-b', reason: 'notDetached' });
  t.do('take army-natal', 'go to=T45');
  expect([t.where('T8-kommando'), t.where('T6-kommando')]).toEqual(['T45', 'T8']);
});

rule(
  ['6.2-c', '3.3-f'],
  'with every home town lost or razed the Republics lose their trains for good',
  () => {
    const homes = box.homes.map((area) => box.areaIds[area] ?? '');
    const held = homes.filter((id) => id !== 'T18' && id !== 'T8');
    const t = table({
      turn: 5,
      phase: 'empireLand',
      at: { T17: ['bde-1'], T10: ['T6-kommando'], C9: ['cav-9l'] },
      empire: held,
      razed: ['T8'],
    });
    t.move('T17', ['bde-1'], 'T18').endPhase();
    expect(t.events('railLost')).toHaveLength(1);
    // Even a town won back brings no train back.
    t.until('republicanLand').move('T10', ['T6-kommando'], 'T9').endPhase();
    t.until('empireRail');
    expect(t.controls('T9')).toBe('republics');
    expect(t.events().some((event) => event.type === 'railed')).toBe(false);
    expect(t.state.railLost).toBe(1);
  },
);

rule('6.3-b', 'the Empire is only kept waiting: when the line is free again its trains run', () => {
  const t = table({
    phase: 'empireRail',
    at: { B7: ['bde-1'], B2: ['T8-kommando'], B8: ['T6-kommando'], C9: ['cav-9l'] },
    republics: ['B2'],
  });
  expect(t.choices).toEqual(['from at=C9', 'done']);
  t.until('republicanLand').move('B2', ['T8-kommando'], 'F3').move('B8', ['T6-kommando'], 'T3');
  t.endPhase().until('empireRail');
  expect(t.choices).toContain('from at=B7');
});

rule('6.1-c', 'a blockhouse stops Republican trains', () => {
  const t = table({
    phase: 'republicanRail',
    at: { T8: ['T8-kommando'] },
    blockhouses: { T41: 'prefab' },
  });
  t.do('from at=T8', 'take T8-kommando');
  expect(t.goals).not.toContain('T41');
  expect(t.goals).not.toContain('T40');
});
