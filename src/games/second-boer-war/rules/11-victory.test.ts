import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { COMMANDOS, cards, commandos, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const without = (n: number) => cards('gone', ...COMMANDOS.slice(0, n));

rule('11A', 'the third city taken by siege stops the game there and then', () => {
  const t = table({
    differs: {
      counter: 3,
      leaders: { ...nobody({ joubert: 'mafeking' }), white: 'out', kekewich: 'out' },
      areas: { ladysmith: { fallen: true }, kimberley: { fallen: true }, mafeking: { siege: 2 } },
      prestige: 4,
    },
    dice: [...die('siege/mafeking/boers', 6), ...die('siege/mafeking/empire', 1, 1, 1, 1)],
  });
  t.do('activate joubert', 'besiege joubert at=mafeking');
  expect([t.winner, t.ending]).toEqual(['boers', 'citiesTaken']);
});

rule('11A', 'two cities are not enough', () => {
  const t = table({
    differs: {
      leaders: { ...nobody({ joubert: 'mafeking' }), white: 'out' },
      areas: { ladysmith: { fallen: true }, mafeking: { siege: 2 } },
    },
    dice: [...die('siege/mafeking/boers', 6), ...die('siege/mafeking/empire', 1, 1, 1, 1)],
  });
  t.do('activate joubert', 'besiege joubert at=mafeking');
  expect(t.ending).toBeUndefined();
});

/** The end of turn II with these areas held. */
const endOfTwo = (areas: Record<string, object>, leaders: Record<string, string>, annexed = true) =>
  table({
    differs: {
      turn: 2,
      round: 22,
      phase: 'turnEnd',
      leaders: nobody(leaders),
      areas: areas as never,
      events: annexed ? { 'br-annexation': true } : {},
    },
  });
const THREE = {
  bloemfontein: { garrison: true },
  johannesburg: { garrison: true },
  pretoria: { garrison: true },
};

rule('11B', 'all four places and the annexation, at that moment', () => {
  expect(endOfTwo({ ...THREE, belfast: { garrison: true } }, {}).ending).toBeUndefined();
  expect(endOfTwo(THREE, {}).ending).toBe('objectivesMissed');
  expect(endOfTwo({ ...THREE, belfast: { garrison: true } }, {}, false).ending).toBe(
    'objectivesMissed',
  );
  expect(endOfTwo(THREE, {}).winner).toBe('boers');
});

rule('11B', 'control is a Garrison, even beside a Boer, or a British leader alone', () => {
  expect(endOfTwo(THREE, { methuen: 'belfast' }).ending).toBeUndefined();
  expect(endOfTwo(THREE, { methuen: 'belfast', botha: 'belfast' }).ending).toBe('objectivesMissed');
  expect(
    endOfTwo({ ...THREE, belfast: { garrison: true } }, { botha: 'belfast' }).ending,
  ).toBeUndefined();
});

rule('11C', 'meeting them opens turn III', () => {
  const t = endOfTwo({ ...THREE, belfast: { garrison: true } }, {});
  expect(t.state.turn).toBe(3);
  expect(t.ending).toBeUndefined();
});

/** Kitchener about to build the camp that decides. */
const lastCamp = (
  camps: number,
  commandos: number,
  prestige: number,
  options: Record<string, boolean> = {},
) => {
  const built = ['estcourt', 'dundee', 'newcastle', 'eshowe', 'cradock', 'queenstown'].slice(
    0,
    camps,
  );
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      counter: 3,
      prestige,
      leaders: nobody({ kitchener: 'durban' }),
      areas: {
        ...Object.fromEntries(built.map((id) => [id, { blockhouse: true, camp: true }])),
        durban: { blockhouse: true },
      },
      events: { 'br-repression': true },
      cards: without(10 - commandos),
    },
    options,
  });
  return t.do('activate kitchener', 'camp kitchener at=durban');
};

rule(
  '11D',
  'more counted camps than commandos is a surrender at once, in the middle of an action',
  () => {
    const t = lastCamp(3, 3, 6);
    expect([t.winner, t.ending]).toEqual(['empire', 'surrender']);
    expect(lastCamp(2, 3, 6).ending).toBeUndefined();
  },
);

rule(
  ['11D', '3R'],
  'camps beyond twice the Prestige do not count, unless the option says so',
  () => {
    expect(lastCamp(3, 3, 1).ending).toBeUndefined();
    expect(lastCamp(3, 3, 1, { campCapOnSurrender: false }).ending).toBe('surrender');
  },
);

rule('11D', 'a commando lost in a retreat can be the one too many', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ french: 'belfast', kemp: 'belfast' }),
      areas: {
        ermelo: { garrison: true },
        middelburg: { garrison: true },
        lydenburg: { garrison: true },
        durban: { blockhouse: true, camp: true },
        estcourt: { blockhouse: true, camp: true },
        dundee: { blockhouse: true, camp: true },
      },
      cards: without(7),
    },
    pack: {
      battleCards: commandos(0),
    },
    dice: [...die('losses/lydenburg/boers', 1, 1), ...die('losses/lydenburg/empire', 6, 6, 6)],
  });
  t.do('activate french', 'attack french with=kemp')
    .fightOn('retreatTo')
    .do('retreat kemp to=lydenburg');
  expect(t.ending).toBe('surrender');
});

rule('11E', 'no War Funds, no war', () => {
  const t = table({
    differs: {
      counter: 1,
      actionsDone: 0,
      warFunds: 1,
      leaders: nobody({ methuen: 'jacobsdal' }),
    },
  });
  t.do('pass');
  expect(t.ending).toBeUndefined();
  const three = table({
    differs: {
      counter: 3,
      actionsDone: 2,
      warFunds: 1,
      leaders: nobody({ methuen: 'jacobsdal' }),
    },
  });
  three.do('pass');
  expect([three.winner, three.ending]).toEqual(['empire', 'fundsExhausted']);
});

rule('11F', 'no Prestige, peace talks, in the middle of a round', () => {
  const t = table({ differs: { prestige: 1, fightsWon: { boers: 2 }, counter: 3 } });
  t.do('play bo-blackweek');
  expect([t.winner, t.ending]).toEqual(['boers', 'peaceTalks']);
});

rule('11G', 'the end of turn IV is a Boer victory', () => {
  const t = table({ differs: { turn: 4, round: 22, counter: 1, leaders: nobody({}) } });
  t.do('pass');
  expect([t.winner, t.ending]).toEqual(['boers', 'endurance']);
});

rule('11H', 'Prestige is looked at before War Funds, both before camps', () => {
  const both = table({
    differs: { turn: 1, counter: 1, prestige: 0, warFunds: 0, leaders: nobody({}) },
  });
  both.do('pass');
  expect(both.ending).toBe('peaceTalks');
  const camps = table({
    differs: {
      turn: 3,
      round: 2,
      counter: 1,
      prestige: 0,
      leaders: nobody({}),
      areas: { durban: { blockhouse: true, camp: true } },
      cards: without(10),
    },
  });
  camps.do('pass');
  expect(camps.ending).toBe('peaceTalks');
});

// Every event does what it says, where it may.

rule('6C', 'Roberts comes to one of three stations; Hamilton and Hunter may be detached', () => {
  const t = table({ differs: { turn: 2, round: 2 } });
  expect(t.choices.filter((o) => o.startsWith('playAt br-roberts'))).toEqual([
    'playAt br-roberts to=cape-town',
    'playAt br-roberts to=orange-river',
  ]);
  t.do('playAt br-roberts to=orange-river');
  expect([t.where('roberts'), t.where('hamilton'), t.where('hunter')]).toEqual([
    'orange-river',
    'off-map',
    'off-map',
  ]);
});

rule('6C', 'Imperial contingents bring two cards beside the reinforcement', () => {
  const t = table({ differs: { round: 2, battlesLost: { empire: 1 } } });
  t.do('play br-contingents', 'reinforce');
  expect(t.hand.empire).toHaveLength(11);
  expect(table({ differs: { round: 2 } }).whyNot({ do: 'play', piece: 'br-contingents' })).toBe(
    '6C eventCondition',
  );
});

rule('6C', 'National Scouts cost the Boers a commando for good', () => {
  const camps = ['estcourt', 'dundee', 'newcastle', 'eshowe', 'cradock'];
  const t = table({
    differs: {
      turn: 4,
      round: 2,
      leaders: nobody({}),
      areas: Object.fromEntries(camps.map((id) => [id, { blockhouse: true, camp: true }])),
    },
  });
  t.do('play br-scouts');
  expect(t.hand.boers).toHaveLength(9);
  expect(t.events('commandoGone')).toHaveLength(1);
});

rule('7B', 'Botha takes Joubert’s place and the siege goes on', () => {
  const t = table({
    differs: {
      leaders: { joubert: 'ladysmith' },
      areas: { ladysmith: { siege: 1 } },
      fought: ['Natal'],
    },
  });
  t.do('play bo-botha');
  expect([t.where('botha'), t.where('joubert'), t.in('ladysmith', 'siege')]).toEqual([
    'ladysmith',
    'out',
    1,
  ]);
  const gone = table({ differs: { leaders: { joubert: 'out' } } });
  expect(gone.choices.filter((o) => o.startsWith('playAt bo-botha'))).toEqual([
    'playAt bo-botha to=volksrust',
    'playAt bo-botha to=standerton',
    'playAt bo-botha to=ermelo',
    'playAt bo-botha to=pretoria',
  ]);
  expect(gone.whyNot({ do: 'playAt', piece: 'bo-botha', to: 'bloemfontein' })).toBe(
    '7B notAnEntry',
  );
});

rule('7B', 'De Wet rises in the Free State, not beside a Garrison, Briton or main leader', () => {
  const t = table({
    differs: {
      turn: 2,
      leaders: nobody({ cronje: 'bethlehem', methuen: 'jacobsdal' }),
      areas: { bloemfontein: { garrison: true } },
    },
  });
  expect(t.choices.filter((o) => o.startsWith('playAt bo-dewet'))).toEqual([
    'playAt bo-dewet to=edenburg',
    'playAt bo-dewet to=ladybrand',
    'playAt bo-dewet to=harrismith',
    'playAt bo-dewet to=kroonstad',
  ]);
});

rule('7B', 'Revolt in Prieska opens revolts even if a Briton keeps Prieska quiet', () => {
  const t = table({
    differs: {
      turn: 2,
      fightsWon: { boers: 1 },
      leaders: nobody({ methuen: 'prieska', olivier: 'stormberg' }),
    },
  });
  // It needs a Boer success in the same turn.
  const quiet = table({ differs: { turn: 2 } });
  expect(quiet.whyNot({ do: 'play', piece: 'bo-prieska' })).toBe('7B eventCondition');
  t.do('play bo-prieska');
  expect(t.in('prieska', 'revolt')).toBe(0);
  t.do('activate olivier', 'raise olivier at=stormberg');
  expect(t.in('stormberg', 'revolt')).toBe(1);
});

rule('7B', 'Cyferfontein needs a Boer in the Transvaal, Stormjaag needs Cyferfontein', () => {
  const t = table({ differs: { turn: 3, leaders: nobody({ 'de-wet': 'bethlehem' }) } });
  expect(t.whyNot({ do: 'play', piece: 'bo-cyferfontein' })).toBe('7B eventCondition');
  expect(t.whyNot({ do: 'play', piece: 'bo-stormjaag' })).toBe('7B eventCondition');
  const u = table({
    differs: {
      turn: 3,
      leaders: nobody({ botha: 'ermelo' }),
      events: { 'bo-cyferfontein': true },
    },
  });
  expect(u.choices).toContain('play bo-stormjaag');
});

rule('7B', 'the Hobhouse report costs Prestige once three camps stand', () => {
  const camps = ['estcourt', 'dundee', 'newcastle'];
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({}),
      areas: Object.fromEntries(camps.map((id) => [id, { blockhouse: true, camp: true }])),
    },
  });
  t.do('play bo-hobhouse');
  expect(t.state.prestige).toBe(5);
});
