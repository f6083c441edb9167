import { type Core, cloneCore, type GameState, type Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type UntypedFlow, untypedRulebook } from '../../kernel/untyped-rulebook.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { BOERS, type Box, BRITISH, NONE, SIDES, type SideName, type UnitCard } from './box.ts';
import { distance } from './grid.ts';

/** Where a unit is when it is not in a hex. */
export const WAITING = -1;
export const ELIMINATED = -2;
export const EXITED = -3;

export const FOOT = 0;
export const MOUNTED = 1;
export const COLUMN = 2;

export const BROKEN = 1;
export const REORGANIZING = 2;

/** A declared attacker; a unit that has been through a melee (XII.5, XII.11, XII.18). */
export const DECLARED = 1;
export const FOUGHT = 2;

/** Dispatch riders: with their chief, under way, on the turn track, and orders not yet sealed. */
export const WITH_CHIEF = 0;
export const UNDER_WAY = 1;
export const ON_TRACK = 2;
export const SPENT = 3;
export const SADDLED = 4;

export const OUT = 2;
export const IN_COMMAND = 1;

export interface Options {
  readonly unitsBlock: boolean;
  readonly shield: boolean;
  readonly recoverAndFire: boolean;
  readonly chain: boolean;
  readonly hiddenNames: boolean;
}

export type MeleeKind = 'assault' | 'charge' | 'counterattack' | 'countercharge';

/** The melee that is being declared or fought. */
export interface Melee {
  readonly kind: MeleeKind;
  readonly target: number;
  /** Declared attackers, and those who passed their first check. */
  units: number[];
  passed: number[];
  /** Who stood in the target hex at the declaration and fights. */
  defenders: number[];
  /** Morale at the declaration, by attacker and by defender (XII.19(5), R35, R38). */
  morale: number[];
  stand: number[];
  /** The commander who supports each side, NONE if none (XIII.4). */
  support: number[];
  /** Whether the target was concealed when the attack began. */
  hidden: boolean;
  decided: boolean;
}

export interface State extends GameState {
  core: Core;
  scenario: number;
  readonly options: Options;
  turn: number;
  phase: number;

  // By unit.
  hex: number[];
  reduced: number[];
  loss: number[];
  routed: number[];
  form: number[];
  /** The number of the HIDE marker on it; NONE when exposed. */
  mark: number[];
  reacts: number[];
  /** Which action it reacted to last (V.16). */
  reactedTo: number[];
  assault: number[];
  acted: number[];
  led: number[];
  ooc: number[];
  stop: number[];
  mp: number[];
  volleys: number[];
  moved: number[];
  changed: number[];
  start: number[];
  dear: number[];
  fireLoss: number[];
  morale: number[];
  duty: number[];
  attacked: number[];
  goOn: number[];
  pushed: number[];
  /** A commander just fell beside it: his modifier hurts its next check (I.15). */
  grief: number[];
  /** 1 once the first Highland activation has deployed or ended the column rule. */
  columnsMoved: number;

  /** By trench of the scenario: whether it stands. */
  trench: number[];

  // By commander.
  at: number[];
  due: number[];
  attack: number[];
  vector: number[];
  edge: number[];
  left: number[];
  used: number[];
  rode: number[];

  // By rider.
  rider: number[];
  riderHex: number[];
  riderDue: number[];
  riderTo: number[];
  riderAttack: number[];
  riderVector: number[];
  riderEdge: number[];
  riderLeft: number[];

  // The activation.
  active: number;
  /** 0 out-of-command units, 1 the brigade, 2 continuations of charges, 3 stragglers. */
  stage: number;
  mover: number;
  joining: number;
  action: number;
  shots: number[];
  fired: number;
  towards: number;
  pick: number[];
  shown: number[];
  flashes: number[];
  draft: number[][];
  melee: Melee | null;

  commandersLost: number;
  /** Points of morale lost so far, by side, and by the Highland Brigade alone, for the end report. */
  bled: number[];
  /** Hexes of the main trench and the summit that British units have stood in, for the end report. */
  entered: number[];
}

export interface Steps {
  openingVolley: object;
  openFire: object;
  turn: object;
  commanderReturns: { commander: string };
  commandPhase: object;
  ordersSealed: object;
  ridersRide: object;
  rideOn: { rider: string };
  riderWay: { rider: string };
  ridersSaddle: object;
  ridersStart: object;
  ridersReturn: object;
  markRouted: object;
  chiefMoves: object;
  boersOutOfCommand: object;
  orders: OrderArgs;
  giveOrder: OrderArgs;
  orderKind: { side: number; commander: string; by: string; rider: string };
  orderVector: { side: number; commander: string; by: string; rider: string };
  orderEdge: { side: number; commander: string; by: string; rider: string };
  orderDistance: { side: number; commander: string; by: string; rider: string };
  chiefRide: { left: number };
  pairs: object;
  pickBrigade: { side: number };
  initiative: object;
  whoFirst: { side: number };
  single: { side: number };
  activate: { side: number };
  independence: { side: number };
  outOfCommand: { side: number };
  act: { side: number };
  lead: { side: number; left: number };
  beginUnit: { side: number };
  unit: { side: number };
  carryOn: { side: number };
  leaving: { to: string };
  enterHex: { to: string };
  arrived: { unit: string };
  alarm: { unit: string };
  shiftRider: { rider: string; by: string };
  commanderFlees: { commander: string };
  reactions: { to: Trigger; hex: string };
  react: { to: Trigger; hex: string };
  afterStep: object;
  shoot: { firer: string; target: string; reaction: boolean };
  fireEffects: { target: string; firer: string; loss: number };
  withdrawOffer: object;
  beforeMelee: object;
  marshal: object;
  joinOrFight: object;
  fight: object;
  support: { who: 0 | 1 };
  firstChecks: object;
  counterCheck: { hex: string };
  defend: object;
  pursue: object;
  secondCheck: object;
  meleeOver: object;
  advanceTo: { side: number };
  retreat: RetreatArgs;
  retreatStep: RetreatArgs;
  retreated: RetreatArgs;
  continuations: object;
  stragglers: { side: number };
  heading: { side: number; unit: string };
  activationEnds: object;
  surplus: object;
  makeRoom: { side: number; hex: string };
  activationOver: object;
  rallyOrder: { side: number; commander: string };
  reorganisation: object;
  rally: object;
  endTurn: object;
}

export interface OrderArgs {
  readonly side: number;
  readonly by: 'free' | 'rider' | 'flash' | 'saddle' | 'broken';
  /** Brigadiers who were dealt with. */
  readonly done: readonly string[];
}

/** What the passive side may react to (R17). */
export type Trigger = 'leave' | 'step' | 'formation' | 'fire' | 'declare' | 'drop' | 'start';

export type RetreatWhy = 'melee' | 'rout' | 'fire' | 'before' | 'mounted' | 'guns';

export interface RetreatArgs {
  readonly unit: string;
  readonly why: RetreatWhy;
  /** Hexes of the enemies it must get away from. */
  readonly foes: readonly string[];
  /** Hexes gone through so far, the first being where it began. */
  readonly way: readonly string[];
}

export type War = UntypedFlow<State, Box, Steps>;
export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;
export const { step, decision } = untypedRulebook<State, Box, Steps>();

export const sideName = (side: number): SideName => (side === BRITISH ? 'british' : 'boers');
export const sideIndex = (name: string): number => (SIDES as readonly string[]).indexOf(name);
export const enemyOf = (side: number): number => (side === BRITISH ? BOERS : BRITISH);

/** The printed side of a unit. Not through `at`: this one is asked for more often than anything else. */
export function card(look: Look, unit: number): UnitCard {
  const found = look.box.units[unit];
  if (found === undefined) throw new RangeError(`no unit ${unit}`);
  return found;
}
export const hexId = (look: Look, hex: number): string => at(look.box.grid.ids, hex);
export const hexIndex = (look: Look, id: string | undefined): number =>
  look.box.hexIndex.get(id ?? '') ?? NONE;
export const apart = (look: Look, a: number, b: number): number => distance(look.box.grid, a, b);
export const scenarioOf = (look: Look) => at(look.box.scenarios, look.state.scenario);

const HIDDEN = Array.from({ length: 40 }, (_, mark) => `hide-${mark + 1}`);

/** The name under which both sides may speak of a unit: a concealed one is its marker (R71). */
export const nameOf = (look: Look, unit: number): string => {
  const mark = at(look.state.mark, unit);
  return mark === NONE || !look.state.options.hiddenNames
    ? card(look, unit).id
    : (HIDDEN[mark] ?? `hide-${mark + 1}`);
};

/** The unit that a name of either kind means; NONE if there is none. */
export function unitIndex(look: Look, name: string | undefined): number {
  const unit = look.box.unitIndex.get(name ?? '');
  if (unit !== undefined) return unit;
  if (!name?.startsWith('hide-')) return NONE;
  const mark = Number(name.slice(5)) - 1;
  return mark >= 0 ? look.state.mark.indexOf(mark) : NONE;
}

/** The unit that a name means to a side: a concealed enemy answers to his marker alone. */
export function unitKnownTo(look: Look, side: number, name: string | undefined): number {
  const unit = unitIndex(look, name);
  const concealed =
    unit !== NONE && card(look, unit).side !== side && at(look.state.mark, unit) !== NONE;
  return concealed && look.box.unitIndex.has(name ?? '') ? NONE : unit;
}

export const commanderIndex = (look: Look, id: string | undefined): number =>
  look.box.commanderIndex.get(id ?? '') ?? NONE;

/** All units in an order that both sides may see: by number, the concealed last and by their markers. */
export function openOrder(look: Look): number[] {
  const { mark } = look.state;
  const rank = (unit: number): number => (at(mark, unit) === NONE ? unit : 1000 + at(mark, unit));
  return mark.map((_, unit) => unit).sort((a, b) => rank(a) - rank(b));
}

export const onMap = (look: Look, unit: number): boolean => at(look.state.hex, unit) >= 0;

/** Units of a side that stand in a hex. */
export function unitsIn(look: Look, hex: number, side: number): number[] {
  const where = look.state.hex;
  const { sideOf } = look.box;
  const found: number[] = [];
  for (let unit = 0; unit < where.length; unit++) {
    if (where[unit] === hex && sideOf[unit] === side) found.push(unit);
  }
  return found;
}

export function anyIn(look: Look, hex: number, side: number): boolean {
  const where = look.state.hex;
  const { sideOf } = look.box;
  for (let unit = 0; unit < where.length; unit++) {
    if (where[unit] === hex && sideOf[unit] === side) return true;
  }
  return false;
}

/** Whether a unit of that side stands next to a hex (`sober`: not counting routed ones). */
export function touches(look: Look, hex: number, side: number, sober = false): boolean {
  const where = look.state.hex;
  const { routed } = look.state;
  const { sideOf, grid } = look.box;
  for (let unit = 0; unit < where.length; unit++) {
    const here = where[unit] as number;
    if (here < 0 || sideOf[unit] !== side || (sober && routed[unit])) continue;
    if (distance(grid, here, hex) === 1) return true;
  }
  return false;
}

/** Commanders of a side in a hex. */
export function commandersIn(look: Look, hex: number, side: number): number[] {
  const where = look.state.at;
  const { commanders } = look.box;
  const found: number[] = [];
  if (hex < 0) return found;
  for (let commander = 0; commander < where.length; commander++) {
    if (where[commander] === hex && commanders[commander]?.side === side) found.push(commander);
  }
  return found;
}

export function anyCommanderIn(look: Look, hex: number, side: number): boolean {
  const where = look.state.at;
  const { commanders } = look.box;
  for (let commander = 0; commander < where.length; commander++) {
    if (where[commander] === hex && commanders[commander]?.side === side) return true;
  }
  return false;
}

export const clone = (state: ReadonlyState): State => ({
  core: cloneCore(state.core),
  scenario: state.scenario,
  options: state.options,
  turn: state.turn,
  phase: state.phase,
  hex: state.hex.slice(),
  reduced: state.reduced.slice(),
  loss: state.loss.slice(),
  routed: state.routed.slice(),
  form: state.form.slice(),
  mark: state.mark.slice(),
  reacts: state.reacts.slice(),
  reactedTo: state.reactedTo.slice(),
  assault: state.assault.slice(),
  acted: state.acted.slice(),
  led: state.led.slice(),
  ooc: state.ooc.slice(),
  stop: state.stop.slice(),
  mp: state.mp.slice(),
  volleys: state.volleys.slice(),
  moved: state.moved.slice(),
  changed: state.changed.slice(),
  start: state.start.slice(),
  dear: state.dear.slice(),
  fireLoss: state.fireLoss.slice(),
  morale: state.morale.slice(),
  duty: state.duty.slice(),
  attacked: state.attacked.slice(),
  goOn: state.goOn.slice(),
  pushed: state.pushed.slice(),
  grief: state.grief.slice(),
  columnsMoved: state.columnsMoved,
  trench: state.trench.slice(),
  at: state.at.slice(),
  due: state.due.slice(),
  attack: state.attack.slice(),
  vector: state.vector.slice(),
  edge: state.edge.slice(),
  left: state.left.slice(),
  used: state.used.slice(),
  rode: state.rode.slice(),
  rider: state.rider.slice(),
  riderHex: state.riderHex.slice(),
  riderDue: state.riderDue.slice(),
  riderTo: state.riderTo.slice(),
  riderAttack: state.riderAttack.slice(),
  riderVector: state.riderVector.slice(),
  riderEdge: state.riderEdge.slice(),
  riderLeft: state.riderLeft.slice(),
  active: state.active,
  stage: state.stage,
  mover: state.mover,
  joining: state.joining,
  action: state.action,
  shots: state.shots.slice(),
  fired: state.fired,
  towards: state.towards,
  pick: state.pick.slice(),
  shown: state.shown.slice(),
  flashes: state.flashes.slice(),
  draft: state.draft.map((draft) => draft.slice()),
  melee: state.melee && {
    ...state.melee,
    units: state.melee.units.slice(),
    passed: state.melee.passed.slice(),
    defenders: state.melee.defenders.slice(),
    morale: state.melee.morale.slice(),
    stand: state.melee.stand.slice(),
    support: state.melee.support.slice(),
  },
  commandersLost: state.commandersLost,
  bled: state.bled.slice(),
  entered: state.entered.slice(),
});

/** The arrays that belong to the counter and those that lie openly on a concealed marker. */
export const UNIT_ARRAYS = [
  'hex',
  'reduced',
  'loss',
  'routed',
  'form',
  'mark',
  'reacts',
  'reactedTo',
  'assault',
  'acted',
  'led',
  'ooc',
  'stop',
  'mp',
  'volleys',
  'moved',
  'changed',
  'start',
  'dear',
  'fireLoss',
  'morale',
  'duty',
  'attacked',
  'goOn',
  'pushed',
  'grief',
] as const satisfies readonly (keyof State)[];
export const PHASES = ['command', 'activation', 'reorganization', 'over'] as const;

export { BOERS, BRITISH, NONE };
