import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, MAIN } from '../box.ts';
import { highestDice } from '../estimate.ts';
import { fullMovement, garrisonLeaderIn, leaderIn } from '../queries.ts';
import { HAND, type Look, NONE } from '../state.ts';
import { distance, nearest } from './ground.ts';

/** 7.0.b The chance that one attempt of this leader on this city succeeds. */
export function siegeChance(
  { box }: Look,
  leader: number,
  garrison: number,
  guns: boolean,
): number {
  const { win, tie } = highestDice(guns ? 2 : 1, 1 + at(box.charisma, garrison));
  return at(box.kind, leader) === MAIN ? win + tie : win;
}

/** Successes still wanted before one city, and what each attempt there promises. */
interface Task {
  readonly successes: number;
  readonly bare: number;
  readonly guns: number;
}

/** A round brings two actions on average, the one being played what is left of them. */
const actionsLeft = ({ state, box }: Look): number => {
  const later = Math.floor((box.rounds - state.round) / 2);
  const now = state.round % 2 === 1 ? Math.max(0, 2 - state.done) : 0;
  return 2 * later + now;
};

/** The Boer who would reach a city first, main leaders preferred; and the actions it takes him. */
function newcomer(
  look: Look,
  city: number,
  busy: readonly number[],
): [leader: number, actions: number] {
  const { state, box } = look;
  let found = NONE;
  let least = 99;
  for (const leader of at(box.field, BOERS)) {
    const stand = at(state.leaderAt, leader);
    if (stand < 0 || busy.includes(leader)) continue;
    const cost =
      Math.ceil(distance(look, stand, city) / Math.max(1, fullMovement(look, leader))) +
      (at(box.kind, leader) === MAIN ? 0 : 1);
    if (cost < least) {
      least = cost;
      found = leader;
    }
  }
  return [found, least];
}

/** What is left to do before one city: who does it, and the actions until he can begin. */
function taskAt(look: Look, city: number, busy: number[]): { task: Task; actions: number } | null {
  const { state, box } = look;
  const garrison = garrisonLeaderIn(look, city);
  if (garrison === NONE) return null;
  let besieger = besiegerOf(look, city);
  let actions = 0;
  if (besieger === NONE) {
    [besieger, actions] = newcomer(look, city, busy);
    if (besieger === NONE) return null;
    busy.push(besieger);
  }
  const bare = siegeChance(look, besieger, garrison, false);
  const armed = state.cardAt[box.boerArtillery] === HAND;
  const guns = armed ? siegeChance(look, besieger, garrison, true) : bare;
  return { task: { successes: 3 - Math.max(0, at(state.siege, city)), bare, guns }, actions };
}

const besiegerOf = (look: Look, city: number): number =>
  at(look.state.siege, city) === NONE ? NONE : leaderIn(look, BOERS, city);

/** Whoever stands at the gates may spoil everything. */
const calmAt = (look: Look, city: number): number => {
  const relief = nearest(look, EMPIRE, city);
  return relief === 0 ? 0.6 : relief === 1 ? 0.8 : 1;
};

/**
 * 11A The chance that all three cities fall before turn I is out, if the Boers do nothing else:
 * every attempt counted with its exact odds, the guns at every second one.
 */
export function sweepOdds(look: Look): number {
  const { state, box } = look;
  if (state.turn !== 1) return 0;
  const open = box.cities.filter((city) => at(state.fallen, city) === 0);
  const busy = open.map((city) => besiegerOf(look, city)).filter((leader) => leader !== NONE);
  const tasks: Task[] = [];
  let left = actionsLeft(look);
  let calm = 1;
  for (const city of open) {
    const found = taskAt(look, city, busy);
    if (!found) return 0;
    tasks.push(found.task);
    left -= found.actions;
    calm *= calmAt(look, city);
  }
  return calm * allDone(tasks, left);
}

/** The chance that `attempts` suffice for all tasks, one after the other. */
function allDone(tasks: readonly Task[], attempts: number): number {
  const steps = tasks.flatMap((task) => new Array<Task>(task.successes).fill(task));
  const all = steps.length;
  const reached = new Array<number>(all + 1).fill(0);
  reached[0] = 1;
  for (let n = 0; n < attempts; n++) {
    const chance = (task: Task): number => (n % 2 === 0 ? task.guns : task.bare);
    // From the last step down, so that every attempt counts once.
    for (let i = all; i >= 0; i--) {
      const stays = i < all ? at(reached, i) * (1 - chance(at(steps, i))) : at(reached, i);
      reached[i] = (i > 0 ? at(reached, i - 1) * chance(at(steps, i - 1)) : 0) + stays;
    }
  }
  return at(reached, all);
}
