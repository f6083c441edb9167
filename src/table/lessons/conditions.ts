import type { Choice } from '../../kernel/choice.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { type JsonObject, sameData } from '../../kernel/json.ts';
import { lookUp } from '../referee/questions.ts';
import { fits } from '../referee/until.ts';
import type { Condition } from './lesson.ts';

/** What a condition may ask of a step. */
export interface StepFacts {
  /** What the learner chose in it. */
  readonly chosen: readonly Choice[];
  /** What the learner was told in it. */
  readonly told: readonly GameEvent[];
  /** What the position says now. */
  readonly position: JsonObject;
}

export function holds(condition: Condition, facts: StepFacts): boolean {
  switch (condition.kind) {
    case 'choice':
      return facts.chosen.some((made) => fits(condition.choice, made));
    case 'event': {
      const wanted = Object.entries(condition.with);
      return facts.told.some(
        (event) =>
          event.type === condition.event &&
          wanted.every(([field, value]) => sameData(event[field], value)),
      );
    }
    case 'is':
      return sameData(said(facts, condition.position), condition.is);
    case 'within': {
      const value = said(facts, condition.position);
      return typeof value === 'number' && value >= condition.least && value <= condition.most;
    }
    case 'all':
      return condition.of.every((one) => holds(one, facts));
    case 'any':
      return condition.of.some((one) => holds(one, facts));
    case 'not':
      return !holds(condition.of, facts);
  }
}

const said = ({ position }: StepFacts, path: string) => {
  const found = lookUp(position, path);
  return 'value' in found ? found.value : undefined;
};

/** Every path of the position that a condition asks about. */
export function pathsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'is':
    case 'within':
      return [condition.position];
    case 'all':
    case 'any':
      return condition.of.flatMap(pathsIn);
    case 'not':
      return pathsIn(condition.of);
    default:
      return [];
  }
}
