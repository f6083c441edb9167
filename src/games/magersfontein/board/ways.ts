/** Ways of several choices that a pointed-at hex stands for: a march, a ride, an order on the map. */

import type { Choice as AnyChoice } from '../../../kernel/choice.ts';
import type { Scratch } from '../../../kernel/game.ts';
import { at, cell } from '../../../kernel/lists.ts';
import { oncePerKey } from '../../../kernel/memory.ts';
import { type Box, NONE } from '../box.ts';
import { clone } from '../clone.ts';
import { directionTo } from '../grid.ts';
import { advances, freeSteps } from '../rules/03-orders.ts';
import { reactionChoices } from '../rules/05-reactions.ts';
import { inZone } from '../rules/05-zones.ts';
import { crowded } from '../rules/06-stacking.ts';
import { stepCost } from '../rules/07-ground.ts';
import { mpAfter, walksAfter, whyNotStep } from '../rules/07-movement.ts';
import { chargeTargets, isHeavyGoing } from '../rules/12-charge.ts';
import { retreatChoices } from '../rules/14-retreat.ts';
import {
  apart,
  card,
  commanderIndex,
  hexId,
  hexIndex,
  type Look,
  type ReadonlyState,
  type State,
  unitIndex,
} from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { orderTo } from './order-ways.ts';
import { isMarked, markerReach, once } from './overlays.ts';
import { boardSpeech } from './speech.ts';
import type { Lights, Question, Way } from './types.ts';

/** A hex that can be reached, and how. */
interface Reached {
  readonly hex: number;
  /** Movement points left there. */
  readonly left: number;
  readonly steps: number;
  /** Enemy zones entered on the way, step by step. */
  readonly watched: number;
  readonly heavyGoing: number;
  /** IV.7 Whether its points are those of men on foot. */
  readonly halved: number;
  readonly from: Reached | null;
}

/** Everywhere the unit on the move could get with what it has, by the cheapest and quietest way. */
export const marchesOf = oncePerKey(
  (view: ReadonlyState, box: Box): ReadonlyMap<number, Reached> =>
    view.mover === NONE ? new Map<number, Reached>() : march(view, box, view.mover),
);

function march(view: ReadonlyState, box: Box, unit: number): Map<number, Reached> {
  const state = clone(view);
  const look = { state, box };
  const watchers = watchersOf(look, unit);
  const start: Reached = {
    hex: at(view.hex, unit),
    left: at(view.mp, unit),
    steps: 0,
    watched: 0,
    heavyGoing: at(view.heavyGoing, unit),
    halved: at(view.halved, unit),
    from: null,
  };
  const best = new Map<number, Reached>([[start.hex, start]]);
  const queue = [start];
  for (let here = queue.shift(); here; here = queue.shift()) {
    if (best.get(here.hex) !== here) continue;
    stand(state, view, unit, here);
    // XII.31 Cavalry that has come next to an enemy charges; it does not ride on.
    if (here.steps > 0 && chargeTargets(look, unit).length > 0) continue;
    for (let direction = 0; direction < 6; direction++) {
      const to = cell(box.grid.next, here.hex * 6 + direction);
      if (to < 0 || to === start.hex || whyNotStep(look, unit, to) !== null) continue;
      const next: Reached = {
        hex: to,
        left: mpAfter(look, unit, here.hex, direction),
        steps: here.steps + 1,
        watched: here.watched + watchers(to),
        heavyGoing:
          here.heavyGoing || isHeavyGoing(stepCost(look, unit, here.hex, direction)) ? 1 : 0,
        halved: walksAfter(look, unit, here.hex, to) ? 1 : 0,
        from: here,
      };
      if (!isBetter(next, best.get(to))) continue;
      best.set(to, next);
      queue.push(next);
    }
  }
  best.delete(start.hex);
  for (const hex of [...best.keys()])
    if (crowded(look, hex, card(look, unit).side, unit)) best.delete(hex);
  return best;
}

const isBetter = (one: Reached, other: Reached | undefined): boolean =>
  !other ||
  one.left > other.left ||
  (one.left === other.left &&
    (one.watched < other.watched || (one.watched === other.watched && one.steps < other.steps)));

function stand(
  state: State,
  view: ReadonlyState,
  unit: number,
  { hex, left, steps, heavyGoing, halved }: Reached,
): void {
  state.hex[unit] = hex;
  state.mp[unit] = left;
  state.moved[unit] = at(view.moved, unit) + steps;
  state.heavyGoing[unit] = heavyGoing;
  state.halved[unit] = halved;
  state.mark[unit] = steps > 0 ? NONE : at(view.mark, unit);
}

/** How many enemies control a hex; counted once for each. */
function watchersOf(look: Look, unit: number): (hex: number) => number {
  const side = look.box.sideOf[unit];
  const known = new Map<number, number>();
  return (hex) => {
    let count = known.get(hex);
    if (count === undefined) {
      count = 0;
      for (let other = 0; other < look.box.units.length; other++)
        if (look.box.sideOf[other] !== side && inZone(look, other, hex, unit)) count++;
      known.set(hex, count);
    }
    return count;
  };
}

const hexesTo = (end: Reached): Reached[] => {
  const way: Reached[] = [];
  for (let here: Reached | null = end; here?.from; here = here.from) way.unshift(here);
  return way;
};

/** One step of a way as it is drawn. */
export interface Stage {
  readonly hex: string;
  /** Movement points spent since the way began. */
  readonly spent: number;
  /** Enemy units that could answer this step. */
  readonly reactors: readonly string[];
}

/** Whoever could answer a step of the unit on the move, by the rules themselves. */
function reactorsTo(
  look: Scratch<State, Box>,
  from: Reached,
  to: Reached,
  view: ReadonlyState,
): string[] {
  const { state } = look;
  const unit = view.mover;
  const choices: Offer<'react'>[] = [];
  state.action = view.action + to.steps;
  stand(state, view, unit, from);
  choices.push(...reactionChoices(look, 'leave', to.hex));
  stand(state, view, unit, to);
  choices.push(...reactionChoices(look, 'step', NONE));
  const isNear = (who: string): boolean => {
    const other = unitIndex(look, who);
    const far = other === NONE ? 0 : apart(look, at(state.hex, other), to.hex);
    return !isMarked(view, other) || far <= markerReach(look.box) + 1;
  };
  const who = choices.flatMap((choice) => {
    if (choice.do === 'pass' || choice.do === 'takeDefense') return [];
    if (!('piece' in choice)) return [choice.at];
    return isNear(choice.piece) ? [choice.piece] : [];
  });
  return [...new Set(who)];
}

/** The way of the unit on the move to a hex, step by step; empty if it cannot get there. */
export const stagesTo = once((view, box, to): readonly Stage[] => {
  const end = marchesOf(view, box).get(to);
  const look = { state: clone(view), box };
  const full = view.mover === NONE ? 0 : at(view.mp, view.mover);
  return (end ? hexesTo(end) : []).map(
    (step): Stage => ({
      hex: hexId(look, step.hex),
      spent: Math.max(0, full - step.left),
      reactors: step.from ? reactorsTo(look, step.from, step, view) : [],
    }),
  );
});

export interface StepSign {
  readonly hex: string;
  /** Movement points it takes. */
  readonly cost: number;
  /** Enemies who could answer it. */
  readonly watched: number;
}

/** The price of each single step that the unit on the move could take. */
export function stepSigns(view: ReadonlyState, box: Box, lights: Lights): StepSign[] {
  const unit = view.mover;
  if (unit === NONE) return [];
  const hexes = [...lights.legal.places].flatMap(([hex, choices]) =>
    choices.some((choice) => choice.do === 'move') ? [hex] : [],
  );
  return hexes.map((hex) => signs(view, box, hexIndex({ state: view, box }, hex)));
}

const signs = once((view, box, to): StepSign => {
  const look = { state: clone(view), box };
  const unit = view.mover;
  const [hex, left] = [at(view.hex, unit), at(view.mp, unit)];
  const [heavyGoing, halved] = [at(view.heavyGoing, unit), at(view.halved, unit)];
  const from = { hex, left, steps: 0, watched: 0, heavyGoing, halved, from: null };
  const rest = mpAfter(look, unit, hex, directionTo(box.grid, hex, to));
  const there = { ...from, hex: to, left: Math.max(0, rest), steps: 1, from };
  return {
    hex: hexId(look, to),
    cost: Math.max(0, left - rest),
    watched: reactorsTo(look, from, there, view).length,
  };
});

/** A march of several hexes. */
function marchTo({ view, box, choices, speech }: Question<'unit'>, to: string): Way | null {
  const unit = view.mover;
  if (unit === NONE || !choices.some((choice) => choice.do === 'move')) return null;
  const steps = stagesTo(view, box, hexIndex({ state: view, box }, to));
  if (steps.length === 0) return null;
  const piece = at(box.units, unit).id;
  const seen = new Set(steps.flatMap(({ reactors }) => reactors));
  const first = steps.find(({ reactors }) => reactors.length > 0);
  const { say } = boardSpeech(speech.language);
  return {
    to,
    choices: steps.map(({ hex }) => ({ do: 'move', piece, to: hex })),
    pulse: [view.reduced, view.loss, view.routed, view.form].map((list) => list[unit]).join(' '),
    about: say('way.march', {
      n: steps.length,
      spent: steps.at(-1)?.spent ?? 0,
      of: at(view.mp, unit),
      watchers: seen.size,
      hex: first?.hex ?? '',
    }),
    steps: steps.map(({ hex, spent, reactors }) => ({
      place: hex,
      ground: say(`terrain.${groundOf(box, hex)}`),
      price: String(spent),
      warning: whereFrom(view, box, reactors).join(' '),
    })),
  };
}

/** One step of the unit on the move: its ground, what it costs, and how many enemies watch there. */
export function stepTo(
  view: ReadonlyState,
  box: Box,
  to: string,
): { readonly ground: string; readonly cost: number; readonly watched: number } | null {
  const hex = box.hexIndex.get(to) ?? NONE;
  if (view.mover === NONE || hex === NONE) return null;
  const { cost, watched } = signs(view, box, hex);
  return { ground: groundOf(box, to), cost, watched };
}

const groundOf = (box: Box, hex: string): string =>
  box.terrainNames[box.terrain[box.hexIndex.get(hex) ?? 0] ?? 0] ?? 'veld';

/** The hexes of those who could answer: the name of a concealed one is nobody's business. */
const whereFrom = (view: ReadonlyState, box: Box, reactors: readonly string[]): string[] => {
  const look = { state: view, box };
  const hexes = reactors.map((who) => {
    const unit = unitIndex(look, who);
    return unit === NONE ? who : hexId(look, at(view.hex, unit));
  });
  return [...new Set(hexes)].sort();
};

/** III.4 A commander's ride, hex by hex, as far as he may go now. */
function rideTo(asked: Question<'lead' | 'chiefRide'>, to: string): Way | null {
  const { view, box, choices, about, speech } = asked;
  const ride = choices.find((choice): choice is Choice<'ride'> => choice.do === 'ride');
  const rider = commanderIndex({ state: view, box }, ride?.piece);
  if (!ride || rider === NONE) return null;
  const state = clone(view);
  const look = { state, box };
  const ordered = !at(box.commanders, rider).free && at(view.attack, rider) === 1;
  const most = about.left;
  const goal = hexIndex(look, to);
  let front = [{ hex: at(view.at, rider), way: [] as number[] }];
  const seen = new Set([at(view.at, rider)]);
  for (let step = 0; step < most && front.length > 0; step++) {
    const next: typeof front = [];
    for (const { hex, way } of front) {
      state.at[rider] = hex;
      if (ordered) state.left[rider] = at(view.left, rider) - way.length;
      const ways = ordered ? advances(look, rider) : freeSteps(look, rider, hex);
      for (const on of ways) {
        if (seen.has(on)) continue;
        seen.add(on);
        next.push({ hex: on, way: [...way, on] });
      }
    }
    const there = next.find(({ hex }) => hex === goal);
    if (there)
      return {
        to,
        choices: there.way.map((hex) => ({
          do: 'ride',
          piece: ride.piece,
          to: hexId(look, hex),
        })),
        pulse: '',
        about: boardSpeech(speech.language).say('way.ride', { n: there.way.length }),
      };
    front = next;
  }
  return null;
}

/** XIV.31 A retreat or flight over several hexes to where it may halt. */
function retreatTo({ view, box, about, speech }: Question<'retreatStep'>, to: string): Way | null {
  const look = { state: view, box };
  let front = [about.way];
  while (front.length > 0) {
    const next: (readonly string[])[] = [];
    for (const way of front) {
      const choices = retreatChoices(look, { ...about, way });
      const halt = choices.find((choice) => choice.do === 'halt');
      if (halt && way.at(-1) === to && way.length > about.way.length) {
        const steps = way.slice(about.way.length);
        const gone = steps.map(
          (hex): Choice<'retreat'> => ({ do: 'retreat', piece: about.unit, to: hex }),
        );
        return {
          to,
          choices: choices.length > 1 ? [...gone, halt] : gone,
          pulse: '',
          about: boardSpeech(speech.language).say('way.retreat', { n: steps.length }),
        };
      }
      for (const choice of choices) if (choice.do === 'retreat') next.push([...way, choice.to]);
    }
    front = next;
  }
  return null;
}

/** What pointing at a hex stands for that no single choice names. */
export function wayTo(asked: Question, to: string): Way | null {
  switch (asked.decision) {
    case 'unit':
      return marchTo(asked, to);
    case 'retreatStep':
      return retreatTo(asked, to);
    case 'lead':
    case 'chiefRide':
      return rideTo(asked, to);
    case 'orderKind':
    case 'orderVector':
      return orderTo(asked, to);
    default:
      return null;
  }
}

/** The hexes a way leads through, where the one who goes stands first. */
export function wayHexes(view: ReadonlyState, box: Box, way: Way): string[] {
  const look = { state: view, box };
  const choices: readonly AnyChoice[] = way.choices;
  const [first] = choices;
  const unit = unitIndex(look, first?.piece);
  const commander = commanderIndex(look, first?.piece);
  const start =
    unit !== NONE ? at(view.hex, unit) : commander !== NONE ? at(view.at, commander) : NONE;
  const hexes = choices.flatMap(({ to }) => (to === undefined ? [] : [to]));
  return start < 0 ? hexes : [hexId(look, start), ...hexes];
}
