import { at } from '../../../kernel/lists.ts';
import type { Ending } from '../events.ts';
import type { VictoryByHexes, VictoryByPoints } from '../pack.ts';
import {
  BOERS,
  BRITISH,
  card,
  ELIMINATED,
  EXITED,
  type Look,
  NONE,
  PHASES,
  scenarioOf,
  sideName,
} from '../state.ts';
import type { War } from '../vocabulary.ts';
import { HIGHLANDERS } from './14-morale.ts';

/** Hexes of a list that hold a British unit which is not routed. */
export const heldHexes = (look: Look, hexes: readonly number[]): number =>
  hexes.filter((hex) =>
    look.state.hex.some(
      (where, unit) =>
        where === hex && card(look, unit).side === BRITISH && !at(look.state.routed, unit),
    ),
  ).length;

/** For the end report: a British unit has come into a hex of the main trench or the summit. */
export function noteEntry(war: War, unit: number): void {
  const { state, box } = war;
  const hex = at(state.hex, unit);
  if (card(war, unit).side !== BRITISH || state.entered.includes(hex)) return;
  if (box.mainTrench.includes(hex) || box.summit.includes(hex)) state.entered.push(hex);
}

/** How many hexes of the main trench, and of the summit, the British have been in. */
export const enteredHexes = (look: Look, hexes: readonly number[]): number =>
  look.state.entered.filter((hex) => hexes.includes(hex)).length;

/** The battle's points as they stand, British and Boer. */
export function points(look: Look): [number, number] {
  const { state, box } = look;
  const v = scenarioOf(look).victoryByPoints;
  if (!v) return [0, 0];
  const summit = state.hex.filter(
    (hex, unit) =>
      box.summit.includes(hex) && card(look, unit).side === BRITISH && !at(state.routed, unit),
  ).length;
  const trenches = heldHexes(look, box.mainTrench);
  let british = summit * v.summit + trenches * v.mainTrench;
  let boers = state.commandersLost * v.commanderLost + (summit + trenches === 0 ? v.lineHeld : 0);
  for (let unit = 0; unit < state.hex.length; unit++) {
    const { side, kind } = card(look, unit);
    const hex = at(state.hex, unit);
    const gun = kind === 'gun';
    if (hex === EXITED) british += v.exit;
    if (hex === ELIMINATED) {
      if (side === BOERS) british += gun ? v.gunEliminated : v.commandoEliminated;
      else boers += gun ? v.batteryEliminated : v.britishEliminated;
    }
    if (hex < 0) continue;
    if (side === BOERS && at(state.routed, unit)) british += v.commandoRouted;
    if (side === BRITISH)
      boers += at(state.routed, unit)
        ? v.britishRouted
        : at(state.reduced, unit)
          ? v.britishReduced
          : 0;
  }
  return [british, boers];
}

/** British infantry lost or routed. */
export const brokenInfantry = (look: Look): number =>
  look.state.hex.filter(
    (hex, unit) =>
      card(look, unit).side === BRITISH &&
      card(look, unit).kind === 'infantry' &&
      (hex === ELIMINATED || (hex >= 0 && at(look.state.routed, unit) > 0)),
  ).length;

/** How many of them broken end the battle at once; none do where the scenario does not say so. */
export const breakingPoint = (look: Look): number =>
  scenarioOf(look).victoryByPoints?.automatic.infantryBroken ?? Number.POSITIVE_INFINITY;

/** II.11 Ends the match after the last turn, or at once where the scenario says so; true if it is over. */
export function endOfTurn(war: War): boolean {
  const { state } = war;
  const scenario = scenarioOf(war);
  const { victoryByPoints } = scenario;
  if (victoryByPoints) {
    if (heldHexes(war, war.box.summit) >= victoryByPoints.automatic.summits)
      return over(war, BRITISH, 'summitTaken');
    if (brokenInfantry(war) >= breakingPoint(war)) return over(war, BOERS, 'brigadesBroken');
  }
  if (state.turn < scenario.turns) return false;
  return over(war, ...verdict(war));
}

/** II.11 Who would win, and how, if the last turn ended now. */
export function verdict(look: Look): [winner: number, ending: Ending] {
  const { victoryByPoints, victoryByHexes } = scenarioOf(look);
  if (victoryByPoints) return countPoints(look, victoryByPoints);
  return victoryByHexes ? countHexes(look, victoryByHexes) : [NONE, 'drawn'];
}

function countPoints(look: Look, { levels }: VictoryByPoints): [number, Ending] {
  const [british, boers] = points(look);
  return levelOf(british - boers, levels);
}

/** II.11 What a British lead of so many points is worth. */
export function levelOf(lead: number, levels: VictoryByPoints['levels']): [number, Ending] {
  if (lead >= levels.britishDecisive) return [BRITISH, 'britishDecisive'];
  if (lead >= levels.britishMarginal) return [BRITISH, 'britishMarginal'];
  if (-lead >= levels.boersDecisive) return [BOERS, 'boersDecisive'];
  if (-lead >= levels.boersMarginal) return [BOERS, 'boersMarginal'];
  return [NONE, 'drawn'];
}

function countHexes(look: Look, v: VictoryByHexes): [number, Ending] {
  const trenches = heldHexes(look, look.box.mainTrench);
  if (heldHexes(look, look.box.summit) >= v.summitWins || trenches >= v.trenchesWin)
    return [BRITISH, 'gapForced'];
  return trenches >= v.trenchesDraw ? [NONE, 'gapContested'] : [BOERS, 'gapHeld'];
}

function over(war: War, winner: number, ending: Ending): boolean {
  const { state } = war;
  state.phase = PHASES.indexOf('over');
  const [british, boers] = points(war);
  war.tell({
    type: 'matchOver',
    rule: 'II.11',
    ending,
    british,
    boers,
    bledBritish: at(state.moraleLost, BRITISH),
    bledBoers: at(state.moraleLost, BOERS),
  });
  war.finish({
    winner: winner === NONE ? null : sideName(winner),
    ending,
    british,
    boers,
    bledBritish: at(state.moraleLost, BRITISH),
    bledBoers: at(state.moraleLost, BOERS),
    bledHighlanders: at(state.moraleLost, HIGHLANDERS),
    trenchesEntered: enteredHexes(war, war.box.mainTrench),
    summitsEntered: enteredHexes(war, war.box.summit),
  });
  return true;
}
