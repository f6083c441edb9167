import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import { type Box, RESULTS } from '../box.ts';
import {
  ATTACKED,
  areaId,
  areaOf,
  type Battle,
  EMPIRE,
  FORMS,
  type Form,
  fieldForce,
  inArea,
  isBesieged,
  isCombatUnit,
  type Look,
  piecesIn,
  REPUBLICS,
  sideName,
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
import { eliminate } from './08-elimination.ts';
import { besiegedIn, liftSiege } from './08-siege.ts';
import {
  boerPool,
  empireAttackers,
  empireDefenders,
  factors,
  priceOf,
  showsStrength,
  someAreas,
  volunteers,
} from './08-strength.ts';
import { changeCommitment, supplyPays } from './09-commitment.ts';
import { changeMorale } from './11-morale-track.ts';

/** 8.0-a Opens a combat phase, if there is anyone to fight. */
export const combats = step('combats', (war, { side }) => {
  if (attacks(war, side).length > 0) war.next('attack', { side });
});

const NONE_HERE = refuse('8.0-a', 'nobodyToFight');
const FOUGHT = refuse('8.0-b', 'foughtHere');
const ONLY_BESIEGED = refuse('8.4-f', 'onlyBesieged');
const NO_STRENGTH = refuse('8.3.2-d', 'noStrength');
const NO_FORM = refuse(null, 'unknownForm');
const NO_SUPPLY = refuse('8.3.1-b', 'noSupply');
const NO_BESIEGED_SUPPLY = refuse('8.4-e', 'noBesiegedSupply');

/** 8.0, 8.3 Why a side may not attack here in this form. */
export function whyNotAttack(look: Look, side: number, area: number, form: Form): Refusal | null {
  const { state } = look;
  if (inArea(state, EMPIRE, area) === 0 || inArea(state, REPUBLICS, area) === 0) return NONE_HERE;
  if (state.fought[area] === 1) return FOUGHT;
  return side === REPUBLICS
    ? whyNotBoerAttack(look, area, form)
    : whyNotEmpireAttack(look, area, form);
}

function whyNotBoerAttack(look: Look, area: number, form: Form): Refusal | null {
  if (form !== 'field') return NO_FORM;
  if (fieldForce(look, area).length === 0) return ONLY_BESIEGED;
  return canShowStrength(look, area) ? null : NO_STRENGTH;
}

/** 8.3.2-d, A54 Whether any attacker here could show a point, paid or free. */
export function canShowStrength(look: Look, area: number, again = false): boolean {
  const { eligible } = boerPool(look, area, again);
  return eligible.length > 0 && showsStrength(look, area, eligible);
}

/** 8.3.1, 8.4-e The Empire attacks with supplied units; a sortie only where there is one to make. */
function whyNotEmpireAttack(look: Look, area: number, form: Form): Refusal | null {
  const attackers = empireAttackers(look, area, form);
  const inside = attackers.some((piece) => look.state.besieged[piece] === 1);
  const outside = attackers.some((piece) => look.state.besieged[piece] === 0);
  if (form !== 'field' && !inside) return NO_BESIEGED_SUPPLY;
  return form !== 'sortie' && !outside ? NO_SUPPLY : null;
}

/** 8.0 Why a side may not attack here in any form. */
export function whyNoForm(look: Look, side: number, area: number): Refusal | null {
  const refusals = FORMS.map((form) => whyNotAttack(look, side, area, form));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

const SOME: Choice<'some'> = { do: 'some' };

/** Every attack a side may make now: with everyone, and 8.2.1 for the Empire with some. */
function attacks(look: Look, side: number): Offer<'attack'>[] {
  const { state } = look;
  const choices: Offer<'attack'>[] = [];
  let some = false;
  for (let area = 0; area < look.box.areaIds.length; area++) {
    if (state.empireIn[area] === 0 || state.republicIn[area] === 0 || state.fought[area] === 1)
      continue;
    const at = areaId(look, area);
    if (side === REPUBLICS) {
      if (!whyNotBoerAttack(look, area, 'field')) choices.push({ do: 'attack', at, as: 'field' });
      continue;
    }
    const able = volunteers(look, area, false, false);
    for (const form of formsOf(look, able)) choices.push({ do: 'attack', at, as: form });
    some ||= able.length > 1;
  }
  if (some) choices.push(SOME);
  return choices;
}

/** The forms an attack may take with these: some of the besieged, some in the field, or both. */
export function formsOf({ state }: Look, able: readonly number[]): readonly Form[] {
  const inside = able.some((piece) => isBesieged(state, piece));
  const outside = able.some((piece) => !isBesieged(state, piece));
  return FORMS.filter((form) => (form === 'sortie' || outside) && (form === 'field' || inside));
}

const DONE: Choice<'done'> = { do: 'done' };

/** 8.0-a, A44 The phasing side picks its combats one at a time; attacking is never a duty. */
export const attack = decision('attack', {
  side: (_, { side }) => sideName(side),
  rule: '8.0-a',
  choices: (look, { side }) => [...attacks(look, side), DONE],
  whyNot: (look, { side }, tried) => {
    if (tried.do === 'some') return refuse('8.2.1', 'nobodyToLeaveOut');
    if (tried.do !== 'attack') return null;
    const area = areaOf(look, tried.at);
    if (area < 0) return refuse(null, 'unknownArea', { at: tried.at ?? '' });
    const form = FORMS.find((one) => one === tried.as);
    return form ? whyNotAttack(look, side, area, form) : (whyNoForm(look, side, area) ?? NO_FORM);
  },
  take: {
    done() {},
    some(war, { side }) {
      const areas = someAreas(war);
      const [only] = areas;
      if (areas.length > 1 || only === undefined) war.next('chooseArea');
      else prepare(war, only);
      war.next('combats', { side });
    },
    attack(war, { side }, choice) {
      declare(war, side, areaOf(war, choice.at), choice.as, false);
      war.next('combats', { side });
    },
  },
});

/** A combat about to be declared. */
export const newBattle = (
  side: number,
  area: number,
  form: Form,
  attackers: readonly number[],
  second: boolean,
): Battle => ({
  area,
  side,
  form,
  attackers: attackers.slice(),
  strength: -1,
  half: 0,
  second: second ? 1 : 0,
  bullerSix: 0,
});

/** 8.2.1 The Empire is about to say who attacks here. */
export function prepare(war: War, area: number): void {
  war.state.battle = newBattle(EMPIRE, area, 'field', [], false);
  war.next('chooseForce', { leader: '', moved: 0 });
}

/** 8.1 One combat, from the declaration to the dust: with everyone who may attack, or with these. */
export function declare(
  war: War,
  side: number,
  area: number,
  form: Form,
  second: boolean,
  attackers?: readonly number[],
): void {
  const everyone = side === EMPIRE ? empireAttackers(war, area, form, second) : [];
  const battle = newBattle(side, area, form, attackers ?? everyone, second);
  war.state.battle = battle;
  engage(war, battle);
}

/** 8.1 The battle as it was prepared begins. */
export function engage(war: War, { side, area, form }: DeepReadonly<Battle>): void {
  const { state } = war;
  war.tell({ type: 'attack', rule: '8.1', side: sideName(side), at: areaId(war, area), form });
  if (side === EMPIRE) {
    war.next('commit');
    war.next('callBuller');
    war.next('clash');
    return;
  }
  war.next('pool');
  // A21 What it is worth is said before the gates may close, or after.
  if (state.options.commitmentTiming === 'beforeSiege') war.next('commit');
  war.next('offerSiege');
  if (state.options.commitmentTiming === 'afterSiege') war.next('commit');
  war.next('clash');
}

/** 8.5.1 The column of the table: rounded down, in the defender's favour. */
export function oddsColumn(box: Box, attacker: number, defender: number): number {
  let column = 0;
  for (let i = 0; i < box.ratios.length; i++)
    if (attacker >= at(box.ratios, i) * defender) column = i;
  return column;
}

/** The two strengths of the battle that is on. */
export function strengths(
  look: Look,
  battle: DeepReadonly<Battle>,
): { attack: number; defence: number } {
  const empire =
    battle.side === EMPIRE
      ? factors(look, battle.attackers)
      : factors(look, empireDefenders(look, battle.area));
  const boer = Math.max(0, battle.strength);
  return battle.side === EMPIRE
    ? { attack: empire, defence: boer }
    : { attack: boer, defence: empire };
}

/** 8.1, 8.5 Odds, price, die and result. */
export const clash = step('clash', (war) => {
  const { state } = war;
  const { battle } = state;
  if (!battle) return;
  const { attack, defence } = strengths(war, battle);
  begin(war, battle);
  const id = areaId(war, battle.area);
  if (defence === 0 && (battle.side === EMPIRE || state.options.zeroDefence === 'eliminated')) {
    pay(war, battle);
    // 8.3.2-e, 8.3.3, A20 No strength, no fight.
    const units = battle.side === EMPIRE && attacksCombatUnits(war, battle);
    war.tell({ type: 'overrun', rule: units ? '8.3.2-e' : '8.3.3', at: id });
    if (battle.side === REPUBLICS) state.victories.push(0); // A59
    destroy(war, battle);
    finishBattle(war, battle, 'DE');
    return;
  }
  const column = defence === 0 ? war.box.ratios.length - 1 : oddsColumn(war.box, attack, defence);
  pay(war, battle); // 8.1 step 4
  const die = war.roll(`combat/${id}`);
  const result = at(RESULTS, at(at(war.box.crt, die), column));
  war.tell({
    type: 'combat',
    rule: '8.5.1-c',
    at: id,
    side: sideName(battle.side),
    attack,
    defence,
    odds: at(war.box.columnNames, column),
    die,
    result,
  });
  countVictory(war, battle, result);
  apply(war, battle, result);
  finishBattle(war, battle, result);
});

/** 8.0-b The area has had its combat, the attackers their attack; 15.1-3/11 the event is content. */
function begin(war: War, battle: Battle): void {
  const { state, box } = war;
  state.fought[battle.area] = 1;
  for (const piece of battle.attackers) {
    state.spent[piece] = at(state.spent, piece) | ATTACKED;
    if (battle.side === EMPIRE && box.nonBritish[piece] === 1) state.mustAttack = 0; // A65
  }
}

function pay(war: War, battle: Battle): void {
  const price = priceOf(war, battle, battle.strength);
  if (price > 0) changeCommitment(war, -price, '9.3-a', 'combat');
}

/** 12.3.1-a What counts as a Republican victory. */
function countVictory(war: War, battle: Battle, result: string): void {
  const won = battle.side === REPUBLICS ? result === 'DR' || result === 'DE' : result === 'AR';
  if (won) war.state.victories.push(0);
}

/** 9.2-c, A29, A61 The better of the supply hunters who took part in a Republican attack. */
function huntersBonus(look: Look, battle: DeepReadonly<Battle>): number {
  if (battle.side !== REPUBLICS) return 0;
  const { box, state } = look;
  return box.boerLeaders.reduce((best, leader) => {
    const there = at(state.at, leader) === battle.area && (at(state.spent, leader) & 2) === 0;
    return there && box.supplyHunter[leader] === 1 ? Math.max(best, at(box.command, leader)) : best;
  }, 0);
}

/** 8.6 What the result does to whom. */
function apply(war: War, battle: Battle, result: string): void {
  if (result === '-') return; // 8.6-standoff
  const loser = result === 'AR' ? battle.side : 1 - battle.side;
  if (result === 'DE') {
    destroy(war, battle);
    return;
  }
  const id = areaId(war, battle.area);
  if (loser === EMPIRE) {
    supplyPays(war, fieldForce(war, battle.area), huntersBonus(war, battle)); // 9.2-b
    if (result === 'AR' && battle.form !== 'field') loseSortie(war, battle.area);
  }
  war.next('rout', { side: loser, at: id });
}

/** 8.4-i, 8.6-b, 11.2-a A sortie beaten back dooms the whole besieged force. */
function loseSortie(war: War, area: number): void {
  const force = besiegedIn(war, area);
  if (force.length === 0) return;
  supplyPays(war, force, 0);
  liftSiege(war, area, '8.4-i');
  for (const piece of force) eliminate(war, piece, '8.4-i');
  changeMorale(war, -1, '11.2-a', 'sortie');
}

/** 8.6-DE All un-besieged pieces of the defending side are gone. */
function destroy(war: War, battle: Battle): void {
  const loser = 1 - battle.side;
  const force =
    loser === EMPIRE ? fieldForce(war, battle.area) : piecesIn(war, REPUBLICS, battle.area);
  if (loser === EMPIRE) supplyPays(war, force, huntersBonus(war, battle));
  for (const piece of force) eliminate(war, piece, '8.6-DE');
}

/** 13.1.1-e After a six that was no AR, Buller may go on at once. */
function finishBattle(war: War, battle: Battle, result: string): void {
  const { state, box } = war;
  state.battle = null;
  if (battle.bullerSix === 1 && result !== 'AR' && at(state.at, box.buller) >= 0)
    war.next('secondGo', { leader: 'ldr-buller', moved: 0 });
}

/** Whether the Empire attacks combat units, not a lonely leader. */
export const attacksCombatUnits = (look: Look, battle: DeepReadonly<Battle>): boolean =>
  piecesIn(look, REPUBLICS, battle.area).some((piece) => isCombatUnit(look.box, piece));
