import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { crowded } from './rules/06-stacking.ts';
import {
  BOERS,
  BRITISH,
  COLUMN,
  hexId,
  type Look,
  MOUNTED,
  NONE,
  type ReadonlyState,
  scenarioOf,
  sideName,
  UNDER_WAY,
} from './state.ts';

/** Notes what is wrong at a place of the position. */
type Say = (at: string, problem: string) => void;

/** What must hold in every state and does not. Single values are held to their bounds in `FIELDS`. */
export function violations(state: ReadonlyState, box: Box): readonly Problem[] {
  const wrong: Problem[] = [];
  const say: Say = (place, problem) => wrong.push({ at: place, problem });
  const look = { state, box };
  checkMorale(look, say);
  checkFormations(look, say);
  checkMarkers(look, say);
  checkHexes(look, say);
  checkCommanders(look, say);
  checkRiders(look, say);
  checkActivation(look, say);
  checkMelee(look, say);
  return wrong;
}

/** XIV.1, XIV.4 A unit without morale is routed; one that lost enough shows its reduced side. */
function checkMorale({ state, box }: Look, say: Say): void {
  for (const [unit, { id, full, reduced }] of box.units.entries()) {
    const loss = at(state.loss, unit);
    const top = at(state.reduced, unit) ? reduced : full;
    if (loss < 0 || loss > top)
      say(`units.${id}.lost`, `is ${loss}, but that side has only ${top}`);
    if (at(state.hex, unit) < 0 || at(state.routed, unit)) continue;
    if (top - loss <= 0) say(`units.${id}.routed`, 'is "no", but no morale is left: not routed?');
    if (!at(state.reduced, unit) && top - loss <= reduced)
      say(`units.${id}.side`, `is "full", but ${loss} lost of ${full} turns it over`);
  }
}

/** IV.1, R50 Who can ride and who can march in column; VII.2 nobody has more points than his formation allows. */
function checkFormations({ state, box }: Look, say: Say): void {
  for (const [unit, card] of box.units.entries()) {
    const { id, kind, column, mp, mpMounted, horses } = card;
    const form = at(state.form, unit);
    if (form === COLUMN && !column) say(`units.${id}.formation`, 'it cannot form column');
    if (form === MOUNTED && kind !== 'cavalry' && kind !== 'mountedInfantry')
      say(`units.${id}.formation`, 'it cannot mount');
    // Who lies under a marker is guessed, and the points lie on the marker.
    if (at(state.mark, unit) !== NONE) continue;
    const allowance = form === MOUNTED || horses ? Math.max(mp, mpMounted) : mp;
    const most = Math.max(allowance, at(state.goOn, unit) > 0 ? box.numbers.continuation : 0);
    if (at(state.mp, unit) > most)
      say(`units.${id}.mp`, `is ${at(state.mp, unit)}, but its allowance is ${most}`);
  }
}

/** IX.3 Only Boers on the map lie under HIDE markers, each under its own. */
function checkMarkers({ state, box }: Look, say: Say): void {
  const under = new Map<number, string>();
  for (const [unit, { id, side }] of box.units.entries()) {
    const mark = at(state.mark, unit);
    if (mark === NONE) continue;
    const place = `units.${id}.hidden`;
    if (side !== BOERS || at(state.hex, unit) < 0) say(place, 'it cannot be concealed');
    const other = under.get(mark);
    if (other !== undefined) say(place, `marker ${mark + 1} lies on ${other} too`);
    under.set(mark, id);
  }
}

/** VII.7 No hex holds both sides; VI.7 between activations none holds more than it may. */
function checkHexes(look: Look, say: Say): void {
  const { state, box } = look;
  const first = new Map<number, number>();
  for (const [unit, { id, side }] of box.units.entries()) {
    const hex = at(state.hex, unit);
    if (hex < 0) continue;
    const other = first.get(hex);
    if (other === undefined) first.set(hex, unit);
    else if (at(box.units, other).side !== side)
      say(
        `units.${id}.hex`,
        `${hexId(look, hex)} holds both sides: ${at(box.units, other).id} too`,
      );
    if (scenarioOf(look).inArea[hex] !== 1)
      say(`units.${id}.hex`, `${hexId(look, hex)} is not in the area of this scenario`);
  }
  if (state.active !== NONE) return;
  for (const [hex, unit] of first) {
    if (crowded(look, hex, at(box.units, unit).side))
      say(`units.${at(box.units, unit).id}.hex`, `${hexId(look, hex)} holds too many units`);
  }
}

/** XIII.8 A commander is on the field or due; III.14 an attack has a way to go. */
function checkCommanders({ state, box }: Look, say: Say): void {
  for (const [i, { id }] of box.commanders.entries()) {
    const due = at(state.due, i);
    if (at(state.at, i) >= 0 !== (due === 0))
      say(`commanders.${id}.returns`, `is ${due}: 0 on the field, else the turn, or -1 for never`);
    if (at(state.attack, i) && at(state.left, i) === 0)
      say(`commanders.${id}.distance`, 'is 0, but he has an attack to make');
  }
}

/** III.33 to III.35 A rider is in a hex if and only if he is under way. */
function checkRiders({ state, box }: Look, say: Say): void {
  for (const [i, { id, side }] of box.riders.entries()) {
    const underWay = at(state.rider, i) === UNDER_WAY;
    if (underWay && at(state.riderHex, i) < 0) say(`riders.${id}.hex`, 'he is under way nowhere');
    if (!underWay && at(state.riderHex, i) >= 0)
      say(`riders.${id}.where`, 'he is in a hex, so he must be "under-way"');
    const to = at(state.riderTo, i);
    if (to !== NONE && at(box.commanders, to).side !== side)
      say(`riders.${id}.to`, 'he rides to his own side only');
  }
}

/** II.5 Each side picks a brigadier of its own. */
function checkActivation({ state, box }: Look, say: Say): void {
  for (const side of [BRITISH, BOERS]) {
    const pick = at(state.pick, side);
    if (pick !== NONE && at(box.commanders, pick).side !== side)
      say(
        `activation.picked.${side}`,
        `${at(box.commanders, pick).id} is not of the ${sideName(side)}`,
      );
  }
}

/** XII.5 Attackers of one side, defenders of the other, and a morale for each. */
function checkMelee({ state, box }: Look, say: Say): void {
  const { melee } = state;
  if (!melee) return;
  const sideOf = (unit: number): number => at(box.units, unit).side;
  const place = 'activation.melee';
  if (melee.morale.length !== melee.units.length)
    say(`${place}.morale`, `must have one number for each of ${melee.units.length} attackers`);
  if (melee.passed.some((unit) => !melee.units.includes(unit)))
    say(`${place}.passed`, 'names a unit that does not attack');
  if (new Set(melee.units.map(sideOf)).size > 1) say(`${place}.units`, 'are of both sides');
  if (new Set(melee.defenders.map(sideOf)).size > 1) say(`${place}.defenders`, 'are of both sides');
  const [attacker] = melee.units;
  const [defender] = melee.defenders;
  if (attacker !== undefined && defender !== undefined && sideOf(attacker) === sideOf(defender))
    say(`${place}.defenders`, 'are of the side that attacks');
  if (melee.stand.length < melee.defenders.length)
    say(`${place}.stand`, `must have a number for each of ${melee.defenders.length} defenders`);
}
