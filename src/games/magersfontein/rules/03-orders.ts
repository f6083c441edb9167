import { at, cell } from '../../../kernel/lists.ts';
import { oncePerKey } from '../../../kernel/memory.ts';
import type { Box } from '../box.ts';
import { distance, hexAt } from '../grid.ts';
import {
  anyCommanderIn,
  anyIn,
  apart,
  commanderIndex,
  enemyOf,
  hexId,
  hexIndex,
  type Look,
  NONE,
  SADDLED,
  SPENT,
  type Steps,
  scenarioOf,
  sideName,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  type Tried,
  type War,
} from '../vocabulary.ts';

const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** III.16, III.17, R53 The hexes of the map edge inside the 60 degrees between two neighbouring directions. */
export const edgeHexes = (box: Box, from: number, vector: number): readonly number[] =>
  edges(box, from * 6 + vector);

const edges = oncePerKey((box: Box, key: number) => findEdge(box, Math.floor(key / 6), key % 6));

function findEdge(box: Box, from: number, vector: number): number[] {
  const { grid } = box;
  const arms = at(box.vectors, vector).arms;
  const [aq, ar] = at(STEPS, arms[0]);
  const [bq, br] = at(STEPS, arms[1]);
  const found: number[] = [];
  const reach = grid.columns + grid.rows;
  for (let a = 0; a <= reach; a++) {
    for (let b = 0; b <= reach; b++) {
      const hex = hexAt(
        grid,
        cell(grid.q, from) + a * aq + b * bq,
        cell(grid.r, from) + a * ar + b * br,
      );
      if (hex < 0) break;
      if (hex !== from && onEdge(box, hex)) found.push(hex);
    }
  }
  return found;
}

function onEdge(box: Box, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if (cell(box.grid.next, hex * 6 + direction) < 0) return true;
  }
  return false;
}

/** III.23 Ground that a pack closes to commanders and riders. */
export const isClosed = (box: Box, from: number, direction: number): boolean =>
  box.closed !== null && cell(box.closed, from * 6 + direction) === 1;

/** III.22, R53 The hexes a brigadier on the attack may step to: along the arms, shortening the way, free of enemies. */
export function advances(look: Look, commander: number): number[] {
  const { state } = look;
  const from = at(state.at, commander);
  const edge = at(state.edge, commander);
  if (from < 0 || edge < 0 || !at(state.attack, commander)) return [];
  const round = detour(look, commander);
  if (round !== null) return round;
  return armSteps(look, commander, from).filter((to) =>
    wayOpen(look, commander, to, at(state.left, commander) - 1),
  );
}

/** III.23 Whether the ground lets him go the rest of the ordered way from a hex, were there no enemy. */
function groundOpen(look: Look, commander: number, from: number): boolean {
  let front = [from];
  for (let left = at(look.state.left, commander); left > 0; left--) {
    if (front.includes(at(look.state.edge, commander))) return true;
    front = [...new Set(front.flatMap((hex) => vectorSteps(look, commander, hex)))];
    if (front.length === 0) return false;
  }
  return true;
}

/**
 * III.23 Closed ground on the ordered way: the first hexes of the shortest ways round to where it is open;
 * null while the way is open, or where nothing leads round it.
 */
function detour(look: Look, commander: number): number[] | null {
  const { state, box } = look;
  const start = at(state.at, commander);
  if (box.closed === null || groundOpen(look, commander, start)) return null;
  const seen = new Set([start]);
  // Each hex of the front with the first steps that lead to it on a shortest way.
  let front = new Map<number, number[]>(freeSteps(look, commander, start).map((to) => [to, [to]]));
  while (front.size > 0) {
    const ends = [...front].filter(([hex]) => groundOpen(look, commander, hex));
    if (ends.length > 0) return [...new Set(ends.flatMap(([, first]) => first))];
    for (const hex of front.keys()) seen.add(hex);
    const next = new Map<number, number[]>();
    for (const [hex, first] of front) {
      for (const to of freeSteps(look, commander, hex)) {
        if (!seen.has(to)) next.set(to, [...new Set([...(next.get(to) ?? []), ...first])]);
      }
    }
    front = next;
  }
  return null;
}

/** III.20, III.23 Whether a step is part of the ordered way; a detour does not shorten it. */
export const isOnTheWay = (look: Look, commander: number, to: number): boolean =>
  detour(look, commander) === null &&
  vectorSteps(look, commander, at(look.state.at, commander)).includes(to);

/** III.4 Where a commander can step at all: on the field, over open ground, where no enemy stands. */
export function freeSteps(look: Look, commander: number, from: number): number[] {
  const { box } = look;
  const { side } = at(box.commanders, commander);
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(box.grid.next, from * 6 + direction);
    if (to < 0 || isClosed(box, from, direction) || scenarioOf(look).inArea[to] !== 1) continue;
    if (!anyIn(look, to, enemyOf(side))) found.push(to);
  }
  return found;
}

/** Along the arms and nearer to the edge hex, as the ground allows. */
function vectorSteps(look: Look, commander: number, from: number): number[] {
  const { state, box } = look;
  const edge = at(state.edge, commander);
  const found: number[] = [];
  for (const direction of at(box.vectors, at(state.vector, commander)).arms) {
    const to = cell(box.grid.next, from * 6 + direction);
    if (to < 0 || isClosed(box, from, direction)) continue;
    if (distance(box.grid, to, edge) < distance(box.grid, from, edge)) found.push(to);
  }
  return found;
}

function armSteps(look: Look, commander: number, from: number): number[] {
  const enemy = enemyOf(at(look.box.commanders, commander).side);
  return vectorSteps(look, commander, from).filter(
    (to) => !anyIn(look, to, enemy) && !anyCommanderIn(look, to, enemy),
  );
}

/** A quick look: without enemies ahead and near enough nothing can bar the way. */
function mayBeBarred(look: Look, commander: number, from: number, left: number): boolean {
  const { state, box } = look;
  const edge = at(state.edge, commander);
  const { side } = at(box.commanders, commander);
  const far = distance(box.grid, from, edge);
  for (let unit = 0; unit < state.hex.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex < 0 || box.sideOf[unit] === side) continue;
    if (distance(box.grid, from, hex) <= left && distance(box.grid, hex, edge) < far) return true;
  }
  return state.at.some(
    (hex, i) =>
      hex >= 0 && at(box.commanders, i).side !== side && distance(box.grid, from, hex) <= left,
  );
}

/** Whether the rest of the ordered way can be travelled from here. */
function wayOpen(look: Look, commander: number, from: number, left: number): boolean {
  if (!mayBeBarred(look, commander, from, left)) return true;
  let front = [from];
  for (let i = 0; i < left; i++) {
    const next: number[] = [];
    for (const hex of front) {
      for (const to of armSteps(look, commander, hex)) if (!next.includes(to)) next.push(to);
    }
    if (next.length === 0) return front.includes(at(look.state.edge, commander));
    front = next;
  }
  return true;
}

const ATTACK: Choice<'attack'> = { do: 'attack' };
const DEFEND: Choice<'defend'> = { do: 'defend' };
const KEEP: Choice<'keepOrder'> = { do: 'keepOrder' };

/** III.5, III.24, III.27 Attack or Defense; or leave it. */
export const orderKind = decision('orderKind', {
  side: (_, { side }) => sideName(side),
  rule: 'III.24',
  choices: () => [ATTACK, DEFEND, KEEP],
  take: {
    attack: (war, args) => war.next('orderVector', args),
    defend(war, args) {
      war.state.draft[args.side] = [0, 0, NONE];
      sendOrder(war, args, 0);
    },
    keepOrder() {},
  },
});

/** III.17 One of six angles; those that look off the map are no order (III.25). */
export const orderVector = decision('orderVector', {
  side: (_, { side }) => sideName(side),
  rule: 'III.17',
  choices: (look, { commander }) => {
    const from = at(look.state.at, commanderIndex(look, commander));
    return look.box.vectors.flatMap((vector, i): Offer<'orderVector'>[] =>
      from >= 0 && edgeHexes(look.box, from, i).length > 0
        ? [{ do: 'vector', piece: commander, as: vector.id }]
        : [],
    );
  },
  whyNot: (look, _, tried) =>
    look.box.vectors.some((v) => v.id === tried.as)
      ? refuse('III.25', 'offTheMap')
      : refuse('III.17', 'noSuchVector', { as: tried.as ?? '' }),
  take: {
    vector(war, args, choice) {
      war.state.draft[args.side] = [1, war.box.vectors.findIndex((v) => v.id === choice.as), NONE];
      war.next('orderEdge', args);
    },
  },
});

/** III.16, R53 The line ends at one hex of the map edge. */
export const orderEdge = decision('orderEdge', {
  side: (_, { side }) => sideName(side),
  rule: 'III.16',
  choices: (look, { side, commander }) => {
    const from = at(look.state.at, commanderIndex(look, commander));
    return edgeHexes(look.box, from, at(at(look.state.draft, side), 1)).map(
      (hex): Offer<'orderEdge'> => ({ do: 'aim', piece: commander, to: hexId(look, hex) }),
    );
  },
  whyNot: () => refuse('III.16', 'outsideAngle'),
  take: {
    aim(war, args, choice) {
      const draft = at(war.state.draft, args.side);
      war.state.draft[args.side] = [1, at(draft, 1), hexIndex(war, choice.to)];
      war.next('orderDistance', args);
    },
  },
});

/** III.18, III.25, R7 How many hexes: at least one, at most to the edge. */
export const orderDistance = decision('orderDistance', {
  side: (_, { side }) => sideName(side),
  rule: 'III.18',
  choices: (look, { side, commander }) => {
    const from = at(look.state.at, commanderIndex(look, commander));
    const most = apart(look, from, at(at(look.state.draft, side), 2));
    return Array.from(
      { length: Math.max(1, most) },
      (_, i): Offer<'orderDistance'> => ({ do: 'distance', piece: commander, n: i + 1 }),
    );
  },
  whyNot: (_, __, tried) => refuse((tried.n ?? 0) < 1 ? 'III.25' : 'III.18', 'wrongDistance'),
  take: {
    distance(war, args, choice) {
      sendOrder(war, args, choice.n);
    },
  },
});

/** III.28 What was decided is written down at once, or handed to the rider who carries it (III.34). */
function sendOrder(
  war: War,
  { side, commander: id, by, rider }: Steps['orderKind'],
  left: number,
): void {
  const { state } = war;
  const draft = at(state.draft, side);
  const commander = commanderIndex(war, id);
  const carrier = war.box.riderIndex.get(rider) ?? NONE;
  state.draft[side] = [0, 0, NONE];
  if (by === 'saddle' && carrier !== NONE) {
    state.rider[carrier] = SADDLED;
    state.riderTo[carrier] = commander;
    state.riderAttack[carrier] = at(draft, 0);
    state.riderVector[carrier] = at(draft, 1);
    state.riderEdge[carrier] = at(draft, 2);
    state.riderLeft[carrier] = left;
    return;
  }
  if (by === 'rider' && carrier !== NONE) state.rider[carrier] = SPENT;
  writeOrder(war, commander, at(draft, 0), at(draft, 1), at(draft, 2), left);
}

/** III.20, III.28 The entry in the command diagram, for its own side's eyes. */
export function writeOrder(
  war: War,
  commander: number,
  attack: number,
  vector: number,
  edge: number,
  left: number,
): void {
  const { state, box } = war;
  state.attack[commander] = attack;
  state.vector[commander] = attack ? vector : 0;
  state.edge[commander] = attack ? edge : NONE;
  state.left[commander] = attack ? left : 0;
  const { id, side } = at(box.commanders, commander);
  war.tellOnly(
    sideName(side),
    attack
      ? {
          type: 'orderedAttack',
          rule: 'III.28',
          piece: id,
          as: at(box.vectors, vector).id,
          to: hexId(war, edge),
          n: left,
        }
      : { type: 'orderedDefense', rule: 'III.28', piece: id },
  );
}

/** III.26 Brigadiers of a side who may turn to Defense now, whatever the moment. */
export const shakenOnAttack = (look: Look, side: number): number[] =>
  look.box.commanders.flatMap((c, i) => (c.side === side && mayTakeDefense(look, i) ? [i] : []));

export const mayTakeDefense = (look: Look, commander: number): boolean =>
  commander !== NONE &&
  at(look.state.attack, commander) === 1 &&
  at(look.state.at, commander) >= 0 &&
  brokenBrigade(look, commander);

export const takeDefenseChoices = (look: Look, side: number): Choice<'takeDefense'>[] =>
  shakenOnAttack(look, side).map((commander) => ({
    do: 'takeDefense',
    piece: at(look.box.commanders, commander).id,
  }));

/** III.26 No rider and no roll: he defends from now on. */
export const takeDefense = (war: War, { piece }: Choice<'takeDefense'>): void =>
  writeOrder(war, commanderIndex(war, piece), 0, 0, NONE, 0);

export const whyNotTakeDefense = (look: Look, side: number, { piece }: Tried): Refusal | null => {
  const commander = commanderIndex(look, piece);
  if (commander === NONE || at(look.box.commanders, commander).side !== side)
    return refuse('III.26', 'notYourBrigadier');
  if (!at(look.state.attack, commander)) return refuse('III.26', 'ordersDefense');
  return mayTakeDefense(look, commander) ? null : refuse('III.26', 'notBroken');
};

/** III.26 More than half of the brigade's units reduced or routed: Defense is free. */
export function brokenBrigade(look: Look, commander: number): boolean {
  const { state, box } = look;
  const { side, brigade } = at(box.commanders, commander);
  let present = 0;
  let shaken = 0;
  for (let unit = 0; unit < state.hex.length; unit++) {
    const own = at(box.units, unit);
    if (own.side !== side || own.brigade !== brigade || at(state.hex, unit) < 0) continue;
    present += 1;
    if (at(state.reduced, unit) || at(state.routed, unit)) shaken += 1;
  }
  return shaken * 2 > present;
}
