import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Side } from '../../kernel/game.ts';
import type {
  CarryLink,
  Me,
  PasskeyInfo,
  Scope,
  SessionInfo,
  TokenInfo,
} from '../../table/account.ts';
import { call, ServerRefused } from '../online/api.ts';
import { settings } from '../settings.svelte.ts';
import { en } from '../text/en.ts';
import { say, sayAny } from '../text/page-text.svelte.ts';

/** What the server refuses about accounts, in the reader's language. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ServerRefused) || error.status === 0) return say('online.unreachable');
  const key = `refused.${error.status === 429 ? 'tooOften' : (error.key ?? 'other')}`;
  return sayAny(key in en ? key : 'refused.other');
}

const post = (path: string, body: object = {}): Promise<unknown> =>
  call('POST', `/account${path}`, body);

export const whoAmI = (): Promise<Me> => call('GET', '/account');
export const signUp = (name: string, password: string) => post('', { name, password });
export const signIn = (name: string, password: string) => post('/sign-in', { name, password });
export const signOut = () => post('/sign-out');
export const changePassword = (password: string, wished: string) =>
  post('/password', { password, wished });
export const changeMail = (password: string, mail: string | null) =>
  post('/mail', { password, mail, language: settings.language });
export const confirmMail = (code: string) => post('/mail/confirm', { code });
export const askReset = (who: string) => post('/reset', { who, language: settings.language });
export const reset = (code: string, password: string) => post('/reset/confirm', { code, password });
export const deleteAccount = (password: string) => post('/delete', { password });

export const mySessions = async (): Promise<readonly SessionInfo[]> =>
  (await call<{ sessions: readonly SessionInfo[] }>('GET', '/account/sessions')).sessions;
export const endSession = (id: string) => post(`/sessions/${id}/end`);
export const endOtherSessions = () => post('/sessions/end-others');

export const myPasskeys = async (): Promise<readonly PasskeyInfo[]> =>
  (await call<{ passkeys: readonly PasskeyInfo[] }>('GET', '/account/passkeys')).passkeys;
export const removePasskey = (id: string) => post(`/passkeys/${encodeURIComponent(id)}/remove`);

/** The browser did not get a passkey: the person said no, or the device cannot. */
export class PasskeyCancelled extends Error {}

export async function addPasskey(password: string, label: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/account/passkeys/options',
    { password },
  );
  const response = await startRegistration({ optionsJSON }).catch(() => {
    throw new PasskeyCancelled();
  });
  await post('/passkeys', { label, response });
}

export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    '/account/sign-in/passkey/options',
    {},
  );
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw new PasskeyCancelled();
  });
  await post('/sign-in/passkey', { response });
}

export interface Carried {
  readonly match: string;
  readonly game: string;
  readonly sides: readonly Side[];
}

export const makeCarryLink = (match: string): Promise<CarryLink> =>
  call('POST', `/matches/${match}/carry`, {});
export const lookAtCarry = (code: string): Promise<Carried> =>
  call('GET', `/carry/${encodeURIComponent(code)}`);
export const takeCarried = (code: string): Promise<{ match: string }> =>
  call('POST', `/carry/${encodeURIComponent(code)}`, {});

export const myTokens = async (): Promise<readonly TokenInfo[]> =>
  (await call<{ tokens: readonly TokenInfo[] }>('GET', '/account/tokens')).tokens;
export const makeToken = async (label: string, scope: Scope, password: string): Promise<string> =>
  (await call<{ token: string }>('POST', '/account/tokens', { label, scope, password })).token;
export const removeToken = (id: string) => post(`/tokens/${id}/remove`);
