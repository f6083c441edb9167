import * as z from 'zod/mini';
import { WORD } from './line.ts';

/** What goes over the line between the front and a table process. */

/** How a table process begins: what it is called, and how the server is to run. */
const begin = z.strictObject({
  kind: z.literal('begin'),
  name: z.string(),
  settings: z.record(z.string(), z.unknown()),
});

/** Beside it goes a socket; `head`: what was read from it already. */
const socket = z.strictObject({ kind: z.literal('socket'), head: z.string() });
/** The front reads nothing more from the socket that was taken last. */
const yours = z.strictObject({ kind: z.literal('yours') });
const count = z.strictObject({ kind: z.literal('count'), asked: z.int() });
const stop = z.strictObject({ kind: z.literal('stop') });

export const TO_TABLES = z.union([begin, socket, yours, count, stop, WORD]);
export type ToTables = z.infer<typeof TO_TABLES>;

const ready = z.strictObject({ kind: z.literal('ready') });
/** The last socket has come. */
const taken = z.strictObject({ kind: z.literal('taken') });
const counted = z.strictObject({
  kind: z.literal('counted'),
  asked: z.int(),
  figures: z.array(z.record(z.string(), z.unknown())),
});

export const TO_FRONT = z.union([ready, taken, counted, WORD]);
export type ToFront = z.infer<typeof TO_FRONT>;
