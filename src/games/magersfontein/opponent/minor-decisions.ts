import { at } from '../../../kernel/lists.ts';
import { moraleOf } from '../rules/01-general.ts';
import { commanderIndex, unitIndex } from '../state.ts';
import { nearestEnemy } from './judgement.ts';
import { type Answers, best, first, hexOf, type Mind, offer, sideOf } from './mind.ts';

/** How far from the enemy a choice leads. */
const away = (mind: Mind, choice: { readonly to: string }): number =>
  nearestEnemy(mind, hexOf(mind, choice), sideOf(mind));

/** Decisions that ask for no plan. */
export const minorDecisions = {
  commanderReturns: first,
  heading: first,
  advanceTo: first,
  commanderFlees: first,
  shiftRider: first,
  // XIII.4 He who helps most men.
  support: (mind) =>
    best(mind.choices, ({ piece }) => {
      const commander = commanderIndex(mind, piece);
      const here = at(mind.state.at, commander);
      const men = mind.state.melee?.units.filter((unit) => at(mind.state.hex, unit) === here);
      return at(mind.box.commanders, commander).morale * 10 + (men?.length ?? 0);
    }) ?? first(mind),
  // III.34 A rider keeps away from the enemy.
  riderWay: (mind) => best(mind.choices, (choice) => away(mind, choice)) ?? first(mind),
  // VI.7 The weakest goes, to the rear.
  makeRoom: (mind) =>
    best(
      mind.choices,
      (choice) => away(mind, choice) - moraleOf(mind, unitIndex(mind, choice.piece)),
    ) ?? first(mind),
  // XIV.26 A brigade in pieces attacks nobody.
  rallyOrder: (mind) => offer(mind, 'takeDefense') ?? first(mind),
} satisfies Partial<Answers>;
