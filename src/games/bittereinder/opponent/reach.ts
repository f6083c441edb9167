import { at } from '../../../kernel/lists.ts';
import { oncePer } from '../../../kernel/memory.ts';
import type { Box } from '../box.ts';
import { railNet } from '../rules/06-rail.ts';
import { EMPIRE, type Look, type MoveMode } from '../state.ts';
import { distance, sameLists, spreadFrom } from './map.ts';

/** What trains and ships open up to the Empire as things stand. */
export interface Reach {
  /** By area: the stretch of railway it lies on, or -1. */
  readonly part: readonly number[];
  /** By stretch: marches to every area from its nearest station; `null` where no train runs. */
  readonly marches: readonly (Uint8Array | null)[];
  /** By stretch: whether a port lies on it. */
  readonly coast: readonly boolean[];
  /** Marches to every area from the stations beyond any open port. */
  readonly sea: Uint8Array | null;
  readonly ports: readonly number[];
}

interface Known {
  readonly box: Box;
  readonly ends: string;
  readonly lists: readonly (readonly number[])[];
  readonly reach: Reach;
}

let known: Known | undefined;

/** Lines and ports hang on the Boers, the towns and the sieges: while the Empire moves nothing changes. */
export function reachOf(look: Look): Reach {
  const { box, state } = look;
  const lists = [state.republicIn, state.control, state.sieges];
  const ends = state.options.railEnds;
  if (known?.box === box && known.ends === ends && sameLists(known.lists, lists))
    return known.reach;
  const reach = reckon(look);
  known = { box, ends, lists: lists.map((list) => list.slice()), reach };
  return reach;
}

function reckon(look: Look): Reach {
  const { box, state } = look;
  const net = railNet(look, EMPIRE);
  const part = Array.from(net.part);
  const lines = net.served.map((served, i) =>
    served ? box.railAreas.filter((area) => part[area] === i) : [],
  );
  const ports = box.ports.filter(
    (port) => state.control[port] === EMPIRE + 1 && !state.sieges.includes(port),
  );
  const coast = lines.map((_, i) => ports.some((port) => part[port] === i));
  const beyond = [...ports, ...lines.filter((_, i) => coast[i]).flat()];
  return {
    part,
    marches: lines.map((line) => (line.length > 0 ? spreadFrom(box, line) : null)),
    coast,
    sea: ports.length > 1 ? spreadFrom(box, beyond) : null,
    ports,
  };
}

/** Turns to a goal, more or less: a ride costs little more than nothing, a voyage a turn from inland. */
export function travel(look: Look, reach: Reach, from: number, to: number): number {
  const foot = distance(look.box, from, to);
  const part = reach.part[from] ?? -1;
  const rail = part >= 0 ? reach.marches[part]?.[to] : undefined;
  let best = rail === undefined ? foot : Math.min(foot, 0.5 + rail);
  const sea = reach.sea?.[to];
  if (sea === undefined) return best;
  if (reach.ports.includes(from)) best = Math.min(best, 0.8 + sea);
  else if (part >= 0 && reach.coast[part] && rail !== undefined) best = Math.min(best, 1.8 + sea);
  return best;
}

/** What is left to a goal from where a train or a march ends; a port counts for what lies overseas. */
export function remaining(look: Look, reach: Reach, area: number, goal: number): number {
  const foot = distance(look.box, area, goal);
  const sea = reach.ports.includes(area) ? (reach.sea?.[goal] ?? 99) : 99;
  return Math.min(foot, 1.2 + sea);
}

/** The port from which trains come nearest to the goal, -1 if this one does as well. */
export function bestPort(look: Look, reach: Reach, from: number, goal: number): number {
  const score = (port: number): number => {
    const part = reach.part[port] ?? -1;
    const rail = part >= 0 ? (reach.marches[part]?.[goal] ?? 99) : 99;
    return Math.min(distance(look.box, port, goal), 0.5 + rail);
  };
  let best = -1;
  let least = score(from) - 0.4;
  for (const port of reach.ports) {
    if (port === from) continue;
    const price = score(port);
    if (price < least) {
      least = price;
      best = port;
    }
  }
  return best;
}

/** Where a piece can end this turn, by train where trains still run; nobody is screened on the way. */
function endsOf(
  { box, state }: Look,
  reach: Reach,
  mode: MoveMode,
  from: number,
  marches: number,
): Set<number> {
  const part = mode === 'land' ? -1 : (reach.part[from] ?? -1);
  const stations =
    part >= 0 && reach.marches[part]
      ? box.railAreas.filter((area) => reach.part[area] === part)
      : [];
  const found = new Set([from, ...stations]);
  let last = [...found];
  for (let march = 0; march < marches; march++) {
    const next: number[] = [];
    for (const area of last) {
      const isHeld = at(state.republicIn, area) > 0 || box.mountain[area] === 1;
      if (march > 0 && isHeld) continue;
      for (const near of at(box.near, area)) {
        if (found.has(near) || box.mozambique[near] === 1) continue;
        found.add(near);
        next.push(near);
      }
    }
    last = next;
  }
  return found;
}

/** Where a piece can end a turn that sets out from an area with so many marches. */
export type Ends = (from: number, marches: number) => ReadonlySet<number>;

/** What trains and ships open up is reckoned once while no Boer moves, and so is this. */
const knownEnds = oncePer<Reach, Record<'train' | 'foot', ReadonlySet<number>[]>>(() => ({
  train: [],
  foot: [],
}));

export function endsIn(look: Look, reach: Reach, mode: MoveMode): Ends {
  const known = knownEnds(reach)[mode === 'land' ? 'foot' : 'train'];
  return (from, marches) => {
    const slot = 2 * from + marches - 1;
    let found = known[slot];
    if (!found) {
      found = endsOf(look, reach, mode, from, marches);
      known[slot] = found;
    }
    return found;
  };
}
