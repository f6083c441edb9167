import * as z from 'zod/mini';
import { type Choice, readChoice } from '../kernel/choice.ts';
import { isProblems, type Problem } from '../kernel/game.ts';
import { readBy, shown } from '../kernel/pack-schema.ts';
import type { Asked, Request, RequestName } from './protocol.ts';

/**
 * What strangers may send up the line. A worker of one's own page need not be checked; whatever
 * comes through a socket must be, before anybody looks at it.
 */

/** No honest message is longer. */
export const LONGEST_MESSAGE = 64 * 1024;
const LONGEST_ROW = 400;
const MOST_PROBLEMS = 5;

const id = z.string().check(z.maxLength(200));
const choice = z.custom<Choice>((data) => readChoice(data) !== null, 'must be a choice');
const number = z.int().check(z.minimum(0));
const question = z.exactOptional(number);
const thing = z.strictObject({ kind: z.enum(['piece', 'place']), id });
const nothing = z.strictObject({});
const order = z.record(id, z.json());
const viewer = z.nullable(id);

export const ASKS: { readonly [K in RequestName]: z.ZodMiniType<Asked<K>> } = {
  refresh: nothing,
  behave: z.strictObject({ playForced: z.boolean() }),
  choose: z.strictObject({ side: id, question, choice }),
  follow: z.strictObject({
    side: id,
    question,
    choices: z.array(choice).check(z.maxLength(LONGEST_ROW)),
    whole: z.boolean(),
  }),
  order: z.strictObject({ side: id, orders: z.array(order).check(z.maxLength(LONGEST_ROW)) }),
  undo: z.strictObject({ side: id }),
  redo: z.strictObject({ side: id }),
  reset: z.strictObject({ side: id }),
  look: z.strictObject({ side: viewer }),
  odds: z.strictObject({ side: id, choice }),
  whyNot: z.strictObject({
    side: id,
    picks: z.array(thing).check(z.maxLength(LONGEST_ROW)),
    thing,
  }),
  consider: z.strictObject({ side: id, choice }),
  foresee: z.strictObject({
    side: id,
    choices: z.array(choice).check(z.maxLength(LONGEST_ROW)),
    advice: z.exactOptional(z.boolean()),
  }),
  hint: z.strictObject({ side: id, quick: z.exactOptional(z.boolean()) }),
  scene: z.strictObject({ at: number, side: viewer }),
  tale: z.strictObject({ side: viewer }),
  file: nothing,
  fingerprints: nothing,
  seat: z.strictObject({ seats: z.record(id, id) }),
  machines: z.strictObject({ paused: z.boolean(), deeds: z.exactOptional(number) }),
  moveNow: nothing,
};

const frame = z.strictObject({ id: number, name: z.string(), ask: z.unknown() });

const isName = (name: string): name is RequestName => Object.hasOwn(ASKS, name);

/** Reads a request from the text of a message; what is wrong with it is said with its place. */
export function readRequest(text: string): Request | readonly Problem[] {
  if (text.length > LONGEST_MESSAGE)
    return [{ at: '', problem: `longer than ${LONGEST_MESSAGE} characters` }];
  try {
    return requestIn(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [{ at: '', problem: 'this is not JSON' }];
    if (error instanceof RangeError) return [{ at: '', problem: 'nested too deep' }];
    throw error;
  }
}

function requestIn(data: unknown): Request | readonly Problem[] {
  const framed = readBy(frame, data);
  if (isProblems(framed)) return framed;
  const { id: number, name, ask } = framed.value;
  if (!isName(name)) return [{ at: 'name', problem: `${shown(name)} cannot be asked for` }];
  const asked = readBy<Asked<RequestName>>(ASKS[name], ask);
  if (!isProblems(asked)) return { id: number, name, ask: asked.value };
  return asked
    .slice(0, MOST_PROBLEMS)
    .map(({ at, problem }) => ({ at: at === '' ? 'ask' : `ask.${at}`, problem }));
}
