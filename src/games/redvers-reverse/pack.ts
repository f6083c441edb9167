import {
  apartBy,
  byKey,
  decimal,
  fields,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  orNone,
  type Read,
  reference,
  references,
  sourced,
  table,
  text,
  whole,
} from '../../kernel/pack-schema.ts';

const sp = whole(0, 20);
const mp = whole(0, 9);
const box = whole(1, 99);
const turn = whole(0, 99);
const links = byKey(only(true));
const variant = maybe(reference);
/** What a card adds to or takes from a roll. */
const worth = whole(-20, 20);

const modifier = sourced({ value: worth });
const within = sourced({ value: worth, within: whole(0, 99) });
const beyond = sourced({ value: worth, beyond: whole(0, 99) });
const atLeast = sourced({ value: worth, atLeast: whole(0, 99) });
const atMost = sourced({ value: worth, atMost: whole(0, 99) });

export interface Modifier {
  readonly value: number;
}
export type Modifiers = Readonly<Record<string, Modifier>>;

/** One row of a table: it serves every result up to `max` that no row before it serves. */
export interface Row {
  readonly max: number | null;
}
const max = orNone(whole(-20, 60));
const levels = listOf(fields({ max, level: whole(0, 3) }), 1, 20);
const recoveries = listOf(fields({ max, levels: whole(0, 3) }), 1, 20);

const battalion = {
  name: text,
  type: only('battalion'),
  sp,
  reducedSp: sp,
  startSp: sp,
  mp,
  stacking: whole(0, 9),
};
const unit = apartBy('type', [
  sourced(battalion),
  sourced({
    name: text,
    type: only('regiment'),
    sp,
    mountedSp: sp,
    losses: whole(1, 9),
    startSp: sp,
    mp,
    mountedMp: mp,
    stacking: whole(0, 9),
  }),
  sourced({
    name: text,
    type: only('battery'),
    sp,
    losses: whole(1, 9),
    startSp: sp,
    mp,
    limberedMp: mp,
    naval: flag,
    stacking: whole(0, 9),
    variant,
  }),
]);
export type UnitEntry = Read<typeof unit>;

const chit = { name: text, count: whole(0, 20) };
const plain = sourced(chit);
const worthy = sourced({ ...chit, value: worth });
const release = sourced({ ...chit, group: reference });
const ofVariant = sourced({ ...chit, variant: reference });

const marks = fields({ markers: listOf(whole(2, 12), 1, 20), areas: references(1) });
const entry = { confidence: whole(-20, 20), loss: whole(-20, 20) };
const status = sourced(entry);
const rating = { name: text, rating: whole(-9, 9) };
const setting = sourced(rating);
const dial = sourced({ ...rating, value: worth });

const ground = { fire: worth, allMp: flag, holdsSuppressed: flag };
const crossing = sourced({
  ...ground,
  britishMorale: worth,
  /** Units a side may take through in a turn, and leave there. */
  through: whole(1, 20),
  stay: whole(0, 20),
});

const ZONES = [
  'ownArea',
  'crossings',
  'ownFrontline',
  'anyFrontline',
  'northOrFrontline',
  'southRiverside',
  'southBank',
  'other',
] as const;
export type Zone = (typeof ZONES)[number];
const zones = listOf(oneOf(...ZONES), 1, 20);

const PLOTS = ['most', 'second', 'unlimbered', 'mounted', 'nearest', 'attacked'] as const;
export type Plot = (typeof PLOTS)[number];
/** One for each face of the die. */
const plots = listOf(oneOf(...PLOTS), 6, 6);

export const TARGET_KINDS = [
  'unlimbered-battery',
  'battalion',
  'mounted-regiment',
  'dismounted-regiment',
  'limbered-battery',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
const targets = listOf(oneOf(...TARGET_KINDS), 1, 20);

const MOVE_ROWS = ['gunsOrGenerals', 'frontline', 'land', 'drift'] as const;
export type MoveRow = (typeof MOVE_ROWS)[number];

export const FRONTLINES = ['upper', 'central', 'lower'] as const;

export const schema = fields({
  areas: table(
    sourced({
      name: text,
      terrain: oneOf('clear', 'drift', 'bridge', 'brush', 'rough', 'hill', 'village'),
      features: listOf(oneOf('donga', 'kraal', 'ammo-wagons'), 0, 3),
      bank: oneOf('north', 'south', 'river'),
      frontline: orNone(oneOf(...FRONTLINES)),
      emplacement: flag,
      redEdge: flag,
      riverside: flag,
      /** One of the hills that the terrain chart names. */
      namedHill: flag,
      /** The two banks of a crossing. */
      northArea: maybe(reference),
      southArea: maybe(reference),
    }),
  ),
  offMap: table(
    sourced({
      name: text,
      kind: oneOf('commandos-only', 'towards-ladysmith'),
      links: references(1),
    }),
  ),
  adjacency: sourced({ pairs: links }),
  fireAcrossRiver: sourced({ pairs: links }),
  brigades: table(
    sourced({
      order: whole(1, 99),
      name: text,
      kind: oneOf('infantry', 'cavalry', 'artillery'),
      setupArea: reference,
      historicalObjective: reference,
      arrives: maybe(whole(1, 20)),
      variant,
      leader: sourced({ name: text, mp, receiveModifier: worth }),
      units: table(unit),
    }),
  ),
  special: fields({
    buller: sourced({ name: text, mp, start: reference }),
    long: sourced({ name: text, mp, start: reference }),
    hq: sourced({ name: text, mp, movementModeMp: mp, start: reference }),
  }),
  commandos: table(
    sourced({ name: text, sp, reducedSp: sp, group: reference, startArea: reference }),
  ),
  boerArtillery: table(
    sourced({
      name: text,
      sp,
      group: reference,
      startArea: reference,
      howitzer: flag,
      variant,
    }),
  ),
  groups: table(sourced({ name: text, sub: flag })),
  chits: fields({
    british: fields({
      'no-event': plain,
      'bob-hart': plain,
      'extra-cp': worthy,
      'lost-cp': worthy,
      heliograph: plain,
      guide: worthy,
      'bad-map': worthy,
      dust: worthy,
      lyddite: plain,
      water: worthy,
      initiative: worthy,
      zeal: plain,
      hesitate: ofVariant,
      'close-order': ofVariant,
    }),
    boer: fields({
      g1: release,
      g2: release,
      g3: release,
      g4: release,
      misfire: plain,
      ammo: worthy,
      'boer-none': plain,
      botha: worthy,
      slip: worthy,
      waver: worthy,
      kruger: worthy,
    }),
    spCup: sourced({
      counters: listOf(fields({ value: whole(-9, 9), count: whole(0, 20) }), 1, 20),
      noFire: whole(0, 20),
    }),
    driftMarkers: sourced({ draw1: marks, draw2: marks }),
    firstBoerDraw: sourced({ turn }),
  }),
  tables: fields({
    sendOrders: sourced({
      rows: listOf(fields({ max, result: oneOf('lost', 'arrives'), turns: whole(0, 9) }), 1, 20),
      modifiers: fields({
        'with-hq': modifier,
        near: within,
        far: beyond,
        across: modifier,
        'hq-sends': modifier,
        heliograph: modifier,
      }),
    }),
    receiveOrders: sourced({
      rows: listOf(fields({ max, result: oneOf('ignore', 'ordered', 'charge') }), 1, 20),
      modifiers: fields({ long: modifier, panicked: modifier, standing: modifier }),
    }),
    emergencyWithdrawal: sourced({
      rows: listOf(fields({ max, result: oneOf('continue', 'withdraw') }), 1, 20),
      modifiers: fields({ panicked: modifier, standing: modifier, across: modifier }),
      tryAt: decimal(0, 1),
      automaticAt: decimal(0, 1),
    }),
    shellFire: sourced({ rows: levels }),
    rifleFire: sourced({ rows: listOf(fields({ max, losses: whole(0, 9) }), 1, 20) }),
    britishFireModifiers: sourced({
      modifiers: fields({
        multiple: modifier,
        'sp-strong': atLeast,
        'sp-weak': atMost,
        disrupted: modifier,
        suppressed: modifier,
        naval: modifier,
        short: within,
        lyddite: modifier,
        hidden: modifier,
      }),
    }),
    boerFireModifiers: sourced({
      modifiers: fields({
        multiple: modifier,
        'sp-strong': atLeast,
        'sp-weak': atMost,
        howitzer: modifier,
        stacking: atLeast,
        'close-order': modifier,
        'bob-hart': modifier,
        mounted: modifier,
      }),
    }),
    formationMorale: sourced({
      columns: fields({ brigade: levels, emplaced: levels, open: levels }),
      modifiers: fields({
        'extra-loss': modifier,
        shaky: modifier,
        leader: modifier,
        standing: modifier,
        panicked: modifier,
        shaken: modifier,
      }),
    }),
    unitRecovery: sourced({
      columns: fields({ disrupted: recoveries, suppressed: recoveries, routed: recoveries }),
      modifiers: fields({
        leader: modifier,
        buller: modifier,
        standing: modifier,
        panicked: modifier,
        'enemy-here': modifier,
        'enemy-near': modifier,
        shaken: modifier,
      }),
    }),
    leaders: sourced({
      panickedAtMost: whole(1, 12),
      standingFirmAtLeast: whole(2, 13),
      markerLeavesAtLeast: whole(1, 13),
      eliminatedOn: listOf(whole(2, 12), 0, 11),
    }),
    ranges: sourced({
      boerShell: whole(0, 9),
      britishShell: whole(0, 9),
      rifle: whole(0, 9),
      order: whole(0, 20),
    }),
    commandPoints: sourced({
      bullerAtOperativeHq: whole(0, 9),
      bullerAtMovingHq: whole(0, 9),
      bullerApart: whole(0, 9),
      hqAlone: whole(0, 9),
    }),
  }),
  statusChart: sourced({
    entries: fields({
      'commando-reduced': status,
      'commando-eliminated': status,
      'artillery-eliminated': status,
      'battalion-reduced': status,
      'battalion-eliminated': status,
      'regiment-eliminated': status,
      'battery-eliminated': status,
      'leader-eliminated': status,
      'buller-eliminated': status,
      captured: status,
      recaptured: status,
      across: sourced({ ...entry, atLeast: whole(1, 99) }),
      deadline: sourced({ ...entry, fromTurn: turn }),
      hlangwane: status,
      ladysmith: sourced({ ...entry, atLeast: whole(1, 99) }),
    }),
    fixed: sourced({
      automatic: whole(-9, 9),
      min: box,
      max: box,
      shakenAt: whole(2, 40),
      withdrawAtBox: box,
      withdrawFromTurn: turn,
      lossEnd: box,
      victoryLossMax: box,
      lastTurn: box,
    }),
  }),
  boerCharts: fields({
    zone: sourced({ commando: zones, artillery: zones }),
    plot: sourced({ commando: plots, artillery: plots }),
    target: sourced({ rifle: targets, shell: targets }),
    movement: sourced({ order: listOf(oneOf(...MOVE_ROWS), 1, 20) }),
  }),
  terrain: fields({
    clear: sourced(ground),
    drift: crossing,
    bridge: crossing,
    brush: sourced(ground),
    rough: sourced(ground),
    hill: sourced({ ...ground, moraleOnNamedHills: worth }),
    village: sourced({ ...ground, fireBritishAlone: worth, moraleBritishAlone: worth }),
  }),
  features: fields({
    donga: sourced({ fireBritishAlone: worth }),
    kraal: sourced({ fireBritishAlone: worth }),
    emplacement: sourced({ fireBoers: worth, recoveryBoers: worth }),
  }),
  setup: sourced({ turn: box, confidence: box, loss: box, cp: whole(0, 99) }),
  scenarios: fields({ 'buller-version': sourced({ objectives: byKey(reference) }) }),
  variants: fields({
    hesitate: setting,
    'close-order': setting,
    'river-high': dial,
    'bridge-mined': dial,
    'late-start': dial,
    resolute: dial,
    'more-guns': setting,
    'early-release': dial,
    'no-hlangwane': setting,
    scouts: setting,
    guides: dial,
    balloon: dial,
    staff: dial,
    howitzers: setting,
    white: setting,
    nervous: dial,
    night: setting,
    warren: setting,
  }),
});

export type Pack = Read<typeof schema>;
export type StatusEntry = keyof Pack['statusChart']['entries'];
export type BoerChit = keyof Pack['chits']['boer'];
export type Variant = keyof Pack['variants'];
