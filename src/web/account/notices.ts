import type { NoticeInfo, NoticeWishes } from '../../table/account.ts';
import { call } from '../online/api.ts';
import { settings } from '../settings.svelte.ts';

const PATH = '/account/notifications';

export const myNotices = (): Promise<NoticeInfo> => call('GET', PATH);
export const keepNotices = (wishes: NoticeWishes): Promise<NoticeInfo> =>
  call('POST', PATH, { ...wishes, language: settings.language });

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The address under which this browser takes messages; `null` if it takes none. */
export const endpointHere = async (): Promise<string | null> =>
  (await subscription())?.endpoint ?? null;

/** Asks the person and the browser; both may say no. */
export async function addDevice(applicationServerKey: string): Promise<NoticeInfo> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return call('POST', `${PATH}/devices`, { endpoint, p256dh, auth });
}

export async function removeDevice(endpoint: string): Promise<NoticeInfo> {
  await (await subscription())?.unsubscribe();
  return call('POST', `${PATH}/devices/remove`, { endpoint });
}

export const isMuted = async (match: string): Promise<boolean> =>
  (await call<{ off: boolean }>('GET', `/matches/${match}/notifications`)).off;
export const mute = (match: string, off: boolean): Promise<unknown> =>
  call('POST', `/matches/${match}/notifications`, { off });
export const unsubscribe = (code: string): Promise<unknown> =>
  call('POST', `/unsubscribe/${encodeURIComponent(code)}`, {});
