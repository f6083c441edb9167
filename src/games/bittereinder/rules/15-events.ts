import { at } from '../../../kernel/lists.ts';
import { KOMMANDO } from '../box.ts';
import {
  areaId,
  EMPIRE,
  isBesieged,
  isLeader,
  isOnMap,
  LOST,
  type Look,
  lastTurn,
  pieceId,
  pieceOf,
  piecesIn,
  place,
  REPUBLICS,
  RESERVE,
  TRACK,
} from '../state.ts';
import { type Choice, decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { arrive, entryArea } from './05-reinforcement.ts';

/** 15.1-a Even turns but the last: two dice before anything else. */
export const randomEvent = step('randomEvent', (war) => {
  const { state, box } = war;
  if (!state.options.randomEvents || state.turn === lastTurn(war)) return;
  if (box.pack.turnTrack[state.turn]?.randomEvent !== true) return;
  const dice = war.roll2('event');
  const sum = dice[0] + dice[1];
  war.tell({ type: 'eventRoll', rule: '15.1-a', dice, sum });
  const happens = EVENTS[sum]?.(war) ?? false;
  if (!happens) war.tell({ type: 'noEvent', rule: '15.1-other' });
});

/** By the sum of the dice; each says whether anything happened. */
const EVENTS: Readonly<Record<number, (war: War) => boolean>> = {
  2: foreignSupport,
  3: mustMarch,
  6: notAmused,
  10: joubertOverruled,
  11: mustMarch,
  12: foreignSupport,
};

/** A41 A capital in Empire hands, or razed. */
const isLost = ({ state }: Look, area: number): boolean =>
  state.control[area] === EMPIRE + 1 || state.razed[area] === 1;

const bothLost = (look: Look): boolean =>
  isLost(look, look.box.bloemfontein) && isLost(look, look.box.pretoria);

/** A41 The Delagoa Bay line: no town on it lost, no free Empire unit on it. */
function lineOpen(look: Look): boolean {
  const { box, state } = look;
  return box.delagoaRail.every((area) => {
    if (box.homeOf[area] !== -1 && isLost(look, area)) return false;
    return !piecesIn(look, EMPIRE, area).some((piece) => !isBesieged(state, piece));
  });
}

/** 15.1-2/12 Guns or volunteers for the Republics. */
function foreignSupport(war: War): boolean {
  if (bothLost(war) || !lineOpen(war) || aids(war).length === 0) return false;
  war.next('aid');
  return true;
}

function aids(look: Look): Choice<'aid'>[] {
  const { box, state } = look;
  const { limitWithEvent } = box.pack.markers.siege;
  const choices: Choice<'aid'>[] = [];
  if (state.siegeLimit < limitWithEvent) choices.push({ do: 'aid', as: 'marker' });
  for (const capital of [box.bloemfontein, box.pretoria]) {
    if (state.control[capital] !== REPUBLICS + 1 || at(state.empireIn, capital) > 0) continue;
    for (let piece = 0; piece < box.firstEmpire; piece++) {
      // A57 Only those lost in the field; who laid down his arms stays away.
      if (at(box.kind, piece) !== KOMMANDO || at(state.at, piece) !== LOST) continue;
      choices.push({
        do: 'aid',
        piece: pieceId(look, piece),
        to: areaId(look, capital),
        as: 'kommando',
      });
    }
  }
  return choices;
}

export const aid = decision('aid', {
  side: 'republics',
  rule: '15.1-2/12',
  choices: aids,
  whyNot: () => refuse('15.1-2/12', 'noAid'),
  take: {
    aid(war, _, choice) {
      const { state, box } = war;
      if (choice.as === 'marker') {
        state.siegeLimit = box.pack.markers.siege.limitWithEvent;
        war.tell({ type: 'sixthMarker', rule: '15.1-2/12' });
        return;
      }
      place(war, pieceOf(war, choice.piece), box.areaIndex.get(choice.to ?? '') ?? RESERVE);
      war.tell({
        type: 'volunteers',
        rule: '15.1-2/12',
        piece: choice.piece ?? '',
        to: choice.to ?? '',
      });
    },
  },
});

/** 15.1-3/11 An attack with men from the colonies is expected this turn. */
function mustMarch(war: War): boolean {
  if (bothLost(war)) return false;
  war.state.mustAttack = 1;
  war.tell({ type: 'mustMarch', rule: '15.1-3/11' });
  return true;
}

/** 15.1-6, A42 Reinforcements of later turns that could be hastened: leaders with a printed turn too. */
const laterArrivals = (look: Look): number[] => {
  const { box, state } = look;
  const found: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    if (at(state.at, piece) === RESERVE && at(box.entry, piece) > state.turn) found.push(piece);
  }
  return found;
};

/** A49 Units on the replacement track that could come back now: 5.4-b not while their town is closed to them. */
const recallable = (look: Look): number[] => {
  const { box, state } = look;
  const found: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    if (at(state.at, piece) !== TRACK || at(state.due, piece) <= state.turn) continue;
    if (!isLeader(box, piece) && entryArea(look, piece) >= 0) found.push(piece);
  }
  return found;
};

function notAmused(war: War): boolean {
  if (laterArrivals(war).length + recallable(war).length === 0) return false;
  war.next('hasten');
  return true;
}

/** 15.1-6 One reinforcement early, or one replacement more. */
export const hasten = decision('hasten', {
  side: 'empire',
  rule: '15.1-6',
  choices: (look) => {
    const turns = [...new Set(laterArrivals(look).map((piece) => at(look.box.entry, piece)))];
    return [
      ...turns.sort((a, b) => a - b).map((n): Offer<'hasten'> => ({ do: 'hasten', n })),
      ...recallable(look).map(
        (piece): Offer<'hasten'> => ({ do: 'recall', piece: pieceId(look, piece) }),
      ),
    ];
  },
  whyNot: (look, _, tried) => {
    const piece = tried.do === 'recall' ? pieceOf(look, tried.piece) : -1;
    const shut = piece >= 0 && at(look.state.at, piece) === TRACK && entryArea(look, piece) < 0;
    return shut ? refuse('5.4-b', 'townClosed') : refuse('15.1-6', 'notWaiting');
  },
  take: {
    hasten(war, _, choice) {
      war.next('hastenUnit', { turn: choice.n });
    },
    recall(war, _, choice) {
      const piece = pieceOf(war, choice.piece);
      arrive(war, piece, entryArea(war, piece));
    },
  },
});

/** 15.1-6 Which of that month's arrivals. */
export const hastenUnit = decision('hastenUnit', {
  side: 'empire',
  rule: '15.1-6',
  choices: (look, { turn }) =>
    laterArrivals(look)
      .filter((piece) => at(look.box.entry, piece) === turn)
      .map((piece): Offer<'hastenUnit'> => ({ do: 'bring', piece: pieceId(look, piece) })),
  whyNot: () => refuse('15.1-6', 'notWaiting'),
  take: {
    bring(war, _, choice) {
      const piece = pieceOf(war, choice.piece);
      const to = entryArea(war, piece);
      arrive(war, piece, to >= 0 ? to : war.box.capeTown);
    },
  },
});

/** 15.1-10-d Once per game. */
function joubertOverruled(war: War): boolean {
  if (war.state.eventTen === 1) return false;
  war.state.eventTen = 1;
  war.next('overruled');
  return true;
}

/** 15.1-10-a, 15.1-10-b, 15.1-10-c One of three. */
export const overruled = decision('overruled', {
  side: 'republics',
  rule: '15.1-10-d',
  choices: ({ box, state }) => {
    const choices: Choice<'press'>[] = [
      { do: 'press', as: 'sieges' },
      { do: 'press', as: 'halfPrice' },
    ];
    if (box.armies.some((army) => isOnMap(state, army))) choices.push({ do: 'press', as: 'army' });
    return choices;
  },
  whyNot: () => refuse('15.1-10-d', 'noAid'),
  take: {
    press(war, _, choice) {
      const { state } = war;
      if (choice.as === 'sieges') state.siegeRolls = 1;
      if (choice.as === 'halfPrice') state.halfToken = 1;
      if (choice.as === 'army') state.armyAgain = 1;
      war.tell({ type: 'overruled', rule: '15.1-10-d', as: choice.as ?? '' });
    },
  },
});
