import { expect } from 'vitest';
import { isProblems } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { openBox } from '../box.ts';
import { manOf } from '../estimate.ts';
import { belongsToEmpire } from '../queries.ts';
import { nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const theBox = () => {
  const box = openBox();
  if (isProblems(box)) throw new Error(box[0]?.problem);
  return box;
};

rule('3A', 'a Garrison does not make a Boer area British', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 1,
      events: { 'bo-prieska': true },
      leaders: nobody({ botha: 'edenburg', olivier: 'stormberg' }),
      areas: { edenburg: { garrison: true } },
    },
  });
  t.do('activate botha');
  expect(t.whyNot({ do: 'raise', piece: 'botha', at: 'edenburg' })).toBe(
    '7.0.e-a onlyBritishAreas',
  );
  // And a city taken by siege stays British.
  const city = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'kimberley' }),
      areas: { kimberley: { fallen: true } },
    },
  });
  city.do('activate methuen');
  expect(city.whyNot({ do: 'garrison', piece: 'methuen', at: 'kimberley' })).toBe(
    '6.0.b-b onlyBoerAreas',
  );
});

rule('3B', 'areas are adjacent only along a line', () => {
  const box = theBox();
  for (const [area, near] of box.adjacent.entries())
    for (const other of near) expect(at(box.adjacent, other)).toContain(area);
  const t = table({ differs: { leaders: nobody({ joubert: 'volksrust' }) } });
  t.do('activate joubert');
  expect(t.whyNot({ do: 'move', piece: 'joubert', to: 'ladysmith' })).toBe('5.0.a notAdjacent');
  expect(t.choices).toContain('move joubert to=newcastle');
});

rule('3C', 'British areas and garrisoned ones belong to the Empire', () => {
  const t = table({
    differs: {
      turn: 2,
      areas: { edenburg: { garrison: true }, kroonstad: { scorchedEarth: true } },
    },
  });
  const owns = (id: string) => belongsToEmpire(t.play, t.box.areaIndex.get(id) ?? -1);
  expect(['durban', 'edenburg', 'kroonstad', 'pretoria'].map(owns)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

rule('3D', 'a roll equal to Morale passes, one above fails', () => {
  const fight = (face: number) => {
    const t = table({
      differs: { round: 2, leaders: nobody({ french: 'edenburg', olivier: 'edenburg' }) },
      dice: die('morale/br-infantry-1', face),
    });
    t.do('activate french', 'attack french with=olivier').fightOn('lay').through('boers lay');
    t.through('empire lay', 'lay br-infantry');
    return t.events('moraleFailed').some((e) => e['card'] === 'br-infantry-1');
  };
  expect([3, 4].map(fight)).toEqual([false, true]);
});

rule('3E', 'the attacker uses the first number, the Second the second', () => {
  const box = theBox();
  const t = table({
    differs: { round: 2, leaders: nobody({ french: 'edenburg', olivier: 'edenburg' }) },
  });
  t.do('activate french', 'attack french with=olivier');
  const fight = t.state.fight;
  if (!fight) throw new Error('no fight');
  const strength = (side: number, id: string) =>
    manOf(box, fight, side, box.cardIndex.get(id) ?? -1).strength;
  expect(strength(0, 'br-cavalry-1')).toBe(4);
  expect(strength(1, 'bo-artillery')).toBe(4);
  fight.attacker = 1;
  expect(strength(0, 'br-cavalry-1')).toBe(2);
  expect(strength(1, 'bo-artillery')).toBe(2);
});

rule('3F', 'a leader with X for movement cannot be activated', () => {
  const t = table({ differs: { round: 2 } });
  expect(t.whyNot({ do: 'activate', piece: 'white' })).toBe('3F cannotMove');
});

rule('3G', 'Ability adds cards, Charisma adds dice', () => {
  const quota = (leader: string) => {
    const t = table({
      differs: { leaders: nobody({ [leader]: 'edenburg', gatacre: 'edenburg' }) },
    });
    return t.do(`activate ${leader}`, `attack ${leader} with=gatacre`).state.fight?.quota[1];
  };
  expect([quota('cronje'), quota('botha')]).toEqual([6, 8]);
  const dice = (city: string) => {
    const t = table({ differs: { leaders: { joubert: city }, areas: { [city]: { siege: 0 } } } });
    t.do('activate joubert', `besiege joubert at=${city}`);
    return [...t.events('siegePressed'), ...t.events('siegeHeld')][0]?.['empire'];
  };
  expect(dice('ladysmith')).toHaveLength(3);
  expect(dice('mafeking')).toHaveLength(4);
});

rule(['3H', '3N'], 'both tracks start at 6', () => {
  const t = table();
  expect([t.state.funds, t.state.prestige]).toEqual([6, 6]);
});

/** A Boer round with this counter, Methuen standing there. */
const boerRound = (counter: number, methuen: string, more = {}) => {
  const t = table({
    differs: { round: 1, counter, leaders: nobody({ methuen, cronje: 'pretoria' }), ...more },
  });
  for (let i = 0; i < counter; i++) t.do('pass');
  return t;
};

rule(
  '3I',
  'a 3 and a British leader in a republic cost one War Fund; one of the two is not enough',
  () => {
    expect(boerRound(3, 'jacobsdal').state.funds).toBe(5);
    expect(boerRound(2, 'jacobsdal').state.funds).toBe(6);
    expect(boerRound(3, 'kimberley').state.funds).toBe(6);
  },
);

rule('3I', 'a British round with a 3 costs nothing', () => {
  const t = table({
    differs: { round: 2, counter: 3, leaders: nobody({ methuen: 'jacobsdal' }) },
  });
  t.do('pass', 'pass', 'pass');
  expect(t.state.funds).toBe(6);
});

rule('3J', 'the number drawn counts, not the actions used', () => {
  // A reorganisation swallows two of three actions; the counter was still a 3.
  const t = boerRound(0, 'jacobsdal', {
    counter: 3,
    turn: 2,
    cards: { 'bo-commando-god': 'pile' },
  });
  t.do('reorganise', 'recover bo-commando-god', 'pass');
  expect(t.state.funds).toBe(5);
});

rule('3K', 'Krauze and the robbery raise War Funds by one each', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 1,
      warFunds: 3,
      leaders: nobody({ roberts: 'johannesburg', botha: 'ermelo' }),
    },
  });
  t.do('play bo-krauze');
  expect(t.state.funds).toBe(4);
  const u = table({
    differs: {
      turn: 2,
      round: 1,
      warFunds: 3,
      leaders: nobody({ roberts: 'johannesburg', botha: 'ermelo' }),
    },
  });
  u.do('play bo-smuts-robbery');
  expect(u.state.funds).toBe(4);
});

rule(['3L', '11E'], 'War Funds at 0 end the war at once', () => {
  const t = boerRound(3, 'jacobsdal', { warFunds: 1 });
  expect([t.winner, t.ending]).toEqual(['empire', 'fundsExhausted']);
});

rule(['3M', '4N'], 'after turn II War Funds are gone', () => {
  const t = boerRound(3, 'jacobsdal', { turn: 3 });
  expect(t.state.funds).toBe(-1);
  expect(t.ending).toBeUndefined();
});

rule('3O', 'an event lowers Prestige by what it says', () => {
  const t = table({ differs: { fightsWon: { boers: 2 } } });
  t.do('play bo-blackweek');
  expect(t.state.prestige).toBe(5);
});

rule('3P', 'the relief of Mafeking raises Prestige by one', () => {
  const t = table({
    differs: { turn: 2, round: 2, prestige: 4, leaders: nobody({ methuen: 'mafeking' }) },
  });
  t.do('play br-mafeking');
  expect(t.state.prestige).toBe(5);
});

rule(['3Q', '11F'], 'Prestige at 0 ends the war at once, in any turn', () => {
  for (const turn of [1, 3]) {
    const revolts = {
      prieska: { revolt: true },
      calvinia: { revolt: true },
      'de-aar': { revolt: true },
    };
    const t = table({
      differs: { turn, round: 2, counter: 1, prestige: 1, leaders: nobody({}), areas: revolts },
    });
    t.do('pass');
    expect([t.winner, t.ending]).toEqual(['boers', 'peaceTalks']);
  }
});

rule('3T', 'the Second holds the counter and keeps count; the active player acts', () => {
  const t = table({ differs: { round: 1, counter: 2 } });
  expect(t.owing).toBe('boers action');
  expect(t.view('empire').drawn).toBe(2);
  expect(t.view('boers').drawn).toBe(0);
});

rule('3U', 'each side has eleven counters of 1 to 3', () => {
  const box = theBox();
  for (const side of [0, 1]) expect(at(box.pools, side).reduce((sum, n) => sum + n, 0)).toBe(11);
  const drawn = new Set(
    Array.from(
      { length: 30 },
      (_, i) => table({ differs: { phase: 'round', counter: 0 }, seed: `s${i}` }).state.drawn,
    ),
  );
  expect([...drawn].sort((a, b) => a - b)).toEqual([1, 2, 3]);
});

rule('3V', 'a gain beyond the track is lost, the event may be played', () => {
  const t = table({
    differs: {
      turn: 2,
      round: 1,
      warFunds: 6,
      leaders: nobody({ roberts: 'johannesburg', botha: 'ermelo' }),
    },
  });
  t.do('play bo-krauze');
  expect(t.state.funds).toBe(6);
  expect(t.state.played[t.box.eventIndex.get('bo-krauze') ?? -1]).toBe(1);
});
