import { at } from '../../../kernel/lists.ts';
import {
  areaId,
  EMPIRE,
  factorsIn,
  fieldForce,
  isBesieged,
  isSieged,
  type Look,
  pieceIdsOf,
  piecesIn,
  REPUBLICS,
} from '../state.ts';
import { type Choice, decision, type Refusal, refuse, step, type War } from '../vocabulary.ts';

const NO_TOWN = refuse('8.4-a', 'noTownToHold');
const RAZED = refuse('10.2.3-d', 'razedTown');
const NO_MARKER = refuse('8.4-d', 'noSiegeMarker');

/** 8.4-a, 8.4-b, 8.4-d Why the Empire may not shut itself in here. */
export function whyNotSiege(look: Look, area: number): Refusal | null {
  const { box, state } = look;
  if (state.razed[area] === 1) return RAZED; // A55
  const town = box.town[area] === 1 && state.control[area] === EMPIRE + 1;
  if (!town && box.siegeNeutral[area] === 0) return NO_TOWN;
  if (isSieged(state, area)) return null; // A18 joining needs no marker
  return state.sieges.length < state.siegeLimit ? null : NO_MARKER;
}

/** 8.1 Before the odds the defender may choose to be besieged, if he may. */
export const offerSiege = step('offerSiege', (war) => {
  const { battle } = war.state;
  if (battle && !whyNotSiege(war, battle.area)) war.next('siege');
});

const STAND: Choice<'stand'> = { do: 'stand' };
const SHUT_IN: Choice<'shutIn'> = { do: 'shutIn' };

function whyNotShutIn(look: Look): Refusal | null {
  const { battle } = look.state;
  return battle && whyNotSiege(look, battle.area);
}

/** 8.4-a Stand and fight, or be besieged. */
export const siege = decision('siege', {
  side: 'empire',
  rule: '8.4-a',
  choices: (look) => (whyNotShutIn(look) ? [STAND] : [STAND, SHUT_IN]),
  whyNot: { shutIn: whyNotShutIn },
  take: {
    stand() {},
    shutIn(war) {
      const { battle } = war.state;
      if (battle) {
        besiege(war, battle.area);
        war.state.halfToken = Math.max(war.state.halfToken, battle.half); // no battle, no price
      }
      war.state.battle = null;
      war.skip('commit', 'clash');
    },
  },
});

/** 8.4-c Everyone in the area, without exception, goes behind the walls. */
export function besiege(war: War, area: number): void {
  const { state } = war;
  const force = fieldForce(war, area);
  for (const piece of force) state.besieged[piece] = 1;
  state.fought[area] = 1;
  const isNew = !isSieged(state, area);
  if (isNew) {
    state.sieges.push(area);
    // 12.3.1-a, A59 A siege counts on its first turn.
    const army = war.box.armies.some((piece) => state.at[piece] === area);
    state.victories.push(army ? 1 : 0);
  }
  war.tell({
    type: isNew ? 'besieged' : 'joinedSiege',
    rule: '8.4-c',
    at: areaId(war, area),
    pieces: pieceIdsOf(war, force),
  });
}

/** A6 Who lands in a besieged port shares its siege. */
export function joinSiege(war: War, pieces: readonly number[], area: number): void {
  const { state } = war;
  if (!isSieged(state, area) || state.options.besiegedSea !== 'open') return;
  for (const piece of pieces) state.besieged[piece] = 1;
}

/** The marker comes off; whoever is still there is free. */
export function liftSiege(war: War, area: number, rule: string): void {
  const { state } = war;
  if (!isSieged(state, area)) return;
  state.sieges = state.sieges.filter((other) => other !== area);
  for (const piece of piecesIn(war, EMPIRE, area)) state.besieged[piece] = 0;
  war.tell({ type: 'siegeLifted', rule, at: areaId(war, area) });
}

/** 8.4-g At every phase end the besiegers must match the besieged. */
export function keepSieges(war: War): void {
  const { state } = war;
  if (state.sieges.length === 0) return;
  for (const area of state.sieges.slice()) {
    const shutIn = piecesIn(war, EMPIRE, area).some((piece) => isBesieged(state, piece));
    const inside = factorsIn(war, EMPIRE, area, (piece) => isBesieged(state, piece));
    const outside = factorsIn(war, REPUBLICS, area);
    if (!shutIn || outside < Math.max(1, inside)) liftSiege(war, area, '8.4-g');
  }
}

/** Besieged pieces in an area. */
export const besiegedIn = (look: Look, area: number): number[] =>
  piecesIn(look, EMPIRE, area).filter((piece) => at(look.state.besieged, piece) === 1);
