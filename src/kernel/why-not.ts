import { type Choice, choiceKey, sameChoice } from './choice.ts';
import type {
  DecisionDefinition,
  GameState,
  Outcome,
  Owed,
  Reading,
  Refusal,
  Rules,
  Side,
} from './game.ts';
import type { JsonObject } from './json.ts';

/** Where a match stands: what such an answer is made from. */
interface Asked<S extends GameState, B> extends Reading<S, B> {
  readonly rules: Rules<S, B>;
  readonly outcome: Outcome | null;
  owedBy(side: Side): Owed | undefined;
  decisionOf(owed: Owed): DecisionDefinition<S, B>;
  ruleOf(owed: Owed): string;
}

/** Why a side that owes no decision may not answer. */
export function notOwed<S extends GameState, B>(play: Asked<S, B>, side: Side): Refusal {
  if (play.outcome) return { rule: null, reason: 'matchOver' };
  return play.rules.sides.includes(side)
    ? { rule: null, reason: 'notYourDecision', values: { side } }
    : { rule: null, reason: 'unknownSide', values: { side } };
}

/** Why this choice is not on offer. Only meaningful for a choice that is not. */
export function whyNot<S extends GameState, B>(
  play: Asked<S, B>,
  side: Side,
  choice: Choice,
): Refusal {
  if (play.outcome || !play.rules.sides.includes(side)) return notOwed(play, side);
  const owed = play.owedBy(side);
  const decision = owed && play.decisionOf(owed);
  if (owed && decision?.verbs.includes(choice.do)) {
    return (
      decision.whyNot(play, owed.step, choice) ?? {
        rule: decision.rule(play, owed.step),
        reason: 'notOffered',
        values: { choice: choiceKey(choice) },
      }
    );
  }
  const knowing = play.rules.book.filter(
    (entry): entry is DecisionDefinition<S, B> =>
      entry.kind === 'decision' && entry.verbs.includes(choice.do),
  );
  if (knowing.length === 0) {
    const unknown = { rule: null, reason: 'unknownDeed', values: { deed: choice.do } };
    return owed ? unknown : notOwed(play, side);
  }
  const { against, by } = supposing(play, knowing, side, choice);
  const when = by ? [by.name] : knowing.map(({ name }) => name);
  const moment: Refusal = owed
    ? {
        rule: play.ruleOf(owed),
        reason: 'notNow',
        values: { deed: choice.do, now: owed.step.step, when },
      }
    : { rule: null, reason: 'notYoursNow', values: { deed: choice.do, side, when } };
  return against ? { ...against, besides: moment } : moment;
}

/**
 * What speaks against a deed besides that it is not asked for, and by which decision it was judged.
 * Nothing, and none, where it can only be judged in its moment.
 */
function supposing<S extends GameState, B>(
  play: Asked<S, B>,
  decisions: readonly DecisionDefinition<S, B>[],
  side: Side,
  choice: Choice,
): { against: Refusal | null; by: DecisionDefinition<S, B> | null } {
  let against: Refusal | null = null;
  let by: DecisionDefinition<S, B> | null = null;
  for (const decision of decisions) {
    const scratch = { state: play.rules.clone(play.state), box: play.box };
    const supposed = play.rules.suppose?.(decision.name, scratch, side, choice);
    if (!supposed) continue;
    if ('asked' in supposed) {
      const { asked } = supposed;
      if (decision.side(scratch, asked) !== side) continue;
      if (offeredAs(decision, scratch, asked, choice, decision.choices(scratch, asked)))
        return { against: null, by: decision };
      if (!against) by = decision;
      against ??= decision.whyNot(scratch, asked, choice);
    } else if (!against) {
      against = supposed.refused;
      by = decision;
    }
  }
  return { against, by };
}

/** What is offered under the name of `tried`: the same choice, or one of an equal thing. */
export function offeredAs<S, B>(
  decision: DecisionDefinition<S, B>,
  reading: Reading<S, B>,
  args: JsonObject,
  tried: Choice,
  choices: readonly Choice[],
): Choice | undefined {
  const same = alike(choices, tried);
  if (same || !decision.verbs.includes(tried.do)) return same;
  const equal = decision.equal(reading, args, tried);
  return equal ? alike(choices, equal) : undefined;
}

function alike(choices: readonly Choice[], tried: Choice): Choice | undefined {
  // Machines hand back what was listed: comparing field by field is for people and files.
  if (choices.includes(tried)) return tried;
  for (const choice of choices) if (sameChoice(choice, tried)) return choice;
  return undefined;
}
