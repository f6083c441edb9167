import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, MAIN, sideName } from '../box.ts';
import {
  areaId,
  areaOf,
  belongsToEmpire,
  cardId,
  checkedForLosses,
  drawCard,
  hasFlag,
  isGuerrilla,
  leaderIn,
  leaderOf,
  leadersIn,
  ownMainIn,
} from '../queries.ts';
import { GONE, HAND, type Look, NONE, OUT } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { settleArea } from './05-movement.ts';
import { rollHighest } from './07-boers.ts';
import { judge } from './11-victory.ts';

/** 8AG–8AI, 9R, 9S, A 22, A 24 Where a beaten Second may go. */
function retreatAreas(look: Look, leader: number, seen: readonly string[]): number[] {
  const { state, box } = look;
  const side = at(box.leaderSide, leader);
  const open = at(box.adjacent, at(state.leaderAt, leader)).filter(
    (area) =>
      leaderIn(look, 1 - side, area) === NONE &&
      !(at(box.kind, leader) === MAIN && ownMainIn(look, leader, area)) &&
      !seen.includes(areaId(look, area)),
  );
  if (side === EMPIRE) return open.filter((area) => belongsToEmpire(look, area));
  const free = open.filter((area) => !belongsToEmpire(look, area)); // 8AH
  if (!isGuerrilla(look)) return free;
  return free.length > 0 ? free : open; // 9S
}

/** One step of a retreat: a choice, the only way, or none. */
export const retreat = step('retreat', (war, { piece, victor, seen }) => {
  const leader = leaderOf(war, piece);
  const areas = retreatAreas(war, leader, seen);
  const [only] = areas;
  if (only === undefined) {
    if (seen.length === 1)
      eliminate(war, leader); // 8AJ, A 25
    else comeToRest(war, leader);
    return;
  }
  const by = sideName(at(war.box.leaderSide, leader));
  if (areas.length === 1) {
    war.unasked(by, { do: 'retreat', piece, to: areaId(war, only) });
    fallBack(war, leader, only, { piece, victor, seen });
  } else war.next('retreatTo', { piece, victor, seen, by });
});

/** 8AG The owner chooses. */
export const retreatTo = decision('retreatTo', {
  side: (_, { by }) => by,
  rule: (look, { by }) => (by === sideName(BOERS) && isGuerrilla(look) ? '9S' : '8AG'),
  choices: (look, { piece, seen }) =>
    retreatAreas(look, leaderOf(look, piece), seen).map(
      (area): Offer<'retreatTo'> => ({ do: 'retreat', piece, to: areaId(look, area) }),
    ),
  whyNot: (look, { piece, by, seen }, tried) => {
    if (tried.piece !== piece) return refuse('8AG', 'otherLeaderActs', { piece });
    const leader = leaderOf(look, piece);
    const to = areaOf(look, tried.to);
    if (to === NONE || !at(look.box.adjacent, at(look.state.leaderAt, leader)).includes(to))
      return refuse('5.0.a', 'notAdjacent');
    if (seen.includes(areaId(look, to))) return refuse('10H', 'alreadyPassed');
    if (leaderIn(look, by === sideName(BOERS) ? EMPIRE : BOERS, to) !== NONE)
      return refuse('8AG', 'enemyThere');
    if (at(look.box.kind, leader) === MAIN && ownMainIn(look, leader, to))
      return refuse('8AI', 'twoMains');
    if (by !== sideName(BOERS)) return refuse('8AG', 'notYourArea');
    return isGuerrilla(look) ? refuse('9S', 'boerAreaFree') : refuse('8AH', 'garrisonThere');
  },
  take: {
    retreat: (war, args, choice) =>
      fallBack(war, leaderOf(war, args.piece), areaOf(war, choice.to), args),
  },
});

interface Way {
  readonly piece: string;
  readonly victor: string;
  readonly seen: readonly string[];
}

/** A 46 Not a move: no points, no stop, no siege. */
function fallBack(war: War, leader: number, to: number, { piece, victor, seen }: Way): void {
  const { state } = war;
  const from = at(state.leaderAt, leader);
  state.leaderAt[leader] = to;
  const area = areaId(war, to);
  war.tell({ type: 'retreated', rule: '8AG', piece, from: areaId(war, from), to: area });
  settleArea(war, from);
  settleArea(war, to);
  const boer = at(war.box.leaderSide, leader) === BOERS;
  if (boer && isGuerrilla(war) && checkedForLosses(war, to))
    war.next('lossCheck', { piece, area, victor, seen: [...seen, area] }); // 10A
  else comeToRest(war, leader);
}

function comeToRest(war: War, leader: number): void {
  const area = areaId(war, at(war.state.leaderAt, leader));
  war.next('stack', { area, by: sideName(at(war.box.leaderSide, leader)) });
}

/** 8AJ Out of the game for good. */
function eliminate(war: War, leader: number): void {
  const area = at(war.state.leaderAt, leader);
  war.state.leaderAt[leader] = OUT;
  war.tell({
    type: 'eliminated',
    rule: '8AJ',
    piece: at(war.box.leaders, leader),
    area: areaId(war, area),
  });
  settleArea(war, area);
}

/** 10B–10E How many dice each side rolls. */
export function lossDice(look: Look, leader: number, area: number, victor: number) {
  const { state, box } = look;
  const garrison = at(state.garrison, area);
  const burnt = at(state.burnt, area) > 0 ? 1 : 0; // A 26: one face, one die
  const africans = hasFlag(look, 'africans') && at(box.africans, area) ? 1 : 0;
  const victorCharisma = Math.max(0, at(box.charisma, victor));
  return {
    boers: 1 + Math.max(0, at(box.charisma, leader)),
    empire: 1 + garrison + burnt + africans + victorCharisma,
    garrison,
    burnt,
    africans,
    victorCharisma,
  };
}

/** 10G Kitchener in the area or beside it. */
export const builderNear = ({ state, box }: Look, area: number): boolean => {
  const stand = at(state.leaderAt, box.campBuilder);
  return stand >= 0 && (stand === area || at(box.adjacent, area).includes(stand));
};

/** 10.0 The check in one area of the retreat. */
export const lossCheck = step('lossCheck', (war, { piece, area, victor, seen }) => {
  const leader = leaderOf(war, piece);
  const where = areaOf(war, area);
  const dice = lossDice(war, leader, where, leaderOf(war, victor));
  const boers = rollHighest(war, `losses/${area}/boers`, dice.boers);
  const empire = rollHighest(war, `losses/${area}/empire`, dice.empire);
  const tie = boers.best === empire.best;
  const lost = empire.best > boers.best || (tie && builderNear(war, where)); // 10F, 10G
  war.tell({
    type: lost ? 'checkLost' : 'checkPassed',
    rule: tie ? '10G' : '10F',
    piece,
    area,
    boers: boers.rolls,
    empire: empire.rolls,
  });
  if (lost) {
    loseCommando(war, '10F');
    comeToRest(war, leader); // 10H
  } else if (leadersIn(war, BOERS, where).length > 1) comeToRest(war, leader);
  else war.next('retreat', { piece, victor, seen });
});

/** 10F, 10I One random commando in hand is gone for good. */
export function loseCommando(war: War, rule: string): void {
  const { state, box } = war;
  const held = box.commandos.filter((card) => state.cardAt[card] === HAND);
  if (held.length === 0) return;
  const card = at(held, drawCard(war, 'lost-commando', held));
  state.cardAt[card] = GONE;
  war.tell({ type: 'commandoGone', rule, card: cardId(war, card) });
  judge(war);
}
