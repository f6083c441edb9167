import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../kernel/play.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { rules } from '../magersfontein.ts';
import { apart, REORGANIZING } from '../state.ts';
import { type Placed, type Table, table, theBox } from '../testing.ts';
import { chiefOf, reachOf } from './03-command.ts';
import { advances, brokenBrigade, edgeHexes } from './03-orders.ts';
import { loseCommander } from './13-loss.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const id = (hex: number): string => box.grid.ids[hex] ?? '';
const ATTACK = 'N-NE 2901 3';

rule('III.1', 'the chief orders, brigadiers carry out, activations are by brigadier', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2914' },
    leaders: { methuen: '2922', wauchope: '2920', 'cronje-p': '2914' },
  });
  expect(chiefOf(t.look, 0)).toBe(t.commander('methuen'));
  t.run('pairs', {});
  expect(t.listing('british')).toEqual(['pick wauchope']);
});

rule(
  'III.2',
  'any commando in range acts with a Boer commander, once a turn; STOP where another could have led it',
  () => {
    const t = table({
      units: { 'potch-a': '2914', ladybrand: '3014', winburg: '2404', 'black-watch-a': '2922' },
      leaders: { 'cronje-p': '2914', 'de-la-rey': '3016' },
    });
    t.activate('cronje-p');
    expect(t.listing()).toEqual(['act potch-a', 'act ladybrand', 'lead cronje-p', 'end']);
    t.do('act ladybrand', 'move ladybrand to=3015', 'done');
    expect(t.of('stop', 'ladybrand')).toBe(1);
    expect(t.whyNot({ do: 'act', piece: 'ladybrand' })).toMatchObject({
      rule: 'II.8',
      reason: 'actedAlready',
    });
    t.do('end');
    t.state.pick[1] = t.commander('de-la-rey');
    t.activate('de-la-rey');
    expect(t.can('act ladybrand')).toBe(false);
    t.do('end').run('reorganisation', {});
    expect(t.of('stop', 'ladybrand')).toBe(0);
  },
);

rule('III.3', 'army units follow whichever brigadier has them in range', () => {
  const t = table({
    units: { 'koyli-a': '2920', 'grenadier-a': '2920', 'potch-a': '2910' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK }, colvile: '2930' },
  });
  t.activate('wauchope');
  expect(t.can('act koyli-a')).toBe(true);
  expect(t.can('act grenadier-a')).toBe(false);
  expect(t.whyNot({ do: 'act', piece: 'grenadier-a' })).toMatchObject({
    rule: 'III.9',
    reason: 'notLed',
  });
});

rule('III.4', 'a commander has ten points and pays one a hex, whatever the ground', () => {
  const t = table({ units: { 'potch-a': '1617' }, leaders: { 'cronje-p': '1617' } });
  t.activate('cronje-p').do('lead cronje-p');
  const way = ['1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626', '1627'];
  for (const hex of way) t.do(`ride cronje-p to=${hex}`);
  expect(t.owes('lead')).toBe(false);
  expect(t.leaderHex('cronje-p')).toBe('1627');
});

rule('III.5', 'a brigadier always has Attack or Defense; Cronje needs none', () => {
  const t = table({
    units: { 'potch-a': '2914' },
    leaders: { 'cronje-p': '2914', 'cronje-a': '2913' },
  });
  t.run('commandPhase', {});
  expect(t.listing('boers')).toEqual(['order cronje-a as=free', 'noOrders']);
  expect(t.whyNot({ do: 'order', piece: 'cronje-p', as: 'free' })).toMatchObject({
    rule: 'III.5',
    reason: 'needsNoOrders',
  });
  t.do('order cronje-a as=free');
  expect(t.listing('boers')).toEqual(['attack', 'defend', 'keepOrder']);
});

rule('III.6', 'orders come in the command phase or from the man himself in his activation', () => {
  const t = table({ units: { 'black-watch-a': '2920' }, leaders: { wauchope: '2920' }, dice: [3] });
  t.state.pick[0] = t.commander('wauchope');
  t.run('activate', { side: 0 }).do('think');
  expect(t.now).toBe('british orderKind');
  t.do('attack', 'vector wauchope as=N-NE', 'aim wauchope to=2901', 'distance wauchope n=2');
  expect(t.state.attack[t.commander('wauchope')]).toBe(1);
  expect(t.state.left[t.commander('wauchope')]).toBe(2);
});

rule(
  ['III.7', 'III.8', 'III.10', 'III.11', 'VII.10'],
  'units out of command go first, towards their brigadier, and may not attack; nobody must',
  () => {
    const t = table({
      units: { 'black-watch-a': '2924', 'black-watch-b': '2918', 'potch-a': '2925' },
      leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    });
    t.activate('wauchope');
    expect(t.last('outOfCommand')).toMatchObject({ piece: 'black-watch-a', rule: 'III.10' });
    expect(t.listing()).toEqual(['act black-watch-a', 'proceed']);
    expect(t.whyNot({ do: 'act', piece: 'black-watch-b' })).toMatchObject({
      rule: 'VII.10',
      reason: 'outOfCommandFirst',
    });
    t.do('act black-watch-a');
    expect(t.whyNot({ do: 'assault', piece: 'black-watch-a', to: '2925' })).toMatchObject({
      rule: 'III.8',
    });
    expect(t.whyNot({ do: 'move', piece: 'black-watch-a', to: '3025' })).toMatchObject({
      rule: 'III.11',
      reason: 'towardsCommander',
    });
    t.do('move black-watch-a to=2923')
      .quiet()
      .do('move black-watch-a to=2922')
      .quiet()
      .do('move black-watch-a to=2921')
      .quiet();
    expect(t.of('mp', 'black-watch-a')).toBe(0);
    expect(t.owes('act')).toBe(true);
    t.do('proceed');
    expect(t.can('act black-watch-b')).toBe(true);
  },
);

rule(
  'III.9',
  'own brigadier for brigades, any for army units, none needed by horsemen; any Boer commander for Boers',
  () => {
    const t = table({
      units: {
        'grenadier-a': '2920',
        '9-lancers': { hex: '2930', form: 'mounted' },
        'rha-g': '2930',
        'koyli-a': '2926',
        'potch-a': '2910',
        'potch-b': '2904',
      },
      leaders: { colvile: { hex: '2921', attack: ATTACK }, wauchope: '2918', 'cronje-p': '2914' },
    });
    t.activate('colvile');
    expect([
      t.of('led', 'grenadier-a'),
      t.of('led', '9-lancers'),
      t.of('led', 'rha-g'),
      t.of('led', 'koyli-a'),
    ]).toEqual([1, 1, 0, 0]);
    t.run('boersOutOfCommand', {});
    expect([t.of('ooc', 'potch-a'), t.of('ooc', 'potch-b')]).toEqual([0, 1]);
  },
);

rule(
  'III.11',
  'stragglers of the army and Boers out of command act at the end of the last activation, towards a named commander',
  () => {
    const t = table({
      units: { 'potch-a': '2904', 'potch-b': '2913' },
      leaders: { 'cronje-p': '2913' },
    });
    t.run('boersOutOfCommand', {});
    t.activate('cronje-p').do('end');
    expect(t.listing()).toEqual(['act potch-a', 'end']);
    t.do('act potch-a');
    expect(t.listing()).toEqual(['head potch-a with=cronje-p']);
    t.do('head potch-a with=cronje-p');
    expect(t.can('move potch-a to=2905')).toBe(true);
    expect(t.whyNot({ do: 'move', piece: 'potch-a', to: '2903' })).toMatchObject({
      rule: 'III.11',
    });
  },
);

rule('III.12', 'routed units may leave the range of their commander', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2921', routed: true },
      'black-watch-b': '2921',
      'potch-a': '2904',
    },
    leaders: { wauchope: '2918' },
  });
  t.act('wauchope', 'black-watch-b');
  expect(t.whyNot({ do: 'move', piece: 'black-watch-b', to: '2922' })).toMatchObject({
    rule: 'III.14',
    reason: 'leavesRange',
  });
  t.do('done', 'act black-watch-a', 'move black-watch-a to=2922');
  expect(t.hex('black-watch-a')).toBe('2922');
});

rule('III.13', 'the markers come off when the activation ends', () => {
  const t = table({ units: { 'black-watch-a': '2926' }, leaders: { wauchope: '2918' } });
  t.activate('wauchope');
  expect(t.of('led', 'black-watch-a')).toBe(2);
  t.do('proceed', 'end');
  expect(t.of('led', 'black-watch-a')).toBe(0);
});

rule(
  ['III.14', 'III.18', 'III.20'],
  'Attack: at least one hex along the line, no more than ordered, each hex off the distance',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920' },
      leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 3' } },
    });
    t.activate('wauchope');
    expect(t.can('end')).toBe(false);
    expect(t.whyNot({ do: 'end' })).toMatchObject({ rule: 'III.14', reason: 'mustLead' });
    t.do('lead wauchope');
    expect(t.listing()).toEqual(['ride wauchope to=2919']);
    expect(t.whyNot({ do: 'stay' })).toMatchObject({ rule: 'III.14' });
    t.do('ride wauchope to=2919', 'stay');
    expect(t.state.left[t.commander('wauchope')]).toBe(2);
    expect(t.can('end')).toBe(true);
    expect(t.whyNot({ do: 'lead', piece: 'wauchope' }).reason).toBe('rodeAlready');
  },
);

rule(
  'III.14',
  'Defense: the brigadier stays, nobody starts melee, nobody walks out of his range',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2906' },
      leaders: { wauchope: '2920' },
    });
    t.activate('wauchope');
    expect(t.whyNot({ do: 'lead', piece: 'wauchope' })).toMatchObject({
      rule: 'III.14',
      reason: 'ordersDefense',
    });
    t.do('act black-watch-a');
    expect(t.whyNot({ do: 'assault', piece: 'black-watch-a', to: '2916' })).toMatchObject({
      rule: 'III.14',
      reason: 'ordersDefense',
    });
    expect(t.whyNot({ do: 'move', piece: 'black-watch-a', to: '2817' })).toMatchObject({
      rule: 'III.14',
      reason: 'leavesRange',
    });
  },
);

rule('III.15', 'a Boer commander on Defense stays, his men go where they like', () => {
  const t = table({ units: { ladybrand: '2914' }, leaders: { 'de-la-rey': '2911' } });
  t.activate('de-la-rey');
  expect(t.can('lead de-la-rey')).toBe(false);
  t.do('act ladybrand', 'move ladybrand to=2915', 'move ladybrand to=2916');
  expect(t.hex('ladybrand')).toBe('2916');
});

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
    const from = box.grid.index.get('2920') ?? 0;
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
  expect(t.owes('lead')).toBe(false);
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
    expect(barred.whyNot({ do: 'lead', piece: 'wauchope' })).toMatchObject({
      rule: 'III.22',
      reason: 'wayBarred',
    });
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
    components: {
      charts: { terrainEffectsChart: { costs: { dam: { commander: 'X' } } } },
    },
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
      expect(t.listing().filter((choice) => choice.startsWith('ride'))).toEqual([
        'ride wauchope to=3019',
      ]);
      t.do('ride wauchope to=3019', 'ride wauchope to=3018');
      expect(t.state.left[w]).toBe(2);
    },
  );

  rule('III.23', 'without it he goes straight on', () => {
    const t = table(field);
    t.activate('wauchope').do('lead wauchope');
    expect(t.listing()).toEqual(['ride wauchope to=2919']);
  });

  rule(
    'III.23',
    'right before the closed hex it is refused by name, and an enemy in the gap is waited for',
    () => {
      const before = { ...field, leaders: { wauchope: { hex: '2919', attack: 'N-NE 2901 2' } } };
      const t = table({ ...before, pack });
      t.activate('wauchope').do('lead wauchope');
      expect(t.whyNot({ do: 'ride', piece: 'wauchope', to: '2918' })).toMatchObject({
        rule: 'III.23',
        reason: 'closedGround',
      });
      const round = t.listing().map((choice) => choice.slice(-4));
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
    expect(t.listing()).not.toContain('ride british-rider-1 to=2909');
    t.do(t.listing()[0] ?? '');
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
    expect(t.secrets.at(-1)).toMatchObject({
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
  expect(t.listing()).toHaveLength(19);
  expect(t.can('distance wauchope n=0')).toBe(false);
  expect(t.whyNot({ do: 'distance', piece: 'wauchope', n: 0 })).toMatchObject({ rule: 'III.25' });
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
    while (t.owes('giveOrder') && !t.can('takeDefense wauchope')) t.do('noOrders');
    t.do('takeDefense wauchope');
    expect(attacks(t)).toBe(0);
    expect(t.secrets.at(-1)).toMatchObject({
      event: { type: 'orderedDefense', piece: 'wauchope' },
      only: ['british'],
    });
    expect(t.state.rider.every((where) => where === 0)).toBe(true);
  });

  rule('III.26', 'in the enemy’s activation, beside a reaction and without using one', () => {
    const t = shaken({ 'potch-a': '2917' });
    t.act('cronje-p', 'potch-a').do('move potch-a to=2918');
    expect(t.now).toBe('british react');
    t.do('takeDefense wauchope');
    expect(attacks(t)).toBe(0);
    expect(t.of('reacts', 'black-watch-a')).toBe(0);
    expect(t.now).toBe('british react');
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
    expect(t.whyNot({ do: 'takeDefense', piece: 'wauchope' })).toMatchObject({
      rule: 'III.26',
      reason: 'notBroken',
    });
  });
});

rule(['III.29', 'III.30', 'III.31'], 'ranges: British three, every Boer four', () => {
  for (const c of box.commanders) expect(c.range).toBe(c.side === 0 ? 3 : 4);
  expect(box.command.chiefNear).toEqual({ british: 3, boers: 4 });
});

rule(
  ['III.32', 'III.33', 'III.36'],
  'close by free, up to ten hexes by a rider at once, beyond that he must ride',
  () => {
    const reach = (hex: string) => {
      const t = table({ leaders: { methuen: '2921', wauchope: hex } });
      return reachOf(t.look, t.commander('wauchope'));
    };
    expect([reach('2918'), reach('2917'), reach('2911'), reach('2910')]).toEqual([
      'free',
      'rider',
      'rider',
      'saddle',
    ]);
    const boer = (hex: string) => {
      const t = table({ leaders: { 'cronje-p': '2921', 'cronje-a': hex } });
      return reachOf(t.look, t.commander('cronje-a'));
    };
    expect([boer('2917'), boer('2916')]).toEqual(['free', 'rider']);
    const t = table({
      units: { 'black-watch-a': '2915' },
      leaders: { methuen: '2921', wauchope: '2915' },
      turn: 5,
    });
    t.run('commandPhase', {});
    expect(t.listing()).toEqual(['order wauchope as=rider', 'noOrders']);
    expect(t.whyNot({ do: 'order', piece: 'wauchope', as: 'free' })).toBeDefined();
    t.do(
      'order wauchope as=rider',
      'attack',
      'vector wauchope as=N-NE',
      'aim wauchope to=2901',
      'distance wauchope n=2',
    );
    expect(t.state.attack[t.commander('wauchope')]).toBe(1);
    while (t.owes('giveOrder')) t.do('noOrders');
    expect(t.last('riderOnTrack')).toMatchObject({ piece: 'british-rider-1', turn: 6 });
  },
);

describe('a rider to a distant brigadier', () => {
  const sent = () => {
    const t = table({
      units: { 'grenadier-a': '2905', 'potch-a': '2203' },
      leaders: { methuen: '2921', colvile: '2905' },
      turn: 1,
    });
    t.run('commandPhase', {});
    while (t.owes('giveOrder') && !t.can('order colvile as=saddle')) t.do('noOrders');
    t.do(
      'order colvile as=saddle',
      'attack',
      'vector colvile as=S-SW',
      'aim colvile to=2937',
      'distance colvile n=4',
    );
    return t;
  };

  rule(
    'III.34',
    'he starts with his message and rides ten hexes, and on in the next command phase',
    () => {
      const t = sent();
      expect(t.last('riderRode')).toMatchObject({
        piece: 'british-rider-1',
        at: '2921',
        to: '2911',
      });
      expect(t.state.attack[t.commander('colvile')]).toBe(0);
      t.do('stay');
      t.state.turn = 2;
      t.run('ridersRide', {});
      expect(t.last('riderArrived')).toMatchObject({ to: '2905' });
      expect(t.state.attack[t.commander('colvile')]).toBe(1);
      expect(t.state.left[t.commander('colvile')]).toBe(4);
    },
  );

  rule('III.35', 'having delivered he waits on the next box and comes back from there', () => {
    const t = sent();
    t.do('stay');
    t.state.turn = 2;
    t.run('ridersRide', {});
    expect(t.state.riderDue[0]).toBe(3);
    t.run('ridersReturn', {});
    expect(t.state.rider[0]).toBe(2);
    t.state.turn = 3;
    t.run('ridersReturn', {});
    expect(t.state.rider[0]).toBe(0);
    expect(t.last('riderBack')).toMatchObject({ piece: 'british-rider-1' });
  });

  rule('III.37', 'what he carries replaces what the brigadier chose himself', () => {
    const t = sent();
    t.do('stay');
    t.order('colvile', 'N-NE 2901 1');
    t.state.turn = 2;
    t.run('ridersRide', {});
    expect(box.vectors[t.state.vector[t.commander('colvile')] ?? 0]?.id).toBe('S-SW');
  });

  test('the message is a secret: the enemy sees a rider, not where or why he rides', () => {
    const t = sent();
    const seen = viewOf(rules, box, t.state, 'boers');
    expect(seen.riderHex[0]).toBe(t.hexIndex('2911'));
    expect([seen.riderTo[0], seen.riderAttack[0], seen.riderEdge[0]]).toEqual([-1, 0, -1]);
  });

  rule('III.34', 'the addressee gone, the order lapses', () => {
    const t = sent();
    t.do('stay');
    loseCommander(t.play, t.commander('colvile'));
    t.run('ridersRide', {});
    expect(t.state.rider[0]).toBe(2);
    expect(t.state.attack[t.commander('colvile')]).toBe(0);
  });
});

rule(
  'III.38',
  'he goes round enemies and the hexes beside them, unless friends stand there',
  () => {
    const t = table({
      units: { 'grenadier-a': '2905', 'potch-a': '2916' },
      leaders: { methuen: '2921', colvile: '2905' },
    });
    t.state.rider[0] = 1;
    t.state.riderHex[0] = t.hexIndex('2918');
    t.state.riderTo[0] = t.commander('colvile');
    t.run('ridersRide', {});
    const at = t.state.riderHex[0] ?? 0;
    expect(id(at)).not.toBe('2908');
    const friends = table({
      units: {
        'grenadier-a': '2905',
        'grenadier-b': '2817',
        'coldstream1-a': '2816',
        'potch-a': '2916',
      },
      leaders: { methuen: '2921', colvile: '2905' },
    });
    friends.state.rider[0] = 1;
    friends.state.riderHex[0] = friends.hexIndex('2818');
    friends.state.riderTo[0] = friends.commander('colvile');
    friends.run('ridersRide', {}).do('ride british-rider-1 to=2808');
    expect(id(friends.state.riderHex[0] ?? 0)).toBe('2808');
  },
);

rule('III.34', 'where several ways are equally short his owner says which', () => {
  const t = table({
    units: { 'grenadier-a': '2005', 'potch-a': '0103' },
    leaders: { methuen: '2921', colvile: '2005' },
  });
  t.state.rider[0] = 1;
  t.state.riderHex[0] = t.hexIndex('2921');
  t.state.riderTo[0] = t.commander('colvile');
  t.run('ridersRide', {});
  expect(t.now).toBe('british riderWay');
  const ends = t.listing().map((choice) => choice.slice(-4));
  const goal = t.hexIndex('2005');
  const far = apart(t.look, t.hexIndex('2921'), goal);
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) {
    expect(apart(t.look, t.hexIndex(end), goal)).toBe(far - 10);
    expect(apart(t.look, t.hexIndex(end), t.hexIndex('2921'))).toBe(10);
  }
  expect(t.whyNot({ do: 'ride', piece: 'british-rider-1', to: '2920' })).toMatchObject({
    rule: 'III.34',
    reason: 'notOnTheWay',
  });
  t.do(`ride british-rider-1 to=${ends[1]}`);
  expect(id(t.state.riderHex[0] ?? 0)).toBe(ends[1]);
});

rule('III.34', 'every way cut, he rides as near as he can get', () => {
  const ring = ['2805', '2806', '2904', '2906', '3005', '3006'];
  const boers = ['potch-a', 'potch-b', 'hoopstad', 'kroonstad-a', 'kroonstad-b', 'ladybrand'];
  const t = table({
    units: {
      'grenadier-a': '2905',
      ...Object.fromEntries(ring.map((hex, i) => [boers[i] ?? '', hex])),
    },
    leaders: { methuen: '2921', colvile: '2905' },
  });
  t.state.rider[0] = 1;
  t.state.riderHex[0] = t.hexIndex('2912');
  t.state.riderTo[0] = t.commander('colvile');
  t.run('ridersRide', {});
  if (t.owes('riderWay')) t.do(t.listing()[0] ?? '');
  expect(apart(t.look, t.state.riderHex[0] ?? 0, t.hexIndex('2905'))).toBe(3);
});

describe('a lone rider', () => {
  const lone = (
    unit: Record<string, string | { hex: string; form: 'mounted' }>,
    dice: number[] = [],
  ) => {
    const t = table({
      units: unit,
      leaders: { 'cronje-p': '2913', babington: { hex: '2921', attack: ATTACK } },
      dice,
    });
    return t;
  };

  rule('III.39', 'infantry that comes up drives him a hex, where the active player likes', () => {
    const t = lone({ 'potch-a': '2913' });
    t.state.rider[0] = 1;
    t.state.riderHex[0] = t.hexIndex('2915');
    t.state.riderTo[0] = t.commander('wauchope');
    t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
    expect(t.now).toBe('boers shiftRider');
    t.do('shift british-rider-1 to=2916');
    expect(id(t.state.riderHex[0] ?? 0)).toBe('2916');
  });

  rule('III.39', 'mounted cavalry takes him on a 9: two turns on, and his order is void', () => {
    const t = lone({ '9-lancers': { hex: '2918', form: 'mounted' } }, [9]);
    const boer = t.rider('boers-rider-1');
    t.state.rider[boer] = 1;
    t.state.riderHex[boer] = t.hexIndex('2916');
    t.state.riderTo[boer] = t.commander('cronje-a');
    t.act('babington', '9-lancers').do('move 9-lancers to=2917');
    expect(t.state.rider[boer]).toBe(2);
    expect(t.state.riderDue[boer]).toBe(6);
    expect(t.state.riderTo[boer]).toBe(-1);
    const free = lone({ '9-lancers': { hex: '2918', form: 'mounted' } }, [8]);
    free.state.rider[boer] = 1;
    free.state.riderHex[boer] = free.hexIndex('2916');
    free.act('babington', '9-lancers').do('move 9-lancers to=2917');
    expect(free.now).toBe('british shiftRider');
  });

  rule('III.40', 'he goes along with the last of those he stood with', () => {
    const t = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2915' },
      leaders: { wauchope: { hex: '2916', attack: ATTACK }, 'cronje-p': '2910' },
    });
    const boer = t.rider('boers-rider-1');
    t.state.rider[boer] = 1;
    t.state.riderHex[boer] = t.hexIndex('2914');
    t.run('retreat', { unit: 'potch-a', why: 'fire', foes: ['2915'], way: [] }).do(
      'retreat potch-a to=2913',
    );
    expect(id(t.state.riderHex[boer] ?? 0)).toBe('2913');
  });
});

rule(
  'III.41',
  'the heliograph needs a clear line of ground and the scenario’s roll; units never block it',
  () => {
    const t = table({
      units: { 'black-watch-a': '2918', 'potch-a': '2919' },
      leaders: { methuen: '2921', wauchope: '2910' },
      turn: 5,
      dice: [6],
    });
    t.run('commandPhase', {});
    while (!t.can('order wauchope as=flash')) t.do('noOrders');
    t.do('order wauchope as=flash', 'defend');
    expect(t.last('flashed')).toMatchObject({ roll: 6, passed: true });
    const dark = table({ leaders: { methuen: '2921', wauchope: '2910' }, turn: 2 });
    dark.run('commandPhase', {});
    expect(dark.can('order wauchope as=flash')).toBe(false);
    const hill = table({ leaders: { methuen: '1622', wauchope: '1612' }, turn: 5 });
    hill.run('commandPhase', {});
    while (
      hill.owes('giveOrder') &&
      hill.listing().some((c) => c.endsWith('rider') || c.endsWith('free'))
    )
      hill.do('noOrders');
    expect(hill.can('order wauchope as=flash')).toBe(false);
  },
);

rule('III.42', 'a roll not above his independence frees him; above it he obeys', () => {
  const roll = (face: number) => {
    const t = table({
      units: { 'black-watch-a': '2920' },
      leaders: { wauchope: { hex: '2920', attack: ATTACK } },
      dice: [face],
    });
    t.state.pick[0] = t.commander('wauchope');
    t.run('activate', { side: 0 }).do('think');
    return t.now;
  };
  expect(roll(3)).toBe('british orderKind');
  expect(roll(4)).toBe('british act');
});
