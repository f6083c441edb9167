import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import {
  attack,
  COMMANDOS,
  cards,
  commandos,
  INFANTRY,
  infantry,
  nobody,
  table,
} from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule(['8B', '8D'], 'a main leader attacks anyone, and it is a battle', () => {
  expect(attack('methuen', 'botha').state.fight?.kind).toBe(0);
  expect(attack('methuen', 'de-la-rey').state.fight?.kind).toBe(0);
});

rule(['8C', '8D'], 'a detached leader attacks only a detached one, and it is a skirmish', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ french: 'harrismith', botha: 'harrismith' }) },
  });
  t.do('activate french');
  expect(t.whyNot({ do: 'attack', piece: 'french', with: 'botha' })).toBe('8C onlyDetached');
  expect(attack('french', 'de-la-rey').state.fight?.kind).toBe(1);
});

rule('8E', 'in turn III there are only skirmishes, and anyone may attack anyone', () => {
  expect(attack('french', 'botha', { turn: 3 }).state.fight?.kind).toBe(1);
  expect(attack('methuen', 'botha', { turn: 3 }).state.fight?.kind).toBe(1);
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
  expect(attack('gatacre', 'botha').state.fight?.quota).toEqual([6, 8]);
  expect(attack('roberts', 'de-wet').state.fight?.quota).toEqual([9, 7]);
});

rule(
  '8G',
  'first the active player, then the Second announces how many; which ones stays hidden',
  () => {
    const t = attack('methuen', 'botha');
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
  const t = attack('methuen', 'botha', { options: { hiddenSingleUse: false } });
  t.do('announce n=1', 'bring br-scots', 'bringBest');
  expect(t.last('singlesNamed')).toMatchObject({ side: 'empire', cards: ['br-scots'] });
  expect(t.view('boers').fight?.brought[0]).toContain(t.box.cardIndex.get('br-scots'));
  expect(t.owing).toBe('boers announce');
});

rule(['8H', '8I'], 'the British choose, the Boers draw; extra cards add no single-use card', () => {
  const t = attack('roberts', 'botha', { differs: { cards: cards('hand', ...INFANTRY) } });
  t.do('announce n=1', 'announce n=0', 'bring br-scots');
  expect(t.whyNot({ do: 'bring', piece: 'br-irish' })).toBe('8I singlesAnnounced');
  t.do('bringBest');
  expect(t.state.fight?.brought[0]).toHaveLength(9);
  const draws = new Set(
    ['a', 'b', 'c', 'd'].map((seed) => {
      const u = attack('gatacre', 'botha', { seed });
      u.do('announce n=0', 'announce n=0', 'bringBest');
      expect(u.state.fight?.brought[1]).toHaveLength(8);
      return u.state.fight?.brought[1]?.join();
    }),
  );
  expect(draws.size).toBe(4);
});

rule('8J', 'a British Second at home or beside a Garrison may use Charisma', () => {
  const quota = (area: string, areas = {}) =>
    attack('botha', 'buller', { area, differs: { areas } }).state.fight?.quota[0];
  // Buller: Ability 0, Charisma 1.
  expect([
    quota('dundee'),
    quota('ermelo'),
    quota('ermelo', { ermelo: { garrison: true } }),
  ]).toEqual([7, 6, 7]);
  expect(attack('buller', 'botha', { area: 'dundee' }).state.fight?.quota[0]).toBe(6);
});

rule('8L', 'with too few cards places stay empty; the Second fills his first row first', () => {
  const gone = cards('gone', ...COMMANDOS.slice(0, 6));
  const t = attack('gatacre', 'joubert', { differs: { cards: gone } });
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
  const t = attack('gatacre', 'botha', { differs: { cards: gone } });
  t.do('announce n=0', 'announce n=0', 'bringBest');
  expect(t.state.fight?.brought[1]).toHaveLength(5);
  t.through('boers lay').through('empire lay').do('leave to=left').through('boers lay');
  expect(t.state.fight?.brought[1] ?? []).toHaveLength(0);
});

rule(['8M', '8W'], 'left faces right, zone by zone', () => {
  const t = attack('methuen', 'cronje', {
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
  const t = attack('methuen', 'cronje').fightOn('lay').through('boers lay');
  expect(t.view('empire').fight?.slots.slice(6, 9)).toEqual([-2, -2, -2]);
  expect(
    t
      .view('boers')
      .fight?.slots.slice(6, 9)
      .every((card) => card >= 0),
  ).toBe(true);
  expect(t.heard('empire').some((e) => e.type === 'shown')).toBe(false);
  const u = attack('cronje', 'methuen').fightOn('lay').through('empire lay');
  expect(
    u
      .view('boers')
      .fight?.slots.slice(0, 3)
      .every((card) => card >= 0),
  ).toBe(true);
});

test('a card is seen by nobody else before its row is complete', () => {
  const t = attack('cronje', 'methuen').fightOn('lay');
  t.do(at(t.choices, 0));
  expect(t.view('boers').fight?.slots[0]).toBe(-2);
  expect(t.play.barrier).toBe(true);
});

rule('8O', 'X cards brought must be laid, by a Second in his first row', () => {
  const t = attack('cronje', 'methuen', {
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
    const t = attack('methuen', 'cronje', {
      differs: { cards: cards('hand', ...INFANTRY) },
    }).fightOn('lay');
    t.through('boers lay');
    expect(t.state.fight?.faces.slice(6)).toEqual([1, 1, 1, 0, 0, 0]);
    t.through('empire lay');
    expect(t.state.fight?.faces.slice(0, 6)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(t.owing).toBe('boers lay');
    t.do(at(t.choices, 0));
    expect(t.state.fight?.faces.slice(6)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(t.last('shown')).toMatchObject({ rule: '8P', side: 'empire' });
    t.through('boers lay');
    expect(t.last('shown')).toMatchObject({ rule: '8Q', side: 'boers' });
  },
);

rule(['8N', '8Q'], 'each row that a Second shows names the rule it is laid by', () => {
  const t = attack('cronje', 'methuen').fightOn('lay').through('empire lay');
  expect(t.last('shown')).toMatchObject({ rule: '8N', side: 'empire' });
  t.through('boers lay').through('empire lay');
  expect(t.last('shown')).toMatchObject({ rule: '8Q', side: 'empire' });
});

rule('8R', 'he may keep any card back as surplus', () => {
  const t = attack('roberts', 'cronje', { differs: { cards: cards('hand', ...INFANTRY) } });
  t.do('announce n=0', 'announce n=0', 'bringBest').through('boers lay');
  expect(t.choices).toEqual(
    expect.arrayContaining(['lay br-infantry-1 to=left', 'lay br-artillery-1 to=left']),
  );
  t.through('empire lay', 'lay br-infantry');
  // Artillery among the three kept back.
  expect(t.state.fight?.brought[0]).toContain(t.box.cardIndex.get('br-artillery-1'));
});

rule(['8S', '8T', '8U'], 'the attacker tests six, the Second only the three laid later', () => {
  const t = attack('methuen', 'cronje', { differs: { cards: cards('hand', ...INFANTRY) } });
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
    const t = attack('roberts', 'botha', {
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
