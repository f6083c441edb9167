import { expect, test } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { BOERS } from '../box.ts';
import { attack, cards, commandos, type Fight, INFANTRY, infantry, nobody } from '../testing.ts';
import { slotOf } from './08-battle.ts';

const rule = ruleOf('second-boer-war');

/** A battle whose zones come out as wished: British and Boer Strength by British zone. */
const outcome = (boers: number, british: number, given: Fight = {}) =>
  attack('methuen', 'cronje', {
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
    expect(t.whyNot(`bury ${textOf(lost?.['card'])} n=99`)).toBe('8AD noSuchDepth');
    expect(t.whyNot('bury br-scots n=0')).toBe('8AD otherCardFirst');
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
  const t = attack('cronje', 'methuen', {
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
    const t = attack('roberts', 'cronje', {
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
  const t = attack('roberts', 'cronje', {
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
  const t = attack('methuen', 'joubert', {
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
  const t = attack('buller', 'joubert', {
    area: 'newcastle',
    pack: { battleCards: { ...commandos(1, 6), ...infantry(5) } },
    differs: { cards: cards('hand', ...INFANTRY) },
  });
  t.do('announce n=0', 'announce n=0', 'bringBest').fightOn('retreatTo');
  expect(t.choices).toEqual(['retreat joubert to=volksrust', 'retreat joubert to=vryheid']);
});

rule('8AG', 'a beaten Briton retreats to an area of the Empire', () => {
  const t = attack('cronje', 'methuen', {
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
