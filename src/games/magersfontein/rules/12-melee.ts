import { at, cell } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import {
  BOERS,
  card,
  enemyOf,
  FOUGHT,
  hexId,
  type Look,
  type Melee,
  MOUNTED,
  NONE,
  nameOf,
  onMap,
  unitsIn,
} from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import {
  average,
  checkLevel,
  d10,
  isBoerGun,
  isSecret,
  type Modifier,
  rounded,
  tellFigures,
} from './01-general.ts';
import { overcrowd } from './06-stacking.ts';
import { trenchIn } from './09-trenches.ts';
import { total } from './10-fire.ts';
import { nameSupport } from './12-support.ts';
import { moveCommander } from './13-commanders.ts';
import { disturb, eliminate, expose, loseMorale, riskCommander, rout } from './14-morale.ts';
import { watchRallying } from './14-recovery.ts';
import { noteEntry } from './15-victory.ts';

/** XII.41 Whether only Boer guns stand in the hex (commanders and riders do not count, R41). */
export const loneGuns = (look: Look, melee: DeepReadonly<Melee>): boolean =>
  melee.defenders.length > 0 && melee.defenders.every((unit) => isBoerGun(look, unit));

/** XII.14, XII.41 Units against units; guns beside a commando do not count. */
export function ratioOf(look: Look, attackers: number, defenders: readonly number[]): number {
  const counted = defenders.filter((unit) => !isBoerGun(look, unit)).length;
  return Math.min(RATIOS.length - 1, rounded(attackers, Math.max(1, counted)));
}

const uphill = (look: Look, from: number, target: number): number =>
  Math.max(
    0,
    Math.min(
      look.box.uphill.max,
      cell(look.box.ground.level, target) - cell(look.box.ground.level, from),
    ),
  );

/** Modifiers both sides draw from the ground and the odds; `who` 0 attacker, 1 defender. */
function common(
  look: Look,
  melee: DeepReadonly<Melee>,
  attackers: readonly number[],
  hexes: readonly number[],
  who: 0 | 1,
): Modifier[] {
  const { box } = look;
  const list: Modifier[] = [];
  if (loneGuns(look, melee))
    list.push({ key: 'loneGun', value: box.melee.loneGun[WHO[who]], rule: 'XII.41' });
  else {
    const key = at(RATIOS, ratioOf(look, attackers.length, melee.defenders));
    list.push({ key, value: box.melee[key][WHO[who]], rule: 'XII.14' });
  }
  const ground = at(box.combat, cell(box.terrain, melee.target));
  list.push({
    key: 'terrain',
    value: who === 0 ? ground.attacker : ground.defender,
    rule: 'XII.25',
  });
  if (trenchIn(look, melee.target) !== NONE)
    list.push({
      key: 'trench',
      value: who === 0 ? box.trench.attacker : box.trench.defender,
      rule: 'IX.5',
    });
  const climb =
    hexes.length === 0 ? 0 : Math.min(...hexes.map((hex) => uphill(look, hex, melee.target)));
  if (climb > 0)
    list.push({
      key: 'uphill',
      value: climb * (who === 0 ? box.uphill.attacker : box.uphill.defender),
      rule: 'XII.25',
    });
  return list;
}

/** XII.14 The columns of the odds, by the rounded ratio. */
const RATIOS = ['ratio0', 'ratio1', 'ratio2', 'ratio3', 'ratio4'] as const;
const WHO = ['attacker', 'defender'] as const;

const hexesOf = (look: Look, units: readonly number[]): number[] => [
  ...new Set(units.map((unit) => at(look.state.hex, unit))),
];

/** XII.19(3) The attacker's first check from one hex: every declarer counts in the ratio (XII.13). */
export function firstCheckModifiers(
  look: Look,
  melee: DeepReadonly<Melee>,
  hex: number,
): Modifier[] {
  const list = common(look, melee, melee.units, [hex], 0);
  if (melee.hidden)
    list.push({ key: 'concealed', value: look.box.melee.concealed.attacker, rule: 'IX.5' });
  return list;
}
/** R71 The strength of those who lie concealed there is in the modifiers of whoever attacks them. */
export const secretsOfDefence = (look: Look, melee: DeepReadonly<Melee>): number[] =>
  melee.defenders.some((unit) => isSecret(look, unit)) ? [BOERS] : [];

export const firstCheckDrm = (look: Look, melee: DeepReadonly<Melee>, hex: number): number =>
  total(firstCheckModifiers(look, melee, hex));

/** XII.32, XII.33 The stars of the cavalry that fights mounted; commandos and guns have none (XII.34). */
const momentum = (look: Look, units: readonly number[]): number =>
  units.reduce(
    (most, unit) =>
      at(look.state.form, unit) === MOUNTED ? Math.max(most, card(look, unit).stars) : most,
    0,
  );

export function defenceModifiers(look: Look, melee: DeepReadonly<Melee>): Modifier[] {
  const list = common(look, melee, melee.passed, hexesOf(look, melee.passed), 1);
  const push = momentum(look, melee.passed) - momentum(look, melee.defenders);
  if (push !== 0) list.push({ key: 'momentum', value: push, rule: 'XII.32' });
  return list;
}

export function secondCheckModifiers(
  look: Look,
  melee: DeepReadonly<Melee>,
  hex: number,
): Modifier[] {
  const list = common(look, melee, melee.passed, [hex], 0);
  const push = momentum(look, melee.passed) - momentum(look, melee.defenders);
  if (push !== 0) list.push({ key: 'momentum', value: -push, rule: 'XII.32' });
  list.push({ key: 'second', value: look.box.numbers.secondCheck, rule: 'XII.19' });
  return list;
}

/** XIII.1, XIII.4 The supporter's modifier, if he stands in that hex. */
const support = (look: Look, melee: DeepReadonly<Melee>, who: 0 | 1, hex: number): number => {
  const commander = at(melee.support, who);
  return commander !== NONE && at(look.state.at, commander) === hex
    ? at(look.box.commanders, commander).morale
    : 0;
};

/** XII.13 The level a stack of attackers checks on now, and had before the combat (R35, R38). */
export const stackLevel = (
  look: Look,
  melee: DeepReadonly<Melee>,
  units: readonly number[],
  hex: number,
): number => average(units.map((unit) => checkLevel(look, unit))) + support(look, melee, 0, hex);
const levelBefore = (
  look: Look,
  melee: DeepReadonly<Melee>,
  units: readonly number[],
  hex: number,
): number =>
  average(units.map((unit) => at(melee.morale, melee.units.indexOf(unit)))) +
  support(look, melee, 0, hex);
export const defenceLevel = (look: Look, melee: DeepReadonly<Melee>): number =>
  average(melee.stand) + support(look, melee, 1, melee.target);

/** XII.19 The fight begins: who supports it is settled first. */
export const fight = step('fight', (war) => {
  const { melee } = war.state;
  if (!melee || melee.units.length === 0) return;
  nameSupport(war, melee);
  war.next('firstChecks');
});

/** XII.19(3) Every marked stack checks; those who fail lose a point and drop out. */
export const firstChecks = step('firstChecks', (war) => {
  const { melee } = war.state;
  if (!melee) return;
  melee.decided = true;
  for (const enemy of unitsIn(war, melee.target, enemyOf(sideOfAttack(war, melee))))
    disturb(war, enemy);
  const alone = loneGuns(war, melee);
  for (const hex of hexesOf(war, melee.units)) {
    const stack = melee.units.filter((unit) => at(war.state.hex, unit) === hex);
    const drm = firstCheckDrm(war, melee, hex);
    // XII.41 Against lone guns each unit checks for itself.
    for (const group of alone ? stack.map((unit) => [unit]) : [stack])
      firstCheck(war, melee, group, hex, drm);
  }
  if (melee.passed.length === 0) {
    war.next('meleeOver');
    return;
  }
  // IX.12(3) One stack came on: whoever lay hidden there is seen, whatever comes of it.
  for (const enemy of unitsIn(war, melee.target, enemyOf(sideOfAttack(war, melee))))
    expose(war, enemy, 'IX.12');
  war.next('defend');
});

function firstCheck(
  war: War,
  melee: Melee,
  group: readonly number[],
  hex: number,
  drm: number,
): void {
  const level = stackLevel(war, melee, group, hex);
  const roll = d10(war, `melee/first/${hexId(war, hex)}/${card(war, at(group, 0)).id}`);
  const passed = roll + drm <= level;
  const told = {
    rule: 'XII.19',
    at: hexId(war, hex),
    to: hexId(war, melee.target),
    units: group.map((unit) => nameOf(war, unit)),
    roll,
    level,
    passed,
  };
  tellFigures(
    war,
    secretsOfDefence(war, melee),
    { type: 'firstCheck', ...told, drm },
    { type: 'firstCheckUnseen', ...told },
  );
  if (passed) {
    melee.passed.push(...group);
    return;
  }
  for (const unit of group) hurt(war, unit, 1, [hexId(war, melee.target)]);
  if (riskCommander(war, hex, sideOfAttack(war, melee))) war.next('shockPasses');
}

const sideOfAttack = (look: Look, melee: DeepReadonly<Melee>): number =>
  card(look, at(melee.units, 0)).side;

/** XIV.8, R37 A loss in melee; a unit it routs flees. */
function hurt(war: War, unit: number, points: number, foes: readonly string[]): void {
  loseMorale(war, unit, points);
  if (onMap(war, unit) && at(war.state.routed, unit))
    war.next('retreat', { unit: card(war, unit).id, why: 'rout', foes, way: [] });
}

/** XII.19(4) The defender's check: stand, or lose and go. */
export const defend = step('defend', (war) => {
  const { melee } = war.state;
  if (!melee) return;
  melee.decided = true;
  melee.passed = melee.passed.filter((unit) => onMap(war, unit) && !at(war.state.routed, unit));
  melee.defenders = melee.defenders.filter((unit) => onMap(war, unit));
  if (melee.passed.length === 0 || melee.defenders.length === 0) {
    war.next('meleeOver');
    return;
  }
  const charging = melee.kind === 'charge' || melee.kind === 'countercharge';
  // XII.44 Cavalry that came on rides lone guns down.
  if (charging && loneGuns(war, melee)) {
    for (const gun of melee.defenders) eliminate(war, gun, 'XII.44');
    war.next('pursue');
    return;
  }
  const drm = total(defenceModifiers(war, melee));
  const level = defenceLevel(war, melee);
  const roll = d10(war, `melee/defend/${hexId(war, melee.target)}`);
  const passed = roll + drm <= level;
  war.tell({
    type: 'defenceCheck',
    rule: 'XII.19',
    at: hexId(war, melee.target),
    units: melee.defenders.map((unit) => nameOf(war, unit)),
    roll,
    drm,
    level,
    passed,
  });
  if (loneGuns(war, melee)) gunsGive(war, melee, passed);
  else if (passed) war.next('secondCheck');
  else beaten(war, melee, roll + drm - level, charging);
});

/** XII.19(4B), XII.20 The difference is lost by every unit in the hex; then they retreat or flee. */
function beaten(war: War, melee: Melee, points: number, charging: boolean): void {
  const side = enemyOf(sideOfAttack(war, melee));
  const foes = hexesOf(war, melee.passed).map((hex) => hexId(war, hex));
  const everyone = unitsIn(war, melee.target, side);
  for (const unit of everyone) {
    loseMorale(war, unit, points);
    // XII.19(4d) Beaten by cavalry is always routed.
    if (charging) rout(war, unit, 'XII.19');
  }
  const fell = riskCommander(war, melee.target, side);
  const fled = everyone.some((unit) => !onMap(war, unit) || at(war.state.routed, unit));
  for (const unit of everyone) {
    if (!onMap(war, unit)) continue;
    war.next('retreat', {
      unit: card(war, unit).id,
      why: at(war.state.routed, unit) ? 'rout' : 'melee',
      foes,
      way: [],
    });
  }
  if (fell) war.next('shockPasses');
  // XII.35, XII.37 Cavalry that caused a rout in its own charge may go on once.
  if (fled && melee.kind === 'charge') {
    for (const unit of melee.passed) if (at(war.state.goOn, unit) === 0) war.state.goOn[unit] = 1;
  }
  war.next('pursue');
}

/** XII.43, R42 Lone guns: holding means one hex back, failing an ordinary retreat; a point each, and the hex is lost. */
function gunsGive(war: War, melee: Melee, passed: boolean): void {
  const foes = hexesOf(war, melee.passed).map((hex) => hexId(war, hex));
  for (const gun of melee.defenders) {
    loseMorale(war, gun, 1);
    if (onMap(war, gun))
      war.next('retreat', {
        unit: card(war, gun).id,
        why: passed ? 'guns' : 'melee',
        foes,
        way: [],
      });
  }
  if (riskCommander(war, melee.target, BOERS)) war.next('shockPasses');
  war.next('pursue');
}

/** XII.23, XIV.37, XIV.38 The winners must follow into the hex; nobody may react to that (XIV.39). */
export const pursue = step('pursue', (war) => {
  const { state } = war;
  const { melee } = state;
  if (!melee) return;
  const side = sideOfAttack(war, melee);
  const { target } = melee;
  if (unitsIn(war, target, enemyOf(side)).length > 0) {
    war.next('meleeOver');
    return;
  }
  const from = new Set<number>();
  for (const unit of melee.passed) {
    if (!onMap(war, unit) || at(state.routed, unit)) continue;
    from.add(at(state.hex, unit));
    state.hex[unit] = target;
    state.moved[unit] = at(state.moved, unit) + 1;
    noteEntry(war, unit);
    war.tell({
      type: 'pursued',
      rule: at(state.form, unit) === MOUNTED ? 'XIV.38' : 'XIV.37',
      piece: nameOf(war, unit),
      to: hexId(war, target),
    });
    war.next('alarm', { unit: card(war, unit).id });
  }
  watchRallying(war);
  // XIII.9 The commander who supported them goes along.
  const leader = at(melee.support, 0);
  if (leader !== NONE && from.has(at(state.at, leader))) moveCommander(war, leader, target);
  overcrowd(war, target, side);
  war.next('meleeOver');
});

/** XII.19(5), XII.21, XII.22 The defender stood: the attackers check again, stay where they are and pay. */
export const secondCheck = step('secondCheck', (war) => {
  const { melee } = war.state;
  if (!melee) return;
  const foes = [hexId(war, melee.target)];
  for (const hex of hexesOf(war, melee.passed)) {
    const stack = melee.passed.filter((unit) => at(war.state.hex, unit) === hex);
    const drm = total(secondCheckModifiers(war, melee, hex));
    const level = stackLevel(war, melee, stack, hex);
    const roll = d10(war, `melee/second/${hexId(war, hex)}`);
    const passed = roll + drm <= level;
    const points = passed ? 1 : Math.max(2, roll + drm - levelBefore(war, melee, stack, hex));
    war.tell({
      type: 'secondCheck',
      rule: 'XII.19',
      at: hexId(war, hex),
      to: hexId(war, melee.target),
      units: stack.map((unit) => nameOf(war, unit)),
      roll,
      drm,
      level,
      passed,
      points,
    });
    for (const unit of stack) loseMorale(war, unit, points);
    const fell = riskCommander(war, hex, sideOfAttack(war, melee));
    for (const unit of stack) {
      if (onMap(war, unit) && at(war.state.routed, unit))
        war.next('retreat', { unit: card(war, unit).id, why: 'rout', foes, way: [] });
    }
    if (fell) war.next('shockPasses');
  }
  war.next('meleeOver');
});

/** XII.5, XII.11, XII.18, XII.24 The markers change hands; all who fought are done. */
export const meleeOver = step('meleeOver', (war) => {
  const { state } = war;
  const { melee } = state;
  if (!melee) return;
  const active = at(war.box.commanders, state.active).side;
  const close = (unit: number): void => {
    const own = card(war, unit).side === active;
    state.assault[unit] = own || !onMap(war, unit) ? 0 : FOUGHT;
    if (!own) return;
    state.acted[unit] = 1;
    state.attacked[unit] = 1;
    state.mp[unit] = 0;
  };
  for (const unit of [...melee.units, ...melee.defenders]) close(unit);
  state.melee = null;
  state.mover = NONE;
  state.joining = 0;
});
