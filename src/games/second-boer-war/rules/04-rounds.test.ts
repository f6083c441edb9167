import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { completeSetup, Match } from '../../../kernel/match.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { game, rules } from '../game.ts';
import { cards, nobody, type Table, table } from '../testing.ts';

const rule = ruleOf('second-boer-war');

rule('4A', 'the Second alone sees the counter drawn from the active player’s pool', () => {
  const t = table({ differs: { round: 3, phase: 'round', counter: 0 } });
  const seen = t.heard('empire').find((e) => e.type === 'counterSeen');
  expect(seen).toMatchObject({ side: 'boers', n: t.state.drawn });
  expect(t.heard('boers').some((e) => e.type === 'counterSeen')).toBe(false);
  expect(t.heard('boers').some((e) => e.type === 'counterDrawn')).toBe(true);
  expect(t.heard('spectator').some((e) => e.type === 'counterSeen')).toBe(false);
  // The Boer pool has one less, the British pool is as it was after one round of theirs.
  const left = (side: number) =>
    at(t.state.pool, side * 3) + at(t.state.pool, side * 3 + 1) + at(t.state.pool, side * 3 + 2);
  expect([left(1), left(0)]).toEqual([9, 10]);
});

rule(['4B', '5B'], 'an action is carried out before the next is chosen', () => {
  const t = table({ differs: { counter: 2 } });
  t.do('activate joubert', 'move joubert to=newcastle');
  expect(t.owing).toBe('boers deed');
  expect(t.whyNot({ do: 'activate', piece: 'cronje' })).toBe('5A notNow');
  t.do('stop');
  expect(t.owing).toBe('boers action');
});

rule(
  ['4C', '4D', '4E', '4G', '4F'],
  'a counter of 2 gives two actions, then the round ends and shows it',
  () => {
    const t = table({ differs: { counter: 2 } });
    t.do('pass');
    expect(t.state.done).toBe(1);
    expect(t.events('anotherAction')).toHaveLength(1);
    expect(t.owing).toBe('boers action');
    t.do('pass');
    expect(t.last('roundEnds')).toMatchObject({ n: 2, side: 'boers', fleeting: true });
    expect(t.owing).toBe('empire action');
    expect(t.state.done).toBe(0);
  },
);

rule('4G', 'a counter of 1 gives one action, a 3 three', () => {
  for (const counter of [1, 3]) {
    const t = table({ differs: { counter } });
    let actions = 0;
    while (t.owing === 'boers action') {
      t.do('pass');
      actions++;
    }
    expect(actions).toBe(counter);
  }
});

/** Everything the active player gets to see or hear up to his next decision. */
const seenBy = (t: Table, side: string) => ({
  view: t.view(side),
  heard: t.heard(side),
  choices: t.owing.startsWith(side) ? t.choices : [],
});

rule(
  ['4D', '4H', '7D'],
  'with two or three actions the active player sees the same until the second is done',
  () => {
    const worlds = [2, 3].map((counter) =>
      table({ differs: { counter, cards: cards('pile', 'bo-commando-god') } }),
    );
    for (const line of [
      [],
      ['activate joubert', 'move joubert to=newcastle', 'stop'],
      ['activate cronje'],
    ]) {
      for (const t of worlds) t.do(...line);
      const [two, three] = worlds.map((t) => seenBy(t, 'boers'));
      expect(two).toEqual(three);
    }
    expect(at(worlds, 0).choices).toEqual(at(worlds, 1).choices);
  },
);

rule('4H', 'no view shows the cups, and no history of counters is kept', () => {
  const t = table({ differs: { round: 5, counter: 2 } });
  for (const side of ['empire', 'boers', null])
    expect(t.view(side).pool.every((n) => n === 0)).toBe(true);
  expect(JSON.stringify(t.view('boers'))).not.toContain('counter');
  // A log may show the last of each kind, no more: neither what the counters showed, nor how far
  // the marker went, nor how often there was one more action.
  t.do('pass', 'pass');
  expect(t.told.map(({ event }) => event).filter((event) => event.type !== 'passed')).toEqual([
    { type: 'actionComplete', rule: '4C', n: 1, fleeting: true },
    { type: 'anotherAction', rule: '4D', side: 'boers', fleeting: true },
    { type: 'actionComplete', rule: '4C', n: 2, fleeting: true },
    { type: 'roundEnds', rule: '4F', side: 'boers', n: 2, fleeting: true },
    { type: 'roundBegins', rule: '4B', round: 6, side: 'empire' },
    { type: 'counterSeen', rule: '4A', side: 'empire', n: t.state.drawn, fleeting: true },
    { type: 'counterDrawn', rule: '4A', side: 'empire', second: 'boers' },
  ]);
});

test('the active player cannot take back an action once he knows whether there is another', () => {
  const match = Match.begin(rules, completeSetup(rules, {}), seededDice('undo'));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  match.choose('boers', { do: 'activate', piece: 'joubert' });
  expect(match.undoable('boers')).toBe(0);
  match.choose('boers', { do: 'move', piece: 'joubert', to: 'newcastle' });
  expect(match.undoable('boers')).toBe(1);
  match.choose('boers', { do: 'stop' });
  expect(match.undoable('boers')).toBe(-1);
});

test('agenda and decisions of a view never name the counter', () => {
  const t = table({ differs: { counter: 3 } });
  t.do('activate joubert');
  const worlds = [1, 2, 3].map((counter) => table({ differs: { counter } }).do('activate joubert'));
  const cores = worlds.map((world) => JSON.stringify(world.view('boers').core));
  expect(new Set(cores).size).toBe(1);
  expect(game.rules.clock(t.state)).toEqual({ turn: 1, phase: 'boers' });
});

rule('4J', 'the Boers act first in every turn', () => {
  const t = table({ differs: { round: 22, counter: 1 } });
  t.do('pass');
  expect([t.state.turn, t.state.round, t.owing]).toEqual([2, 1, 'boers action']);
});

rule('4K', 'round 21 empties the Boer pool, round 22 the British one and is still played', () => {
  const t = table({ differs: { round: 21, phase: 'round', counter: 0 } });
  expect(t.state.pool.slice(3)).toEqual([0, 0, 0]);
  while (t.owing === 'boers action') t.do('pass');
  expect([t.state.round, t.owing]).toEqual([22, 'empire action']);
  expect(t.state.pool).toEqual([0, 0, 0, 0, 0, 0]);
  while (t.owing === 'empire action') t.do('pass');
  // All counters are back; the first of turn II is drawn.
  expect(t.state.turn).toBe(2);
  expect(t.state.pool.reduce((a, b) => a + b, 0)).toBe(21);
});

rule('4L', 'a pass uses up one action and changes nothing', () => {
  const t = table({ differs: { counter: 2 } });
  const before = t.play.rules.write(t.state, t.box);
  t.do('pass');
  const after = t.play.rules.write(t.state, t.box);
  expect({ ...after, actionsDone: 0, core: null }).toEqual({ ...before, core: null });
  expect(t.state.done).toBe(1);
});

rule('4M', 'the third Revolt is paid for before the end of turn II is judged', () => {
  const areas = {
    prieska: { revolt: true },
    calvinia: { revolt: true },
    'beaufort-west': { revolt: true },
  };
  const t = table({
    differs: { turn: 2, round: 22, counter: 1, prestige: 1, leaders: nobody({}), areas },
  });
  t.do('pass');
  // Both Prestige and the objectives are lost; Prestige comes first.
  expect(t.ending).toBe('peaceTalks');
});

/** The end of turn II with everything won that the Empire needs. */
const endOfTwo = (more: Record<string, object> = {}) =>
  table({
    differs: {
      turn: 2,
      round: 22,
      phase: 'turnEnd',
      leaders: {
        roberts: 'pretoria',
        buller: 'belfast',
        joubert: 'ermelo',
        cronje: 'lydenburg',
        ...more['leaders'],
      },
      areas: {
        bloemfontein: { garrison: true },
        johannesburg: { garrison: true },
        pretoria: { garrison: true },
        belfast: { garrison: true },
        lydenburg: { fortifications: 1 },
        prieska: { revolt: true },
        kroonstad: { garrison: true, scorchedEarth: true },
      },
      events: { 'br-annexation': true, 'br-repression': true },
    },
  });

rule(
  ['4M', '4N', '11C', '9J', '5.0.c-b'],
  'turn II over: what leaves, what stays, and the British place first',
  () => {
    const t = endOfTwo();
    expect([t.state.turn, t.state.funds]).toEqual([3, -1]);
    expect(t.in('lydenburg', 'fort')).toBe(-1);
    expect(t.hand.boers.every((id) => id.startsWith('bo-commando'))).toBe(true);
    expect(t.card('bo-zarp').at).toBe('gone');
    expect(['roberts', 'buller', 'joubert', 'cronje'].map((id) => t.where(id))).toEqual([
      'out',
      'out',
      'out',
      'out',
    ]);
    expect([
      t.in('kroonstad', 'garrison'),
      t.in('kroonstad', 'burnt'),
      t.in('prieska', 'revolt'),
    ]).toEqual([1, 1, 1]);
    // Roberts has gone home, so Kitchener takes Pretoria without a question; then Allenby, Plumer, then the Boers.
    expect(t.where('kitchener')).toBe('pretoria');
    const placed: string[] = [];
    while (t.owing.endsWith('enter')) {
      placed.push(t.owing);
      t.do(at(t.choices, 0));
    }
    expect(placed).toEqual([
      'empire enter',
      'empire enter',
      'boers enter',
      'boers enter',
      'boers enter',
      'boers enter',
    ]);
    expect(['smuts', 'beyers', 'botha', 'de-wet'].every((id) => t.where(id) !== 'reserve')).toBe(
      true,
    );
    expect(t.owing).toBe('boers action');
  },
);

rule('4M', 'new leaders enter only where their card lets them', () => {
  const t = endOfTwo({ leaders: { methuen: 'durban' } });
  expect(t.owing).toBe('empire enter');
  expect(t.choices).toContain('enter allenby to=kroonstad');
  expect(t.whyNot({ do: 'enter', piece: 'allenby', to: 'durban' })).toBe('4M notAnEntry');
  expect(t.whyNot({ do: 'enter', piece: 'allenby', to: 'lydenburg' })).toBe('4M notAnEntry');
  t.do('enter allenby to=kroonstad', 'enter plumer to=cape-town');
  expect(t.choices).toContain('enter smuts to=lydenburg');
  expect(t.whyNot({ do: 'enter', piece: 'smuts', to: 'kroonstad' })).toBe('4M notAnEntry');
});

rule(
  '4M',
  'De Wet enters a free area of the Free State, or another Boer one if none is free',
  () => {
    const home = [
      'bloemfontein',
      'edenburg',
      'jacobsdal',
      'ladybrand',
      'bethlehem',
      'harrismith',
      'kroonstad',
    ];
    const others = ['buller', 'methuen', 'gatacre', 'joubert', 'cronje', 'prinsloo', 'olivier'];
    const enters = (stand: readonly string[]) => {
      const t = table({
        differs: {
          turn: 3,
          leaders: nobody(
            Object.fromEntries(others.slice(0, stand.length).map((id, i) => [id, stand[i] ?? ''])),
          ),
        },
      });
      t.state.core.owed = [];
      t.state.core.agenda.push({ step: 'entry', piece: 'de-wet' });
      t.play.restart();
      return t.choices.map((text) => text.replace('enter de-wet to=', ''));
    };
    expect(enters(['bethlehem']).sort()).toEqual(home.filter((id) => id !== 'bethlehem').sort());
    const away = enters(home);
    expect(away).toHaveLength(13);
    expect(away).toContain('pretoria');
  },
);
