import type { AnyGame } from '../../kernel/face.ts';
import type { Scenario } from '../../kernel/game.ts';
import { isRandomToTheEnd, plansOf, type RecordPlan } from './plan.ts';
import { kindsIn, kindsOfPlay, type Recording, recordMatch } from './recording.ts';

/** So many dice are tried for a match of random play, to find one in which rare things happen. */
const TRIES = 30;

/** Plays the ten matches of a scenario; a text says why one cannot be played. */
export function recordScenario(game: AnyGame, scenario: Scenario): (Recording | string)[] {
  const plans = plansOf(game, scenario);
  const recordings: (Recording | string)[] = [];
  const seen = new Set<string>();
  const play = (plan: RecordPlan): void => {
    const recording = recordMatch(game, plan);
    recordings[plans.indexOf(plan)] = recording;
    if (typeof recording !== 'string') for (const kind of kindsIn(recording)) seen.add(kind);
  };
  for (const plan of plans) if (!isRandomToTheEnd(plan)) play(plan);
  for (const [at, plan] of plans.entries()) {
    if (!isRandomToTheEnd(plan)) continue;
    plans[at] = richest(game, plan, seen);
    play(plans[at]);
  }
  return recordings;
}

/** The plan with the dice that show most of what was not seen yet. */
function richest(game: AnyGame, plan: RecordPlan, seen: ReadonlySet<string>): RecordPlan {
  let best = plan;
  let most = -1;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const other = { ...plan, seed: `${plan.seed}.${attempt}` };
    const fresh = [...kindsOfPlay(game, other)].filter((kind) => !seen.has(kind)).length;
    if (fresh <= most) continue;
    best = other;
    most = fresh;
  }
  return best;
}
