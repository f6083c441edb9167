import type { Problem } from '../../kernel/game.ts';
import { impossibilities, type SayImpossible } from '../../kernel/impossible.ts';
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
import { impossible } from './text/impossible.ts';

/** Notes what is wrong at a place of the position. */
type Say = SayImpossible<typeof impossible.en>;

/** What is decided only while somebody is active. */
const IN_ACTIVATION: ReadonlySet<string> = new Set([
  'act',
  'unit',
  'lead',
  'react',
  'support',
  'beforeMelee',
  'joinOrFight',
]);

/** What must hold in every state and does not. Single values are held to their bounds in `FIELDS`. */
export function violations(state: ReadonlyState, box: Box): readonly Problem[] {
  const { wrong, say } = impossibilities(impossible.en);
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
    if (loss < 0 || loss > top) say(`units.${id}.lost`, 'lostTooMuch', { loss, top });
    if (at(state.hex, unit) < 0 || at(state.routed, unit)) continue;
    if (top - loss <= 0) say(`units.${id}.routed`, 'notRouted');
    if (!at(state.reduced, unit) && top - loss <= reduced)
      say(`units.${id}.side`, 'notReduced', { loss, full });
  }
}

/** IV.1, R50 Who can ride and who can march in column; VII.2 nobody has more points than his formation allows. */
function checkFormations({ state, box }: Look, say: Say): void {
  for (const [unit, card] of box.units.entries()) {
    const { id, kind, column, mp, mpMounted, horses } = card;
    const form = at(state.form, unit);
    if (form === COLUMN && !column) say(`units.${id}.formation`, 'noColumn');
    if (form === MOUNTED && kind !== 'cavalry' && kind !== 'mountedInfantry')
      say(`units.${id}.formation`, 'noHorses');
    // Who lies under a marker is guessed, and the points lie on the marker.
    if (at(state.mark, unit) !== NONE) continue;
    const allowance = form === MOUNTED || horses ? Math.max(mp, mpMounted) : mp;
    const most = Math.max(allowance, at(state.goOn, unit) > 0 ? box.numbers.continuation : 0);
    if (at(state.mp, unit) > most)
      say(`units.${id}.mp`, 'tooManyPoints', { mp: at(state.mp, unit), most });
  }
}

/** IX.3 Only Boers on the map lie under HIDE markers, each under its own. */
function checkMarkers({ state, box }: Look, say: Say): void {
  const under = new Map<number, string>();
  for (const [unit, { id, side }] of box.units.entries()) {
    const mark = at(state.mark, unit);
    if (mark === NONE) continue;
    const place = `units.${id}.hidden`;
    if (side !== BOERS || at(state.hex, unit) < 0) say(place, 'notConcealed');
    const other = under.get(mark);
    if (other !== undefined) say(place, 'markerTwice', { mark: mark + 1, piece: other });
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
      say(`units.${id}.hex`, 'bothSides', {
        hex: hexId(look, hex),
        piece: at(box.units, other).id,
      });
    if (scenarioOf(look).inArea[hex] !== 1)
      say(`units.${id}.hex`, 'outsideScenario', { hex: hexId(look, hex) });
  }
  if (state.active !== NONE) return;
  for (const [hex, unit] of first) {
    if (crowded(look, hex, at(box.units, unit).side))
      say(`units.${at(box.units, unit).id}.hex`, 'tooMany', { hex: hexId(look, hex) });
  }
}

/** XIII.8 A commander is on the field or due; III.14 an attack has a way to go. */
function checkCommanders({ state, box }: Look, say: Say): void {
  for (const [i, { id }] of box.commanders.entries()) {
    const due = at(state.due, i);
    if (at(state.at, i) >= 0 !== (due === 0))
      say(`commanders.${id}.returns`, 'wrongReturn', { due });
    if (at(state.attack, i) && at(state.left, i) === 0)
      say(`commanders.${id}.distance`, 'attackWithoutDistance');
  }
}

/** III.33 to III.35 A rider is in a hex if and only if he is under way. */
function checkRiders({ state, box }: Look, say: Say): void {
  for (const [i, { id, side }] of box.riders.entries()) {
    const underWay = at(state.rider, i) === UNDER_WAY;
    if (underWay && at(state.riderHex, i) < 0) say(`riders.${id}.hex`, 'underWayNowhere');
    if (!underWay && at(state.riderHex, i) >= 0) say(`riders.${id}.where`, 'notUnderWay');
    const to = at(state.riderTo, i);
    if (to !== NONE && at(box.commanders, to).side !== side) say(`riders.${id}.to`, 'ridesToEnemy');
  }
}

/** II.5 Each side picks a brigadier of its own. */
function checkActivation({ state, box }: Look, say: Say): void {
  const asked = state.core.owed.find(({ step }) => IN_ACTIVATION.has(step.step));
  if (state.active === NONE && asked) say('activation', 'nobodyActive', { step: asked.step.step });
  for (const side of [BRITISH, BOERS]) {
    const pick = at(state.pick, side);
    if (pick !== NONE && at(box.commanders, pick).side !== side)
      say(`activation.picked.${side}`, 'pickedEnemy', {
        piece: at(box.commanders, pick).id,
        side: sideName(side),
      });
  }
}

/** XII.5 Attackers of one side, defenders of the other, and a morale for each. */
function checkMelee({ state, box }: Look, say: Say): void {
  const { melee } = state;
  if (!melee) return;
  const sideOf = (unit: number): number => at(box.units, unit).side;
  const place = 'activation.melee';
  if (melee.morale.length !== melee.units.length)
    say(`${place}.morale`, 'moralePerAttacker', { n: melee.units.length });
  if (melee.passed.some((unit) => !melee.units.includes(unit)))
    say(`${place}.passed`, 'notAttacking');
  if (new Set(melee.units.map(sideOf)).size > 1) say(`${place}.units`, 'ofBothSides');
  if (new Set(melee.defenders.map(sideOf)).size > 1) say(`${place}.defenders`, 'ofBothSides');
  const [attacker] = melee.units;
  const [defender] = melee.defenders;
  if (attacker !== undefined && defender !== undefined && sideOf(attacker) === sideOf(defender))
    say(`${place}.defenders`, 'sideThatAttacks');
  if (melee.stand.length < melee.defenders.length)
    say(`${place}.stand`, 'standPerDefender', { n: melee.defenders.length });
}
