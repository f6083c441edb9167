import process from 'node:process';
import type { Choice } from '../kernel/choice.ts';
import { seededDice, stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Setup, Side } from '../kernel/game.ts';
import { fingerprint } from '../kernel/hash.ts';
import { completeSetup } from '../kernel/match.ts';
import { MATCH_FILE_VERSION } from '../kernel/match-file.ts';
import type { Play } from '../kernel/play.ts';
import { viewOf } from '../kernel/views.ts';
import { watchOthers } from './machine.ts';
import { opening } from './match-run.ts';
import { mean, round, summary } from './statistics.ts';

/**
 * How fast one game runs on one core. Each game is measured in a thread of its own, because code
 * that has run several games is slower for all of them. Nothing but the play is inside the clock:
 * no hash, no timer per decision, no record.
 */
export interface GameBench {
  readonly game: string;
  readonly scenario: string;
  /** Listing the legal choices, picking one, checking it against the list, applying it. */
  readonly decisionsPerSecond: number;
  /** Per second that the thread really ran: what counts on a busy machine. */
  readonly decisionsPerCpuSecond: number;
  /** Lowest and highest of the rounds, per CPU second. */
  readonly range: readonly [number, number];
  readonly matches: number;
  readonly choicesPerDecision: number;
  readonly clonesPerSecond: number;
  readonly cloneMicroseconds: number;
  readonly stateBytes: number;
  readonly stateBytesMost: number;
  readonly viewBytes: number;
  /** Recorded choices applied again, each checked. */
  readonly replayPerSecond: number;
  readonly replayPerCpuSecond: number;
  readonly replayedMatches: number;
  readonly equalEnds: number;
  /** What a saved match takes per choice: over the whole of the longest, and over its first half. */
  readonly bytesPerChoice: number;
  readonly bytesPerChoiceFirstHalf: number;
  /** Cores that everything else on the machine used meanwhile. */
  readonly otherLoad: number | null;
}

interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly range: readonly [number, number];
}

interface Deed {
  readonly side: Side;
  readonly choice: Choice;
}

const ROUNDS = 5;
const SAMPLES = 64;
const LIMIT = 200_000;

type AnyPlay = Play<GameState, unknown>;

export function benchGame(game: AnyGame, seconds: number): GameBench {
  const setup = completeSetup(game.rules, {});
  const others = watchOthers();
  const slice = seconds / ROUNDS / 2;
  playFor(game, setup, 'warm', slice);
  const played = rounds((n) => playFor(game, setup, `play ${n}`, slice));
  const sampled = sample(game, setup);
  const clones = rounds(() => cloneFor(game, sampled.states, slice / 4));
  const replayed = replayFor(game, setup, sampled.records, slice * 2);
  return {
    game: game.rules.id,
    scenario: setup.scenario,
    decisionsPerSecond: played.rate.perSecond,
    decisionsPerCpuSecond: played.rate.perCpuSecond,
    range: played.rate.range,
    matches: played.all.reduce((sum, { matches }) => sum + matches, 0),
    choicesPerDecision: round(sampled.choices, 1),
    clonesPerSecond: clones.rate.perSecond,
    cloneMicroseconds: round(1e6 / clones.rate.perCpuSecond, 2),
    ...sampled.bytes,
    ...replayed,
    otherLoad: others(),
  };
}

interface Timed {
  readonly done: number;
  readonly wall: number;
  readonly cpu: number;
}

/** Several rounds; the middle one counts. */
function rounds<T extends Timed>(measure: (round: number) => T): { rate: Rate; all: T[] } {
  const all = Array.from({ length: ROUNDS }, (_, n) => measure(n));
  const middle = (of: (t: T) => number) => Math.round(summary(all.map(of)).median);
  const perCpu = all.map((t) => Math.round(t.done / t.cpu));
  return {
    all,
    rate: {
      perSecond: middle((t) => t.done / t.wall),
      perCpuSecond: middle((t) => t.done / t.cpu),
      range: [Math.min(...perCpu), Math.max(...perCpu)],
    },
  };
}

function timed(run: () => number): Timed {
  const cpu = process.threadCpuUsage();
  const wall = performance.now();
  const done = run();
  const seconds = (performance.now() - wall) / 1000;
  const used = process.threadCpuUsage(cpu);
  return { done, wall: seconds, cpu: Math.max(1e-6, (used.user + used.system) / 1e6) };
}

/** Whole matches of random play for about so long. */
function playFor(game: AnyGame, setup: Setup, seed: string, seconds: number) {
  let matches = 0;
  const time = timed(() => {
    const until = performance.now() + seconds * 1000;
    let decisions = 0;
    while (performance.now() < until) {
      decisions += playOne(game, setup, `${seed} ${matches}`);
      matches++;
    }
    return decisions;
  });
  return { ...time, matches };
}

function playOne(game: AnyGame, setup: Setup, seed: string): number {
  const play = opening(game, setup, seededDice(seed));
  const random = stream(seed);
  let decisions = 0;
  while (!play.outcome) {
    choose(play, random);
    if (++decisions > LIMIT) throw new Error(`${game.rules.id}: no end after ${LIMIT} decisions`);
  }
  return decisions;
}

function choose(play: AnyPlay, random: (below: number) => number): Deed {
  const owed = play.owed[0];
  if (!owed) throw new Error('nobody owes a decision');
  const choices = play.choices(owed);
  const choice = choices[random(choices.length)] as Choice;
  const { side } = owed;
  if (!play.answer(side, choice).done) throw new Error('an offered choice was refused');
  return { side, choice };
}

interface Recorded {
  readonly seed: string;
  readonly deeds: readonly Deed[];
  readonly end: string;
}

/** A few matches with everything written down: states on the way, sizes, deeds, the end. */
function sample(game: AnyGame, setup: Setup) {
  const states: GameState[] = [];
  const records: Recorded[] = [];
  const views: number[] = [];
  let offered = 0;
  let decisions = 0;
  for (let match = 0; match < 3 || (states.length < SAMPLES && match < 200); match++) {
    const seed = `sample ${match}`;
    const play = opening(game, setup, seededDice(seed));
    const random = stream(seed);
    const deeds: Deed[] = [];
    while (!play.outcome) {
      const [owed] = play.owed;
      if (owed) offered += play.choices(owed).length;
      if (decisions % 23 === 0 && states.length < SAMPLES * 4) {
        states.push(game.rules.clone(play.state));
        for (const side of game.rules.sides) {
          const view = viewOf(game.rules, play.box, play.state, side);
          views.push(JSON.stringify(view).length);
        }
      }
      deeds.push(choose(play, random));
      decisions++;
    }
    records.push({ seed, deeds, end: fingerprint(play.state) });
  }
  const sizes = states.map((state) => JSON.stringify(state).length);
  const longest = records.reduce((a, b) => (b.deeds.length > a.deeds.length ? b : a));
  const half = longest.deeds.slice(0, Math.ceil(longest.deeds.length / 2));
  return {
    states,
    records,
    choices: offered / decisions,
    bytes: {
      stateBytes: Math.round(mean(sizes)),
      stateBytesMost: Math.max(...sizes),
      viewBytes: Math.round(mean(views)),
      bytesPerChoice: stored(setup, longest.seed, longest.deeds),
      bytesPerChoiceFirstHalf: stored(setup, longest.seed, half),
    },
  };
}

/** Bytes of the match file per choice in it. */
function stored(setup: Setup, seed: string, deeds: readonly Deed[]): number {
  const dice = { kind: 'seeded', seed };
  const file = { heliograph: 'match', version: MATCH_FILE_VERSION, setup, dice, deeds };
  return Math.round(JSON.stringify(file).length / Math.max(1, deeds.length));
}

function cloneFor(game: AnyGame, states: readonly GameState[], seconds: number): Timed {
  let kept: GameState | undefined;
  const time = timed(() => {
    const until = performance.now() + seconds * 1000;
    let done = 0;
    while (performance.now() < until) {
      for (const state of states) kept = game.rules.clone(state);
      done += states.length;
    }
    return done;
  });
  // The copies must be wanted by someone, or the compiler may leave them out.
  if (!kept) throw new Error('no state to clone');
  return time;
}

function replayFor(game: AnyGame, setup: Setup, records: readonly Recorded[], seconds: number) {
  const once = () => records.map((record) => replayOne(game, setup, record));
  const ends = once();
  const equal = ends.filter((play, i) => fingerprint(play.state) === records[i]?.end).length;
  const perRun = records.reduce((sum, { deeds }) => sum + deeds.length, 0);
  const { rate } = rounds(() =>
    timed(() => {
      const until = performance.now() + (seconds * 1000) / ROUNDS;
      let done = 0;
      do {
        once();
        done += perRun;
      } while (performance.now() < until);
      return done;
    }),
  );
  return {
    replayPerSecond: rate.perSecond,
    replayPerCpuSecond: rate.perCpuSecond,
    replayedMatches: records.length,
    equalEnds: equal,
  };
}

function replayOne(game: AnyGame, setup: Setup, { seed, deeds }: Recorded): AnyPlay {
  const play = opening(game, setup, seededDice(seed));
  for (const { side, choice } of deeds) {
    if (!play.answer(side, choice).done) throw new Error('a recorded choice was refused');
  }
  return play;
}
