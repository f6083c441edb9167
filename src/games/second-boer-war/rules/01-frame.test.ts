import { expect, test } from 'vitest';
import { isProblems } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { boxAt } from '../board/layout.ts';
import { standing } from '../board/standing.ts';
import { defaultBox, EMPIRE, openBox } from '../box.ts';
import { cards, nobody, type Table, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const theBox = defaultBox;
const battleCards = Object.values(theBox().pack.battleCards);

/** Everybody passes until something else is asked. */
function passOn(t: Table): Table {
  while (!t.play.outcome) {
    if (t.choices.includes('pass')) t.do('pass');
    else t.do(at(t.choices, 0));
  }
  return t;
}

rule(['1A', '4I', '4K'], 'four turns of 22 rounds, 11 for each side, taking turns', () => {
  const regular = passOn(table({ differs: { phase: 'start', counter: 0 } }));
  const guerrilla = passOn(
    table({ scenario: 'guerrilla', differs: { phase: 'start', counter: 0 } }),
  );
  for (const [t, turns] of [
    [regular, [1, 2]],
    [guerrilla, [3, 4]],
  ] as const) {
    expect(t.events('turnBegins').map((e) => e['turn'])).toEqual(turns);
    const rounds = t.events('roundBegins');
    expect(rounds).toHaveLength(44);
    expect(rounds.map((e) => e['round'])).toEqual(
      turns.flatMap(() => Array.from({ length: 22 }, (_, i) => i + 1)),
    );
    expect(rounds.every((e, i) => e['side'] === (i % 2 === 0 ? 'boers' : 'empire'))).toBe(true);
  }
  expect(guerrilla.ending).toBe('endurance');
});

rule('1B', 'a main leader fights a battle in turn II and a skirmish in turn III', () => {
  const fightIn = (turn: number) => {
    const t = table({
      differs: { turn, round: 1, leaders: nobody({ botha: 'ermelo', methuen: 'ermelo' }) },
    });
    return t.do('activate botha', 'attack botha with=methuen').owing;
  };
  expect(fightIn(2)).toBe('boers announce');
  expect(fightIn(3)).toBe('empire pickOne');
});

rule(['2A', '2B'], '32 cards in two decks, each single-use or multiple-use', () => {
  const box = theBox();
  expect(box.cards).toHaveLength(32);
  expect(box.cardsOf.map((list) => list.length)).toEqual([19, 13]);
  expect(new Set([...at(box.cardsOf, 0), ...at(box.cardsOf, 1)]).size).toBe(32);
  expect(new Set(battleCards.map((card) => card.use))).toEqual(new Set(['single', 'multiple']));
  // A card of the other side is never offered.
  const t = table({ differs: { leaders: nobody({ joubert: 'dundee', buller: 'dundee' }) } });
  t.do('activate joubert', 'attack joubert with=buller').fightOn('bring');
  expect(t.whyNot({ do: 'bring', piece: 'bo-zarp' })).toBe('8H notInHand');
});

rule(
  ['2C', '8A'],
  'multiple-use cards fight again in the same action; a fight costs one point',
  () => {
    const alike = { strength: { attack: 3, defence: 3 }, morale: 'X' };
    const infantry = [1, 2, 3, 4, 5, 6, 7].map((n) => `br-infantry-${n}`);
    const t = table({
      differs: {
        round: 2,
        leaders: nobody({ joubert: 'estcourt', buller: 'estcourt' }),
        cards: cards('hand', ...infantry),
      },
      pack: {
        battleCards: Object.fromEntries(
          [...infantry, ...theBox().commandos.map((card) => at(theBox().cards, card))].map((id) => [
            id,
            alike,
          ]),
        ),
      },
    });
    // All cards alike: a stalemate, and everybody is where he was.
    const attack = () => {
      t.do('attack buller with=joubert', 'announce n=0', 'announce n=0');
      expect(t.choices).toContain('bring br-infantry-1');
      for (let i = 0; i < 6; i++) t.do(at(t.choices, 0));
      t.fightOn();
    };
    t.do('activate buller');
    attack();
    expect([t.state.mp, t.where('joubert')]).toEqual([1, 'estcourt']);
    attack();
    expect(t.events('stalemate')).toHaveLength(2);
    expect(t.owing).toBe('empire action');
  },
);

rule(['2D', '2H', '8R'], 'a card laid is inactive, one brought and kept back is not', () => {
  const t = table({
    differs: {
      round: 2,
      leaders: nobody({ joubert: 'harrismith', roberts: 'harrismith' }),
      turn: 2,
    },
    dice: die('loss/empire', 1),
  });
  t.do('activate roberts', 'attack roberts with=joubert', 'announce n=2', 'announce n=0');
  t.do('bring br-scots', 'bring br-cavalry-1', 'bring br-trains', 'bringBest');
  t.through('boers lay');
  t.do('lay br-scots to=left', 'lay br-infantry-1 to=centre', 'lay br-infantry-2 to=right');
  t.do(
    'lay br-infantry-3 to=left',
    'lay br-artillery-1 to=centre',
    'lay br-trains to=right',
  ).fightOn();
  expect(t.card('br-scots')).toEqual({ at: 'hand', active: false });
  // The cavalry stayed in the surplus and is ready.
  expect(t.card('br-cavalry-1')).toEqual({ at: 'hand', active: true });
});

rule(['2D', '2E', '2F', '7.0.b-e'], 'guns used in a siege rest until the next Boer round', () => {
  const t = table({
    differs: { counter: 1, leaders: { joubert: 'ladysmith' }, areas: { ladysmith: { siege: 0 } } },
  });
  t.do('activate joubert', 'bombard joubert at=ladysmith');
  expect(t.owing).toBe('empire action');
  // Still inactive while the British are active: they could not be announced as Second.
  expect(t.card('bo-artillery')).toEqual({ at: 'hand', active: false });
  while (t.owing === 'empire action') t.do('pass');
  expect(t.card('bo-artillery').active).toBe(true);
});

rule(
  ['2F', '2E'],
  'British cavalry used in the British round is not ready in the Boer round',
  () => {
    const t = table({
      differs: {
        inactive: { 'br-scots': true },
        leaders: nobody({ joubert: 'estcourt', buller: 'estcourt' }),
      },
    });
    // The round before, the Scots fought. Now Joubert attacks and they cannot be announced.
    t.do('activate joubert', 'attack joubert with=buller', 'announce n=0');
    expect(t.choices).toEqual(['announce n=0', 'announce n=1', 'announce n=2']);
    t.do('announce n=2');
    expect(t.whyNot({ do: 'bring', piece: 'br-scots' })).toBe('2D cardInactive');
  },
);

rule('2E', 'a change of turn does not refresh a card', () => {
  const t = table({
    differs: { turn: 1, round: 22, counter: 1, inactive: { 'br-irish': true } },
  });
  t.do('pass');
  expect(t.state.turn).toBe(2);
  expect(t.owing).toBe('boers action');
  expect(t.card('br-irish').active).toBe(false);
  while (t.owing === 'boers action') t.do('pass');
  expect(t.card('br-irish').active).toBe(true);
});

rule('2G', 'a card used as Second is ready when the own round starts', () => {
  const t = table({
    differs: { counter: 1, leaders: nobody({ joubert: 'estcourt', buller: 'estcourt' }) },
  });
  t.do(
    'activate joubert',
    'attack joubert with=buller',
    'announce n=0',
    'announce n=1',
    'bring br-irish',
  );
  t.fightOn('deed');
  expect(t.card('br-irish').active).toBe(false);
  t.do(t.choices.includes('stop') ? 'stop' : at(t.choices, 0));
  expect(t.owing).toBe('empire action');
  expect(t.card('br-irish').active).toBe(true);
});

rule(['2I', '2J'], 'which cards are single-use', () => {
  const single = battleCards.filter((card) => card.use === 'single').map((card) => card.name);
  expect([...new Set(single)]).toEqual([
    'Boer artillery',
    'Volunteers from Europe',
    'Z.A.R.P.',
    'British cavalry',
    'The Scots',
    'The Irish',
    'Canadians',
    'Australians and New Zealanders',
  ]);
  const multiple = battleCards.filter((card) => card.use === 'multiple').map((card) => card.name);
  expect([...new Set(multiple)]).toEqual([
    'Boer commando',
    'British infantry',
    'Machine guns',
    'Trains',
    'Tribals',
    'British artillery',
  ]);
});

rule('2I', 'by option nine commandos take the field', () => {
  expect(table().hand.boers.filter((id) => id.startsWith('bo-commando'))).toHaveLength(10);
  expect(table({ options: { commandoCount9: true } }).hand.boers).toHaveLength(12);
});

rule('2N', 'only leaders move; a star marks a main leader', () => {
  const t = table();
  expect(t.choices.filter((o) => o.startsWith('activate'))).toEqual([
    'activate joubert',
    'activate cronje',
    'activate prinsloo',
    'activate olivier',
  ]);
});

rule(['2O', '2P', '2Q'], 'the four spaces of every area', () => {
  const corner = (key: string, area: string, position: Parameters<typeof table>[0]) => {
    const t = table(position);
    const { leaders, markers } = standing(t.state, t.box);
    const found = [...leaders, ...markers].find((one) => one.key === key && one.area === area);
    const [x, y] = boxAt(area);
    if (!found) return 'nowhere';
    return `${found.y < y ? 'top' : 'bottom'} ${found.x < x ? 'left' : 'right'}`;
  };
  const inTurn = (turn: number, area: string, here: object, stand = {}) => ({
    differs: { turn, round: 1, leaders: nobody(stand), areas: { [area]: here } },
  });
  const held = inTurn(
    3,
    'kroonstad',
    { garrison: true, blockhouse: true, camp: true },
    { methuen: 'kroonstad' },
  );
  expect(corner('methuen', 'kroonstad', held)).toBe('top left');
  expect(corner('garrison kroonstad', 'kroonstad', held)).toBe('top right');
  expect(corner('blockhouse kroonstad', 'kroonstad', held)).toBe('bottom left');
  expect(corner('camp kroonstad', 'kroonstad', held)).toBe('bottom right');
  const dug = inTurn(
    2,
    'kroonstad',
    { scorchedEarth: true, fortifications: 1 },
    { olivier: 'kroonstad' },
  );
  expect(corner('olivier', 'kroonstad', dug)).toBe('top right');
  expect(corner('scorched kroonstad', 'kroonstad', dug)).toBe('bottom left');
  expect(corner('fort kroonstad', 'kroonstad', dug)).toBe('bottom right');
  const risen = inTurn(2, 'prieska', { revolt: true });
  expect(corner('revolt prieska', 'prieska', risen)).toBe('top left');
  const besieged = inTurn(
    1,
    'ladysmith',
    { siege: 1 },
    { white: 'ladysmith', joubert: 'ladysmith' },
  );
  expect(corner('white', 'ladysmith', besieged)).toBe('bottom left');
  expect(corner('siege ladysmith', 'ladysmith', besieged)).toBe('bottom right');
});

rule('2R', 'the opening follows the scenario card; the deck is shuffled', () => {
  const t = table({ differs: { phase: 'start', counter: 0 } });
  expect([t.where('white'), t.where('kekewich'), t.where('baden-powell')]).toEqual([
    'ladysmith',
    'kimberley',
    'mafeking',
  ]);
  expect(t.where('buller')).toBe('durban');
  expect(t.where('joubert')).toBe('volksrust');
  expect([t.where('french'), t.where('de-la-rey')]).toEqual(['off-map', 'off-map']);
  expect([t.where('roberts'), t.where('smuts')]).toEqual(['reserve', 'reserve']);
  expect(t.hand.empire).toHaveLength(8);
  expect(t.hand.boers).toHaveLength(13);
  expect(t.state.deck).toHaveLength(11);
  const orders = ['a', 'b', 'c'].map((seed) =>
    table({ differs: { phase: 'start', counter: 0 }, seed }).state.deck.join(),
  );
  expect(new Set(orders).size).toBe(3);
});

rule('2S', 'hands and deck are hidden, their sizes and the pile are not', () => {
  const t = table({
    differs: {
      round: 2,
      cards: { ...cards('pile', 'bo-commando-god'), ...cards('hand', 'br-mg') },
      boersKnow: { 'br-mg': 'unsure', 'br-tribals': 'unsure' },
      inactive: { 'br-scots': true },
    },
  });
  const boers = t.view('boers');
  const mg = t.box.cardIndex.get('br-mg') ?? -1;
  const tribals = t.box.cardIndex.get('br-tribals') ?? -1;
  expect(boers.cardAt[mg]).toBe(boers.cardAt[tribals]);
  expect(new Set(boers.deck).size).toBe(1);
  expect(boers.deck).toHaveLength(t.state.deck.length);
  const empire = t.view('empire');
  expect(empire.cardAt[mg]).toBe(0);
  expect(new Set(empire.deck).size).toBe(1);
  for (const view of [boers, empire]) {
    expect(view.cardAt[t.box.cardIndex.get('bo-commando-god') ?? -1]).toBe(2);
    expect(view.spent[t.box.cardIndex.get('br-scots') ?? -1]).toBe(1);
  }
});

test('a pack may change any value, and a wrong one is refused with its place', () => {
  const better = openBox({
    leaders: { buller: { ability: 2 } },
    battleCards: { 'br-scots': { morale: 6 } },
  });
  if (isProblems(better)) throw new Error(better[0]?.problem);
  expect(better.ability[better.leaderIndex.get('buller') ?? -1]).toBe(2);
  expect(better.morale[better.cardIndex.get('br-scots') ?? -1]).toBe(6);
  expect(openBox({ leaders: { bullet: {} } })).toEqual([
    { at: 'leaders.bullet', problem: 'there is no such component; did you mean "buller"?' },
  ]);
  expect(isProblems(openBox({ leaders: { buller: { ability: 99 } } }))).toBe(true);
  expect(at(theBox().cardsOf, EMPIRE)).toHaveLength(19);
});
