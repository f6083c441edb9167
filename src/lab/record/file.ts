import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { readChoice } from '../../kernel/choice.ts';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { parseJson } from '../../kernel/match-file.ts';
import type { Recording } from './recording.ts';

export const RECORD_ENDING = '.json.br';
const VERSION = 1;

/** The recorded matches of one scenario. */
export interface RecordFile {
  readonly heliograph: 'record';
  readonly version: typeof VERSION;
  readonly game: string;
  readonly scenario: string;
  readonly matches: readonly Recording[];
}

const data = z.unknown().check(z.refine((value) => value !== undefined));
const object = z.record(z.string(), z.unknown());
const deed = z.union([
  z.strictObject({
    side: z.string(),
    choice: z.unknown().check(z.refine((value) => readChoice(value) !== null)),
  }),
  z.strictObject({ side: z.string(), standing: z.array(object) }),
]);
const told = z.array(
  z.strictObject({
    event: z.looseObject({ type: z.string() }),
    only: z.nullable(z.array(z.string())),
  }),
);
const plan = z.strictObject({
  setup: z.strictObject({
    game: z.string(),
    scenario: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
  seats: z.record(z.string(), z.string()),
  seed: z.string(),
  orders: z.boolean(),
  limit: z.int(),
});
const patch = z.union([z.array(z.unknown()), object]);
const recordFile = z.strictObject({
  heliograph: z.literal('record'),
  version: z.literal(VERSION),
  game: z.string(),
  scenario: z.string(),
  matches: z.array(
    z.strictObject({
      plan,
      opening: z.strictObject({ told, position: object }),
      passages: z.array(
        z.strictObject({
          deeds: z.array(deed),
          told: z.optional(told),
          changes: z.optional(patch),
        }),
      ),
      outcome: data,
    }),
  ),
});

/** Squeezed hard: the ten matches of a scenario have nearly everything in common. */
export function packRecords(game: string, scenario: string, matches: readonly Recording[]): Buffer {
  const file: RecordFile = { heliograph: 'record', version: VERSION, game, scenario, matches };
  return brotliCompressSync(JSON.stringify(file), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

export function unpackRecords(bytes: Uint8Array): RecordFile | readonly Problem[] {
  const source = unsqueezed(bytes);
  if (source === null) return [{ at: '', problem: 'the file is damaged or was never a record' }];
  const json = parseJson(source);
  if (isProblems(json)) return json;
  const parsed = recordFile.safeParse(json.value);
  if (parsed.success) return parsed.data as unknown as RecordFile;
  return parsed.error.issues.map((issue) => ({
    at: issue.path.join('.'),
    problem: issue.message,
  }));
}

function unsqueezed(bytes: Uint8Array): string | null {
  try {
    return brotliDecompressSync(bytes).toString('utf8');
  } catch {
    return null;
  }
}
