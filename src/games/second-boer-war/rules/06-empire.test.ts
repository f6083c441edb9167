import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { cards, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const REPRESSION = { 'br-repression': true };

rule(
  ['6A', '6B'],
  'one event and one reinforcement in a round, one action each, in either order',
  () => {
    const t = table({ differs: { turn: 2, round: 2, counter: 3 } });
    t.do('playAt br-roberts to=cape-town');
    expect(t.state.done).toBe(1);
    expect(t.whyNot({ do: 'play', piece: 'br-contingents' })).toBe('6A oncePerRound');
    t.do('reinforce');
    expect(t.state.done).toBe(2);
    expect(t.whyNot({ do: 'reinforce' })).toBe('6B oncePerRound');
    const u = table({ differs: { turn: 2, round: 2, battlesLost: { empire: 1 } } });
    u.do('reinforce', 'play br-contingents');
    expect(u.whyNot({ do: 'playAt', piece: 'br-roberts', to: 'cape-town' })).toBe(
      '6A oncePerRound',
    );
  },
);

rule('6C', 'an event needs its turn and its condition, and is played once', () => {
  const early = table({ differs: { turn: 1, round: 2 } });
  expect(early.whyNot({ do: 'playAt', piece: 'br-roberts', to: 'cape-town' })).toBe('6C eventTurn');
  const unmet = table({ differs: { turn: 2, round: 2 } });
  expect(unmet.whyNot({ do: 'play', piece: 'br-annexation' })).toBe('6C eventCondition');
  const played = table({ differs: { turn: 2, round: 2, events: { 'br-roberts': true } } });
  expect(played.whyNot({ do: 'playAt', piece: 'br-roberts', to: 'cape-town' })).toBe(
    '6C eventPlayed',
  );
  const met = table({
    differs: {
      turn: 2,
      round: 2,
      areas: { johannesburg: { garrison: true }, pretoria: { garrison: true } },
    },
  });
  met.do('play br-annexation');
  expect(met.state.played[met.box.eventIndex.get('br-annexation') ?? -1]).toBe(1);
  expect(met.whyNot({ do: 'play', piece: 'bo-krauze' })).toBe('7B notYourEvent');
});

rule('6C', 'an event that brings a leader needs a place for him', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'de-aar', buller: 'cape-town', gatacre: 'orange-river' }),
    },
  });
  expect(t.whyNot({ do: 'playAt', piece: 'br-roberts', to: 'de-aar' })).toBe('6C noPlace');
});

rule(
  ['6D', '6E'],
  'one card from the top in turns I–II, three in turns III–IV, or what is there',
  () => {
    const t = table({ differs: { round: 2 } });
    const top = t.state.deck[0] ?? -1;
    t.do('reinforce');
    expect(t.hand.empire).toContain(t.box.cards[top]);
    expect(t.hand.empire).toHaveLength(9);
    const late = table({ differs: { turn: 3, round: 2 } });
    late.do('reinforce');
    expect(late.hand.empire).toHaveLength(11);
    const all = [
      'br-cavalry-2',
      'br-cavalry-3',
      'br-canadians',
      'br-anzac',
      'br-infantry-4',
      'br-infantry-5',
      'br-infantry-6',
      'br-infantry-7',
      'br-mg',
      'br-tribals',
      'br-artillery-2',
    ];
    const few = table({ differs: { turn: 3, round: 2, cards: cards('hand', ...all.slice(1)) } });
    few.do('reinforce');
    expect(few.hand.empire).toHaveLength(19);
    const none = table({ differs: { turn: 3, round: 2, cards: cards('hand', ...all) } });
    expect(none.whyNot({ do: 'reinforce' })).toBe('6E deckEmpty');
  },
);

rule('6D', 'only the British see what they draw; how it lay in the deck nobody is told', () => {
  const t = table({ differs: { turn: 3, round: 2, boersKnow: {} } });
  t.state.deck.sort((a, b) => b - a);
  const top = t.state.deck.slice(0, 3).reverse();
  t.do('reinforce');
  const drawn = (side: string | null) =>
    t.heard(side).filter((event) => event.type.startsWith('reinforced'));
  expect(drawn('empire')).toEqual([
    { type: 'reinforced', rule: '6D', cards: top.map((card) => t.box.cards[card]), n: 3 },
  ]);
  for (const other of ['boers', null])
    expect(drawn(other)).toEqual([{ type: 'reinforcedUnseen', rule: '6D', n: 3 }]);
});

rule(['6F', '6.0.a'], 'the same leader may act in every action of a round', () => {
  const t = table({ differs: { round: 2, counter: 3, leaders: nobody({ buller: 'durban' }) } });
  t.do('activate buller', 'move buller to=pietermaritzburg', 'stop');
  t.do('activate buller', 'move buller to=durban', 'move buller to=eshowe');
  t.do('activate buller', 'move buller to=dundee', 'stop');
  expect(t.where('buller')).toBe('dundee');
});

rule('6.0.a-b', 'British leaders go anywhere in any turn', () => {
  const t = table({ differs: { round: 2, leaders: nobody({ methuen: 'johannesburg' }) } });
  t.do('activate methuen', 'move methuen to=pretoria', 'move methuen to=pietersburg');
  expect(t.where('methuen')).toBe('pietersburg');
});

rule(
  '6.0.b-a',
  'a Garrison costs one point in an empty Boer area, in any turn, without an event',
  () => {
    for (const turn of [1, 4]) {
      const t = table({ differs: { turn, round: 2, leaders: nobody({ methuen: 'jacobsdal' }) } });
      t.do('activate methuen', 'garrison methuen at=jacobsdal');
      expect(t.in('jacobsdal', 'garrison')).toBe(1);
      expect(t.state.mp).toBe(1);
    }
  },
);

rule('6.0.b-b', 'one Garrison to an area, and none in British areas', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'jacobsdal', gatacre: 'durban' }),
      areas: { jacobsdal: { garrison: true } },
    },
  });
  t.do('activate methuen');
  expect(t.whyNot({ do: 'garrison', piece: 'methuen', at: 'jacobsdal' })).toBe(
    '6.0.b-b alreadyThere',
  );
  t.do('stop', 'activate gatacre');
  expect(t.whyNot({ do: 'garrison', piece: 'gatacre', at: 'durban' })).toBe(
    '6.0.b-b onlyBoerAreas',
  );
});

rule('6.0.b-d', 'turns III and IV: no Boer drives a Garrison out by himself', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 1,
      leaders: nobody({ botha: 'ermelo' }),
      areas: { ermelo: { garrison: true } },
    },
  });
  t.do('activate botha');
  expect(t.whyNot({ do: 'evict', piece: 'botha', at: 'ermelo' })).toBe('6.0.b-d onlyRegularWar');
  expect(t.whyNot({ do: 'raidBlockhouse', piece: 'botha', at: 'ermelo' })).toBe(
    '7.0.f-a needsCyferfontein',
  );
});

/** Methuen in Kroonstad with markers there. */
const at = (markers: object, more = {}) =>
  table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'kroonstad' }),
      areas: { kroonstad: markers },
      events: REPRESSION,
      ...more,
    },
  }).do('activate methuen');

rule('6.0.c-a', 'Scorched earth needs the event and a Garrison placed before', () => {
  const scorch = { do: 'scorch', piece: 'methuen', at: 'kroonstad' };
  expect(at({ garrison: true }, { events: {} }).whyNot(scorch)).toBe('6.0.c-a needsRepression');
  expect(at({}).whyNot(scorch)).toBe('6.0.c-a needsGarrison');
  const t = at({ garrison: true }).do('scorch methuen at=kroonstad');
  expect(t.in('kroonstad', 'burnt')).toBe(1);
  expect(t.state.mp).toBe(1);
});

rule(['6.0.c-b', '6.0.d-b'], 'it opens the way for a Blockhouse, which is its other face', () => {
  const build = { do: 'blockhouse', piece: 'methuen', at: 'kroonstad' };
  expect(at({ garrison: true }).whyNot(build)).toBe('6.0.d-b needsScorched');
  // No Garrison is asked for at this moment.
  const t = at({ scorchedEarth: true }).do('blockhouse methuen at=kroonstad');
  expect(t.in('kroonstad', 'burnt')).toBe(2);
});

rule('6.0.c-c', 'it is never laid twice and stays when the Garrison goes', () => {
  expect(
    at({ garrison: true, scorchedEarth: true }).whyNot({
      do: 'scorch',
      piece: 'methuen',
      at: 'kroonstad',
    }),
  ).toBe('6.0.c-c alreadyThere');
  const t = table({
    differs: {
      turn: 2,
      leaders: nobody({ botha: 'kroonstad' }),
      areas: { kroonstad: { garrison: true, scorchedEarth: true } },
    },
  });
  t.do('activate botha', 'evict botha at=kroonstad');
  expect([t.in('kroonstad', 'garrison'), t.in('kroonstad', 'burnt')]).toEqual([0, 1]);
});

rule('6.0.d-a', 'in a British area a Blockhouse needs only the event', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'kimberley' }), events: REPRESSION },
  });
  t.do('activate methuen', 'blockhouse methuen at=kimberley');
  expect(t.in('kimberley', 'burnt')).toBe(2);
  const before = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'kimberley' }) },
  });
  before.do('activate methuen');
  expect(before.whyNot({ do: 'blockhouse', piece: 'methuen', at: 'kimberley' })).toBe(
    '6.0.d-a needsRepression',
  );
});

rule(
  ['6.0.c-a', '6.0.d-a', '6.0.e-a'],
  'by option the second event opens Blockhouses and camps',
  () => {
    const position = (events: object) => ({
      turn: 3,
      round: 2,
      leaders: nobody({ kitchener: 'kimberley' }),
      events: { ...events },
    });
    const first = table({ differs: position(REPRESSION), options: { splitRepression: true } });
    expect(first.choices).toContain('play br-system');
    first.do('activate kitchener');
    expect(first.whyNot({ do: 'blockhouse', piece: 'kitchener', at: 'kimberley' })).toBe(
      '6.0.d-a needsRepression',
    );
    const second = table({
      differs: position({ ...REPRESSION, 'br-system': true }),
      options: { splitRepression: true },
    });
    second.do(
      'activate kitchener',
      'blockhouse kitchener at=kimberley',
      'camp kitchener at=kimberley',
    );
    expect(second.in('kimberley', 'camp')).toBe(1);
    const single = table({ differs: position({}) });
    expect(single.whyNot({ do: 'play', piece: 'br-system' })).toBe('6C eventNotInPlay');
  },
);

rule('6.0.d-c', 'a Blockhouse stops a Boer who enters; one who starts there may leave', () => {
  for (const turn of [2, 3]) {
    const t = table({
      differs: {
        turn,
        leaders: nobody({ botha: 'ermelo' }),
        areas: { belfast: { blockhouse: true }, middelburg: {} },
      },
    });
    t.do('activate botha', 'move botha to=belfast');
    expect(t.whyNot({ do: 'move', piece: 'botha', to: 'lydenburg' })).toBe('5.0.b-b halted');
    expect(t.choices).toContain('storm botha at=belfast');
    const u = table({
      differs: {
        turn,
        leaders: nobody({ botha: 'belfast' }),
        areas: { belfast: { blockhouse: true } },
      },
    });
    u.do('activate botha');
    expect(u.choices).toContain('move botha to=lydenburg');
  }
});

rule(
  ['6.0.e-a', '6.0.e-b', '6.0.e-d'],
  'only Kitchener sets up camps, with Blockhouse and, in Boer areas, Garrison',
  () => {
    const camp = (leader: string, area: string, markers: object, more = {}) => {
      const t = table({
        differs: {
          turn: 3,
          round: 2,
          leaders: nobody({ [leader]: area }),
          areas: { [area]: markers },
          events: REPRESSION,
          ...more,
        },
      });
      return t.do(`activate ${leader}`).whyNot({ do: 'camp', piece: leader, at: area });
    };
    expect(camp('kitchener', 'durban', { blockhouse: true })).toBe('allowed');
    expect(camp('methuen', 'durban', { blockhouse: true })).toBe('6.0.e-a onlyKitchener');
    expect(camp('kitchener', 'durban', {})).toBe('6.0.e-b needsBlockhouse');
    expect(camp('kitchener', 'pretoria', { blockhouse: true })).toBe('6.0.e-b needsGarrison');
    expect(camp('kitchener', 'pretoria', { blockhouse: true, garrison: true })).toBe('allowed');
    expect(camp('kitchener', 'durban', { blockhouse: true, camp: true })).toBe(
      '6.0.e-d alreadyThere',
    );
    expect(camp('kitchener', 'durban', { blockhouse: true }, { events: {} })).toBe(
      '6.0.e-a needsRepression',
    );
    expect(camp('kitchener', 'durban', { blockhouse: true }, { turn: 2 })).toBe(
      '6.0.e-a onlyGuerrilla',
    );
  },
);

rule('6.0.f', 'a leader in the area quells a Revolt, unless a Boer leader is there', () => {
  const position = (more: Record<string, string>) => ({
    turn: 2,
    round: 2,
    leaders: nobody({ methuen: 'prieska', ...more }),
    areas: { prieska: { revolt: true } },
    events: { 'bo-prieska': true },
  });
  const t = table({ differs: position({}) });
  t.do('activate methuen', 'quell methuen at=prieska');
  expect(t.in('prieska', 'revolt')).toBe(0);
  const u = table({ differs: position({ olivier: 'prieska' }) });
  u.do('activate methuen');
  expect(u.whyNot({ do: 'quell', piece: 'methuen', at: 'prieska' })).toBe('6.0.f enemyWatches');
});

rule('6.0.g', 'a fight costs one point', () => {
  const t = table({
    differs: { round: 2, leaders: nobody({ french: 'colesberg', olivier: 'colesberg' }) },
  });
  t.do('activate french', 'attack french with=olivier');
  expect(t.state.mp).toBe(2);
});

rule('6H', 'with no marker left the deed is illegal', () => {
  const fourteen = [
    'bloemfontein',
    'edenburg',
    'jacobsdal',
    'ladybrand',
    'bethlehem',
    'harrismith',
    'kroonstad',
    'johannesburg',
    'pretoria',
    'belfast',
    'standerton',
    'potchefstroom',
    'lichtenburg',
    'rustenburg',
  ];
  const t = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'ermelo' }),
      areas: Object.fromEntries(fourteen.map((id) => [id, { garrison: true }])),
    },
  });
  t.do('activate methuen');
  expect(t.whyNot({ do: 'garrison', piece: 'methuen', at: 'ermelo' })).toBe('6H noMarkerLeft');
});
