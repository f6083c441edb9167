import { at, cell } from '../../../kernel/lists.ts';
import { NEVER } from '../box.ts';
import {
  BOERS,
  BRITISH,
  card,
  commanderIndex,
  hexId,
  hexIndex,
  IN_COMMAND,
  type Look,
  NONE,
  nameOf,
  OUT,
  onMap,
  scenarioOf,
  sideName,
  unitIndex,
  WAITING,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import { d10, moraleOf, whyNotUnit } from './01-general.ts';
import { waiting } from './02-turn.ts';
import { inRange } from './03-command.ts';
import { leadMp, mustLead } from './03-lead.ts';
import {
  advances,
  freeSteps,
  mayTakeDefense,
  takeDefense,
  whyNotTakeDefense,
} from './03-orders.ts';
import { costClass, rides, takePoints } from './04-mounted.ts';
import { stacksRout } from './06-stacking.ts';
import { canStand, mayStandIn } from './07-ground.ts';
import { watchRallying } from './14-recovery.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const NOT_YOURS = refuse('II.7', 'notYours');
const GONE = refuse('II.7', 'gone');
const ACTED_ALREADY = refuse('II.8', 'actedAlready');
const NOT_RELEASED = refuse(null, 'notReleased');
const NOT_A_STRAGGLER = refuse('III.11', 'notAStraggler');
const NOT_LED = refuse('III.9', 'notLed');
const OUT_OF_COMMAND_FIRST = refuse('VII.10', 'outOfCommandFirst');
const TOO_LATE = refuse('VII.10', 'tooLate');

export const FIRST = 0;
export const MAIN = 1;
export const CHARGES = 2;
export const STRAGGLERS = 3;

/** II.7, II.8, I.17 One brigade's activation. */
export const activate = step('activate', (war, { side }) => {
  const { state, box } = war;
  const commander = at(state.pick, side);
  state.active = commander;
  state.used[commander] = 1;
  state.shown[side] = 1;
  state.stage = FIRST;
  state.action = 0;
  clearMarkers(war);
  for (let unit = 0; unit < state.hex.length; unit++) state.morale[unit] = moraleOf(war, unit);
  for (let i = 0; i < state.rode.length; i++) if (at(state.rode, i) !== NONE) state.rode[i] = 0;
  war.reveal();
  war.tell({
    type: 'activated',
    rule: 'II.6',
    piece: at(box.commanders, commander).id,
    side: sideName(side),
  });
  const { free } = at(box.commanders, commander);
  // II.7(1), III.42 A brigadier on the field may first think for himself.
  if (at(state.at, commander) >= 0 && !free) war.next('independence', { side });
  war.next('outOfCommand', { side });
  war.next('act', { side });
  war.next('continuations');
  war.next('leadAtLast', { side });
  war.next('stragglers', { side });
  war.next('activationEnds');
});

/** V.18, XII.18, III.13 What an activation leaves on the counters comes off. */
function clearMarkers(war: War): void {
  const { state } = war;
  for (const list of [
    state.reacts,
    state.reactedTo,
    state.assault,
    state.led,
    state.mp,
    state.volleys,
    state.moved,
    state.changed,
    state.heavyGoing,
    state.halved,
    state.fireLoss,
    state.withdrew,
    state.attacked,
    state.goOn,
    state.gaveWay,
    state.shock,
  ])
    list.fill(0);
  state.start.fill(NONE);
  state.shots = [];
  state.mover = NONE;
  state.joining = 0;
  state.towards = NONE;
  state.melee = null;
}

const THINK: Choice<'think'> = { do: 'think' };
const OBEY: Choice<'obey'> = { do: 'obey' };

/** III.42 A roll not above his independence lets him change his order; else he obeys. */
export const independence = decision('independence', {
  side: (_, { side }) => sideName(side),
  rule: 'III.42',
  choices: () => [OBEY, THINK],
  take: {
    obey() {},
    think(war, { side }) {
      const { id, independence: factor } = at(war.box.commanders, war.state.active);
      const roll = d10(war, `independence/${id}`);
      const passed = roll <= factor;
      war.tell({ type: 'independence', rule: 'III.42', piece: id, roll, factor, passed });
      // What he decides is written behind the screen.
      if (passed)
        war.together([
          {
            side: sideName(side),
            steps: [{ step: 'orderKind', side, commander: id, by: 'self', rider: '' }],
          },
        ]);
    },
  },
});

/** II.7(2), III.9 to III.11 Who is led in this activation, who must first find his way back. */
export const outOfCommand = step('outOfCommand', (war, { side }) => {
  const { state, box } = war;
  const { brigade } = at(box.commanders, state.active);
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (card(war, unit).side !== side || !onMap(war, unit) || at(state.acted, unit)) continue;
    if (at(scenarioOf(war).release, unit) > state.turn) continue;
    const near = inRange(war, state.active, at(state.hex, unit));
    const own = card(war, unit);
    if (side === BOERS) {
      // III.2 Any commando in range; III.11 those marked out of command wait for the end.
      if (near && !at(state.outOfCommand, unit)) state.led[unit] = IN_COMMAND;
    } else if (own.kind === 'cavalry' || own.kind === 'mountedInfantry')
      state.led[unit] = IN_COMMAND;
    else if (own.brigade === brigade) {
      const routed = at(state.routed, unit) > 0;
      state.led[unit] = near || routed ? IN_COMMAND : OUT;
      if (at(state.led, unit) === OUT)
        war.tell({ type: 'outOfCommand', rule: 'III.10', piece: nameOf(war, unit) });
    } else if (own.brigade === 'army' && near) state.led[unit] = IN_COMMAND;
  }
  state.stage = state.led.some((led) => led === OUT) ? FIRST : MAIN;
});

/** II.8, R5, R6 Whether a unit may begin its action now. */
export function whyNotActor(look: Look, unit: number): Refusal | null {
  const { state, box } = look;
  if (state.active === NONE || card(look, unit).side !== at(box.commanders, state.active).side)
    return NOT_YOURS;
  if (!onMap(look, unit)) return GONE;
  if (at(state.acted, unit)) return ACTED_ALREADY;
  if (at(scenarioOf(look).release, unit) > state.turn) return NOT_RELEASED;
  const led = at(state.led, unit);
  if (state.stage === STRAGGLERS) return isStraggler(look, unit) ? null : NOT_A_STRAGGLER;
  if (led === 0) return NOT_LED;
  if (state.stage === FIRST) return led === OUT ? null : OUT_OF_COMMAND_FIRST;
  return led === OUT ? TOO_LATE : null;
}

export const mayAct = (look: Look, unit: number): boolean => whyNotActor(look, unit) === null;

/** III.14, III.15 Whether the active commander may move; Defense holds him, Cronje goes as he likes (III.5). */
export const mayLead = (look: Look): boolean => {
  const { state, box } = look;
  const { active } = state;
  if (state.stage !== MAIN || at(state.at, active) < 0 || at(state.rode, active) !== 0)
    return false;
  return at(box.commanders, active).free
    ? freeSteps(look, active, at(state.at, active)).length > 0
    : advances(look, active).length > 0;
};

const END: Choice<'end'> = { do: 'end' };
const PROCEED: Choice<'proceed'> = { do: 'proceed' };

function actChoices(look: Look): Offer<'act'>[] {
  const { state, box } = look;
  const choices: Offer<'act'>[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (mayAct(look, unit)) choices.push({ do: 'act', piece: card(look, unit).id });
    choices.push(...entries(look, unit));
  }
  // III.26 At any time: whoever is asked to act may also ask this.
  if (mayTakeDefense(look, state.active))
    choices.push({ do: 'takeDefense', piece: at(box.commanders, state.active).id });
  if (state.stage === FIRST) return [...choices, PROCEED];
  if (state.stage === STRAGGLERS) return [...choices, END];
  const lead = mayLead(look);
  if (lead) choices.push({ do: 'lead', piece: at(box.commanders, state.active).id });
  // III.14 A brigadier on the attack who can move must move first; XII.36 but his cavalry may go
  // on with its charges before a last step that would turn his order to Defense.
  if (!lead || !at(state.attack, state.active) || anyCharge(look)) choices.push(END);
  return choices;
}

/** A reinforcement that is due may enter where a commander can lead it, or with the stragglers. */
function entries(look: Look, unit: number): Choice<'enter'>[] {
  const { state } = look;
  const entry = scenarioOf(look).entry[unit];
  if (!entry || at(state.hex, unit) !== WAITING || entry.turn > state.turn) return [];
  if (card(look, unit).side !== at(look.box.commanders, state.active).side) return [];
  return entry.hexes
    .filter((hex) => mayStandIn(look, hex, card(look, unit).side) && canStand(look, unit, hex))
    .filter(
      (hex) =>
        state.stage === STRAGGLERS || (state.stage === MAIN && inRange(look, state.active, hex)),
    )
    .map((hex) => ({ do: 'enter', piece: card(look, unit).id, to: hexId(look, hex) }));
}

/** II.7(3) Who acts next. */
export const act = decision('act', {
  side: (_, { side }) => sideName(side),
  rule: 'II.7',
  choices: (look) => actChoices(look),
  whyNot: {
    act: (look, _, { piece }) =>
      whyNotUnit(look, piece) ?? whyNotActor(look, unitIndex(look, piece)),
    enter: () => refuse(null, 'cannotEnter'),
    lead: (look, _, { piece }) => whyNotLead(look, commanderIndex(look, piece)),
    takeDefense: (look, _, tried) =>
      whyNotTakeDefense(look, at(look.box.commanders, look.state.active).side, tried),
    proceed: () => refuse('VII.10', 'nobodyOutOfCommand'),
    end: (look) =>
      mustLead(look)
        ? refuse('III.14', 'mustLead')
        : refuse('VII.10', 'outOfCommandFirst', { piece: '' }),
  },
  take: {
    act(war, { side }, { piece }) {
      beginWith(war, side, unitIndex(war, piece));
      war.next('act', { side });
    },
    enter(war, { side }, { piece, to }) {
      enter(war, side, unitIndex(war, piece), hexIndex(war, to));
      war.next('act', { side });
    },
    lead(war, { side }) {
      war.next('lead', { side, left: leadMp(war) });
      war.next('act', { side });
    },
    takeDefense(war, { side }, choice) {
      takeDefense(war, choice);
      war.next('act', { side });
    },
    proceed(war, { side }) {
      war.state.stage = MAIN;
      war.next('act', { side });
    },
    end() {},
  },
});

function beginWith(war: War, side: number, unit: number): void {
  war.state.mover = unit;
  if (war.state.stage === STRAGGLERS) war.next('heading', { side, unit: card(war, unit).id });
  war.next('beginUnit', { side });
}

function enter(war: War, side: number, unit: number, hex: number): void {
  const { state } = war;
  state.hex[unit] = hex;
  war.tell({ type: 'entered', rule: 'II.7', piece: card(war, unit).id, to: hexId(war, hex) });
  watchRallying(war);
  state.led[unit] = state.stage === STRAGGLERS ? OUT : IN_COMMAND;
  // It comes with what the entry hex leaves it.
  state.start[unit] = hex;
  takePoints(war, unit);
  state.mp[unit] = Math.max(0, at(state.mp, unit) - entryCost(war, unit, hex));
  state.moved[unit] = 1;
  beginWith(war, side, unit);
}

/** What the ground of a hex costs on its easiest side. */
function entryCost(look: Look, unit: number, hex: number): number {
  const costs = look.box.costs[rides(look, unit) ? 'mounted' : costClass(look, unit)];
  let least = NEVER;
  for (let direction = 0; direction < 6; direction++) {
    const from = cell(look.box.grid.next, hex * 6 + direction);
    if (from >= 0) least = Math.min(least, cell(costs, from * 6 + ((direction + 3) % 6)));
  }
  return least;
}

function whyNotLead(look: Look, commander: number): Refusal {
  const { state } = look;
  if (commander !== state.active) return refuse('II.7', 'notYourBrigadier');
  if (state.stage === FIRST) return OUT_OF_COMMAND_FIRST;
  if (at(state.rode, state.active) !== 0) return refuse('III.14', 'rodeAlready');
  return at(state.attack, state.active)
    ? refuse('III.22', 'wayBarred')
    : refuse('III.14', 'ordersDefense');
}

/** XII.35 Who has routed its enemy and may go on; NONE if nobody. */
const nextCharge = (look: Look): number =>
  look.state.goOn.findIndex(
    (on, unit) => on === 1 && onMap(look, unit) && !at(look.state.routed, unit),
  );
const anyCharge = (look: Look): boolean => nextCharge(look) !== NONE;

/** XII.36, XII.37 When all charges are over, cavalry that routed its enemy may go on, one after another. */
export const continuations = step('continuations', (war) => {
  const { state } = war;
  const unit = nextCharge(war);
  if (unit === NONE) return;
  state.stage = CHARGES;
  state.goOn[unit] = 2;
  state.mover = unit;
  state.attacked[unit] = 0;
  state.mp[unit] = war.box.numbers.continuation;
  state.moved[unit] = 0;
  state.heavyGoing[unit] = 0;
  state.start[unit] = at(state.hex, unit);
  war.tell({ type: 'chargeGoesOn', rule: 'XII.35', piece: nameOf(war, unit) });
  war.next('carryOn', { side: card(war, unit).side });
  war.next('continuations');
});

/** III.11 Who may still act when the side's last activation is over: army units and Boers out of command. */
export function isStraggler(look: Look, unit: number): boolean {
  const { state } = look;
  const { side, brigade } = card(look, unit);
  if (!onMap(look, unit) || at(state.acted, unit)) return false;
  if (side === BOERS) return at(state.outOfCommand, unit) === 1;
  return (
    brigade === 'army' &&
    !look.box.commanders.some(
      (c, i) => c.side === BRITISH && c.brigade !== null && inRange(look, i, at(state.hex, unit)),
    )
  );
}

/** III.11 In the last activation of a side its stragglers move. */
export const stragglers = step('stragglers', (war, { side }) => {
  const { state } = war;
  if (waiting(war, side).length > 0) return;
  state.stage = STRAGGLERS;
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (card(war, unit).side === side && isStraggler(war, unit)) state.led[unit] = OUT;
  }
  if (actChoices(war).some((choice) => choice.do === 'act' || choice.do === 'enter'))
    war.next('act', { side });
});

/** III.11, R70 The commander it marches to is named first. */
export const heading = decision('heading', {
  side: (_, { side }) => sideName(side),
  rule: 'III.11',
  choices: (look, { side, unit }) => {
    const choices = look.box.commanders.flatMap((c, i): Offer<'heading'>[] =>
      c.side === side && c.brigade !== null && at(look.state.at, i) >= 0
        ? [{ do: 'head', piece: unit, with: c.id }]
        : [],
    );
    return choices.length > 0 ? choices : [{ do: 'head', piece: unit, with: 'nobody' }];
  },
  whyNot: () => refuse('III.11', 'notYourBrigadier'),
  take: {
    head(war, _, choice) {
      war.state.towards = commanderIndex(war, choice.with);
    },
  },
});

/** III.13, V.18, VI.7, VI.8 The activation is over: what it broke, crowded or marked is put in order. */
export const activationEnds = step('activationEnds', (war) => {
  const { state, box } = war;
  stacksRout(war);
  if (at(box.commanders, state.active).brigade === 'highland') state.columnsMoved = 1;
  war.next('surplus');
  war.next('activationOver');
});

export const activationOver = step('activationOver', (war) => {
  const { state, box } = war;
  watchRallying(war);
  war.tell({ type: 'activationEnds', rule: 'II.7', piece: at(box.commanders, state.active).id });
  clearMarkers(war);
  state.active = NONE;
  state.stage = FIRST;
});

/** III.2, R5 A commando that acted and stands in reach of a commander who has yet to act gets STOP. */
export function stopMarker(war: War, unit: number): void {
  const { state } = war;
  if (card(war, unit).side !== BOERS || !onMap(war, unit)) return;
  const other = waiting(war, BOERS).some((commander) =>
    inRange(war, commander, at(state.hex, unit)),
  );
  if (!other || at(state.stop, unit)) return;
  state.stop[unit] = 1;
  war.tell({ type: 'stopped', rule: 'III.2', piece: nameOf(war, unit) });
}
