import { type Fields, fieldKinds, keysOf } from '../../kernel/fields/declare.ts';
import type { StepArgs } from '../../kernel/fields/steps.ts';
import type { GameState, Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { BOERS, type Box, BRITISH, NONE, SIDES, type SideName, type UnitCard } from './box.ts';
import { distance } from './grid.ts';
import type { ScenarioCard } from './scenario-card.ts';

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

/** A shot in one number: the target times this, plus the firer. */
export const SHOT = 128;

export interface Options {
  readonly unitsBlock: boolean;
  readonly shield: boolean;
  readonly recoverAndFire: boolean;
  readonly chain: boolean;
  readonly hiddenNames: boolean;
}

export const PHASES = ['command', 'activation', 'reorganization', 'over'] as const;
export const MELEE_KINDS = ['assault', 'charge', 'counterattack', 'countercharge'] as const;
export type MeleeKind = (typeof MELEE_KINDS)[number];

/** What bounds and secrets below ask of a state. */
type Given = Reading<GameState & { scenario: number; shown: number[] }, Box>;

const {
  coded,
  components,
  each,
  fields,
  fixed,
  flag,
  id,
  inOrder,
  list,
  literal,
  maybe,
  name,
  oneOf,
  part,
  record,
  rows,
  steps,
  truth,
  tuple,
  whole,
} = fieldKinds<Given>();

const SIDE = components({ what: 'side', ids: () => SIDES, owner: (_, side) => sideName(side) });
const UNIT = components({ what: 'unit', ids: ({ box }) => box.units.map((unit) => unit.id) });
const HEX = components({ what: 'hex', ids: ({ box }) => box.grid.ids });
const VECTOR = components({ what: 'vector', ids: ({ box }) => box.vectors.map((v) => v.id) });
const COMMANDER = components({
  what: 'commander',
  ids: ({ box }) => box.commanders.map((commander) => commander.id),
  owner: ({ box }, commander) => sideName(at(box.commanders, commander).side),
});
const RIDER = components({
  what: 'rider',
  ids: ({ box }) => box.riders.map((rider) => rider.id),
  owner: ({ box }, rider) => sideName(at(box.riders, rider).side),
});
const playedBy = ({ box, state }: Given): ScenarioCard => at(box.scenarios, state.scenario);
const TRENCH = components({
  what: 'trench of this scenario',
  ids: (given) => playedBy(given).trenches.map((hex) => at(given.box.grid.ids, hex)),
  per: playedBy,
});

const NO = { none: NONE };
const SOME = 9999;
const printed = ({ box }: Given, unit: number): UnitCard => at(box.units, unit);
const bit = whole(0, 1);
/** A hex or none, said by its number in the list. */
const hexNumber = whole(NONE, ({ box }) => box.grid.size - 1);
const distanceLeft = whole(0, ({ box }) => box.grid.columns + box.grid.rows).as('distance');
/** A turn of the track, also past its end; 0 when here, NONE when not in the scenario. */
const returns = whole(NONE, (given) => playedBy(given).turns + given.box.command.awayTurns);
const order = oneOf(['defense', 'attack']).as('order').secret({ shows: 0 });
const vector = id(VECTOR).as('vector').secret({ shows: 0 });
const edge = id(HEX, NO).as('edge').secret({ shows: NONE });

/** By unit. They go with the unit when it turns out to lie under another marker (see secrets.ts). */
const UNIT_FIELDS = rows('units', UNIT, {
  hex: id(HEX, { waiting: WAITING, eliminated: ELIMINATED, exited: EXITED }).onMap('eliminated'),
  reduced: oneOf(['full', 'reduced']).as('side'),
  loss: whole(0, (given, unit) => printed(given, unit).full).as('lost'),
  routed: oneOf(['no', 'broken', 'reorganizing']),
  /** Rallying: 1 for an enemy within five hexes in this turn, 2 for one who saw it (XIV.22(4)). */
  watched: whole(0, 3).usually(0),
  form: oneOf(['foot', 'mounted', 'column']).as('formation'),
  /** The number of the HIDE marker on it; NONE when exposed. */
  mark: coded(
    whole(0, ({ box }) => box.units.length),
    {
      encode: (said) => said - 1,
      decode: (mark: number) => mark + 1,
    },
  ).as('hidden'),
  reacts: whole(0, 2).usually(0),
  /** Which action it reacted to last (V.16). */
  reactedTo: whole(0, SOME).usually(0),
  assault: whole(0, FOUGHT).usually(0),
  acted: bit.usually(0),
  led: whole(0, OUT).usually(0),
  outOfCommand: bit.usually(0),
  stop: bit.usually(0),
  mp: whole(0, ({ box }, unit) => {
    const { mp, mpMounted } = at(box.units, unit);
    return Math.max(mp, mpMounted, box.numbers.continuation);
  }).usually(0),
  volleys: whole(0, SOME).usually(0),
  moved: whole(0, SOME).usually(0),
  changed: whole(0, SOME).usually(0),
  start: hexNumber.usually(NONE),
  heavyGoing: bit.usually(0),
  /** A commando with horses whose points are those of men on foot (IV.7). */
  halved: bit.usually(0),
  fireLoss: whole(0, SOME).usually(0),
  morale: whole(0, (given, unit) => printed(given, unit).full).usually(
    (given, unit) => printed(given, unit).full,
  ),
  /** Mounted, it has withdrawn before an enemy in this activation (V.12). */
  withdrew: bit.usually(0),
  attacked: bit.usually(0),
  goOn: whole(0, 2).usually(0),
  gaveWay: bit.usually(0),
  /** A commander has fallen beside it in this fire or melee: his modifier hurts a check it brings (I.15). */
  shock: whole(0, ({ box }) => Math.max(...box.commanders.map((c) => c.morale))).usually(0),
});

export const FIELDS = fields({
  scenario: fixed<number>(),
  options: fixed<Options>(),
  turn: whole(0, (given) => playedBy(given).turns),
  phase: oneOf(PHASES),
  ...UNIT_FIELDS,
  /** By trench of the scenario: whether it stands. */
  trench: each(TRENCH, flag).as('trenches'),
  ...rows('commanders', COMMANDER, {
    at: id(HEX, NO).as('hex').onMap('none'),
    due: returns.as('returns'),
    attack: order,
    vector,
    edge,
    left: distanceLeft.secret({ shows: 0 }),
    used: flag.as('activated'),
    rode: whole(NONE, ({ box }, commander) => at(box.commanders, commander).mp),
  }),
  ...rows('riders', RIDER, {
    rider: oneOf(['with-chief', 'under-way', 'on-track', 'spent', 'saddled'])
      .as('where')
      .secret({ shows: (where) => (where === SPENT || where === SADDLED ? WITH_CHIEF : where) }),
    riderHex: id(HEX, NO).as('hex').onMap('none'),
    riderDue: returns.as('returns'),
    riderTo: id(COMMANDER, NO).as('to').secret({ shows: NONE }),
    riderAttack: order,
    riderVector: vector,
    riderEdge: edge,
    riderLeft: distanceLeft.secret({ shows: 0 }),
  }),
  ...part('activation', {
    active: id(COMMANDER, NO).as('commander'),
    /** 0 out-of-command units, 1 the brigade, 2 continuations of charges, 3 stragglers. */
    stage: whole(0, 3),
    mover: id(UNIT, NO).as('unit'),
    joining: bit,
    action: whole(0, SOME),
    /** Who fired at whom: target times SHOT plus firer. */
    shots: list(
      coded(tuple(id(UNIT), id(UNIT)), {
        encode: ([target, firer]) => target * SHOT + firer,
        decode: (shot: number): [number, number] => [Math.floor(shot / SHOT), shot % SHOT],
      }),
    ),
    fired: whole(0, SOME),
    towards: id(COMMANDER, NO),
    pick: inOrder(
      SIDE,
      id(COMMANDER, NO).secret({ shows: NONE, while: ({ state }, side) => !at(state.shown, side) }),
    ).as('picked'),
    shown: inOrder(SIDE, bit),
    flashes: inOrder(SIDE, whole(0, SOME).secret({ shows: 0 })),
    /** The order being written: attack or not, vector, edge. */
    draft: inOrder(
      SIDE,
      tuple(
        bit,
        whole(0, ({ box }) => box.vectors.length - 1),
        hexNumber,
      ).secret({
        shows: [0, 0, NONE],
      }),
    ),
    /** The melee that is being declared or fought. */
    melee: maybe(
      record({
        kind: literal(...MELEE_KINDS),
        target: id(HEX),
        /** Declared attackers, and those who passed their first check. */
        units: list(id(UNIT)),
        passed: list(id(UNIT)),
        /** Who stood in the target hex at the declaration and fights. */
        defenders: list(id(UNIT)),
        /** Morale at the declaration, by attacker and by defender (XII.19(5), R35, R38). */
        morale: list(whole(0, ({ box }) => Math.max(...box.units.map((unit) => unit.full)))),
        stand: list(whole(0, ({ box }) => Math.max(...box.units.map((unit) => unit.full)))),
        /** The commander who supports each side, NONE if none (XIII.4). */
        support: list(
          whole(NONE, ({ box }) => box.commanders.length - 1),
          { length: 2 },
        ),
        /** Whether the target was concealed when the attack began. */
        hidden: truth,
        decided: truth,
      }),
    ),
  }),
  ...part('score', {
    commandersLost: whole(0, SOME),
    /** Points of morale lost so far, by side, and by the Highland Brigade alone, for the end report. */
    moraleLost: list(whole(0, SOME), { length: 3 }),
    /** Hexes of the main trench and the summit that British units have stood in, for the end report. */
    entered: list(id(HEX)),
    /** 1 once the first Highland activation has deployed or ended the column rule. */
    columnsMoved: bit,
  }),
});

export interface State extends GameState, Fields<typeof FIELDS> {}
export type Melee = NonNullable<State['melee']>;

/** The fields that belong to the counter and those that lie openly on a concealed marker. */
export const UNIT_ARRAYS = keysOf(UNIT_FIELDS);

const HIDDEN = Array.from({ length: 40 }, (_, mark) => `hide-${mark + 1}`);

const side = whole(0, 1);
const left = whole(0, SOME);
/** A unit by its id, or by its marker (R71). */
const unit = name(UNIT, HIDDEN);
const commander = name(COMMANDER);
const rider = name(RIDER);
const hex = name(HEX);
const hexOrNone = name(HEX, ['']);
/** Who is given an order, by which means, and the rider who takes it, if one does. */
const writing = {
  side,
  commander,
  by: literal('self', 'free', 'rider', 'flash', 'saddle', 'broken'),
  rider: name(RIDER, ['']),
};
const ordering = {
  side,
  by: literal('free', 'rider', 'flash', 'saddle', 'broken'),
  /** Brigadiers who were dealt with. */
  done: list(commander),
};
/** What the passive side may react to (R17), and the hex ahead. */
const reaction = {
  to: literal('leave', 'step', 'formation', 'fire', 'declare', 'drop', 'start'),
  hex: hexOrNone,
};
const retreating = {
  unit,
  why: literal('melee', 'rout', 'fire', 'before', 'mounted', 'guns'),
  /** Hexes of the enemies it must get away from. */
  foes: list(hex),
  /** Hexes gone through so far, the first being where it began. */
  way: list(hex, { repeats: true }),
};

/** By step of the agenda: what it is about. */
export const STEPS = steps({
  openingVolley: {},
  openFire: {},
  turn: {},
  commanderReturns: { commander },
  commandPhase: {},
  ordersSealed: {},
  ridersRide: {},
  rideOn: { rider },
  riderWay: { rider },
  ridersSaddle: {},
  ridersStart: {},
  ridersReturn: {},
  markRouted: {},
  chiefMoves: {},
  boersOutOfCommand: {},
  orders: ordering,
  giveOrder: ordering,
  orderKind: writing,
  orderVector: writing,
  orderEdge: writing,
  orderDistance: writing,
  chiefRide: { left },
  pairs: {},
  pickBrigade: { side },
  initiative: {},
  whoFirst: { side },
  single: { side },
  activate: { side },
  independence: { side },
  outOfCommand: { side },
  act: { side },
  lead: { side, left },
  leadAtLast: { side },
  beginUnit: { side },
  unit: { side },
  carryOn: { side },
  leaving: { to: hex },
  enterHex: { to: hex },
  arrived: { unit },
  alarm: { unit },
  scatterRouted: { unit },
  shiftRider: { rider, by: literal(...SIDES) },
  commanderFlees: { commander },
  reactions: reaction,
  react: reaction,
  afterStep: {},
  shoot: { firer: unit, target: unit, reaction: truth },
  shockPasses: {},
  fireEffects: { target: unit, firer: unit, loss: whole(0, SOME) },
  withdrawOffer: {},
  beforeMelee: {},
  marshal: {},
  joinOrFight: {},
  fight: {},
  support: { who: literal(0, 1) },
  firstChecks: {},
  counterCheck: { hex },
  defend: {},
  pursue: {},
  secondCheck: {},
  meleeOver: {},
  advanceTo: { side },
  retreat: retreating,
  retreatStep: retreating,
  retreated: retreating,
  continuations: {},
  stragglers: { side },
  heading: { side, unit },
  activationEnds: {},
  surplus: {},
  makeRoom: { side, hex },
  activationOver: {},
  rallyOrder: { side, commander },
  reorganisation: {},
  rally: {},
  endTurn: {},
});

export type Steps = StepArgs<typeof STEPS>;
export type OrderArgs = Steps['orders'];
export type Trigger = Steps['react']['to'];
export type RetreatArgs = Steps['retreat'];
export type RetreatWhy = RetreatArgs['why'];

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;

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

/** The name under which both sides may speak of a unit: a concealed one is its marker (R71). */
export const nameOf = (look: Look, unit: number): string => {
  const mark = at(look.state.mark, unit);
  return mark === NONE || !look.state.options.hiddenNames
    ? card(look, unit).id
    : (HIDDEN[mark] ?? `hide-${mark + 1}`);
};

/** Whether a name is that of a HIDE marker. */
export const isMarker = (name: string): boolean => name.startsWith('hide-');

/** The unit that a name of either kind means; NONE if there is none. */
export function unitIndex(look: Look, name: string | undefined): number {
  const unit = look.box.unitIndex.get(name ?? '');
  if (unit !== undefined) return unit;
  if (name === undefined || !isMarker(name)) return NONE;
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

/** Whether a unit of that side stands next to a hex. */
export function touches(look: Look, hex: number, side: number): boolean {
  const where = look.state.hex;
  const { sideOf, grid } = look.box;
  for (let unit = 0; unit < where.length; unit++) {
    const here = where[unit] as number;
    if (here < 0 || sideOf[unit] !== side) continue;
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

export { BOERS, BRITISH, NONE };
