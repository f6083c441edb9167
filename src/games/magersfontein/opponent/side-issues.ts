import type { Choice } from '../../../kernel/choice.ts';
import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { commanderIndex, hexIndex, type State, sideIndex, unitIndex } from '../state.ts';
import { nearestEnemy } from './judgement.ts';

type Mind = Thinking<State, Box>;

function best(mind: Mind, value: (choice: Choice) => number): Choice | undefined {
  return mind.choices.reduce<Choice | undefined>(
    (found, choice) => (found && value(found) >= value(choice) ? found : choice),
    undefined,
  );
}

/** Small decisions that ask for no plan: undefined where this is none of them. */
export function sideIssue(mind: Mind): Choice | undefined {
  const away = (choice: Choice): number =>
    nearestEnemy(mind, hexIndex(mind, choice.to), sideIndex(mind.side));
  switch (mind.owed.step.step) {
    // XIII.4 He who helps most men.
    case 'support':
      return best(mind, (choice) => {
        const commander = commanderIndex(mind, choice.piece);
        const here = at(mind.state.at, commander);
        const men = mind.state.melee?.units.filter((unit) => at(mind.state.hex, unit) === here);
        return at(mind.box.commanders, commander).morale * 10 + (men?.length ?? 0);
      });
    // III.34 A rider keeps away from the enemy.
    case 'riderWay':
      return best(mind, away);
    // VI.7 The weakest goes, to the rear.
    case 'makeRoom':
      return best(mind, (choice) => away(choice) - moraleOf(mind, unitIndex(mind, choice.piece)));
    // XIV.26 A brigade in pieces attacks nobody.
    case 'rallyOrder':
      return mind.choices.find((choice) => choice.do === 'takeDefense');
    default:
      return undefined;
  }
}
