import type { Problem } from '../game.ts';
import { type JsonObject, textOf } from '../json.ts';
import type { DeepReadonly } from '../vocabulary.ts';
import { type HeldBy, own, refuseOthers } from './form.ts';
import type { Kind, Situation } from './kind.ts';
import { Place } from './place.ts';

/** By step: what it is about. Steps keep their arguments as positions say them: ids, not places in a list. */
export type StepTable<G> = Readonly<Record<string, Readonly<Record<string, Kind<unknown, G>>>>>;

/** The steps of a game, declared: what lies on the agenda can be checked. */
export interface DeclaredSteps<G, T> {
  /** Only for the compiler. */
  readonly holds?: T;
  readonly names: readonly string[];
  /** What is wrong with the arguments of a step whose name is known. */
  check(step: JsonObject, given: G): readonly Problem[];
}

/** The arguments of each step: `type Steps = StepArgs<typeof STEPS>`. */
export type StepArgs<D> = D extends { readonly holds?: infer T }
  ? {
      readonly [S in keyof Exclude<T, undefined>]: {
        readonly [A in keyof Exclude<T, undefined>[S]]: DeepReadonly<
          HeldBy<Exclude<T, undefined>[S][A]>
        >;
      };
    }
  : never;

export function declareSteps<G, const T extends StepTable<G>>(table: T): DeclaredSteps<G, T> {
  return {
    names: Object.keys(table),
    check(step, given) {
      const place = new Place();
      const kinds = Object.entries(table[textOf(step['step'])] ?? {});
      const about: Situation<G> = { given, index: -1, owner: null };
      refuseOthers(step, ['step', ...kinds.map(([name]) => name)], 'argument', place);
      for (const [name, kind] of kinds) kind.read(own(step, name), about, place.under(name));
      return place.problems;
    },
  };
}
