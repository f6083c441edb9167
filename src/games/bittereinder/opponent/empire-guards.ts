import { at } from '../../../kernel/lists.ts';
import type { Box } from '../box.ts';
import type { Look } from '../state.ts';
import { needsGuard, netIsOut } from './empire-net.ts';
import { around, EMPIRE, holds, isRider, type Strengths } from './map.ts';
import { type Reach, travel } from './reach.ts';
import type { Drive } from './skill.ts';

/* Towns that have been taken are held, where Boers are about and they are worth anything to them. */

/** With the net out one man is enough: who drives him off pays for it. */
const guardOf = (look: Look, drive: Drive): number => (netIsOut(look, drive) ? 1 : drive.guard);

/** Towns that want a guard, those first that Boers could come to soonest; homes before all others. */
export function postsOf(look: Look, seen: Strengths, drive: Drive): readonly number[] {
  const { box } = look;
  return box.areaIds
    .flatMap((_, area) => {
      if (!holds(look, EMPIRE, area) || !needsGuard(look, area, drive)) return [];
      const boers = around(box, seen.units, area, 2);
      return boers > 0 ? [{ area, danger: boers + (at(box.homeOf, area) >= 0 ? 5 : 0) }] : [];
    })
    .sort((a, b) => b.danger - a.danger)
    .map(({ area }) => area);
}

/** Gives one who is idle a post to keep; says with how many factors. */
function postTo(box: Box, idle: Set<number>, goals: number[], piece: number, post: number): number {
  goals[piece] = post;
  idle.delete(piece);
  return at(box.cf, piece);
}

/**
 * With the net out whoever keeps a post stays, whatever else could be taken: the Boers would be back next
 * month (3.3-b). While a capital stands riders are wanted with the columns.
 */
export function stayOnGuard(
  look: Look,
  idle: Set<number>,
  posts: readonly number[],
  goals: number[],
  seen: Strengths,
  drive: Drive,
): void {
  const { box, state } = look;
  if (!netIsOut(look, drive)) return;
  const guard = guardOf(look, drive);
  for (const post of posts) {
    let held = at(seen.besieged, post);
    for (const piece of [...idle]) {
      if (held >= guard) break;
      if (at(state.at, piece) === post) held += postTo(box, idle, goals, piece, post);
    }
  }
}

/** Those who have nothing better to do go where a guard is wanting. */
export function setGuards(
  look: Look,
  idle: Set<number>,
  posts: readonly number[],
  reach: Reach,
  goals: number[],
  seen: Strengths,
  drive: Drive,
): void {
  const { box, state } = look;
  const guard = guardOf(look, drive);
  for (const post of posts) {
    let held = at(seen.besieged, post);
    for (let piece = box.firstEmpire; piece < box.pieces; piece++)
      if (at(state.at, piece) === post && goals[piece] === post) held += at(box.cf, piece);
    while (held < guard) {
      const piece = nearest(look, idle, reach, post, drive.away);
      if (piece < 0) break;
      held += postTo(box, idle, goals, piece, post);
    }
  }
}

/** The idle piece that gets there soonest. */
export function nearest(
  look: Look,
  idle: ReadonlySet<number>,
  reach: Reach,
  to: number,
  most: number,
): number {
  let best = -1;
  let least = most;
  for (const piece of idle) {
    const way =
      travel(look, reach, at(look.state.at, piece), to) / (isRider(look.box, piece) ? 2 : 1) -
      0.01 * (3 - at(look.box.cf, piece));
    if (way < least) {
      least = way;
      best = piece;
    }
  }
  return best;
}
