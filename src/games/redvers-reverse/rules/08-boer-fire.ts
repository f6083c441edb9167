import { at } from '../../../kernel/lists.ts';
import { BATTERY, counterNames, REGIMENT } from '../box.ts';
import type { TargetKind } from '../pack.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { FIRM, type Look, NONE, PANICKED, REVERSE, ROUTED } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import {
  actualStrength,
  anyBritishUnit,
  areaId,
  areaOf,
  brigadeId,
  brigadeUnitsIn,
  britishUnitsIn,
  counterValue,
  hasNoFire,
  inPlay,
  isCommando,
  isReplacement,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  soundSp,
  stackingPoints,
} from './01-pieces.ts';
import { drawChit } from './02-events.ts';
import { worsen } from './03-morale.ts';
import { eliminateGeneral, eliminateLeader, liftChits, loseSp } from './06-track.ts';
import { clearAttacks, clearToll, removeAttack } from './07-attacks.ts';
import { isShaky, type Shot } from './07-british-fire.ts';
import { coverOfBritish, moraleOfBritish } from './11-terrain-chart.ts';

/** Chapter 8.2 to 8.6: Boer fire and what it does to the British. */

/** 8.2a Strongest firing unit first. 0c Among equals the player says which, where it matters. */
export const boerResolve = step('boerResolve', (war) => {
  const { state, box } = war;
  if (state.attackAt.length === 0) {
    clearAttacks(state);
    return;
  }
  const equals = strongestAttacks(war);
  const tied = state.chosen.ties === 'ask' ? entangled(war, equals) : [];
  // What has no bearing on the others goes first, in the order in which the targets were found.
  const free = equals.find((attack) => !tied.includes(attack));
  if (free !== undefined) resolveAttack(war, free);
  else
    war.next('boerResolveFirst', {
      tied: tied.map((attack) => pieceId(box, at(state.attackBy, attack))),
    });
  war.next('boerResolve');
});

/** Attacks whose firing unit is as strong as any. */
function strongestAttacks(look: Look): number[] {
  const { attackBy } = look.state;
  const strengths = attackBy.map((unit) => actualStrength(look, unit));
  const most = Math.max(...strengths);
  return [...attackBy.keys()].filter((attack) => strengths[attack] === most);
}

/**
 * Attacks that others among them have a bearing on: losses try the nerve of a brigade's leader and may
 * cost him (8.4), wherever else his brigade is under fire. Shells cost nobody (8.3a).
 */
function entangled(look: Look, attacks: readonly number[]): number[] {
  const { state, box } = look;
  if (attacks.length < 2 || !isCommando(box, at(state.attackBy, at(attacks, 0)))) return [];
  const concerned = attacks.map((attack) => brigadesUnder(look, attack));
  return attacks.filter((_, i) =>
    concerned.some(
      (other, j) => j !== i && other.some((brigade) => concerned[i]?.includes(brigade)),
    ),
  );
}

/** Brigades with a unit or their leader where an attack may cost something. */
function brigadesUnder(look: Look, attack: number): number[] {
  const { state, box } = look;
  const area = at(state.attackAt, attack);
  const by = at(state.attackBy, attack);
  const silent = at(state.counter, by) > 0 && holdsFire(look, by);
  if (silent || !anyBritishUnit(look, area)) return [];
  return [...box.brigades.keys()].filter(
    (brigade) =>
      leaderArea(look, brigade) === area || brigadeUnitsIn(look, brigade, area).length > 0,
  );
}

/** 0c Equals: whose fire is resolved first. */
export const boerResolveFirst = decision('boerResolveFirst', {
  side: 'british',
  rule: '0c',
  choices: (_, { tied }) =>
    tied.map((piece): Offer<'boerResolveFirst'> => ({ do: 'first', piece })),
  whyNot: () => refuse('8.2a', 'notStrongest'),
  take: {
    first(war, _, { piece }) {
      resolveAttack(war, war.state.attackBy.indexOf(pieceOf(war.box, piece)));
    },
  },
});

function resolveAttack(war: War, attack: number): void {
  const { state, box } = war;
  const area = at(state.attackAt, attack);
  const by = at(state.attackBy, attack);
  const support = at(state.attackWith, attack);
  removeAttack(state, attack);
  //
  if (anyBritishUnit(war, area))
    war.next('boerShot', {
      at: areaId(box, area),
      by: pieceId(box, by),
      with: support === NONE ? '' : pieceId(box, support),
      multiple: support !== NONE,
      close: false,
    });
}

/** 8.2 One shot: the counter drawn, the marker gone, the target found, the dice thrown. */
export const boerShot = step('boerShot', (war, args) => {
  const { state, box } = war;
  const by = pieceOf(box, args.by);
  const area = areaOf(box, args.at);
  if (!inPlay(state, by) || !anyBritishUnit(war, area)) return;
  clearToll(state);
  const rifles = isCommando(box, by);
  if (rifles && !drawsStrength(war, by)) return;
  reveal(war, by);
  if (args.with) reveal(war, pieceOf(box, args.with));
  const { units } = targetUnits(war, area, rifles ? 'rifle' : 'shell', 0);
  const shot: Shot = { by, area, multiple: args.multiple, close: args.close };
  const { multiple, close } = args;
  if (state.chosen.ties === 'ask' && areUnlike(war, shot, units))
    war.next('boerAim', {
      at: args.at,
      by: args.by,
      multiple,
      close,
      units: units.map((unit) => pieceId(box, unit)),
    });
  else {
    const target = at(units, 0);
    const settled = units.length === 1 || state.chosen.ties === 'first';
    if (settled)
      war.unasked('british', { do: 'target', piece: args.by, with: pieceId(box, target) });
    boerFires(war, shot, settled ? [target] : units);
  }
});

/** Whether some of the targets are easier to hit than others. */
function areUnlike(look: Look, shot: Shot, targets: readonly number[]): boolean {
  if (targets.length < 2) return false;
  const sums = targets.map((target) => sumOf(boerFireReasons(look, shot, target)));
  return sums.some((sum) => sum !== sums[0]);
}

/** 0c Equal targets that are not equally easy to hit. */
export const boerAim = decision('boerAim', {
  side: 'british',
  rule: '8.2b',
  choices: (_, { by, units }) =>
    units.map((unit): Offer<'boerAim'> => ({ do: 'target', piece: by, with: unit })),
  whyNot: () => refuse('8.2b', 'notFirstTarget'),
  take: {
    target(war, { at: place, by, multiple, close }, choice) {
      const shot: Shot = {
        by: pieceOf(war.box, by),
        area: areaOf(war.box, place),
        multiple,
        close,
      };
      boerFires(war, shot, [pieceOf(war.box, choice.with)]);
    },
  },
});

/** 8.2c, R-34, R-35 An SP Counter unless it has one; without strength there is no shot. */
function drawsStrength(war: War, commando: number): boolean {
  const { state, box } = war;
  const piece = pieceId(box, commando);
  if (at(state.counter, commando) === 0) {
    const kind = drawChit(war, `strength/${piece}`, state.spCup, counterNames(box));
    if (kind >= 0) {
      state.counter[commando] = kind + 1;
      war.tell({
        type: 'strengthDrawn',
        rule: '8.2c',
        piece,
        n: counterValue(war, commando),
        noFire: hasNoFire(war, commando),
      });
    }
  }
  if (!holdsFire(war, commando)) return true;
  war.tell({ type: 'boerHoldsFire', rule: '8.2c', piece });
  return false;
}

const holdsFire = (look: Look, commando: number): boolean =>
  hasNoFire(look, commando) || actualStrength(look, commando) <= 0;

/** 8.1h, R-55 Whoever fires is hidden no more. */
function reveal(war: War, unit: number): void {
  const area = at(war.state.where, unit);
  if (area < 0 || at(war.state.hidden, area) === 0) return;
  war.state.hidden[area] = 0;
  war.tell({ type: 'revealed', rule: '8.1h', at: areaId(war.box, area) });
}

/** Boer Target Chart: what a unit counts as. */
export function targetKind({ state, box }: Look, unit: number): TargetKind {
  const { kind } = at(box.pieces, unit);
  const reverse = at(state.face, unit) === REVERSE;
  if (kind === BATTERY) return reverse ? 'limbered-battery' : 'unlimbered-battery';
  if (kind === REGIMENT) return reverse ? 'mounted-regiment' : 'dismounted-regiment';
  return 'battalion';
}

/** 8.2b The units that stand first on the Target Chart from `row` on: most SP, then best morale. */
export function targetUnits(
  look: Look,
  area: number,
  fire: 'rifle' | 'shell',
  row: number,
): { row: number; units: number[] } {
  const { state, box } = look;
  const chart = box.pack.boerCharts.target[fire];
  const here = britishUnitsIn(look, area);
  for (let i = row; i < chart.length; i++) {
    const kind = at(chart, i);
    let units = here.filter((unit) => targetKind(look, unit) === kind);
    if (units.length === 0) continue;
    const most = Math.max(...units.map((unit) => soundSp(look, unit)));
    units = units.filter((unit) => soundSp(look, unit) === most);
    const best = Math.min(...units.map((unit) => at(state.level, unit)));
    return { row: i, units: units.filter((unit) => at(state.level, unit) === best) };
  }
  return { row: chart.length, units: [] };
}

/** 8.2b, 8.2e, R-7 What makes a Boer shot better or worse. */
export function boerFireReasons(
  look: Look,
  { by, area, multiple, close }: Shot,
  target: number,
  strength = actualStrength(look, by),
): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.boerFireModifiers;
  const reasons: Reason[] = [];
  if (multiple) because(reasons, modifiers, 'multiple', '8.1e');
  if (isCommando(box, by)) {
    if (strength >= modifiers['sp-strong'].atLeast)
      because(reasons, modifiers, 'sp-strong', '8.2b');
    if (strength <= modifiers['sp-weak'].atMost) because(reasons, modifiers, 'sp-weak', '8.2b');
  } else if (at(box.pieces, by).howitzer) because(reasons, modifiers, 'howitzer', '8.2b');
  if (stackingPoints(look, area) >= modifiers.stacking.atLeast)
    because(reasons, modifiers, 'stacking', '8.2e');
  const { brigade } = at(box.pieces, target);
  if (state.closeOrder === brigade) because(reasons, modifiers, 'close-order', '8.2b');
  if (state.bobHart === brigade) because(reasons, modifiers, 'bob-hart', '8.2b');
  const kind = targetKind(look, target);
  if (kind === 'mounted-regiment' || kind === 'limbered-battery')
    because(reasons, modifiers, 'mounted', '8.2b');
  if (!close) coverOfBritish(look, area, reasons);
  return reasons;
}

/**
 * 8.2d Two dice for a gun, one for rifles. `targets`: one, or equals that are as easy to hit. Of
 * those none is named: the player says which one is hit once there are losses (0c, 8.3b).
 */
function boerFires(war: War, shot: Shot, targets: readonly number[]): void {
  const { box } = war;
  const target = at(targets, 0);
  const settled = targets.length === 1;
  const reasons = boerFireReasons(war, shot, target);
  const bonus = sumOf(reasons);
  const piece = pieceId(box, shot.by);
  const to = areaId(box, shot.area);
  const units = targets.map((unit) => pieceId(box, unit));
  const told = {
    rule: '8.2d',
    piece,
    to,
    ...(settled && { with: pieceId(box, target) }),
    reasons: reasonsTold(reasons),
  };
  if (!isCommando(box, shot.by)) {
    const dice = war.roll2(`shell/${piece}`);
    const total = dice[0] + dice[1] + bonus;
    const { level } = rowFor(box.pack.tables.shellFire.rows, total);
    war.tell({ type: 'boerShelled', ...told, dice, total, level });
    // 8.3a
    for (const unit of britishUnitsIn(war, shot.area))
      if (worsen(war, unit, level))
        war.tell({ type: 'shaken', rule: '8.3a', piece: pieceId(box, unit), level });
    return;
  }
  const die = war.roll(`rifle/${piece}`);
  const total = die + bonus;
  const { losses } = rowFor(box.pack.tables.rifleFire.rows, total);
  const { close } = shot;
  war.tell({ type: 'boerFired', ...told, units, dice: [die], total, losses, close });
  if (losses === 0) return;
  const { row } = targetUnits(war, shot.area, 'rifle', 0);
  spreadBritishLosses(war, shot.area, losses, row, settled ? target : NONE);
  war.next('britishLeaders', { at: to });
  war.next('britishMorale', { at: to, close: shot.close });
}

/** 8.3b The target, then others of its type, then the next type down; the rest is void. */
function spreadBritishLosses(
  war: War,
  area: number,
  losses: number,
  firstRow: number,
  firstUnit: number,
): void {
  let unit = firstUnit;
  let row = firstRow;
  for (let left = losses; left > 0; left--) {
    if (unit === NONE) {
      const found = targetUnits(war, area, 'rifle', row);
      if (found.units.length === 0) return;
      row = found.row;
      if (found.units.length > 1 && war.state.chosen.ties === 'ask') {
        war.next('britishLosses', { at: areaId(war.box, area), left, row });
        return;
      }
      unit = at(found.units, 0);
      war.unasked('british', { do: 'lose', piece: pieceId(war.box, unit) });
    }
    bleed(war, unit);
    if (!inPlay(war.state, unit)) unit = NONE;
  }
}

function bleed(war: War, unit: number): void {
  const { brigade } = at(war.box.pieces, unit);
  war.state.brigadeToll[brigade] = at(war.state.brigadeToll, brigade) + 1;
  loseSp(war, unit);
}

/** 0c Units that are equal on the Target Chart: the player names the one that is hit. */
export const britishLosses = decision('britishLosses', {
  side: 'british',
  rule: '8.3b',
  choices: (look, { at: place, row }) =>
    targetUnits(look, areaOf(look.box, place), 'rifle', row).units.map((unit) => ({
      do: 'lose',
      piece: pieceId(look.box, unit),
    })),
  whyNot: () => refuse('8.3b', 'notFirstTarget'),
  take: {
    lose(war, { at: place, left, row }, choice) {
      spreadBritishLosses(war, areaOf(war.box, place), left, row, pieceOf(war.box, choice.piece));
    },
  },
});

/** 8.4 Leaders of brigades that bled, then everyone who stood where it happened. */
export const britishLeaders = step('britishLeaders', (war, { at: place }) => {
  const { state, box } = war;
  const area = areaOf(box, place);
  let lost = 0;
  for (let brigade = 0; brigade < box.brigades.length; brigade++) {
    const toll = at(state.brigadeToll, brigade);
    lost += toll;
    const mayRoll = toll > 0 && at(state.mood, brigade) === 0;
    if (mayRoll && inPlay(state, leaderOf(box, brigade))) testNerve(war, brigade);
  }
  if (lost === 0) return;
  for (const general of [box.buller, box.long])
    if (state.where[general] === area && falls(war, general))
      eliminateGeneral(war, general, '8.4c');
  for (let brigade = 0; brigade < box.brigades.length; brigade++)
    if (leaderArea(war, brigade) === area && !isReplacement(war, brigade))
      if (falls(war, leaderOf(box, brigade))) eliminateLeader(war, brigade, '8.4c');
});

/** 8.4a */
function testNerve(war: War, brigade: number): void {
  const { state, box } = war;
  const { panickedAtMost, standingFirmAtLeast } = box.pack.tables.leaders;
  const dice = war.roll2(`nerve/${brigadeId(box, brigade)}`);
  const total = dice[0] + dice[1];
  const mood = total <= panickedAtMost ? PANICKED : total >= standingFirmAtLeast ? FIRM : 0;
  state.mood[brigade] = mood;
  war.tell({
    type: mood === PANICKED ? 'panics' : mood === FIRM ? 'standsFirm' : 'keepsCalm',
    rule: '8.4a',
    piece: pieceId(box, leaderOf(box, brigade)),
    dice,
    total,
  });
}

/** 8.4c Two dice: eliminated on the rarest throws. */
function falls(war: War, piece: number): boolean {
  const dice = war.roll2(`fall/${pieceId(war.box, piece)}`);
  const total = dice[0] + dice[1];
  const dead = war.box.pack.tables.leaders.eliminatedOn.includes(total);
  war.tell({ type: 'underFire', rule: '8.4c', piece: pieceId(war.box, piece), dice, total, dead });
  return dead;
}

/** 8.5a Infantry and cavalry brigades that lost SP there and still have units there. */
export const britishMorale = step('britishMorale', (war, { at: place, close }) => {
  const { state, box } = war;
  const area = areaOf(box, place);
  for (let brigade = 0; brigade < box.brigades.length; brigade++) {
    if (at(state.brigadeToll, brigade) === 0) continue;
    if (at(box.brigades, brigade).kind === 'artillery') continue;
    const units = brigadeUnitsIn(war, brigade, area);
    if (units.length > 0) testBrigade(war, brigade, units, area, close);
  }
});

export function brigadeReasons(
  look: Look,
  brigade: number,
  area: number,
  losses: number,
  close: boolean,
): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.formationMorale;
  const reasons: Reason[] = [];
  because(reasons, modifiers, 'extra-loss', '8.5a', losses - 1);
  if (brigadeUnitsIn(look, brigade, area).some((unit) => isShaky(at(state.level, unit))))
    because(reasons, modifiers, 'shaky', '8.5a');
  if (leaderArea(look, brigade) === area) because(reasons, modifiers, 'leader', '8.5a');
  if (at(state.mood, brigade) === FIRM) because(reasons, modifiers, 'standing', '8.4b');
  if (at(state.mood, brigade) === PANICKED) because(reasons, modifiers, 'panicked', '8.4b');
  if (!close) moraleOfBritish(look, area, reasons);
  return reasons;
}

function testBrigade(
  war: War,
  brigade: number,
  units: readonly number[],
  area: number,
  close: boolean,
): void {
  const { state, box } = war;
  const reasons = brigadeReasons(war, brigade, area, at(state.brigadeToll, brigade), close);
  const dice = war.roll2(`morale/${brigadeId(box, brigade)}/${areaId(box, area)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const { level } = rowFor(box.pack.tables.formationMorale.columns.brigade, total);
  war.tell({
    type: 'brigadeMorale',
    rule: '8.5a',
    brigade: brigadeId(box, brigade),
    at: areaId(box, area),
    dice,
    total,
    reasons: reasonsTold(reasons),
    level,
  });
  for (const unit of units)
    if (worsen(war, unit, level))
      war.tell({ type: 'shaken', rule: '8.5b', piece: pieceId(box, unit), level });
  if (level === ROUTED) liftChits(war, brigade, '8.5c');
}
