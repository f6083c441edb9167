import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { infantry, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule(
  '7.0.b-a',
  'a Boer who enters a city with its garrison lays siege at 0, in turn I only',
  () => {
    const t = table({ differs: { leaders: nobody({ joubert: 'harrismith' }) } });
    t.do('activate joubert', 'move joubert to=ladysmith');
    expect(t.in('ladysmith', 'siege')).toBe(0);
    const two = table({ differs: { turn: 2, leaders: nobody({ joubert: 'harrismith' }) } });
    two.do('activate joubert', 'move joubert to=ladysmith');
    expect(two.in('ladysmith', 'siege')).toBe(-1);
    // A second leader does not begin it anew, and a fallen city is not besieged again.
    const on = table({
      differs: {
        leaders: nobody({ joubert: 'ladysmith', olivier: 'harrismith' }),
        areas: { ladysmith: { siege: 2 } },
      },
    });
    on.do('activate olivier', 'move olivier to=ladysmith');
    expect(on.in('ladysmith', 'siege')).toBe(2);
    const fallen = table({
      differs: {
        leaders: { ...nobody({ joubert: 'harrismith' }), white: 'out' },
        areas: { ladysmith: { fallen: true } },
      },
    });
    fallen.do('activate joubert', 'move joubert to=ladysmith');
    expect(fallen.in('ladysmith', 'siege')).toBe(-1);
  },
);

rule(
  '7.0.b-b',
  'a British leader who enters does not lift the siege, and it may be pressed beside him',
  () => {
    const t = table({
      differs: {
        round: 2,
        counter: 1,
        leaders: nobody({ buller: 'estcourt', joubert: 'ladysmith' }),
        areas: { ladysmith: { siege: 1 } },
      },
    });
    t.do('activate buller', 'move buller to=ladysmith', 'stop');
    expect(t.in('ladysmith', 'siege')).toBe(1);
    t.do('activate joubert');
    expect(t.choices).toContain('besiege joubert at=ladysmith');
  },
);

rule(
  '7.0.b-c',
  'a British attack that drives the besieger away lifts it; a lost Boer attack does not',
  () => {
    const position = {
      leaders: nobody({ buller: 'ladysmith', joubert: 'ladysmith' }),
      areas: { ladysmith: { siege: 2 } },
    };
    const t = table({
      differs: { ...position, round: 2 },
      pack: { battleCards: infantry(9, 'X') },
    });
    t.do('activate buller', 'attack buller with=joubert').fightOn();
    expect(t.last('battleWon')).toMatchObject({ side: 'empire' });
    expect(t.in('ladysmith', 'siege')).toBe(-1);
    const u = table({
      differs: { ...position, round: 1 },
      pack: { battleCards: infantry(9, 'X') },
    });
    u.do('activate joubert', 'attack joubert with=buller').fightOn();
    expect(u.last('battleWon')).toMatchObject({ side: 'empire' });
    expect([u.where('joubert'), u.in('ladysmith', 'siege')]).toEqual(['ladysmith', 2]);
  },
);

rule('7.0.b-c', 'the level is lost when the last besieger walks away', () => {
  const t = table({
    differs: { leaders: nobody({ joubert: 'ladysmith' }), areas: { ladysmith: { siege: 2 } } },
  });
  t.do('activate joubert', 'move joubert to=harrismith');
  expect(t.in('ladysmith', 'siege')).toBe(-1);
});

/** One attempt on a city with these dice. */
const attempt = (
  leader: string,
  city: string,
  level: number,
  boers: number[],
  empire: number[],
  deed = 'besiege',
  more = {},
) => {
  const t = table({
    differs: { leaders: nobody({ [leader]: city }), areas: { [city]: { siege: level } }, ...more },
    dice: [...die(`siege/${city}/boers`, ...boers), ...die(`siege/${city}/empire`, ...empire)],
  });
  return t.do(`activate ${leader}`, `${deed} ${leader} at=${city}`);
};

rule('7.0.b-d', 'an attempt takes the whole action', () => {
  const t = table({ differs: { leaders: nobody({ joubert: 'harrismith' }) } });
  t.do('activate joubert', 'move joubert to=ladysmith');
  // He came with one point left: not this time.
  expect(t.owing).toBe('boers action');
  t.do('activate joubert', 'besiege joubert at=ladysmith');
  expect([t.state.done, t.owing]).toEqual([2, 'boers action']);
  const moved = table({
    differs: {
      phase: 'deed',
      mover: 'joubert',
      points: 1,
      leaders: nobody({ joubert: 'ladysmith' }),
      areas: { ladysmith: { siege: 0 } },
    },
  });
  expect(moved.whyNot({ do: 'besiege', piece: 'joubert', at: 'ladysmith' })).toBe(
    '7.0.b-d allPoints',
  );
});

rule(
  ['7.0.b-e', '7.0.b-f', '7.0.b-g', '7.0.b-h'],
  'the highest die decides; artillery and Charisma add dice',
  () => {
    const up = attempt('joubert', 'ladysmith', 0, [5], [4, 1, 3]);
    expect(up.last('siegePressed')).toMatchObject({ boers: [5], empire: [4, 1, 3] });
    expect(up.in('ladysmith', 'siege')).toBe(1);
    const held = attempt('joubert', 'ladysmith', 1, [5], [1, 6, 1]);
    expect(held.in('ladysmith', 'siege')).toBe(1);
    const guns = attempt('joubert', 'ladysmith', 0, [2, 6], [5, 5, 5], 'bombard');
    expect(guns.last('siegePressed')).toMatchObject({ boers: [2, 6] });
    expect(guns.card('bo-artillery')).toEqual({ at: 'hand', active: false });
    guns.do('activate joubert');
    expect(guns.whyNot({ do: 'bombard', piece: 'joubert', at: 'ladysmith' })).toBe(
      '2F cardInactive',
    );
  },
);

rule('7.0.b-i', 'a tie goes to a main leader and against a detached one', () => {
  expect(attempt('joubert', 'kimberley', 0, [4], [4, 2, 1]).in('kimberley', 'siege')).toBe(1);
  expect(attempt('olivier', 'kimberley', 0, [4], [4, 2, 1]).in('kimberley', 'siege')).toBe(0);
});

rule(['7.0.b-j', '3O'], 'a success at level 2 takes the city and costs Prestige', () => {
  const t = attempt('joubert', 'ladysmith', 2, [6], [5, 5, 5]);
  expect([t.in('ladysmith', 'siege'), t.in('ladysmith', 'fallen'), t.where('white')]).toEqual([
    -1,
    1,
    'out',
  ]);
  expect(t.state.prestige).toBe(5);
  // The log says that the town falls, not that the siege rises once more.
  expect(t.events('siegePressed')).toEqual([]);
  expect(t.events('siegeSucceeds')).toEqual([
    {
      type: 'siegeSucceeds',
      rule: '7.0.b-h',
      area: 'ladysmith',
      piece: 'joubert',
      boers: [6],
      empire: [5, 5, 5],
      level: 2,
    },
  ]);
});

rule('7.0.b-k', 'the end of turn I stops sieges; the besieger stays and Prestige with him', () => {
  const t = table({
    differs: {
      round: 22,
      counter: 1,
      leaders: { joubert: 'ladysmith' },
      areas: { ladysmith: { siege: 2 } },
    },
  });
  t.do('pass');
  expect([
    t.in('ladysmith', 'siege'),
    t.where('white'),
    t.where('kekewich'),
    t.where('joubert'),
  ]).toEqual([-1, 'out', 'out', 'ladysmith']);
  expect(t.state.prestige).toBe(6);
});

rule('7.0.b-l', 'garrison leaders are no targets and do not attack', () => {
  const t = table({
    differs: { leaders: nobody({ joubert: 'ladysmith' }), areas: { ladysmith: { siege: 0 } } },
  });
  t.do('activate joubert');
  expect(t.whyNot({ do: 'attack', piece: 'joubert', with: 'white' })).toBe(
    '7.0.b-l garrisonLeader',
  );
  expect(table({ differs: { round: 2 } }).choices).not.toContain('activate white');
});
