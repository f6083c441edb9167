import { at } from '../../../kernel/lists.ts';
import type { Look } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import {
  anyBoerUnit,
  boerSpIn,
  britishSpIn,
  currentSp,
  gaitOf,
  inPlay,
  leaderOf,
  pieceOf,
} from './01-pieces.ts';
import { pointsLeft, roomToEnter, standing } from './04-crossing.ts';
import { stepsHome } from './04-rout.ts';

/** 4.1u with 0c: in which order routed units run. */

/** One after the other; the player says in which order, where it matters. */
export const routs = step('routs', (war, { left }) => {
  const [first] = left;
  if (first === undefined) return;
  const tied = war.state.chosen.ties === 'ask' ? entangled(war, left) : [];
  // Those who get in nobody's way run first.
  const free = left.find((piece) => !tied.includes(piece));
  if (free === undefined) war.next('routFirst', { left });
  else runNext(war, left, free);
});

function runNext(war: War, left: readonly string[], piece: string): void {
  war.next('rout', { piece });
  war.next('routs', { left: left.filter((other) => other !== piece) });
}

/** 0c Those who get in each other's way: who runs first. */
export const routFirst = decision('routFirst', {
  side: 'british',
  rule: '0c',
  choices: (_, { left }) => left.map((piece): Offer<'routFirst'> => ({ do: 'first', piece })),
  whyNot: () => refuse('4.1u', 'runsNotNow'),
  take: {
    first: (war, { left }, { piece }) => runNext(war, left, piece),
  },
});

/** Where a unit may come if nobody gets in its way: by area, the next ones. */
type Run = ReadonlyMap<number, readonly number[]>;

interface Runner {
  readonly piece: string;
  readonly unit: number;
  readonly start: number;
  readonly run: Run;
}

function runOf(look: Look, unit: number, home: readonly number[]): Run {
  const { state, box } = look;
  const start = at(state.where, unit);
  const links = at(box.links, gaitOf(box, unit));
  const run = new Map<number, readonly number[]>();
  const open = [start];
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const steps = at(home, start) - at(home, here);
    const nearer = at(home, here) - 1;
    const halted = steps > 0 && at(box.areas, here).allMp;
    const goesOn = !halted && pointsLeft(look, unit) > steps;
    const mayEnter = (to: number) =>
      at(home, to) === nearer && (steps === 0 || !at(box.areas, to).allMp);
    const next = goesOn ? at(links, here).filter(mayEnter) : [];
    run.set(here, next);
    open.push(...next.filter((to) => !run.has(to)));
  }
  return run;
}

/** Those who get in the way of another: at a crossing, past Boers, or for their leader's company. */
function entangled(look: Look, pieces: readonly string[]): string[] {
  if (pieces.length < 2) return [];
  const home = stepsHome(look);
  const runners = pieces
    .map((piece): Runner => {
      const unit = pieceOf(look.box, piece);
      const start = at(look.state.where, unit);
      return { piece, unit, start, run: runOf(look, unit, home) };
    })
    .filter(({ start, run }) => run.get(start)?.length);
  const tied = new Set<Runner>();
  for (const area of new Set(runners.flatMap(({ run }) => [...run.keys()]))) {
    const passing = runners.filter(({ run }) => run.has(area));
    if (passing.length < 2) continue;
    if (isCramped(look, area, passing) || isHeld(look, area, passing))
      for (const runner of passing) tied.add(runner);
  }
  for (const company of sharedLeaders(look, runners))
    for (const runner of company) tied.add(runner);
  return [...tied].map(({ piece }) => piece);
}

/** 4.1ab, 4.1ac Not all can enter the crossing, or stay in it. */
function isCramped(look: Look, area: number, passing: readonly Runner[]): boolean {
  const { stay } = at(look.box.areas, area);
  const entering = passing.filter(({ start }) => start !== area);
  if (stay === 0 || entering.length === 0) return false;
  if (entering.length > roomToEnter(look, area)) return true;
  const blocked = anyBoerUnit(look, area);
  const staying = entering.filter(({ run }) => blocked || run.get(area)?.length === 0);
  return staying.length > 0 && standing(look, area) + staying.length > stay;
}

/** 4.1l Past Boers toward the red edge: whoever comes or goes changes whether the others may pass. */
function isHeld(look: Look, area: number, passing: readonly Runner[]): boolean {
  if (!anyBoerUnit(look, area)) return false;
  const goRedward = ({ unit, run }: Runner) => {
    const red = at(look.box.redSteps, gaitOf(look.box, unit));
    return run.get(area)?.some((to) => at(red, to) < at(red, area));
  };
  if (!passing.some(goRedward)) return false;
  const [here, coming] = [true, false].map((starts) =>
    passing
      .filter(({ start }) => (start === area) === starts)
      .map(({ unit }) => currentSp(look, unit)),
  );
  const boers = boerSpIn(look, area);
  const now = britishSpIn(look, area);
  const last = now - total(here ?? []) + Math.min(...(here ?? []));
  const most = now + total(coming ?? []);
  return most > boers && Math.min(now, last) <= boers;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** 4.1i The leader runs with the first of his units; that matters where their ways may part. */
function sharedLeaders({ state, box }: Look, runners: readonly Runner[]): Runner[][] {
  const companies = Map.groupBy(runners, ({ unit }) => at(box.pieces, unit).brigade);
  return [...companies].flatMap(([brigade, all]) => {
    const leader = leaderOf(box, brigade);
    if (!inPlay(state, leader) || at(state.done, leader) > 0) return [];
    const company = all.filter(({ start }) => start === state.where[leader]);
    return company.length > 1 && mayPart(company.map(({ run }) => run)) ? [company] : [];
  });
}

const mayPart = (runs: readonly Run[]): boolean =>
  runs.some(
    (run) =>
      run.size !== runs[0]?.size ||
      [...run].some(([area, next]) => next.length > 1 || next[0] !== runs[0]?.get(area)?.[0]),
  );
