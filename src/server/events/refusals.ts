import { MatchError } from '../matches/match-error.ts';

/** What may be refused about events; the page says it in the reader's language, by its key. */
const REFUSALS = {
  gone: [404, 'there is no such event'],
  needName: [403, 'sign in first: in the table of an event everybody has a name'],
  badName: [400, 'an event needs a name of 3 to 60 characters'],
  twoSides: [400, 'only games of two sides are played here'],
  slowOnly: [400, 'an event is played without clock or by days, not live'],
  tooMany: [409, 'you have three events that have not begun; begin or call off one first'],
  full: [409, 'this event is full'],
  closed: [409, 'this event has begun or was called off'],
  notJoined: [409, 'you do not take part in this event'],
  notYours: [403, 'only whoever put the event up may do this'],
  tooFew: [409, 'an event needs at least two people'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export function refusal(key: keyof typeof REFUSALS): MatchError {
  const [status, message] = REFUSALS[key];
  return new MatchError(status, message, [], `events.${key}`);
}
