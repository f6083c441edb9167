import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, sideName } from '../box.ts';
import { activeSide, areaId, areaOf, eventOf, leaderId, leaderOf, no } from '../queries.ts';
import { decision, type Look, NONE, step } from '../state.ts';
import { type Deed, perform, refuseDeed } from './04-deeds.ts';
import {
  activate,
  detach,
  detachable,
  keepsExit,
  move,
  moves,
  refuseActivation,
  refuseDetach,
  refuseMove,
} from './05-movement.ts';
import { EMPIRE_DEEDS, refuseReinforcement, reinforce, reinforcementSize } from './06-empire.ts';
import { eventChoices, playEvent, refuseEvent } from './06-events.ts';
import {
  BOER_DEEDS,
  refuseReorganisation,
  refuseSpread,
  reorganise,
  revolt,
  spreadChoices,
} from './07-boers.ts';
import { combatChoices, openCombat, refuseCombat } from './08-combat.ts';

const PASS: Choice = { do: 'pass' };

/** 4B One action, chosen and carried out before the next. What is offered never depends on the counter. */
export const action = decision('action', {
  side: (look) => sideName(activeSide(look)),
  rule: '4B',
  verbs: ['activate', 'play', 'playAt', 'reinforce', 'reorganise', 'spreadRevolt', 'pass'],
  choices(look) {
    const side = activeSide(look);
    const found: Choice[] = [];
    for (const leader of at(look.box.field, side))
      if (refuseActivation(look, leader) === null)
        found.push({ do: 'activate', piece: leaderId(look, leader) });
    found.push(...eventChoices(look));
    if (side === EMPIRE && refuseReinforcement(look) === null) found.push({ do: 'reinforce' });
    if (side === BOERS && refuseReorganisation(look) === null) found.push({ do: 'reorganise' });
    if (side === BOERS) found.push(...spreadChoices(look));
    found.push(PASS); // 4L
    return found;
  },
  refuse(look, _, choice) {
    const side = activeSide(look);
    switch (choice.do) {
      case 'activate': {
        // Somebody who points at an event wants to know about the event.
        const event = eventOf(look, choice.piece);
        return event === NONE
          ? refuseActivation(look, leaderOf(look, choice.piece))
          : (refuseEvent(look, event) ?? no('6C', 'notAnEntry'));
      }
      case 'play':
      case 'playAt':
        return refuseEvent(look, eventOf(look, choice.piece)) ?? no('6C', 'notAnEntry');
      case 'reinforce':
        return side === EMPIRE ? refuseReinforcement(look) : no('6B', 'onlyEmpire');
      case 'reorganise':
        return side === BOERS ? refuseReorganisation(look) : no('7A', 'onlyBoers');
      case 'spreadRevolt':
        return side === BOERS
          ? refuseSpread(look, areaOf(look, choice.to))
          : no('7.0.e-b', 'onlyBoers');
      default:
        return null;
    }
  },
  take(war, _, choice) {
    switch (choice.do) {
      case 'activate':
        return activate(war, leaderOf(war, choice.piece));
      case 'reorganise':
        return reorganise(war);
      case 'play':
      case 'playAt':
        playEvent(war, eventOf(war, choice.piece), areaOf(war, choice.to));
        break;
      case 'reinforce':
        war.state.cardsMoved = true;
        reinforce(war, reinforcementSize(war), '6D');
        break;
      case 'spreadRevolt':
        revolt(war, areaOf(war, choice.to), '7.0.e-b');
        break;
      default:
        war.tell({ type: 'passed', rule: '4L', side: sideName(activeSide(war)) });
    }
    war.next('actionDone', { cost: 1 });
  },
});

const deedsOf = (side: number): readonly Deed[] => (side === EMPIRE ? EMPIRE_DEEDS : BOER_DEEDS);

/** Everything the leader whose action it is can still do, besides stopping. */
function deedChoices(look: Look): Choice[] {
  const { state } = look;
  const leader = state.mover;
  const piece = leaderId(look, leader);
  const here = areaId(look, at(state.leaderAt, leader));
  const found: Choice[] = [...moves(look), ...detachable(look)];
  if (state.mp < 1) return found;
  for (const deed of deedsOf(activeSide(look)))
    if (refuseDeed(look, deed) === null) found.push({ do: deed.verb, piece, at: here });
  found.push(...combatChoices(look));
  return found;
}

/** Anything left to do? Then ask; otherwise the action is over. */
export const carryOn = step('carryOn', (war) => {
  const { state } = war;
  if (at(state.leaderAt, state.mover) < 0 || state.mp < 1) return;
  if (deedChoices(war).length > 0)
    war.next('deed', { piece: leaderId(war, state.mover), n: state.mp });
});

/** 5A Moves and deeds in any order until the points are gone. */
export const deed = decision('deed', {
  side: (look) => sideName(activeSide(look)),
  rule: '5A',
  verbs: [
    'move',
    'detach',
    ...EMPIRE_DEEDS.map((entry) => entry.verb),
    ...BOER_DEEDS.map((entry) => entry.verb),
    'attack',
    'storm',
    'raid',
    'raidBlockhouse',
    'stop',
  ],
  choices(look) {
    const found = deedChoices(look);
    // 5.0.b-a He need not spend everything; 5.0.d-c but a main leader cannot stay with another.
    if (keepsExit(look, look.state.mover, look.state.mp)) found.push({ do: 'stop' });
    return found;
  },
  refuse(look, _, choice): Refusal | null {
    const { state } = look;
    const here = at(state.leaderAt, state.mover);
    const mover = leaderId(look, state.mover);
    if (choice.do === 'stop')
      return keepsExit(look, state.mover, state.mp) ? null : no('5.0.d-c', 'twoMains');
    if (choice.do === 'detach') {
      if (choice.at !== areaId(look, here)) return no('5.0.c-a', 'notWhereHeStands');
      return refuseDetach(look, leaderOf(look, choice.piece));
    }
    if (choice.piece !== mover) return no('5A', 'otherLeaderActs', { piece: mover });
    if (choice.do === 'move')
      return refuseMove(look, state.mover, here, areaOf(look, choice.to), state.mp);
    const entry = deedsOf(activeSide(look)).find((known) => known.verb === choice.do);
    if (entry) return refuseDeed(look, entry) ?? no(entry.rule, 'notWhereHeStands');
    if (['attack', 'storm', 'raid', 'raidBlockhouse'].includes(choice.do))
      return refuseCombat(look, choice);
    return no('5A', 'notYourDeed');
  },
  take(war, _, choice) {
    if (choice.do === 'stop') return;
    if (choice.do === 'move') move(war, areaOf(war, choice.to));
    else if (choice.do === 'detach') detach(war, leaderOf(war, choice.piece));
    else {
      const entry = deedsOf(activeSide(war)).find((known) => known.verb === choice.do);
      if (entry) perform(war, entry);
      else openCombat(war, choice);
    }
    war.next('carryOn');
  },
});
