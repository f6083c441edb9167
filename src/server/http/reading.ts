import * as z from 'zod/mini';
import { isProblems } from '../../kernel/game.ts';
import { readBy, type Schema } from '../../kernel/pack-schema.ts';
import { MatchError } from '../matches/match-error.ts';

/** A short word from outside. */
export const word = z.string().check(z.maxLength(100));

/** What a browser adds to the dice. */
export const nonceField = z
  .string()
  .check(z.regex(/^[0-9a-f]{32,64}$/, 'must be 32 to 64 hexadecimal digits'));

/** Reads what came from outside; what is wrong with it is refused with its place. */
export function read<T>(schema: Schema<T>, body: unknown): T {
  const data = readBy(schema, body);
  if (!isProblems(data)) return data.value;
  const [first] = data;
  throw new MatchError(
    400,
    `${first?.at ? `${first.at} ` : ''}${first?.problem}`,
    data.slice(0, 5),
  );
}
