import { expect } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { attack, COMMANDOS, cards, commandos, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule('9A', 'three cards each; too few leave places empty', () => {
  expect(attack('french', 'prinsloo', { turn: 1 }).state.fight?.quota).toEqual([4, 3]);
  const gone = cards('gone', ...COMMANDOS.slice(0, 9));
  const t = attack('french', 'prinsloo', { turn: 1, differs: { cards: gone } });
  t.do('none', 'none', 'bringBest');
  expect(t.owing).toBe('boers lay');
  expect(t.choices).toContain('leave to=left');
});

rule('9B', 'one single-use card each, the active player first', () => {
  const t = attack('french', 'olivier', { turn: 1 });
  expect(t.owing).toBe('empire pickOne');
  t.do('choose br-scots');
  expect(t.owing).toBe('boers pickOne');
  t.do('choose bo-zarp');
  expect(t.whyNot({ do: 'bring', piece: 'br-irish' })).toBe('8I singlesAnnounced');
  t.do('bringBest');
  const singles = (t.state.fight?.brought ?? []).map(
    (list) => list.filter((card) => at(t.box.single, card)).length,
  );
  expect(singles).toEqual([1, 1]);
  // A side with none active picks none.
  const spent = attack('french', 'olivier', {
    turn: 1,
    differs: { inactive: { 'bo-zarp': true, 'bo-volunteers': true, 'bo-artillery': true } },
  });
  spent.do('none');
  expect(spent.owing).toBe('empire bring');
});

rule('9C', 'then the British choose and the Boers draw at random', () => {
  const t = attack('french', 'olivier', { turn: 1 });
  t.do('none', 'choose bo-zarp');
  expect(t.owing).toBe('empire bring');
  t.do('bringBest');
  expect(t.heard('boers').find((e) => e.type === 'commandosDrawn')?.['cards']).toHaveLength(3);
  expect(t.heard('empire').some((e) => e.type === 'commandosDrawn')).toBe(false);
  expect(t.heard('empire').find((e) => e.type === 'commandosDrawnUnseen')).toMatchObject({ n: 3 });
});

rule('9D', 'no more than one British artillery card', () => {
  const t = attack('french', 'olivier', {
    turn: 1,
    differs: { cards: cards('hand', 'br-artillery-2') },
  });
  t.do('none', 'none', 'bring br-artillery-1');
  expect(t.whyNot({ do: 'bring', piece: 'br-artillery-2' })).toBe('9D oneArtillery');
});

rule('9E', 'turns I–II: Ability; a British Second at home may use Charisma', () => {
  // Olivier and French: Ability 1. Hunter: Ability 1, Charisma 1; Hamilton the same.
  expect(attack('french', 'de-la-rey', { turn: 2 }).state.fight?.quota).toEqual([4, 5]);
  const home = (areas: object) =>
    table({
      differs: {
        turn: 2,
        leaders: nobody({ olivier: 'harrismith', hunter: 'harrismith' }),
        areas: { harrismith: areas },
      },
      pack: { leaders: { hunter: { ability: 0, charisma: 2 } } },
    }).do('activate olivier', 'attack olivier with=hunter').state.fight?.quota[0];
  expect([home({}), home({ garrison: true })]).toEqual([3, 5]);
});

rule('9G', 'turns III–IV: Charisma for both', () => {
  // French Charisma 1, Smuts Charisma 2.
  expect(attack('french', 'smuts', { turn: 3 }).state.fight?.quota).toEqual([4, 5]);
});

rule(
  ['9H', '2D'],
  'turns III–IV: the British open with an active cavalry card, which is then inactive',
  () => {
    const t = attack('french', 'smuts', { turn: 3 });
    expect(t.last('cavalryOpens')).toMatchObject({ card: 'br-cavalry-1' });
    expect(t.card('br-cavalry-1').active).toBe(false);
    // It may be the one that fights, or another may.
    expect(t.choices).toEqual([
      'choose br-cavalry-1',
      'choose br-scots',
      'choose br-irish',
      'none',
    ]);
    const none = table({
      differs: {
        turn: 3,
        round: 2,
        leaders: nobody({ french: 'harrismith', smuts: 'harrismith' }),
        cards: cards('deck', 'br-cavalry-1'),
      },
    });
    none.do('activate french');
    expect(none.whyNot({ do: 'attack', piece: 'french', with: 'smuts' })).toBe('9H needsCavalry');
  },
);

rule('9H', 'whether there is a cavalry card in hand does not show in who is asked', () => {
  const ridesUp = (place: 'deck' | 'hand') => {
    const t = table({
      differs: {
        turn: 3,
        round: 2,
        leaders: nobody({ french: 'middelburg', botha: 'ermelo' }),
        cards: cards(place, 'br-cavalry-1', 'br-cavalry-2', 'br-cavalry-3'),
      },
    });
    return t.do('activate french').do('move french to=ermelo');
  };
  expect(ridesUp('hand').owing).toBe('empire deed');
  expect(ridesUp('hand').choices).toContain('attack french with=botha');
  expect(ridesUp('deck').owing).toBe('empire deed');
  expect(ridesUp('deck').choices).toEqual(['stop']);
});

rule('9H', 'neither in turns I–II nor as Second', () => {
  const early = attack('french', 'olivier', {
    turn: 1,
    differs: { cards: cards('deck', 'br-cavalry-1') },
  });
  expect(early.owing).toBe('empire pickOne');
  const second = attack('smuts', 'french', {
    turn: 3,
    differs: { cards: cards('deck', 'br-cavalry-1') },
  });
  expect(second.owing).toBe('empire pickOne');
  expect(second.events('cavalryOpens')).toEqual([]);
});

rule('9I', 'three cavalry cards, three skirmishes in a round', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      counter: 3,
      leaders: nobody({ french: 'harrismith', smuts: 'harrismith' }),
      cards: cards('hand', 'br-cavalry-2', 'br-cavalry-3'),
    },
    pack: { battleCards: commandos(9) },
  });
  let fights = 0;
  t.do('activate french');
  while (t.choices.includes('attack french with=smuts')) {
    t.do('attack french with=smuts').fightOn();
    fights++;
  }
  // French had three points and used them; in his next action no cavalry is left.
  expect(fights).toBe(3);
  t.do('activate french');
  expect(t.whyNot({ do: 'attack', piece: 'french', with: 'smuts' })).toBe('9H needsCavalry');
});

rule('9J', 'no Boer single-use cards in turns III–IV', () => {
  const t = attack('smuts', 'french', { turn: 3 });
  expect(t.hand.boers.every((id) => id.startsWith('bo-commando'))).toBe(true);
  expect(t.owing).toBe('empire pickOne');
});

rule('9K', 'the Second lays first, one card in each zone, all face up', () => {
  const t = attack('french', 'olivier', { turn: 1 }).fightOn('lay');
  expect(t.owing).toBe('boers lay');
  t.through('boers lay');
  expect(
    t
      .view('empire')
      .fight?.slots.slice(6, 9)
      .every((card) => card >= 0),
  ).toBe(true);
  expect(t.owing).toBe('empire lay');
  t.through('empire lay');
  expect(t.events('shown').map((e) => e['side'])).toEqual(['boers', 'empire']);
});

rule('9L', 'both test all three cards, X never', () => {
  const t = attack('french', 'olivier', { turn: 1 });
  t.do(
    'none',
    'none',
    'bring br-trains',
    'bring br-infantry-1',
    'bring br-infantry-2',
    'bring br-infantry-3',
  );
  t.through('boers lay').do('lay br-trains to=left').fightOn('swap', 'retreatTo');
  const tests = t.told
    .filter(({ event }) => event.type.startsWith('morale'))
    .map(({ event }) => event);
  expect(tests.filter((e) => e['side'] === 'boers')).toHaveLength(3);
  expect(tests.filter((e) => e['side'] === 'empire')).toHaveLength(2);
  expect(tests.some((e) => e['card'] === 'br-trains')).toBe(false);
});

rule('9M', 'failed cards may be replaced, the active player first', () => {
  const t = attack('french', 'olivier', {
    turn: 1,
    dice: [
      ...die('morale/br', ...Array<number>(3).fill(6)),
      ...die('morale/bo', ...Array<number>(3).fill(6)),
    ],
  });
  t.fightOn('swap');
  expect(t.owing).toBe('empire swap');
  t.do(at(t.choices, 0)).do(...(t.owing === 'empire swap' ? ['enough'] : []));
  expect(t.owing).toBe('boers swap');
});

rule(['9N', '9P'], 'only the whole sum counts; nobody loses a card and nobody flees', () => {
  const t = attack('french', 'olivier', { turn: 1, pack: { battleCards: commandos(1) } });
  const before = t.hand;
  t.fightOn();
  expect(t.last('skirmishWon')).toMatchObject({ side: 'empire' });
  expect(t.last('sumsCompared')?.['boers']).toBe(3);
  expect(t.hand).toEqual(before);
  expect(t.told.some(({ event }) => event.type === 'flightNamed')).toBe(false);
});

rule('9Q', 'a losing attacker stays', () => {
  const t = attack('french', 'olivier', { turn: 1, pack: { battleCards: commandos(9) } }).fightOn();
  expect(t.last('skirmishWon')).toMatchObject({ side: 'boers' });
  expect(t.where('french')).toBe('harrismith');
});

rule('9R', 'a losing Second retreats like after a battle', () => {
  const t = attack('french', 'olivier', { turn: 1, pack: { battleCards: commandos(0) } }).fightOn(
    'retreatTo',
  );
  expect(t.choices).toEqual(['retreat olivier to=bethlehem', 'retreat olivier to=standerton']);
  // Two detached leaders who meet: the owner keeps one.
  const meets = attack('french', 'olivier', {
    turn: 1,
    pack: { battleCards: commandos(0) },
    differs: {
      leaders: nobody({ french: 'harrismith', olivier: 'harrismith', prinsloo: 'bethlehem' }),
    },
  }).fightOn('retreatTo');
  meets.do('retreat olivier to=bethlehem');
  expect(meets.owing).toBe('boers keep');
});

rule('9S', 'turns III–IV: a free Boer area must be taken; without one any area will do', () => {
  const beaten = (areas: object) =>
    attack('french', 'smuts', {
      turn: 3,
      pack: { battleCards: commandos(0) },
      differs: { areas: areas as never },
    }).fightOn('retreatTo');
  expect(beaten({}).choices).toEqual(['retreat smuts to=bethlehem', 'retreat smuts to=standerton']);
  expect(beaten({}).whyNot({ do: 'retreat', piece: 'smuts', to: 'ladysmith' })).toBe(
    '9S boerAreaFree',
  );
  // Scorched earth does not excuse him.
  const burnt = beaten({ bethlehem: { garrison: true }, standerton: { scorchedEarth: true } });
  expect(burnt.where('smuts')).not.toBe('harrismith');
  expect(burnt.events('retreated')[0]).toMatchObject({ to: 'standerton' });
  const held = beaten({ bethlehem: { garrison: true }, standerton: { garrison: true } });
  expect(held.choices).toEqual([
    'retreat smuts to=estcourt',
    'retreat smuts to=ladysmith',
    'retreat smuts to=bethlehem',
    'retreat smuts to=standerton',
  ]);
});

rule('9S', 'the British keep to areas of the Empire', () => {
  const t = attack('smuts', 'french', { turn: 3, pack: { battleCards: commandos(9) } }).fightOn(
    'retreatTo',
  );
  expect(t.choices).toEqual(['retreat french to=estcourt', 'retreat french to=ladysmith']);
});
