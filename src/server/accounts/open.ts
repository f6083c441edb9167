import type { JobRunner } from '../jobs/runner.ts';
import { type MailSettings, smtpMailer } from '../mail/mailer.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { SessionWatch } from '../sockets/session-watch.ts';
import type { Db } from '../store/open.ts';
import { keyNamed } from '../store/people.ts';
import { Accounts } from './accounts.ts';
import { Carry } from './carry.ts';
import { type LimitSettings, Limits } from './limits.ts';
import { Links } from './links.ts';
import { handleAccountMails } from './mails.ts';
import { Passkeys } from './passkeys.ts';

export interface AccountSettings {
  /** How to send mail; without, none is sent. */
  readonly mail?: MailSettings;
  /** The address under which people reach this server, for links in mails. */
  readonly publicUrl?: string;
  /** How often passwords, links and the like may be tried. */
  readonly limits?: LimitSettings;
}

interface Parts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly jobs: JobRunner;
  readonly watch: SessionWatch;
}

/** All that has to do with accounts, put together. */
export async function openAccounts(parts: Parts, settings: AccountSettings) {
  const { db, rooms, jobs, watch } = parts;
  const limits = new Limits(db, await keyNamed(db, 'limits'), settings.limits);
  const links = new Links(db);
  const mailer = settings.mail ? smtpMailer(settings.mail) : null;
  const { publicUrl = '' } = settings;
  if (mailer) handleAccountMails(jobs, { db, links, mailer, publicUrl });

  const changed = async (matches: readonly string[]): Promise<void> => {
    for (const match of matches) await rooms.changed(match);
  };
  const cut = (person: string, spared?: string) => watch.cutPerson(person, spared);
  const mail = mailer !== null;
  const accounts = new Accounts({ db, limits, links, jobs, mail, changed, cut });
  return {
    accounts,
    limits,
    passkeys: new Passkeys(db, limits),
    carry: new Carry({ db, links, limits, accounts, changed }),
    mailer,
    mail,
  };
}
