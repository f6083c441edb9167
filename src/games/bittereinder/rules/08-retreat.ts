import { at } from '../../../kernel/lists.ts';
import { ARMY, GARRISON, SUPPLY } from '../box.ts';
import {
  areaId,
  areaOf,
  BARRED,
  EMPIRE,
  fieldForce,
  isBesieged,
  isLeader,
  type Look,
  pieceId,
  pieceOf,
  piecesIn,
  place,
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
import { turnUp } from './07-intelligence.ts';
import { eliminate } from './08-elimination.ts';
import { liftSiege } from './08-siege.ts';
import { changeCommitment } from './09-commitment.ts';

/** 8.8.2-a Areas closed to a retreating piece for good. */
function whyNotGround(look: Look, side: number, wagons: boolean, area: number): Refusal | null {
  const { box, state } = look;
  if (side === EMPIRE) {
    if (box.mozambique[area] === 1) return refuse('7.1.1-c', 'mozambique');
    return wagons && box.mountain[area] === 1 ? refuse('7.4.3', 'wagonsInMountains') : null;
  }
  if (area === box.capeTown) return refuse('7.5.1', 'capeTown');
  return state.blockhouse[area] === 0 ? null : refuse('7.5.2-b', 'blockhouseRetreat');
}

/** What a retreat finds in an area; lower is better, and the best must be taken. */
const FRIENDS = 1;
const VACANT_HOME = 2;
const VACANT = 3;
const VACANT_FOREIGN = 4;
const CONTESTED = 5;
const ENEMIES = 6;

/** 8.8.1 The priority of an area for a retreating unit. */
function priority(look: Look, side: number, area: number): number {
  const friends = unitsIn(look, side, area);
  const enemies = holdsEnemies(look, side, area);
  if (friends && !enemies) return FRIENDS;
  if (friends && enemies) return CONTESTED;
  if (enemies || hasBesieged(look, side, area)) return ENEMIES;
  if (side === EMPIRE) return VACANT;
  if (look.box.republican[area] === 1) return VACANT_HOME;
  return look.box.mozambique[area] === 1 || look.box.tribal[area] === 1 ? VACANT_FOREIGN : VACANT;
}

/** A30 A friendly unit; besieged ones do not qualify an area, nor does a lone leader. */
const unitsIn = (look: Look, side: number, area: number): boolean =>
  piecesIn(look, side, area).some(
    (piece) => !isLeader(look.box, piece) && !isBesieged(look.state, piece),
  );

/** A30 Any un-besieged enemy piece, leaders and wagons too. */
const holdsEnemies = (look: Look, side: number, area: number): boolean =>
  side === EMPIRE ? at(look.state.republicIn, area) > 0 : fieldForce(look, area).length > 0;

/** For the Republics, besieged enemies without a besieger still hold the place. */
const hasBesieged = (look: Look, side: number, area: number): boolean =>
  side === REPUBLICS && at(look.state.empireIn, area) > 0;

export interface Refuge {
  readonly areas: readonly number[];
  readonly priority: number;
}

/** 8.8.1 Where a unit must go: all areas of the best priority there is. */
export function refuges(look: Look, side: number, wagons: boolean, from: number): Refuge {
  let best = ENEMIES;
  let areas: number[] = [];
  for (const area of at(look.box.near, from)) {
    if (whyNotGround(look, side, wagons, area)) continue;
    const rank = priority(look, side, area);
    if (rank > best || rank === ENEMIES) continue;
    if (rank < best) areas = [];
    best = rank;
    areas.push(area);
  }
  return { areas, priority: best };
}

const isWagon = (look: Look, piece: number): boolean => at(look.box.kind, piece) === SUPPLY;

const refugeOf = (look: Look, side: number, piece: number, from: number): Refuge =>
  refuges(look, side, isWagon(look, piece), from);

/** Units of a side that still have to get out. */
const fleeing = (look: Look, side: number, area: number): number[] =>
  (side === EMPIRE ? fieldForce(look, area) : piecesIn(look, REPUBLICS, area)).filter(
    (piece) => !isLeader(look.box, piece),
  );

/** 8.6-AR, 8.6-DR A side must leave the area; what cannot is lost. */
export const rout = step('rout', (war, { side, at: id }) => {
  war.tell({ type: 'rout', rule: '8.8-a', side: sideName(side), at: id });
  for (const piece of fleeing(war, side, areaOf(war, id))) {
    // 8.8.2-a Garrisons never retreat; 8.8.2-b nor do armies, and all they hold share their fate.
    if (at(war.box.kind, piece) === GARRISON) eliminate(war, piece, '8.8.2-a');
    else if (at(war.box.kind, piece) === ARMY) eliminate(war, piece, '8.8.2-b');
  }
  war.next('retreat', { side, at: id, reached: [] });
});

/** 8.8.1, A30 Unit by unit, each by the list as it stands at that moment. */
export const retreat = step('retreat', (war, { side, at: id, reached }) => {
  const area = areaOf(war, id);
  const out = new Set(reached);
  for (;;) {
    const left = fleeing(war, side, area);
    const [first] = left;
    if (first === undefined) break;
    const stuck = left.find((piece) => refugeOf(war, side, piece, area).areas.length === 0);
    if (stuck !== undefined) {
      if (side === REPUBLICS && offerLastResort(war, area)) {
        war.next('lastResort', { at: id, reached: [...out] });
        return;
      }
      eliminate(war, stuck, side === EMPIRE ? '8.8.2-c' : '8.8-a');
      continue;
    }
    if (left.some((piece) => refugeOf(war, side, piece, area).areas.length > 1)) {
      war.next('retreatTo', { side, at: id, reached: [...out] });
      return;
    }
    const to = withdraw(war, side, first, at(refugeOf(war, side, first, area).areas, 0));
    war.unasked(sideName(side), { do: 'retreat', piece: pieceId(war, first), to });
    if (!out.has(to)) war.unasked(sideName(side), { do: 'retreatAll', to });
    out.add(to);
  }
  war.next('followers', { side, at: id, reached: [...out] });
});

/** One unit gets away; 8.8.1-3 a fight it stumbles into is not its own. */
function withdraw(war: War, side: number, piece: number, to: number, paid = false): string {
  const { state } = war;
  const from = at(state.at, piece);
  const rank = priority(war, side, to);
  place(war, piece, to);
  if (rank === CONTESTED && !paid) state.spent[piece] = at(state.spent, piece) | BARRED;
  const rule = rank === FRIENDS ? '8.8.1-1' : rank >= CONTESTED ? '8.8.1-3' : '8.8.1-2';
  war.tell({
    type: 'retreated',
    rule: paid ? '8.8.2-d' : rule,
    piece: pieceId(war, piece),
    at: areaId(war, from),
    to: areaId(war, to),
  });
  return areaId(war, to);
}

/** The areas that lie open to some unit still in flight. */
function openAreas(look: Look, side: number, area: number): number[] {
  const open = new Set<number>();
  for (const piece of fleeing(look, side, area))
    for (const to of refugeOf(look, side, piece, area).areas) open.add(to);
  return [...open];
}

function whyNotRetreat(look: Look, side: number, from: number, piece: number, to: number): Refusal {
  if (to < 0) return refuse(null, 'unknownArea', { at: '' });
  if (!at(look.box.near, from).includes(to)) return refuse('8.8-a', 'notAdjacent');
  const closed = whyNotGround(look, side, piece >= 0 && isWagon(look, piece), to);
  return closed ?? refuse('8.8.1-1', 'betterRefuge');
}

/** 8.8.1-4 Within one priority the owner chooses: all to one place, or one by one. */
export const retreatTo = decision('retreatTo', {
  side: (_, { side }) => sideName(side),
  rule: '8.8.1-4',
  choices: (look, { side, at: id }) => {
    const area = areaOf(look, id);
    const left = fleeing(look, side, area);
    const choices = openAreas(look, side, area).map(
      (to): Offer<'retreatTo'> => ({ do: 'retreatAll', to: areaId(look, to) }),
    );
    if (left.length === 1) return choices;
    for (const piece of left) {
      if (refugeOf(look, side, piece, area).areas.length > 1)
        choices.push({ do: 'single', piece: pieceId(look, piece) });
    }
    return choices;
  },
  whyNot: (look, { side, at: id }, tried) =>
    tried.do === 'single'
      ? refuse('8.8.1-4', 'notInFlight')
      : whyNotRetreat(look, side, areaOf(look, id), -1, areaOf(look, tried.to)),
  take: {
    single(war, args, choice) {
      war.next('retreatUnit', { ...args, piece: choice.piece });
    },
    retreatAll(war, { side, at: id, reached }, choice) {
      const area = areaOf(war, id);
      const to = areaOf(war, choice.to);
      for (const piece of fleeing(war, side, area)) {
        if (refugeOf(war, side, piece, area).areas.includes(to)) withdraw(war, side, piece, to);
      }
      war.next('retreat', { side, at: id, reached: added(reached, choice.to) });
    },
  },
});

const added = (reached: readonly string[], to: string | undefined): readonly string[] =>
  to === undefined || reached.includes(to) ? reached : [...reached, to];

/** 8.8.1-4 Where this one unit goes. */
export const retreatUnit = decision('retreatUnit', {
  side: (_, { side }) => sideName(side),
  rule: '8.8.1-4',
  choices: (look, { side, at: id, piece }) =>
    refugeOf(look, side, pieceOf(look, piece), areaOf(look, id)).areas.map(
      (to): Offer<'retreatUnit'> => ({ do: 'retreat', piece, to: areaId(look, to) }),
    ),
  whyNot: (look, { side, at: id, piece }, tried) =>
    whyNotRetreat(look, side, areaOf(look, id), pieceOf(look, piece), areaOf(look, tried.to)),
  take: {
    retreat(war, { side, at: id, reached, piece }, choice) {
      withdraw(war, side, pieceOf(war, piece), areaOf(war, choice.to));
      war.next('retreat', { side, at: id, reached: added(reached, choice.to) });
    },
  },
});

/** 8.8.2-d Neighbours held by the Empire alone, which might still be entered at a price. */
const lastResorts = (look: Look, area: number): number[] =>
  at(look.box.near, area).filter(
    (to) => !whyNotGround(look, REPUBLICS, false, to) && priority(look, REPUBLICS, to) === ENEMIES,
  );

/** A31 The printed factors of the un-besieged Empire units there. */
const resortPrice = (look: Look, area: number): number =>
  fieldForce(look, area).reduce((sum, piece) => sum + at(look.box.cf, piece), 0);

/** The prices are named before the question is put; face-down counters are turned up for it. */
function offerLastResort(war: War, area: number): boolean {
  const ways = lastResorts(war, area);
  for (const to of ways) turnUp(war, fieldForce(war, to));
  return ways.some((to) => resortPrice(war, to) <= war.state.wcp);
}

const GIVE_UP: Choice<'giveUp'> = { do: 'giveUp' };

/** 8.8.2-d Break through at a price in commitment, or be lost. */
export const lastResort = decision('lastResort', {
  side: 'republics',
  rule: '8.8.2-d',
  choices: (look, { at: id }) => [
    ...lastResorts(look, areaOf(look, id))
      .filter((to) => resortPrice(look, to) <= look.state.wcp)
      .map(
        (to): Offer<'lastResort'> => ({
          do: 'breakThrough',
          to: areaId(look, to),
          n: resortPrice(look, to),
        }),
      ),
    GIVE_UP,
  ],
  whyNot: (look, { at: id }, tried) => {
    const to = areaOf(look, tried.to);
    if (to >= 0 && lastResorts(look, areaOf(look, id)).includes(to))
      return refuse('8.8.2-d', 'cannotPay', { n: resortPrice(look, to) });
    return whyNotRetreat(look, REPUBLICS, areaOf(look, id), -1, to);
  },
  take: {
    giveUp(war, { at: id, reached }) {
      for (const piece of trapped(war, areaOf(war, id))) eliminate(war, piece, '8.8.2-d');
      war.next('retreat', { side: REPUBLICS, at: id, reached });
    },
    breakThrough(war, { at: id, reached }, choice) {
      const left = trapped(war, areaOf(war, id));
      changeCommitment(war, -choice.n, '9.3-b', 'lastResort');
      const to = areaOf(war, choice.to);
      for (const piece of left) withdraw(war, REPUBLICS, piece, to, true);
      war.next('retreat', { side: REPUBLICS, at: id, reached: added(reached, choice.to) });
    },
  },
});

/** Republicans with no way out but through the enemy. */
const trapped = (look: Look, area: number): number[] =>
  fleeing(look, REPUBLICS, area).filter(
    (piece) => refugeOf(look, REPUBLICS, piece, area).areas.length === 0,
  );

/** 8.7.1-a, A30 Leaders go where men of their stack went, or are lost with them. */
export const followers = step('followers', (war, { side, at: id, reached }) => {
  const area = areaOf(war, id);
  const force = side === EMPIRE ? fieldForce(war, area) : piecesIn(war, REPUBLICS, area);
  for (const leader of force) {
    if (!isLeader(war.box, leader)) continue;
    const [only] = reached;
    if (only === undefined) eliminate(war, leader, '8.8-a');
    else if (reached.length === 1) {
      war.unasked(sideName(side), { do: 'retreat', piece: pieceId(war, leader), to: only });
      ride(war, leader, areaOf(war, only));
    } else war.next('follow', { leader: pieceId(war, leader), reached });
  }
  war.next('routed', { side, at: id });
});

function ride(war: War, leader: number, to: number): void {
  const { state } = war;
  const from = areaId(war, at(state.at, leader));
  place(war, leader, to);
  const barred = piecesIn(war, war.box.firstEmpire > leader ? REPUBLICS : EMPIRE, to).some(
    (piece) => (at(state.spent, piece) & BARRED) !== 0,
  );
  if (barred) state.spent[leader] = at(state.spent, leader) | BARRED;
  war.tell({
    type: 'retreated',
    rule: '8.7.1-a',
    piece: pieceId(war, leader),
    at: from,
    to: areaId(war, to),
  });
}

/** A30 Which of the ways his men took the leader takes. */
export const follow = decision('follow', {
  side: (look, { leader }) =>
    sideName(pieceOf(look, leader) < look.box.firstEmpire ? REPUBLICS : EMPIRE),
  rule: '8.7.1-a',
  choices: (_, { leader, reached }) =>
    reached.map((to): Offer<'follow'> => ({ do: 'retreat', piece: leader, to })),
  whyNot: () => refuse('8.7.1-a', 'withHisMen'),
  take: {
    retreat(war, { leader }, choice) {
      ride(war, pieceOf(war, leader), areaOf(war, choice.to));
    },
  },
});

/** 8.4-h Besiegers who had to retreat have lifted their siege. */
export const routed = step('routed', (war, { side, at: id }) => {
  if (side === REPUBLICS) liftSiege(war, areaOf(war, id), '8.4-h');
});
