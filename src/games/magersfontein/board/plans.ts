/** Routines worth a button: every rifle that may fire does. */
import type { Asked, Plan } from '../../../boardkit/board.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { type Box, NONE } from '../box.ts';
import { expectedLoss } from '../rules/10-fire.ts';
import { type State, unitIndex } from '../state.ts';
import { words } from './words.ts';

/** Each firer's best shot, the surest first. */
function bestShots({ view, box, choices }: Asked<State, Box>): Choice[] {
  const look = { state: view, box };
  const worth = (choice: Choice): number => {
    const [firer, target] = [unitIndex(look, choice.piece), unitIndex(look, choice.with)];
    return firer === NONE || target === NONE ? 0 : expectedLoss(look, firer, target);
  };
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.do !== 'fire' || choice.piece === undefined) continue;
    const other = best.get(choice.piece);
    if (!other || worth(choice) > worth(other)) best.set(choice.piece, choice);
  }
  return [...best.values()].sort((a, b) => worth(b) - worth(a));
}

export function plans(asked: Asked<State, Box>): Plan[] {
  if (asked.decision !== 'react' && asked.decision !== 'openFire') return [];
  const shots = bestShots(asked);
  if (shots.length < 2) return [];
  const { say } = words(asked.speech.language);
  return [{ id: 'all-fire', label: say('plan.allFire', { n: shots.length }), choices: shots }];
}
