import { isCombatUnit, isOnMap, type Look, lastTurn } from '../state.ts';
import type { War } from '../vocabulary.ts';
import { endOfBobsWar, endOfIntroduction } from './14-scenarios.ts';

/** 12.2, A24 Republican combat units on the map; armies count as one each, leaders not at all. */
export function boerUnits({ box, state }: Look): number {
  let count = 0;
  for (let piece = 0; piece < box.firstEmpire; piece++) {
    if (isOnMap(state, piece) && isCombatUnit(box, piece)) count++;
  }
  return count;
}

/** 4-11, 12.1 Phase 11: in the order of the book, so that a broken Empire loses first (A23). */
export function judge(war: War): void {
  const { state } = war;
  if (state.morale < 1) {
    war.finish({ winner: 'republics', ending: 'collapse' }); // 12.1-a
    return;
  }
  if (state.wcp < 1) {
    war.finish({ winner: 'empire', ending: 'exhaustion' }); // 12.1-b
    return;
  }
  if (boerUnits(war) === 0) {
    war.finish({ winner: 'empire', ending: 'annihilation' }); // 12.1-c
    return;
  }
  if (state.scenario === 'campaign' && khakiElection(war)) return;
  if (state.turn === lastTurn(war)) theEnd(war); // 12.1-e otherwise play goes on
}

/** 12.1-d The election of turn 13: a die above the morale turns the government out. */
function khakiElection(war: War): boolean {
  const { state, box } = war;
  if (state.turn !== box.pack.scenarios.campaign.election.turn) return false;
  const die = war.roll('election');
  const falls = die > state.morale;
  war.tell({ type: 'election', rule: '12.1-d', die, morale: state.morale, falls });
  if (falls) war.finish({ winner: 'republics', ending: 'khakiElection' });
  return falls;
}

/** 12.2, 14.1-c, 18p-6 After the last turn. */
function theEnd(war: War): void {
  const { state } = war;
  if (state.scenario === 'bobsWar') endOfBobsWar(war);
  else if (state.scenario === 'marchingToPretoria') endOfIntroduction(war);
  else war.finish(campaignEnding(war));
}

/** 12.2 Who is still in the field in May 1902. */
export function campaignEnding(look: Look) {
  const units = boerUnits(look);
  const { draw } = look.box.pack.scenarios.campaign.survivors;
  if (units > draw) return { winner: 'republics', ending: 'bitterEnd' } as const;
  if (units === draw) return { winner: null, ending: 'stalemate' } as const;
  return { winner: 'empire', ending: 'subdued' } as const;
}
