import { at } from '../../../kernel/lists.ts';
import {
  areaId,
  areaOf,
  contentsOf,
  EMPIRE,
  type Form,
  fieldForce,
  isBesieged,
  isOnMap,
  type Look,
  pieceId,
  pieceOf,
  place,
  REMOVED,
  REPUBLICS,
  RESERVE,
} from '../state.ts';
import { type Choice, decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { tellArrival } from './05-reinforcement.ts';
import { tellMove, turnUp, turnUpSharers } from './07-intelligence.ts';
import { canStir, ways } from './07-land.ts';
import { attacksCombatUnits, canShowStrength, declare, formsOf, newBattle } from './08-combat.ts';
import { volunteers } from './08-strength.ts';

/** 10.2.1-a, 13.1.1-f, 13.1.2-c The first time the Empire holds both capitals together. */
export function bothCapitals(war: War): void {
  const { box, state } = war;
  // 14.0 In Bobs' War the game is over by then, or these rules drop out.
  if (state.scenario !== 'campaign' || state.bothHeld > 0) return;
  if (state.control[box.bloemfontein] !== EMPIRE + 1) return;
  if (state.control[box.pretoria] !== EMPIRE + 1) return;
  state.bothHeld = state.turn;
  war.tell({ type: 'bothCapitals', rule: '10.2.1-a' });
  const area = at(state.at, box.roberts);
  if (state.options.kitchenerArrival !== 'instant' || area < 0) {
    state.due[box.kitchener] = state.turn + 1; // A13, 13.1.3-a
    return;
  }
  const shutIn = at(state.besieged, box.roberts);
  retire(war, box.roberts);
  place(war, box.kitchener, area);
  state.besieged[box.kitchener] = shutIn;
  tellArrival(war, '10.2.1-a', [box.kitchener], area);
}

/** 13.1.1-f, 13.1.2-c When that turn ends Buller and Roberts go home. */
export function leadersGoHome(war: War): void {
  const { box, state } = war;
  if (state.bothHeld !== state.turn) return;
  retire(war, box.buller);
  retire(war, box.roberts);
}

function retire(war: War, leader: number): void {
  const { state } = war;
  if (!isOnMap(state, leader) && at(state.at, leader) !== RESERVE) return;
  place(war, leader, REMOVED);
  state.due[leader] = 0;
  war.tell({ type: 'goesHome', rule: '13.1.2-c', piece: pieceId(war, leader) });
}

/** 13.1.1-b Buller is with the attackers, against combat units, and it is no second attack. */
function mayCallBuller(look: Look): boolean {
  const { box, state } = look;
  const { battle } = state;
  if (!battle || battle.second === 1 || battle.strength <= 0) return false;
  if (at(state.at, box.buller) !== battle.area) return false;
  const shutIn = isBesieged(state, box.buller);
  if (battle.form === (shutIn ? 'field' : 'sortie')) return false;
  return attacksCombatUnits(look, battle);
}

export const callBuller = step('callBuller', (war) => {
  if (mayCallBuller(war)) war.next('buller');
});

/** 13.1.1-b Two or nothing: a die before the die. */
export const buller = decision('buller', {
  side: 'empire',
  rule: '13.1.1-b',
  choices: () => [{ do: 'steady' }, { do: 'twoOrNothing' }],
  take: {
    steady() {},
    twoOrNothing(war) {
      const { state } = war;
      const { battle } = state;
      if (!battle) return;
      const id = areaId(war, battle.area);
      const die = war.roll(`buller/${id}`);
      war.tell({ type: 'buller', rule: '13.1.1-b', at: id, die });
      if (die === 6) battle.bullerSix = 1; // 13.1.1-e
      if (die > 2) return; // 13.1.1-d
      // 13.1.1-c Called off: nothing is paid, and nobody fights here any more this phase.
      state.fought[battle.area] = 1;
      state.halfToken = Math.max(state.halfToken, battle.half);
      state.battle = null;
      war.skip('clash');
    },
  },
});

/** 13.1.2-b At the end of the combat phase, once per game. */
export const roberts = step('roberts', (war) => {
  const { box, state } = war;
  if (state.robertsUsed === 1 || !isOnMap(state, box.roberts)) return;
  // With face-down counters about, even a question in vain must be put: silence would tell where he is.
  if (
    !state.options.limitedIntelligence &&
    secondForms(war, box.roberts, false).length === 0 &&
    !mayAdvance(war, box.roberts)
  )
    return;
  war.next('secondGo', { leader: 'ldr-roberts', moved: 0 });
});

/** The attacks a leader's force may make beyond the usual one. */
function secondForms(look: Look, leader: number, moved: boolean): Form[] {
  const { state } = look;
  const area = at(state.at, leader);
  if (area < 0 || at(state.republicIn, area) === 0) return [];
  const able = volunteers(look, area, true, moved);
  const forms = formsOf(look, able);
  return forms.filter((form) => form !== (isBesieged(state, leader) ? 'field' : 'sortie'));
}

/** Where no Republican is left the leader and his men may go one area on. */
function mayAdvance(look: Look, leader: number): boolean {
  const { state } = look;
  const area = at(state.at, leader);
  if (area < 0 || isBesieged(state, leader) || at(state.republicIn, area) > 0) return false;
  return canStir(look, { side: EMPIRE, ma: 1, wagons: false, led: false }, area);
}

const DECLINE: Choice<'decline'> = { do: 'decline' };
const SOME: Choice<'some'> = { do: 'some' };
const GO_ON: Choice<'goOn'> = { do: 'goOn' };

/** The rule by which a leader goes again. */
const secondGoRule = (leader: string): string =>
  leader === 'ldr-buller' ? '13.1.1-e' : '13.1.2-b';

/** 13.1.1-e, 13.1.2-b Attack again, or go on and attack there, or be content. */
export const secondGo = decision('secondGo', {
  side: 'empire',
  rule: (_, { leader }) => secondGoRule(leader),
  choices: (look, { leader, moved }) => {
    const piece = pieceOf(look, leader);
    const area = at(look.state.at, piece);
    const choices = secondForms(look, piece, moved === 1).map(
      (form): Offer<'secondGo'> => ({ do: 'attack', at: areaId(look, area), as: form }),
    );
    // 13.1.1-e, 13.1.2-b All of them, or some.
    if (choices.length > 0 && volunteers(look, area, true, moved === 1).length > 1)
      choices.push(SOME);
    if (moved === 0 && mayAdvance(look, piece)) choices.push(GO_ON);
    choices.push(DECLINE);
    return choices;
  },
  whyNot: (_, { leader }) => refuse(secondGoRule(leader), 'noSecondGo'),
  take: {
    decline(war) {
      war.state.column = [];
    },
    goOn(war, { leader }) {
      goAgain(war, leader);
      const piece = pieceOf(war, leader);
      const from = areaId(war, at(war.state.at, piece));
      war.state.column = [piece];
      war.next('column', { mode: 'second', side: EMPIRE, from });
      war.next('secondArrival', { leader });
    },
    some(war, { leader, moved }) {
      goAgain(war, leader);
      const area = at(war.state.at, pieceOf(war, leader));
      war.state.battle = newBattle(EMPIRE, area, 'field', [], true);
      war.next('chooseForce', { leader, moved });
    },
    attack(war, { leader, moved }, choice) {
      goAgain(war, leader);
      const area = at(war.state.at, pieceOf(war, leader));
      const attackers = moved === 1 ? volunteers(war, area, true, true) : undefined;
      war.state.column = [];
      declare(war, EMPIRE, area, choice.as, true, attackers);
    },
  },
});

/** 13.1.2-b Once per game for Roberts. */
function goAgain(war: War, leader: string): void {
  if (leader === 'ldr-roberts') war.state.robertsUsed = 1;
  war.tell({ type: 'secondGo', rule: secondGoRule(leader), piece: leader });
  // 7.2.1-c Whose second go it is must be seen: from here it is his column, or his fight.
  turnUp(war, [pieceOf(war, leader)]);
}

/** They have arrived; if the enemy is there, they may attack. */
export const secondArrival = step('secondArrival', (war, { leader }) => {
  turnUpSharers(war);
  if (secondForms(war, pieceOf(war, leader), true).length > 0)
    war.next('secondGo', { leader, moved: 1 });
  else war.state.column = [];
});

/** 15.1-10-c, A64 One army goes again at the end of phase 6. */
export const armyAgain = step('armyAgain', (war) => {
  if (war.state.armyAgain === 0) return;
  war.state.armyAgain = 0;
  if (armyGoes(war).length > 0) war.next('armySecond', { army: '' });
});

const canAttackFrom = (look: Look, area: number): boolean =>
  fieldForce(look, area).length > 0 && canShowStrength(look, area, true);

function armyGoes(look: Look): Offer<'armySecond'>[] {
  const { box, state } = look;
  return box.armies.flatMap((army): Offer<'armySecond'>[] => {
    const area = at(state.at, army);
    const piece = pieceId(look, army);
    if (area < 0) return [];
    if (canAttackFrom(look, area))
      return [{ do: 'attack', piece, at: areaId(look, area), as: 'field' }];
    if (fieldForce(look, area).length > 0) return [];
    return ways(look, { side: REPUBLICS, ma: 1, wagons: false, led: false }, area).map(
      ({ to }): Choice<'advance'> => ({ do: 'advance', piece, to: areaId(look, to) }),
    );
  });
}

/** 15.1-10-c Attack where it stands, or go one area on and attack there. */
export const armySecond = decision('armySecond', {
  side: 'republics',
  rule: '15.1-10-c',
  choices: (look, { army }) => {
    if (army === '') return [...armyGoes(look), DECLINE];
    const area = at(look.state.at, pieceOf(look, army));
    const attack: Choice<'attack'> = {
      do: 'attack',
      piece: army,
      at: areaId(look, area),
      as: 'field',
    };
    return [attack, DECLINE];
  },
  whyNot: () => refuse('15.1-10-c', 'noSecondGo'),
  take: {
    decline() {},
    attack(war, _, choice) {
      declare(war, REPUBLICS, areaOf(war, choice.at), 'field', true);
    },
    advance(war, _, choice) {
      const army = pieceOf(war, choice.piece);
      const from = at(war.state.at, army);
      const to = areaOf(war, choice.to);
      const goers = [army, ...contentsOf(war, army)];
      for (const piece of goers) place(war, piece, to);
      tellMove(war, REPUBLICS, goers, {
        type: 'marched',
        rule: '15.1-10-c',
        at: areaId(war, from),
        to: areaId(war, to),
      });
      turnUpSharers(war);
      if (canAttackFrom(war, to)) war.next('armySecond', { army: choice.piece });
    },
  },
});
