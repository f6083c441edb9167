import { at, cell } from '../../../kernel/lists.ts';
import {
  anyIn,
  apart,
  BRITISH,
  card,
  commanderIndex,
  commandersIn,
  enemyOf,
  hexId,
  hexIndex,
  type Look,
  MOUNTED,
  NONE,
  ON_TRACK,
  onMap,
  sideName,
  UNDER_WAY,
  unitIndex,
} from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { check, d10 } from './01-general.ts';
import { loseCommander } from './13-loss.ts';
import { eliminate } from './14-morale.ts';

/** XIII.9, III.20, R79 A commander carried along: hexes nearer his goal are travelled, farther ones are added. */
export function moveCommander(war: War, commander: number, to: number): void {
  const { state, box } = war;
  const from = at(state.at, commander);
  state.at[commander] = to;
  const goal = at(state.edge, commander);
  if (at(state.attack, commander) && goal >= 0) {
    state.left[commander] =
      at(state.left, commander) + apart(war, to, goal) - apart(war, from, goal);
    endAdvance(war, commander);
  }
  war.tell({
    type: 'commanderFollowed',
    rule: 'XIII.9',
    piece: at(box.commanders, commander).id,
    to: hexId(war, to),
  });
}

/** III.19, III.21 Nothing left to travel: the order is Defense of the hex reached. */
export function endAdvance(war: War, commander: number): void {
  if (!at(war.state.attack, commander) || at(war.state.left, commander) > 0) return;
  war.state.attack[commander] = 0;
  war.state.left[commander] = 0;
  const { id, side } = at(war.box.commanders, commander);
  war.tellOnly(sideName(side), { type: 'orderFulfilled', rule: 'III.21', piece: id });
}

/** XIII.9, III.40 Commanders and riders go with the last of their men to leave a hex. */
export function followUnit(war: War, unit: number, from: number): void {
  const { side } = card(war, unit);
  if (anyIn(war, from, side)) return;
  const to = at(war.state.hex, unit);
  for (const commander of commandersIn(war, from, side)) moveCommander(war, commander, to);
  for (const [rider, hex] of war.state.riderHex.entries()) {
    if (
      at(war.state.rider, rider) === UNDER_WAY &&
      hex === from &&
      at(war.box.riders, rider).side === side
    )
      war.state.riderHex[rider] = to;
  }
}

/** What a unit stirs up by entering a hex next to routed enemies, lone commanders and lone riders. */
export const alarm = step('alarm', (war, { unit: id }) => {
  const unit = unitIndex(war, id);
  if (!onMap(war, unit)) return;
  const here = at(war.state.hex, unit);
  const enemy = enemyOf(card(war, unit).side);
  scatterBeside(war, unit);
  alarmCommanders(war, unit, here, enemy);
  alarmRiders(war, unit, here, enemy);
});

/** XIV.15 A unit that begins its action beside routed enemies; whom it does not enter upon it does not hunt. */
export const scatterRouted = step('scatterRouted', (war, { unit: id }) => {
  const unit = unitIndex(war, id);
  if (onMap(war, unit)) scatterBeside(war, unit);
});

function scatterBeside(war: War, unit: number): void {
  const { state } = war;
  const here = at(state.hex, unit);
  const enemy = enemyOf(card(war, unit).side);
  for (let other = 0; other < state.hex.length; other++) {
    if (card(war, other).side !== enemy || !onMap(war, other) || !at(state.routed, other)) continue;
    if (apart(war, at(state.hex, other), here) === 1) scatter(war, other, unit);
  }
}

/** XIV.15 A routed unit with an enemy beside it flees or is destroyed; cavalry rides down men on foot. */
function scatter(war: War, routed: number, by: number): void {
  const { kind, horses, id } = card(war, routed);
  const rider = card(war, by).kind === 'cavalry' && at(war.state.form, by) === MOUNTED;
  if (rider && kind !== 'cavalry' && kind !== 'mountedInfantry' && !horses) {
    eliminate(war, routed, 'XIV.15');
    return;
  }
  if (check(war, routed, 0, 'alarm', 'XIV.15').passed)
    war.next('retreat', {
      unit: id,
      why: 'rout',
      foes: [hexId(war, at(war.state.hex, by))],
      way: [],
    });
  else eliminate(war, routed, 'XIV.15');
}

/** XIII.6, XIII.7, R76 A commander with none of his own about him must get away. */
function alarmCommanders(war: War, unit: number, here: number, side: number): void {
  const { kind, horses } = card(war, unit);
  for (const [commander, where] of war.state.at.entries()) {
    if (where < 0 || at(war.box.commanders, commander).side !== side) continue;
    if (apart(war, where, here) > 1 || anyIn(war, where, side)) continue;
    const { id } = at(war.box.commanders, commander);
    const mounted = (kind === 'cavalry' && at(war.state.form, unit) === MOUNTED) || horses;
    if (mounted) {
      const roll = d10(war, `capture/${id}`);
      war.tell({ type: 'commanderHunted', rule: 'XIII.7', piece: id, roll });
      if (roll >= war.box.command.loss) {
        loseCommander(war, commander);
        continue;
      }
    }
    if (surrounded(war, where, side) || refuges(war, commander).length === 0)
      loseCommander(war, commander);
    else war.next('commanderFlees', { commander: id });
  }
}

const surrounded = (look: Look, hex: number, side: number): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(look.box.grid.next, hex * 6 + direction);
    if (to >= 0 && !anyIn(look, to, enemyOf(side))) return false;
  }
  return true;
};

/** XIII.6 The nearest of his units; British brigadiers go to their brigade first. */
export function refuges(look: Look, commander: number): number[] {
  const { state, box } = look;
  const { side, brigade, chief } = at(box.commanders, commander);
  const own: number[] = [];
  const any: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (card(look, unit).side !== side || !onMap(look, unit)) continue;
    any.push(unit);
    if (card(look, unit).brigade === brigade) own.push(unit);
  }
  const pool = side === BRITISH && !chief && own.length > 0 ? own : any;
  const here = at(state.at, commander);
  const hexes = [...new Set(pool.map((unit) => at(state.hex, unit)))];
  const nearest = Math.min(...hexes.map((hex) => apart(look, hex, here)));
  return hexes.filter((hex) => apart(look, hex, here) === nearest);
}

/** XIII.6 Among equally near units the owner chooses; order and distance stay as they are. */
export const commanderFlees = decision('commanderFlees', {
  side: (look, { commander }) =>
    sideName(at(look.box.commanders, commanderIndex(look, commander)).side),
  rule: 'XIII.6',
  choices: (look, { commander }) => {
    const index = commanderIndex(look, commander);
    const hexes = at(look.state.at, index) < 0 ? [] : refuges(look, index);
    if (hexes.length === 0) return [{ do: 'flee', piece: commander, to: 'off' }];
    return hexes.map(
      (hex): Offer<'commanderFlees'> => ({ do: 'flee', piece: commander, to: hexId(look, hex) }),
    );
  },
  whyNot: () => refuse('XIII.6', 'notNearest'),
  take: {
    flee(war, { commander }, choice) {
      const to = hexIndex(war, choice.to);
      if (to < 0) return;
      war.state.at[commanderIndex(war, commander)] = to;
      war.tell({ type: 'commanderFled', rule: 'XIII.6', piece: commander, to: hexId(war, to) });
    },
  },
});

/** III.39, III.40, R68 Infantry shoos a lone rider a hex away; mounted cavalry may take him. */
function alarmRiders(war: War, unit: number, here: number, side: number): void {
  const { state } = war;
  for (const [rider, hex] of state.riderHex.entries()) {
    if (at(state.rider, rider) !== UNDER_WAY || at(war.box.riders, rider).side !== side) continue;
    if (apart(war, hex, here) > 1 || anyIn(war, hex, side)) continue;
    const { id } = at(war.box.riders, rider);
    if (card(war, unit).kind === 'cavalry' && at(state.form, unit) === MOUNTED) {
      const roll = d10(war, `rider/${id}`);
      war.tell({ type: 'riderHunted', rule: 'III.39', piece: id, roll });
      if (roll >= war.box.command.loss) {
        state.rider[rider] = ON_TRACK;
        state.riderHex[rider] = NONE;
        state.riderDue[rider] = state.turn + war.box.command.awayTurns;
        state.riderTo[rider] = NONE;
        continue;
      }
    }
    war.next('shiftRider', { rider: id, by: sideName(enemyOf(side)) });
  }
}

const riderShifts = (look: Look, rider: number): number[] => {
  const hex = at(look.state.riderHex, rider);
  const enemy = enemyOf(at(look.box.riders, rider).side);
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = hex < 0 ? NONE : cell(look.box.grid.next, hex * 6 + direction);
    if (to >= 0 && !anyIn(look, to, enemy)) found.push(to);
  }
  return found;
};

export const shiftRider = decision('shiftRider', {
  side: (_, { by }) => by,
  rule: 'III.39',
  choices: (look, { rider }) => {
    const hexes = riderShifts(look, look.box.riderIndex.get(rider) ?? NONE);
    if (hexes.length === 0) return [{ do: 'shift', piece: rider, to: 'off' }];
    return hexes.map(
      (hex): Offer<'shiftRider'> => ({ do: 'shift', piece: rider, to: hexId(look, hex) }),
    );
  },
  whyNot: () => refuse('III.39', 'notAdjacent'),
  take: {
    shift(war, { rider }, choice) {
      const to = hexIndex(war, choice.to);
      const index = war.box.riderIndex.get(rider) ?? NONE;
      if (to < 0 || index === NONE) return;
      war.state.riderHex[index] = to;
      war.tell({ type: 'riderShifted', rule: 'III.39', piece: rider, to: hexId(war, to) });
    },
  },
});
