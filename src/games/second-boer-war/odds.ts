import { stream } from '../../kernel/dice.ts';
import type { OddsCard } from '../../kernel/face.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, DETACHED, MAIN, type SideName, X } from './box.ts';
import {
  battleOdds,
  compareTotals,
  highestDice,
  imaginedFight,
  type Man,
  manOf,
  type Odds,
  skirmishOdds,
  totals,
} from './estimate.ts';
import {
  areaOf,
  cardOf,
  checkedForLosses,
  garrisonLeaderIn,
  isGuerrilla,
  leaderId,
  leaderOf,
} from './queries.ts';
import { rowsOf, slotOf } from './rules/08-battle.ts';
import { sideIndex } from './rules/08-forces.ts';
import { builderNear, lossDice } from './rules/10-losses.ts';
import {
  BATTLE,
  EMPTY,
  FAILED,
  type Look,
  NONE,
  type ReadonlyFight,
  SKIRMISH,
  ZONES,
} from './state.ts';
import type { Choice, CombatChoice, Owed } from './vocabulary.ts';

type Modifier = OddsCard['modifiers'][number];

/** The odds of the roll a choice leads to, from what its side may know. */
export function odds(look: Look, owed: Owed, choice: Choice): OddsCard | null {
  switch (choice.do) {
    case 'besiege':
    case 'bombard':
      return siege(look, choice);
    case 'attack':
    case 'raid':
    case 'storm':
    case 'raidBlockhouse':
      return fight(look, choice);
    case 'lay':
      return owed.step.step === 'lay' ? zone(look, owed.step.by, owed.step.row, choice) : null;
    case 'flee':
      return morale(look, choice);
    case 'retreat':
      return owed.step.step === 'retreatTo' ? losses(look, owed.step.victor, choice) : null;
    default:
      return null;
  }
}

const die = (
  key: string,
  value: number,
  rule: string,
  values?: Record<string, string>,
): Modifier => ({
  text: values ? { key, values } : { key },
  value,
  rule,
});

function siege(look: Look, choice: Choice<'besiege' | 'bombard'>): OddsCard {
  const { state, box } = look;
  const area = areaOf(look, choice.at);
  const defender = garrisonLeaderIn(look, area);
  const guns = choice.do === 'bombard' ? 1 : 0;
  const charisma = at(box.charisma, defender);
  const main = at(box.kind, state.mover) === MAIN;
  const { win, tie } = highestDice(1 + guns, 1 + charisma);
  const success = win + (main ? tie : 0);
  return {
    title: { key: 'odds.siege', values: { at: choice.at } },
    rule: '7.0.b-h',
    apart: true,
    modifiers: [
      die('odds.dice.boers', 1 + guns, '7.0.b-e'),
      die('odds.dice.empire', 1 + charisma, '7.0.b-f'),
      ...(guns ? [die('odds.die.artillery', 1, '7.0.b-e')] : []),
      die('odds.die.charisma', charisma, '7.0.b-f', { piece: leaderId(look, defender) }),
      die(main ? 'odds.tie.main' : 'odds.tie.detached', 0, '7.0.b-i'),
    ],
    outcomes: [
      {
        text: { key: at(state.siege, area) >= 2 ? 'odds.siege.city' : 'odds.siege.up' },
        chance: success,
        tone: 'good',
      },
      { text: { key: 'odds.siege.holds' }, chance: 1 - success, tone: 'even' },
    ],
  };
}

/** What a fight begun now would bring, if both sides bring and lay their cards sensibly. */
function fight(look: Look, choice: CombatChoice): OddsCard {
  const { state, box } = look;
  const side = at(box.leaderSide, state.mover);
  const enemy = 'with' in choice ? choice.with : undefined;
  const target = enemy === undefined ? NONE : leaderOf(look, enemy);
  const battle = !isGuerrilla(look) && target !== NONE && at(box.kind, state.mover) !== DETACHED;
  const begun = imaginedFight(look, side, state.mover, target, battle ? BATTLE : SKIRMISH);
  const random = stream('odds');
  const { win, tie, lose } = battle
    ? battleOdds(look, begun, random, 400)
    : skirmishOdds(look, begun, random, 120);
  const kind = battle ? 'odds.battle' : 'odds.skirmish';
  return {
    title:
      target === NONE
        ? { key: 'odds.skirmish.blockhouse' }
        : { key: kind, values: { with: enemy } },
    rule: battle ? '8W' : '9N',
    apart: true,
    modifiers: [
      { text: { key: 'odds.cards.own' }, value: at(begun.quota, side) },
      { text: { key: 'odds.cards.enemy' }, value: at(begun.quota, 1 - side) },
    ],
    outcomes: [
      { text: { key: `${kind}.win` }, chance: win, tone: 'good' },
      { text: { key: battle ? `${kind}.stalemate` : `${kind}.tie` }, chance: tie, tone: 'even' },
      { text: { key: `${kind}.lose` }, chance: lose, tone: 'bad' },
    ],
  };
}

/** Men of a side in sight on some zones: tested ones can still fail. */
function inSight(look: Look, field: ReadonlyFight, side: number, zones: readonly number[]): Man[] {
  const men: Man[] = [];
  for (const z of zones) {
    for (let row = 0; row < rowsOf(field); row++) {
      const slot = slotOf(side, row, z);
      const card = at(field.slots, slot);
      if (at(field.faces, slot) === EMPTY || at(field.faces, slot) === FAILED || card < 0) continue;
      const man = manOf(look.box, field, side, card);
      // 8T: the first row of a Second in a battle is not tested.
      const tested = field.kind !== BATTLE || field.attacker === side || row === 1;
      men.push(tested ? man : { ...man, steady: 1 });
    }
  }
  return men;
}

/** Zone odds of a battle, field odds of a skirmish, with the cards in sight. */
function zone(look: Look, by: SideName, row: number, choice: Choice<'lay'>): OddsCard | null {
  const field = look.state.fight;
  if (!field) return null;
  const side = sideIndex(by);
  const z = ZONES.indexOf(choice.to);
  const battle = field.kind === BATTLE;
  const own = inSight(look, field, side, battle ? [z] : [0, 1, 2]);
  const card = manOf(look.box, field, side, cardOf(look, choice.piece));
  const untested = battle && field.attacker !== side && row === 0;
  own.push(untested ? { ...card, steady: 1 } : card);
  const enemy = inSight(look, field, 1 - side, battle ? [2 - z] : [0, 1, 2]);
  // Against what is still to be laid there is nothing to compare: anybody would be ahead for certain.
  if (enemy.length === 0) return null;
  const result: Odds = compareTotals(totals(own, []), totals(enemy, []));
  const strength = (men: readonly Man[]) => men.reduce((sum, man) => sum + man.strength, 0);
  return {
    title: battle ? { key: 'odds.zone', values: { to: choice.to } } : { key: 'odds.field' },
    rule: battle ? '8W' : '9N',
    apart: true,
    modifiers: [
      { text: { key: 'odds.own' }, value: strength(own) },
      { text: { key: 'odds.enemy' }, value: strength(enemy) },
    ],
    outcomes: [
      { text: { key: 'odds.ahead' }, chance: result.win, tone: 'good' },
      { text: { key: 'odds.level' }, chance: result.tie, tone: 'even' },
      { text: { key: 'odds.behind' }, chance: result.lose, tone: 'bad' },
    ],
  };
}

function morale(look: Look, choice: Choice<'flee'>): OddsCard | null {
  const value = at(look.box.morale, cardOf(look, choice.piece));
  if (value === X) return null;
  return {
    title: { key: 'odds.morale', values: { piece: choice.piece } },
    rule: '8AA',
    modifiers: [],
    outcomes: [
      { text: { key: 'odds.passes' }, chance: value / 6, tone: 'good' },
      { text: { key: 'odds.fails' }, chance: 1 - value / 6, tone: 'bad' },
    ],
  };
}

/** 10.0 The check that waits in the area a Boer would retreat to. */
function losses(look: Look, victor: string, choice: Choice<'retreat'>): OddsCard | null {
  const leader = leaderOf(look, choice.piece);
  const area = areaOf(look, choice.to);
  if (at(look.box.leaderSide, leader) !== BOERS || !isGuerrilla(look)) return null;
  if (!checkedForLosses(look, area)) return null;
  const dice = lossDice(look, leader, area, leaderOf(look, victor));
  const near = builderNear(look, area);
  const { win, tie } = highestDice(dice.empire, dice.boers);
  const lost = win + (near ? tie : 0);
  return {
    title: { key: 'odds.loss', values: { to: choice.to } },
    rule: '10F',
    apart: true,
    modifiers: [
      die('odds.dice.boers', dice.boers, '10B'),
      die('odds.dice.empire', dice.empire, '10C'),
      ...(dice.garrison ? [die('odds.die.garrison', 1, '10C')] : []),
      ...(dice.burnt ? [die('odds.die.burnt', 1, '10C')] : []),
      ...(dice.africans ? [die('odds.die.africans', 1, '10D')] : []),
      die('odds.die.charisma', dice.victorCharisma, '10E', { piece: victor }),
      ...(near ? [die('odds.tie.kitchener', 0, '10G')] : []),
    ],
    outcomes: [
      { text: { key: 'odds.loss.lost' }, chance: lost, tone: 'bad' },
      { text: { key: 'odds.loss.safe' }, chance: 1 - lost, tone: 'good' },
    ],
  };
}
