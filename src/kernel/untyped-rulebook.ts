import type { Choice } from './choice.ts';
import type {
  AnyDefinition,
  DecisionDefinition,
  Flow,
  Reading,
  Refusal,
  Side,
  StandingOrder,
  StepDefinition,
} from './game.ts';
import type { AnyVocabulary } from './vocabulary.ts';

/** For games whose verbs, events and reasons are not declared yet: `rulebook` with steps alone. */
export interface UntypedVocabulary<A extends object> extends Omit<AnyVocabulary, 'steps'> {
  readonly steps: A;
}

export type UntypedFlow<S, B, A extends object> = Flow<S, B, UntypedVocabulary<A>>;

interface DecisionParts<S, B, A extends object, Args> {
  readonly side: Side | ((reading: Reading<S, B>, args: Args) => Side);
  readonly rule: string | ((reading: Reading<S, B>, args: Args) => string);
  readonly verbs: readonly string[];
  candidates?(reading: Reading<S, B>, args: Args): Choice[];
  choices?(reading: Reading<S, B>, args: Args): Choice[];
  refuse?(reading: Reading<S, B>, args: Args, choice: Choice): Refusal | null;
  take(flow: UntypedFlow<S, B, A>, args: Args, choice: Choice): void;
  standing?(reading: Reading<S, B>, args: Args, orders: readonly StandingOrder[]): Choice | null;
}

export function untypedRulebook<S, B, A extends object>() {
  return {
    step<K extends keyof A & string>(
      name: K,
      run: (flow: UntypedFlow<S, B, A>, args: A[K]) => void,
    ): StepDefinition<S, B> {
      return { kind: 'step', name, run: run as unknown as StepDefinition<S, B>['run'] };
    },
    decision<K extends keyof A & string>(
      name: K,
      parts: DecisionParts<S, B, A, A[K]>,
    ): DecisionDefinition<S, B> {
      const { side, rule, candidates, choices, refuse, verbs, standing } = parts;
      const listed =
        choices ??
        ((reading: Reading<S, B>, args: A[K]) =>
          (candidates?.(reading, args) ?? []).filter((c) => refuse?.(reading, args, c) == null));
      return {
        kind: 'decision',
        name,
        verbs,
        side: typeof side === 'string' ? () => side : side,
        rule: typeof rule === 'string' ? () => rule : rule,
        choices: listed,
        whyNot: refuse ?? (() => null),
        take: parts.take,
        ...(standing && { standing }),
      } as unknown as AnyDefinition<S, B> & DecisionDefinition<S, B>;
    },
  };
}
