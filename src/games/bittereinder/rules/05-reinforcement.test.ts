import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { KOMMANDOS, table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('5.0', 'only the Empire has replacements', () => {
  const t = table({
    turn: 8,
    phase: 'reinforcement',
    at: { N1: ['cav-19h'] },
    off: { 'bde-3': 'track', 'T8-kommando': 'lost' },
    due: { 'bde-3': 8 },
  });
  expect(t.where('bde-3')).toBe('C9');
  expect(t.where('T8-kommando')).toBe('lost');
});

rule(
  '5.1-a',
  'the 3rd Brigade enters on turn 3, the Scottish Horse on turn 17, wagons alike',
  () => {
    const off = { 'bde-3': 'reserve', 'cav-scothorse': 'reserve', 'sup-3': 'reserve' };
    const due = { 'bde-3': 3, 'cav-scothorse': 17, 'sup-3': 3 };
    const third = table({ turn: 3, phase: 'reinforcement', off, due });
    expect([third.where('bde-3'), third.where('sup-3'), third.where('cav-scothorse')]).toEqual([
      'C9',
      'C9',
      'reserve',
    ]);
    expect(third.events('arrived')).toMatchObject([
      { rule: '5.1-a', pieces: ['bde-3', 'sup-3'], to: 'C9' },
    ]);
    // Where nobody comes nothing is told.
    expect(table({ turn: 4, phase: 'reinforcement' }).events('arrived')).toEqual([]);
    const late = table({ turn: 17, phase: 'reinforcement', off, due });
    expect(late.where('cav-scothorse')).toBe('C9');
  },
);

rule('5.1-b', 'nobody asks whether arrivals shall come', () => {
  const t = table({
    turn: 3,
    phase: 'reinforcement',
    off: { 'bde-3': 'reserve' },
    due: { 'bde-3': 3 },
  });
  expect(t.asked).toBe('depart');
  expect(t.where('bde-3')).toBe('C9');
});

rule(
  ['5.2', '13.2.3'],
  'De Wet comes the turn after the Western Army is gone, with a Free State Kommando',
  () => {
    const t = table({
      turn: 5,
      phase: 'empireCombat',
      at: { F4: ['bde-1', 'sup-2', 'army-western'], F17: ['F17-kommando'], T6: ['T6-kommando'] },
      off: { 'ldr-dewet': 'reserve' },
      dice: die('combat', 6),
    });
    t.do('attack at=F4 as=field', 'commit n=1');
    expect(t.where('army-western')).toBe('lost');
    expect(t.due('ldr-dewet')).toBe(6);
    t.until('boerLeader');
    expect(t.state.turn).toBe(6);
    expect(t.choices).toEqual(['appear ldr-dewet to=F17']);
  },
);

rule(
  ['5.2', '13.2.1'],
  'Botha comes the turn after the Natal Army is gone, with a ZAR Kommando',
  () => {
    const t = table({
      turn: 5,
      phase: 'empireCombat',
      at: { N4: ['bde-1', 'sup-2', 'army-natal'], F17: ['F17-kommando'], T6: ['T6-kommando'] },
      off: { 'ldr-botha': 'reserve' },
      dice: die('combat', 6),
    });
    t.do('attack at=N4 as=field', 'commit n=1').until('boerLeader');
    expect(t.state.turn).toBe(6);
    expect(t.choices.sort()).toEqual(['appear ldr-botha to=T27', 'appear ldr-botha to=T6']);
    expect(t.refusal('appear ldr-botha to=F17')).toMatchObject({ rule: '13.2.1' });
  },
);

rule('5.2', 'a leader with no Kommando of his state waits', () => {
  const t = table({
    turn: 6,
    phase: 'reinforcement',
    at: { C9: ['cav-9l'] },
    off: { 'ldr-dewet': 'reserve' },
    due: { 'ldr-dewet': 6 },
  });
  expect(t.choices).toEqual(['wait']);
  t.do('wait');
  expect(t.where('ldr-dewet')).toBe('reserve');
});

rule('5.3-a', 'eliminated Republicans stay out', () => {
  const t = table({
    turn: 5,
    phase: 'empireCombat',
    at: { N4: ['bde-1', 'sup-2', 'T8-kommando'] },
    dice: die('combat', 6),
  });
  t.do('attack at=N4 as=field', 'commit n=1');
  expect(t.where('T8-kommando')).toBe('lost');
  expect(t.due('T8-kommando')).toBe(0);
});

/** A brigade attacked where it cannot stand. */
const lostBrigade = (turn: number, face: number, scenario = 'campaign') => {
  const t = table({
    turn,
    scenario,
    phase: 'republicanCombat',
    at: {
      N10: ['bde-1', 'army-natal', ...KOMMANDOS],
    },
    boxes: { 'army-natal': KOMMANDOS },
    dice: [...die('combat', 6), ...die('return', face)],
  });
  return t.do('attack at=N10 as=field', 'commit n=40');
};

rule(['5.3-b', '8.7.2-a'], 'lost on turn 5, die 3: back in phase 1 of turn 8', () => {
  const t = lostBrigade(5, 3);
  expect(t.where('bde-1')).toBe('track');
  expect(t.due('bde-1')).toBe(8);
});

rule('5.3-b', 'each lost unit has a die of its own', () => {
  const t = table({
    turn: 5,
    phase: 'republicanCombat',
    at: { N10: ['cav-19h', 'cav-5l', 'army-natal'] },
    dice: [...die('combat', 6), ...die('return', 1, 4)],
  });
  t.do('attack at=N10 as=field', 'commit n=8');
  expect(t.events('toTrack').map((event) => event['due'])).toEqual([6, 9]);
});

rule(
  '5.3-c',
  'lost on turn 26 with a six it returns on 32, on turn 27 never; in Bobs’ War 12 is the last',
  () => {
    expect(lostBrigade(26, 6).due('bde-1')).toBe(32);
    expect(lostBrigade(27, 6).where('bde-1')).toBe('lost');
    expect(lostBrigade(9, 4, 'bobsWar').where('bde-1')).toBe('lost');
    expect(lostBrigade(8, 4, 'bobsWar').due('bde-1')).toBe(12);
  },
);

rule(['5.3-d', '11.4.2-b'], 'who surrendered in a siege never returns', () => {
  const t = table({
    turn: 6,
    phase: 'morale',
    at: { N6: ['cav-5l', 'army-natal'], N1: ['cav-19h'] },
    besieged: ['N6'],
    more: { morale: 4 },
    dice: [...die('territory', 6, 6, 6), ...die('siege', 5)],
  });
  expect(t.where('cav-5l')).toBe('removed');
  expect(t.due('cav-5l')).toBe(0);
});

rule('5.3-d', 'who was traded for a blockhouse never returns', () => {
  const t = table({ turn: 16, phase: 'blockhouses', at: { N4: ['bde-2'] } });
  t.do('build as=pair', 'site at=N4', 'trade bde-2');
  expect(t.where('bde-2')).toBe('removed');
  expect(t.due('bde-2')).toBe(0);
});

rule('5.3-e', 'wagons and garrisons return like others', () => {
  const t = table({
    turn: 5,
    phase: 'republicanCombat',
    at: { N10: ['g-natal', 'sup-2', 'army-natal', 'T8-kommando'] },
    dice: [...die('combat', 6), ...die('return', 2, 3)],
  });
  t.do('attack at=N10 as=field', 'commit n=21');
  expect([t.where('g-natal'), t.due('g-natal')]).toEqual(['track', 7]);
  expect([t.where('sup-2'), t.due('sup-2')]).toEqual(['track', 8]);
});

rule(['5.3-f', '8.7.3'], 'a lost leader never returns, of either side', () => {
  const empire = table({
    phase: 'republicanCombat',
    at: { N10: ['ldr-buller', 'cav-5l', 'army-natal'] },
    dice: die('combat', 6),
  });
  empire.do('attack at=N10 as=field', 'commit n=10');
  expect([empire.where('ldr-buller'), empire.due('ldr-buller')]).toEqual(['lost', 0]);
  const boer = table({ phase: 'empireCombat', at: { N4: ['cav-19h', 'sup-1', 'ldr-delarey'] } });
  boer.do('attack at=N4 as=field');
  expect(boer.where('ldr-delarey')).toBe('lost');
});

rule(['5.4-a', '5.4-c'], 'all appear in Cape Town, the Natal and Cape garrisons too', () => {
  const off = { 'bde-3': 'track', 'g-natal': 'track', 'g-cape-1': 'track', 'cav-7h': 'reserve' };
  const due = { 'bde-3': 27, 'g-natal': 27, 'g-cape-1': 27, 'cav-7h': 27 };
  const t = table({ turn: 27, phase: 'reinforcement', off, due });
  for (const id of Object.keys(off)) expect(t.where(id)).toBe('C9');
});

const homecoming = (change: object = {}) =>
  table({
    turn: 8,
    phase: 'reinforcement',
    off: { 'g-ladysmith': 'track' },
    due: { 'g-ladysmith': 8 },
    at: { N1: ['cav-19h'] },
    ...change,
  });

rule('5.4-b', 'a town garrison returns to its own town when a line to a free port is open', () => {
  expect(homecoming().where('g-ladysmith')).toBe('N6');
});

rule(
  '5.4-b',
  'it waits while the town is lost, enemies stand on the line, or the line is cut',
  () => {
    expect(homecoming({ republics: ['N6'] }).where('g-ladysmith')).toBe('track');
    const shared = homecoming({ at: { N1: ['cav-19h'], N6: ['T8-kommando'] } });
    expect(shared.where('g-ladysmith')).toBe('track');
    const cut = table({
      turn: 8,
      phase: 'reinforcement',
      off: { 'g-kimberley': 'track' },
      due: { 'g-kimberley': 8 },
      at: { N1: ['cav-19h'], B1: ['T8-kommando'] },
    });
    expect(cut.where('g-kimberley')).toBe('track');
    expect(cut.events('returnWaits')).toHaveLength(1);
    // The next month the line is free again.
    cut.until('republicanLand').move('B1', ['T8-kommando'], 'B3').endPhase();
    expect(cut.state.turn).toBe(9);
    expect(cut.where('g-kimberley')).toBe('B2');
  },
);

rule('5.4-b', 'Durban is itself a port, linked by sea as long as it is not besieged', () => {
  const t = table({
    turn: 8,
    phase: 'reinforcement',
    off: { 'g-durban': 'track' },
    due: { 'g-durban': 8 },
    at: { N2: ['T8-kommando'], C9: ['cav-9l'] },
  });
  expect(t.where('g-durban')).toBe('N1');
  // Republicans in the town do not close the sea, as long as they do not besiege it.
  const shared = table({
    turn: 8,
    phase: 'reinforcement',
    off: { 'g-durban': 'track' },
    due: { 'g-durban': 8 },
    at: { N1: ['T8-kommando'], C9: ['cav-9l'] },
  });
  expect(shared.where('g-durban')).toBe('N1');
  expect(shared.events('returned')).toMatchObject([{ piece: 'g-durban', to: 'N1' }]);
  const shut = table({
    turn: 8,
    phase: 'reinforcement',
    off: { 'g-durban': 'track' },
    due: { 'g-durban': 8 },
    at: { N1: ['cav-19h', 'T8-kommando'] },
    besieged: ['N1'],
  });
  expect(shut.where('g-durban')).toBe('track');
});

rule('5.5-a', 'Delagoa Bay is no port', () => {
  const t = table({ phase: 'reinforcement', at: { C9: ['cav-9l'] } });
  t.do('from at=C9', 'take cav-9l');
  expect(t.goals).not.toContain('M1');
  expect(t.refusal('go to=M1')).toMatchObject({ rule: '5.6-a' });
});

rule(
  ['5.5-b', '7.5.1'],
  'no Republican enters Cape Town, not on foot, not by rail, not beaten',
  () => {
    const foot = table({ phase: 'republicanLand', at: { C7: ['T8-kommando'] } });
    foot.do('from at=C7', 'take T8-kommando');
    expect(foot.goals).not.toContain('C9');
    expect(foot.refusal('go to=C9')).toMatchObject({ rule: '7.5.1', reason: 'capeTown' });
    const train = table({
      phase: 'republicanRail',
      at: { C6: ['T8-kommando'] },
      republics: ['C6'],
    });
    train.do('from at=C6', 'take T8-kommando');
    expect(train.goals).toContain('C7');
    expect(train.goals).not.toContain('C9');
    const beaten = table({
      phase: 'empireCombat',
      at: {
        C7: ['bde-1', 'sup-2', 'T8-kommando'],
        C5: ['cav-9l'],
        C6: ['cav-12l'],
        C8: ['cav-10h'],
        C34: ['cav-13h'],
      },
      dice: die('combat', 4),
    });
    beaten.do('attack at=C7 as=field', 'commit n=1');
    // Cape Town lies empty beside them, and is no way out.
    expect(beaten.asked).toBe('lastResort');
    expect(beaten.where('T8-kommando')).toBe('C7');
    expect(beaten.choices).not.toContain('breakThrough to=C9 n=0');
    const choice = table({
      phase: 'empireCombat',
      at: { C7: ['bde-1', 'sup-2', 'T8-kommando'], C8: ['cav-10h'] },
      dice: die('combat', 4),
    }).do('attack at=C7 as=field', 'commit n=1');
    expect(choice.choices.sort()).toEqual(['C34', 'C5', 'C6'].map((id) => `retreatAll to=${id}`));
    expect(choice.refusal('retreatAll to=C9')).toMatchObject({ rule: '7.5.1' });
  },
);

rule('5.6-a', 'any number sail from port to port, arrivals of this very phase too', () => {
  const t = table({
    turn: 3,
    phase: 'reinforcement',
    at: { C9: ['bde-1', 'sup-2'] },
    off: { 'bde-3': 'reserve' },
    due: { 'bde-3': 3 },
  });
  t.do('from at=C9', 'all as=every');
  expect(t.goals.sort()).toEqual(['C27', 'C30', 'C31', 'N1']);
  t.do('go to=N1');
  expect(['bde-1', 'sup-2', 'bde-3'].map((id) => t.where(id))).toEqual(['N1', 'N1', 'N1']);
});

rule('5.6-a', 'a port in Republican hands is closed', () => {
  const t = table({ phase: 'reinforcement', at: { C9: ['bde-1'] }, republics: ['N1'] });
  t.do('from at=C9', 'take bde-1');
  expect(t.goals).not.toContain('N1');
  expect(t.refusal('go to=N1').reason).toBe('portNotOurs');
});

const durban = (options: object = {}) =>
  table({
    phase: 'reinforcement',
    at: { C9: ['bde-1'], N1: ['cav-19h', 'T8-kommando'] },
    besieged: ['N1'],
    options: { ...options },
  });

rule('5.6-b', 'a besieged port may be used, both ways; arrivals share the siege (A6)', () => {
  const t = durban();
  t.move('C9', ['bde-1'], 'N1');
  expect(t.isBesieged('bde-1')).toBe(true);
  const out = durban().move('N1', ['cav-19h'], 'C9');
  expect(out.isBesieged('cav-19h')).toBe(false);
  out.do('done');
  // The last to sail ends the siege, and the town falls at that phase end.
  expect(out.state.sieges).toEqual([]);
  expect(out.controls('N1')).toBe('republics');
});

rule(
  '5.6-b',
  'with the other reading of A6 the besieged stay, and who lands stands outside',
  () => {
    const t = durban({ besiegedSea: 'landingOnly' });
    expect(t.choices).not.toContain('from at=N1');
    t.move('C9', ['bde-1'], 'N1');
    expect(t.isBesieged('bde-1')).toBe(false);
  },
);

rule(['5.6-c', '7.0-b'], 'one unit may sail, ride and march in one turn', () => {
  const t = table({ phase: 'reinforcement', at: { C9: ['bde-1'] } });
  t.move('C9', ['bde-1'], 'N1').until('empireRail');
  t.move('N1', ['bde-1'], 'N4').until('empireLand');
  t.move('N4', ['bde-1'], 'N6');
  expect(t.where('bde-1')).toBe('N6');
});

rule('5.6-d', 'the Republics never sail', () => {
  const t = table({
    phase: 'reinforcement',
    at: { C31: ['T8-kommando'], C9: ['cav-9l'] },
    republics: ['C31', 'C27'],
  });
  expect(t.play.owed.map((owed) => owed.side)).toEqual(['empire']);
  t.do('done');
  expect(t.phase).not.toBe('reinforcement');
});
