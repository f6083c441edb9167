import { at } from '../../../kernel/lists.ts';
import { type TrickIdea, tricksOver } from '../../../kernel/trick.ts';
import { type Box, FAR } from '../box.ts';
import { boerUnitsIn, inPlay, leaderArea, stepsBetween } from '../rules/01-pieces.ts';
import { orderAreas } from '../rules/02-orders.ts';
import type { Look, State } from '../state.ts';
import type { Choice, RedversReverse } from '../vocabulary.ts';
import { type Plan, player } from './orders.ts';
import type { Mind } from './tactics.ts';
import { veteran } from './veteran.ts';

type Idea = TrickIdea<State, Box, RedversReverse>;

const ORDERS: ReadonlySet<string> = new Set(['giveOrders', 'aimOrder', 'initiativeAim']);

/** Brigades go where the idea sends them; they move and fire as the Veteran's do. */
function sending(plan: Plan): (mind: Mind) => Choice | undefined {
  const answer = player(plan);
  return (mind) => (ORDERS.has(mind.owed.step.step) ? answer(mind) : undefined);
}

/** Each brigade of foot or horse to the place that is worth most to it; guns stay. */
const everyBrigade =
  (worth: (look: Look, brigade: number, area: number) => number): Plan =>
  (look, brigade) => {
    const { kind, leader } = at(look.box.brigades, brigade);
    if (kind === 'artillery' || !inPlay(look.state, leader)) return null;
    const here = leaderArea(look, brigade);
    let found: { area: number; worth: number } | null = null;
    for (const area of orderAreas(look, brigade)) {
      const value = worth(look, brigade, area);
      if (area === here || value <= (found?.worth ?? Number.NEGATIVE_INFINITY)) continue;
      found = { area, worth: value };
    }
    return found && found.worth > worth(look, brigade, here) ? found : null;
  };

const steps = ({ box }: Look, brigade: number, from: number, to: number): number =>
  stepsBetween(box, at(box.brigades, brigade).gait, from, to);

/** Nearer to one place. */
const allTo = (id: string): Plan =>
  everyBrigade((look, brigade, area) => {
    const goal = look.box.areaIndex.get(id) ?? 0;
    return -Math.min(FAR, steps(look, brigade, area, goal));
  });

const isOpenEmplacement = ({ box, state }: Look, area: number): boolean =>
  at(box.areas, area).emplacement && at(state.captured, area) === 0;

/** The nearest emplacement, whoever holds it. */
const nearest = everyBrigade((look, brigade, area) =>
  isOpenEmplacement(look, area) ? 20 - steps(look, brigade, leaderArea(look, brigade), area) : 0,
);

/** Only where nobody is at home. */
const empty = everyBrigade((look, brigade, area) =>
  isOpenEmplacement(look, area) && boerUnitsIn(look, area).length === 0
    ? 20 - steps(look, brigade, leaderArea(look, brigade), area)
    : 0,
);

const ladysmith = everyBrigade(
  (look, brigade, area) => -at(at(look.box.redSteps, at(look.box.brigades, brigade).gait), area),
);

const isOrderTo = (choice: Choice, mind: Mind, kinds: readonly string[]): boolean => {
  if (choice.do !== 'order' && choice.do !== 'longOrder') return false;
  const { box } = mind;
  const leader = box.pieceIndex.get(choice.piece) ?? 0;
  return kinds.includes(at(box.brigades, leader - box.firstLeader).kind);
};

const BULLER: readonly Idea[] = [
  {
    id: 'wait',
    side: 'british',
    idea: 'gives no orders at all',
    refuses: ({ do: verb }) => verb === 'order' || verb === 'longOrder',
  },
  {
    id: 'shell-only',
    side: 'british',
    idea: 'only the guns get orders',
    refuses: (choice, mind) => isOrderTo(choice, mind, ['infantry', 'cavalry']),
  },
  {
    id: 'no-guns',
    side: 'british',
    idea: 'the guns get no orders',
    refuses: (choice, mind) => isOrderTo(choice, mind, ['artillery']),
  },
  {
    id: 'hlangwane',
    side: 'british',
    idea: 'everybody at Hlangwane, the hill on this bank',
    prefers: sending(allTo('hlangwane')),
  },
  {
    id: 'colenso',
    side: 'british',
    idea: 'everybody straight at Fort Wylie behind the bridge',
    prefers: sending(allTo('fort-wylie')),
  },
  {
    id: 'nearest',
    side: 'british',
    idea: 'each brigade at the nearest emplacement, whoever holds it',
    prefers: sending(nearest),
  },
  {
    id: 'empty',
    side: 'british',
    idea: 'only emplacements in which nobody is seen',
    prefers: sending(empty),
  },
  {
    id: 'ladysmith',
    side: 'british',
    idea: 'everybody for the road to Ladysmith',
    prefers: sending(ladysmith),
  },
  {
    id: 'hold-fire',
    side: 'british',
    idea: 'nobody fires before the assault',
    refuses: ({ do: verb }) => verb === 'fire',
  },
  {
    id: 'never-back',
    side: 'british',
    idea: 'withdraws no brigade',
    refuses: ({ do: verb }) => verb === 'withdraw',
  },
];

/** One-idea strategies of Buller: none should win more than the Veteran does. */
export const tricks = tricksOver(veteran, BULLER);
