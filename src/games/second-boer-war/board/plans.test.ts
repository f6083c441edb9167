import { expect, test } from 'vitest';
import { askedAt, textsOf as texts } from '../../../boardkit/testing/asked.ts';
import type { Choice } from '../../../kernel/choice.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { attack, commandos, infantry, nobody, type Table, table } from '../testing.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { plans } from './plans.ts';
import type { Plan, Question } from './types.ts';
import { carry, way } from './ways.ts';

/** With all that was told. */
const asked = (t: Table): Question =>
  askedAt<State, Box, SecondBoerWar>(
    t,
    game.texts,
    t.events().map((event) => ({ turn: 1, event })),
  );
const marching = () =>
  table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'ermelo', botha: 'belfast' }) },
  });

test('a leader dragged far is activated and marches there, or not at all', () => {
  const t = marching();
  const choices = carry(asked(t), 'ermelo', 'johannesburg', 'roberts');
  expect(texts(choices)[0]).toBe('activate roberts');
  expect(choices?.length).toBeGreaterThan(2);
  expect(carry(asked(t), 'ermelo', 'cape-town', 'roberts')).toBeNull();
  t.do(...texts(choices));
  expect(t.where('roberts')).toBe('johannesburg');
});

test('a place further than one area is reached with one stroke', () => {
  const t = marching().do('activate roberts');
  const far = way(asked(t), 'johannesburg');
  expect(far?.choices.length).toBeGreaterThan(1);
  expect(far?.about).toMatch(/movement points/);
  t.do(...texts(far?.choices));
  expect(t.where('roberts')).toBe('johannesburg');
});

test('the way names the enemy that ends it', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ roberts: 'standerton', botha: 'belfast' }) },
  }).do('activate roberts');
  const far = way(asked(t), 'belfast');
  expect(far?.about).toMatch(/ends there/);
  expect(far?.steps?.at(-1)).toMatchObject({ place: 'belfast', warning: 'enemy' });
});

test('a whole hand is laid with one stroke, with the weight where one wants it', () => {
  const t = attack('methuen', 'botha').fightOn('lay');
  t.through('boers lay');
  expect(t.owing).toBe('empire lay');
  const laid = plans(asked(t)).filter(({ id }) => id.startsWith('lay'));
  expect(laid.map(({ id }) => id)).toHaveLength(3);
  for (const plan of laid) {
    expect(plan.note).toMatch(/Left: .+; Centre: .+; Right: .+/);
    expect(plan.choices.length, plan.id).toBeGreaterThan(3);
  }
  // Equal cards stand for one another.
  const cards = (choices: readonly Choice[]) =>
    choices
      .filter(({ do: verb }) => verb === 'lay')
      .map(({ piece }) => t.box.likeness[t.box.cardIndex.get(piece ?? '') ?? -1] ?? -1)
      .sort((a, b) => a - b);
  expect(cards(laid[1]?.choices ?? [])).toEqual(cards(laid[0]?.choices ?? []));
  expect(texts(laid[1]?.choices)).not.toEqual(texts(laid[0]?.choices));
  t.do(...texts(laid[2]?.choices));
  expect(t.owing).not.toBe('empire lay');
});

test('a leader is activated and set to work where he stands with one stroke', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'belfast', botha: 'belfast' }) },
  });
  const found = plans(asked(t));
  expect(found.map(({ id }) => id)).toEqual(['attack-methuen-botha', 'pass']);
  expect(found[0]?.label).toBe('Methuen: Attack Botha, once');
  t.do(...texts(found[0]?.choices));
  expect(t.state.fight).not.toBeNull();
});

/** Goes on with a plan as the page does, while the Boers answer plainly; says how it came to its end. */
function goOn(t: Table, id: string): 'over' | 'changed' {
  const offered = () => {
    while (/^boers (?!action)/.test(t.owing)) t.do(t.choices[0] ?? '');
    return t.owing.startsWith('empire')
      ? plans(asked(t)).find((plan) => plan.id === id)
      : undefined;
  };
  const first = offered();
  if (!first) throw new Error(`no plan ${id}: ${t.owing}`);
  for (let rest: Plan | undefined = first; rest; rest = offered()) {
    if (rest.pulse !== first.pulse) return 'changed';
    t.do(...texts(rest.choices));
  }
  return 'over';
}

const weak = { pack: { battleCards: { ...infantry(1), ...commandos(9) } } };
const strong = { pack: { battleCards: { ...infantry(9), ...commandos(0) } } };

test('a fight is fought on as suggested to its end, and what comes then is asked', () => {
  const t = attack('methuen', 'botha', weak);
  expect(goOn(t, 'fight')).toBe('over');
  expect(t.state.fight).toBeNull();
  expect(t.owing).toBe('empire deed');
});

test('a fight that drove nobody off was the whole action, if one said so', () => {
  const t = attack('methuen', 'botha', weak);
  expect(goOn(t, 'fight-stop')).toBe('over');
  expect(t.where('botha')).toBe('harrismith');
  expect(t.owing).not.toBe('empire deed');
});

test('whoever has driven the enemy off is asked what he does with his victory', () => {
  const t = attack('methuen', 'botha', strong);
  expect(goOn(t, 'fight-stop')).toBe('changed');
  expect(t.where('botha')).not.toBe('harrismith');
  expect(t.owing).toBe('empire deed');
});

test('a plan never goes on into the next fight', () => {
  const t = attack('methuen', 'botha', weak);
  const pulses = () => plans(asked(t)).map(({ pulse }) => pulse);
  const before = pulses();
  goOn(t, 'fight');
  t.do('attack methuen with=botha');
  expect(t.state.fight).not.toBeNull();
  for (const pulse of before) expect(pulses()).not.toContain(pulse ?? 'none');
});

test('an attack made once ends the action where nothing was asked in between', () => {
  const t = table({
    ...weak,
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'belfast', botha: 'belfast' }) },
  });
  const once = plans(asked(t)).find(({ id }) => id === 'attack-methuen-botha');
  t.do(...texts(once?.choices));
  goOn(t, 'fight');
  // Still there: the plan would go on with stopping.
  expect(t.owing).toBe('empire deed');
  const rest = plans(asked(t)).find(({ id }) => id === 'attack-methuen-botha');
  expect(rest).toMatchObject({ quiet: true, pulse: once?.pulse, choices: [{ do: 'stop' }] });
});

test('a siege that goes on says so; the guns fire once', () => {
  const t = table({
    differs: {
      turn: 1,
      round: 1,
      leaders: nobody({ cronje: 'mafeking' }),
      areas: { mafeking: { siege: 0 } },
    },
  });
  const noteOf = (id: string) => plans(asked(t)).find((plan) => plan.id === id)?.note;
  expect(noteOf('besiege-cronje-mafeking')).toMatch(/every action/);
  expect(noteOf('bombard-cronje-mafeking')).toBeUndefined();
});

test('a plan begins with a capital, whoever carries it out', () => {
  const t = table({
    differs: { turn: 2, round: 1, leaders: nobody({ 'de-wet': 'belfast', methuen: 'belfast' }) },
  });
  const once = plans(asked(t)).find(({ id }) => id.startsWith('attack-de-wet'));
  expect(once?.label).toMatch(/^De Wet: /);
});

test('what is suggested for the rest of a row names no place that is filled', () => {
  const t = attack('methuen', 'botha').fightOn('lay');
  t.do(
    ...texts(
      plans(asked(t))
        .find(({ id }) => id === 'lay')
        ?.choices.slice(0, 1),
    ),
  );
  const [fight] = plans(asked(t));
  expect(fight?.note).toBeUndefined();
  const rest = plans(asked(t)).find(({ id }) => id === 'lay');
  expect(rest?.note).not.toMatch(/Left/);
  expect(rest?.note).toMatch(/Centre: .+; Right: .+/);
});

test('the nearest areas are garrisoned with one stroke, by one leader each', () => {
  const t = table({
    differs: { turn: 2, round: 2, leaders: nobody({ methuen: 'ermelo', roberts: 'belfast' }) },
  });
  const found = plans(asked(t)).filter(({ id }) => id.startsWith('garrison'));
  expect(found.length).toBeGreaterThan(2);
  const areas = found
    .map(({ choices }) => choices.at(-1))
    .map((last) => last && 'at' in last && last.at);
  expect(new Set(areas).size).toBe(areas.length);
  const march = found.find(({ choices }) => choices.length === 3);
  expect(march?.label).toMatch(/: March to .+ and leave a garrison/);
  t.do(...texts(march?.choices));
  const [, , last] = march?.choices ?? [];
  expect(t.in(last && 'at' in last ? last.at : '', 'garrison')).toBe(1);
});
