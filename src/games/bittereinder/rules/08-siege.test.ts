import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('8.4-a', 'attacked in a town the Empire controls, it may choose to be besieged', () => {
  const t = table({ phase: 'republicanCombat', at: { N6: ['bde-2', 'T8-kommando'] } });
  t.do('attack at=N6 as=field', 'commit n=11');
  expect(t.choices).toEqual(['stand', 'shutIn']);
  t.do('shutIn');
  expect(t.isBesieged('bde-2')).toBe(true);
  expect(t.state.sieges).toHaveLength(1);
  const veld = table({ phase: 'republicanCombat', at: { N10: ['bde-2', 'T8-kommando'] } });
  veld.do('attack at=N10 as=field');
  expect(veld.whyNot('shutIn', 'empire')).toBe('8.4-a noTownToHold');
  veld.do('commit n=11');
  expect(veld.asked).not.toContain('siege');
  const lost = table({
    phase: 'republicanCombat',
    at: { N6: ['bde-2', 'T8-kommando'] },
    republics: ['N6'],
  });
  lost.do('attack at=N6 as=field', 'commit n=11');
  expect(lost.asked).not.toContain('siege');
});

rule(['8.4-a', '10.2.3-d'], 'a razed town offers no walls', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { T8: ['bde-2', 'T6-kommando'] },
    razed: ['T8'],
  });
  t.do('attack at=T8 as=field');
  expect(t.refusal('shutIn', 'empire')).toMatchObject({ rule: '10.2.3-d', reason: 'razedTown' });
  t.do('commit n=8');
  expect(t.asked).not.toContain('siege');
});

rule('8.4-b', 'Johannesburg qualifies though nobody controls it', () => {
  const t = table({ phase: 'republicanCombat', at: { T7: ['bde-2', 'T8-kommando'] } });
  t.do('attack at=T7 as=field', 'commit n=11');
  expect(t.asked).toBe('siege');
});

rule('8.4-c', 'all of them go behind the walls, or none', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['bde-2', 'sup-1', 'cav-5l', 'ldr-buller', 'T8-kommando', 'army-natal'] },
  });
  t.do('attack at=N6 as=field', 'commit n=11', 'shutIn');
  for (const id of ['bde-2', 'sup-1', 'cav-5l', 'ldr-buller']) expect(t.isBesieged(id)).toBe(true);
});

const fiveSieges = (limit: number) =>
  table({
    phase: 'republicanCombat',
    at: {
      N6: ['g-ladysmith', 'army-natal'],
      B2: ['g-kimberley', 'army-western'],
      B13: ['g-mafeking', 'T4-kommando', 'T11-kommando'],
      C20: ['bn-berks', 'F8-kommando'],
      C11: ['bn-munster', 'F5-kommando'],
      N4: ['g-natal', 'T8-kommando'],
    },
    more: {
      besieged: ['g-ladysmith', 'g-kimberley', 'g-mafeking', 'bn-berks', 'bn-munster'],
      sieges: ['N6', 'B2', 'B13', 'C20', 'C11'],
      siegeLimit: limit,
    },
    dice: die('combat', 3),
  });

rule(
  '8.4-d',
  'with five markers out there is no sixth siege, unless an event gave a sixth marker',
  () => {
    const t = fiveSieges(5);
    t.do('attack at=N4 as=field');
    expect(t.whyNot('shutIn', 'empire')).toBe('8.4-d noSiegeMarker');
    t.do('commit n=3');
    expect(t.asked).not.toContain('siege');
    const six = fiveSieges(6);
    six.do('attack at=N4 as=field', 'commit n=3');
    expect(six.asked).toBe('siege');
  },
);

rule('8.4-d', 'relievers may join a siege that is on, even with no marker left', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['g-ladysmith', 'cav-19h', 'army-natal', 'T8-kommando'] },
    more: { besieged: ['g-ladysmith'], sieges: ['N6'], siegeLimit: 1 },
  });
  t.do('attack at=N6 as=field', 'commit n=4', 'shutIn');
  expect(t.isBesieged('cav-19h')).toBe(true);
  expect(t.state.sieges).toHaveLength(1);
});

const sortie = (supply: string[], face: number, extra: Record<string, string[]> = {}) =>
  table({
    phase: 'empireCombat',
    at: { N6: ['g-ladysmith', 'cav-5l', ...supply, 'T8-kommando'], ...extra },
    besieged: ['N6'],
    dice: [...die('combat', face), ...die('return', 1, 1, 1), ...die('supply', 1, 1)],
  });

rule('8.4-e', 'the besieged attack only with a besieged supply unit', () => {
  expect(sortie([], 3).asked).not.toContain('attack');
  expect(sortie(['sup-1'], 3).choices).toContain('attack at=N6 as=sortie');
});

rule('8.4-e', 'and without it not even beside relievers', () => {
  const relief = (besieged: string[]) =>
    table({
      phase: 'empireCombat',
      at: { N6: ['g-ladysmith', 'sup-1', 'bde-2', 'sup-2', 'T8-kommando', 'army-natal'] },
      more: { besieged, sieges: ['N6'] },
      dice: die('combat', 3),
    });
  const alone = relief(['g-ladysmith']);
  expect(alone.choices).toEqual(['attack at=N6 as=field', 'done']);
  expect(alone.refusal('attack at=N6 as=together')).toMatchObject({ rule: '8.4-e' });
  const both = relief(['g-ladysmith', 'sup-1']);
  expect(both.choices).toContain('attack at=N6 as=together');
  both.do('attack at=N6 as=together', 'commit n=21');
  expect(both.events('combat')[0]).toMatchObject({ attack: 20 });
});

rule('8.3.1-b', 'besieged wagons serve no relievers (A53), unless the match says so', () => {
  const relief = (siegeSupply: string) =>
    table({
      phase: 'empireCombat',
      at: { N6: ['g-ladysmith', 'sup-1', 'bde-2', 'T8-kommando'] },
      more: { besieged: ['g-ladysmith', 'sup-1'], sieges: ['N6'] },
      options: { siegeSupply },
    });
  expect(relief('separate').choices).toEqual(['attack at=N6 as=sortie', 'done']);
  expect(relief('shared').choices).toContain('attack at=N6 as=field');
});

rule('8.4-f', 'the besieged are never attacked', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['g-ladysmith', 'T8-kommando'], N4: ['cav-19h', 'T6-kommando'] },
    besieged: ['N6'],
  });
  expect(t.choices).toEqual(['attack at=N4 as=field', 'done']);
  expect(t.refusal('attack at=N6 as=field')).toMatchObject({
    rule: '8.4-f',
    reason: 'onlyBesieged',
  });
});

rule('8.4-g', 'at every phase end the besiegers must match the besieged', () => {
  const scene = {
    phase: 'republicanLand',
    at: { N6: ['g-ladysmith', 'T8-kommando', 'T6-kommando'], N1: ['cav-19h'] },
    besieged: ['N6'],
  };
  const kept = table(scene).move('N6', ['T6-kommando'], 'N7').endPhase();
  expect(kept.state.sieges).toHaveLength(1);
  const lifted = table(scene).move('N6', ['T8-kommando'], 'N7').endPhase();
  expect(lifted.state.sieges).toHaveLength(0);
  expect(lifted.isBesieged('g-ladysmith')).toBe(false);
});

rule('8.4-g', 'relievers count on neither side', () => {
  const t = table({
    phase: 'empireLand',
    at: { N6: ['g-ladysmith', 'T8-kommando'], N4: ['bde-2', 'bde-4'] },
    besieged: ['N6'],
  });
  t.move('N4', ['bde-2', 'bde-4'], 'N6');
  expect(t.state.sieges).toHaveLength(1);
});

rule('8.4-h', 'besiegers driven off by a sortie or a relief lift their siege', () => {
  const out = sortie(['sup-1'], 6);
  out.do('attack at=N6 as=sortie', 'commit n=5');
  expect(out.events('siegeLifted')[0]).toMatchObject({ rule: '8.4-h' });
  expect(out.isBesieged('g-ladysmith')).toBe(false);
  const relief = table({
    phase: 'empireCombat',
    at: { N6: ['g-ladysmith', 'bde-2', 'sup-1', 'T8-kommando'] },
    more: { besieged: ['g-ladysmith'], sieges: ['N6'] },
    dice: die('combat', 6),
  });
  relief.do('attack at=N6 as=field', 'commit n=5');
  expect(relief.events('siegeLifted')[0]).toMatchObject({ rule: '8.4-h' });
});

rule('8.4-h', 'so does their own attack on relievers, when it is beaten back', () => {
  const t = table({
    phase: 'republicanCombat',
    at: { N6: ['g-ladysmith', 'bde-2', 'T8-kommando'] },
    more: { besieged: ['g-ladysmith'], sieges: ['N6'] },
    dice: die('combat', 1),
  });
  t.do('attack at=N6 as=field', 'commit n=10', 'stand');
  expect(t.where('T8-kommando')).not.toBe('N6');
  expect(t.events('siegeLifted')[0]).toMatchObject({ rule: '8.4-h' });
});

rule(['8.4-i', '8.6-b', '11.2-a'], 'a sortie beaten back dooms the whole besieged force', () => {
  const t = sortie(['sup-1'], 1);
  t.do('attack at=N6 as=sortie', 'commit n=11');
  // The Lancers had taken part; the rest would not have been spared either.
  for (const id of ['g-ladysmith', 'cav-5l', 'sup-1']) expect(t.where(id)).not.toBe('N6');
  expect(t.shocks).toEqual(['-1 garrison', '-1 sortie']);
  expect(t.events('siegeLifted')[0]).toMatchObject({ rule: '8.4-i' });
});

rule('8.6-b', 'the besieged suffer nothing from a relief in which they took no part', () => {
  const t = table({
    phase: 'empireCombat',
    at: { N6: ['g-ladysmith', 'sup-1', 'cav-19h', 'T8-kommando'], N4: ['sup-2'] },
    more: { besieged: ['g-ladysmith', 'sup-1'], sieges: ['N6'] },
    dice: die('combat', 1),
  });
  t.do('attack at=N6 as=field', 'commit n=4');
  expect(t.where('cav-19h')).toBe('N4');
  expect(t.isBesieged('g-ladysmith')).toBe(true);
});

rule(['8.4-j', '11.4.2-a'], 'sieges are tested on turns divisible by three', () => {
  for (let turn = 2; turn <= 31; turn++) {
    const t = table({
      turn,
      phase: 'morale',
      at: { N6: ['g-ladysmith', 'T8-kommando'], N1: ['cav-19h'] },
      besieged: ['N6'],
      dice: die('siege', 1),
    });
    expect(t.events('siegeRoll').length, `turn ${turn}`).toBe(turn % 3 === 0 ? 1 : 0);
  }
});
