import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

rule('7.3-a', 'a unit may always enter an area with enemies', () => {
  const t = table({ phase: 'empireLand', at: { N4: ['cav-9l'], N6: ['T8-kommando'] } });
  expect(t.reach('N4', 'cav-9l')).toContain('N6');
});

const screen = (screener: string) =>
  table({ phase: 'empireLand', at: { N4: [screener, 'cav-9l'], N6: ['T45-kommando'] } });

rule(
  ['7.3-b', '7.3-c'],
  'a brigade of 10 screens a Kommando of 6, and the cavalry rides on; a weaker one does not',
  () => {
    const t = screen('bde-2');
    expect(t.reach('N4', 'cav-9l')).not.toContain('N8');
    t.move('N4', ['bde-2'], 'N6');
    expect(t.reach('N4', 'cav-9l')).toContain('N8');
    const weak = screen('cav-12l').move('N4', ['cav-12l'], 'N6');
    expect(weak.reach('N4', 'cav-9l')).not.toContain('N8');
    weak.do('from at=N4', 'take cav-9l');
    expect(weak.refusal('go to=N8')).toMatchObject({ rule: '7.3-b', reason: 'noScreen' });
    // Not a point of commitment was asked for.
    expect(t.wcp).toBe(156);
  },
);

rule('7.3-b', 'who stands there already may stay on purpose and screen', () => {
  const t = table({ phase: 'empireLand', at: { N4: ['cav-9l'], N6: ['bde-2', 'T45-kommando'] } });
  expect(t.reach('N4', 'cav-9l')).not.toContain('N8');
  t.do('from at=N6', 'take bde-2', 'hold');
  expect(t.reach('N4', 'cav-9l')).toContain('N8');
  expect(t.choices).not.toContain('from at=N6');
});

rule(
  '7.3-b',
  'enemies without factors need no screen; the besieged count as much as others',
  () => {
    const leader = table({ phase: 'empireLand', at: { N4: ['cav-9l'], N6: ['ldr-botha'] } });
    expect(leader.reach('N4', 'cav-9l')).toContain('N8');
    const besieged = table({
      phase: 'republicanLand',
      at: { N6: ['g-ladysmith', 'T23-kommando', 'T13-kommando'], N7: ['T8-kommando'] },
      besieged: ['N6'],
    });
    expect(besieged.reach('N7', 'T8-kommando')).not.toContain('N5');
    besieged.do('from at=N6', 'take T23-kommando', 'take T13-kommando', 'hold');
    expect(besieged.reach('N7', 'T8-kommando')).toContain('N5');
  },
);

const fort = (patrol: readonly string[]) =>
  table({
    phase: 'republicanLand',
    at: { F2: ['F1-kommando', 'ldr-dewet'], F13: patrol },
    blockhouses: { F13: 'prefab' },
  });

rule(
  ['7.3-d', '10.1.2-a'],
  'an empty blockhouse area is crossed, a patrolled one stops whoever has no leader',
  () => {
    expect(fort([]).reach('F2', 'F1-kommando')).toContain('F17');
    expect(fort(['cav-9l']).reach('F2', 'F1-kommando')).not.toContain('F17');
  },
);

rule(
  ['7.3-e', '10.1.2-b', '13.4.3-a'],
  'a leader and his Kommandos pass enemies and patrolled blockhouses unscreened',
  () => {
    const t = fort(['cav-9l']);
    expect(t.reach('F2', 'ldr-dewet', 'F1-kommando')).toContain('F17');
    const open = table({
      phase: 'republicanLand',
      at: {
        F2: ['F1-kommando', 'ldr-dewet'],
        F13: ['bde-1'],
        F1: ['bde-2'],
        F12: ['bde-4'],
        F15: ['bde-5'],
        F3: ['bde-6'],
      },
    });
    expect(open.reach('F2', 'F1-kommando')).not.toContain('F17');
    expect(open.reach('F2', 'ldr-dewet', 'F1-kommando')).toContain('F17');
  },
);

rule('7.3-e', 'an army gets no such help', () => {
  const t = table({ phase: 'republicanLand', at: { F2: ['army-western', 'ldr-dewet'] } });
  t.do('from at=F2', 'take ldr-dewet');
  expect(t.choices).not.toContain('take army-western');
  expect(t.refusal('take army-western')).toMatchObject({ rule: '7.6-a', reason: 'armyAlone' });
});

rule('13.4.3-b', 'beyond a blockhouse area the led column stops at once', () => {
  const t = fort([]);
  const ways = t.reach('F2', 'ldr-dewet');
  expect(ways).toContain('F17');
  // F23 is three areas off, and the only short way leads through the blockhouse.
  expect(
    table({ phase: 'republicanLand', at: { F2: ['ldr-dewet'] } }).reach('F2', 'ldr-dewet'),
  ).toContain('F22');
  const walled = table({
    phase: 'republicanLand',
    at: { F2: ['ldr-dewet'] },
    blockhouses: { F1: 'prefab', F3: 'prefab', F12: 'prefab', F13: 'prefab', F15: 'prefab' },
  });
  const beyond = walled.reach('F2', 'ldr-dewet');
  expect(beyond).toContain('F17');
  expect(beyond).not.toContain('F22');
  expect(beyond).not.toContain('F23');
});

rule('13.4.3-b', 'a crossing that leads to forbidden ground is not allowed', () => {
  const t = table({
    phase: 'republicanLand',
    at: { T53: ['ldr-botha'] },
    blockhouses: { T48: 'prefab', T50: 'prefab', T47: 'prefab', T49: 'prefab', T51: 'prefab' },
  });
  const ways = t.reach('T53', 'ldr-botha');
  expect(ways).not.toContain('T49');
  expect(ways.some((id) => ['T46', 'T43', 'N7', 'N8'].includes(id) && id.startsWith('T'))).toBe(
    false,
  );
});

rule(['7.5.2-a', '10.1.2-a'], 'no Republican ends a land or rail move in a blockhouse area', () => {
  const land = fort([]);
  expect(land.reach('F2', 'F1-kommando')).not.toContain('F13');
  land.do('from at=F2', 'take F1-kommando');
  expect(land.refusal('go to=F13')).toMatchObject({ rule: '7.5.2-a', reason: 'blockhouseEnd' });
  const rail = table({
    phase: 'republicanRail',
    at: { F1: ['F1-kommando'] },
    blockhouses: { F13: 'prefab' },
  });
  expect(rail.reach('F1', 'F1-kommando')).not.toContain('F13');
});

rule('10.1.2-b', 'nor does a leader', () => {
  expect(fort([]).reach('F2', 'ldr-dewet')).not.toContain('F13');
});

rule('7.5.3-a', 'tribal land is crossed but not rested in', () => {
  const t = table({ phase: 'republicanLand', at: { T50: ['T50-kommando'] } });
  const ways = t.reach('T50', 'T50-kommando');
  expect(ways).not.toContain('Z2');
  expect(ways).toEqual(expect.arrayContaining(['N9', 'N10']));
});

rule('7.5.3-b', 'who fled into tribal land leaves in the next land phase or is lost', () => {
  const t = table({ phase: 'republicanLand', at: { Z2: ['T50-kommando'], S2: ['F20-kommando'] } });
  t.move('Z2', ['T50-kommando'], 'T50').endPhase();
  expect(t.where('T50-kommando')).toBe('T50');
  expect(t.where('F20-kommando')).toBe('lost');
});

rule('7.5.3-c', 'S1 and S7, mountain and tribal, are never entered by Republicans', () => {
  const t = table({ phase: 'republicanLand', at: { F20: ['F20-kommando', 'ldr-dewet'] } });
  for (const ways of [t.reach('F20', 'F20-kommando'), t.reach('F20', 'ldr-dewet')]) {
    expect(ways).not.toContain('S1');
    expect(ways).not.toContain('S7');
  }
  // Nor do they lead anywhere: N3 and N5 lie just behind.
  expect(t.reach('F20', 'F20-kommando')).not.toContain('N3');
});
