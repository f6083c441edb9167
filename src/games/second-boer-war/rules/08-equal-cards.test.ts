import { expect, test } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { choiceOf, die } from '../../../kernel/testing/test-table.ts';
import { attack, cards, type Fight, infantry, nobody, type Table, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

/** All that is equal among the British: seven infantry, three cavalry, two artillery. */
const ALL_IN_HAND = cards(
  'hand',
  ...[4, 5, 6, 7].map((n) => `br-infantry-${n}`),
  'br-cavalry-2',
  'br-cavalry-3',
  'br-artillery-2',
);

/** A fight in which the British hold all of them. */
const face = (active: string, second: string, given: Fight = {}) =>
  attack(active, second, { ...given, differs: { cards: ALL_IN_HAND, ...given.differs } });

/** What comes of naming a choice: the one that was taken, or why none was. */
const name = (t: Table, side: string, text: string): string => {
  const answered = t.play.answer(side, choiceOf(text));
  if (!answered.done) return `${answered.refusal.rule} ${answered.refusal.reason}`;
  const { piece, to, with: other } = answered.choice;
  return [answered.choice.do, piece, to, other].filter(Boolean).join(' ');
};

rule('8H', 'any of several equal cards may be named to come along', () => {
  const t = face('roberts', 'cronje').do('announce n=1', 'announce n=0');
  expect(t.choices).toContain('bring br-infantry-1');
  expect(t.choices).not.toContain('bring br-infantry-6');
  expect(name(t, 'empire', 'bring br-infantry-6')).toBe('bring br-infantry-1');
  expect(name(t, 'empire', 'bring br-infantry-6')).toBe('bring br-infantry-2');
  expect(name(t, 'empire', 'bring br-cavalry-3')).toBe('bring br-cavalry-1');
  expect(t.state.fight?.brought[0]).toHaveLength(3);
});

rule('8H', 'a card that is not equal, not in hand or already brought is refused as before', () => {
  const deck = { ...ALL_IN_HAND, ...cards('deck', 'br-infantry-7') };
  const unequal = { battleCards: { 'br-infantry-5': { morale: 2 } } };
  const t = face('roberts', 'cronje', { differs: { cards: deck }, pack: unequal });
  t.do('announce n=0', 'announce n=0');
  expect(name(t, 'empire', 'bring br-infantry-7')).toBe('8H notInHand');
  expect(name(t, 'empire', 'bring br-cavalry-2')).toBe('8I singlesAnnounced');
  expect(name(t, 'empire', 'bring bo-zarp')).toBe('8H notInHand');
  expect(name(t, 'empire', 'bring br-infantry-6 n=2')).toBe('8H notOffered');
  // Of another kind: taken for itself.
  expect(name(t, 'empire', 'bring br-infantry-5')).toBe('bring br-infantry-5');
  t.do('bring br-infantry-1');
  expect(name(t, 'empire', 'bring br-infantry-1')).toBe('8H alreadyBrought');
});

rule('8R', 'any of several equal cards may be named to be laid, in the zone that is filled', () => {
  const t = face('roberts', 'cronje').do('announce n=0', 'announce n=0');
  t.do('bring br-infantry-1', 'bring br-infantry-2', 'bringBest').through('boers lay');
  expect(t.owing).toBe('empire lay');
  expect(name(t, 'empire', 'lay br-infantry-2 to=right')).toBe('8M zoneByZone');
  expect(name(t, 'empire', 'lay br-scots to=left')).toBe('8R notBrought');
  expect(name(t, 'empire', 'lay br-infantry-2 to=left')).toBe('lay br-infantry-1 left');
});

rule('8O', 'a card that may not be laid yet is not taken for its equal', () => {
  const pack = { battleCards: { 'br-scots': { morale: 'X' }, 'br-irish': { morale: 'X' } } };
  const t = face('methuen', 'cronje', { pack });
  t.do('announce n=2', 'announce n=0', 'bring br-scots', 'bring br-irish');
  t.do('bring br-infantry-1', 'bring br-infantry-2', 'bringBest').through('boers lay');
  while (t.choices.some((offer) => offer.startsWith('lay br-infantry')))
    t.do(t.choices.find((offer) => offer.startsWith('lay br-infantry')) ?? '');
  const zone = t.choices[0]?.split('to=')[1];
  for (const n of [1, 2, 3, 4])
    expect(name(t, 'empire', `lay br-infantry-${n} to=${zone}`)).toMatch(
      /^8O xFirst|^8R notBrought/,
    );
});

rule('8V', 'any of several equal surplus cards may replace a failed one, that very one', () => {
  const failing = die('morale/br', ...Array<number>(9).fill(6));
  const t = face('roberts', 'botha', { dice: failing });
  t.do('announce n=0', 'announce n=0', 'bring br-artillery-1', 'bring br-artillery-2');
  t.do(...[1, 2, 3, 4, 5, 6].map((n) => `bring br-infantry-${n}`), 'enough');
  t.through('boers lay').through('empire lay', 'lay br-infantry').fightOn('swap');
  expect(t.choices).toContain('replace br-artillery-1 with=br-infantry-5');
  expect(name(t, 'empire', 'replace br-artillery-2 with=br-scots')).toBe('8V notFailed');
  expect(name(t, 'empire', 'replace br-infantry-7 with=br-infantry-5')).toBe('8V notSurplus');
  expect(name(t, 'empire', 'replace br-artillery-2 with=br-infantry-5')).toBe(
    'replace br-artillery-1 br-infantry-5',
  );
});

rule('8AB', 'any of several equal surplus cavalry cards may be named to ride them down', () => {
  const pack = { battleCards: infantry(9) };
  const t = face('roberts', 'cronje', { pack }).do('announce n=2', 'announce n=0');
  t.do('bring br-cavalry-1', 'bring br-cavalry-2', 'bringBest').through('boers lay');
  t.through('empire lay', 'lay br-infantry').fightOn('flight').do('fleeAll');
  expect(t.owing).toBe('empire rideDown');
  expect(name(t, 'empire', 'charge br-cavalry-3 to=left')).toBe('8AB notSurplus');
  expect(name(t, 'empire', 'charge br-cavalry-2 to=left')).toBe('charge br-cavalry-1 left');
  expect(name(t, 'empire', 'charge br-cavalry-2 to=left')).toBe('8AB zoneBarred');
});

rule('9B', 'the cavalry that opened a skirmish is meant, whichever equal card is named', () => {
  const t = face('french', 'smuts', { differs: { turn: 3, cards: ALL_IN_HAND } });
  expect(t.owing).toBe('empire pickOne');
  expect(t.card('br-cavalry-1').active).toBe(false);
  expect(name(t, 'empire', 'choose br-infantry-2')).toBe('9B notSingleUse');
  expect(name(t, 'empire', 'choose br-cavalry-2')).toBe('choose br-cavalry-1');
  expect(t.card('br-cavalry-2').active).toBe(true);
});

rule('7.0.f-g', 'any of several equal cards that were laid may be named for Stormjaag', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ 'de-wet': 'belfast', methuen: 'belfast' }),
      events: { 'bo-cyferfontein': true, 'bo-stormjaag': true },
      areas: { ermelo: { garrison: true } },
      cards: ALL_IN_HAND,
    },
    options: { stormjaagRandom: false },
  }).do('activate de-wet', 'raid de-wet with=methuen');
  t.fightOn('bring').do('bring br-infantry-1', 'bring br-infantry-2', 'bring br-infantry-3');
  t.fightOn('discard');
  expect(t.choices).toEqual(['discard br-infantry-1']);
  expect(name(t, 'empire', 'discard br-infantry-4')).toBe('7.0.f-g notLaid');
  expect(name(t, 'empire', 'discard br-infantry-2')).toBe('discard br-infantry-1');
});

rule('8G', 'the Boers name their cards one by one; one that has come is refused', () => {
  const t = face('methuen', 'cronje').do('announce n=0', 'announce n=2', 'bringBest');
  expect(t.owing).toBe('boers pickOwn');
  t.do('choose bo-zarp');
  expect(name(t, 'boers', 'choose bo-zarp')).toBe('8G alreadyBrought');
});

test('what is said of an equal card is the same whatever the enemy holds', () => {
  // Two worlds that the Boers cannot tell apart: other British cards in hand.
  const worlds = ['br-infantry-2', 'br-infantry-3'].map((away) =>
    face('methuen', 'cronje', { differs: { cards: { ...ALL_IN_HAND, ...cards('deck', away) } } }),
  );
  const heard = worlds.map((t) => {
    t.do('announce n=0');
    return ['choose br-infantry-2', 'lay br-infantry-3 to=left', 'bring br-infantry-2'].map(
      (text) => name(t, 'boers', text),
    );
  });
  expect(heard[0]).toEqual(heard[1]);
});
