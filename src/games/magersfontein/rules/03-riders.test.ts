import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { viewOf } from '../../../kernel/views.ts';
import { rules } from '../game.ts';
import { apart } from '../state.ts';
import { table, theBox } from '../testing.ts';
import { reachOf } from './03-command.ts';
import { loseCommander } from './13-loss.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const id = (hex: number): string => box.grid.ids[hex] ?? '';
const ATTACK = 'N-NE 2901 3';

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
    expect(t.choices).toEqual(['order wauchope as=rider', 'noOrders']);
    expect(t.refusal('order wauchope as=free')).toBeDefined();
    t.do(
      'order wauchope as=rider',
      'attack',
      'vector wauchope as=N-NE',
      'aim wauchope to=2901',
      'distance wauchope n=2',
    );
    expect(t.state.attack[t.commander('wauchope')]).toBe(1);
    while (t.isAsked('giveOrder')) t.do('noOrders');
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
    while (t.isAsked('giveOrder') && !t.can('order colvile as=saddle')) t.do('noOrders');
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

rule(
  'III.38',
  'a commander alone is no unit: beside the enemy the rider does not end with him',
  () => {
    const ride = (units: Record<string, string>) => {
      const t = table({
        units: { 'potch-a': '2916', ...units },
        leaders: { methuen: '2921', colvile: '2917' },
      });
      t.state.rider[0] = 1;
      t.state.riderHex[0] = t.hexIndex('2920');
      t.state.riderTo[0] = t.commander('colvile');
      t.run('ridersRide', {});
      return t;
    };
    const alone = ride({ 'grenadier-a': '2905' });
    expect(id(alone.state.riderHex[0] ?? 0)).toBe('2918');
    expect(alone.state.rider[0]).toBe(1); // still under way
    // With a unit in the hex he delivers.
    expect(ride({ 'grenadier-a': '2917' }).state.rider[0]).toBe(2);
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
  expect(t.owing).toBe('british riderWay');
  const ends = t.choices.map((choice) => choice.slice(-4));
  const goal = t.hexIndex('2005');
  const far = apart(t.look, t.hexIndex('2921'), goal);
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) {
    expect(apart(t.look, t.hexIndex(end), goal)).toBe(far - 10);
    expect(apart(t.look, t.hexIndex(end), t.hexIndex('2921'))).toBe(10);
  }
  expect(t.whyNot('ride british-rider-1 to=2920')).toBe('III.34 notOnTheWay');
  t.do(`ride british-rider-1 to=${ends[1]}`);
  expect(id(t.state.riderHex[0] ?? 0)).toBe(ends[1]);
});

rule('III.34', 'every way cut, he rides as near as ten hexes bring him', () => {
  const ring = ['2805', '2806', '2904', '2906', '3005', '3006'];
  const boers = ['potch-a', 'potch-b', 'hoopstad', 'kroonstad-a', 'kroonstad-b', 'ladybrand'];
  const rideFrom = (hex: string): number => {
    const t = table({
      units: {
        'grenadier-a': '2905',
        ...Object.fromEntries(ring.map((at, i) => [boers[i] ?? '', at])),
      },
      leaders: { methuen: '2921', colvile: '2905' },
    });
    t.state.rider[0] = 1;
    t.state.riderHex[0] = t.hexIndex(hex);
    t.state.riderTo[0] = t.commander('colvile');
    t.run('ridersRide', {});
    if (t.isAsked('riderWay')) t.do(t.choices[0] ?? '');
    return apart(t.look, t.state.riderHex[0] ?? 0, t.hexIndex('2905'));
  };
  expect(rideFrom('2912')).toBe(3);
  // Fourteen hexes away he is still one hex short of that.
  expect(rideFrom('2919')).toBe(4);
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
    expect(t.owing).toBe('boers shiftRider');
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
    expect(free.owing).toBe('british shiftRider');
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
      hill.isAsked('giveOrder') &&
      hill.choices.some((c) => c.endsWith('rider') || c.endsWith('free'))
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
    return t.owing;
  };
  expect(roll(3)).toBe('british orderKind');
  expect(roll(4)).toBe('british act');
});
