import { at } from '../../../kernel/lists.ts';
import { ARMY, GARRISON, SUPPLY } from '../box.ts';
import { oddsColumn } from '../rules/08-combat.ts';
import { refuges } from '../rules/08-retreat.ts';
import { empireAttackers, factors, freePoints } from '../rules/08-strength.ts';
import { areaOf, fieldForce, type Look, piecesIn } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { huntsMen, netIsOut } from './empire-net.ts';
import { EMPIRE, holds, isRider, REPUBLICS, resultChances } from './map.ts';
import type { Mind } from './mind.ts';
import type { Skill } from './skill.ts';

/** What a recruit wants an attack to promise. */
const CAUTION = 0.35;

/** What an attack is worth, and what the Republics pay for it. */
interface Prospect {
  readonly value: number;
  readonly price: number;
}

/** 8.0 What an attack is worth: Boers lost or driven off against what a retreat would cost. */
function prospectOf(look: Look, choice: Choice<'attack'>, skill: Skill): Prospect {
  const { box } = look;
  const area = areaOf(look, choice.at);
  const form = choice.as;
  const attack = factors(look, empireAttackers(look, area, form, true));
  const boers = piecesIn(look, REPUBLICS, area);
  const defence = Math.min(factors(look, boers), Math.max(1, look.state.wcp));
  if (defence === 0) return { value: 2, price: 0 };
  const chances = resultChances(box, oddsColumn(box, attack, defence));
  const units = boers.reduce(
    (sum, piece) => sum + (at(box.kind, piece) === ARMY ? 5.6 : at(box.cf, piece) > 0 ? 1 : 0.7),
    0,
  );
  const trapped = refuges(look, REPUBLICS, false, area).areas.length === 0;
  const army = boers.some((piece) => at(box.kind, piece) === ARMY);
  const home = holds(look, REPUBLICS, area) && at(box.homeOf, area) >= 0 ? 0.5 : 0;
  const driven =
    trapped || army
      ? units
      : skill.drive.driven + home + (look.state.sieges.includes(area) ? 2 : 0);
  const force = fieldForce(look, area);
  const thrown = force.reduce(
    (sum, piece) => {
      const kind = at(box.kind, piece);
      if (kind === GARRISON) return sum + 2;
      if (kind === SUPPLY) return sum + 0.5;
      return sum + 0.03;
    },
    repulse(look, form, force, skill) + headlines(look),
  );
  if (!skill.exact) {
    const value = chances[3] * units + chances[2] * driven - chances[0] * thrown - CAUTION;
    return { value, price: 0 };
  }
  const free = freePoints(look, area, boers);
  const most = Math.min(factors(look, boers), free + look.state.wcp);
  const point = pointWorth(look, skill);
  const against = (strength: number): Prospect => {
    const [back, , away, gone] = resultChances(box, oddsColumn(box, attack, strength));
    const price = Math.max(0, strength - free);
    return { value: price * point + gone * units + away * driven - back * thrown, price };
  };
  // Who would be lost if he were driven off shows what he has; of others the hunted save their points.
  const isSafe = form === 'field' && canFallBack(look, area, force);
  const saves = huntsMen(look) && !trapped && !army && isSafe;
  if (most > 0 && saves) return against(Math.min(most, Math.max(1, free)));
  // The Republics pick the strength that suits them best.
  let least: Prospect = { value: units, price: 0 };
  for (let strength = 1; strength <= most; strength++) {
    const found = against(strength);
    if (found.value < least.value) least = found;
  }
  return least;
}

/** 8.8 Whether all who are thrown back from an area have somewhere to go; garrisons never have. */
const canFallBack = (look: Look, area: number, force: readonly number[]): boolean =>
  force.every(
    (piece) =>
      at(look.box.kind, piece) !== GARRISON &&
      refuges(look, EMPIRE, at(look.box.kind, piece) === SUPPLY, area).areas.length > 0,
  );

/** What being thrown back costs by itself: riders alone lose a place in the net, no more. */
const repulse = (look: Look, form: string, force: readonly number[], skill: Skill): number => {
  if (form !== 'field') return 6;
  return netIsOut(look, skill.drive) && force.every((piece) => isRider(look.box, piece))
    ? 0.1
    : 0.3;
};

/** 12.3 What a Republican victory costs at home, where victories are counted. */
const headlines = ({ state }: Look): number =>
  state.options.moraleRule === 'none' ? 0 : state.morale > 6 ? 0.8 : 2;

/** The same in Bobs' War, where the points that are left decide (14.1-d), and on the march to Pretoria. */
const BOBS_POINT = 0.2;
const MARCH_POINT = 0.1;

/** What a point of commitment less is worth, in Kommandos: with the purse empty the war is over. */
function pointWorth({ state }: Look, { drive }: Skill): number {
  if (state.scenario === 'campaign') return drive.point / (state.wcp + 25);
  return state.scenario === 'bobsWar' ? BOBS_POINT : MARCH_POINT;
}

/** 8.3.2-c Whether an attack risks something against Boers who fight for nothing: a guard thrown out costs the town besides. */
export function isForNothing(look: Look, choice: Choice<'attack'>, skill: Skill): boolean {
  const { value, price } = prospectOf(look, choice, skill);
  return price === 0 && value <= 0;
}

/**
 * The attack worth most, if it is worth its risk. Where points decide the war a garrison may be risked, but
 * not a besieged force: every battle takes points from the Republics, and an Empire that waits for good ones
 * never empties their purse.
 */
export function bestAttack(
  mind: Mind<'attack' | 'secondGo'>,
  skill: Skill,
): Choice<'attack'> | undefined {
  let found: Choice<'attack'> | undefined;
  const presses = skill.exact && mind.state.scenario !== 'marchingToPretoria';
  let worth = Number.NEGATIVE_INFINITY;
  for (const choice of mind.choices) {
    if (choice.do !== 'attack') continue;
    const { value } = prospectOf(mind, choice, skill);
    const isSpared = !skill.wastes && isForNothing(mind, choice, skill);
    const least = presses && !isSpared ? -skill.risks : 0;
    if (value <= Math.max(worth, least)) continue;
    worth = value;
    found = choice;
  }
  return found;
}
