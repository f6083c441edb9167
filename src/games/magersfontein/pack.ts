import {
  apartBy,
  byKey,
  either,
  fields,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  orNone,
  pairOf,
  type Read,
  reference,
  references,
  type Schema,
  sourced,
  sourcedApart,
  table,
  text,
  whole,
} from '../../kernel/pack-schema.ts';
import { SIDES } from './sides.ts';

const TERRAINS = ['veld', 'scrub', 'kopje', 'farm', 'dam', 'river'] as const;
/** Terrains are numbered in this order. */
export const terrains: readonly Terrain[] = TERRAINS;
export type Terrain = (typeof TERRAINS)[number];

/** Hexes that I.18 gives the map. */
export const COLUMNS = 33;
export const ROWS = 37;

const side = oneOf(...SIDES);
const turn = whole(1, 99);
const count = whole(0, 99);
const points = whole(0, 99);
const worth = whole(-20, 20);
const brigade = oneOf(
  'highland',
  'guards',
  'ninth',
  'cavalry',
  'artillery',
  'army',
  'centre',
  'right',
  'left',
  'reserve',
);

const counter = {
  name: text,
  side,
  brigade,
  morale: fields({ full: whole(1, 20), reduced: whole(1, 20) }),
  setup: fields({
    hex: maybe(reference),
    formation: maybe(oneOf('column', 'mounted')),
    concealed: maybe(flag),
  }),
};

const unit = apartBy('type', [
  sourced({
    ...counter,
    type: oneOf('infantry', 'cavalry', 'mounted-infantry', 'commando'),
    movement: fields({ foot: whole(0, 30), mounted: maybe(whole(0, 30)) }),
    /** By distance in hexes; what is not named is out of range. */
    fireRange: fields({ 1: worth, 2: maybe(worth), 3: maybe(worth) }),
    momentum: whole(0, 9),
    column: flag,
    horses: flag,
    /** XIV.19 */
    recoversAsBritish: maybe(flag),
    /** XIV.27 */
    lostWhenRouted: maybe(flag),
  }),
  sourced({
    ...counter,
    type: oneOf('foot-artillery', 'horse-artillery', 'howitzer', 'naval-gun', 'pom-pom'),
    movement: fields({ limbered: whole(0, 30) }),
    /** By band of distance; what is not named is out of range. */
    rangeKey: fields({ A: worth, B: maybe(worth), C: maybe(worth), D: maybe(worth) }),
    highExplosive: flag,
    guns: whole(1, 20),
    onlyStationaryTargets: maybe(flag),
  }),
]);
export type UnitEntry = Read<typeof unit>;

const commander = sourced({
  name: text,
  side,
  chief: flag,
  brigade: orNone(brigade),
  gunner: flag,
  initiative: orNone(whole(0, 9)),
  independence: orNone(whole(0, 9)),
  moraleModifier: whole(0, 9),
  artilleryModifier: whole(0, 9),
  commandRange: whole(0, 40),
  movement: whole(0, 40),
  exemptFromOrders: flag,
  setup: fields({ hex: reference }),
  startOrder: maybe(
    fields({
      order: oneOf('attack', 'defense'),
      vector: maybe(oneOf('N-NE', 'NE-SE', 'SE-S', 'S-SW', 'SW-NW', 'NW-N')),
      distance: maybe(whole(1, 40)),
    }),
  ),
  /** With the option that he comes late. */
  late: maybe(fields({ turn, hex: reference })),
});

const cost = either('must be a whole number from 0 to 40, or "X"', whole(0, 40), only('X'));
export type Cost = Read<typeof cost> | { readonly fromLevels: number; readonly else: number };
const classes = {
  foot: cost,
  column: cost,
  mounted: cost,
  footArtillery: cost,
  horseArtillery: cost,
  /** III.23 An X closes the ground to commanders and riders. */
  commander: maybe(cost),
};
const steepCost = either(
  'must be a whole number from 0 to 40, "X", or an X from so many levels on',
  whole(0, 40),
  only('X'),
  fields({ fromLevels: whole(2, 9), value: only('X'), else: whole(0, 40) }),
);
const costs = fields(classes);

const modifier = sourced({ value: worth });
const meleeModifier = sourced({ attacker: worth, defender: worth });
const ground = sourced({
  fire: worth,
  artillery: worth,
  meleeAttacker: worth,
  meleeDefender: worth,
});

const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);
/** Modified rolls that the fire charts have a column for. */
export const ROLLS = range(-4, 13);
const chartOf = <S extends Schema>(cell: S) =>
  fields(
    Object.fromEntries(
      range(1, 10).map((row) => [
        row,
        fields(Object.fromEntries(ROLLS.map((roll) => [roll, cell]))),
      ]),
    ),
  );
/** Points lost; an asterisk destroys a trench. */
const shellResult = oneOf(...range(0, 9).flatMap((n) => [`${n}`, `${n}*`]));

const scenario = {
  name: text,
  turns: turn,
  times: listOf(text, 1, 99),
  openingVolley: flag,
  dawnTurns: count,
  columnStack: whole(1, 20),
  firstInitiative: orNone(side),
  heliograph: orNone(
    sourced({ fromTurn: turn, untilTurn: turn, success: whole(0, 9), perCommandPhase: count }),
  ),
  dispatchRiders: sourced({ british: count, boers: count }),
  /** By unit: it waits for this turn. */
  release: byKey(sourced({ turn })),
  reinforcements: byKey(fields({ turn, entry: references(1) })),
  /** By brigade: how far north it may go, and how long. */
  limits: byKey(sourced({ northernmostRow: whole(1, ROWS), untilTurn: turn })),
  /** By unit: its hex; without this all units stand where they are printed. */
  units: orNone(byKey(reference)),
  commanders: orNone(references(1)),
  area: orNone(
    fields({
      fromColumn: whole(1, COLUMNS),
      toColumn: whole(1, COLUMNS),
      fromRow: whole(1, ROWS),
      toRow: whole(1, ROWS),
    }),
  ),
  trenches: references(),
};

const victoryByPoints = sourced({
  summit: points,
  mainTrench: points,
  commandoEliminated: points,
  commandoRouted: points,
  gunEliminated: points,
  exit: points,
  britishEliminated: points,
  britishRouted: points,
  britishReduced: points,
  batteryEliminated: points,
  commanderLost: points,
  lineHeld: points,
  levels: fields({
    britishDecisive: points,
    britishMarginal: points,
    boersMarginal: points,
    boersDecisive: points,
  }),
  automatic: fields({ summits: whole(1, 99), infantryBroken: whole(1, 99) }),
});
export type VictoryByPoints = Read<typeof victoryByPoints>;

const victoryByHexes = sourced({
  summitWins: whole(1, 99),
  trenchesWin: whole(1, 99),
  trenchesDraw: whole(1, 99),
});
export type VictoryByHexes = Read<typeof victoryByHexes>;

export const schema = fields({
  scale: sourced({ hexMetres: whole(1, 9999), turnMinutes: whole(1, 999) }),
  counterTotal: sourced({ value: whole(1, 999) }),
  colours: sourced({ british: text, boers: text }),
  sheet: sourced({ mapMillimetres: pairOf(whole(1, 9999)), referenceTables: count, dice: count }),
  markers: table(sourced({ reverse: orNone(text) })),
  units: table(unit),
  commanders: table(commander),
  dispatchRiders: table(sourced({ side, number: whole(1, 20) })),
  rangeBands: fields({
    gun: sourced({ to: listOf(whole(1, 60), 4, 4) }),
    pomPom: sourced({ to: listOf(whole(1, 60), 4, 4) }),
  }),
  salvoCost: sourced({ horseArtillery: whole(1, 30), others: whole(1, 30) }),
  charts: fields({
    terrainEffectsChart: sourced({
      costs: fields({
        veld: costs,
        scrub: costs,
        kopje: costs,
        farm: costs,
        dam: costs,
        river: fields({ ...classes, moraleLoss: whole(0, 9) }),
        drift: costs,
        bridge: costs,
        roadOrTrackAlong: costs,
      }),
      hexsides: fields({
        perLevelUp: costs,
        perLevelDown: costs,
        steep2OrMoreLevels: fields({
          foot: steepCost,
          column: steepCost,
          mounted: steepCost,
          footArtillery: steepCost,
          horseArtillery: steepCost,
          commander: maybe(steepCost),
        }),
        wireFence: fields({ ...classes, moraleLoss: whole(0, 9) }),
      }),
    }),
    terrainEffectsOnCombat: fields({
      rows: fields({
        veld: ground,
        scrub: ground,
        kopje: ground,
        farm: ground,
        dam: ground,
        river: ground,
        trench: sourced({ meleeAttacker: worth, meleeDefender: worth }),
        perLevelUphill: sourced({
          meleeAttacker: worth,
          meleeDefender: worth,
          max: whole(0, 9),
        }),
      }),
    }),
    infantryCavalryFireChart: sourced({ rows: chartOf(whole(0, 9)) }),
    artilleryFireChart: sourced({ rows: chartOf(shellResult) }),
    infantryCavalryFireModifiers: fields({
      trench: modifier,
      concealed: modifier,
      column: modifier,
      mounted: modifier,
      gun: modifier,
      uphill: modifier,
      dawn: modifier,
    }),
    artilleryFireModifiers: fields({
      moved: modifier,
      trench: modifier,
      trenchHe: modifier,
      concealed: modifier,
      column: modifier,
      mounted: modifier,
      gun: modifier,
    }),
    meleeCombatModifiers: fields({
      ratio0: meleeModifier,
      ratio1: meleeModifier,
      ratio2: meleeModifier,
      ratio3: meleeModifier,
      ratio4: meleeModifier,
      concealed: meleeModifier,
      loneGun: meleeModifier,
    }),
    mandatoryRetreat: sourced({
      /** `from`: lowest morale of the row. */
      rows: listOf(fields({ from: whole(0, 20), pointsLost: whole(1, 99) }), 1, 20),
      trenchBonus: whole(0, 99),
    }),
  }),
  scenarios: fields({
    historical: sourced({ ...scenario, victory: victoryByPoints }),
    intro: sourced({ ...scenario, victory: victoryByHexes }),
  }),
  melee: sourced({
    secondCheck: worth,
    withdrawalLoss: whole(0, 20),
    retreat: whole(0, 20),
    flight: whole(0, 20),
    fireRetreat: whole(0, 20),
    continuation: whole(0, 20),
  }),
  column: sourced({ deployCost: whole(0, 30), extraLoss: whole(0, 20) }),
  command: sourced({
    riderReach: whole(1, 99),
    chiefNear: fields({ british: whole(0, 99), boers: whole(0, 99) }),
    loss: whole(0, 10),
    awayTurns: whole(1, 99),
  }),
  objectives: sourced({
    summit: references(1),
    mainTrench: references(1),
    northExit: references(1),
  }),
  map: sourced({
    columns: only(COLUMNS),
    rows: only(ROWS),
    hexes: table(
      sourcedApart({
        level: whole(0, 9),
        terrain: oneOf(...TERRAINS),
        basin: maybe(flag),
        drift: maybe(flag),
        bridge: maybe(flag),
      }),
    ),
    kimberleyRoad: sourced({ path: references(2) }),
    mossDriftTrack: sourced({ path: references(2) }),
    wireFences: sourced({ hexsides: byKey(only(true)) }),
  }),
});

export type Pack = Read<typeof schema>;
