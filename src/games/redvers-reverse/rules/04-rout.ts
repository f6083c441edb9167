import { at } from '../../../kernel/lists.ts';
import { FAR, FOOT } from '../box.ts';
import { type Look, ROUTED } from '../state.ts';
import { decision, refuse, step, type War } from '../vocabulary.ts';
import { areaId, areaOf, inPlay, leaderOf, pieceId, pieceOf } from './01-pieces.ts';
import { follow, pointsLeft, stepInto, whyNotStep } from './04-crossing.ts';

/** 4.1u Routed units go first, nearer to headquarters. */

/** R-28 Steps to HQ for men who run: drifts that nobody found are closed to them. */
export function stepsHome(look: Look): number[] {
  const { state, box } = look;
  const steps = new Array<number>(box.areas.length).fill(FAR);
  const hq = at(state.where, box.hq);
  const links = at(box.links, FOOT);
  steps[hq] = 0;
  const queue = [hq];
  for (let head = 0; head < queue.length; head++) {
    const here = at(queue, head);
    for (const next of at(links, here)) {
      const drift = at(box.driftOf, next);
      if (at(steps, next) < FAR || (drift >= 0 && at(state.driftOpen, drift) === 0)) continue;
      steps[next] = at(steps, here) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Next areas on a shortest way to HQ that the unit can enter. */
export function waysHome(look: Look, unit: number): number[] {
  const { state, box } = look;
  if (pointsLeft(look, unit) < 1) return [];
  const home = stepsHome(look);
  const here = at(state.where, unit);
  const nearer = (to: number) => at(home, to) < FAR && at(home, to) === at(home, here) - 1;
  const on = (_: Look, __: number, crossing: number, to: number) =>
    at(home, to) < at(home, crossing);
  return at(at(box.links, FOOT), here).filter(
    (to) => nearer(to) && whyNotStep(look, unit, to, 1, on) === null,
  );
}

/** 4.1u, 4.1i, 4.1s A routed unit runs as far as its legs carry it; those who are with it run too. */
export const rout = step('rout', (war, { piece }) => {
  const { state, box } = war;
  const unit = pieceOf(box, piece);
  if (!inPlay(state, unit) || at(state.level, unit) !== ROUTED) return;
  if (at(state.spent, unit) === 0) state.party = companions(war, unit);
  const ways = waysHome(war, unit);
  const [way] = ways;
  if (way === undefined) {
    state.party = [];
    return;
  }
  if (ways.length > 1 && state.chosen.ties === 'ask') war.next('flee', { piece });
  else {
    war.unasked('british', { do: 'flee', piece, to: areaId(box, way) });
    run(war, unit, way);
  }
  war.next('rout', { piece });
});

/** 4.1i His leader, if he stands with him; 4.1s Buller and Long, if it is their unit. */
function companions(war: War, unit: number): number[] {
  const { state, box } = war;
  const here = at(state.where, unit);
  const leader = leaderOf(box, at(box.pieces, unit).brigade);
  const party: number[] = [];
  if (state.where[leader] === here && at(state.done, leader) === 0) party.push(leader);
  if (state.bullerWith === unit && state.where[box.buller] === here) party.push(box.buller);
  if (state.longWith === unit && state.where[box.long] === here) party.push(box.long);
  return party;
}

function run(war: War, unit: number, to: number): void {
  const { state, box } = war;
  war.tell({ type: 'flees', rule: '4.1u', piece: pieceId(box, unit), to: areaId(box, to) });
  stepInto(war, unit, to);
  for (const piece of state.party) {
    follow(war, piece, to);
    state.done[piece] = 1;
  }
}

/** 0c Two ways home are as short. */
export const flee = decision('flee', {
  side: 'british',
  rule: '4.1u',
  choices: (look, { piece }) =>
    waysHome(look, pieceOf(look.box, piece)).map((to) => ({
      do: 'flee',
      piece,
      to: areaId(look.box, to),
    })),
  whyNot: () => refuse('4.1u', 'notTheWayHome'),
  take: {
    flee(war, { piece }, choice) {
      run(war, pieceOf(war.box, piece), areaOf(war.box, choice.to));
    },
  },
});
