import { expect } from 'vitest';
import { isProblems } from '../../../kernel/game.ts';
import { newPlay } from '../../../kernel/inspect.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Table, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const cup = (b: Table, which: string) =>
  (b.position['cups'] as Record<string, Record<string, number>>)[which] ?? {};
const withVariants = (...ids: string[]) =>
  table({}, { options: Object.fromEntries(ids.map((id) => [`variant-${id}`, true])) });

rule('9.1a', 'Hesitate and Close Order are in the cup only with their variants', () => {
  expect(cup(table({}), 'british')).toMatchObject({
    hesitate: 0,
    'close-order': 0,
    'no-event': 5,
  });
  expect(cup(withVariants('hesitate', 'staff'), 'british')).toMatchObject({ hesitate: 5 });
  expect(cup(withVariants('close-order', 'staff'), 'british')).toMatchObject({ 'close-order': 2 });
});

rule('9.1b', 'without Hlangwane the 1st Group is not there and cannot be released', () => {
  expect(cup(table({}), 'boer')).toMatchObject({ g1: 1 });
  const b = withVariants('no-hlangwane', 'resolute');
  expect(cup(b, 'boer')).toMatchObject({ g1: 0, g2: 1 });
  expect(b.where('bethal')).toBe('absent');
  expect(b.position['hidden']).not.toContain('hlangwane');
});

rule('9.1c', 'all SP Counters are in the cup, the two No Fire are not', () => {
  const strength = cup(table({}), 'strength');
  expect(strength['no-fire']).toBe(0);
  expect(strength).toMatchObject({ '-2': 2, '-1': 4, '0': 5, '1': 4, '2': 3 });
});

const dealt = (seed: number): State => {
  const play = newPlay(game, completeSetup(game.rules, {}), `deal ${seed}`);
  return play.state as unknown as State;
};

rule('9.3a', 'Wagon, Native and 2nd Pont get three of 12, 10, 10, 10, 6, unseen', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { drift, driftSeen } = dealt(seed);
    const all = [0, 1, 2, 6, 7].map((slot) => drift[slot]).sort((a, b) => Number(a) - Number(b));
    expect(all).toEqual([12, 10, 10, 10, 6].sort((a, b) => a - b));
    expect(driftSeen.every((seen) => seen === 0)).toBe(true);
  }
  expect(box.drifts.slice(0, 3).map((i) => box.areas[i]?.id)).toEqual([
    'wagon-drift',
    'native-drift',
    'second-pont-drift',
  ]);
});

rule('9.3b', 'Small Falls, Bridle and 1st Pont get three of 6, 6, 8, 4, unseen', () => {
  const firsts = new Set<number | undefined>();
  for (let seed = 0; seed < 60; seed++) {
    const { drift } = dealt(seed);
    expect([3, 4, 5, 8].map((slot) => drift[slot]).sort((a, b) => Number(a) - Number(b))).toEqual(
      [6, 6, 8, 4].sort((a, b) => a - b),
    );
    firsts.add(drift[3]);
  }
  expect([...firsts].sort((a, b) => Number(a) - Number(b))).toEqual([4, 6, 8]); // chance, not a fixed deal
  const scouted = withVariants('scouts', 'close-order');
  expect(scouted.drift('bridle-drift')['seen']).toBe(true);
});

rule('9.4a', 'Boers start at full strength in their areas, hidden where they are dug in', () => {
  const b = table({});
  for (const [id, entry] of Object.entries(box.pack.commandos)) {
    expect(b.where(id)).toBe(entry.startArea);
    expect(b.sp(id)).toBe(entry.sp);
  }
  expect(b.position['hidden']).toContain('loop-crest');
  expect(b.where('howitzer')).toBe('vertnek');
  expect(b.position['hidden']).not.toContain('vertnek'); // a gun in the open
});

rule('9.4b', 'three commandos of the 4th Group start at Robinson’s Drift', () => {
  const b = table({});
  const there = Object.keys(box.pack.commandos).filter((id) => b.where(id) === 'robinsons-drift');
  expect(there.map((id) => box.pack.commandos[id]?.group)).toEqual(['4', '4', '4']);
  expect(withVariants('white', 'hesitate').where('middelburg')).toBe('absent');
});

rule('9.4c', 'Buller, Long, an operative HQ and all brigades stand where they are printed', () => {
  const b = table({});
  expect([b.where('buller'), b.where('hq'), b.where('long')]).toEqual([
    'shooters-hill',
    'shooters-hill',
    'chieveley',
  ]);
  expect(b.piece('hq')['face']).toBe('operative');
  for (const brigade of box.brigades.filter((each) => each.variant === null)) {
    const camp = box.areas[brigade.setup]?.id;
    for (const piece of [...brigade.units, brigade.leader]) {
      const { id, variant } = box.pieces[piece] ?? { id: '', variant: '' };
      if (variant === null) expect(b.where(id)).toBe(camp);
    }
  }
});

rule('9.4d', 'the 2nd Royal Fusiliers have 2 SP; regiments are on foot, batteries limbered', () => {
  const b = table({});
  expect(b.sp('royal-fusiliers')).toBe(2);
  expect(b.piece('royal-fusiliers')['face']).toBe('reduced');
  expect(b.piece('hussars13')['face']).toBe('dismounted');
  expect(b.piece('n47')['face']).toBe('limbered');
});

rule('10.2a', 'any set of variants whose ratings add up to zero may be played, no other', () => {
  const laid = (...ids: string[]) => {
    const options = Object.fromEntries(ids.map((id) => [`variant-${id}`, true]));
    return layOut(game.rules, completeSetup(game.rules, { options }));
  };
  expect(isProblems(laid())).toBe(false);
  expect(isProblems(laid('warren', 'river-high', 'hesitate'))).toBe(false); // 3 - 2 - 1
  const wrong = laid('warren');
  expect(isProblems(wrong) && wrong[0]?.problem).toMatch(/add up to \+3/);
  expect(Object.keys(box.pack.variants)).toHaveLength(18);
  const ratings = Object.values(box.pack.variants).map((v) => v.rating);
  expect(ratings.filter((r) => r < 0)).toHaveLength(8);
  // What each does that no other test shows.
  const late = withVariants('late-start', 'staff');
  expect(late.state).toMatchObject({ turn: 3, confidence: 3, cp: 8 });
  expect(withVariants('more-guns', 'guides').where('howitzer-b')).toBe('wynnes-hill');
  expect(withVariants('howitzers', 'hesitate').where('b61')).toBe('west-camp');
  const balloon = withVariants('balloon', 'hesitate');
  expect(balloon.asked).toBe('balloon');
  balloon.do('spot at=loop-crest', 'spot at=fort-wylie');
  expect(balloon.position['hidden']).not.toContain('fort-wylie');
  const night = withVariants('night', 'hesitate');
  expect(night.asked).toBe('nightMarch');
  expect(night.choices).toEqual([
    'camp ldr-5th-irish to=west-camp',
    'camp ldr-5th-irish to=harts-ridge',
    'camp ldr-5th-irish to=spruit-fields',
  ]);
  night.do('camp ldr-5th-irish to=spruit-fields');
  expect(night.where('dublin')).toBe('spruit-fields');
  const warren = table(
    { phase: 'victory', turn: 3 },
    { options: { 'variant-warren': true, 'variant-river-high': true, 'variant-hesitate': true } },
  );
  expect(warren.where('lancashire-fusiliers')).toBe('chieveley');
  expect(warren.where('ldr-11th-lancashire')).toBe('chieveley');
  const staff = table(
    { phase: 'commandPoints', turn: 2 },
    { options: { 'variant-staff': true, 'variant-hesitate': true } },
  );
  expect(staff.state.cp).toBe(4);
  const high = table(
    {
      phase: 'britishMovement',
      turn: 2,
      boers: {},
      pieces: { 'ldr-5th-irish': 'native-flats', dublin: 'native-flats', border: 'native-flats' },
    },
    {
      options: { 'variant-river-high': true, 'variant-guides': true, 'variant-staff': true },
      dice: { 'search/native-drift': [5, 5] },
    },
  ).until('unitMoves', '5th-irish');
  high.do('move dublin to=native-drift');
  expect(high.events('driftFound')[0]?.['reasons']).toEqual({ 'river-high': 2, guides: -2 });
});
