import webpush from 'web-push';
import type { JobRunner } from '../jobs/runner.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Db } from '../store/open.ts';
import { keyNamed } from '../store/people.ts';
import { handleScans, type ScanSettings, startScans } from './scan.ts';
import { handleSending } from './send.ts';
import { Unsubscribing } from './unsubscribe.ts';

const SCANS: ScanSettings = { every: 20_000, quiet: 45_000, gap: 5 * 60_000 };
const NOBODY = 'mailto:heliograph@localhost.invalid';

export interface NoticeSettings {
  readonly notices?: Partial<ScanSettings> & {
    /** Messages may go to addresses inside this house. */
    readonly anywhere?: boolean;
  };
}

interface Parts {
  readonly db: Db;
  readonly jobs: JobRunner;
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
  readonly from: string | undefined;
}

/** Telling people that it is their decision, that a match has begun or ended. */
export async function openNotices(parts: Parts, settings: NoticeSettings) {
  const { db, jobs, from } = parts;
  const anywhere = settings.notices?.anywhere ?? false;
  const made = await keyNamed(db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
  const vapid: { publicKey: string; privateKey: string } = JSON.parse(made);
  const unsubscribing = new Unsubscribing(await keyNamed(db, 'unsubscribe'));
  const contact = from === undefined ? NOBODY : `mailto:${from}`;
  handleScans(db, jobs, { ...SCANS, ...settings.notices });
  handleSending({ ...parts, unsubscribing, vapid, contact, anywhere });
  await startScans(db);
  return { unsubscribing, vapid: vapid.publicKey, anywhere };
}
