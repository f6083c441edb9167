import {
  type Advice,
  type Budget,
  type Comparison,
  concluded,
  type Deliberation,
} from '../advice.ts';
import type { GameState } from '../game.ts';
import type { Judge, Opinion } from '../judge.ts';
import type { Comparing, Opponent, Thinking } from '../opponent.ts';
import type { ChoiceOf, Vocabulary } from '../vocabulary.ts';
import {
  type Heat,
  heatsFor,
  isBetter,
  isHopeful,
  type Proof,
  pairedGain,
  Runner,
} from './race.ts';
import { Worlds } from './rollout.ts';
import { BOLD, CAUTIOUS, EVEN, type Temperament } from './temperament.ts';

/** What a game gives its General. */
export interface Generalship<S extends GameState, B, V extends Vocabulary> extends Proof {
  readonly sides: readonly V['sides'][];
  readonly judge: Judge<S, B, V>;
  /**
   * What is worth trying, the best at first sight first: the answer of the level below. A single one
   * is given without a search.
   */
  proposals(thinking: Thinking<S, B, V>): readonly ChoiceOf<V>[];
  /**
   * What its author means to do after a proposal, decision by decision, as far as he has thought. A
   * try goes on so while it can: a good beginning is not judged by how the quick player would go on.
   */
  intent?(thinking: Thinking<S, B, V>, choice: ChoiceOf<V>): readonly ChoiceOf<V>[];
  /** Plays the tries to their end; asked about imagined states, thousands of times. */
  readonly quick: Opponent<S, B, V>;
  /** Whether the first proposal stands whatever is found: then the search only tells what it thinks of it. */
  isSettled?(thinking: Thinking<S, B, V>): boolean;
  /** What an opinion is worth, near a scale of 0 to 1; the win chance if the game does not say. */
  value?(opinion: Opinion): number;
  /** How many times the time of the game grows until a try is judged; where it matters, by decision. */
  readonly horizon: number | ((thinking: Thinking<S, B, V>) => number);
  /** How many proposals are tried. */
  readonly candidates: number;
  /** Tries for one decision, if nobody says how long it may think. */
  readonly rollouts: number;
}

/** Milliseconds of one piece of thinking. */
const PIECE = 15;
/** Alternatives that are told of. */
const TOLD = 5;

/** What those with a temperament do in ways of their own: where a plan stands, the search alone shows none. */
export type Tempers<S extends GameState, B, V extends Vocabulary> = Readonly<
  Record<'cautious' | 'bold', Partial<Generalship<S, B, V>>>
>;

/**
 * The level that searches: it tries what the level below proposes, and believes what it finds. First
 * those with a temperament of their own; the strongest is the last.
 */
export const generalsOf = <S extends GameState, B, V extends Vocabulary>(
  ship: Generalship<S, B, V>,
  tempers?: Tempers<S, B, V>,
): readonly [cautious: Opponent<S, B, V>, bold: Opponent<S, B, V>, general: Opponent<S, B, V>] => [
  generalOf({ ...ship, ...tempers?.cautious }, CAUTIOUS),
  generalOf({ ...ship, ...tempers?.bold }, BOLD),
  generalOf(ship),
];

export function generalOf<S extends GameState, B, V extends Vocabulary>(
  ship: Generalship<S, B, V>,
  { level, daring }: Temperament = EVEN,
): Opponent<S, B, V> {
  const deliberate = (thinking: Thinking<S, B, V>, budget: Budget = {}) =>
    new Search(ship, thinking, budget, daring);
  return {
    level,
    sides: ship.sides,
    choose: (thinking) =>
      (ship.isSettled?.(thinking) && ship.proposals(thinking)[0]) ||
      concluded(deliberate(thinking)).choice,
    advise: (thinking, budget) => concluded(deliberate(thinking, budget)),
    deliberate,
    isSettled: (thinking) => ship.isSettled?.(thinking) ?? false,
    compare: (thinking, pair, worlds, how) => compare(ship, thinking, pair, worlds, how),
  };
}

/** The worlds in which choices are tried; the same ones for all of them. */
function worldsFor<S extends GameState, B, V extends Vocabulary>(
  { judge, quick, horizon: far }: Generalship<S, B, V>,
  thinking: Thinking<S, B, V>,
  asked?: number,
): Worlds<S, B> {
  const { rules, box, state: view, side, random } = thinking;
  const horizon = asked ?? (typeof far === 'number' ? far : far(thinking));
  const seed = `general ${random(2 ** 30)}`;
  return new Worlds<S, B>({ rules, box, view, side, judge, quick, horizon, seed });
}

const runnerFor = <S extends GameState, B, V extends Vocabulary>(
  ship: Generalship<S, B, V>,
  thinking: Thinking<S, B, V>,
  choice: ChoiceOf<V>,
  { next, later }: Comparing<ChoiceOf<V>> = {},
) => new Runner(choice, next ?? ship.intent?.(thinking, choice), later);

function compare<S extends GameState, B, V extends Vocabulary>(
  ship: Generalship<S, B, V>,
  thinking: Thinking<S, B, V>,
  pair: readonly [ChoiceOf<V>, ChoiceOf<V>],
  worlds: number,
  how: Comparing<ChoiceOf<V>> = {},
): Comparison {
  const tries = worldsFor(ship, thinking, how.horizon);
  const first = runnerFor(ship, thinking, pair[0], how);
  const second = runnerFor(ship, thinking, pair[1]);
  for (let world = 0; world < worlds; world++)
    for (const runner of [first, second]) runner.add(tries.try(runner, world));
  const { gain, error } = pairedGain(second, first, 'chances');
  return { first: first.estimate, second: second.estimate, gain, error };
}

class Search<S extends GameState, B, V extends Vocabulary> implements Deliberation<ChoiceOf<V>> {
  private readonly ship: Generalship<S, B, V>;
  private readonly thinking: Thinking<S, B, V>;
  private readonly daring: number;
  private readonly began = performance.now();
  private readonly end: number;
  private readonly worlds: Worlds<S, B>;
  private readonly own: Runner<ChoiceOf<V>>;
  private readonly runners: readonly Runner<ChoiceOf<V>>[];
  private readonly heats: readonly Heat[];
  private readonly isSettled: boolean;
  private heat = 0;
  /** Worlds done in all heats before, and in this one. */
  private before = 0;
  private world = 0;
  private racing: readonly Runner<ChoiceOf<V>>[];

  constructor(
    ship: Generalship<S, B, V>,
    thinking: Thinking<S, B, V>,
    budget: Budget,
    daring: number,
  ) {
    this.ship = ship;
    this.thinking = thinking;
    this.daring = daring;
    this.end = this.began + (budget.milliseconds ?? Number.POSITIVE_INFINITY);
    this.isSettled = ship.isSettled?.(thinking) ?? false;
    const { rules } = thinking;
    const proposed = ship.proposals(thinking).slice(0, ship.candidates);
    const [first] = proposed;
    if (first === undefined) throw new Error(`${rules.id}: nothing is proposed`);
    const isRace = proposed.length > 1;
    this.runners = proposed.map((choice) =>
      isRace ? runnerFor(ship, thinking, choice) : new Runner(choice),
    );
    this.own = this.runners[0] as Runner<ChoiceOf<V>>;
    this.racing = this.runners;
    this.heats = isRace ? heatsFor(proposed.length, budget.rollouts ?? ship.rollouts) : [];
    this.worlds = worldsFor(ship, thinking);
  }

  goOn(): boolean {
    const pause = performance.now() + PIECE;
    for (;;) {
      const heat = this.heats[this.heat];
      const now = performance.now();
      if (!heat || now >= this.end) return false;
      if (now >= pause) return true;
      this.tryWorld(heat);
    }
  }

  /** One more world for everybody still in the race. */
  private tryWorld(heat: Heat): void {
    for (const runner of this.racing) {
      const opinion = this.worlds.try(runner, this.before + this.world);
      runner.add(opinion, this.ship.value?.(opinion));
    }
    this.world++;
    if (this.world < heat.worlds) return;
    this.before += this.world;
    this.world = 0;
    this.heat++;
    const left = this.best(this.heats[this.heat]?.runners ?? 1);
    // Nobody is left who could still prove better: more worlds would change nothing.
    if (left.length === 1) this.heat = this.heats.length;
    else this.racing = left;
  }

  /** The best so far; the choice of the level below stays, for all are compared with it. */
  private best(many: number): Runner<ChoiceOf<V>>[] {
    const { own, daring, racing } = this;
    const others = racing.filter((runner) => runner !== own && isHopeful(runner, own, daring));
    return [own, ...others.sort(byWorth(daring)).slice(0, many - 1)];
  }

  advice(): Advice<ChoiceOf<V>> {
    const { own, runners, thinking, ship, daring } = this;
    const proven = this.racing
      .filter((runner) => !this.isSettled && runner !== own && isBetter(runner, own, ship, daring))
      .sort(byWorth(daring));
    const chosen = proven[0] ?? own;
    const { state, box, side } = thinking;
    const now = ship.judge.opinion({ state, box }, side);
    const tried = chosen.chances.length;
    return {
      side,
      choice: chosen.choice,
      // Without a search all that is known is how the judge sees the position as it is.
      expects:
        tried > 0
          ? chosen.estimate
          : { winChance: now.winChance, error: now.error, features: now.features },
      now: now.winChance,
      others:
        tried === 0
          ? []
          : runners
              .filter((runner) => runner !== chosen && runner.chances.length > 0)
              .sort(byWorth(daring))
              .slice(0, TOLD)
              .map(({ choice, estimate }) => ({ choice, expects: estimate })),
      worlds: tried,
      milliseconds: performance.now() - this.began,
    };
  }
}

/** The worthiest first, to who dares so much. */
const byWorth =
  (daring: number) =>
  (one: Runner<unknown>, other: Runner<unknown>): number =>
    other.worth(daring) - one.worth(daring);
