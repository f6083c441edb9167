import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { viewOf } from '../../../kernel/views.ts';
import { rules } from '../game.ts';
import { apart, REORGANIZING } from '../state.ts';
import { type Placed, type Table, table, theBox } from '../testing.ts';
import { advances, brokenBrigade, edgeHexes } from './03-orders.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const id = (hex: number): string => box.grid.ids[hex] ?? '';
const ATTACK = 'N-NE 2901 3';

rule(
  ['III.16', 'III.17'],
  'six angles of sixty degrees, each between two neighbouring hexes, running to the edge',
  () => {
    expect(box.vectors.map((v) => v.id)).toEqual([
      'N-NE',
      'NE-SE',
      'SE-S',
      'S-SW',
      'SW-NW',
      'NW-N',
    ]);
    const from = box.hexIndex.get('2920') ?? 0;
    const north = edgeHexes(box, from, 0).map(id);
    expect(north).toContain('2901');
    expect(north).toContain('3318');
    expect(north).not.toContain('2801');
    expect(north).not.toContain('3319');
    const all = new Set(box.vectors.flatMap((_, v) => edgeHexes(box, from, v)));
    expect(all.size).toBe(2 * 33 + 2 * 37 - 4);
  },
);

rule(['III.19', 'III.21'], 'the distance travelled, he stops and defends the hex', () => {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 2' } },
  });
  t.activate('wauchope').do('lead wauchope', 'ride wauchope to=2919', 'ride wauchope to=2918');
  expect(t.isAsked('lead')).toBe(false);
  expect(t.state.attack[t.commander('wauchope')]).toBe(0);
  expect(t.last('orderFulfilled')).toMatchObject({ piece: 'wauchope', rule: 'III.21' });
});

rule(
  'III.22',
  'he goes round enemies where the angle lets him, and waits where it does not',
  () => {
    const aside = table({
      units: { 'potch-a': '2919' },
      leaders: { wauchope: { hex: '2920', attack: 'N-NE 3301 3' } },
    });
    expect(advances(aside.look, aside.commander('wauchope')).map(id)).toEqual(['3020']);
    const barred = table({
      units: { 'black-watch-a': '2920', 'potch-a': '2919' },
      leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 3' } },
    });
    barred.activate('wauchope');
    expect(barred.can('end')).toBe(true);
    expect(barred.whyNot('lead wauchope')).toBe('III.22 wayBarred');
    barred.do('end');
    expect(barred.state.left[barred.commander('wauchope')]).toBe(3);
    expect(barred.state.attack[barred.commander('wauchope')]).toBe(1);
  },
);

rule(
  'III.23',
  'no ground stops a commander here: over kopje and river he goes straight on at one point a hex',
  () => {
    const t = table({
      units: { 'black-watch-a': '1621' },
      leaders: { wauchope: { hex: '1621', attack: 'N-NE 1601 4' } },
    });
    t.activate('wauchope').do(
      'lead wauchope',
      'ride wauchope to=1620',
      'ride wauchope to=1619',
      'ride wauchope to=1618',
      'ride wauchope to=1617',
    );
    expect(t.leaderHex('wauchope')).toBe('1617');
  },
);

describe('ground that a pack closes to commanders', () => {
  // A dam across his line, and no commander rides through a dam.
  const pack = {
    charts: { terrainEffectsChart: { costs: { dam: { commander: 'X' } } } },
    map: { hexes: { '2918': { terrain: 'dam' } } },
  };
  const field = {
    units: { 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 4' } },
  };

  rule(
    'III.23',
    'he goes round by the shortest way, and the hexes of the detour do not count',
    () => {
      const t = table({ ...field, pack });
      const w = t.commander('wauchope');
      t.activate('wauchope').do('lead wauchope');
      expect(t.can('ride wauchope to=2919')).toBe(false);
      t.do('ride wauchope to=3020');
      expect(t.state.left[w]).toBe(4);
      expect(t.choices.filter((choice) => choice.startsWith('ride'))).toEqual([
        'ride wauchope to=3019',
      ]);
      t.do('ride wauchope to=3019', 'ride wauchope to=3018');
      expect(t.state.left[w]).toBe(2);
    },
  );

  rule('III.23', 'without it he goes straight on', () => {
    const t = table(field);
    t.activate('wauchope').do('lead wauchope');
    expect(t.choices).toEqual(['ride wauchope to=2919']);
  });

  rule(
    'III.23',
    'right before the closed hex it is refused by name, and an enemy in the gap is waited for',
    () => {
      const before = { ...field, leaders: { wauchope: { hex: '2919', attack: 'N-NE 2901 2' } } };
      const t = table({ ...before, pack });
      t.activate('wauchope').do('lead wauchope');
      expect(t.whyNot('ride wauchope to=2918')).toBe('III.23 closedGround');
      const round = t.choices.map((choice) => choice.slice(-4));
      const held = table({
        ...before,
        units: {
          ...before.units,
          ...Object.fromEntries(
            round.map((hex, i) => [
              ['potch-a', 'potch-b', 'hoopstad', 'kroonstad-a'][i] ?? 'ladybrand',
              hex,
            ]),
          ),
        },
        pack,
      });
      held.activate('wauchope');
      expect(held.state.left[held.commander('wauchope')]).toBe(2);
    },
  );

  rule('III.23', 'a rider goes round it too', () => {
    const t = table({
      units: { 'grenadier-a': '2905' },
      leaders: { methuen: '2921', colvile: '2905' },
      pack,
    });
    t.state.rider[0] = 1;
    t.state.riderHex[0] = t.hexIndex('2919');
    t.state.riderTo[0] = t.commander('colvile');
    t.run('ridersRide', {});
    expect(t.choices).not.toContain('ride british-rider-1 to=2909');
    t.do(t.choices[0] ?? '');
    // Fourteen hexes off, ten ridden, one of them the detour.
    expect(apart(t.look, t.state.riderHex[0] ?? 0, t.hexIndex('2905'))).toBe(5);
  });
});

rule(
  ['III.24', 'III.27', 'III.28'],
  'any order for any other; kind, line and distance each for itself; written at once and in secret',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920' },
      leaders: { methuen: '2921', wauchope: { hex: '2920', attack: 'N-NE 2901 3' } },
    });
    t.run('commandPhase', {}).do(
      'order wauchope as=free',
      'attack',
      'vector wauchope as=N-NE',
      'aim wauchope to=2901',
      'distance wauchope n=7',
    );
    const w = t.commander('wauchope');
    expect([t.state.vector[w], t.state.edge[w], t.state.left[w]]).toEqual([
      0,
      t.hexIndex('2901'),
      7,
    ]);
    expect(t.told.at(-1)).toMatchObject({
      event: { type: 'orderedAttack', n: 7 },
      only: ['british'],
    });
    const seen = viewOf(rules, box, t.state, 'boers');
    expect([seen.attack[w], seen.left[w]]).toEqual([0, 0]);
    const t2 = table({
      units: { 'black-watch-a': '2920' },
      leaders: { methuen: '2921', wauchope: { hex: '2920', attack: 'N-NE 2901 3' } },
    });
    t2.run('commandPhase', {}).do('order wauchope as=free', 'defend');
    expect(t2.state.attack[w]).toBe(0);
  },
);

rule('III.25', 'an attack has at least one hex to go, at most to the edge', () => {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { methuen: '2921', wauchope: '2920' },
  });
  t.run('commandPhase', {}).do(
    'order wauchope as=free',
    'attack',
    'vector wauchope as=N-NE',
    'aim wauchope to=2901',
  );
  expect(t.choices).toHaveLength(19);
  expect(t.can('distance wauchope n=0')).toBe(false);
  expect(t.refusal('distance wauchope n=0')).toMatchObject({ rule: 'III.25' });
});

rule('III.26', 'more than half of the brigade shaken: Defense for the asking', () => {
  const half = table({
    units: { 'black-watch-a': { hex: '2920', reduced: true }, 'black-watch-b': '2920' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
  });
  expect(brokenBrigade(half.look, half.commander('wauchope'))).toBe(false);
  const most = table({
    units: {
      'black-watch-a': { hex: '2920', reduced: true },
      'black-watch-b': { hex: '2919', routed: true },
      'seaforth-a': '2920',
    },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
  });
  most.activate('wauchope').do('takeDefense wauchope');
  expect(most.state.attack[most.commander('wauchope')]).toBe(0);
  expect(most.dice.asked).toHaveLength(0);
});

describe('a shaken brigade on the attack', () => {
  const shaken = (more: Record<string, string | Placed> = {}, dice: number[] = []) =>
    table({
      units: {
        'black-watch-a': { hex: '2920', reduced: true },
        'black-watch-b': { hex: '2921', routed: true },
        ...more,
      },
      leaders: { methuen: '2936', wauchope: { hex: '2921', attack: ATTACK }, 'cronje-p': '2914' },
      dice,
    });
  const attacks = (t: Table) => t.state.attack[t.commander('wauchope')];

  rule('III.26', 'in the command phase, though the chief is far and no rider goes', () => {
    const t = shaken();
    t.run('commandPhase', {});
    while (t.isAsked('giveOrder') && !t.can('takeDefense wauchope')) t.do('noOrders');
    t.do('takeDefense wauchope');
    expect(attacks(t)).toBe(0);
    expect(t.told.at(-1)).toMatchObject({
      event: { type: 'orderedDefense', piece: 'wauchope' },
      only: ['british'],
    });
    expect(t.state.rider.every((where) => where === 0)).toBe(true);
  });

  rule('III.26', 'in the enemy’s activation, beside a reaction and without using one', () => {
    const t = shaken({ 'potch-a': '2917' });
    t.act('cronje-p', 'potch-a').do('move potch-a to=2918');
    expect(t.owing).toBe('british react');
    t.do('takeDefense wauchope');
    expect(attacks(t)).toBe(0);
    expect(t.of('reacts', 'black-watch-a')).toBe(0);
    expect(t.owing).toBe('british react');
    expect(t.can('takeDefense wauchope')).toBe(false);
  });

  rule(
    ['III.26', 'XIV.26'],
    'before the rally, so that he may steady the men he stands with',
    () => {
      const t = shaken({}, [6]);
      t.state.routed[t.unit('black-watch-b')] = REORGANIZING;
      t.run('reorganisation', {}).do('takeDefense wauchope');
      expect(t.last('rally')).toMatchObject({ piece: 'black-watch-b', passed: true });
      const calm = Number(t.last('rally')['level']);
      const stubborn = shaken({}, [6]);
      stubborn.state.routed[stubborn.unit('black-watch-b')] = REORGANIZING;
      stubborn.run('reorganisation', {}).do('keepOrder');
      expect(Number(stubborn.last('rally')['level'])).toBeLessThan(calm);
    },
  );

  rule('III.26', 'a brigade that is not shaken has no such choice', () => {
    const t = table({
      units: { 'black-watch-a': '2920', 'potch-a': '2917' },
      leaders: { wauchope: { hex: '2921', attack: ATTACK }, 'cronje-p': '2914' },
    });
    t.act('cronje-p', 'potch-a').do('move potch-a to=2918');
    expect(t.whyNot('takeDefense wauchope')).toBe('III.26 notBroken');
  });
});

rule(
  ['III.20', 'III.22'],
  'a brigadier whom a retreat has put beside his line goes on as far as its arms bring him nearer',
  () => {
    // From 3019 no way along N and NE leads to 2901: he ends beside it (R53, R79).
    const t = table({
      units: { 'black-watch-a': '2920' },
      leaders: { wauchope: { hex: '3019', attack: 'N-NE 2901 18' } },
    });
    expect(advances(t.look, t.commander('wauchope')).map(id)).toEqual(['3018']);
  },
);
