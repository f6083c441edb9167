import { at } from '../../../kernel/lists.ts';
import { directionTo } from '../grid.ts';
import { apart, hexId, hexIndex, type Look, sideName } from '../state.ts';
import { type Choice, decision, refuse, step } from '../vocabulary.ts';
import { advances, freeSteps, isClosed, isOnTheWay } from './03-orders.ts';
import { endAdvance } from './13-commanders.ts';

/** III: the brigadier rides at the head of his brigade. */

/** III.14 A brigadier on the attack must move, if he can. */
export const mustLead = (look: Look): boolean => {
  const { state } = look;
  const { active } = state;
  return (
    at(state.at, active) >= 0 &&
    at(state.attack, active) === 1 &&
    at(state.rode, active) === 0 &&
    advances(look, active).length > 0
  );
};

/** III.4, III.20 How far he may ride: his own points, and what is left of an ordered advance. */
export const leadMp = (look: Look): number => {
  const { state, box } = look;
  const { mp, free } = at(box.commanders, state.active);
  return free ? mp : Math.min(mp, at(state.left, state.active));
};

const STAY: Choice<'stay'> = { do: 'stay' };
const directionOf = (look: Look, to: number): number =>
  directionTo(look.box.grid, at(look.state.at, look.state.active), to);

/** III.4, III.14, III.20 The commander rides hex by hex; each hex of an ordered advance is off the distance. */
export const lead = decision('lead', {
  side: (_, { side }) => sideName(side),
  rule: 'III.14',
  choices: (look) => {
    const { active, rode } = look.state;
    const { id, free } = at(look.box.commanders, active);
    const hexes = free
      ? freeSteps(look, active, at(look.state.at, active))
      : advances(look, active);
    const choices = hexes.map(
      (hex): Choice<'ride'> => ({ do: 'ride', piece: id, to: hexId(look, hex) }),
    );
    return at(rode, active) > 0 || choices.length === 0 ? [...choices, STAY] : choices;
  },
  whyNot: {
    stay: () => refuse('III.14', 'mustLead'),
    ride(look, _, tried) {
      const to = hexIndex(look, tried.to);
      if (to < 0 || apart(look, at(look.state.at, look.state.active), to) !== 1)
        return refuse('III.4', 'notAdjacent');
      if (isClosed(look.box, at(look.state.at, look.state.active), directionOf(look, to)))
        return refuse('III.23', 'closedGround');
      return at(look.box.commanders, look.state.active).free
        ? refuse('VII.7', 'enemyThere')
        : refuse('III.22', 'offTheVector');
    },
  },
  take: {
    stay() {},
    ride(war, { side, left }, { to }) {
      const { state, box } = war;
      const { active } = state;
      const from = at(state.at, active);
      const marched = at(state.attack, active) === 1 && isOnTheWay(war, active, hexIndex(war, to));
      state.at[active] = hexIndex(war, to);
      state.rode[active] = at(state.rode, active) + 1;
      war.tell({
        type: 'commanderRode',
        rule: 'III.4',
        piece: at(box.commanders, active).id,
        at: hexId(war, from),
        to,
      });
      // III.20 A hex of the ordered way is off the distance; III.23 one of a detour is not.
      if (marched) {
        state.left[active] = at(state.left, active) - 1;
        endAdvance(war, active);
      }
      const on = left > 1 && (at(box.commanders, active).free || advances(war, active).length > 0);
      if (on) war.next('lead', { side, left: left - 1 });
    },
  },
});

/** III.14 The brigadier on the attack who has not moved yet must, when the charges are over. */
export const leadAtLast = step('leadAtLast', (war, { side }) => {
  if (mustLead(war)) war.next('lead', { side, left: leadMp(war) });
});
