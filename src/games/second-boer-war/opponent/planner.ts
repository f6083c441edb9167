import { choiceKey } from '../../../kernel/choice.ts';
import { type Dice, seededDice } from '../../../kernel/dice.ts';
import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import { Play } from '../../../kernel/play.ts';
import { imagine } from '../../../kernel/views.ts';
import { BOERS, type Box, EMPIRE, SIDES } from '../box.ts';
import { garrisonLeaderIn } from '../queries.ts';
import type { Look, State } from '../state.ts';
import type { Choice, Owed, SecondBoerWar } from '../vocabulary.ts';
import { siegeChance } from './sieges.ts';
import { tactics } from './tactics.ts';
import { value } from './value.ts';
import type { Weights, WeightsBySide } from './weights.ts';

/**
 * Thinks actions through: every one worth thinking of is carried out on imagined states, with tactics
 * for the cards, and judged by what stands on the map afterwards. It never sees the real state, nor the
 * counter.
 */
export interface Planner {
  /** What could be done, the best first; one thing only where it is no question of strategy. */
  proposals(thinking: Question): readonly Choice[];
  /** What the leader would do after a choice, up to the end of his action or to dice. */
  intent(thinking: Question, choice: Choice): Choice[];
}

/** A planner to whom things are worth so much. */
export const plannerOf = (weights: WeightsBySide): Planner => ({
  proposals: (thinking) => proposals(thinking, weights),
  intent: (thinking, choice) => intent(thinking, choice, weights),
});

type Question = Thinking<State, Box, SecondBoerWar>;
type War = Play<State, Box>;

const FIGHTS = new Set(['attack', 'storm', 'raid', 'raidBlockhouse']);

/** What every deed of a leader costs beside what it brings: of two ways to the same end the shorter. */
const TROUBLE = 0.01;

interface Search {
  /** 1 for the Empire, whose gains `value` counts, -1 for the Boers. */
  readonly sign: number;
  readonly samples: number;
  readonly weights: Weights;
  /** Values of places already looked at in this action. */
  readonly seen: Map<string, number>;
}

/** The decision that waits, in the words of this game: a play knows them only as any game's. */
const askedIn = (play: War) => {
  const [owed] = play.owed;
  return owed && { owed, about: owed as Owed, choices: play.choices(owed) as readonly Choice[] };
};

const lookOf = (play: War): Look => ({ state: play.state, box: play.box });

/** Runs everything that is not a question of strategy, up to the next one or the end of the action. */
function settle(play: War): void {
  for (let guard = 0; guard < 200 && !play.outcome; guard++) {
    const asked = askedIn(play);
    if (!asked) return;
    const { owed, about, choices } = asked;
    if (about.step.step === 'deed' || about.step.step === 'action') return;
    play.take(owed, tactics(lookOf(play), about, choices) ?? at(choices, 0));
  }
}

/** What the leader whose action it is can make of it. */
function bestDeed(play: War, search: Search): { choice: Choice | null; worth: number } {
  const asked = askedIn(play);
  if (asked?.about.step.step !== 'deed' || play.outcome)
    return { choice: null, worth: search.sign * value(lookOf(play), search.weights) };
  let choice: Choice | null = null;
  let worth = -Infinity;
  for (const offered of asked.choices) {
    if (offered.do === 'detach') continue; // only where an action begins
    const result = tryDeed(play, offered, search);
    if (result > worth) {
      worth = result;
      choice = offered;
    }
  }
  return { choice, worth };
}

/** Two ways to the same place with the same deeds done are one. */
const placeKey = ({ state }: War): string => {
  let marks = 0;
  for (let area = 0; area < state.garrison.length; area++)
    marks =
      (marks * 31 +
        at(state.garrison, area) +
        2 * at(state.burnt, area) +
        8 * at(state.camp, area) +
        16 * at(state.revolt, area)) |
      0;
  for (const place of state.leaderAt) marks = (marks * 37 + place) | 0;
  return `${state.mp}/${state.halted ? 1 : 0}/${marks}`;
};

/** Dice that let a siege attempt succeed, or fail. */
const siegeDice = (success: boolean): Dice => ({
  draw: (key, _epoch, _again, sides, lowest) =>
    key.includes('/boers') === success ? lowest + sides - 1 : lowest,
});

/** A siege attempt has two results, and their chances are known. */
function trySiege(play: War, choice: Choice, search: Search): number {
  const look = lookOf(play);
  const { mover } = play.state;
  const city = at(play.state.leaderAt, mover);
  const chance = siegeChance(look, mover, garrisonLeaderIn(look, city), choice.do === 'bombard');
  const after = (success: boolean): number => {
    const fork = play.fork(siegeDice(success));
    const [owed] = fork.owed;
    if (owed) fork.take(owed, choice);
    settle(fork);
    return search.sign * value(lookOf(fork), search.weights);
  };
  return chance * after(true) + (1 - chance) * after(false);
}

function tryDeed(play: War, choice: Choice, search: Search): number {
  if (choice.do === 'besiege' || choice.do === 'bombard') return trySiege(play, choice, search);
  const rounds = FIGHTS.has(choice.do) ? search.samples : 1;
  let sum = 0;
  for (let i = 0; i < rounds; i++) {
    const fork = play.fork(rounds > 1 ? seededDice(`${choiceKey(choice)} ${i}`) : play.dice);
    const [owed] = fork.owed;
    if (!owed) continue;
    fork.take(owed, choice);
    settle(fork);
    if (fork.state.mover === -1 || fork.outcome) {
      sum += search.sign * value(lookOf(fork), search.weights);
      continue;
    }
    if (rounds > 1) {
      // After a fight: carry on in the simplest way.
      sum += search.sign * value(lookOf(fork), search.weights) + 0.2 * fork.state.mp;
      continue;
    }
    const key = placeKey(fork);
    let known = search.seen.get(key);
    if (known === undefined) {
      search.seen.set(key, -Infinity); // a place is not entered again while it is being judged
      known = bestDeed(fork, search).worth;
      search.seen.set(key, known);
    }
    sum += known;
  }
  return sum / rounds - (choice.do === 'stop' ? 0 : TROUBLE);
}

/** The worth of one choice of action on one imagined state. */
function tryAction(
  world: State,
  box: Box,
  thinking: Question,
  choice: Choice,
  search: Search,
): number {
  const play: War = new Play(
    thinking.rules,
    box,
    thinking.rules.clone(world),
    seededDice('veteran'),
  );
  const [owed] = play.owed;
  if (!owed) return 0;
  play.take(owed, choice);
  settle(play);
  if (choice.do !== 'activate') return search.sign * value(lookOf(play), search.weights);
  return bestDeed(play, { ...search, seen: new Map() }).worth;
}

/** Who asks, to whom things are worth so much. */
const searchFor = (side: string | null, weights: WeightsBySide): Search => {
  const own = (SIDES as readonly (string | null)[]).indexOf(side) === EMPIRE ? EMPIRE : BOERS;
  return { sign: own === EMPIRE ? 1 : -1, samples: 4, seen: new Map(), weights: weights[own] };
};

function proposals(thinking: Question, weights: WeightsBySide): readonly Choice[] {
  const { state, box, side, owed, choices, random, rules } = thinking;
  const look: Look = { state, box };
  const { step } = owed.step;
  if (step !== 'action' && step !== 'deed')
    return [tactics(look, owed, choices) ?? at(choices, random(choices.length))];
  if (choices.length === 1) return choices;
  // Several worlds only where the hidden counter decides the deed itself.
  const doubtful = choices.some((choice) => choice.do === 'reorganise');
  const worlds = Array.from({ length: doubtful ? 2 : 1 }, () =>
    imagine(rules, box, state, side, random),
  );
  const search = searchFor(side, weights);
  if (step === 'deed') {
    const plays = worlds.map((world): [War, Search] => [
      new Play(rules, box, world, seededDice('veteran')),
      { ...search, seen: new Map() },
    ]);
    return bestFirst(choices, (choice) => {
      let sum = 0;
      for (const [play, each] of plays) sum += tryDeed(play, choice, each);
      return sum;
    });
  }
  return bestFirst(choices, (choice) => {
    let sum = 0;
    for (const world of worlds) sum += tryAction(world, box, thinking, choice, search);
    return sum;
  });
}

/** Deeds after which dice or cards decide how it goes on. */
const OPEN_ENDED = new Set([...FIGHTS, 'besiege', 'bombard']);

function intent(
  { rules, box, state, side, random }: Question,
  choice: Choice,
  weights: WeightsBySide,
): Choice[] {
  const world = imagine(rules, box, state, side, random);
  const play: War = new Play(rules, box, world, seededDice('veteran'));
  const meant: Choice[] = [];
  for (let next: Choice | null = choice; next && !OPEN_ENDED.has(next.do); ) {
    const [owed] = play.owed;
    if (!owed || owed.side !== side) break;
    play.take(owed, next);
    settle(play);
    next = bestDeed(play, searchFor(side, weights)).choice;
    if (next) meant.push(next);
  }
  return meant;
}

/** Of equals the first listed comes first. */
const bestFirst = (choices: readonly Choice[], worth: (choice: Choice) => number): Choice[] =>
  choices
    .map((choice) => ({ choice, worth: worth(choice) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice }) => choice);
