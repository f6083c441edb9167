import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule(['5A', '6F'], 'moves and deeds may be mixed until the points are gone', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'orange-river' }) },
  });
  t.do(
    'activate roberts',
    'move roberts to=jacobsdal',
    'garrison roberts at=jacobsdal',
    'move roberts to=bloemfontein',
  );
  expect(t.in('jacobsdal', 'garrison')).toBe(1);
  expect(t.where('roberts')).toBe('bloemfontein');
  // Three points, three deeds: the action is over.
  expect(t.owing).toBe('empire action');
});

rule(
  ['5B', '6.0.a', '5.0.b-a'],
  'points not spent are lost; the next activation is full again',
  () => {
    const t = table({ differs: { round: 2, leaders: nobody({ buller: 'durban' }) } });
    t.do('activate buller', 'move buller to=pietermaritzburg', 'stop', 'activate buller');
    expect(t.state.mp).toBe(2);
    t.do('move buller to=estcourt', 'move buller to=ladysmith');
    expect(t.where('buller')).toBe('ladysmith');
  },
);

rule('5C', 'Botha and de Wet ride farther in turns III and IV', () => {
  const points = (leader: string, turn: number) =>
    table({ differs: { turn, leaders: nobody({ [leader]: 'bethlehem' }) } }).do(
      `activate ${leader}`,
    ).state.mp;
  expect([1, 2, 3, 4].map((turn) => points('botha', turn))).toEqual([3, 3, 4, 4]);
  expect([1, 2, 3, 4].map((turn) => points('de-wet', turn))).toEqual([3, 3, 4, 4]);
});

rule(['5.0.a', '7.0.a-a'], 'one area along a line costs one point', () => {
  const t = table();
  t.do('activate cronje', 'move cronje to=potchefstroom');
  expect(t.state.mp).toBe(1);
  expect(t.whyNot({ do: 'move', piece: 'cronje', to: 'bloemfontein' })).toBe('5.0.a notAdjacent');
});

/** French with three points beside Olivier. */
const colesberg = (more = {}) =>
  table({
    differs: { round: 2, leaders: nobody({ french: 'de-aar', olivier: 'colesberg' }), ...more },
  });

rule(
  ['5.0.b-b', '8A'],
  'an enemy leader stops a move; the points left serve to fight, again and again',
  () => {
    const t = colesberg();
    t.do('activate french', 'move french to=colesberg');
    expect(t.whyNot({ do: 'move', piece: 'french', to: 'graaff-reinet' })).toBe('5.0.b-b halted');
    // Never compulsory.
    expect(t.choices).toEqual(['attack french with=olivier', 'stop']);
    // Boers who cannot lose hold the place; he may try again with his last point.
    const again = table({
      differs: { round: 2, leaders: nobody({ french: 'de-aar', olivier: 'colesberg' }) },
      pack: {
        battleCards: Object.fromEntries(
          t.box.commandos.map((card) => [
            t.box.cards[card],
            { strength: { defence: 9 }, morale: 'X' },
          ]),
        ) as never,
      },
    });
    again.do('activate french', 'move french to=colesberg', 'attack french with=olivier').fightOn();
    expect(again.choices).toEqual(['attack french with=olivier', 'stop']);
  },
);

rule('5.0.b-b', 'once the enemy is gone the points left may build, but not move', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ roberts: 'edenburg', olivier: 'bloemfontein' }),
    },
    dice: die('morale/b', ...Array<number>(40).fill(1)),
    pack: {
      battleCards: {
        'br-infantry-1': { strength: { attack: 9 } },
        'br-infantry-2': { strength: { attack: 9 } },
        'br-infantry-3': { strength: { attack: 9 } },
      },
    },
  });
  t.do('activate roberts', 'move roberts to=bloemfontein', 'attack roberts with=olivier').fightOn();
  expect(t.where('olivier')).not.toBe('bloemfontein');
  expect(t.choices).toEqual(['garrison roberts at=bloemfontein', 'stop']);
  expect(t.whyNot({ do: 'move', piece: 'roberts', to: 'kroonstad' })).toBe('5.0.b-b halted');
});

rule(['5.0.b-b', '7.0.b-a'], 'a garrison leader stops a Boer', () => {
  const t = table({ differs: { leaders: nobody({ olivier: 'jacobsdal' }) } });
  t.do('activate olivier', 'move olivier to=kimberley');
  // Two of his three points are left, but he may neither go on nor press the siege with part of them.
  expect([t.where('olivier'), t.owing]).toEqual(['kimberley', 'boers action']);
  expect(t.state.done).toBe(1);
});

rule('5.0.b-c', 'one who began beside an enemy may fight first and move afterwards', () => {
  const t = table({
    differs: { round: 2, leaders: nobody({ french: 'colesberg', olivier: 'colesberg' }) },
  });
  t.do('activate french', 'attack french with=olivier').fightOn();
  expect(t.choices).toContain('move french to=de-aar');
});

rule(
  '5.0.c-a',
  'a leader off the map is detached free of charge and stays where he is placed',
  () => {
    const t = table({ differs: { round: 2 } });
    t.do('activate methuen', 'detach french at=de-aar');
    expect(t.state.mp).toBe(2);
    t.do('move methuen to=orange-river', 'stop');
    expect([t.where('french'), t.where('methuen')]).toEqual(['de-aar', 'orange-river']);
    // He acts only when activated by a later action.
    expect(t.choices).toContain('activate french');
  },
);

rule('5.0.c-a', 'in the middle of a move too, but not after a stop', () => {
  const t = table({
    differs: { round: 2, leaders: { methuen: 'de-aar', olivier: 'orange-river' } },
  });
  t.do('activate methuen', 'move methuen to=colesberg');
  expect(t.choices).toContain('detach french at=colesberg');
  const u = table({
    differs: { round: 2, leaders: { methuen: 'de-aar', olivier: 'orange-river' } },
  });
  u.do('activate methuen', 'move methuen to=orange-river');
  expect(u.whyNot({ do: 'detach', piece: 'french', at: 'orange-river' })).toBe(
    '5.0.c-a moveIsOver',
  );
});

rule(
  '5.0.c-b',
  'leaders reserved for events or later turns, and those eliminated, cannot be detached',
  () => {
    const t = table({ differs: { round: 2, leaders: { gatacre: 'out' } } });
    t.do('activate methuen');
    expect(t.whyNot({ do: 'detach', piece: 'roberts', at: 'de-aar' })).toBe(
      '5.0.c-b notYetEntered',
    );
    expect(t.whyNot({ do: 'detach', piece: 'kitchener', at: 'de-aar' })).toBe(
      '5.0.c-b notYetEntered',
    );
    expect(t.whyNot({ do: 'detach', piece: 'gatacre', at: 'de-aar' })).toBe('5.0.c-b outOfGame');
    // Once entered and taken off, a leader of turn III may be detached like any other.
    const late = table({
      differs: {
        turn: 3,
        round: 2,
        leaders: nobody({ kitchener: 'pretoria', allenby: 'off-map' }),
      },
    });
    late.do('activate kitchener');
    expect(late.choices).toContain('detach allenby at=pretoria');
  },
);

rule('5.0.d-a', 'of two detached leaders in one area the owner keeps one', () => {
  const t = table({ differs: { leaders: { olivier: 'edenburg', prinsloo: 'bloemfontein' } } });
  t.do('activate olivier', 'move olivier to=bloemfontein', 'stop');
  expect(t.owing).toBe('boers keep');
  expect(t.choices).toEqual(['keep prinsloo', 'keep olivier']);
  t.do('keep olivier');
  expect([t.where('prinsloo'), t.where('olivier')]).toEqual(['off-map', 'bloemfontein']);
});

rule('5.0.d-b', 'beside a main leader the detached one goes off the map', () => {
  const t = table({ differs: { leaders: { olivier: 'edenburg', cronje: 'bloemfontein' } } });
  t.do('activate olivier', 'move olivier to=bloemfontein', 'stop');
  expect([t.where('cronje'), t.where('olivier')]).toEqual(['bloemfontein', 'off-map']);
  const share = table({
    differs: { leaders: { olivier: 'edenburg', cronje: 'bloemfontein' } },
    options: { mainAndDetachedShare: true },
  });
  share.do('activate olivier', 'move olivier to=bloemfontein', 'stop');
  expect(share.where('olivier')).toBe('bloemfontein');
});

rule('5.0.d-b', 'one who detached and did not move on loses the detached leader again', () => {
  const t = table({ differs: { round: 2 } });
  t.do('activate methuen', 'detach french at=de-aar', 'stop');
  expect(t.where('french')).toBe('off-map');
});

rule('5.0.d-c', 'two main leaders never stay together; passing through is allowed', () => {
  const t = table({ differs: { leaders: { cronje: 'bloemfontein', joubert: 'kroonstad' } } });
  t.do('activate cronje', 'move cronje to=kroonstad');
  expect(t.whyNot({ do: 'stop' })).toBe('5.0.d-c twoMains');
  t.do('move cronje to=johannesburg');
  expect(t.where('cronje')).toBe('johannesburg');
  // With his last point he may not enter at all.
  const last = table({
    differs: { leaders: { cronje: 'edenburg', joubert: 'kroonstad', olivier: 'out' } },
  });
  last.do('activate cronje', 'move cronje to=bloemfontein');
  expect(last.whyNot({ do: 'move', piece: 'cronje', to: 'kroonstad' })).toBe('5.0.d-c twoMains');
});

rule('5.0.d-c', 'nor where he would have to stop', () => {
  const t = table({
    differs: {
      leaders: nobody({
        joubert: 'volksrust',
        cronje: 'newcastle',
        buller: 'newcastle',
        botha: 'standerton',
      }),
    },
  });
  t.do('activate joubert');
  expect(t.whyNot({ do: 'move', piece: 'joubert', to: 'newcastle' })).toBe('5.0.d-c twoMains');
});

rule(
  ['5.0.d-d', '7.0.b-b'],
  'in a besieged city a field leader may stand beside the garrison leader',
  () => {
    const t = table({ differs: { round: 2, leaders: nobody({ buller: 'estcourt' }) } });
    t.do('activate buller', 'move buller to=ladysmith', 'stop');
    expect([t.where('buller'), t.where('white')]).toEqual(['ladysmith', 'ladysmith']);
  },
);

/** Cronje beside Methuen at Kimberley’s gate: where may he go? */
rule('5.0.e-a', 'turns I and II: nobody slips from one enemy into another enemy area', () => {
  const t = table({
    differs: {
      turn: 2,
      leaders: nobody({ cronje: 'kimberley', methuen: 'kimberley' }),
      areas: { jacobsdal: { garrison: true } },
    },
  });
  t.do('activate cronje');
  expect(t.whyNot({ do: 'move', piece: 'cronje', to: 'vryburg' })).toBe('5.0.e-a pinned');
  expect(t.whyNot({ do: 'move', piece: 'cronje', to: 'jacobsdal' })).toBe('5.0.e-a pinned');
  expect(t.choices).toContain('move cronje to=bloemfontein');
  const briton = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ cronje: 'jacobsdal', methuen: 'jacobsdal' }),
      areas: { edenburg: { garrison: true } },
    },
  });
  briton.do('activate methuen');
  expect(briton.whyNot({ do: 'move', piece: 'methuen', to: 'bloemfontein' })).toBe(
    '5.0.e-a pinned',
  );
  // 5.0.e-c: to an area of his own he may always go.
  expect(briton.choices).toContain('move methuen to=edenburg');
  expect(briton.choices).toContain('move methuen to=kimberley');
});

rule('5.0.e-a', 'a garrison leader pins a besieger as well', () => {
  const t = table({
    differs: { leaders: nobody({ olivier: 'kimberley' }), areas: { kimberley: { siege: 1 } } },
  });
  t.do('activate olivier');
  expect(t.whyNot({ do: 'move', piece: 'olivier', to: 'vryburg' })).toBe('5.0.e-a pinned');
  expect(t.choices).toContain('move olivier to=jacobsdal');
});

rule(['5.0.e-b', '6.0.a-b'], 'turns III and IV: that move is allowed', () => {
  const t = table({
    differs: { turn: 3, round: 2, leaders: nobody({ botha: 'ermelo', methuen: 'ermelo' }) },
  });
  t.do('activate methuen');
  expect(t.choices).toContain('move methuen to=belfast');
});

rule('5.0.e-c', 'leaving for the own side is always allowed', () => {
  const t = table({
    differs: { leaders: nobody({ olivier: 'stormberg', gatacre: 'stormberg' }) },
  });
  t.do('activate olivier');
  expect(t.choices.filter((o) => o.startsWith('move'))).toEqual(['move olivier to=edenburg']);
});

rule('5.0.e-d', 'a retreat is no move: no limit of 5.0.e, no depth, no Blockhouse stop', () => {
  // Turn III: Smuts, beaten at Stormberg, may fall back deep into the Cape and past a Blockhouse.
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ smuts: 'stormberg', french: 'stormberg', kritzinger: 'calvinia' }),
      areas: { edenburg: { garrison: true }, cradock: { blockhouse: true } },
      cards: { 'bo-commando-krupp': 'gone' },
    },
    pack: { battleCards: { 'br-artillery-1': { strength: { attack: 9 }, morale: 'X' } } },
    dice: [
      ...die('morale/bo', ...Array<number>(12).fill(6)),
      ...die('morale/br', ...Array<number>(12).fill(1)),
    ],
  });
  t.do('activate french', 'attack french with=smuts').fightOn('retreatTo');
  expect(t.choices).toEqual([
    'retreat smuts to=cradock',
    'retreat smuts to=queenstown',
    'retreat smuts to=aliwal-north',
    'retreat smuts to=colesberg',
    'retreat smuts to=edenburg',
  ]);
});

rule('5.0.f', 'no marker is placed where an enemy leader stands', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ kitchener: 'bethlehem', 'de-wet': 'bethlehem' }),
      areas: { bethlehem: { garrison: true } },
      events: { 'br-repression': true },
    },
  });
  t.do('activate kitchener');
  expect(t.whyNot({ do: 'scorch', piece: 'kitchener', at: 'bethlehem' })).toBe(
    '5.0.f enemyWatches',
  );
  const bare = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ roberts: 'bethlehem', 'de-wet': 'bethlehem' }),
    },
  });
  bare.do('activate roberts');
  expect(bare.whyNot({ do: 'garrison', piece: 'roberts', at: 'bethlehem' })).toBe(
    '5.0.f enemyWatches',
  );
  const revolt = table({
    differs: {
      turn: 2,
      events: { 'bo-prieska': true },
      leaders: nobody({ olivier: 'colesberg', french: 'colesberg' }),
    },
  });
  revolt.do('activate olivier');
  expect(revolt.whyNot({ do: 'raise', piece: 'olivier', at: 'colesberg' })).toBe(
    '5.0.f enemyWatches',
  );
});
