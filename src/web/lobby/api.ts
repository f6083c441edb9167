import type { ChallengeWish } from '../../table/lobby.ts';
import { call, giveNonce, noteCommitment } from '../online/api.ts';

/** Puts a challenge up; the nonce is given after the commitment was seen. */
export async function putUp(wish: ChallengeWish): Promise<string> {
  const made = await call<{ id: string; commitment: string }>('POST', '/challenges', wish);
  noteCommitment(made.id, made.commitment);
  await giveNonce(made.id, (nonce) => call('POST', `/challenges/${made.id}/nonce`, { nonce }));
  return made.id;
}

export async function accept(
  challenge: { readonly id: string; readonly commitment: string },
  bid: number | undefined,
): Promise<string> {
  noteCommitment(challenge.id, challenge.commitment);
  const { match } = await giveNonce(challenge.id, (nonce) =>
    call<{ match: string }>('POST', `/challenges/${challenge.id}/accept`, {
      nonce,
      ...(bid !== undefined && { bid }),
    }),
  );
  return match;
}

export const withdraw = (id: string): Promise<unknown> =>
  call('POST', `/challenges/${id}/withdraw`, {});

/** Milliseconds between looks at a list that others change. */
const LOOK = 3000;

/**
 * Looks at a list again and again while the page is seen; what has not changed is not sent. Says
 * `null` where the server cannot be reached. Returns how to stop.
 */
export function watch<T>(path: string, told: (list: T | null) => void, every = LOOK): () => void {
  let tag = '';
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    // Without a network nobody is asked; the browser says when there is one again.
    if (!navigator.onLine) told(null);
    else if (!document.hidden) {
      const headers = tag === '' ? {} : { 'if-none-match': tag };
      const response = await fetch(`/api${path}`, { headers }).catch(() => null);
      if (stopped) return;
      if (response?.ok) {
        tag = response.headers.get('etag') ?? '';
        told((await response.json()) as T);
      } else if (response?.status !== 304) told(null);
    }
    if (!stopped) timer = setTimeout(() => void look(), every);
  };
  const seen = (): void => void (document.hidden || look());
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', seen);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', seen);
  };
}

export const challengesAt = (filter: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return `/challenges?${query}`;
};
