import { MatchError } from '../matches/match-error.ts';

/** What may be refused about finding opponents; the page says it in the reader's language, by its key. */
const REFUSALS = {
  noBids: [400, 'no points decide this scenario, so no side can be bid for'],
  bidMissing: [400, 'name how many points it takes to play this side'],
  bidBounds: [400, 'a bid is a whole number within the bounds of the game'],
  noBidHere: [400, 'no side is bid for here'],
  twoSides: [400, 'only games of two sides are played here'],
  tooMany: [409, 'you have as many open challenges as one may have; withdraw one first'],
  notOpen: [409, 'this challenge was withdrawn, has run out, or somebody else has taken it'],
  own: [409, 'this is your own challenge'],
  notForYou: [403, 'this challenge is for somebody else'],
  noSuchName: [404, 'nobody here has this name'],
  yourself: [400, 'you cannot challenge yourself'],
  noProfile: [404, 'nobody here has this name'],
  gone: [404, 'there is no such challenge'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export function refusal(key: keyof typeof REFUSALS): MatchError {
  const [status, message] = REFUSALS[key];
  return new MatchError(status, message, [], `lobby.${key}`);
}
