import { withBareMap } from '../../kernel/bare-map.ts';
import { newCore, type Problem, type Setup } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, NONE } from './box.ts';
import { columnOf, rowOf } from './grid.ts';
import { edgeHexes } from './rules/03-orders.ts';
import {
  COLUMN,
  FOOT,
  MOUNTED,
  ON_TRACK,
  type Options,
  type State,
  WAITING,
  WITH_CHIEF,
} from './state.ts';

export const OPTIONS = [
  { id: 'unitsBlock', rule: 'VIII.4', values: [true, false] },
  { id: 'shield', rule: 'XII.18', values: [true, false] },
  { id: 'recoverAndFire', rule: 'X.4', values: [false, true] },
  { id: 'chain', rule: 'XII.9', values: [true, false] },
  { id: 'hiddenNames', rule: 'IX.3', values: [true, false] },
  { id: 'deLaRey', rule: 'I.13', values: ['present', 'late'] },
] as const;

const FORMS = { foot: FOOT, mounted: MOUNTED, column: COLUMN } as const;

/** The state before anything happens. */
function layOutScenario(setup: Setup, box: Box): State | readonly Problem[] {
  const index = box.scenarios.findIndex((s) => s.id === setup.scenario);
  const scenario = at(box.scenarios, index);
  const units = box.units.length;
  const zeros = () => new Array<number>(units).fill(0);
  const hex = scenario.hex.map((where, unit) => (scenario.inPlay[unit] ? where : NONE));
  const late = setup.options.deLaRey === 'late';
  const here = box.commanders.map(
    (c, i) => scenario.commanders[i] === true && !(late && c.late !== null),
  );
  const state: State = {
    core: newCore({ step: 'openingVolley' }, { step: 'turn' }),
    scenario: index,
    options: readOptions(setup),
    turn: 0,
    phase: 0,
    hex: hex.map((where) => (where < 0 ? WAITING : where)),
    reduced: zeros(),
    loss: zeros(),
    routed: zeros(),
    watched: zeros(),
    form: scenario.formation.map((form) => FORMS[form]),
    mark: concealed(box, hex),
    reacts: zeros(),
    reactedTo: zeros(),
    assault: zeros(),
    acted: zeros(),
    led: zeros(),
    outOfCommand: zeros(),
    stop: zeros(),
    mp: zeros(),
    volleys: zeros(),
    moved: zeros(),
    changed: zeros(),
    start: new Array<number>(units).fill(NONE),
    heavyGoing: zeros(),
    halved: zeros(),
    fireLoss: zeros(),
    morale: box.units.map((unit) => unit.full),
    withdrew: zeros(),
    attacked: zeros(),
    goOn: zeros(),
    gaveWay: zeros(),
    shock: zeros(),
    columnsMoved: 0,
    trench: scenario.trenches.map(() => 1),
    at: box.commanders.map((c, i) => (here[i] ? c.hex : NONE)),
    due: box.commanders.map((c, i) =>
      scenario.commanders[i] && late && c.late ? c.late.turn : here[i] ? 0 : NONE,
    ),
    attack: box.commanders.map((c) => (c.order.attack ? 1 : 0)),
    vector: box.commanders.map((c) => c.order.vector),
    edge: box.commanders.map(() => NONE),
    left: box.commanders.map((c) => c.order.distance),
    used: box.commanders.map(() => 0),
    rode: box.commanders.map((c, i) => (late && c.late && scenario.commanders[i] ? NONE : 0)),
    rider: box.riders.map((r) => (r.number <= at(scenario.riders, r.side) ? WITH_CHIEF : ON_TRACK)),
    riderHex: box.riders.map(() => NONE),
    riderDue: box.riders.map((r) => (r.number <= at(scenario.riders, r.side) ? 0 : NONE)),
    riderTo: box.riders.map(() => NONE),
    riderAttack: box.riders.map(() => 0),
    riderVector: box.riders.map(() => 0),
    riderEdge: box.riders.map(() => NONE),
    riderLeft: box.riders.map(() => 0),
    active: NONE,
    stage: 0,
    mover: NONE,
    joining: 0,
    action: 0,
    shots: [],
    fired: 0,
    towards: NONE,
    pick: [NONE, NONE],
    shown: [0, 0],
    flashes: [0, 0],
    draft: [
      [0, 0, NONE],
      [0, 0, NONE],
    ],
    melee: null,
    commandersLost: 0,
    moraleLost: [0, 0, 0],
    entered: [],
  };
  aimStartOrders(state, box);
  return state;
}

/** The bare map: no unit, commander, rider or trench, and no column that stumbles on one. */
function clear(state: State): void {
  state.core = newCore({ step: 'turn' });
  state.hex.fill(WAITING);
  state.mark.fill(NONE);
  state.trench.fill(0);
  state.form.fill(FOOT);
  state.at.fill(NONE);
  state.due.fill(NONE);
  state.rode.fill(0);
  state.attack.fill(0);
  state.edge.fill(NONE);
  state.left.fill(0);
  state.rider.fill(ON_TRACK);
  state.riderDue.fill(NONE);
}

export const layOutGame = withBareMap(layOutScenario, 'historical', clear);

function readOptions(setup: Setup): Options {
  const on = (id: string): boolean => setup.options[id] === true;
  return {
    unitsBlock: on('unitsBlock'),
    shield: on('shield'),
    recoverAndFire: on('recoverAndFire'),
    chain: on('chain'),
    hiddenNames: on('hiddenNames'),
  };
}

/** IX.3, IX.10 Every Boer unit on the map starts under a HIDE marker; markers are numbered by hex, not by name. */
function concealed(box: Box, hex: readonly number[]): number[] {
  const hidden = box.units
    .map((unit, i) => ({ i, hex: at(hex, i), hide: unit.side === BOERS && unit.concealed }))
    .filter((unit) => unit.hide && unit.hex >= 0)
    .sort((a, b) => a.hex - b.hex || a.i - b.i);
  const mark = box.units.map(() => NONE);
  for (const [number, unit] of hidden.entries()) mark[unit.i] = number;
  return mark;
}

/** III.16 The printed start orders name a sector and a distance; the line runs through its middle. */
function aimStartOrders(state: State, box: Box): void {
  for (const [commander, from] of state.at.entries()) {
    if (from < 0 || !state.attack[commander]) continue;
    const edges = [...edgeHexes(box, from, at(state.vector, commander))];
    edges.sort((a, b) => middle(box, from, a) - middle(box, from, b) || a - b);
    state.edge[commander] = edges[0] ?? NONE;
  }
}

/** How far a hex lies off the northward line through another: the sectors of the start orders look north-east. */
const middle = (box: Box, from: number, to: number): number => {
  const east = columnOf(box.grid, to) - columnOf(box.grid, from);
  const north = rowOf(box.grid, from) - rowOf(box.grid, to);
  return Math.abs(Math.abs(east) * 1.5 - Math.abs(north) * 0.87);
};
