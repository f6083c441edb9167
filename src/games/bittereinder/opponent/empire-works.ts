import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { refuseSite } from '../rules/10-blockhouses.ts';
import { areaOf, BRICK, type Look, PREFAB, pieceOf } from '../state.ts';
import { around, distance, EMPIRE, holds, type Strengths, strengthsOf } from './map.ts';
import type { Mind } from './mind.ts';

/** Brigades kept in the field whatever walls might be built for them. */
const KEPT = 12;
/** What a site must be worth. */
const WORTH = 1;

/** What a blockhouse here would do: keep Boers out of a town for good, or narrow their ground. */
function siteWorth(look: Look, seen: Strengths, area: number): number {
  const { box, state } = look;
  const boers = around(box, seen.units, area, 2);
  if (holds(look, EMPIRE, area)) {
    if (at(box.homeOf, area) >= 0 && state.razed[area] === 0) return 4 + boers / 10;
    return boers / 4;
  }
  return box.republican[area] === 1 ? boers / 5 : boers / 8;
}

const bestSite = (look: Look, seen: Strengths, kind: number): number =>
  look.box.areaIds.reduce(
    (best, _, area) =>
      refuseSite(look, kind, area) ? best : Math.max(best, siteWorth(look, seen, area)),
    0,
  );

/** 10.1 Battalions and garrisons are traded first; brigades while there are enough of them. */
function bargain(mind: Mind): Choice | undefined {
  const { box, state } = mind;
  const seen = strengthsOf(mind);
  const offered = (as: string): Choice | undefined =>
    mind.choices.find((choice) => choice.do === 'build' && choice.as === as);
  const prefab = bestSite(mind, seen, PREFAB);
  const single = offered('single');
  if (single && prefab >= WORTH) return single;
  const brigades = box.brigade.filter((flag, piece) => flag === 1 && at(state.at, piece) >= 0);
  if (brigades.length <= KEPT) return undefined;
  const pair = offered('pair');
  if (pair && prefab >= WORTH) return pair;
  const brick = offered('brick');
  return brick && bestSite(mind, seen, BRICK) >= 4 ? brick : undefined;
}

function pickSite(mind: Mind): Choice | undefined {
  const seen = strengthsOf(mind);
  let best: Choice | undefined;
  let most = WORTH;
  for (const choice of mind.choices) {
    if (choice.do !== 'site') continue;
    const worth = siteWorth(mind, seen, areaOf(mind, choice.at));
    if (worth < most) continue;
    most = worth;
    best = choice;
  }
  return best;
}

/** The colony with the best site. */
function pickRegion(mind: Mind): Choice | undefined {
  const { box } = mind;
  const seen = strengthsOf(mind);
  const kind = Number(mind.owed.step['kind']);
  const worth = (choice: Choice): number =>
    choice.do !== 'region'
      ? WORTH
      : box.areaIds.reduce(
          (best, _, area) =>
            box.region[area] !== choice.as || refuseSite(mind, kind, area)
              ? best
              : Math.max(best, siteWorth(mind, seen, area)),
          0,
        );
  return mind.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a), at(mind.choices, 0));
}

/** Who is farthest from the war pays. */
function payer(mind: Mind): Choice {
  const { box, state } = mind;
  const seen = strengthsOf(mind);
  const idle = (choice: Choice): number => {
    const area = at(state.at, pieceOf(mind, choice.piece));
    let least = 99;
    for (let other = 0; other < box.areaIds.length; other++)
      if (at(seen.units, other) > 0) least = Math.min(least, distance(box, area, other));
    return least;
  };
  return mind.choices.reduce((a, b) => (idle(b) > idle(a) ? b : a), at(mind.choices, 0));
}

/** Answers the questions of 10.1; `undefined` builds nothing. */
export function works(mind: Mind): Choice | undefined {
  switch (textOf(mind.owed.step.step)) {
    case 'bargain':
      return bargain(mind);
    case 'region':
      return pickRegion(mind);
    case 'site':
      return pickSite(mind) ?? mind.choices.find((choice) => choice.do !== 'done');
    default:
      return payer(mind);
  }
}
