import { expect } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { endsOf } from '../../../kernel/pack.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { speech } from '../../../kernel/text.ts';
import { openBox } from '../box.ts';
import { box, game, newMatch, table } from '../testing.ts';

const rule = ruleOf('bittereinder');
const { pack: data } = box;
const areas = Object.entries(data.areas);

rule('2.0', 'the counters add up to 264 and three dice are rolled together', () => {
  const markers = Object.values(data.markers).reduce((sum, marker) => sum + marker.count, 0);
  expect(box.pieces + markers + data.markers.siege.extra).toBe(264);
  const t = table({ phase: 'morale', at: { N1: ['g-durban'] } });
  expect(t.events('territoryRoll')[0]?.['dice']).toHaveLength(3);
});

rule('2.1-a', 'an area is a letter of its region and a number, and no two are alike', () => {
  for (const [id, area] of areas) expect(id).toMatch(new RegExp(`^${area.region}\\d+$`));
  expect([...new Set(areas.map(([, area]) => area.region))].sort().join('')).toBe('BCFMNSTWXZ');
  expect(new Set(box.areaIds).size).toBe(175);
});

rule(
  '2.1-b',
  'there are 35 Kommandos, each of one home town: 14 in the Free State, 21 in the ZAR',
  () => {
    const homes = box.homes.map((area) => box.areaIds[area] ?? '');
    expect(homes.filter((id) => id.startsWith('F'))).toHaveLength(14);
    expect(homes.filter((id) => id.startsWith('T'))).toHaveLength(21);
    for (const [id, unit] of Object.entries(data.units)) {
      if (unit.type !== 'kommando') continue;
      expect(unit.name, id).toBe(`${data.areas[unit.home ?? '']?.name} Kommando`);
    }
  },
);

rule('2.1-a', 'the areas that the book names by their ids carry those names', () => {
  const named = {
    T4: 'Lichtenburg',
    T7: 'Johannesburg',
    T8: 'Pretoria',
    T44: 'Bethal',
    F1: 'Bloemfontein',
    N1: 'Durban',
    N2: 'Pietermaritzburg',
    N3: 'Estcourt',
    N4: 'Colenso',
    N6: 'Ladysmith',
    N7: 'Dundee',
    B2: 'Kimberley',
    B13: 'Mafeking',
    C9: 'Cape Town',
    C11: 'Orange River Station',
    C20: 'Stormberg',
  };
  for (const [id, name] of Object.entries(named)) expect(data.areas[id]?.name, id).toBe(name);
});

rule('2.1-c', 'Bloemfontein and Pretoria are the capitals, and homes too', () => {
  expect(Object.values(data.capitals).map(({ area }) => area)).toEqual(['F1', 'T8']);
  expect(data.areas['F1']?.name).toBe('Bloemfontein');
  expect(data.areas['T8']?.name).toBe('Pretoria');
  expect(box.homeOf[box.bloemfontein]).toBeGreaterThanOrEqual(0);
  expect(box.homeOf[box.pretoria]).toBeGreaterThanOrEqual(0);
});

rule('2.1-d', 'the Swazi land is a tribal land, not part of the ZAR', () => {
  const swazi = box.areaIndex.get('W1') ?? -1;
  expect(box.tribal[swazi]).toBe(1);
  expect(box.republican[swazi]).toBe(0);
});

rule(
  ['2.1-e', '2.1-f'],
  'nobody owns Mozambique; all else outside the Republics begins Empire',
  () => {
    const t = newMatch();
    for (const [index, id] of box.areaIds.entries()) {
      const neutral = data.neutralTowns[id] !== undefined;
      const expected = neutral || id.startsWith('M') ? 0 : /^[TF]/.test(id) ? 2 : 1;
      expect(t.state.control[index], id).toBe(expected);
    }
  },
);

rule('2.1-e', 'a unit in Delagoa Bay gains nothing by it', () => {
  const t = table({ phase: 'republicanCombat', at: { M1: ['T8-kommando'] } });
  t.endPhase();
  expect(t.state.control[box.areaIndex.get('M1') ?? -1]).toBe(0);
});

rule('2.1-g', 'ships call at five ports', () => {
  expect(
    box.ports
      .map((area) => data.areas[box.areaIds[area] ?? '']?.name)
      .sort((a, b) => textOf(a).localeCompare(textOf(b))),
  ).toEqual(['Cape Town', 'Durban', 'East London', 'Port Alfred', 'Port Elizabeth']);
});

rule('2.1-h', 'four towns are scenery, and only Johannesburg can be besieged', () => {
  const names = Object.keys(data.neutralTowns).map((id) => data.areas[id]?.name);
  expect(names.sort((a, b) => textOf(a).localeCompare(textOf(b)))).toEqual([
    'Delagoa Bay',
    'Johannesburg',
    'Maseru',
    'Umtata',
  ]);
  for (const id of Object.keys(data.neutralTowns)) {
    const area = box.areaIndex.get(id) ?? -1;
    expect(box.town[area]).toBe(0);
    expect(box.siegeNeutral[area]).toBe(id === 'T7' ? 1 : 0);
  }
});

rule(
  '2.1-i',
  'a tribal land stops Republicans from resting there, and means nothing to the Empire',
  () => {
    const boers = table({ phase: 'republicanLand', at: { T50: ['T50-kommando'] } });
    expect(boers.reach('T50', 'T50-kommando')).not.toContain('Z2');
    const empire = table({ phase: 'empireLand', at: { N9: ['cav-19h'] } });
    expect(empire.reach('N9', 'cav-19h')).toEqual(expect.arrayContaining(['Z1', 'Z2', 'Z3']));
  },
);

rule(['2.1-j', '7.1.2'], 'rivers are no part of the data: nothing can depend on them', () => {
  expect(JSON.stringify(data.adjacency)).not.toMatch(/river/i);
  // The Tugela between Colenso and Ladysmith costs nothing: two areas, two points.
  const t = table({ phase: 'empireLand', at: { N3: ['cav-19h'] } });
  expect(t.reach('N3', 'cav-19h')).toContain('N6');
});

rule('2.1-k', 'the mountains are T35, S1 and S7', () => {
  expect(box.areaIds.filter((_, area) => box.mountain[area] === 1).sort()).toEqual([
    'S1',
    'S7',
    'T35',
  ]);
});

rule(['2.1-l', '7.1.4'], 'areas that meet only in a blocking node do not touch', () => {
  expect(Object.keys(data.blocked.pairs)).toHaveLength(60);
  for (const [a, b] of Object.keys(data.blocked.pairs).map(endsOf)) {
    expect(box.near[box.areaIndex.get(a) ?? -1]).not.toContain(box.areaIndex.get(b));
  }
  const t = table({ phase: 'empireLand', at: { C13: ['bn-berks'] } });
  t.do('from at=C13', 'take bn-berks');
  expect(t.goals).not.toContain('C20');
  expect(t.refusal('go to=C20')).toMatchObject({ rule: '7.1.4', reason: 'blockingNode' });
});

rule('2.1-m', 'rail links join areas that touch, and serve only trains', () => {
  for (const [a, b] of Object.keys(data.railLinks).map(endsOf)) {
    expect(box.near[box.areaIndex.get(a) ?? -1]).toContain(box.areaIndex.get(b));
  }
  // Nothing marches farther for a railway beneath its feet.
  const t = table({ phase: 'empireLand', at: { C10: ['bn-berks'] } });
  expect(t.reach('C10', 'bn-berks').sort()).toEqual(['C11', 'C12', 'C14', 'C15', 'C3', 'C4']);
});

rule('2.1-n', 'seven areas carry the brick blockhouse', () => {
  expect(box.brick.reduce((sum, one) => sum + one, 0)).toBe(7);
});

rule('2.2-a', 'a counter says whose it is and what it is', () => {
  for (const unit of Object.values(data.units)) {
    expect(['kommando', 'infantry', 'garrison', 'mounted', 'supply']).toContain(unit.type);
    expect(unit.type === 'kommando').toBe(unit.side === 'republics');
    if (unit.type === 'kommando') expect(['zar', 'freeState']).toContain(unit.state);
  }
});

rule('2.2-b', 'wagons are no combat units, and without them foot soldiers cannot attack', () => {
  for (const wagon of box.supplies) expect(box.cf[wagon]).toBe(0);
  const bare = table({ phase: 'empireCombat', at: { N4: ['bde-2', 'T8-kommando'] } });
  expect(bare.asked).not.toContain('attack');
  const supplied = table({ phase: 'empireCombat', at: { N4: ['bde-2', 'sup-1', 'T8-kommando'] } });
  expect(supplied.choices).toContain('attack at=N4 as=field');
});

rule('2.3', 'the tracks, the table and the boxes are there to be read', () => {
  const t = table({
    phase: 'empireLand',
    at: { N4: ['bde-2'], T49: ['army-natal'] },
    boxes: { 'army-natal': ['T8-kommando'] },
  });
  const textView = game.textView(t.play, 'empire', speech(game.texts, 'en'));
  expect(textView.lines.join(' ')).toMatch(/156.*Empire morale: 7/);
  expect(JSON.stringify(textView)).toContain('Pretoria Kommando (11) (in Natal Army)');
  // What a force is worth, how far off the enemy is, and where the goals lie.
  expect(JSON.stringify(textView)).toMatch(
    /2nd Infantry Brigade[^"]*; strength \d+, nearest enemy [^"]+ \(\d+ areas?\)/,
  );
  expect(JSON.stringify(textView)).toMatch(
    /Pretoria, Republican: nearest Empire force .+ \(\d+ areas\)/,
  );
  expect(box.columnNames).toEqual(['1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1']);
});

rule('2.5', 'a turn is a month: the first October 1899, the last May 1902', () => {
  expect(data.turnTrack['1']).toMatchObject({ month: 'October', year: 1899 });
  expect(data.turnTrack['17']).toMatchObject({ month: 'February', year: 1901 });
  expect(data.turnTrack['32']).toMatchObject({ month: 'May', year: 1902 });
  expect(data.scale.menPerFactor).toBe(400);
});

rule(['2.1-b', '2.1-g', '2.1-n'], 'a pack that breaks the book’s own counts is refused', () => {
  expect(openBox({ areas: { C1: { brickBlockhouse: false } } })).toEqual([
    { at: 'areas', problem: 'seven areas carry a brick blockhouse icon, here 6' },
  ]);
  expect(openBox({ ports: { N1: { role: 'scenery' } } })).toEqual([
    { at: 'ports', problem: 'there are five Empire ports, here 4' },
  ]);
  expect(openBox({ units: { 'T8-kommando': { home: 'F2' } } })).toEqual(
    expect.arrayContaining([{ at: 'units', problem: 'the ZAR has 21 Kommandos, here 20' }]),
  );
});
