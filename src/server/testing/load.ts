import { readFileSync } from 'node:fs';
import { stream } from '../../kernel/dice.ts';
import type { Side } from '../../kernel/game.ts';
import { LoadSeat, wasTaken } from './load-seat.ts';
import { childrenOf, type ServerProcess } from './process.ts';

/** Plays real matches of the real games over real sockets, and measures what comes of it. */

export const GAMES: readonly { readonly game: string; readonly sides: readonly [Side, Side] }[] = [
  { game: 'bittereinder', sides: ['empire', 'republics'] },
  { game: 'second-boer-war', sides: ['empire', 'boers'] },
  { game: 'magersfontein', sides: ['british', 'boers'] },
];

export interface LoadMatch {
  readonly match: string;
  readonly seats: readonly [LoadSeat, LoadSeat];
}

/** A match of two people, each at a process of her own if there are two. */
export async function newMatch(servers: readonly ServerProcess[], nth: number): Promise<LoadMatch> {
  const { game, sides } = GAMES[nth % GAMES.length] as (typeof GAMES)[number];
  const at = (i: number) => servers[(nth + i) % servers.length] as ServerProcess;
  const [host, friend] = [at(0).browser(), at(1).browser()];
  const created = await host.create(game, { [sides[0]]: 'me', [sides[1]]: 'friend' });
  await friend.accept(created.invitations[0]?.code ?? '');
  const { match } = created;
  return { match, seats: [await LoadSeat.at(host, match), await LoadSeat.at(friend, match)] };
}

/** A match against a machine, which thinks whenever the person has answered. */
export async function againstMachine(
  server: ServerProcess,
  nth: number,
  level: string,
): Promise<LoadMatch> {
  const { game, sides } = GAMES[nth % 2] as (typeof GAMES)[number];
  const host = server.browser();
  const { match } = await host.create(game, { [sides[0]]: 'me', [sides[1]]: level });
  const seat = await LoadSeat.at(host, match);
  return { match, seats: [seat, seat] };
}

export interface Played {
  decisions: number;
  /** Milliseconds from the choice sent to its acknowledgement. */
  readonly acknowledged: number[];
  /** Milliseconds from the choice sent to the other side's view received, where it may know of it. */
  readonly seen: number[];
  refused: number;
  finished: number;
}

const newPlayed = (): Played => ({
  decisions: 0,
  acknowledged: [],
  seen: [],
  refused: 0,
  finished: 0,
});

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Plays one match until the time is over; `pace`: milliseconds between two decisions of it. */
async function playOne(
  one: LoadMatch,
  until: number,
  pace: number,
  seed: string,
  played: Played,
): Promise<void> {
  const random = stream(seed);
  while (performance.now() < until) {
    if (one.seats.some(({ moment }) => moment?.outcome)) {
      played.finished += 1;
      return;
    }
    const mover = one.seats.find(({ moment }) => moment?.question);
    if (!mover) {
      await Promise.race([
        ...one.seats.map((seat) => new Promise<void>((done) => seat.onNews(done))),
        wait(50),
      ]);
      continue;
    }
    const other = one.seats.find((seat) => seat !== mover);
    if (pace > 0) await wait(pace / 2 + random(pace));
    const choices = mover.moment?.choices ?? [];
    const choice = choices[random(choices.length)];
    if (!choice) continue;
    const sent = performance.now();
    other?.onNews(() => played.seen.push(performance.now() - sent));
    const taken = await mover.choose(choice);
    if (!taken) {
      played.refused += 1;
      await wait(5);
      continue;
    }
    played.acknowledged.push(performance.now() - sent);
    played.decisions += 1;
  }
}

/** Plays all matches at the same time; with `renew`, another begins where one has come to its end. */
export async function playAll(
  matches: LoadMatch[],
  seconds: number,
  pace: number,
  renew?: (place: number) => Promise<LoadMatch>,
): Promise<Played> {
  const played = newPlayed();
  const until = performance.now() + seconds * 1000;
  const playAt = async (place: number): Promise<void> => {
    for (let nth = 0; performance.now() < until; nth++) {
      const one = matches[place] as LoadMatch;
      await playOne(one, until, pace, `load ${place} ${nth}`, played);
      if (!renew || performance.now() >= until) return;
      for (const seat of one.seats) seat.close();
      matches[place] = await renew(place);
    }
  };
  await Promise.all(matches.map((_, place) => playAt(place)));
  return played;
}

interface Tried {
  unoffered: number;
  wrongSide: number;
  taken: number;
}

/** Tries what was not offered and what is the other side's, so many of each; says how many were taken. */
export async function tryForbidden(matches: readonly LoadMatch[], each: number): Promise<Tried> {
  const tried: Tried = { unoffered: 0, wrongSide: 0, taken: 0 };
  const enough = () => tried.unoffered + tried.wrongSide >= 2 * each;
  await Promise.all(matches.map((one, i) => tryAt(one, stream(`forbidden ${i}`), tried, enough)));
  return tried;
}

async function tryAt(
  one: LoadMatch,
  random: (below: number) => number,
  tried: Tried,
  enough: () => boolean,
): Promise<void> {
  for (let i = 0; !enough(); i++) {
    if (one.seats.some(({ moment }) => moment?.outcome)) return;
    const mover = one.seats.find(({ moment }) => moment?.question);
    const other = one.seats.find((seat) => seat !== mover);
    const question = mover?.moment?.question;
    const choices = mover?.moment?.choices ?? [];
    const choice = choices[random(choices.length)];
    if (!mover || !other || !question || !choice) {
      await wait(5);
      continue;
    }
    const { side, number } = question;
    // The same choice from the other seat, for either side, and one that nobody was offered.
    const mine = other.moment?.side ?? '';
    const wrong =
      random(2) === 0 ? { side, question: number, choice } : { side: mine, question: 0, choice };
    tried.wrongSide += 1;
    if (wasTaken(await other.ask('choose', wrong))) tried.taken += 1;
    const forged = forge(choice, random);
    const offered = choices.some((legal) => JSON.stringify(legal) === JSON.stringify(forged));
    if (!offered) {
      tried.unoffered += 1;
      if (wasTaken(await mover.ask('choose', { side, question: number, choice: forged })))
        tried.taken += 1;
    }
    if (i % 10 === 9) await mover.choose(choice);
  }
}

/** A choice like a legal one that is none. */
function forge(choice: object, random: (below: number) => number) {
  const entries = Object.entries(choice);
  const at = random(entries.length);
  return Object.fromEntries(
    entries.map(([key, value], i) => [key, i === at ? forgedValue(value, random) : value]),
  );
}

const forgedValue = (value: unknown, random: (below: number) => number): unknown => {
  if (typeof value === 'number') return value + 1 + random(1000);
  if (Array.isArray(value)) return [...value, 'nobody'];
  return `${String(value)}-${random(1000)}`;
};

interface Usage {
  readonly cpu: number;
  readonly mainThread: number;
  readonly memory: number;
}

/** What a server has used: seconds of processors, those of main threads alone, bytes of memory. */
export function usageOf({ pid }: ServerProcess): Usage {
  const used = [pid, ...childrenOf(pid)].map(usageOfProcess);
  const sum = (figure: (one: Usage) => number) =>
    used.reduce((total, one) => total + figure(one), 0);
  return {
    cpu: sum(({ cpu }) => cpu),
    mainThread: sum(({ mainThread }) => mainThread),
    memory: sum(({ memory }) => memory),
  };
}

function usageOfProcess(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    cpu: processorSeconds(`/proc/${pid}/stat`),
    mainThread: processorSeconds(`/proc/${pid}/task/${pid}/stat`),
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024,
  };
}

function processorSeconds(stat: string): number {
  const figures = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0] = figures.slice(11, 13).map(Number);
  return (user + system) / 100;
}
