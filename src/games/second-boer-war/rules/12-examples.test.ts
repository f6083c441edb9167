import { expect } from 'vitest';
import type { ForcedRoll } from '../../../kernel/dice.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { COMMANDOS, cards, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

// The three worked examples of the book, to the last die.

rule(
  [
    '8B',
    '8F',
    '8H',
    '8N',
    '8P',
    '8Q',
    '8S',
    '8T',
    '8U',
    '8W',
    '8X',
    '8Z',
    '8AD',
    '8AG',
    '2G',
    '5A',
  ],
  'example 1: Cronje attacks Gatacre at Edenburg and wins two zones to one',
  () => {
    const t = table({
      differs: {
        leaders: { cronje: 'bloemfontein', gatacre: 'edenburg', olivier: 'kroonstad' },
      },
      dice: [
        ...die('commando/edenburg', 0), // the 4/4
        ...die('commando/edenburg', 0), // the 2/3
        ...die('commando/edenburg', 4), // a 3/4
        ...die('commando/edenburg', 5), // the 5/3
        ...die('commando/edenburg', 5), // a 3/4
        ...die('morale/bo-volunteers', 2),
        ...die('morale/bo-commando-mauser', 3),
        ...die('morale/bo-commando-catholics', 4),
        ...die('morale/bo-commando-krupp', 3),
        ...die('morale/bo-commando-impossible', 1),
        ...die('morale/bo-commando-horsemen', 5),
        ...die('morale/br-infantry-1', 4),
        ...die('morale/br-infantry-2', 1),
        ...die('morale/br-infantry-3', 2),
        ...die('loss/empire', 0),
      ],
    });
    t.do('activate cronje', 'move cronje to=edenburg', 'attack cronje with=gatacre');
    t.do('announce n=1', 'announce n=1', 'choose bo-volunteers');
    // The Scots and the five multiple-use cards in hand, Trains among them.
    t.do('bring br-scots', 'bringBest');
    expect(t.state.fight?.brought[0]).toHaveLength(6);
    t.do('lay br-scots to=left', 'lay br-trains to=centre', 'lay br-artillery-1 to=right');
    // Boer left, centre, right; then the second card of each zone.
    t.do(
      'lay bo-commando-impossible to=left',
      'lay bo-commando-catholics to=centre',
      'lay bo-volunteers to=right',
    );
    t.do(
      'lay bo-commando-horsemen to=left',
      'lay bo-commando-krupp to=centre',
      'lay bo-commando-mauser to=right',
    );
    t.do('lay br-infantry-1 to=left', 'lay br-infantry-2 to=centre', 'lay br-infantry-3 to=right');
    expect(t.last('zonesCompared')).toMatchObject({
      leftEmpire: 4,
      leftBoers: 8,
      centreEmpire: 4,
      centreBoers: 8,
      rightEmpire: 8,
      rightBoers: 2,
    });
    expect(t.last('battleWon')).toMatchObject({ side: 'boers', n: 2 });
    expect(t.owing).toBe('empire bury');
    t.do('bury br-scots n=3');
    expect(t.card('br-scots').at).toBe('deck');
    expect(t.state.deck[3]).toBe(t.box.cardIndex.get('br-scots'));
    expect(t.choices).toEqual([
      'retreat gatacre to=stormberg',
      'retreat gatacre to=colesberg',
      'retreat gatacre to=aliwal-north',
    ]);
    t.do('retreat gatacre to=colesberg');
    expect(t.owing).toBe('boers action');
    expect(t.card('bo-volunteers')).toEqual({ at: 'hand', active: false });
    expect(t.where('cronje')).toBe('edenburg');
  },
);

/** Examples 2 and 3: Allenby from Standerton falls on Smuts in Kroonstad. */
const kroonstad = (dice: ForcedRoll[] = []) =>
  table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ smuts: 'kroonstad', allenby: 'standerton', botha: 'out', 'de-wet': 'out' }),
      cards: cards('hand', 'br-canadians', 'br-infantry-4', 'br-infantry-5'),
      areas: {
        standerton: { garrison: true },
        bethlehem: { garrison: true },
        johannesburg: { garrison: true },
        potchefstroom: { garrison: true },
        ladybrand: { garrison: true },
        bloemfontein: { scorchedEarth: true },
      },
      events: { 'br-africans': true, 'br-repression': true },
    },
    dice: [
      ...die('commando/kroonstad', 5), // forty hours, 4/3
      ...die('commando/kroonstad', 8), // catholics, 3/4
      ...die('commando/kroonstad', 5), // horsemen, 3/4
      ...die('commando/kroonstad', 1), // 2/3
      ...die('commando/kroonstad', 3), // 2/3
      ...die('morale/br-canadians', 5),
      ...die('morale/br-artillery-1', 2),
      ...die('morale/br-infantry-1', 1),
      ...die('morale/bo-commando-forty-hours', 2),
      ...die('morale/bo-commando-catholics', 4),
      ...die('morale/bo-commando-horsemen', 5),
      ...dice,
    ],
  });

const skirmish = (dice?: ForcedRoll[]) => {
  const t = kroonstad(dice);
  t.do('activate allenby', 'move allenby to=kroonstad', 'attack allenby with=smuts');
  t.do('choose br-canadians', 'bring br-infantry-1', 'bring br-infantry-2', 'bring br-artillery-1');
  t.do(
    'lay bo-commando-forty-hours to=left',
    'lay bo-commando-catholics to=centre',
    'lay bo-commando-horsemen to=right',
  );
  t.do('lay br-infantry-1 to=left', 'lay br-artillery-1 to=centre', 'lay br-canadians to=right');
  t.do('replace br-infantry-2 with=br-canadians');
  t.do('replace bo-commando-impossible with=bo-commando-horsemen');
  return t;
};

rule(
  ['9A', '9B', '9C', '9G', '9H', '9J', '9K', '9L', '9M', '9N', '9P', '9R', '8E'],
  'example 2: Allenby beats Smuts 11 to 9; no card is lost',
  () => {
    const t = skirmish();
    expect(t.last('sumsCompared')).toMatchObject({ empire: 11, boers: 9 });
    expect(t.last('skirmishWon')).toMatchObject({ side: 'empire' });
    expect(t.events('cardLost')).toEqual([]);
    // One cavalry was the price and did not fight; the Canadians did.
    expect(t.card('br-cavalry-1').active).toBe(false);
    expect(t.card('br-canadians')).toEqual({ at: 'hand', active: false });
    expect(t.where('smuts')).not.toBe('kroonstad');
  },
);

rule(
  ['10A', '10B', '10C', '10D', '10E', '10F', '10H', '9S'],
  'example 3: Smuts can go only to Bloemfontein and loses a commando there',
  () => {
    const t = skirmish([
      ...die('losses/bloemfontein/boers', 5, 2, 1),
      ...die('losses/bloemfontein/empire', 3, 6, 1, 2),
      ...die('lost-commando', 8),
    ]);
    // Three Boer dice (one and Charisma 2), four British (one, Scorched earth, Africans, Charisma 1).
    expect(t.last('checkLost')).toMatchObject({
      area: 'bloemfontein',
      boers: [5, 2, 1],
      empire: [3, 6, 1, 2],
    });
    expect(t.where('smuts')).toBe('bloemfontein');
    expect(t.card('bo-commando-krupp').at).toBe('gone');
    expect(t.events('retreated')).toHaveLength(1);
  },
);

rule(['3S', '3R'], 'example of chapter 3: eight camps at Prestige 2 count as four', () => {
  const camps = [
    'durban',
    'estcourt',
    'dundee',
    'newcastle',
    'eshowe',
    'cradock',
    'queenstown',
    'de-aar',
  ];
  const position = (left: number) => ({
    turn: 4,
    round: 22,
    phase: 'turnEnd',
    prestige: 2,
    leaders: nobody({ kitchener: 'pretoria' }),
    areas: Object.fromEntries(camps.map((id) => [id, { blockhouse: true, camp: true }])),
    cards: cards('gone', ...COMMANDOS.slice(0, 10 - left)),
  });
  const four = table({ differs: position(4) });
  expect([four.winner, four.ending]).toEqual(['boers', 'endurance']);
  const three = table({ differs: position(3) });
  expect([three.winner, three.ending]).toEqual(['empire', 'surrender']);
});
