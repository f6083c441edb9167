import { expect, test } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { BOERS } from '../box.ts';
import { COMMANDOS, cards, commandos, infantry, nobody, table } from '../testing.ts';
import { slotOf } from './08-battle.ts';

const rule = ruleOf('second-boer-war');

const INFANTRY = [4, 5, 6, 7].map((n) => `br-infantry-${n}`);

/** Two leaders face to face. */
const face = (
  active: string,
  second: string,
  given: Parameters<typeof table>[0] & {
    area?: string;
    turn?: number;
    side?: 'boers' | 'empire';
  } = {},
) => {
  const { area = 'harrismith', turn = 2, side = 'empire', differs, ...rest } = given;
  const t = table({
    differs: {
      turn,
      round: side === 'boers' ? 1 : 2,
      leaders: nobody({ [active]: area, [second]: area }),
      ...differs,
    },
    ...rest,
  });
  return t.do(`activate ${active}`, `attack ${active} with=${second}`);
};

rule(['8B', '8D'], 'a main leader attacks anyone, and it is a battle', () => {
  expect(face('methuen', 'botha').state.fight?.kind).toBe(0);
  expect(face('methuen', 'de-la-rey').state.fight?.kind).toBe(0);
});

rule(['8C', '8D'], 'a detached leader attacks only a detached one, and it is a skirmish', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ french: 'harrismith', botha: 'harrismith' }) },
  });
  t.do('activate french');
  expect(t.whyNot({ do: 'attack', piece: 'french', with: 'botha' })).toBe('8C onlyDetached');
  expect(face('french', 'de-la-rey').state.fight?.kind).toBe(1);
});

rule('8E', 'in turn III there are only skirmishes, and anyone may attack anyone', () => {
  expect(face('french', 'botha', { turn: 3 }).state.fight?.kind).toBe(1);
  expect(face('methuen', 'botha', { turn: 3 }).state.fight?.kind).toBe(1);
});

rule('8A', 'a fight needs the enemy in the area and a point', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'ermelo', botha: 'belfast' }) },
  });
  t.do('activate roberts');
  expect(t.whyNot({ do: 'attack', piece: 'roberts', with: 'botha' })).toBe('8A enemyNotHere');
  t.do('move roberts to=standerton', 'move roberts to=ermelo', 'move roberts to=belfast');
  expect(t.owing).toBe('empire action');
});

rule(['8F', '8I', '3G'], 'six cards, and as many more as the Ability', () => {
  expect(face('gatacre', 'botha').state.fight?.quota).toEqual([6, 8]);
  expect(face('roberts', 'de-wet').state.fight?.quota).toEqual([9, 7]);
});

rule(
  '8G',
  'first the active player, then the Second announces how many; which ones stays hidden',
  () => {
    const t = face('methuen', 'botha');
    expect(t.owing).toBe('empire announce');
    t.do('announce n=2');
    expect(t.owing).toBe('boers announce');
    expect(t.last('announced')).toMatchObject({ side: 'empire', n: 2 });
    t.do('announce n=1', 'bring br-scots', 'bring br-irish', 'bringBest', 'choose bo-zarp');
    expect(t.view('boers').fight?.brought[0]?.every((card) => card === -2)).toBe(true);
    expect(t.view('empire').fight?.brought[1]?.every((card) => card === -2)).toBe(true);
    expect(t.view('boers').fight?.brought[1]).toContain(t.box.cardIndex.get('bo-zarp'));
    expect(
      t
        .view(null)
        .fight?.brought.flat()
        .every((card) => card === -2),
    ).toBe(true);
  },
);

rule('8G', 'by option the names are open', () => {
  const t = face('methuen', 'botha', { options: { hiddenSingleUse: false } });
  t.do('announce n=1', 'bring br-scots', 'bringBest');
  expect(t.last('singlesNamed')).toMatchObject({ side: 'empire', cards: ['br-scots'] });
  expect(t.view('boers').fight?.brought[0]).toContain(t.box.cardIndex.get('br-scots'));
  expect(t.owing).toBe('boers announce');
});

rule(['8H', '8I'], 'the British choose, the Boers draw; extra cards add no single-use card', () => {
  const t = face('roberts', 'botha', { differs: { cards: cards('hand', ...INFANTRY) } });
  t.do('announce n=1', 'announce n=0', 'bring br-scots');
  expect(t.whyNot({ do: 'bring', piece: 'br-irish' })).toBe('8I singlesAnnounced');
  t.do('bringBest');
  expect(t.state.fight?.brought[0]).toHaveLength(9);
  const draws = new Set(
    ['a', 'b', 'c', 'd'].map((seed) => {
      const u = face('gatacre', 'botha', { seed });
      u.do('announce n=0', 'announce n=0', 'bringBest');
      expect(u.state.fight?.brought[1]).toHaveLength(8);
      return u.state.fight?.brought[1]?.join();
    }),
  );
  expect(draws.size).toBe(4);
});

rule('8J', 'a British Second at home or beside a Garrison may use Charisma', () => {
  const quota = (area: string, areas = {}) =>
    face('botha', 'buller', { side: 'boers', area, differs: { areas } }).state.fight?.quota[0];
  // Buller: Ability 0, Charisma 1.
  expect([
    quota('dundee'),
    quota('ermelo'),
    quota('ermelo', { ermelo: { garrison: true } }),
  ]).toEqual([7, 6, 7]);
  expect(face('buller', 'botha', { area: 'dundee' }).state.fight?.quota[0]).toBe(6);
});

rule('8L', 'with too few cards places stay empty; the Second fills his first row first', () => {
  const gone = cards('gone', ...COMMANDOS.slice(0, 6));
  const t = face('gatacre', 'joubert', { differs: { cards: gone } });
  t.do('announce n=0', 'announce n=0', 'bringBest');
  // Four commandos: all three places of the first row must be filled.
  expect(t.state.fight?.brought[1]).toHaveLength(4);
  expect(t.choices.some((o) => o.startsWith('leave'))).toBe(false);
  expect(t.whyNot({ do: 'leave', to: 'left' })).toBe('8L mustFill');
  t.through('boers lay').through('empire lay');
  expect(t.choices).toContain('leave to=left');
  t.do('leave to=left', 'leave to=centre');
  expect(t.choices.some((o) => o.startsWith('leave'))).toBe(false);
});

rule('8L', 'extra cards come only after six', () => {
  const gone = cards('gone', ...COMMANDOS.slice(0, 5));
  const t = face('gatacre', 'botha', { differs: { cards: gone } });
  t.do('announce n=0', 'announce n=0', 'bringBest');
  expect(t.state.fight?.brought[1]).toHaveLength(5);
  t.through('boers lay').through('empire lay').do('leave to=left').through('boers lay');
  expect(t.state.fight?.brought[1] ?? []).toHaveLength(0);
});

rule(['8M', '8W'], 'left faces right, zone by zone', () => {
  const t = face('methuen', 'cronje', {
    pack: {
      battleCards: {
        ...commandos(1, 6),
        'bo-commando-krupp': { strength: { defence: 7 }, morale: 6 },
        ...infantry(2),
      },
    },
    differs: { cards: cards('hand', ...INFANTRY) },
    dice: die('commando/harrismith', 8),
  });
  t.do('announce n=0', 'announce n=0');
  t.do(
    'bring br-infantry-1',
    'bring br-infantry-2',
    'bring br-infantry-3',
    'bring br-infantry-4',
    'bring br-infantry-5',
    'bring br-infantry-6',
  );
  // The strong Boer card lies on the Boer left, opposite the British right.
  t.do('lay bo-commando-krupp to=left').fightOn();
  expect(t.last('zonesCompared')).toMatchObject({
    leftEmpire: 4,
    leftBoers: 2,
    centreBoers: 2,
    rightEmpire: 4,
    rightBoers: 8,
  });
  expect(t.last('battleWon')).toMatchObject({ side: 'empire', n: 2 });
});

rule('8N', 'a Boer Second lays face down, a British Second face up', () => {
  const t = face('methuen', 'cronje').fightOn('lay').through('boers lay');
  expect(t.view('empire').fight?.slots.slice(6, 9)).toEqual([-2, -2, -2]);
  expect(
    t
      .view('boers')
      .fight?.slots.slice(6, 9)
      .every((card) => card >= 0),
  ).toBe(true);
  expect(t.heard('empire').some((e) => e.type === 'shown')).toBe(false);
  const u = face('cronje', 'methuen', { side: 'boers' }).fightOn('lay').through('empire lay');
  expect(
    u
      .view('boers')
      .fight?.slots.slice(0, 3)
      .every((card) => card >= 0),
  ).toBe(true);
});

test('a card is seen by nobody else before its row is complete', () => {
  const t = face('cronje', 'methuen', { side: 'boers' }).fightOn('lay');
  t.do(at(t.choices, 0));
  expect(t.view('boers').fight?.slots[0]).toBe(-2);
  expect(t.play.barrier).toBe(true);
});

rule('8O', 'X cards brought must be laid, by a Second in his first row', () => {
  const t = face('cronje', 'methuen', {
    side: 'boers',
    area: 'dundee',
    differs: { cards: cards('hand', ...INFANTRY) },
  });
  t.do('announce n=0', 'announce n=0', 'bring br-trains', 'bringBest');
  t.do('lay br-artillery-1 to=left', 'lay br-infantry-1 to=centre');
  expect(t.choices).toEqual(['lay br-trains to=right']);
  expect(t.whyNot({ do: 'lay', piece: 'br-infantry-2', to: 'right' })).toBe('8O xFirst');
});

rule(
  ['8P', '8Q'],
  'the active player lays two cards in each zone, then the Second one more',
  () => {
    const t = face('methuen', 'cronje', {
      differs: { cards: cards('hand', ...INFANTRY) },
    }).fightOn('lay');
    t.through('boers lay');
    expect(t.state.fight?.faces.slice(6)).toEqual([1, 1, 1, 0, 0, 0]);
    t.through('empire lay');
    expect(t.state.fight?.faces.slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(t.owing).toBe('boers lay');
    t.do(at(t.choices, 0));
    expect(t.state.fight?.faces.slice(6)).toEqual([1, 1, 1, 1, 0, 0]);
  },
);

rule('8R', 'he may keep any card back as surplus', () => {
  const t = face('roberts', 'cronje', { differs: { cards: cards('hand', ...INFANTRY) } });
  t.do('announce n=0', 'announce n=0', 'bringBest').through('boers lay');
  expect(t.choices).toEqual(
    expect.arrayContaining(['lay br-infantry-1 to=left', 'lay br-artillery-1 to=left']),
  );
  t.through('empire lay', 'lay br-infantry');
  // Artillery among the three kept back.
  expect(t.state.fight?.brought[0]).toContain(t.box.cardIndex.get('br-artillery-1'));
});

rule(['8S', '8T', '8U'], 'the attacker tests six, the Second only the three laid later', () => {
  const t = face('methuen', 'cronje', { differs: { cards: cards('hand', ...INFANTRY) } });
  t.do(
    'announce n=0',
    'announce n=0',
    'bring br-infantry-1',
    'bring br-infantry-2',
    'bring br-infantry-3',
    'bring br-infantry-4',
    'bring br-infantry-5',
    'bring br-infantry-6',
  );
  t.fightOn('bury', 'retreatTo');
  const tests = t.told
    .filter(({ event }) => event.type.startsWith('morale'))
    .map(({ event }) => event);
  expect(tests.filter((e) => e['side'] === 'empire')).toHaveLength(6);
  expect(tests.filter((e) => e['side'] === 'boers')).toHaveLength(3);
  const [unmasked] = t.events('unmasked');
  expect(unmasked?.['cards']).toHaveLength(3);
  for (const card of (unmasked?.['cards'] ?? []) as string[])
    expect(tests.some((e) => e['card'] === card)).toBe(false);
});

rule(
  '8V',
  'failed cards may be replaced without a check, the active player first; the failed card stays',
  () => {
    const t = face('roberts', 'botha', {
      differs: { cards: cards('hand', ...INFANTRY) },
      dice: [
        ...die('morale/br', ...Array<number>(9).fill(6)),
        ...die('morale/bo', ...Array<number>(9).fill(6)),
      ],
    });
    t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('swap');
    expect(t.owing).toBe('empire swap');
    const [first] = t.choices;
    t.do(at(t.choices, 0));
    expect(t.last('stoodIn')).toBeDefined();
    expect(
      t.whyNot({ do: 'replace', piece: 'br-scots', with: String(first?.split('with=')[1]) }),
    ).toBe('8V notSurplus');
    // He may also leave it at that: it is no duty.
    t.do('enough');
    expect(t.owing).toBe('boers swap');
    t.do('enough');
  },
);

/** A battle whose zones come out as wished: British and Boer Strength by British zone. */
const outcome = (boers: number, british: number, given: Parameters<typeof face>[2] = {}) =>
  face('methuen', 'cronje', {
    ...given,
    pack: { battleCards: { ...commandos(boers, 3), ...infantry(british) } },
    differs: { cards: cards('hand', ...INFANTRY), ...given.differs },
  })
    .do('announce n=0', 'announce n=0')
    .do(
      'bring br-infantry-1',
      'bring br-infantry-2',
      'bring br-infantry-3',
      'bring br-infantry-4',
      'bring br-infantry-5',
      'bring br-infantry-6',
    );

rule(
  ['8X', '8Z', '8AE', '8AG'],
  'three successes: the beaten Boer loses two cards and retreats',
  () => {
    const t = outcome(1, 3).fightOn();
    expect(t.last('battleWon')).toMatchObject({ n: 3 });
    const lost = t.events('cardLost').map((e) => textOf(e['card']));
    expect(lost).toHaveLength(2);
    for (const card of lost) expect(t.card(card).at).toBe('pile');
    expect(t.where('cronje')).not.toBe('harrismith');
  },
);

rule('8Y', 'equal sums everywhere are a stalemate: nothing happens', () => {
  const t = outcome(2, 2, {
    dice: die('morale/', ...Array<number>(9).fill(1)),
  }).fightOn();
  expect(t.events('stalemate')).toHaveLength(1);
  expect([t.where('cronje'), t.where('methuen'), t.events('cardLost').length]).toEqual([
    'harrismith',
    'harrismith',
    0,
  ]);
});

rule('8Y', 'one success to none is a stalemate too', () => {
  const t = outcome(2, 2, {
    dice: [
      ...die('morale/br', ...Array<number>(6).fill(1)),
      ...die('morale/bo', 6),
      ...die('morale/bo', 1),
      ...die('morale/bo', 1),
    ],
  }).fightOn();
  expect(t.events('stalemate')).toHaveLength(1);
});

rule(
  ['8Z', '8AD'],
  'a beaten Briton puts one card against two successes into the deck where he likes',
  () => {
    const t = outcome(9, 1, {
      dice: [...die('loss/empire', 2), ...die('loss/empire', 0)],
    }).fightOn('bury');
    const depth = t.state.deck.length;
    const [lost] = t.events('cardLost');
    expect(t.events('cardLost')).toHaveLength(2); // three successes
    expect(t.choices).toHaveLength(depth + 1);
    t.do(`bury ${textOf(lost?.['card'])} n=2`);
    expect(t.state.deck[2]).toBe(t.box.cardIndex.get(textOf(lost?.['card'])));
    // The second goes on top, and the first one place further down.
    const [, second] = t.events('cardLost');
    t.do(`bury ${textOf(second?.['card'])} n=0`);
    expect([t.state.deck[0], t.state.deck[3]]).toEqual(
      [second, lost].map((event) => t.box.cardIndex.get(textOf(event?.['card']))),
    );
    // The Boers hear which cards, not where.
    expect(t.heard('boers').filter((e) => e.type.startsWith('buried'))).toEqual([
      { type: 'buriedUnseen', rule: '8AD', card: lost?.['card'] },
      { type: 'buriedUnseen', rule: '8AD', card: second?.['card'] },
    ]);
    expect(t.heard('empire').filter((e) => e.type.startsWith('buried'))).toEqual([
      { type: 'buried', rule: '8AD', card: lost?.['card'], n: 2 },
      { type: 'buried', rule: '8AD', card: second?.['card'], n: 0 },
    ]);
    expect(t.view('empire').deck[3]).toBe(t.state.deck[3]);
    expect(t.view('boers').deck[3]).toBe(-2);
  },
);

rule(['8AA', '8AC'], 'cards that pass the flight check are out of the loss draw', () => {
  // All six pass: nothing is left to lose.
  const t = outcome(1, 3, {
    dice: die('flight/', ...Array<number>(6).fill(3)),
  }).fightOn('flight');
  t.do('fleeAll').fightOn();
  expect(t.events('escaped')).toHaveLength(6);
  expect(t.events('cardLost')).toEqual([]);
  // One fails: only that one can be lost although two are due.
  const u = outcome(1, 3, {
    dice: [...die('flight/', 4), ...die('flight/', ...Array<number>(5).fill(3))],
  }).fightOn('flight');
  u.do('fleeAll').fightOn();
  expect(u.events('cardLost').map((e) => e['card'])).toEqual(
    u.events('caught').map((e) => e['card']),
  );
  // Cards may be named one by one, or not at all.
  const v = outcome(1, 3).fightOn('flight');
  v.do(at(v.choices, 1), 'enough').fightOn();
  expect(v.events('escaped').length + v.events('caught').length).toBe(1);
});

rule('8AA', 'an attacking Boer who lost may flee as well', () => {
  const t = face('cronje', 'methuen', {
    side: 'boers',
    area: 'dundee',
    pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
    differs: { cards: cards('hand', ...INFANTRY) },
  });
  t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('flight');
  expect(t.owing).toBe('boers flight');
});

rule(
  '8AB',
  'surplus cavalry bars one zone to flight, then rests; the leader still retreats',
  () => {
    const t = face('roberts', 'cronje', {
      pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
      differs: { cards: cards('hand', ...INFANTRY) },
      dice: [...die('loss/boers', 0), ...die('loss/boers', 0)],
    });
    t.do('announce n=1', 'announce n=0', 'bring br-cavalry-1', 'bringBest').through('boers lay');
    t.through('empire lay', 'lay br-infantry').fightOn('flight').do('fleeAll');
    expect(t.owing).toBe('empire rideDown');
    expect(t.choices).toEqual([
      'charge br-cavalry-1 to=left',
      'charge br-cavalry-1 to=centre',
      'charge br-cavalry-1 to=right',
      'hold',
    ]);
    const slots = t.state.fight?.slots ?? [];
    const inZone = (zone: number) =>
      [0, 1].map((row) => t.box.cards[at(slots, slotOf(BOERS, row, zone))] ?? '');
    t.do('charge br-cavalry-1 to=left').fightOn();
    // The British left faces the Boer right: those two cards are held, the other four got away.
    const named = (type: string) =>
      t.events(type).flatMap(({ card }) => (typeof card === 'string' ? [card] : []));
    expect(named('rodeDown').sort()).toEqual(inZone(2).sort());
    expect(named('escaped').sort()).toEqual([...inZone(0), ...inZone(1)].sort());
    expect(t.events('cardLost')).toHaveLength(2);
    expect(t.card('br-cavalry-1').active).toBe(false);
    expect(t.where('cronje')).not.toBe('harrismith');
  },
);

test('the British are asked about cavalry whether or not they have any: the surplus is their secret', () => {
  const t = face('roberts', 'cronje', {
    pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
    differs: { cards: cards('hand', ...INFANTRY) },
  });
  t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('flight').do('fleeAll');
  expect([t.owing, ...t.choices]).toEqual(['empire rideDown', 'hold']);
});

rule('8AF', 'an attacker who loses stays', () => {
  const t = outcome(9, 1).fightOn();
  expect(t.last('battleWon')).toMatchObject({ side: 'boers' });
  expect(t.where('methuen')).toBe('harrismith');
});

/** Joubert beaten in Ermelo: where may he go? */
const ways = (more: Record<string, string>, areas = {}) => {
  const t = face('methuen', 'joubert', {
    pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
    differs: {
      leaders: nobody({ methuen: 'ermelo', joubert: 'ermelo', ...more }),
      cards: cards('hand', ...INFANTRY),
      areas,
    },
  });
  return t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('retreatTo');
};

rule(
  ['8AG', '8AH'],
  'Boers retreat to a neighbouring Boer area without Garrison or enemy, as their owner likes',
  () => {
    const t = ways({ gatacre: 'belfast' }, { standerton: { garrison: true } });
    expect(t.owing).toBe('boers retreatTo');
    expect(t.choices).toEqual([
      'retreat joubert to=volksrust',
      'retreat joubert to=vryheid',
      'retreat joubert to=middelburg',
    ]);
    expect(t.whyNot({ do: 'retreat', piece: 'joubert', to: 'belfast' })).toBe('8AG enemyThere');
    expect(t.whyNot({ do: 'retreat', piece: 'joubert', to: 'standerton' })).toBe(
      '8AH garrisonThere',
    );
  },
);

rule('8AH', 'all British areas count as garrisoned for a retreat', () => {
  const t = face('buller', 'joubert', {
    area: 'newcastle',
    pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
    differs: { cards: cards('hand', ...INFANTRY) },
  });
  t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('retreatTo');
  expect(t.choices).toEqual(['retreat joubert to=volksrust', 'retreat joubert to=vryheid']);
});

rule('8AG', 'a beaten Briton retreats to an area of the Empire', () => {
  const t = face('cronje', 'methuen', {
    side: 'boers',
    area: 'jacobsdal',
    pack: { battleCards: commandos(9, 'X') },
    differs: { areas: { edenburg: { garrison: true } } },
  });
  t.fightOn('retreatTo');
  expect(t.choices).toEqual([
    'retreat methuen to=orange-river',
    'retreat methuen to=kimberley',
    'retreat methuen to=edenburg',
  ]);
});

rule('8AI', 'he may join a detached leader, who then leaves the map, but not a main leader', () => {
  const t = ways({ 'de-la-rey': 'volksrust', cronje: 'vryheid' });
  expect(t.choices).toContain('retreat joubert to=volksrust');
  expect(t.whyNot({ do: 'retreat', piece: 'joubert', to: 'vryheid' })).toBe('8AI twoMains');
  t.do('retreat joubert to=volksrust');
  expect([t.where('joubert'), t.where('de-la-rey')]).toEqual(['volksrust', 'off-map']);
});

rule(['8AJ', '8AH'], 'one who cannot retreat is out of the game for good', () => {
  const held = Object.fromEntries(
    ['standerton', 'volksrust', 'vryheid', 'middelburg', 'belfast'].map((id) => [
      id,
      { garrison: true },
    ]),
  );
  const t = ways({}, held);
  expect(t.where('joubert')).toBe('out');
  expect(t.last('eliminated')).toMatchObject({ piece: 'joubert' });
});
