import { seededDice, stream } from '../kernel/dice.ts';
import type { GameState, Rules } from '../kernel/game.ts';
import { oncePerKey } from '../kernel/memory.ts';
import { Play } from '../kernel/play.ts';
import { imagine } from '../kernel/views.ts';
import type { ChoiceOf, Vocabulary } from '../kernel/vocabulary.ts';
import type { BoardQuestion } from './board.ts';

/** Longer than any routine: what goes on and on is none. */
const MOST = 80;

/** A view is thought about many times over: its world is made once. */
const worldOf = oncePerKey(
  (view: object, side: string, rules: Rules<GameState, unknown>, box: unknown): GameState =>
    imagine(rules, box, view as GameState, side, stream('plan')),
);

/**
 * Thinks a routine through by the rules themselves, in a world made of the reader's view: `decide`
 * answers each question as it would come, until it has nothing to say, a die falls, something
 * hidden is seen, or another side decides. These choices a plan may make with one stroke.
 */
export function lookAhead<S extends GameState, B, V extends Vocabulary>(
  rules: Rules<S, B, V>,
  asked: BoardQuestion<S, B, V>,
  decide: (ahead: BoardQuestion<S, B, V>) => ChoiceOf<V> | null | undefined,
): ChoiceOf<V>[] {
  const { view, box, side } = asked;
  const state = rules.clone(worldOf(view, side, rules, box) as S);
  const play = new Play<S, B>(rules, box, state, seededDice('plan'));
  const made: ChoiceOf<V>[] = [];
  while (made.length < MOST && !play.barrier) {
    const owed = play.owedBy(side);
    if (!owed) break;
    const { step, ...about } = owed.step;
    const choices = play.choices(owed);
    // By the name of the decision the rest belongs to it; the compiler does not follow that far.
    const ahead: BoardQuestion<S, B> = {
      ...asked,
      view: play.state,
      decision: step,
      about,
      choices,
    };
    const choice = decide(ahead as BoardQuestion<S, B, V>);
    const legal = choice && play.offered(owed, choice);
    if (!choice || !legal) break;
    play.take(owed, legal);
    made.push(choice);
  }
  return made;
}
