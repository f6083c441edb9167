import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, sideName } from '../box.ts';
import { activeSide, areaId, areaOf, eventOf, leaderId, leaderOf } from '../queries.ts';
import { type Look, NONE } from '../state.ts';
import {
  type Choice,
  type CombatChoice,
  type DeedVerb,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import { type Deed, perform, whyNotDeed } from './04-deeds.ts';
import {
  activate,
  detach,
  detachable,
  keepsExit,
  move,
  moves,
  whyNotActivation,
  whyNotDetach,
  whyNotMove,
} from './05-movement.ts';
import { EMPIRE_DEEDS, reinforce, reinforcementSize, whyNotReinforcement } from './06-empire.ts';
import { eventChoices, playEvent, whyNotEventThere } from './06-events.ts';
import {
  BOER_DEEDS,
  reorganise,
  revolt,
  spreadChoices,
  whyNotReorganisation,
  whyNotSpread,
} from './07-boers.ts';
import { combatChoices, openCombat, seemsToAttack, whyNotCombat } from './08-combat.ts';

const PASS: Choice<'pass'> = { do: 'pass' };

/** 4B One action, chosen and carried out before the next. What is offered never depends on the counter. */
export const action = decision('action', {
  side: (look) => sideName(activeSide(look)),
  rule: '4B',
  choices(look) {
    const side = activeSide(look);
    const found: Offer<'action'>[] = [];
    for (const leader of at(look.box.field, side))
      if (whyNotActivation(look, leader) === null)
        found.push({ do: 'activate', piece: leaderId(look, leader) });
    found.push(...eventChoices(look));
    if (side === EMPIRE && whyNotReinforcement(look) === null) found.push({ do: 'reinforce' });
    if (side === BOERS && whyNotReorganisation(look) === null) found.push({ do: 'reorganise' });
    if (side === BOERS) found.push(...spreadChoices(look));
    found.push(PASS); // 4L
    return found;
  },
  whyNot(look, _, tried) {
    const side = activeSide(look);
    switch (tried.do) {
      case 'activate': {
        // Somebody who points at an event wants to know about the event.
        const event = eventOf(look, tried.piece);
        return event === NONE
          ? whyNotActivation(look, leaderOf(look, tried.piece))
          : whyNotEventThere(look, event);
      }
      case 'play':
      case 'playAt':
        return whyNotEventThere(look, eventOf(look, tried.piece));
      case 'reinforce':
        return side === EMPIRE ? whyNotReinforcement(look) : refuse('6B', 'onlyEmpire');
      case 'reorganise':
        return side === BOERS ? whyNotReorganisation(look) : refuse('7A', 'onlyBoers');
      case 'spreadRevolt':
        return side === BOERS
          ? whyNotSpread(look, areaOf(look, tried.to))
          : refuse('7.0.e-b', 'onlyBoers');
      default:
        return null;
    }
  },
  take: {
    activate: (war, _, { piece }) => activate(war, leaderOf(war, piece)),
    reorganise: (war) => reorganise(war),
    play(war, _, { piece }) {
      playEvent(war, eventOf(war, piece), NONE);
      war.next('actionDone', { cost: 1 });
    },
    playAt(war, _, { piece, to }) {
      playEvent(war, eventOf(war, piece), areaOf(war, to));
      war.next('actionDone', { cost: 1 });
    },
    reinforce(war) {
      war.state.cardsMoved = true;
      reinforce(war, reinforcementSize(war), '6D');
      war.next('actionDone', { cost: 1 });
    },
    spreadRevolt(war, _, { to }) {
      revolt(war, areaOf(war, to), '7.0.e-b');
      war.next('actionDone', { cost: 1 });
    },
    pass(war) {
      war.tell({ type: 'passed', rule: '4L', side: sideName(activeSide(war)) });
      war.next('actionDone', { cost: 1 });
    },
  },
});

const deedsOf = (side: number): readonly Deed[] => (side === EMPIRE ? EMPIRE_DEEDS : BOER_DEEDS);

/** Everything the leader whose action it is can still do, besides stopping. */
function deedChoices(look: Look): Offer<'deed'>[] {
  const { state } = look;
  const leader = state.mover;
  const piece = leaderId(look, leader);
  const here = areaId(look, at(state.leaderAt, leader));
  const found: Offer<'deed'>[] = [...moves(look), ...detachable(look)];
  if (state.mp < 1) return found;
  for (const deed of deedsOf(activeSide(look)))
    if (whyNotDeed(look, deed) === null) found.push({ do: deed.verb, piece, at: here });
  found.push(...combatChoices(look));
  return found;
}

/** Anything left to do? Then ask; otherwise the action is over. */
export const carryOn = step('carryOn', (war) => {
  const { state } = war;
  if (at(state.leaderAt, state.mover) < 0 || state.mp < 1) return;
  if (deedChoices(war).length > 0 || seemsToAttack(war))
    war.next('deed', { piece: leaderId(war, state.mover), n: state.mp });
});

type Doing = (war: War, args: object, choice: Choice<DeedVerb>) => void;

const doIt: Doing = (war, _, choice) => {
  const entry = deedsOf(activeSide(war)).find((known) => known.verb === choice.do);
  if (entry) perform(war, entry);
  war.next('carryOn');
};

const DEEDS: Readonly<Record<DeedVerb, Doing>> = {
  besiege: doIt,
  blockhouse: doIt,
  bombard: doIt,
  camp: doIt,
  evict: doIt,
  fortify: doIt,
  garrison: doIt,
  quell: doIt,
  raise: doIt,
  scorch: doIt,
};

const fightIt = (war: War, _: object, choice: CombatChoice): void => {
  openCombat(war, choice);
  war.next('carryOn');
};

/** 5A Moves and deeds in any order until the points are gone. */
export const deed = decision('deed', {
  side: (look) => sideName(activeSide(look)),
  rule: '5A',
  choices(look) {
    const found = deedChoices(look);
    // 5.0.b-a He need not spend everything; 5.0.d-c but a main leader cannot stay with another.
    if (keepsExit(look, look.state.mover, look.state.mp)) found.push({ do: 'stop' });
    return found;
  },
  whyNot(look, _, tried): Refusal | null {
    const { state } = look;
    const here = at(state.leaderAt, state.mover);
    const mover = leaderId(look, state.mover);
    if (tried.do === 'stop')
      return keepsExit(look, state.mover, state.mp) ? null : refuse('5.0.d-c', 'twoMains');
    if (tried.do === 'detach') {
      if (tried.at !== areaId(look, here)) return refuse('5.0.c-a', 'notWhereHeStands');
      return whyNotDetach(look, leaderOf(look, tried.piece));
    }
    if (tried.piece !== mover) return refuse('5A', 'otherLeaderActs', { piece: mover });
    if (tried.do === 'move')
      return whyNotMove(look, state.mover, here, areaOf(look, tried.to), state.mp);
    const entry = deedsOf(activeSide(look)).find((known) => known.verb === tried.do);
    if (entry) return whyNotDeed(look, entry) ?? refuse(entry.rule, 'notWhereHeStands');
    if (['attack', 'storm', 'raid', 'raidBlockhouse'].includes(tried.do))
      return whyNotCombat(look, tried);
    return refuse('5A', 'notYourDeed');
  },
  take: {
    ...DEEDS,
    stop() {},
    move(war, _, { to }) {
      move(war, areaOf(war, to));
      war.next('carryOn');
    },
    detach(war, _, { piece }) {
      detach(war, leaderOf(war, piece));
      war.next('carryOn');
    },
    attack: fightIt,
    storm: fightIt,
    raid: fightIt,
    raidBlockhouse: fightIt,
  },
});
