import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import { BOER_LEADER, GARRISON, INFANTRY, MOUNTED } from '../box.ts';
import {
  ATTACKED,
  armiesIn,
  BARRED,
  type Battle,
  EMPIRE,
  type Form,
  inArea,
  isBesieged,
  isCombatUnit,
  type Look,
  pieceId,
  pieceOf,
  piecesIn,
  REPUBLICS,
} from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { screening } from './07-land.ts';

const isBarred = (look: Look, piece: number): boolean =>
  (at(look.state.spent, piece) & BARRED) !== 0;
const hasAttacked = (look: Look, piece: number): boolean =>
  (at(look.state.spent, piece) & ATTACKED) !== 0;

/** 8.2.2 The Republicans in an area who may attack, and how many of them together. */
export interface Pool {
  readonly eligible: readonly number[];
  readonly limit: number;
}

export function boerPool(look: Look, area: number, again = false): Pool {
  const { box, state } = look;
  const present = piecesIn(look, REPUBLICS, area).filter((piece) => !isBarred(look, piece));
  const eligible = present.filter(
    (piece) => isCombatUnit(box, piece) && (again || !hasAttacked(look, piece)),
  );
  // 8.2.2-e An army pools its own factor and every unit stacked with it.
  if (armiesIn(look, area).some((army) => !isBarred(look, army)))
    return { eligible, limit: eligible.length };
  const leaders = present.filter((piece) => at(box.kind, piece) === BOER_LEADER);
  if (leaders.length === 0) return { eligible, limit: 1 }; // 8.2.2-b
  if (leaders.length > 1 && state.options.severalLeaders === 'all')
    return { eligible, limit: eligible.length }; // 8.2.2-d, A11
  const command = leaders.reduce((sum, leader) => sum + at(box.command, leader), 0);
  return { eligible, limit: command }; // 8.2.2-c
}

/** 8.3.2-c Points that cost nothing: a Kommando in its own un-razed home. */
export const freePoints = (look: Look, area: number, fighters: readonly number[]): number => {
  const home = at(look.box.homeOf, area);
  return home >= 0 && look.state.razed[area] === 0 && fighters.includes(home)
    ? at(look.box.cf, home)
    : 0;
};

export const factors = (look: Look, pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + at(look.box.cf, piece), 0);

/** 8.3.2-a Who defends for the Republics: everyone but those barred by their retreat. */
export const boerDefenders = (look: Look, area: number): number[] =>
  piecesIn(look, REPUBLICS, area).filter(
    (piece) => isCombatUnit(look.box, piece) && !isBarred(look, piece),
  );

/** 8.3.1-a Who defends for the Empire: everyone in the field, always supplied. */
export const empireDefenders = (look: Look, area: number): number[] =>
  piecesIn(look, EMPIRE, area).filter(
    (piece) =>
      isCombatUnit(look.box, piece) && !isBesieged(look.state, piece) && !isBarred(look, piece),
  );

/** The Republicans fighting in the battle that is on. */
export const boerFighters = (look: Look, battle: DeepReadonly<Battle>): readonly number[] =>
  battle.side === REPUBLICS ? battle.attackers : boerDefenders(look, battle.area);

/** 8.3.2-b What a strength costs; 15.1-10-b once per game half of it, rounded up (A40). */
export function priceOf(look: Look, battle: DeepReadonly<Battle>, strength: number): number {
  const paid = Math.max(0, strength - freePoints(look, battle.area, boerFighters(look, battle)));
  return battle.half === 1 ? Math.ceil(paid / 2) : paid;
}

/** 8.3.2-b The most the Republics could show: their potential, as far as the pool reaches. */
export function mostStrength(look: Look, battle: DeepReadonly<Battle>): number {
  const fighters = boerFighters(look, battle);
  const purse = look.state.wcp * (battle.half === 1 ? 2 : 1);
  return Math.min(factors(look, fighters), freePoints(look, battle.area, fighters) + purse);
}

/** 8.3.1-b, A53 Whether a supply unit that serves this force stands in the area. */
function hasWagons(look: Look, area: number, besieged: boolean): boolean {
  const { state, box } = look;
  return box.supplies.some(
    (wagon) =>
      at(state.at, wagon) === area &&
      (isBesieged(state, wagon) === besieged ||
        (!besieged && state.options.siegeSupply === 'shared')),
  );
}

/** 8.3.1-c Mounted men must be able to ride to their supply, screens and mountains considered. */
function canRideToSupply(look: Look, area: number, ma: number): boolean {
  const { box } = look;
  if (hasWagons(look, area, false)) return true;
  let level = [area];
  const seen = new Set(level);
  for (let spent = 0; spent < ma; spent++) {
    const next: number[] = [];
    for (const from of level) {
      if (from !== area && !mayRideThrough(look, from)) continue;
      for (const to of at(box.near, from)) {
        if (seen.has(to) || box.mozambique[to] === 1) continue;
        if (hasWagons(look, to, false)) return true;
        seen.add(to);
        next.push(to);
      }
    }
    level = next;
  }
  return false;
}

const mayRideThrough = (look: Look, area: number): boolean => {
  if (look.box.mountain[area] === 1) return false;
  if (inArea(look.state, REPUBLICS, area) === 0) return true;
  // Nobody moves on in this thought: all who stand there screen.
  const screen = empireDefenders(look, area);
  const enemies = factors(look, piecesIn(look, REPUBLICS, area));
  return factors(look, screen) >= enemies || screening(look, EMPIRE, area) === 1;
};

/** 8.3.1-d The Empire units that would add their factors to an attack of this form. */
export function empireAttackers(look: Look, area: number, form: Form, again = false): number[] {
  const { box, state } = look;
  const wagons = hasWagons(look, area, false);
  const sortie = hasWagons(look, area, true); // 8.4-e
  const riding = new Map<number, boolean>();
  const rides = (ma: number): boolean => {
    let can = riding.get(ma);
    if (can === undefined) {
      can = canRideToSupply(look, area, ma);
      riding.set(ma, can);
    }
    return can;
  };
  return piecesIn(look, EMPIRE, area).filter((piece) => {
    if (!isCombatUnit(box, piece) || isBarred(look, piece)) return false;
    if (!again && hasAttacked(look, piece)) return false;
    if (isBesieged(state, piece)) return form !== 'field' && sortie;
    if (form === 'sortie') return false;
    const kind = at(box.kind, piece);
    if (kind === INFANTRY || kind === GARRISON) return wagons;
    return kind === MOUNTED && rides(at(box.ma, piece));
  });
}

/** 8.2.1 The Empire units that could attack here, in the field or besieged; `moved` only those who came with the leader (A35). */
export function volunteers(look: Look, area: number, again: boolean, moved: boolean): number[] {
  const able = empireAttackers(look, area, 'together', again);
  return moved
    ? able.filter((piece) => look.state.column.includes(piece) && !isBesieged(look.state, piece))
    : able;
}

/** 8.2.1 Areas where the Empire could attack with some of its units and leave others out. */
export function someAreas(look: Look): number[] {
  const { state } = look;
  const areas: number[] = [];
  for (let area = 0; area < look.box.areaIds.length; area++) {
    if (state.empireIn[area] === 0 || state.republicIn[area] === 0 || state.fought[area] === 1)
      continue;
    if (volunteers(look, area, false, false).length > 1) areas.push(area);
  }
  return areas;
}

/** 8.2.2-b, 8.2.2-c The Republicans gather who attacks; where all may, all do. */
export const pool = step('pool', (war) => {
  const { battle } = war.state;
  if (!battle) return;
  const { eligible, limit } = boerPool(war, battle.area, battle.second === 1);
  if (eligible.length <= limit) battle.attackers = eligible.slice();
  else war.next('join');
});

/** 8.5-c, 13.4.1-a One attacker, or as many as the leader commands. */
export const join = decision('join', {
  side: 'republics',
  rule: (look) =>
    look.state.battle && boerPool(look, look.state.battle.area).limit > 1 ? '8.2.2-c' : '8.2.2-b',
  choices: (look) =>
    joinable(look).map((piece): Offer<'join'> => ({ do: 'join', piece: pieceId(look, piece) })),
  whyNot: (look, _, tried) => {
    const { battle } = look.state;
    const piece = pieceOf(look, tried.piece);
    if (battle?.attackers.includes(piece)) return refuse('8.2.2-c', 'joined');
    const able =
      battle && boerPool(look, battle.area, battle.second === 1).eligible.includes(piece);
    if (able) return refuse('8.3.2-d', 'homeLeftOut');
    return refuse('8.2.2-b', 'cannotJoin');
  },
  take: {
    join(war, _, choice) {
      const { battle } = war.state;
      if (!battle) return;
      battle.attackers.push(pieceOf(war, choice.piece));
      const { limit } = boerPool(war, battle.area, battle.second === 1);
      if (battle.attackers.length < limit && joinable(war).length > 0) war.next('join');
    },
  },
});

const joinable = (look: Look): number[] => {
  const { battle } = look.state;
  if (!battle) return [];
  const { eligible, limit } = boerPool(look, battle.area, battle.second === 1);
  const room = limit - battle.attackers.length;
  return eligible.filter(
    (piece) =>
      !battle.attackers.includes(piece) &&
      (room > 1 || showsStrength(look, battle.area, [...battle.attackers, piece])),
  );
};

/** 8.3.2-d, A54 Whether these could show a point: paid, or free at home. */
export const showsStrength = (look: Look, area: number, fighters: readonly number[]): boolean =>
  look.state.wcp > 0 || freePoints(look, area, fighters) > 0;

/** How many strengths one question may list; more are asked for in bands. */
const BAND = 25;

/** 8.1 The Republics say what this fight is worth to them. */
export const commit = step('commit', (war) => {
  const { battle, halfToken } = war.state;
  if (!battle) return;
  if (halfToken === 1 && factors(war, boerFighters(war, battle)) > 0) war.next('half');
  else askStrength(war, battle);
});

/** 8.3.2-d An attack needs some strength; a defender may show none and surrender. */
function askStrength(war: War, battle: Battle): void {
  const most = mostStrength(war, battle);
  const least = battle.side === REPUBLICS ? 1 : 0;
  if (most <= least) battle.strength = most;
  else war.next(most - least >= 2 * BAND ? 'band' : 'strength', { low: least, high: most });
}

/** 15.1-10-b Now is the one battle at half price? */
export const half = decision('half', {
  side: 'republics',
  rule: '15.1-10-b',
  choices: () => [{ do: 'fullPrice' }, { do: 'halfPrice' }],
  take: {
    fullPrice(war) {
      if (war.state.battle) askStrength(war, war.state.battle);
    },
    halfPrice(war) {
      const { battle } = war.state;
      if (!battle) return;
      battle.half = 1;
      war.state.halfToken = 0;
      askStrength(war, battle);
    },
  },
});

/** With a great army the strength is named in two goes: about how much, then exactly. */
export const band = decision('band', {
  side: 'republics',
  rule: '8.3.2-b',
  choices: (_, { low, high }) => {
    const choices: Offer<'band'>[] = [];
    for (let n = low; n <= high; n += BAND) choices.push({ do: 'band', n });
    return choices;
  },
  whyNot: () => refuse('8.3.2-b', 'strengthBounds'),
  take: {
    band(war, { high }, choice) {
      const low = choice.n ?? 0;
      war.next('strength', { low, high: Math.min(high, low + BAND - 1) });
    },
  },
});

/** 8.3.2-b, 9.3-a The strength shown: one point of commitment each, home points free. */
export const strength = decision('strength', {
  side: 'republics',
  rule: '8.3.2-b',
  choices: (_, { low, high }) => {
    const choices: Offer<'strength'>[] = [];
    for (let n = low; n <= high; n++) choices.push({ do: 'commit', n });
    return choices;
  },
  whyNot: (look, { low, high }, tried) => {
    const { battle } = look.state;
    if (battle && tried.n !== undefined && tried.n > factors(look, boerFighters(look, battle)))
      return refuse('8.3.2-b', 'abovePotential');
    if (battle && tried.n !== undefined && tried.n > mostStrength(look, battle))
      return refuse('8.3.2-b', 'abovePool');
    if (tried.n === 0) return refuse('8.3.2-d', 'attackNeedsStrength');
    return refuse('8.3.2-b', 'strengthBounds', { low, high });
  },
  take: {
    commit(war, _, choice) {
      const { battle } = war.state;
      if (battle) battle.strength = choice.n ?? 0;
      war.tell({ type: 'committed', rule: '8.3.2-b', n: choice.n ?? 0 });
    },
  },
});
