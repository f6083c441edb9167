import { expect } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { COMMANDOS, cards, commandos, nobody, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

const OPEN = { 'bo-cyferfontein': true, 'br-repression': true };

/** Commandos so strong, or so weak, that the result is certain. */
const VICTORY = { battleCards: commandos(9) };
const DEFEAT = { battleCards: commandos(0) };

/** De Wet (4 points) in Belfast with what stands there. */
const belfast = (
  markers: object,
  britons: Record<string, string> = {},
  pack = VICTORY,
  more = {},
) =>
  table({
    differs: {
      turn: 3,
      round: 1,
      leaders: nobody({ 'de-wet': 'belfast', ...britons }),
      areas: { belfast: markers },
      events: OPEN,
      ...more,
    },
    pack,
  }).do('activate de-wet');

rule(['7.0.f-a', '7.0.f-c'], 'after Cyferfontein a raid costs one point and is a skirmish', () => {
  const t = belfast({}, { methuen: 'belfast' });
  t.do('raid de-wet with=methuen');
  expect([t.state.mp, t.state.fight?.kind, t.state.fight?.attacker]).toEqual([3, 1, 1]);
  const before = belfast({}, { methuen: 'belfast' }, VICTORY, { events: {} });
  expect(before.whyNot({ do: 'raid', piece: 'de-wet', with: 'methuen' })).toBe(
    '7.0.f-a needsCyferfontein',
  );
  const early = table({
    differs: { turn: 2, leaders: nobody({ 'de-wet': 'belfast', methuen: 'belfast' }) },
  });
  early.do('activate de-wet');
  expect(early.whyNot({ do: 'raid', piece: 'de-wet', with: 'methuen' })).toBe(
    '7.0.f-a onlyGuerrilla',
  );
});

rule(['7.0.f-b', '7.0.f-d'], 'the leader first, then the Blockhouse in the same action', () => {
  const t = belfast({ blockhouse: true, garrison: true }, { methuen: 'belfast' }, VICTORY, {
    areas: { belfast: { blockhouse: true, garrison: true }, ermelo: { garrison: true } },
  });
  expect(t.whyNot({ do: 'raidBlockhouse', piece: 'de-wet', at: 'belfast' })).toBe(
    '7.0.f-b leaderFirst',
  );
  t.do('raid de-wet with=methuen').fightOn();
  expect(t.where('methuen')).toBe('ermelo');
  expect(t.state.mp).toBe(3);
  t.do('raidBlockhouse de-wet at=belfast').fightOn();
  expect([t.in('belfast', 'burnt'), t.in('belfast', 'garrison')]).toEqual([1, 0]);
  expect(t.state.mp).toBe(2);
});

rule(
  ['7.0.f-e', '6.0.d-e', '6.0.e-c', '6.0.b-d'],
  'a won raid takes Blockhouse, Garrison and camp; Scorched earth stays',
  () => {
    const t = belfast({ blockhouse: true, garrison: true, camp: true });
    t.do('raidBlockhouse de-wet at=belfast').fightOn('spoils');
    expect(t.choices).toEqual(['razeAll', 'razeBlockhouse', 'spare']);
    t.do('razeAll');
    expect([
      t.in('belfast', 'burnt'),
      t.in('belfast', 'garrison'),
      t.in('belfast', 'camp'),
    ]).toEqual([1, 0, 0]);
  },
);

rule(['7.0.f-e', '6.0.e-c'], 'he may take less, or nothing', () => {
  const part = belfast({ blockhouse: true, garrison: true, camp: true });
  part.do('raidBlockhouse de-wet at=belfast').fightOn('spoils').do('razeBlockhouse');
  expect([
    part.in('belfast', 'burnt'),
    part.in('belfast', 'garrison'),
    part.in('belfast', 'camp'),
  ]).toEqual([1, 1, 0]);
  const none = belfast({ blockhouse: true, garrison: true, camp: true });
  none.do('raidBlockhouse de-wet at=belfast').fightOn('spoils').do('spare');
  expect([none.in('belfast', 'burnt'), none.in('belfast', 'camp')]).toEqual([2, 1]);
});

rule('6.0.d-e', 'in a British area the counter leaves the map', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ 'de-wet': 'aliwal-north' }),
      areas: { 'aliwal-north': { blockhouse: true, camp: true } },
      events: OPEN,
    },
    pack: VICTORY,
  });
  t.do('activate de-wet', 'raidBlockhouse de-wet at=aliwal-north').fightOn();
  expect([t.in('aliwal-north', 'burnt'), t.in('aliwal-north', 'camp')]).toEqual([0, 0]);
});

rule(['7.0.f-f', '9Q'], 'a lost raid ends his action; he stays', () => {
  const t = belfast({}, { methuen: 'belfast' }, DEFEAT);
  t.do('raid de-wet with=methuen').fightOn();
  expect(t.last('skirmishWon')).toMatchObject({ side: 'empire' });
  expect([t.owing, t.where('de-wet')]).toEqual(['boers action', 'belfast']);
});

/** All cards of both sides alike: a certain tie. */
const EVEN = {
  battleCards: {
    ...commandos(3),
    ...Object.fromEntries(
      ['br-infantry-1', 'br-infantry-2', 'br-infantry-3'].map((id) => [
        id,
        { strength: { defence: 3 }, morale: 'X' },
      ]),
    ),
  },
};

rule(['7.0.f-f', '9O'], 'after a tie he may fight again but not ride on', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ beyers: 'lydenburg', methuen: 'belfast' }),
      events: OPEN,
    },
    pack: EVEN,
  });
  t.do('activate beyers', 'move beyers to=belfast', 'raid beyers with=methuen', 'none');
  t.do('bring br-infantry-1', 'bring br-infantry-2', 'bring br-infantry-3', 'bringBest');
  t.through('empire lay', 'lay br-infantry').fightOn();
  expect(t.events('tie')).toHaveLength(1);
  expect(t.choices).toContain('raid beyers with=methuen');
  expect(t.choices.some((o) => o.startsWith('move'))).toBe(false);
});

rule('7.0.f-f', 'after a won raid with nothing left to stop him he may ride on', () => {
  const ride = (options: Record<string, boolean>) => {
    const t = table({
      differs: {
        turn: 3,
        leaders: nobody({ 'de-wet': 'lydenburg', methuen: 'belfast' }),
        events: OPEN,
        areas: { ermelo: { garrison: true } },
      },
      pack: VICTORY,
      options,
    });
    t.do('activate de-wet', 'move de-wet to=belfast', 'raid de-wet with=methuen').fightOn();
    return t.choices.includes('move de-wet to=middelburg');
  };
  expect(ride({})).toBe(true);
  expect(ride({ raidWinMovesOn: false })).toBe(false);
});

rule(['7.0.f-f', '7.0.g', '5.0.b-b'], 'after ordinary combat he may not, even if he won', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ 'de-wet': 'lydenburg', methuen: 'belfast' }),
      events: OPEN,
      areas: { ermelo: { garrison: true } },
    },
    pack: VICTORY,
  });
  t.do('activate de-wet', 'move de-wet to=belfast', 'attack de-wet with=methuen').fightOn();
  expect(t.where('methuen')).toBe('ermelo');
  expect(t.choices.some((o) => o.startsWith('move'))).toBe(false);
});

rule(
  ['7.0.f-g', '7.0.f-h'],
  'Stormjaag: after every raid a random card the British laid goes to the deck',
  () => {
    for (const pack of [VICTORY, DEFEAT]) {
      const t = belfast({}, { methuen: 'belfast' }, pack, {
        events: { ...OPEN, 'bo-stormjaag': true },
        areas: { ermelo: { garrison: true } },
      });
      const boers = t.hand.boers.length;
      t.do('raid de-wet with=methuen').fightOn('bury');
      const laid = t.events('shown').find((e) => e['side'] === 'empire')?.['cards'] as string[];
      const [lost] = t.events('cardLost');
      expect(laid).toContain(lost?.['card']);
      t.do(`bury ${textOf(lost?.['card'])} n=0`);
      expect(t.card(textOf(lost?.['card'])).at).toBe('deck');
      t.fightOn();
      expect(t.hand.boers).toHaveLength(boers);
    }
    const chosen = table({
      differs: {
        turn: 3,
        leaders: nobody({ 'de-wet': 'belfast', methuen: 'belfast' }),
        events: { ...OPEN, 'bo-stormjaag': true },
        areas: { ermelo: { garrison: true } },
      },
      pack: VICTORY,
      options: { stormjaagRandom: false },
    });
    chosen.do('activate de-wet', 'raid de-wet with=methuen').fightOn('discard');
    expect(chosen.owing).toBe('empire discard');
  },
);

rule('7.0.f-g', 'Stormjaag takes nothing from the British who laid nothing', () => {
  const british = defaultBox().cards.filter((id) => id.startsWith('br-'));
  for (const stormjaagRandom of [true, false]) {
    const t = table({
      differs: {
        turn: 3,
        leaders: nobody({ 'de-wet': 'belfast', methuen: 'belfast' }),
        events: { ...OPEN, 'bo-stormjaag': true },
        areas: { ermelo: { garrison: true } },
        cards: cards('deck', ...british),
      },
      pack: VICTORY,
      options: { stormjaagRandom },
    });
    t.do('activate de-wet', 'raid de-wet with=methuen').fightOn('discard');
    expect([t.where('methuen'), t.owing]).toEqual(['ermelo', 'boers deed']);
    expect(t.events('cardLost')).toEqual([]);
  }
});

rule(['7.0.f-g', '7.0.g'], 'ordinary combat knows no Stormjaag', () => {
  const t = belfast({}, { methuen: 'belfast' }, VICTORY, {
    events: { ...OPEN, 'bo-stormjaag': true },
    areas: { ermelo: { garrison: true } },
  });
  t.do('attack de-wet with=methuen').fightOn();
  expect(t.events('cardLost')).toEqual([]);
});

rule(['7.0.f-i', '7.0.g'], 'fewer than three commandos: no raid, but combat is open', () => {
  const few = cards('gone', ...COMMANDOS.slice(0, 8));
  const t = belfast({}, { methuen: 'belfast' }, VICTORY, { cards: few });
  expect(t.whyNot({ do: 'raid', piece: 'de-wet', with: 'methuen' })).toBe(
    '7.0.f-i tooFewCommandos',
  );
  expect(t.choices).toContain('attack de-wet with=methuen');
});

rule('7.0.g', 'Boers may attack in every turn', () => {
  for (const turn of [1, 2, 3, 4]) {
    const t = table({
      differs: { turn, leaders: nobody({ botha: 'ermelo', methuen: 'ermelo' }) },
    });
    t.do('activate botha');
    expect(t.choices).toContain('attack botha with=methuen');
  }
});

rule(
  ['6.0.d-f', '6.0.d-g'],
  'a Blockhouse is defended with Machine guns at 5 and one single-use card, without artillery',
  () => {
    const t = belfast({ blockhouse: true }, {}, VICTORY, { cards: cards('hand', 'br-mg') });
    t.do('storm de-wet at=belfast', 'choose br-scots');
    expect(t.whyNot({ do: 'bring', piece: 'br-artillery-1' })).toBe('6.0.d-g noArtilleryHere');
    expect(t.whyNot({ do: 'bring', piece: 'br-irish' })).toBe('8I singlesAnnounced');
    t.do('bring br-mg', 'bring br-infantry-1');
    t.do('lay br-scots to=left', 'lay br-infantry-1 to=centre', 'lay br-mg to=right').fightOn();
    const failed = t.events('moraleFailed').map((e) => e['card']);
    const sum = [
      ['br-scots', 4],
      ['br-infantry-1', 3],
      ['br-mg', 5],
    ].reduce((all, [id, n]) => all + (failed.includes(id as string) ? 0 : (n as number)), 0);
    expect(t.last('sumsCompared')).toMatchObject({ empire: sum });
    // 6.0.d-e: the Blockhouse falls to combat as well; the Garrison would stay.
    expect(t.in('belfast', 'burnt')).toBe(1);
  },
);

rule(
  '6.0.d-f',
  'combat takes Blockhouse and camp, not the Garrison; it needs no event and no minimum',
  () => {
    const t = table({
      differs: {
        turn: 3,
        leaders: nobody({ 'de-wet': 'belfast' }),
        areas: { belfast: { blockhouse: true, garrison: true, camp: true } },
      },
      pack: VICTORY,
    });
    t.do('activate de-wet', 'storm de-wet at=belfast').fightOn();
    expect([
      t.in('belfast', 'burnt'),
      t.in('belfast', 'camp'),
      t.in('belfast', 'garrison'),
    ]).toEqual([1, 0, 1]);
  },
);

rule('6.0.d-f', 'read narrowly, Machine guns and one single-use card are all', () => {
  const t = table({
    differs: {
      turn: 3,
      leaders: nobody({ 'de-wet': 'belfast' }),
      areas: { belfast: { blockhouse: true } },
      cards: cards('hand', 'br-mg'),
    },
    options: { blockhouseThreeCards: false },
  });
  t.do('activate de-wet', 'storm de-wet at=belfast', 'choose br-scots');
  expect(t.whyNot({ do: 'bring', piece: 'br-infantry-1' })).toBe('6.0.d-f onlyMachineGuns');
  t.do('bring br-mg');
  expect(t.owing).toBe('empire lay');
  t.do('leave to=left');
});

rule('6.0.d-f', 'Machine guns beside a British leader count as printed', () => {
  const t = belfast({ blockhouse: true }, { methuen: 'belfast' }, VICTORY, {
    cards: cards('hand', 'br-mg'),
  });
  t.do(
    'raid de-wet with=methuen',
    'none',
    'bring br-mg',
    'bring br-trains',
    'bring br-infantry-1',
    'bring br-infantry-2',
  );
  t.do('lay br-mg to=left', 'lay br-trains to=centre', 'lay br-infantry-1 to=right').fightOn();
  const failed = t.events('moraleFailed').map((e) => e['card']);
  const sum = (failed.includes('br-mg') ? 0 : 3) + 1 + (failed.includes('br-infantry-1') ? 0 : 3);
  expect(t.last('sumsCompared')).toMatchObject({ empire: sum });
});
