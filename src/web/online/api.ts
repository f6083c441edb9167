import type { Setup, Side } from '../../kernel/game.ts';
import type { Created, Invitation, Listed } from '../../table/online.ts';
import type { Pace } from '../../table/pace.ts';

/** What the server refuses, in its words; status 0: it cannot be reached. */
export class ServerRefused extends Error {
  readonly status: number;
  /** Names what the page has words for. */
  readonly key: string | undefined;

  constructor(status: number, message: string, key?: string) {
    super(message);
    this.status = status;
    this.key = key;
  }
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => null);
  if (!response) throw new ServerRefused(0, '');
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const { error = '', key } = (answer ?? {}) as { error?: unknown; key?: string };
  throw new ServerRefused(answer === null ? 0 : response.status, String(error), key);
}

/** What this browser adds to the dice, so that nobody can have chosen them beforehand. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What was known of the dice before anybody rolled, kept here to be compared at the end. */
const noteName = (what: 'commitment' | 'nonce', match: string): string =>
  `heliograph.${what}.${match}`;

function noted(what: 'commitment' | 'nonce', match: string): string | null {
  try {
    return localStorage.getItem(noteName(what, match));
  } catch {
    return null;
  }
}

function note(what: 'commitment' | 'nonce', match: string, value: string): void {
  try {
    localStorage.setItem(noteName(what, match), value);
  } catch {
    // Nothing may be kept here: the server's word is all there is.
  }
}

/** The commitment to the dice as it was before anybody rolled. */
export const commitmentSeen = (match: string): string | null => noted('commitment', match);
/** What this browser added to the dice. */
export const nonceGiven = (match: string): string | null => noted('nonce', match);

export const noteCommitment = (match: string, commitment: string): void =>
  note('commitment', match, commitment);

export const noteNonce = (match: string, nonce: string): void => note('nonce', match, nonce);

/** Gives a nonce, and keeps it here for the check at the end. */
export async function giveNonce<T>(match: string, send: (nonce: string) => Promise<T>): Promise<T> {
  const nonce = newNonce();
  const answer = await send(nonce);
  if (nonceGiven(match) === null) noteNonce(match, nonce);
  return answer;
}

/** Makes a match on the server; the nonce is given after the commitment was seen. */
export async function createMatch(
  { game, scenario, options }: Setup,
  seats: Readonly<Record<Side, string>>,
  terms: { readonly pace: Pace | null; readonly delay?: number; readonly rated?: boolean },
): Promise<string> {
  const wish = { game, scenario, options, seats, ...terms };
  const made = await call<Created>('POST', '/matches', wish);
  await addNonce(made.match, made.commitment);
  return made.match;
}

/** Adds to the dice of a match, having seen what the server commits itself to; once is enough. */
export async function addNonce(match: string, commitment: string): Promise<void> {
  if (commitmentSeen(match) === null) noteCommitment(match, commitment);
  await giveNonce(match, (nonce) => call('POST', `/matches/${match}/nonce`, { nonce }));
}

/** The links to the free seats of a match that was made here. */
export const invitationsTo = async (match: string): Promise<Created['invitations']> =>
  (await call<Created>('GET', `/matches/${match}/invitations`)).invitations;

export const invitationBy = (code: string): Promise<Invitation> =>
  call('GET', `/invitations/${encodeURIComponent(code)}`);

export async function acceptInvitation(code: string, seen: Invitation): Promise<void> {
  noteCommitment(seen.match, seen.commitment);
  const path = `/invitations/${encodeURIComponent(code)}`;
  await giveNonce(seen.match, (nonce) => call('POST', path, { nonce }));
}

export const myMatches = async (): Promise<readonly Listed[]> =>
  (await call<{ matches: readonly Listed[] }>('GET', '/matches')).matches;

/** Until when one is on vacation; `null`: one is not. */
export const vacation = async (): Promise<number | null> =>
  (await call<{ until: number | null }>('GET', '/vacation')).until;

/** From now on for so many days; none: one is back. */
export const setVacation = async (days: number): Promise<number | null> =>
  (await call<{ until: number | null }>('POST', '/vacation', { days })).until;

/** Makes this browser known, so that it may talk where it watches. */
export const becomeGuest = (): Promise<object> => call('POST', '/guests', {});
