import { expect } from 'vitest';
import type { ForcedRoll } from '../../../kernel/dice.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { COMMANDOS, cards, commandos, nobody, type Table, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const BEATEN = { battleCards: commandos(0) };
const dice = (area: string, boers: number[], empire: number[]): ForcedRoll[] => [
  ...die(`losses/${area}/boers`, ...boers),
  ...die(`losses/${area}/empire`, ...empire),
];

/** French beats a Boer in Belfast (neighbours: Ermelo, Middelburg, Lydenburg). */
const driven = (
  given: {
    boer?: string;
    areas?: object;
    leaders?: Record<string, string>;
    dice?: ForcedRoll[];
    events?: object;
    options?: Record<string, boolean>;
    cards?: Record<string, string>;
  } = {},
) => {
  const boer = given.boer ?? 'kemp';
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ french: 'belfast', [boer]: 'belfast', ...given.leaders }),
      areas: (given.areas ?? {}) as never,
      events: (given.events ?? {}) as never,
      cards: given.cards ?? {},
    },
    pack: BEATEN,
    dice: given.dice ?? [],
    ...(given.options && { options: given.options }),
  });
  return t.do('activate french', `attack french with=${boer}`).fightOn('retreatTo');
};

const ALL_HELD = {
  ermelo: { garrison: true },
  middelburg: { garrison: true },
  lydenburg: { garrison: true },
};

rule('10A', 'no check in a free Boer area; one in an area of the Empire', () => {
  const free = driven({ areas: { ermelo: { garrison: true }, middelburg: { garrison: true } } });
  expect(free.where('kemp')).toBe('lydenburg');
  expect(free.told.some(({ event }) => event.type.startsWith('check'))).toBe(false);
  const held = driven({ areas: ALL_HELD });
  held.do('retreat kemp to=lydenburg');
  expect(held.told.some(({ event }) => event.type.startsWith('check'))).toBe(true);
});

rule('10A', 'Scorched earth alone asks for a check, unless the option follows the text', () => {
  const areas = {
    ermelo: { garrison: true },
    middelburg: { garrison: true },
    lydenburg: { scorchedEarth: true },
  };
  const checks = (t: Table) => t.told.filter(({ event }) => event.type.startsWith('check')).length;
  expect(checks(driven({ areas, dice: dice('lydenburg', [1, 1], [6, 6, 6]) }))).toBe(1);
  expect(checks(driven({ areas, options: { lossCheckOnScorchedEarth: false } }))).toBe(0);
});

rule('10A', 'no check in turns I and II, nor for an attacker', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 1,
      leaders: nobody({ french: 'belfast', kemp: 'belfast' }),
      areas: ALL_HELD,
    },
    pack: BEATEN,
  });
  t.do('activate kemp', 'attack kemp with=french').fightOn();
  expect(t.where('kemp')).toBe('belfast');
  expect(t.told.some(({ event }) => event.type.startsWith('check'))).toBe(false);
});

rule(
  ['10B', '10C', '10D', '10E', '6.0.b-c', '6.0.c-b', '6.0.d-d'],
  'one die each, and what adds to them',
  () => {
    const rolled = (boer: string, lydenburg: object, events = {}) => {
      const t = driven({
        boer,
        areas: { ...ALL_HELD, lydenburg: { garrison: true, ...lydenburg } },
        events,
      });
      t.do(`retreat ${boer} to=lydenburg`);
      const check = t.told.find(({ event }) => event.type.startsWith('check'))?.event;
      return [check?.['boers'], check?.['empire']].map((rolls) => (rolls as number[]).length);
    };
    // Kemp Charisma 1, Smuts Charisma 2; French Charisma 1; Garrison 1.
    expect(rolled('kemp', {})).toEqual([2, 3]);
    expect(rolled('smuts', {})).toEqual([3, 3]);
    expect(rolled('kemp', { scorchedEarth: true })).toEqual([2, 4]);
    expect(rolled('kemp', { blockhouse: true })).toEqual([2, 4]);
    expect(rolled('kemp', { blockhouse: true }, { 'br-africans': true })).toEqual([2, 5]);
  },
);

rule('10D', 'Africans add a die only in the areas they cover', () => {
  const t = driven({ areas: ALL_HELD, events: { 'br-africans': true } });
  t.do('retreat kemp to=middelburg');
  const check = t.told.find(({ event }) => event.type.startsWith('check'))?.event;
  expect(check?.['empire']).toHaveLength(3);
});

rule('10F', 'Boers higher: no loss; British higher: one random commando for good', () => {
  const safe = driven({ areas: ALL_HELD, dice: dice('lydenburg', [6, 1], [5, 5, 5]) });
  safe.do('retreat kemp to=lydenburg');
  expect(safe.last('checkPassed')).toBeDefined();
  expect(safe.hand.boers).toHaveLength(10);
  const lost = driven({
    areas: ALL_HELD,
    dice: [...dice('lydenburg', [5, 1], [6, 1, 1]), ...die('lost-commando', 0)],
  });
  lost.do('retreat kemp to=lydenburg');
  expect(lost.card('bo-commando-mauser').at).toBe('gone');
  expect(lost.hand.boers).toHaveLength(9);
});

rule('10G', 'a tie costs a card only with Kitchener there or next door', () => {
  const tie = (kitchener: string) => {
    const t = driven({
      areas: { ...ALL_HELD, pretoria: { garrison: true } },
      leaders: { kitchener },
      dice: dice('lydenburg', [5, 1], [5, 1, 1]),
    });
    t.do('retreat kemp to=lydenburg');
    return t.told.find(({ event }) => event.type.startsWith('check'))?.event.type;
  };
  expect(tie('pietersburg')).toBe('checkLost');
  expect(tie('durban')).toBe('checkPassed');
});

rule('10H', 'the retreat goes on with a new check in each Empire area, never back', () => {
  const t = driven({
    areas: { ...ALL_HELD, pietersburg: { garrison: true } },
    dice: [...dice('lydenburg', [6, 1], [1, 1, 1]), ...dice('pietersburg', [6, 1], [1, 1, 1])],
  });
  t.do('retreat kemp to=lydenburg');
  // From Lydenburg: Belfast was the battlefield; Middelburg and Pietersburg are open.
  expect(t.choices).toEqual(['retreat kemp to=middelburg', 'retreat kemp to=pietersburg']);
  expect(t.whyNot({ do: 'retreat', piece: 'kemp', to: 'belfast' })).toBe('10H alreadyPassed');
  t.do('retreat kemp to=pietersburg');
  // Pretoria or Rustenburg are free: there it ends without a check.
  t.do('retreat kemp to=rustenburg');
  expect(t.where('kemp')).toBe('rustenburg');
  expect(t.events('checkPassed')).toHaveLength(2);
});

rule('10H', 'it ends beside another Boer leader, after the check', () => {
  const t = driven({
    areas: ALL_HELD,
    leaders: { beyers: 'lydenburg' },
    dice: dice('lydenburg', [6, 1], [1, 1, 1]),
  });
  t.do('retreat kemp to=lydenburg');
  expect(t.events('checkPassed')).toHaveLength(1);
  expect(t.owing).toBe('boers keep');
});

rule('10H', 'and where a loss happens; with nowhere to go on he stops', () => {
  const lost = driven({
    areas: { ...ALL_HELD, pietersburg: { garrison: true } },
    dice: dice('lydenburg', [1, 1], [6, 1, 1]),
  });
  lost.do('retreat kemp to=lydenburg');
  expect(lost.where('kemp')).toBe('lydenburg');
  const cornered = driven({
    areas: ALL_HELD,
    leaders: { plumer: 'pietersburg', methuen: 'middelburg' },
    dice: dice('lydenburg', [6, 1], [1, 1, 1]),
  });
  cornered.do('retreat kemp to=lydenburg');
  expect(cornered.where('kemp')).toBe('lydenburg');
});

rule('10I', 'with no commando left there is nothing to lose', () => {
  const t = driven({
    areas: ALL_HELD,
    cards: cards('gone', ...COMMANDOS),
    dice: dice('lydenburg', [1, 1], [6, 1, 1]),
  });
  t.do('retreat kemp to=lydenburg');
  expect(t.events('commandoGone')).toEqual([]);
  expect(t.where('kemp')).toBe('lydenburg');
  // One counted camp is then a surrender.
  const camp = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ kitchener: 'durban' }),
      areas: { durban: { blockhouse: true } },
      events: { 'br-repression': true },
      cards: cards('gone', ...COMMANDOS),
    },
  });
  camp.do('activate kitchener', 'camp kitchener at=durban');
  expect(camp.ending).toBe('surrender');
});
