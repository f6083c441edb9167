import type { StepArgs } from '../../kernel/fields/steps.ts';
import { type Flow, type Refusal as KernelRefusal, rulebook } from '../../kernel/game.ts';
import type { ChoiceOf, Verb } from '../../kernel/vocabulary.ts';
import type { Box, OutpostSide } from './box.ts';
import type { Events } from './events.ts';
import type { STEPS, State } from './state.ts';

/** By decision: the verbs that answer it. */
interface Decisions {
  pickTroop: 'order' | 'rest' | 'parley';
  aim: 'aim';
  react: 'fire' | 'hold';
  layCard: 'lay' | 'withhold';
  retreat: 'retreat' | 'surrender';
}

/** By verb: what its choices name. */
interface Verbs {
  order: { piece: string };
  rest: object;
  parley: object;
  aim: { piece: string; to: string };
  /** `piece` fires on `with`. */
  fire: { piece: string; with: string };
  hold: object;
  /** `with` is the card. */
  lay: { with: string };
  withhold: object;
  retreat: { piece: string; to: string };
  surrender: object;
}

type Reason =
  | 'unknownTroop'
  | 'unknownPost'
  | 'notYours'
  | 'gone'
  | 'notAdjacent'
  | 'outOfReach'
  | 'notInHand'
  | 'mustRetreat'
  | 'enemyThere';

/** Every word of this game that rules, texts and board must agree about. */
export interface Outpost {
  sides: OutpostSide;
  steps: StepArgs<typeof STEPS>;
  decisions: Decisions;
  verbs: Verbs;
  events: Events;
  reasons: Reason;
  endings: 'parley' | 'destroyed' | 'campTaken' | 'sunset';
  phases: 'orders' | 'marches';
  topics: 'odds' | 'prospect' | 'standing' | 'textView';
}

export type War = Flow<State, Box, Outpost>;
export type Choice<K extends Verb<Outpost> = Verb<Outpost>> = ChoiceOf<Outpost, K>;
export type Refusal = KernelRefusal<Reason>;

export const { step, decision, refuse } = rulebook<State, Box, Outpost>();
