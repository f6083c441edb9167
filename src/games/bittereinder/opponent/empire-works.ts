import { at } from '../../../kernel/lists.ts';
import { whyNotSite } from '../rules/10-blockhouses.ts';
import { areaOf, BRICK, type Look, PREFAB, pieceOf } from '../state.ts';
import type { Offer } from '../vocabulary.ts';
import { around, distance, EMPIRE, holds, type Strengths, strengthsOf } from './map.ts';
import { best, type Mind, offersOf } from './mind.ts';
import type { Drive } from './skill.ts';

/** What a site must be worth. */
const WORTH = 0.7;

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
      whyNotSite(look, kind, area) ? best : Math.max(best, siteWorth(look, seen, area)),
    0,
  );

/** 10.1 Battalions and garrisons are traded first; brigades while there are enough of them. */
export function bargain(mind: Mind<'bargain'>, { kept }: Drive): Offer<'bargain'> | undefined {
  const { box, state } = mind;
  const seen = strengthsOf(mind);
  const offered = (as: string): Offer<'bargain'> | undefined =>
    offersOf(mind, 'build').find((choice) => choice.as === as);
  const prefab = bestSite(mind, seen, PREFAB);
  const single = offered('single');
  if (single && prefab >= WORTH) return single;
  const brigades = box.brigade.filter((flag, piece) => flag === 1 && at(state.at, piece) >= 0);
  if (brigades.length <= kept) return undefined;
  const pair = offered('pair');
  if (pair && prefab >= WORTH) return pair;
  const brick = offered('brick');
  return brick && bestSite(mind, seen, BRICK) >= 4 ? brick : undefined;
}

/** The best site; where one must be named, any. */
export function pickSite(mind: Mind<'site'>): Offer<'site'> | undefined {
  const seen = strengthsOf(mind);
  const sites = offersOf(mind, 'site');
  let found: Offer<'site'> | undefined;
  let most = WORTH;
  for (const choice of sites) {
    const worth = siteWorth(mind, seen, areaOf(mind, choice.at));
    if (worth < most) continue;
    most = worth;
    found = choice;
  }
  return found ?? sites[0];
}

/** The colony with the best site. */
export function pickRegion(mind: Mind<'region'>): Offer<'region'> {
  const { box } = mind;
  const seen = strengthsOf(mind);
  const { kind } = mind.owed.step;
  const worth = (choice: Offer<'region'>): number =>
    choice.do !== 'region'
      ? WORTH
      : box.areaIds.reduce(
          (most, _, area) =>
            box.region[area] !== choice.as || whyNotSite(mind, kind, area)
              ? most
              : Math.max(most, siteWorth(mind, seen, area)),
          0,
        );
  return best(mind, worth);
}

/** Who is farthest from the war pays. */
export function payer(mind: Mind<'pay'>): Offer<'pay'> {
  const { box, state } = mind;
  const seen = strengthsOf(mind);
  return best(mind, (choice) => {
    const area = at(state.at, pieceOf(mind, choice.piece));
    let least = 99;
    for (let other = 0; other < box.areaIds.length; other++)
      if (at(seen.units, other) > 0) least = Math.min(least, distance(box, area, other));
    return least;
  });
}
