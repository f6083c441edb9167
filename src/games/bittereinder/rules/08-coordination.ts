import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import {
  areaId,
  areaOf,
  type Battle,
  EMPIRE,
  isBesieged,
  type Look,
  pieceId,
  pieceIdsOf,
  pieceOf,
} from '../state.ts';
import { decision, type Offer, type Refusal, refuse } from '../vocabulary.ts';
import { engage, prepare, whyNoForm } from './08-combat.ts';
import { empireAttackers, someAreas, volunteers } from './08-strength.ts';

/*
 * 8.2.1, 8.6-a The Empire may attack with all of its units in an area or with some. With all is one
 * choice (`attack`); with some takes these: where, then who, one by one.
 */

const CANNOT_JOIN = refuse('8.2.1', 'cannotJoin');
const JOINED = refuse('8.2.1', 'joined');
const NOBODY_CHOSEN = refuse('8.2.1', 'nobodyChosen');
const NOT_ONE_OF_SEVERAL = refuse('8.2.1', 'nobodyToLeaveOut');

/** 8.2.1 Where only some attack; asked where there is more than one such place. */
export const chooseArea = decision('chooseArea', {
  side: 'empire',
  rule: '8.2.1',
  choices: (look) =>
    someAreas(look).map((area): Offer<'chooseArea'> => ({ do: 'gather', at: areaId(look, area) })),
  whyNot: (look, _, tried) => {
    const area = areaOf(look, tried.at);
    if (area < 0) return refuse(null, 'unknownArea', { at: tried.at ?? '' });
    return whyNoForm(look, EMPIRE, area) ?? NOT_ONE_OF_SEVERAL;
  },
  take: {
    gather(war, _, choice) {
      prepare(war, areaOf(war, choice.at));
    },
  },
});

/** Those who may still be chosen for the attack that is prepared. */
function candidates(look: Look, moved: boolean): number[] {
  const { battle } = look.state;
  if (!battle) return [];
  return volunteers(look, battle.area, battle.second === 1, moved).filter(
    (piece) => !battle.attackers.includes(piece),
  );
}

/** 13.1.1-e, 13.1.2-b A second attack is made with units that are with the leader, in the field or shut in as he is. */
function whyNotBegin(look: Look, battle: DeepReadonly<Battle>, leader: string): Refusal | null {
  if (battle.attackers.length === 0) return NOBODY_CHOSEN;
  const piece = pieceOf(look, leader);
  if (piece < 0) return null;
  const shutIn = isBesieged(look.state, piece);
  if (battle.attackers.some((one) => isBesieged(look.state, one) === shutIn)) return null;
  return refuse(leader === 'ldr-buller' ? '13.1.1-e' : '13.1.2-b', 'noSecondGo');
}

/** 8.3.1, 8.4-e Why a unit cannot be chosen. */
function whyNotJoin(look: Look, battle: DeepReadonly<Battle>, piece: number): Refusal {
  if (battle.attackers.includes(piece)) return JOINED;
  if (piece < 0 || at(look.state.at, piece) !== battle.area) return CANNOT_JOIN;
  const supplied = empireAttackers(look, battle.area, 'together', true).includes(piece);
  if (supplied || at(look.box.cf, piece) === 0) return CANNOT_JOIN;
  return isBesieged(look.state, piece)
    ? refuse('8.4-e', 'noBesiegedSupply')
    : refuse('8.3.1-b', 'noSupply');
}

/** 8.2.1, 13.1.1-e, 13.1.2-b Who attacks: one after the other, then the attack begins. */
export const chooseForce = decision('chooseForce', {
  side: 'empire',
  rule: (_, { leader }) =>
    leader === '' ? '8.2.1' : leader === 'ldr-buller' ? '13.1.1-e' : '13.1.2-b',
  choices: (look, { leader, moved }) => {
    const choices = candidates(look, moved === 1).map(
      (piece): Offer<'chooseForce'> => ({ do: 'join', piece: pieceId(look, piece) }),
    );
    const { battle } = look.state;
    if (battle && !whyNotBegin(look, battle, leader)) choices.push({ do: 'begin' });
    return choices;
  },
  whyNot: (look, { leader }, tried) => {
    const { battle } = look.state;
    if (!battle) return null;
    if (tried.do === 'begin') return whyNotBegin(look, battle, leader);
    return whyNotJoin(look, battle, pieceOf(look, tried.piece));
  },
  take: {
    join(war, args, choice) {
      war.state.battle?.attackers.push(pieceOf(war, choice.piece));
      war.next('chooseForce', args);
    },
    begin(war) {
      const { state } = war;
      const { battle } = state;
      if (!battle) return;
      const inside = battle.attackers.some((piece) => isBesieged(state, piece));
      const outside = battle.attackers.some((piece) => !isBesieged(state, piece));
      battle.form = inside ? (outside ? 'together' : 'sortie') : 'field';
      state.column = [];
      engage(war, battle);
      war.tell({
        type: 'attackers',
        rule: '8.2.1',
        at: areaId(war, battle.area),
        pieces: pieceIdsOf(war, battle.attackers),
      });
    },
  },
});
