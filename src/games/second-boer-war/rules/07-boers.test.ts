import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { cards, infantry, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule('7A', 'one event and one reorganisation in a round, both together too', () => {
  const t = table({
    differs: {
      turn: 2,
      counter: 3,
      fightsWon: { boers: 1 },
      cards: cards('pile', 'bo-commando-god', 'bo-commando-hill'),
    },
  });
  t.do('play bo-prieska');
  expect(t.whyNot({ do: 'playAt', piece: 'bo-dewet', to: 'bethlehem' })).toBe('7A oncePerRound');
  t.do('reorganise', 'recover bo-commando-god');
  expect(t.hand.boers).toContain('bo-commando-god');
  const u = table({
    differs: { turn: 2, counter: 3, cards: cards('pile', 'bo-commando-god', 'bo-commando-hill') },
  });
  u.do('reorganise', 'recover bo-commando-god');
  expect(u.whyNot({ do: 'reorganise' })).toBe('7A oncePerRound');
});

rule('7B', 'Boer events have their turn, their condition and are played once', () => {
  const t = table({ differs: { turn: 1 } });
  expect(t.whyNot({ do: 'play', piece: 'bo-prieska' })).toBe('7B eventTurn');
  expect(t.whyNot({ do: 'play', piece: 'bo-blackweek' })).toBe('7B eventCondition');
  const u = table({ differs: { turn: 2, events: { 'bo-prieska': true } } });
  expect(u.whyNot({ do: 'play', piece: 'bo-prieska' })).toBe('7B eventPlayed');
});

rule('7C', 'no reorganisation in turns III and IV', () => {
  const t = table({
    differs: { turn: 3, leaders: nobody({}), cards: cards('pile', 'bo-commando-god') },
  });
  expect(t.whyNot({ do: 'reorganise' })).toBe('7C onlyRegularWar');
});

rule(['7D', '7E'], 'declared with one action left it is lost, and the round ends', () => {
  const t = table({ differs: { counter: 1, cards: cards('pile', 'bo-commando-god') } });
  t.do('reorganise');
  expect(t.events('reorganisationFails')).toHaveLength(1);
  expect(t.card('bo-commando-god').at).toBe('pile');
  expect(t.owing).toBe('empire action');
  // The third action of a round cannot be followed by another; declaring is legal all the same.
  const third = table({
    differs: { counter: 3, actionsDone: 2, cards: cards('pile', 'bo-commando-god') },
  });
  third.do('reorganise');
  expect(third.owing).toBe('empire action');
  expect(third.card('bo-commando-god').at).toBe('pile');
});

rule(
  '7F',
  'with two left both are spent and the player chooses; with a 3 at the start one is left',
  () => {
    const t = table({
      differs: { counter: 3, cards: cards('pile', 'bo-commando-god', 'bo-commando-krupp') },
    });
    t.do('reorganise');
    expect(t.choices).toEqual(['recover bo-commando-god', 'recover bo-commando-krupp']);
    t.do('recover bo-commando-krupp');
    expect([t.state.done, t.owing]).toEqual([2, 'boers action']);
    const after = table({
      differs: { counter: 3, actionsDone: 1, cards: cards('pile', 'bo-commando-god') },
    });
    after.do('reorganise', 'recover bo-commando-god');
    expect(after.owing).toBe('empire action');
  },
);

rule(
  ['7G', '7H'],
  'only commandos come back; without one in the pile it cannot be declared',
  () => {
    const t = table({ differs: { cards: cards('pile', 'bo-zarp') } });
    expect(t.whyNot({ do: 'reorganise' })).toBe('7H pileEmpty');
    const u = table({ differs: { cards: cards('pile', 'bo-zarp', 'bo-commando-god') } });
    u.do('reorganise');
    expect(u.whyNot({ do: 'recover', piece: 'bo-zarp' })).toBe('7G onlyCommandos');
    // A card lost for good is not in the pile.
    expect(
      table({ differs: { cards: cards('gone', 'bo-commando-god') } }).whyNot({ do: 'reorganise' }),
    ).toBe('7H pileEmpty');
  },
);

rule('7.0.a-a', 'repeated activations are allowed', () => {
  const t = table({ differs: { counter: 2 } });
  t.do('activate joubert', 'move joubert to=newcastle', 'stop', 'activate joubert');
  expect(t.state.mp).toBe(2);
});

rule('7.0.a-b', 'turns I and II: of the British areas only those beside a republic', () => {
  const t = table({ differs: { leaders: nobody({ olivier: 'stormberg' }) } });
  t.do('activate olivier');
  expect(t.whyNot({ do: 'move', piece: 'olivier', to: 'cradock' })).toBe('7.0.a-b tooDeep');
  expect(t.choices).toContain('move olivier to=colesberg');
});

rule('7.0.a-c', 'turns III and IV: one leader at a time roams', () => {
  const t = table({
    differs: { turn: 3, leaders: nobody({ smuts: 'stormberg', 'de-wet': 'colesberg' }) },
  });
  t.do('activate smuts', 'move smuts to=cradock', 'stop', 'activate de-wet');
  expect(t.whyNot({ do: 'move', piece: 'de-wet', to: 'graaff-reinet' })).toBe(
    '7.0.a-c anotherRoams',
  );
  const many = table({
    differs: { turn: 3, leaders: nobody({ smuts: 'cradock', 'de-wet': 'colesberg' }) },
    options: { singleRoamer: false },
  });
  many.do('activate de-wet');
  expect(many.choices).toContain('move de-wet to=graaff-reinet');
});

rule(
  '7.0.a-c',
  'the roamer cannot detach a second one deep in the Cape; near a republic he can',
  () => {
    const roaming = (area: string) =>
      table({
        differs: { turn: 3, leaders: nobody({ smuts: area, kritzinger: 'off-map' }) },
      }).do('activate smuts');
    const deep = roaming('cradock');
    expect(deep.choices.filter((offer) => offer.startsWith('detach'))).toEqual([]);
    expect(deep.whyNot({ do: 'detach', piece: 'kritzinger', at: 'cradock' })).toBe(
      '7.0.a-c anotherRoams',
    );
    expect(roaming('colesberg').choices).toContain('detach kritzinger at=colesberg');
  },
);

rule('7.0.a-d', 'after Cyferfontein all roam; a Blockhouse still stops them', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ smuts: 'cradock', 'de-wet': 'colesberg' }),
      events: { 'bo-cyferfontein': true },
      areas: { 'graaff-reinet': { blockhouse: true } },
    },
  });
  t.do('activate de-wet', 'move de-wet to=graaff-reinet');
  expect(t.whyNot({ do: 'move', piece: 'de-wet', to: 'port-elizabeth' })).toBe('5.0.b-b halted');
});

rule(['7.0.c-a', '7.0.c-b'], 'turn II: dig in for all points, 0, then 1, then 2', () => {
  const t = table({
    differs: { turn: 2, counter: 3, leaders: nobody({ botha: 'dundee', buller: 'dundee' }) },
  });
  for (const level of [0, 1, 2]) {
    t.do('activate botha', 'fortify botha at=dundee');
    expect(t.in('dundee', 'fort')).toBe(level);
  }
  const full = table({
    differs: {
      turn: 2,
      leaders: nobody({ botha: 'ermelo' }),
      areas: { ermelo: { fortifications: 2 } },
    },
  });
  full.do('activate botha');
  expect(full.whyNot({ do: 'fortify', piece: 'botha', at: 'ermelo' })).toBe('7.0.c-b fullyDug');
  full.do('move botha to=belfast');
  expect(full.whyNot({ do: 'fortify', piece: 'botha', at: 'belfast' })).toBe('7.0.c-a allPoints');
  const one = table({ differs: { turn: 1, leaders: nobody({ joubert: 'ermelo' }) } });
  one.do('activate joubert');
  expect(one.whyNot({ do: 'fortify', piece: 'joubert', at: 'ermelo' })).toBe('7.0.c-a onlyTurnTwo');
});

rule(
  '7.0.c-c',
  'works are lost when a Briton is there and no Boer; an empty area keeps them',
  () => {
    const areas = { ermelo: { fortifications: 1 } };
    const left = table({ differs: { turn: 2, leaders: nobody({ botha: 'ermelo' }), areas } });
    left.do('activate botha', 'move botha to=belfast', 'stop');
    expect(left.in('ermelo', 'fort')).toBe(1);
    const entered = table({
      differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'standerton' }), areas },
    });
    entered.do('activate roberts', 'move roberts to=ermelo', 'stop');
    expect(entered.in('ermelo', 'fort')).toBe(-1);
    const walks = table({
      differs: { turn: 2, leaders: nobody({ botha: 'ermelo', roberts: 'ermelo' }), areas },
    });
    walks.do('activate botha', 'move botha to=belfast', 'stop');
    expect(walks.in('ermelo', 'fort')).toBe(-1);
    const beaten = table({
      differs: {
        turn: 2,
        round: 2,
        leaders: nobody({ botha: 'ermelo', roberts: 'ermelo' }),
        areas,
      },
      pack: { battleCards: infantry(9, 'X') },
    });
    beaten.do('activate roberts', 'attack roberts with=botha').fightOn();
    expect(beaten.in('ermelo', 'fort')).toBe(-1);
  },
);

rule(['7.0.c-d', '8K', '9F'], 'as Second in his works a Boer gets one or two more cards', () => {
  const quota = (level: number, leader: string, target: string) => {
    const t = table({
      differs: {
        turn: 2,
        round: 2,
        leaders: nobody({ [leader]: 'ermelo', [target]: 'ermelo' }),
        areas: { ermelo: { fortifications: level } },
      },
    });
    return t.do(`activate ${leader}`, `attack ${leader} with=${target}`).state.fight?.quota[1];
  };
  expect([0, 1, 2].map((level) => quota(level, 'roberts', 'cronje'))).toEqual([6, 7, 8]);
  expect([0, 1, 2].map((level) => quota(level, 'french', 'prinsloo'))).toEqual([3, 4, 5]);
  // Not as attacker.
  const attacker = table({
    differs: {
      turn: 2,
      leaders: nobody({ cronje: 'ermelo', roberts: 'ermelo' }),
      areas: { ermelo: { fortifications: 2 } },
    },
  });
  attacker.do('activate cronje', 'attack cronje with=roberts');
  expect(attacker.state.fight?.quota[1]).toBe(6);
});

rule('7.0.d-a', 'two points remove an unguarded Garrison', () => {
  const evict = (more: Record<string, string>, markers: object) => {
    const t = table({
      differs: {
        turn: 2,
        leaders: nobody({ botha: 'ermelo', ...more }),
        areas: { ermelo: { garrison: true, ...markers } },
      },
    });
    return t.do('activate botha');
  };
  const t = evict({}, {});
  t.do('evict botha at=ermelo');
  expect([t.in('ermelo', 'garrison'), t.state.mp]).toEqual([0, 1]);
  const choice = { do: 'evict', piece: 'botha', at: 'ermelo' };
  expect(evict({ roberts: 'ermelo' }, {}).whyNot(choice)).toBe('7.0.d-a enemyWatches');
  expect(evict({}, { blockhouse: true }).whyNot(choice)).toBe('7.0.d-a blockhouseGuards');
});

rule(
  ['7.0.e-a', '7.0.e-b'],
  'after Prieska a Revolt spreads to a neighbour without a British leader',
  () => {
    const t = table({
      differs: { turn: 2, leaders: nobody({ methuen: 'de-aar' }), fightsWon: { boers: 1 } },
    });
    expect(t.whyNot({ do: 'spreadRevolt', to: 'calvinia' })).toBe('7.0.e-a needsPrieska');
    t.do('play bo-prieska');
    expect(t.in('prieska', 'revolt')).toBe(1);
    expect(t.choices.filter((o) => o.startsWith('spreadRevolt'))).toEqual([
      'spreadRevolt to=calvinia',
      'spreadRevolt to=orange-river',
      'spreadRevolt to=kimberley',
    ]);
    expect(t.whyNot({ do: 'spreadRevolt', to: 'de-aar' })).toBe('5.0.f enemyWatches');
    expect(t.whyNot({ do: 'spreadRevolt', to: 'durban' })).toBe('7.0.e-b noRevoltNear');
    expect(t.whyNot({ do: 'spreadRevolt', to: 'edenburg' })).toBe('7.0.e-a onlyBritishAreas');
    t.do('spreadRevolt to=calvinia');
    expect(t.state.done).toBe(2);
    // With no Revolt on the map this way is closed.
    const closed = table({ differs: { turn: 2, events: { 'bo-prieska': true } } });
    expect(closed.choices.some((o) => o.startsWith('spreadRevolt'))).toBe(false);
  },
);

rule('7.0.e-c', 'a Boer leader raises one on the spot for all his points', () => {
  const t = table({
    differs: {
      turn: 2,
      leaders: nobody({ olivier: 'aliwal-north' }),
      events: { 'bo-prieska': true },
    },
  });
  t.do('activate olivier', 'raise olivier at=aliwal-north');
  expect(t.in('aliwal-north', 'revolt')).toBe(1);
  const late = table({
    differs: { turn: 2, leaders: nobody({ olivier: 'edenburg' }), events: { 'bo-prieska': true } },
  });
  late.do('activate olivier', 'move olivier to=aliwal-north');
  expect(late.whyNot({ do: 'raise', piece: 'olivier', at: 'aliwal-north' })).toBe(
    '7.0.e-c allPoints',
  );
});

rule('7.0.e-d', 'three Revolts cost a Prestige at the end of every British round', () => {
  const areas = {
    prieska: { revolt: true },
    calvinia: { revolt: true },
    'de-aar': { revolt: true },
  };
  const t = table({
    differs: { turn: 2, round: 2, counter: 1, leaders: nobody({ buller: 'durban' }), areas },
  });
  t.do('pass');
  expect(t.state.prestige).toBe(5);
  while (t.owing === 'boers action') t.do('pass');
  expect(t.state.prestige).toBe(5);
  while (t.owing === 'empire action') t.do('pass');
  expect(t.state.prestige).toBe(4);
  // Quelling one in that round prevents it.
  const quelled = table({
    differs: { turn: 2, round: 2, counter: 1, leaders: nobody({ methuen: 'de-aar' }), areas },
  });
  quelled.do('activate methuen', 'quell methuen at=de-aar', 'stop');
  expect(quelled.state.prestige).toBe(6);
});
