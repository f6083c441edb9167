import { expect, test } from 'vitest';
import { type Choice, choiceKey } from '../../kernel/choice.ts';
import { type Dice, seededDice } from '../../kernel/dice.ts';
import type { AnyGame, OddsCard } from '../../kernel/face.ts';
import { type AnyPlay, newPlay, randomOf } from '../../kernel/inspect.ts';
import { completeSetup } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { choiceOf } from '../../kernel/testing/test-table.ts';
import { speech } from '../../kernel/text.ts';
import { viewOf } from '../../kernel/views.ts';
import { game } from './game.ts';
import { type Table, table } from './testing.ts';

/** The cards say what the dice will do: the same tables, the same reasons. */
function card(b: Table, text: string): OddsCard | null {
  const [owed] = b.play.owed;
  if (!owed) throw new Error('nothing is asked');
  const state = viewOf(game.rules, b.box, b.state, 'british');
  const asked: AnyGame = game;
  return asked.odds({ state, box: b.box }, owed, choiceOf(text));
}
const chances = (b: Table, text: string) =>
  card(b, text)?.outcomes.map((outcome) => Math.round(outcome.chance * 36));
const modifiers = (b: Table, text: string) => card(b, text)?.modifiers.map((m) => m.value);

test('an order: near Buller and his headquarters it is rarely late', () => {
  const b = table({ phase: 'sendOrders', turn: 2 });
  expect(modifiers(b, 'order ldr-naval')).toEqual([1, 1]);
  expect(chances(b, 'order ldr-naval')).toEqual([3, 12, 21]); // 2, 1 and 0 turns
  b.do('order ldr-naval');
  expect(chances(b, 'aim ldr-naval to=naval-gun-hill')).toEqual([3, 12, 21]);
  const far = table({ phase: 'sendOrders', turn: 2, pieces: { buller: 'monte-cristo' } });
  expect(chances(far, 'order ldr-5th-irish')).toEqual([6, 9, 15, 6]); // and 6 of 36 are lost
});

test('Long’s order rolls nothing', () => {
  const b = table({ phase: 'sendOrders', turn: 2 });
  expect(card(b, 'longOrder ldr-1st-bde-div with=long')).toBeNull();
});

const river = (seen: boolean) =>
  table({
    phase: 'britishMovement',
    turn: 3,
    boers: {},
    drifts: { 'bridle-drift': { value: 6, seen } },
    pieces: {
      'ldr-5th-irish': 'bridle-kraal',
      dublin: 'bridle-kraal',
      border: 'bridle-kraal',
      connaught: 'bridle-kraal',
    },
  }).until('unitMoves', '5th-irish');

test('a search: by the value if it is known, by all that may lie there if not', () => {
  expect(chances(river(true), 'move dublin to=bridle-drift')).toEqual([15, 21]);
  // 6, 6, 8 and 4 are all still out: (15 + 15 + 26 + 6) / 4 of 36.
  const unseen = card(river(false), 'move dublin to=bridle-drift');
  expect(unseen?.outcomes[0]?.chance).toBeCloseTo(62 / 4 / 36, 10);
  expect(card(river(true), 'move dublin to=harts-ridge')).toBeNull();
});

test('a withdrawal', () => {
  const b = table({
    phase: 'emergencyWithdrawal',
    turn: 5,
    pieces: {
      'ldr-5th-irish': 'the-loop',
      inniskilling: { area: 'the-loop', face: 'reduced' },
      border: { area: 'the-loop', face: 'reduced' },
      connaught: 'the-loop',
      dublin: 'the-loop',
    },
  });
  expect(chances(b, 'withdraw ldr-5th-irish')).toEqual([15, 21]);
});

test('fire: what the second unit adds', () => {
  const b = table({
    phase: 'britishRifleFire',
    hidden: [],
    boers: { ermelo: 'loop-crest', zoutpansberg: 'bridle-bank' },
    pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', border: 'the-loop' },
  }).do('fire dublin');
  expect(chances(b, 'shoot dublin to=loop-crest')).toEqual([36]); // d6 + 1 - 2
  b.do('shoot dublin to=loop-crest', 'fire border');
  expect(chances(b, 'shoot border to=loop-crest')).toEqual([30, 6]); // d6 + 2 - 2
  const shells = table({
    phase: 'britishShellFire',
    hidden: [],
    boers: { krugersdorp: 'fort-wylie' },
    pieces: { n12c: { area: 'colenso', face: 'unlimbered' }, 'ldr-1st-bde-div': 'colenso' },
  });
  expect(chances(shells, 'fire n12c')).toEqual([30, 5, 1]); // 2d6 + 1 + 1 - 1 - 2
});

test('an assault: the Boer volley, over every counter that may be drawn', () => {
  const b = table({
    phase: 'britishAssault',
    boers: { 'piet-retief': 'loop-crest', bethal: 'hlangwane' },
    pieces: {
      'ldr-5th-irish': 'loop-crest',
      dublin: 'loop-crest',
      hussars13: 'hlangwane',
      'ldr-mounted': 'hlangwane',
    },
  });
  const outcomes = card(b, 'assault at=loop-crest')?.outcomes ?? [];
  // Strength 3: -2 or -1 is weak (6 of 18 counters), +2 is strong (3), the rest neither.
  const hit = (6 / 18) * 0 + (9 / 18) * (1 / 6) + (3 / 18) * (2 / 6);
  expect(outcomes.reduce((sum, o) => sum + o.chance, 0)).toBeCloseTo(1, 10);
  expect(outcomes.find((o) => o.text.values?.['losses'] === 1)?.chance).toBeCloseTo(hit, 10);
});

test('the text view says the whole field, and no secret', () => {
  const b = table({
    phase: 'sendOrders',
    turn: 4,
    drifts: { 'native-drift': { seen: true } },
    pieces: { ermelo: { level: 'disrupted' } },
    brigades: { '5th-irish': { objective: 'bridle-kraal' } },
  });
  const state = viewOf(game.rules, b.box, b.state, 'british');
  const textView = game.textView({ state, box: b.box }, 'british', speech(game.texts, 'en'));
  const lines = [
    textView.heading,
    ...textView.lines,
    ...(textView.parts ?? []).flatMap((part) => part.lines),
  ];
  expect(textView.heading).toBe('Turn 4 of 20: Send orders');
  expect(lines).toContain('Native Drift: not found yet, value 10.');
  expect(lines).toContain('Bridle Drift: not found yet, value unknown.');
  expect(lines.some((line) => line.includes('Ermelo 6 (disrupted)'))).toBe(true);
  expect(lines.some((line) => line.includes('Objective: Bridle Kraal'))).toBe(true);
});

/** Deeds of the British at which they would want to know their chances. */
const DARED = ['march', 'move', 'assault', 'charge', 'shoot', 'withdraw'];

test('no drift is searched and no assault made without odds', () => {
  const announced = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const play = newPlay(game, completeSetup(game.rules, {}), seed);
    const random = randomOf(seed);
    for (let n = 0; n < 900 && !play.outcome; n++) {
      const [owed] = play.owed;
      if (!owed) break;
      const state = viewOf(play.rules, play.box, play.state, owed.side);
      const choices = play.choices(owed);
      // The last move of the staff ends the phase: the dice are of the next one.
      const dared = owed.step.step === 'staffMove' ? [] : choices;
      for (const choice of dared.filter(({ do: deed }) => DARED.includes(deed))) {
        if (!rolls(play, choice)) continue;
        const asked: AnyGame = game;
        const odds = asked.odds({ state, box: play.box }, owed, choice);
        expect(odds, `${owed.step.step} ${choiceKey(choice)}`).not.toBeNull();
        if (odds) announced.add(odds.rule);
      }
      // Half at random, half as a recruit would: so that there is much to dare.
      const { rules, box } = play;
      const { side } = owed;
      const machine = (game as AnyGame).opponents[0];
      const thinking = { rules, box, state, side, owed, choices, random };
      const wise = random(2) === 0 && choices.length > 1 ? machine?.choose(thinking) : undefined;
      play.take(owed, wise ?? (choices[random(choices.length)] as Choice));
    }
  }
  expect([...announced]).toEqual(expect.arrayContaining(['4.1x', '8.2d', '7.2b']));
});

/** Whether a die falls before anybody decides again. */
function rolls(play: AnyPlay, choice: Choice): boolean {
  let fell = false;
  const seeded = seededDice('tried');
  const dice: Dice = {
    draw(...roll) {
      fell = true;
      return seeded.draw(...roll);
    },
  };
  const tried = new Play(play.rules, play.box, play.rules.clone(play.state), dice);
  const owed = tried.owedBy('british');
  if (owed) tried.take(owed, choice);
  return fell;
}
