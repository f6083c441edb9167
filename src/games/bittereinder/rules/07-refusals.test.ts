import { expect, test } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

/** Why these may not go there. */
function whyNot(scene: Parameters<typeof table>[0], from: string, pieces: string[], to: string) {
  const t = table(scene).do(`from at=${from}`, ...pieces.map((id) => `take ${id}`));
  expect(t.goals).not.toContain(to);
  return t.refusal(`go to=${to}`);
}

rule('7.1.3-a', 'a way across the mountains is refused by the mountains', () => {
  const scene = { phase: 'empireLand', at: { N3: ['cav-9l'] } };
  expect(whyNot(scene, 'N3', ['cav-9l'], 'F20')).toEqual({
    rule: '7.1.3-a',
    reason: 'mountainsStop',
  });
});

rule('7.3-b', 'a way through enemies nobody screens, by the screen', () => {
  const scene = { phase: 'empireLand', at: { N4: ['cav-9l'], N6: ['T45-kommando'] } };
  expect(whyNot(scene, 'N4', ['cav-9l'], 'N8')).toEqual({ rule: '7.3-b', reason: 'noScreen' });
});

const line = { F1: 'prefab', F3: 'prefab', F12: 'prefab', F13: 'prefab', F15: 'prefab' };

rule('7.3-d', 'a way through a patrolled blockhouse, by the patrol', () => {
  const scene = {
    phase: 'republicanLand',
    at: { F2: ['F1-kommando'], F13: ['cav-9l'] },
    blockhouses: line,
  };
  expect(whyNot(scene, 'F2', ['F1-kommando'], 'F17')).toEqual({
    rule: '7.3-d',
    reason: 'patrolled',
  });
});

rule('13.4.3-b', 'a led column that would go on past a blockhouse, by its duty to stop', () => {
  const scene = { phase: 'republicanLand', at: { F2: ['ldr-dewet'] }, blockhouses: line };
  expect(whyNot(scene, 'F2', ['ldr-dewet'], 'F22')).toEqual({
    rule: '13.4.3-b',
    reason: 'pastBlockhouse',
  });
});

rule('7.0-a', 'what is out of reach anyway is too far', () => {
  const scene = { phase: 'empireLand', at: { N4: ['bde-2'], N6: ['T45-kommando'] } };
  expect(whyNot(scene, 'N4', ['bde-2'], 'N8')).toMatchObject({ rule: '7.0-a', reason: 'tooFar' });
});

test('a column takes nobody of the enemy, wherever he stands, and nobody who does not exist', () => {
  const scene = {
    phase: 'empireLand',
    at: { N4: ['cav-9l', 'T45-kommando'], N6: ['T8-kommando'] },
  };
  const t = table(scene).do('from at=N4');
  for (const id of ['T45-kommando', 'T8-kommando', 'nobody'])
    expect(t.refusal(`take ${id}`)).toEqual({ rule: null, reason: 'notYours' });
});

const onward = (leader: string, roll: number) =>
  table({
    phase: 'empireCombat',
    at: { N4: ['bde-2', 'cav-9l', 'sup-1', leader, 'T8-kommando'] },
    dice: [...die('buller', roll), ...die('combat', 6)],
  }).do('attack at=N4 as=field', 'commit n=7');

rule('13.1.1-e', 'Buller’s march goes by his own rule', () => {
  const t = onward('ldr-buller', 6).do('twoOrNothing', 'retreatAll to=N10', 'goOn', 'take cav-9l');
  expect(t.play.owed.map((owed) => t.play.ruleOf(owed))).toEqual(['13.1.1-e']);
  expect(t.refusal('go to=N8')).toMatchObject({ rule: '13.1.1-e', reason: 'tooFar' });
  t.do('go to=N3');
  expect(t.events('marched').at(-1)).toMatchObject({ rule: '13.1.1-e', at: 'N4', to: 'N3' });
});

rule('13.1.2-b', 'and that of Roberts by his', () => {
  const t = onward('ldr-roberts', 6).do('retreatAll to=N10', 'goOn', 'take cav-9l');
  expect(t.refusal('go to=N8')).toMatchObject({ rule: '13.1.2-b', reason: 'tooFar' });
  t.do('go to=N3');
  expect(t.events('marched').at(-1)).toMatchObject({ rule: '13.1.2-b', at: 'N4', to: 'N3' });
});

rule(
  '8.0-a',
  'an attack whose form is not said is refused by no rule, if there could be one',
  () => {
    const at = { N4: ['bde-2', 'sup-1', 'T8-kommando'], N6: ['bde-4', 'sup-2'] };
    const t = table({ phase: 'empireCombat', at });
    expect(t.refusal('attack at=N4')).toEqual({ rule: null, reason: 'unknownForm' });
    expect(t.refusal('attack at=N6')).toEqual({ rule: '8.0-a', reason: 'nobodyToFight' });
    const boers = table({ phase: 'republicanCombat', at });
    expect(boers.refusal('attack at=N4 as=sortie')).toEqual({ rule: null, reason: 'unknownForm' });
  },
);
