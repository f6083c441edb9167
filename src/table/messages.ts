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

const LONGEST_ID = 200;
const id = z.string().check(z.maxLength(LONGEST_ID));
const choice = z.custom<Choice>((data) => readChoice(data) !== null, 'must be a choice');
const number = z.int().check(z.minimum(0));
const question = z.exactOptional(number);
const thing = z.strictObject({ kind: z.enum(['piece', 'place']), id });
const nothing = z.strictObject({});
const order = z.record(id, z.json());
const viewer = z.nullable(id);

export const ASKS: { readonly [K in RequestName]: z.ZodMiniType<Asked<K>> } = {
  refresh: nothing,
  behave: z.strictObject({ playForced: z.boolean(), yields: z.exactOptional(z.boolean()) }),
  choose: z.strictObject({ side: id, question, choice }),
  follow: z.strictObject({
    side: id,
    question,
    choices: z.array(choice).check(z.maxLength(LONGEST_ROW)),
    whole: z.boolean(),
  }),
  order: z.strictObject({ side: id, orders: z.array(order).check(z.maxLength(LONGEST_ROW)) }),
  resign: z.strictObject({ side: id }),
  offerDraw: z.strictObject({ side: id }),
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
  why: z.strictObject({ at: number, side: viewer }),
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

/**
 * A choice as pages send it, seen to be right at a glance: nearly all that comes is one. What is not
 * is looked at closely by the schemas, which say what is wrong with it.
 */
function choiceIn(data: unknown): Request | null {
  if (!hasOnly(data, FRAME) || data['name'] !== 'choose' || !isCount(data['id'])) return null;
  const { id: number, ask } = data;
  if (!hasOnly(ask, CHOOSE) || !isCount(ask['question']) || readChoice(ask['choice']) === null)
    return null;
  const { side } = ask;
  if (typeof side !== 'string' || side.length > LONGEST_ID) return null;
  return { id: number, name: 'choose', ask: ask as unknown as Asked<'choose'> } as Request;
}

const FRAME: readonly string[] = ['id', 'name', 'ask'];
const CHOOSE: readonly string[] = ['side', 'question', 'choice'];

/** An object with just these fields. */
function hasOnly(data: unknown, fields: readonly string[]): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const keys = Object.keys(data);
  return keys.length === fields.length && keys.every((key) => fields.includes(key));
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

function requestIn(data: unknown): Request | readonly Problem[] {
  const plain = choiceIn(data);
  if (plain) return plain;
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
