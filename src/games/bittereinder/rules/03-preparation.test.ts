import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { viewOf } from '../../../kernel/views.ts';
import { box, game, newMatch, table } from '../testing.ts';

const rule = ruleOf('bittereinder');
const at = (piece: string) => newMatch().where(piece);

rule(
  '3.0-a',
  'both sides place at once, and neither sees the other’s choices before both are done',
  () => {
    const t = newMatch();
    expect(t.asked).toBe('station, raise');
    t.do('station g-natal to=N3', 'raise army-natal to=T49');
    const seen = (side: string) => viewOf(game.rules, box, t.state, side);
    const natal = box.pieceIndex.get('g-natal') ?? -1;
    expect(seen('empire').at[natal]).toBe(box.areaIndex.get('N3'));
    expect(seen('republics').at[natal]).toBe(-1);
    expect(seen('empire').at[box.natalArmy]).toBe(-1);
    expect(t.told.every(({ only }) => only !== null)).toBe(true);
    t.until('republicanLand');
    expect(t.events('stationed').length).toBeGreaterThan(4);
    expect(t.told.some(({ event, only }) => event.type === 'armyStationed' && only === null)).toBe(
      true,
    );
  },
);

rule('3.0-a', 'Empire pieces not on the map wait for their printed turn', () => {
  const t = newMatch();
  for (const [id, unit] of Object.entries(box.pack.units)) {
    if (unit.entry.turn === undefined) continue;
    expect(t.where(id)).toBe('reserve');
    expect(t.due(id)).toBe(unit.entry.turn);
  }
});

rule('3.0-b', 'what the lists do not name starts off the map', () => {
  const t = newMatch();
  expect(t.where('ldr-botha')).toBe('reserve');
  expect(t.state.blockhouse.every((one) => one === 0)).toBe(true);
  expect(t.state.razed.every((one) => one === 0)).toBe(true);
  expect(t.state.sieges).toEqual([]);
});

rule('3.1-a', 'the four town garrisons start at home', () => {
  expect(at('g-ladysmith')).toBe('N6');
  expect(at('g-durban')).toBe('N1');
  expect(at('g-kimberley')).toBe('B2');
  expect(at('g-mafeking')).toBe('B13');
});

rule('3.1-b', 'the Natal garrison chooses among three towns', () => {
  const t = newMatch();
  expect(t.choices.filter((text) => text.startsWith('station'))).toEqual([
    'station g-natal to=N4',
    'station g-natal to=N3',
    'station g-natal to=N2',
  ]);
  expect(t.refusal('station g-natal to=N6').reason).toBe('noStation');
});

rule('3.1-c', 'the Cape garrisons take two different Cape towns, not Cape Town', () => {
  const t = newMatch();
  t.do('station g-natal to=N4');
  const towns = t.choices.filter((text) => text.startsWith('station g-cape-1'));
  expect(towns).toContain('station g-cape-1 to=C13');
  expect(towns).not.toContain('station g-cape-1 to=C9');
  expect(towns.every((text) => / to=C\d+$/.test(text))).toBe(true);
  t.do('station g-cape-1 to=C13');
  expect(t.choices).not.toContain('station g-cape-2 to=C13');
  expect(t.choices).toContain('station g-cape-2 to=C10');
});

rule('3.1-d', 'the Munsters at Orange River, the Berkshires at Stormberg', () => {
  expect(at('bn-munster')).toBe('C11');
  expect(at('bn-berks')).toBe('C20');
});

rule('3.1-e', 'the 8th Brigade, a supply unit and the 19th Hussars at Dundee', () => {
  expect([at('bde-8'), at('sup-1'), at('cav-19h')]).toEqual(['N7', 'N7', 'N7']);
});

rule('3.1-f', 'the Rhodesians at Mafeking, the Diamond Fields Horse at Kimberley', () => {
  expect([at('cav-rhod'), at('cav-dfh')]).toEqual(['B13', 'B2']);
});

rule('3.1-g', 'six mounted units at Ladysmith', () => {
  for (const id of ['cav-5dg', 'cav-5l', 'cav-18h', 'cav-ilh', 'cav-ncar', 'cav-nmr'])
    expect(at(id)).toBe('N6');
});

rule('3.1-h', 'the Umvoti at Estcourt, the Border Mounted Infantry at Pietermaritzburg', () => {
  expect([at('cav-umvoti'), at('cav-nbmi')]).toEqual(['N3', 'N2']);
});

rule('3.1-i', 'Bethune chooses among four Natal towns', () => {
  const t = newMatch();
  t.do('station g-natal to=N4', 'station g-cape-1 to=C13', 'station g-cape-2 to=C10');
  expect(t.choices.filter((text) => text.startsWith('station'))).toEqual(
    ['N4', 'N3', 'N2', 'N1'].map((area) => `station cav-bethune to=${area}`),
  );
});

rule(['3.1-j', '3.2-f', '3.2-g'], 'morale 7, commitment 156, five siege markers', () => {
  const t = newMatch();
  expect([t.morale, t.wcp, t.state.siegeLimit]).toEqual([7, 156, 5]);
});

rule('3.2-a', 'every Kommando starts at home, Bethal in T44', () => {
  const t = newMatch();
  for (const [id, unit] of Object.entries(box.pack.units)) {
    if (unit.type === 'kommando') expect(t.where(id)).toBe(unit.home);
  }
  expect(t.where('T44-kommando')).toBe('T44');
});

rule('3.2-b', 'De la Rey at Lichtenburg; De Wet and Botha off the map', () => {
  expect([at('ldr-delarey'), at('ldr-dewet'), at('ldr-botha')]).toEqual([
    'T4',
    'reserve',
    'reserve',
  ]);
});

rule('3.2-c', 'the Natal Army starts in any T area, with any ZAR Kommandos in its box', () => {
  const t = newMatch();
  const places = t.choices.filter((text) => text.startsWith('raise'));
  expect(places).toHaveLength(53);
  t.do('raise army-natal to=T49', 'muster T8-kommando with=army-natal');
  expect(t.where('T8-kommando')).toBe('T49');
  expect(t.choices).not.toContain('muster F1-kommando with=army-natal');
  expect(t.choices.filter((text) => text.startsWith('muster'))).toHaveLength(20);
});

rule('3.2-d', 'the Western Army starts in any F area, with any Free State Kommandos', () => {
  const t = newMatch();
  t.do('raise army-natal to=T49', 'ready');
  const places = t.choices.filter((text) => text.startsWith('raise army-western'));
  expect(places).toHaveLength(27);
  t.do('raise army-western to=F4');
  expect(t.choices).toContain('muster F1-kommando with=army-western');
  expect(t.choices).not.toContain('muster T8-kommando with=army-western');
});

rule(
  '3.2-e',
  'who is in the box belongs to the army; who merely stands there joins only when a phase ends',
  () => {
    const t = newMatch();
    t.do('raise army-natal to=T49', 'muster T8-kommando with=army-natal');
    t.until('republicanLand');
    expect(t.inBox('T8-kommando')).toBe('army-natal');
    // The Utrecht Kommando is at home beside the army, but not in it.
    expect(t.where('T49-kommando')).toBe('T49');
    expect(t.inBox('T49-kommando')).toBeUndefined();
    t.until('republicanCombat');
    expect(t.inBox('T49-kommando')).toBe('army-natal');
  },
);

rule('3.2-h', 'play opens on turn 1 with the Republican land movement', () => {
  const t = newMatch().until('depart');
  expect(t.state.turn).toBe(1);
  expect(t.phase).toBe('republicanLand');
  expect(t.play.owed[0]?.side).toBe('republics');
});

rule('3.2-i', 'the turn marker moves on one space after each turn, and turn 32 is the last', () => {
  const t = table({ turn: 5, phase: 'victory', at: { N1: ['g-durban', 'cav-19h'] } });
  expect(t.state.turn).toBe(6);
  expect(t.phase).toBe('reinforcement');
  expect(table({ turn: 32, phase: 'victory', at: {} }).ending).toBe('subdued');
});

rule('3.3-a', 'the Republics control T and F, the Empire the rest but Mozambique', () => {
  const t = newMatch();
  expect(t.controls('T8')).toBe('republics');
  expect(t.controls('F26')).toBe('republics');
  expect(t.controls('N6')).toBe('empire');
  expect(t.controls('C9')).toBe('empire');
});

rule(
  '3.3-b',
  'a town goes to whoever alone holds it with a free combat unit when a phase ends',
  () => {
    const t = table({ phase: 'republicanLand', at: { N10: ['T8-kommando'] } });
    t.move('N10', ['T8-kommando'], 'N7');
    expect(t.controls('N7')).toBe('empire');
    t.endPhase();
    expect(t.controls('N7')).toBe('republics');
  },
);

rule(['3.3-b', '7.2.1-a'], 'towns change hands in the order of the map, whoever took them', () => {
  for (const [first, second] of [
    ['T8-kommando', 'F13-kommando'],
    ['F13-kommando', 'T8-kommando'],
  ] as const) {
    const t = table({
      phase: 'republicanLand',
      options: { limitedIntelligence: true },
      at: { N7: [first], C13: [second] },
      more: { hidden: [first, second] },
    });
    t.endPhase();
    // Were it the order of the counters, it would tell which of the two lies where.
    expect(t.events('controlled').map((event) => event['at'])).toEqual(['N7', 'C13']);
  }
});

rule('3.3-b', 'passing through changes nothing', () => {
  const t = table({ phase: 'republicanLand', at: { T49: ['T8-kommando'] } });
  t.move('T49', ['T8-kommando'], 'N10').endPhase();
  expect(t.controls('N7')).toBe('empire');
});

rule('3.3-b', 'an enemy there, even a besieged one, keeps the town as it is', () => {
  const t = table({
    phase: 'empireRail',
    at: { N6: ['g-ladysmith', 'army-natal', 'T8-kommando'], N1: ['cav-19h'] },
    besieged: ['N6'],
  });
  t.endPhase();
  expect(t.controls('N6')).toBe('empire');
});

rule('3.3-c', 'leaders and wagons gain no town, but keep the other side from it', () => {
  const leader = table({ phase: 'republicanLand', at: { N10: ['ldr-delarey'] } });
  leader.move('N10', ['ldr-delarey'], 'N7').endPhase();
  expect(leader.controls('N7')).toBe('empire');
  const wagon = table({ phase: 'republicanLand', at: { N10: ['T8-kommando'], N7: ['sup-1'] } });
  wagon.move('N10', ['T8-kommando'], 'N7').endPhase();
  expect(wagon.phase).toBe('republicanCombat');
  expect(wagon.controls('N7')).toBe('empire');
});

rule('3.3-d', 'control stays when the units have gone', () => {
  const t = table({ phase: 'republicanLand', at: { N7: ['T8-kommando'] }, republics: ['N7'] });
  t.move('N7', ['T8-kommando'], 'T49').endPhase();
  expect(t.controls('N7')).toBe('republics');
});

rule('3.3-e', 'only towns change hands', () => {
  const t = table({ phase: 'republicanLand', at: { N6: ['T8-kommando'] }, republics: ['N6'] });
  const before = t.state.control.slice();
  t.move('N6', ['T8-kommando'], 'N10').endPhase();
  expect(t.state.control).toEqual(before);
});

rule(
  '3.3-f',
  'Johannesburg is nobody’s, but can be besieged; a razed town has no controller',
  () => {
    const t = table({ phase: 'republicanCombat', at: { T7: ['bde-2', 'T8-kommando'] } });
    t.do('attack at=T7 as=field', 'commit n=11', 'shutIn');
    expect(t.isBesieged('bde-2')).toBe(true);
    const alone = table({
      phase: 'empireRail',
      at: { T7: ['bde-2'], T8: ['bde-4'] },
      razed: ['T8'],
    });
    alone.endPhase();
    expect(alone.state.control[box.areaIndex.get('T7') ?? -1]).toBe(0);
    expect(alone.controls('T8')).toBe('nobody');
  },
);
