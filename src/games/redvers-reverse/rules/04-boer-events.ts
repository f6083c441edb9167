import { at } from '../../../kernel/lists.ts';
import { type Look, NORMAL } from '../state.ts';
import { decision, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  actualStrength,
  groupId,
  inBritishRange,
  inPlay,
  isVariant,
  pieceId,
  pieceOf,
} from './01-pieces.ts';
import { drawChit, putBack } from './02-events.ts';
import { loseSp, shiftConfidence } from './06-track.ts';

/** 4.3 The Boer Event Segment and the Boer half of the Events Card. */
export const boerEvent = step('boerEvent', (war) => {
  const { state, box } = war;
  enterSegment(war, 'boerEvent');
  if (state.turn < firstDraw(war)) return; // 4.3a
  const chit = drawChit(war, 'event/boer', state.boerCup, box.boerChits);
  if (chit < 0) return;
  const id = at(box.boerChits, chit);
  war.tell({ type: 'boerEvent', rule: '4.3a', chit: id });
  const card = box.pack.chits.boer[id];
  if ('group' in card) {
    state.freed[box.groups.findIndex((each) => each.id === card.group)] = 1; // R-20 out of play
    return;
  }
  // 4.3b
  if (id === 'misfire') state.misfire = state.turn + 1;
  else if (id === 'ammo') state.ammo = state.turn + 1;
  else {
    putBack(state.boerCup, chit);
    apply(war, id, 'value' in card ? card.value : 0);
  }
});

const firstDraw = ({ state, box }: Look): number =>
  isVariant(state, 'early-release')
    ? box.pack.variants['early-release'].value
    : box.pack.chits.firstBoerDraw.turn;

function apply(war: War, id: string, value: number): void {
  if (id === 'waver' || id === 'kruger') {
    shiftConfidence(war, value);
    war.tell({ type: 'confidence', rule: '6.1e', n: war.state.confidence, change: value });
  } else if (id === 'botha') {
    const groups = wavering(war);
    const [first] = groups;
    if (first === undefined) return;
    if (groups.length === 1 || war.state.chosen.ties === 'first') {
      war.unasked('british', { do: 'rally', as: `group-${groupId(war.box, first)}` });
      rally(war, first);
    } else war.next('botha');
  } else if (id === 'slip') {
    const units = slipping(war);
    const [first] = units;
    if (first === undefined) return;
    if (units.length === 1 || war.state.chosen.ties === 'first') {
      war.unasked('british', { do: 'lose', piece: pieceId(war.box, first) });
      loseSp(war, first);
    } else war.next('slip');
  }
}

/** Groups with the most morale markers. */
function wavering({ state, box }: Look): number[] {
  let most = 1;
  let groups: number[] = [];
  box.groups.forEach((group, index) => {
    const markers = group.units.filter(
      (unit) => inPlay(state, unit) && at(state.level, unit) !== NORMAL,
    ).length;
    if (markers < most) return;
    if (markers > most) groups = [];
    most = markers;
    groups.push(index);
  });
  return groups;
}

function rally(war: War, group: number): void {
  const { state, box } = war;
  const up = box.pack.chits.boer.botha.value;
  for (const unit of at(box.groups, group).units) {
    if (!inPlay(state, unit) || at(state.level, unit) === NORMAL) continue;
    const level = Math.max(NORMAL, at(state.level, unit) - up);
    state.level[unit] = level;
    war.tell({ type: 'rallied', rule: '4.3a', piece: pieceId(box, unit), level });
  }
}

export const botha = decision('botha', {
  side: 'british',
  rule: '0c',
  choices: (look) =>
    wavering(look).map((group) => ({ do: 'rally', as: `group-${groupId(look.box, group)}` })),
  whyNot: () => refuse('4.3a', 'notMostShaken'),
  take: {
    rally(war, _, choice) {
      rally(
        war,
        war.box.groups.findIndex((group) => `group-${group.id}` === choice.as),
      );
    },
  },
});

/** The strongest commandos out of range of British units. */
function slipping(look: Look): number[] {
  const { state, box } = look;
  let best = Number.NEGATIVE_INFINITY;
  let units: number[] = [];
  for (let unit = box.firstCommando; unit < box.firstGun; unit++) {
    if (!inPlay(state, unit) || inBritishRange(look, at(state.where, unit), false)) continue;
    const strength = actualStrength(look, unit);
    if (strength < best) continue;
    if (strength > best) units = [];
    best = strength;
    units.push(unit);
  }
  return units;
}

export const slip = decision('slip', {
  side: 'british',
  rule: '0c',
  choices: (look) => slipping(look).map((unit) => ({ do: 'lose', piece: pieceId(look.box, unit) })),
  whyNot: () => refuse('4.3a', 'notStrongest'),
  take: {
    lose(war, _, choice) {
      loseSp(war, pieceOf(war.box, choice.piece));
    },
  },
});
