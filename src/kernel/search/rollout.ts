import { type Choice, sameChoice } from '../choice.ts';
import { seededDice, stream } from '../dice.ts';
import type { GameState, Reading, Rules, Side } from '../game.ts';
import type { Judge, Opinion } from '../judge.ts';
import type { Opponent } from '../opponent.ts';
import { Play } from '../play.ts';
import { imagine } from '../views.ts';

/** What a try is made with: a quick player, and who judges where it ends. */
export interface Tries<S extends GameState, B> {
  readonly rules: Rules<S, B>;
  readonly box: B;
  /** What `side` may know, and the decision it owes. */
  readonly view: Reading<S, B>['state'];
  readonly side: Side;
  readonly judge: Judge<S, B>;
  /** Plays both sides after the choice. */
  readonly quick: Opponent<S, B>;
  /** How many times the time of the game may grow until the position is judged. */
  readonly horizon: number;
  readonly seed: string;
}

/** What is tried: a choice, and what is meant to follow it. */
interface Attempt {
  readonly choice: Choice;
  readonly intent: readonly Choice[];
  /** What is done the next time that the same question offers it, whatever is asked before. */
  readonly later?: Choice | undefined;
}

/** What the side still has in mind. */
interface Meant {
  readonly intent: readonly Choice[];
  readonly later: { readonly step: string; readonly choice: Choice } | null;
}

/** Decisions without time growing after which a try is judged wherever it is: no game may hold a search up. */
const ENDLESS = 600;

/**
 * The worlds in which choices are tried. World `n` is the same for every choice: the same hidden
 * things, the same dice by name, the same whims of the quick player. So what differs between two
 * choices comes from the choices.
 */
export class Worlds<S extends GameState, B> {
  private readonly tries: Tries<S, B>;
  private readonly imagined: S[] = [];

  constructor(tries: Tries<S, B>) {
    this.tries = tries;
  }

  private world(n: number): S {
    const { rules, box, view, side, seed } = this.tries;
    let world = this.imagined[n];
    if (!world) {
      world = imagine(rules, box, view, side, stream(`${seed}/${n}`));
      this.imagined[n] = world;
    }
    return world;
  }

  /** Makes the choice in world `n`, plays on, and says what the judge thinks of where it led. */
  try({ choice, intent, later }: Attempt, n: number): Opinion {
    const { rules, box, side, judge, horizon, seed } = this.tries;
    const state = rules.clone(this.world(n));
    const play = new Play(rules, box, state, seededDice(`${seed}/${n}`));
    const owed = play.owedBy(side);
    if (!owed) throw new Error(`${rules.id}: ${side} owes nothing in the world it imagined`);
    const { time } = judge.features;
    let now = time(state);
    let grown = 0;
    play.take(owed, choice);
    const { step } = owed.step;
    let meant: Meant = { intent, later: later ? { step, choice: later } : null };
    const thought = stream(`${seed}/${n}/quick`);
    for (let decisions = 0; decisions < ENDLESS && !play.outcome; decisions++) {
      const then = time(state);
      if (then !== now) {
        now = then;
        decisions = 0;
        if (++grown >= horizon) break;
      }
      meant = this.goOn(play, thought, meant);
    }
    // The rest of what the judge may not know is taken out: the copy is ours alone.
    rules.mask(state, side, box);
    return judge.opinion({ state, box }, side);
  }

  /** One decision more. Gives what is still meant: of the intent nothing from the first question that does not offer it. */
  private goOn(play: Play<S, B>, random: (below: number) => number, meant: Meant): Meant {
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody owes a decision and nobody has won');
    const choices = play.choices(owed);
    const [only] = choices;
    const { rules, box, side, quick } = this.tries;
    const { intent, later } = meant;
    const isAsked = later !== null && owed.side === side && owed.step.step === later.step;
    const due = isAsked && choices.find((choice) => sameChoice(choice, later.choice));
    if (due) {
      play.take(owed, due);
      return { intent, later: null };
    }
    const [next, ...rest] = owed.side === side ? intent : [];
    const wanted = next && choices.find((choice) => sameChoice(choice, next));
    if (wanted) {
      play.take(owed, wanted);
      return { intent: rest, later };
    }
    if (only && choices.length === 1) {
      play.take(owed, only);
      return meant;
    }
    play.take(
      owed,
      quick.choose({ rules, box, state: play.state, side: owed.side, owed, choices, random }),
    );
    return owed.side === side ? { intent: [], later } : meant;
  }
}
