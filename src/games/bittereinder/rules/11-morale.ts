import { at } from '../../../kernel/lists.ts';
import { SUPPLY } from '../box.ts';
import {
  areaId,
  areaOf,
  EMPIRE,
  isBesieged,
  isCombatUnit,
  type Look,
  pieceId,
  piecesIn,
  REPUBLICS,
} from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { eliminate, moraleOfLoss, removeForGood } from './08-elimination.ts';
import { liftSiege } from './08-siege.ts';
import { changeCommitment, supplyPays } from './09-commitment.ts';
import { changeMorale } from './11-morale-track.ts';

/** 11.4.1 Colonial towns the Republics hold. */
export const lostTowns = ({ box, state }: Look): number => {
  let count = 0;
  for (const area of box.lostTowns) if (state.control[area] === REPUBLICS + 1) count++;
  return count;
};

/** 4-10 The rolls of phase 10: lost territory first, then the sieges. */
export const siegeChecks = step('siegeChecks', (war) => {
  const { state, box } = war;
  lostTerritory(war);
  const due = box.pack.turnTrack[state.turn]?.siegeCheck === true || state.siegeRolls === 1;
  if (due)
    nextSiege(
      war,
      state.sieges.map((area) => areaId(war, area)),
    );
});

/** With one siege left there is no order to pick. */
function nextSiege(war: War, areas: readonly string[]): void {
  const [only] = areas;
  if (only === undefined) return;
  if (areas.length === 1) {
    war.unasked('empire', { do: 'test', at: only });
    war.next('starve', { at: only });
  } else war.next('siegeOrder', { areas });
}

function lostTerritory(war: War): void {
  const lost = lostTowns(war);
  const dice = [war.roll('territory'), war.roll('territory'), war.roll('territory')];
  const sum = dice.reduce((total, die) => total + die, 0);
  war.tell({ type: 'territoryRoll', rule: '11.4.1', dice, sum, lost });
  if (sum < lost) changeMorale(war, -1, '11.2-d', 'territory');
}

/** 11.4.2-a The Empire picks which siege is tested next. */
export const siegeOrder = decision('siegeOrder', {
  side: 'empire',
  rule: '11.4.2-a',
  choices: (_, { areas }) => areas.map((area): Offer<'siegeOrder'> => ({ do: 'test', at: area })),
  whyNot: (_, __, tried) => refuse('11.4.2-a', 'noSiegeThere', { at: tried.at ?? '' }),
  take: {
    test(war, { areas }, choice) {
      const area = choice.at ?? '';
      war.next('starve', { at: area });
      nextSiege(
        war,
        areas.filter((other) => other !== area),
      );
    },
  },
});

/** 11.4.2 One siege against the morale at home. */
export const starve = step('starve', (war, { at: id }) => {
  const { state } = war;
  const area = areaOf(war, id);
  const force = piecesIn(war, EMPIRE, area).filter((piece) => isBesieged(state, piece));
  const supplies = force.filter((piece) => at(war.box.kind, piece) === SUPPLY);
  const die = war.roll(`siege/${id}`);
  const total = die + (supplies.length === 0 ? 1 : 0);
  const falls = total >= state.morale;
  war.tell({
    type: 'siegeRoll',
    rule: '11.4.2-a',
    at: id,
    die,
    total,
    morale: state.morale,
    supplied: supplies.length > 0,
    falls,
  });
  if (falls) surrender(war, area, force);
  else if (supplies[0] !== undefined) eliminate(war, supplies[0], '11.4.2-c'); // A14 one only
});

/** 11.4.2-b, 11.4.2-d, 11.4.2-e The town opens its gates. */
function surrender(war: War, area: number, force: readonly number[]): void {
  const combat = force.filter((piece) => isCombatUnit(war.box, piece));
  liftSiege(war, area, '11.4.2-b');
  for (const piece of force) {
    const id = pieceId(war, piece);
    removeForGood(war, piece); // 5.3-d, 11.4.2-b
    war.tell({ type: 'surrendered', rule: '11.4.2-b', piece: id, at: areaId(war, area) });
  }
  changeMorale(war, -1, '11.2-a', 'surrender');
  for (const piece of combat) moraleOfLoss(war, piece);
  // 9.2-d A28 combat units are counted, wagons roll for themselves.
  const die = war.roll(`surrender/${areaId(war, area)}`);
  changeCommitment(war, die + combat.length, '9.2-d', 'surrender');
  supplyPays(war, force, 0);
}

/** 12.3.1 The optional roll for Republican victories, last of all (A59). */
export const boerVictories = step('boerVictories', (war) => {
  const { state } = war;
  const { moraleRule } = state.options;
  if (moraleRule === 'none' || state.victories.length === 0) return;
  if (moraleRule === 'victories') {
    const die = war.roll('victories');
    const count = state.victories.length;
    war.tell({ type: 'victoryRoll', rule: '12.3.1-b', die, count });
    if (die <= count) changeMorale(war, -1, '12.3.1-b', 'victories');
    return;
  }
  for (const besiegingArmy of state.victories) {
    // 12.3.1.1, A15 One die each; a new siege with an army before it adds one.
    const die = war.roll('victories');
    const total = die + besiegingArmy;
    war.tell({ type: 'victoryDie', rule: '12.3.1.1', die, total });
    if (total >= 6) changeMorale(war, -1, '12.3.1.1', 'victories');
  }
});
