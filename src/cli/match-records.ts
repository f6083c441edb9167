import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../kernel/face.ts';
import { isProblems } from '../kernel/game.ts';
import { isObject, textOf } from '../kernel/json.ts';
import { parseJson } from '../kernel/match-file.ts';
import type { MatchPlan, MatchRecord } from '../lab/match-run.ts';
import { playBatches } from '../lab/pool.ts';
import { batches } from '../lab/simulation.ts';
import { appendText, readText, writeText } from './files.ts';
import { BadInput, type Io } from './io.ts';

/** Played matches in a file, one to a line under the plan they belong to: long runs go on later. */
interface KeptMatches {
  readonly records: readonly MatchRecord[];
  add(fresh: readonly MatchRecord[]): void;
}

/** A run that is cut off loses no more matches than these. */
const KEPT_AT_ONCE = 10;

/**
 * Plays what is still missing of `games` matches and gives all of them; with a file, those played
 * before are taken from it and the new ones added as they are done.
 */
export async function playKept(
  io: Io,
  file: string | undefined,
  { game, plan, games, workers }: Run,
  say: (done: number) => void,
): Promise<MatchRecord[]> {
  const kept = file === undefined ? null : keptMatches(io, file, plan);
  const before = kept?.records.filter(({ index }) => index < games) ?? [];
  const played = new Set(before.map(({ index }) => index));
  const todo = batches(plan, games, workers, played, kept ? KEPT_AT_ONCE : undefined);
  const fresh = await playBatches(game, todo, workers, (done, batch) => {
    kept?.add(batch);
    say(before.length + done);
  });
  return [...before, ...fresh].sort((a, b) => a.index - b.index);
}

interface Run {
  readonly game: AnyGame;
  readonly plan: MatchPlan;
  readonly games: number;
  readonly workers: number;
}

function keptMatches(io: Io, file: string, plan: MatchPlan): KeptMatches {
  const heading = JSON.stringify({ heliograph: 'matches', plan });
  const add = (fresh: readonly MatchRecord[]) =>
    appendText(io, file, fresh.map((record) => `${JSON.stringify(record)}\n`).join(''));
  if (!existsSync(path.resolve(io.folder, file))) {
    writeText(io, file, `${heading}\n`);
    return { records: [], add };
  }
  // A run that was cut off may leave half a line: that match is played again.
  const lines = readText(io, file).split('\n');
  if (lines.pop() !== '') writeText(io, file, `${lines.join('\n')}\n`);
  const [first = '', ...rest] = lines;
  if (textOf(parsed(file, 1, first)) !== textOf(JSON.parse(heading))) {
    throw new BadInput(`${file}: holds matches of another plan (scenario, seats, seed, options)`);
  }
  // Two runs at once may have played the same match; it counts once.
  const known = new Map<number, MatchRecord>();
  rest.forEach((line, i) => {
    const record = recordIn(file, i + 2, line);
    known.set(record.index, record);
  });
  return { records: [...known.values()], add };
}

function parsed(file: string, line: number, text: string): unknown {
  const read = parseJson(text);
  if (isProblems(read)) throw new BadInput(`${file}: line ${line} is no JSON`);
  return read.value;
}

function recordIn(file: string, line: number, text: string): MatchRecord {
  const value = parsed(file, line, text);
  if (!isObject(value) || typeof value['index'] !== 'number' || !Array.isArray(value['course'])) {
    throw new BadInput(`${file}: line ${line} is no match record`);
  }
  return value as unknown as MatchRecord;
}
