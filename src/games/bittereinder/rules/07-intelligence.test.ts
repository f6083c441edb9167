import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { speech } from '../../../kernel/text.ts';
import { viewOf } from '../../../kernel/views.ts';
import { box, game, table } from '../testing.ts';

const rule = ruleOf('bittereinder');
const options = { limitedIntelligence: true };

/** All of these lie face down. */
const hidden = (...pieces: string[]) => ({ more: { hidden: pieces } });
const isHidden = (t: ReturnType<typeof table>, piece: string) =>
  (t.position['hidden'] as string[]).includes(piece);

rule('7.2.1-a', 'a counter face down shows the enemy its kind and no more', () => {
  const t = table({
    phase: 'empireLand',
    options,
    at: { F1: ['F1-kommando'], F13: ['F13-kommando'], N4: ['cav-9l'] },
    ...hidden('F1-kommando', 'F13-kommando', 'T48-kommando', 'cav-9l'),
  });
  const index = (id: string) => box.pieceIndex.get(id) ?? -1;
  const own = viewOf(game.rules, box, t.state, 'republics');
  expect(own.at[index('F13-kommando')]).toBe(box.areaIndex.get('F13'));
  const enemy = viewOf(game.rules, box, t.state, 'empire');
  // Exchange the two, and the enemy sees the very same thing.
  const other = structuredClone(t.state);
  other.at[index('F1-kommando')] = box.areaIndex.get('F13') ?? -1;
  other.at[index('F13-kommando')] = box.areaIndex.get('F1') ?? -1;
  expect(viewOf(game.rules, box, other, 'empire').at).toEqual(enemy.at);
  const text = JSON.stringify(
    game.textView({ state: enemy, box }, 'empire', speech(game.texts, 'en')),
  );
  expect(text).toContain('a Kommando, face down');
  expect(text).not.toContain('Winburg Kommando');
});

rule(
  ['7.2.1-a', '7.2.1-d'],
  'in phase 1 everything away from enemies is turned down, but never wagons',
  () => {
    const t = table({
      phase: 'reinforcement',
      options,
      at: {
        C9: ['cav-9l', 'sup-1', 'ldr-buller', 'g-cape-1', 'bde-1'],
        N4: ['cav-19h', 'T8-kommando'],
        T6: ['T6-kommando'],
      },
    });
    for (const id of ['cav-9l', 'ldr-buller', 'g-cape-1', 'bde-1', 'T6-kommando'])
      expect(isHidden(t, id), id).toBe(true);
    for (const id of ['sup-1', 'cav-19h', 'T8-kommando']) expect(isHidden(t, id), id).toBe(false);
  },
);

rule('7.2.1-b', 'armies, blockhouses and sieges always lie open', () => {
  const t = table({
    phase: 'reinforcement',
    options,
    at: { T49: ['army-natal'], C9: ['cav-9l'] },
    blockhouses: { N3: 'prefab' },
  });
  expect(isHidden(t, 'army-natal')).toBe(false);
  const view = viewOf(game.rules, box, t.state, 'empire');
  expect(view.at[box.natalArmy]).toBe(box.areaIndex.get('T49'));
  expect(view.blockhouse).toEqual(t.state.blockhouse);
});

rule('7.2.1-c', 'trains and ships turn counters up', () => {
  const rail = table({
    phase: 'empireRail',
    options,
    at: { C9: ['cav-9l', 'cav-12l'] },
    ...hidden('cav-9l', 'cav-12l'),
  });
  rail.move('C9', ['cav-9l'], 'C10');
  expect([isHidden(rail, 'cav-9l'), isHidden(rail, 'cav-12l')]).toEqual([false, true]);
  const sea = table({ phase: 'reinforcement', options, at: { C9: ['cav-9l'] } });
  sea.move('C9', ['cav-9l'], 'N1');
  expect(isHidden(sea, 'cav-9l')).toBe(false);
});

rule('7.2.1-c', 'a march does not, until movement is over and enemies share the area', () => {
  const t = table({
    phase: 'empireLand',
    options,
    at: { N3: ['cav-9l', 'cav-12l'], N4: ['T8-kommando'], C9: ['cav-10h'] },
    ...hidden('cav-9l', 'cav-12l', 'T8-kommando', 'cav-10h'),
  });
  t.move('N3', ['cav-9l'], 'N4');
  expect(isHidden(t, 'cav-9l')).toBe(true);
  expect(
    t.told.some(({ event, only }) => event.type === 'marchedUnseen' && only?.includes('republics')),
  ).toBe(true);
  t.endPhase();
  expect([isHidden(t, 'cav-9l'), isHidden(t, 'T8-kommando'), isHidden(t, 'cav-12l')]).toEqual([
    false,
    false,
    true,
  ]);
});

const screen = (strength: string) =>
  table({
    phase: 'empireLand',
    options,
    at: { N4: ['cav-9l'], N6: [strength, 'T45-kommando'], C9: ['cav-10h'] },
    ...hidden('cav-9l', strength, 'T45-kommando', 'cav-10h'),
  }).do('from at=N6', `take ${strength}`, 'hold');

rule(
  ['7.2.1-c', '7.2.1-e'],
  'a screen against face-down enemies is tried: too weak, and all there are seen and the column halts',
  () => {
    const t = screen('cav-12l').move('N4', ['cav-9l'], 'N8');
    expect(t.where('cav-9l')).toBe('N6');
    expect(t.events('screenFails')[0]).toMatchObject({ screen: 1, enemies: 6 });
    for (const id of ['cav-12l', 'T45-kommando', 'cav-9l']) expect(isHidden(t, id)).toBe(false);
  },
);

rule(
  '7.2.1-e',
  'strong enough, it gives nobody away while movement goes on; only totals are named',
  () => {
    const t = screen('bde-2').move('N4', ['cav-9l'], 'N8');
    expect(t.where('cav-9l')).toBe('N8');
    expect(t.events('screenHolds')[0]).toMatchObject({ screen: 10, enemies: 6 });
    for (const id of ['bde-2', 'T45-kommando', 'cav-9l']) expect(isHidden(t, id)).toBe(true);
    t.endPhase();
    expect([isHidden(t, 'bde-2'), isHidden(t, 'T45-kommando'), isHidden(t, 'cav-9l')]).toEqual([
      false,
      false,
      true,
    ]);
  },
);

rule('7.2.1-c', 'who fights is seen', () => {
  const t = table({
    phase: 'republicanLand',
    options,
    at: { N6: ['T8-kommando'], N10: ['cav-19h'] },
    ...hidden('T8-kommando', 'cav-19h'),
    dice: die('combat', 1),
  });
  t.move('N6', ['T8-kommando'], 'N10').endPhase();
  expect([isHidden(t, 'T8-kommando'), isHidden(t, 'cav-19h')]).toEqual([false, false]);
  expect(t.choices).toContain('attack at=N10 as=field');
});

rule('7.2.1-d', 'without the option nothing ever lies face down', () => {
  const t = table({ phase: 'reinforcement', at: { C9: ['cav-9l'] } });
  expect(t.state.hidden.every((one) => one === 0)).toBe(true);
});

rule(['7.2.1-c', '7.5.3-b'], 'who is lost in tribal land is shown before it is named', () => {
  const t = table({
    phase: 'republicanLand',
    options,
    at: { S2: ['F20-kommando'], Z2: ['T50-kommando'] },
    ...hidden('F20-kommando', 'T50-kommando'),
  });
  t.endPhase();
  const told = t.told
    .map(({ event }) => event)
    .filter(({ type }) => ['turnedUp', 'stranded', 'eliminated'].includes(type))
    .map((event) => [event.type, event['pieces'] ?? event['piece']]);
  expect(told).toEqual([
    ['turnedUp', ['F20-kommando']],
    ['stranded', 'F20-kommando'],
    ['eliminated', 'F20-kommando'],
    ['turnedUp', ['T50-kommando']],
    ['stranded', 'T50-kommando'],
    ['eliminated', 'T50-kommando'],
  ]);
});
