import type { Choice } from '../../../kernel/choice.ts';
import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import { ARMY, KOMMANDO } from '../box.ts';
import { oddsColumn, strengths } from '../rules/08-combat.ts';
import { refuges } from '../rules/08-retreat.ts';
import {
  boerFighters,
  boerPool,
  empireDefenders,
  factors,
  freePoints,
  priceOf,
} from '../rules/08-strength.ts';
import { areaOf, type Battle, fieldForce, type Look, piecesIn } from '../state.ts';
import { around, EMPIRE, holds, REPUBLICS, resultChances, strengthsOf } from './map.ts';
import { any, best, find, type Mind, pass } from './mind.ts';
import type { Skill } from './skill.ts';

/** 8.0 Whether an attack pays: a siege costs nothing, a fight must be good. */
function attackWorth(mind: Mind, choice: Choice, skill: Skill): number {
  const look: Look = mind;
  const area = areaOf(look, choice.at);
  const { eligible, limit } = boerPool(look, area, true);
  const fighters = [...eligible]
    .sort((a, b) => at(look.box.cf, b) - at(look.box.cf, a))
    .slice(0, limit);
  const attack = Math.min(
    factors(look, fighters),
    mind.state.wcp + freePoints(look, area, fighters),
  );
  const defence = factors(look, empireDefenders(look, area));
  if (defence === 0) return 3;
  const ratio = attack / defence;
  const town = holds(look, EMPIRE, area);
  if (ratio >= skill.dare) return ratio;
  // Where the Empire would rather be besieged than fight, asking is half the answer.
  return town && ratio >= 1.5 && mind.state.sieges.length < mind.state.siegeLimit ? 0.5 : 0;
}

export function attack(mind: Mind, skill: Skill): Choice {
  const pick = best(mind, (c) => (c.do === 'attack' ? attackWorth(mind, c, skill) : 0.1));
  return pick.do === 'attack' ? pick : pass(mind);
}

/** 8.3.2 The strength that is worth its price. */
export function commit(mind: Mind, skill: Skill): Choice {
  const look: Look = mind;
  const { battle, wcp } = mind.state;
  if (!battle) return any(mind);
  if (!skill.exact) return simpleCommit(mind, battle, wcp);
  const thrift = pointPrice(look);
  return best(
    mind,
    (c) =>
      strengthWorth(look, { ...battle, strength: c.n ?? 0 }) -
      thrift * priceOf(look, battle, c.n ?? 0),
  );
}

/** What a point of commitment is worth, in Kommandos: the fewer, the dearer. */
const pointPrice = (look: Look): number => 4 / (look.state.wcp + 25);

/** A recruit shows all he has, or half when the pool runs low. */
function simpleCommit(mind: Mind, battle: DeepReadonly<Battle>, wcp: number): Choice {
  const most = factors(mind, boerFighters(mind, battle));
  const wish = wcp > 60 ? most : Math.max(1, Math.ceil(most / 2));
  return best(mind, (c) => -Math.abs((c.n ?? 0) - wish));
}

/** What a strength is likely to save or win, in Kommandos. */
function strengthWorth(look: Look, battle: DeepReadonly<Battle>): number {
  const { box } = look;
  const { attack, defence } = strengths(look, battle);
  const mine = piecesIn(look, REPUBLICS, battle.area);
  const units = mine.reduce(
    (sum, p) =>
      sum +
      (at(box.kind, p) === ARMY
        ? 2
        : at(box.kind, p) === KOMMANDO
          ? 0.6 + at(box.cf, p) / 10
          : 0.8),
    0,
  );
  const trapped = refuges(look, REPUBLICS, false, battle.area).areas.length === 0;
  const army = mine.some((p) => at(box.kind, p) === ARMY);
  const driven = trapped || army ? units : 0.15 * units;
  if (battle.side === EMPIRE) {
    if (defence === 0) return -units;
    const [thrown, , back, gone] = resultChances(box, oddsColumn(box, attack, defence));
    return thrown * 0.5 - back * driven - gone * units;
  }
  if (defence === 0) return 1;
  const [thrown, , back, gone] = resultChances(box, oddsColumn(box, attack, defence));
  const wagons = fieldForce(look, battle.area).filter((p) => box.supplies.includes(p)).length;
  return back * (0.5 + wagons * 0.4) + gone * (1.2 + wagons * 0.4) - thrown * driven;
}

/** Away from the enemy, towards friends. */
export function retreat(mind: Mind): Choice {
  const seen = strengthsOf(mind);
  return best(mind, (c) =>
    c.to === undefined
      ? -99
      : at(seen.republic, areaOf(mind, c.to)) / 10 -
        around(mind.box, seen.empire, areaOf(mind, c.to), 1) / 10,
  );
}

/** 8.8.2-d A way out is worth a few points while there are points. */
export function lastResort(mind: Mind): Choice {
  const through = mind.choices.filter((c) => c.do === 'breakThrough');
  const cheapest = through.reduce<Choice | undefined>(
    (a, b) => (a && (a.n ?? 0) <= (b.n ?? 0) ? a : b),
    undefined,
  );
  if (cheapest && (cheapest.n ?? 0) <= mind.state.wcp / 6) return cheapest;
  return find(mind, (c) => c.do === 'giveUp') ?? any(mind);
}
