import { describe, expect, test } from 'vitest';
import { choiceKey } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { checkSecrets } from '../../kernel/inspect-secrets.ts';
import { textOf } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { imagine, viewOf } from '../../kernel/views.ts';
import type { Box } from './box.ts';
import { rules } from './game.ts';
import { type State, UNSURE } from './state.ts';
import { attack, cards, commandos, INFANTRY, nobody, table } from './testing.ts';

type War = Play<State, Box>;

function begin(scenario: string, seed: string, options: Record<string, boolean> = {}): War {
  const laid = layOut(rules, completeSetup(rules, { scenario, options }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  play.advance();
  return play;
}

const pick = (play: War, random: (n: number) => number) => {
  const owed = at(play.owed, 0);
  const choices = play.choices(owed);
  return { owed, choice: at(choices, random(choices.length)) };
};

describe('non-interference', () => {
  test('in the fights of forty matches', { timeout: 120_000 }, () => {
    const random = stream('fights');
    let checked = 0;
    for (let match = 0; match < 40; match++) {
      const options = { hiddenSingleUse: match % 3 !== 0, blockhouseThreeCards: match % 5 !== 0 };
      const play = begin(match % 2 === 0 ? 'war' : 'guerrilla', `f${match}`, options);
      while (!play.outcome) {
        if (play.state.fight && random(6) === 0) {
          expect(checkSecrets(play as never, random), `match ${match}`).toEqual([]);
          checked++;
        }
        const { owed, choice } = pick(play, random);
        play.take(owed, choice);
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  /** Two worlds that differ in the counter alone, played on with the same choices. */
  test('with one, two or three actions the active player sees, hears and is offered the same', {
    timeout: 120_000,
  }, () => {
    const random = stream('counters');
    let compared = 0;
    for (let match = 0; match < 30; match++) {
      const play = begin(match % 2 === 0 ? 'war' : 'guerrilla', `c${match}`);
      while (!play.outcome && compared < 1500) {
        const side = play.owed[0]?.side ?? '';
        const step = play.owed[0]?.step.step;
        if (step === 'action' && side === (play.state.round % 2 === 1 ? 'boers' : 'empire'))
          compared += compareCounters(play, side, random);
        const { owed, choice } = pick(play, random);
        play.take(owed, choice);
      }
    }
    expect(compared).toBeGreaterThan(800);
  });
});

/** Plays the same action in worlds with every counter that could be; they may part only when it is done. */
function compareCounters(play: War, side: string, random: (n: number) => number): number {
  const { done } = play.state;
  const worlds = [1, 2, 3]
    .filter((counter) => counter > done)
    .map((counter) => {
      const heard: unknown[] = [];
      const fork = play.fork(play.dice, (event, only) => {
        if (only === null || only.includes(side)) heard.push(event);
      });
      // Another counter in the Second's hand means another one left in the cup.
      const base = (play.state.round % 2 === 1 ? 1 : 0) * 3;
      const pool = fork.state.pool;
      pool[base + play.state.drawn - 1] = at(pool, base + play.state.drawn - 1) + 1;
      pool[base + counter - 1] = at(pool, base + counter - 1) - 1;
      fork.state.drawn = counter;
      return { fork, heard };
    });
  let compared = 0;
  for (let i = 0; i < 12; i++) {
    const views = worlds.map(({ fork, heard }) =>
      JSON.stringify([
        viewOf(rules, fork.box, fork.state, side),
        heard,
        fork.owed.map((owed) =>
          owed.side === side ? fork.choices(owed).map(choiceKey) : owed.step,
        ),
      ]),
    );
    expect(new Set(views).size, `${side} in round ${play.state.round}`).toBe(1);
    compared++;
    const first = at(worlds, 0).fork;
    const { owed, choice } = pick(first, random);
    if (choice.do === 'reorganise') break;
    for (const { fork } of worlds) {
      fork.barrier = false;
      const mine = fork.owed.find((other) => other.side === owed.side);
      const same = mine && fork.choices(mine).find((c) => choiceKey(c) === choiceKey(choice));
      if (!mine || !same) throw new Error('the worlds have parted');
      fork.take(mine, same);
    }
    if (
      worlds.some(({ fork }) => fork.state.done !== done || fork.state.round !== play.state.round)
    ) {
      // The action is over: whoever learns that there is no other cannot take it back.
      for (const { fork } of worlds) expect(fork.barrier || fork.outcome !== null).toBe(true);
      break;
    }
    if (first.outcome) break;
  }
  return compared;
}

test('the active player imagines every counter that leaves him an action, by the mix of the cup', () => {
  const t = table({ differs: { round: 3, counter: 2, actionsDone: 1 } });
  const random = stream('imagine');
  const seen = { 1: 0, 2: 0, 3: 0 };
  for (let i = 0; i < 400; i++) {
    const { drawn } = imagine(rules, t.box, t.view('boers'), 'boers', random);
    seen[drawn as 1 | 2 | 3]++;
  }
  expect(seen[1]).toBe(0);
  // Five 2s to three 3s.
  expect(seen[2] / 400).toBeGreaterThan(0.5);
  expect(seen[3] / 400).toBeGreaterThan(0.25);
  expect(imagine(rules, t.box, t.view('empire'), 'empire', random).drawn).toBe(2);
});

test('the Boers know of British cards what they have seen, and no more', () => {
  const t = table({
    differs: { counter: 1, leaders: nobody({ joubert: 'estcourt', buller: 'estcourt' }) },
  });
  const known = (id: string) => t.state.known[t.box.cardIndex.get(id) ?? -1];
  // At the start the scenario card tells them everything but the order of the deck.
  expect(t.state.known.slice(13).includes(UNSURE)).toBe(false);
  t.do('pass', 'reinforce');
  // Now any card of the deck may be in the hand.
  expect(known('br-mg')).toBe(UNSURE);
  const view = t.view('boers');
  const hidden = view.cardAt.filter((place) => place === -2);
  expect(hidden).toHaveLength(11);
  const random = stream('guess');
  const guesses = new Set(
    Array.from({ length: 60 }, () =>
      imagine(rules, t.box, view, 'boers', random)
        .cardAt.map((place, card) => (place === 0 ? card : ''))
        .join(),
    ),
  );
  expect(guesses.size).toBeGreaterThan(6);
});

test('in a fight a card stands for one that obeys the same rules, in every world', () => {
  const t = attack('buller', 'joubert', {
    differs: { cards: cards('hand', 'br-mg', 'br-artillery-1', 'br-artillery-2', ...INFANTRY) },
  });
  t.fightOn('bring').do('bring br-infantry-1', 'bring br-mg', 'bring br-artillery-1');
  const { state, box } = t;
  const id = (card: number) => at(box.cards, card);
  const kind = (card: number) => id(card).replace(/-[0-9]$/, '');
  const random = stream('same rules');
  const worlds = Array.from({ length: 60 }, () => {
    const world = rules.clone(state);
    rules.redeal(world, 'boers', box, random);
    return at(world.fight?.brought ?? [], 0);
  });
  const kinds = at(state.fight?.brought ?? [], 0).map(kind);
  expect(kinds).toEqual(['br-infantry', 'br-mg', 'br-artillery']);
  for (const world of worlds) expect(world.map(kind)).toEqual(kinds);
  // And which of the equal ones it is, is open.
  expect(new Set(worlds.map((world) => world.map(id).join())).size).toBeGreaterThan(4);
});

test('a card the British lose is known to be in the deck, its depth is not', () => {
  const t = table({
    differs: {
      round: 2,
      leaders: nobody({ joubert: 'harrismith', buller: 'harrismith' }),
      cards: cards('hand', 'br-infantry-4'),
      boersKnow: {},
    },
    pack: {
      battleCards: commandos(9),
    },
  });
  t.do('activate buller', 'attack buller with=joubert').fightOn('bury');
  const lost = textOf(t.last('cardLost')['card']);
  const first = textOf(t.events('cardLost')[0]?.['card']);
  t.do(`bury ${first} n=4`);
  const random = stream('depth');
  const card = t.box.cardIndex.get(first) ?? -1;
  const depths = new Set(
    Array.from({ length: 80 }, () =>
      imagine(rules, t.box, t.view('boers'), 'boers', random).deck.indexOf(card),
    ),
  );
  expect(depths.has(-1)).toBe(false);
  expect(depths.size).toBeGreaterThan(5);
  expect(imagine(rules, t.box, t.view('empire'), 'empire', random).deck[4]).toBe(card);
  expect(lost).not.toBe('');
});
