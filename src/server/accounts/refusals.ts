import { MatchError } from '../matches/match-error.ts';

/** What may be refused about accounts; the page says it in the reader's language, by its key. */
const REFUSALS = {
  badName: [400, 'a name has 2 to 24 letters or figures, in one alphabet'],
  badPassword: [400, 'a password has at least 8 characters and is not one that everybody tries'],
  taken: [409, 'this name is taken'],
  signedIn: [409, 'you are signed in already'],
  wrong: [403, 'name and password do not go together'],
  wrongPassword: [403, 'this is not the password'],
  signInFirst: [401, 'sign in first'],
  linkDead: [410, 'this link was used already, or its time is over'],
  noMail: [409, 'this server sends no mail'],
  passkeyFailed: [403, 'this passkey was not accepted'],
  noPasskey: [404, 'there is no such passkey'],
  noSession: [404, 'there is no such session'],
  notGuest: [409, 'with an account you simply sign in on the other device'],
  notMine: [403, 'you have no seat in this match'],
  badWebhook: [400, 'this must be an https address outside of this house'],
  tooManyDevices: [409, 'too many devices are told already'],
  badToken: [401, 'there is no such token'],
  tokenScope: [403, 'this token may only look'],
  noToken: [404, 'there is no such token'],
  tooManyTokens: [409, 'remove a token first: there are too many'],
  sameDevice: [409, 'the seat is on this device already'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type RefusalKey = keyof typeof REFUSALS;

export function refusal(key: RefusalKey): MatchError {
  const [status, message] = REFUSALS[key];
  return new MatchError(status, message, [], key);
}
