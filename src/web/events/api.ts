import { type EventInfo, type EventSummary, type EventWish, nonceOf } from '../../table/events.ts';
import {
  call,
  commitmentSeen,
  giveNonce,
  nonceGiven,
  noteCommitment,
  noteNonce,
} from '../online/api.ts';

export const listEvents = async (): Promise<readonly EventSummary[]> =>
  (await call<{ events: readonly EventSummary[] }>('GET', '/events')).events;

/** Notes what the dice of my matches are to be checked against: what I saw and gave when I joined. */
function noteDice({ id, tables, nonces }: EventInfo): void {
  const [seen, given] = [commitmentSeen(id), nonceGiven(id)];
  for (const { match, mine } of tables) {
    if (match === null || mine === null || commitmentSeen(match) !== null) continue;
    if (seen !== null) noteCommitment(match, seen);
    // Where mine is not among them, it was not mixed in: the check at the end says so.
    if (given !== null) noteNonce(match, nonces.includes(given) ? nonceOf(mine, nonces) : given);
  }
}

export async function eventNamed(id: string): Promise<EventInfo> {
  const event = await call<EventInfo>('GET', `/events/${encodeURIComponent(id)}`);
  noteDice(event);
  return event;
}

/** Takes part; the nonce is given after the commitment was seen. */
export async function join(id: string, commitment: string): Promise<void> {
  if (commitmentSeen(id) === null) noteCommitment(id, commitment);
  await giveNonce(id, (nonce) => call('POST', `/events/${id}/join`, { nonce }));
}

/** Puts an event up and joins it. */
export async function putUp(wish: EventWish): Promise<string> {
  const made = await call<{ id: string; commitment: string }>('POST', '/events', wish);
  await join(made.id, made.commitment);
  return made.id;
}

export const ask = (id: string, what: 'leave' | 'begin' | 'call-off'): Promise<object> =>
  call('POST', `/events/${id}/${what}`, {});
