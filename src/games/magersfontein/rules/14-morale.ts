import { at } from '../../../kernel/lists.ts';
import {
  BROKEN,
  COLUMN,
  card,
  commandersIn,
  ELIMINATED,
  FOOT,
  type Look,
  NONE,
  nameOf,
  onMap,
  REORGANIZING,
  unitsIn,
} from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { d10, isBoerGun, moraleOf, supporter } from './01-general.ts';
import { loseCommander } from './13-loss.ts';

/** Where the end report keeps what the Highland Brigade lost. */
export const HIGHLANDERS = 2;

/** XIV.27 Boer guns and the Scandinavian Corps do not outlive a rout. */
export const diesRouted = (look: Look, unit: number): boolean =>
  isBoerGun(look, unit) || card(look, unit).lostWhenRouted;

/** XIV.5 Points come off the present side; reaching the back value turns the counter (R44). XIV.9 Nothing left: rout. */
export function loseMorale(war: War, unit: number, points: number): void {
  const { state } = war;
  if (points <= 0 || !onMap(war, unit) || at(state.routed, unit)) return;
  const { reduced, side, brigade } = card(war, unit);
  const left = Math.max(0, moraleOf(war, unit) - points);
  const lost = Math.min(points, moraleOf(war, unit));
  state.moraleLost[side] = at(state.moraleLost, side) + lost;
  if (brigade === 'highland')
    state.moraleLost[HIGHLANDERS] = at(state.moraleLost, HIGHLANDERS) + lost;
  if (!at(state.reduced, unit) && left <= reduced) {
    state.reduced[unit] = 1;
    state.loss[unit] = 0;
  }
  state.loss[unit] = (at(state.reduced, unit) ? reduced : card(war, unit).full) - left;
  war.tell({ type: 'lostMorale', rule: 'XIV.5', piece: nameOf(war, unit), points });
  if (left <= 0) rout(war, unit, 'XIV.9');
}

/** XIV.9, XIV.10, XIV.27 */
export function rout(war: War, unit: number, rule: string): void {
  const { state } = war;
  if (!onMap(war, unit) || at(state.routed, unit)) return;
  // An active unit that routs ends its action (R63).
  if (state.mover === unit) state.mover = NONE;
  if (diesRouted(war, unit)) {
    eliminate(war, unit, 'XIV.27');
    return;
  }
  state.routed[unit] = BROKEN;
  state.reduced[unit] = 1;
  state.loss[unit] = card(war, unit).reduced;
  if (at(state.form, unit) === COLUMN) state.form[unit] = FOOT;
  dropFromMelee(war, unit);
  war.tell({ type: 'routed', rule, piece: nameOf(war, unit) });
}

export function eliminate(war: War, unit: number, rule: string): void {
  const { state } = war;
  if (!onMap(war, unit)) return;
  if (at(state.mark, unit) !== NONE) {
    war.reveal();
    state.mark[unit] = NONE;
  }
  const hex = at(state.hex, unit);
  state.hex[unit] = ELIMINATED;
  state.assault[unit] = 0;
  if (state.mover === unit) state.mover = NONE;
  dropFromMelee(war, unit);
  war.tell({ type: 'eliminated', rule, piece: card(war, unit).id, at: at(war.box.grid.ids, hex) });
}

/** A declared attacker who breaks before the fight is out of it. */
function dropFromMelee(war: War, unit: number): void {
  const { melee } = war.state;
  if (!melee || melee.decided) return;
  const index = melee.units.indexOf(unit);
  if (index < 0) return;
  melee.units.splice(index, 1);
  melee.morale.splice(index, 1);
  war.state.assault[unit] = 0;
}

/** IX.4, IX.12 The HIDE marker turns over for good. */
export function expose(war: War, unit: number, rule: string): void {
  const { state } = war;
  if (at(state.mark, unit) === NONE) return;
  const marker = nameOf(war, unit);
  state.mark[unit] = NONE;
  war.reveal();
  war.tell({
    type: 'exposed',
    rule,
    piece: card(war, unit).id,
    marker,
    at: at(war.box.grid.ids, at(state.hex, unit)),
  });
}

/** XIV.22, XIV.23 A unit that was shot at, attacked or moved stops rallying. */
export function disturb(war: War, unit: number): void {
  if (at(war.state.routed, unit) !== REORGANIZING) return;
  war.state.routed[unit] = BROKEN;
  war.tell({ type: 'disturbed', rule: 'XIV.23', piece: nameOf(war, unit) });
}

/** Who of several commanders in a hex is at risk: the one named to support the melee, else the best. */
const exposed = (look: Look, hex: number, side: number): number => {
  const { melee } = look.state;
  const named = melee?.support.find(
    (commander) =>
      commander !== NONE &&
      at(look.box.commanders, commander).side === side &&
      at(look.state.at, commander) === hex,
  );
  return named ?? supporter(look, hex, side);
};

/**
 * XIII.5 The unit carrying a commander was hurt: a 9 takes him (R31). I.15 Then a check that this
 * very fire or melee brings with it suffers for it, until `shockPasses`; R32 a later one does not.
 */
export function riskCommander(war: War, hex: number, side: number): boolean {
  if (hex < 0 || commandersIn(war, hex, side).length === 0) return false;
  const commander = exposed(war, hex, side);
  const { id } = at(war.box.commanders, commander);
  const roll = d10(war, `commander/${id}`);
  const lost = roll >= war.box.command.loss;
  war.tell({ type: 'commanderRisk', rule: 'XIII.5', piece: id, roll, lost });
  if (!lost) return false;
  for (const unit of unitsIn(war, hex, side))
    war.state.shock[unit] = at(war.box.commanders, commander).morale;
  loseCommander(war, commander);
  return true;
}

/** I.15, R32 What followed at once from the fire or melee in which he fell is over. */
export const shockPasses = step('shockPasses', (war) => {
  war.state.shock.fill(0);
});
