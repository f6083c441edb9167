import { at } from '../../../kernel/lists.ts';
import { BOERS, DETACHED, EMPIRE, enemyOf, sideName } from '../box.ts';
import {
  activeSide,
  areaId,
  baseCards,
  belongsToEmpire,
  cardId,
  commandosInHand,
  hasBlockhouse,
  hasFlag,
  isGuerrilla,
  leaderId,
  leaderIn,
  leaderOf,
  leadersIn,
  readySingles,
} from '../queries.ts';
import {
  BATTLE,
  EMPTY,
  type Fight,
  type Look,
  NONE,
  type ReadonlyFight,
  SKIRMISH,
  type State,
  SURELY_HAND,
} from '../state.ts';
import { type CombatChoice, type Refusal, refuse, type Tried, type War } from '../vocabulary.ts';
import { keepsExit, noteFighting } from './05-movement.ts';

const moverArea = ({ state }: Look): number => at(state.leaderAt, state.mover);

/** British cavalry that can open a skirmish (9H, 9I). */
const readyCavalry = (look: Look): number =>
  readySingles(look, EMPIRE).find((card) => at(look.box.isCavalry, card)) ?? NONE;

/** 8A–8D, 9H Why the acting leader may not attack that one. */
const whyNotAttack = (look: Look, target: number): Refusal | null =>
  whyNotTarget(look, target) ?? whyNotByHand(look) ?? whyNotPoint(look);

/** 9H Only the owner knows whether the hand allows it. */
const whyNotByHand = (look: Look): Refusal | null =>
  isGuerrilla(look) && activeSide(look) === EMPIRE && readyCavalry(look) === NONE
    ? refuse('9H', 'needsCavalry')
    : null;

/**
 * Whether the map alone would allow an attack. Who may is asked even if the hand forbids it: otherwise
 * the end of the action would tell everybody what is not in a hidden hand (9H).
 */
export const seemsToAttack = (look: Look): boolean =>
  whyNotByHand(look) !== null &&
  whyNotPoint(look) === null &&
  leadersIn(look, enemyOf(activeSide(look)), moverArea(look)).some(
    (enemy) => whyNotTarget(look, enemy) === null,
  );

function whyNotTarget(look: Look, target: number): Refusal | null {
  const { state, box } = look;
  const side = activeSide(look);
  if (target === NONE || at(box.leaderSide, target) === side) return refuse('8A', 'noSuchEnemy');
  if (state.leaderAt[target] !== moverArea(look)) return refuse('8A', 'enemyNotHere');
  if (!at(box.field, enemyOf(side)).includes(target)) return refuse('7.0.b-l', 'garrisonLeader');
  if (
    !isGuerrilla(look) &&
    at(box.kind, state.mover) === DETACHED &&
    at(box.kind, target) !== DETACHED
  )
    return refuse('8C', 'onlyDetached');
  return null;
}

const whyNotPoint = (look: Look): Refusal | null => {
  if (look.state.mp < 1) return refuse('5A', 'noPoints');
  return keepsExit(look, look.state.mover, 1) ? null : refuse('5.0.d-c', 'twoMains');
};

/** 6.0.d-f, A 12 A Blockhouse may be attacked where no British leader shields it. */
function whyNotStorm(look: Look): Refusal | null {
  const area = moverArea(look);
  if (activeSide(look) !== BOERS) return refuse('6.0.d-f', 'onlyBoers');
  if (!hasBlockhouse(look, area)) return refuse('6.0.d-f', 'noBlockhouse');
  if (leaderIn(look, EMPIRE, area) !== NONE) return refuse('7.0.f-b', 'leaderFirst');
  return whyNotPoint(look);
}

/** 7.0.f What every raid needs. */
function whyNotRaid(look: Look): Refusal | null {
  if (activeSide(look) !== BOERS) return refuse('7.0.f-a', 'onlyBoers');
  if (!isGuerrilla(look)) return refuse('7.0.f-a', 'onlyGuerrilla');
  if (!hasFlag(look, 'raids')) return refuse('7.0.f-a', 'needsCyferfontein');
  return commandosInHand(look) >= 3 ? null : refuse('7.0.f-i', 'tooFewCommandos');
}

export function whyNotCombat(look: Look, choice: Tried): Refusal | null {
  const target = leaderOf(look, choice.with);
  switch (choice.do) {
    case 'attack':
      return whyNotAttack(look, target);
    case 'storm':
      return whyNotStorm(look) ?? refuse('8A', 'notWhereHeStands');
    case 'raid':
      return whyNotRaid(look) ?? whyNotAttack(look, target);
    default:
      return whyNotRaid(look) ?? whyNotStorm(look) ?? refuse('8A', 'notWhereHeStands');
  }
}

export function combatChoices(look: Look): CombatChoice[] {
  const { state } = look;
  const side = activeSide(look);
  const area = moverArea(look);
  const enemies = leadersIn(look, enemyOf(side), area);
  const fort = side === BOERS && enemies.length === 0 && hasBlockhouse(look, area);
  if (enemies.length === 0 && !fort) return [];
  const piece = leaderId(look, state.mover);
  const here = areaId(look, area);
  const raids = side === BOERS && whyNotRaid(look) === null;
  const found: CombatChoice[] = [];
  for (const enemy of enemies) {
    if (whyNotAttack(look, enemy)) continue;
    found.push({ do: 'attack', piece, with: leaderId(look, enemy) });
    if (raids) found.push({ do: 'raid', piece, with: leaderId(look, enemy) });
  }
  if (fort && whyNotStorm(look) === null) {
    found.push({ do: 'storm', piece, at: here });
    if (raids) found.push({ do: 'raidBlockhouse', piece, at: here });
  }
  return found;
}

/** 8I, 8J, 8K, 9E–9G Cards beyond the base number. */
export function extraCards(look: Look, fight: ReadonlyFight, side: number): number {
  const leader = at(fight.leaders, side);
  if (leader === NONE) return 0; // A 12: a Blockhouse has no leader
  const { state, box } = look;
  const charisma = at(box.charisma, leader);
  const second = fight.attacker !== side;
  const works = second && side === BOERS ? Math.max(0, at(state.fort, fight.area)) : 0;
  if (isGuerrilla(look)) return charisma + works;
  const ability = at(box.ability, leader);
  const atHome = side === EMPIRE && second && belongsToEmpire(look, fight.area);
  return (atHome ? Math.max(ability, charisma) : ability) + works;
}

/** The field before the first card: who fights whom, where and how. */
function newFight(look: Look, target: number, raid: boolean): Fight {
  const { state, box } = look;
  const attacker = activeSide(look);
  const kind =
    isGuerrilla(look) || target === NONE || at(box.kind, state.mover) === DETACHED
      ? SKIRMISH
      : BATTLE; // 8B–8E
  const fight: Fight = {
    kind,
    raid,
    area: moverArea(look),
    attacker,
    leaders: attacker === EMPIRE ? [state.mover, target] : [target, state.mover],
    quota: [0, 0],
    singles: [NONE, NONE],
    brought: [[], []],
    slots: new Array<number>(12).fill(NONE),
    faces: new Array<number>(12).fill(EMPTY),
    swaps: new Array<number>(12).fill(NONE),
    price: NONE,
    fleeing: [],
    barred: [0, 0, 0],
    successes: [0, 0],
    winner: NONE,
  };
  fight.quota = [EMPIRE, BOERS].map((side) => baseCards(kind) + extraCards(look, fight, side));
  return fight;
}

/** 8A One Movement Point, and the fight begins. */
export function openCombat(war: War, choice: CombatChoice): void {
  const { state } = war;
  const target = 'with' in choice ? leaderOf(war, choice.with) : NONE;
  const raid = choice.do === 'raid' || choice.do === 'raidBlockhouse';
  state.mp--;
  const fight = newFight(war, target, raid);
  state.fight = fight;
  noteFighting(war, fight.area);
  const area = areaId(war, fight.area);
  const piece = leaderId(war, state.mover);
  if (target === NONE)
    war.tell({
      type: raid ? 'blockhouseRaided' : 'blockhouseStormed',
      rule: '6.0.d-f',
      piece,
      area,
    });
  else {
    const type = raid ? 'raidBegins' : fight.kind === BATTLE ? 'battleBegins' : 'skirmishBegins';
    const rule = raid ? '7.0.f-c' : fight.kind === BATTLE ? '8B' : '8C';
    war.tell({ type, rule, piece, with: leaderId(war, target), area });
  }
  if (fight.kind === BATTLE) battleSteps(war, fight);
  else skirmishSteps(war, fight);
  if (raid) war.next('afterRaid');
}

/** 8G–8W The order of a battle. */
function battleSteps(war: War, fight: Fight): void {
  const active = sideName(fight.attacker);
  const second = sideName(enemyOf(fight.attacker));
  war.next('announce', { by: active });
  if (war.state.options['hiddenSingleUse'] === false) war.next('gather', { by: active });
  war.next('announce', { by: second });
  if (war.state.options['hiddenSingleUse'] !== false) war.next('gather', { by: active });
  war.next('gather', { by: second });
  war.next('deploy', { by: second, row: 0 }); // 8N
  war.next('deploy', { by: active, row: 0 }); // 8P
  war.next('deploy', { by: active, row: 1 });
  war.next('show', { by: active });
  war.next('deploy', { by: second, row: 1 }); // 8Q, A 19
  war.next('show', { by: second });
  war.next('morale', { by: active, rows: 2 }); // 8S
  war.next('unmask', { by: second }); // 8T
  war.next('morale', { by: second, rows: 1 }); // 8U
  war.next('offerSwap', { by: active }); // 8V
  war.next('offerSwap', { by: second });
  war.next('judgeBattle');
}

/** 9B–9N The order of a skirmish. */
function skirmishSteps(war: War, fight: Fight): void {
  const active = sideName(fight.attacker);
  const second = sideName(enemyOf(fight.attacker));
  payCavalry(war, fight);
  for (const side of [fight.attacker, enemyOf(fight.attacker)]) {
    // What the Boers have ready is public; what the British have is not, so they are always asked.
    if (side === EMPIRE || readySingles(war, BOERS).length > 0)
      war.next('pickOne', { by: sideName(side) });
    else fight.singles[side] = 0;
  }
  war.next('gather', { by: sideName(EMPIRE) }); // 9C
  war.next('gather', { by: sideName(BOERS) });
  war.next('deploy', { by: second, row: 0 }); // 9K
  war.next('show', { by: second });
  war.next('deploy', { by: active, row: 0 });
  war.next('show', { by: active });
  war.next('morale', { by: active, rows: 1 }); // 9L
  war.next('morale', { by: second, rows: 1 });
  war.next('offerSwap', { by: active }); // 9M
  war.next('offerSwap', { by: second });
  war.next('judgeSkirmish');
}

/** 9H In turns III–IV the British open a skirmish with a cavalry card. */
function payCavalry(war: War, fight: Fight): void {
  if (!isGuerrilla(war) || fight.attacker !== EMPIRE) return;
  const { state } = war;
  const card = readyCavalry(war);
  fight.price = card;
  spend(state, card);
  war.tell({ type: 'cavalryOpens', rule: '9H', card: cardId(war, card) });
}

/** 2D A single-use card is used, in the sight of all. */
export function spend(state: State, card: number): void {
  state.spent[card] = 1;
  state.known[card] = SURELY_HAND;
}
