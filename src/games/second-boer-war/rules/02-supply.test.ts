import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { EMPIRE } from '../box.ts';
import { isSupplied } from '../queries.ts';
import { cards, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

/** Methuen deep in the Free State; whether he is supplied depends on Garrisons behind him. */
const kroonstad = (areas: Record<string, object>, more = {}) => {
  const t = table({
    differs: {
      turn: 2,
      round: 2,
      leaders: nobody({ methuen: 'kroonstad', 'de-wet': 'kroonstad' }),
      areas,
      ...more,
    },
  });
  return t.do('activate methuen', 'attack methuen with=de-wet', 'announce n=3', 'announce n=0');
};

rule(['2K', '8O'], 'without a supply line Trains must be among the first six', () => {
  const t = kroonstad({});
  t.do(
    'bring br-scots',
    'bring br-irish',
    'bring br-cavalry-1',
    'bring br-infantry-1',
    'bring br-infantry-2',
  );
  expect(t.choices).toEqual(['bring br-trains', 'bringBest']);
  expect(t.whyNot({ do: 'bring', piece: 'br-infantry-3' })).toBe('2K trainsFirst');
  t.do('bring br-trains').through('boers lay');
  // He may choose the zone, but not keep them back.
  t.do('lay br-scots to=left', 'lay br-irish to=centre', 'lay br-cavalry-1 to=right');
  t.do('lay br-infantry-1 to=left', 'lay br-infantry-2 to=centre');
  expect(t.choices).toEqual(['lay br-trains to=right']);
});

rule(['2L', '2M'], 'Garrisons back to a British area without Revolt are a supply line', () => {
  const line = { bloemfontein: { garrison: true }, jacobsdal: { garrison: true } };
  const free = kroonstad(line);
  free.do(
    'bring br-scots',
    'bring br-irish',
    'bring br-cavalry-1',
    'bring br-infantry-1',
    'bring br-infantry-2',
  );
  // Supplied: Trains only of his own will.
  expect(free.choices).toEqual([
    'bring br-infantry-3',
    'bring br-trains',
    'bring br-artillery-1',
    'bringBest',
  ]);
  const look = (areas: Record<string, object>) => {
    const t = kroonstad(areas);
    return isSupplied(t.play, t.box.areaIndex.get('kroonstad') ?? -1);
  };
  expect(look(line)).toBe(true);
  expect(look({ jacobsdal: { garrison: true } })).toBe(false);
  const revolts = { kimberley: { revolt: true }, 'orange-river': { revolt: true } };
  expect(look({ bloemfontein: { garrison: true }, ...revolts })).toBe(false);
  // The leader's own area needs no Garrison; one step from a quiet British area is enough.
  const edge = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'jacobsdal' }) },
  });
  expect(isSupplied(edge.play, edge.box.areaIndex.get('jacobsdal') ?? -1)).toBe(true);
});

rule('2M', 'Trains in the reinforcement deck cannot be demanded', () => {
  const t = kroonstad({}, { cards: cards('deck', 'br-trains') });
  t.do(
    'bring br-scots',
    'bring br-irish',
    'bring br-cavalry-1',
    'bring br-infantry-1',
    'bring br-infantry-2',
  );
  expect(t.choices).toEqual(['bring br-infantry-3', 'bring br-artillery-1', 'bringBest']);
});

rule(
  ['2K', '2M', '8I'],
  'cards beyond the six may be declined: a better leader is not burdened with Trains',
  () => {
    const line = { bloemfontein: { garrison: true }, jacobsdal: { garrison: true } };
    const t = table({
      differs: {
        turn: 2,
        round: 2,
        leaders: nobody({ roberts: 'kroonstad', 'de-wet': 'kroonstad' }),
        areas: line,
        cards: {
          ...cards('hand', 'br-infantry-1', 'br-infantry-2', 'br-infantry-3', 'br-trains'),
          ...cards('deck', 'br-artillery-1', 'br-artillery-2', 'br-mg', 'br-tribals'),
        },
      },
    });
    t.do('activate roberts', 'attack roberts with=de-wet', 'announce n=3', 'announce n=0');
    t.do('bring br-scots', 'bring br-irish', 'bring br-cavalry-1', 'bring br-infantry-1');
    expect(t.whyNot({ do: 'enough' })).toBe('8F baseFirst');
    t.do('bring br-infantry-2', 'bring br-infantry-3');
    expect(t.choices).toEqual(['bring br-trains', 'bringBest', 'enough']);
    const best = table({
      differs: {
        turn: 2,
        round: 2,
        leaders: nobody({ roberts: 'kroonstad', 'de-wet': 'kroonstad' }),
        areas: line,
        cards: {
          ...cards('hand', 'br-infantry-1', 'br-infantry-2', 'br-infantry-3', 'br-trains'),
          ...cards('deck', 'br-artillery-1', 'br-artillery-2', 'br-mg', 'br-tribals'),
        },
      },
    });
    best.do('activate roberts', 'attack roberts with=de-wet', 'announce n=3', 'announce n=0');
    best.do('bringBest');
    t.do('enough');
    for (const one of [t, best]) {
      const brought = one.state.fight?.brought[EMPIRE]?.map((card) => one.box.cards[card]);
      expect(brought).toHaveLength(6);
      expect(brought).not.toContain('br-trains');
    }
  },
);

rule('9A', 'in a skirmish the first three must come, also Trains if there is nothing else', () => {
  const t = table({
    differs: {
      turn: 3,
      round: 2,
      leaders: nobody({ allenby: 'kroonstad', 'de-wet': 'kroonstad' }),
      cards: {
        ...cards('deck', 'br-infantry-2', 'br-infantry-3', 'br-artillery-1', 'br-artillery-2'),
        ...cards('deck', 'br-mg', 'br-tribals'),
        ...cards('hand', 'br-infantry-1', 'br-trains'),
      },
    },
  });
  t.do('activate allenby');
  const attack = t.choices.find((offer) => offer.startsWith('attack'));
  expect(attack).toBeDefined();
  t.do(attack ?? '').fightOn('bring');
  expect(t.whyNot({ do: 'enough' })).toBe('9A baseFirst');
  t.do('bringBest');
  const brought = t.state.fight?.brought[EMPIRE]?.map((card) => t.box.cards[card]);
  expect(brought).toContain('br-trains');
});
