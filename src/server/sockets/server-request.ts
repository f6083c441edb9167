import * as z from 'zod/mini';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { readBy } from '../../kernel/pack-schema.ts';
import type { ServerAsked, ServerRequestName } from '../../table/online.ts';
import { ORDERS } from '../../table/orders.ts';
import { readTalk, type TalkRequest } from './talk-request.ts';

/** What strangers may ask of the server itself, beside what they ask of a table. */

const side = z.string().check(z.maxLength(100));
const what = z.enum(['draw', 'takeback', 'pause', 'resume']);

export const ASKS: { readonly [K in ServerRequestName]: z.ZodMiniType<ServerAsked<K>> } = {
  resign: z.strictObject({ side }),
  abort: z.strictObject({ side }),
  offer: z.strictObject({ side, what }),
  decline: z.strictObject({ side, what }),
  rematch: z.strictObject({ side }),
  claim: z.strictObject({ side }),
  forgive: z.strictObject({ side }),
  plan: z.strictObject({ side, orders: ORDERS }),
  replace: z.strictObject({ side, by: side }),
};

const isName = (name: string): name is ServerRequestName => Object.hasOwn(ASKS, name);

const frame = z.strictObject({
  id: z.int().check(z.minimum(0)),
  name: z.string(),
  ask: z.unknown(),
});

export interface ServerRequest<K extends ServerRequestName = ServerRequestName> {
  readonly id: number;
  readonly name: K;
  readonly ask: ServerAsked<K>;
}

export const isForServer = (request: { readonly name: string }): request is ServerRequest =>
  Object.hasOwn(ASKS, request.name);

/** Reads a request to the server; `null` if it is none, and so one to the table, or nothing at all. */
export function readServerRequest(
  text: string,
): ServerRequest | TalkRequest | readonly Problem[] | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const framed = readBy(frame, data);
  if (isProblems(framed)) return null;
  const { id, name, ask } = framed.value;
  if (!isName(name)) return readTalk(id, name, ask);
  const asked = readBy<ServerAsked<ServerRequestName>>(ASKS[name], ask);
  return isProblems(asked) ? asked : { id, name, ask: asked.value };
}
