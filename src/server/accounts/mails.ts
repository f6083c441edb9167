import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/text.ts';
import type { JobRunner } from '../jobs/runner.ts';
import type { Mailer } from '../mail/mailer.ts';
import { confirmWords, resetWords } from '../mail/words.ts';
import type { Db } from '../store/open.ts';
import { findByMail, findByName, findPerson } from '../store/people.ts';
import type { Links } from './links.ts';
import { keyOfName } from './names.ts';

/** Mails about the account itself. The job makes the secret: it is never kept, only its fingerprint. */

export const RESET_MAIL = 'mail/reset';
export const CONFIRM_MAIL = 'mail/confirm';

const language = z.enum(LANGUAGES);
const reset = z.object({ who: z.string(), language });
const confirm = z.object({ person: z.string(), mail: z.string(), language });

interface Parts {
  readonly db: Db;
  readonly links: Links;
  readonly mailer: Mailer;
  /** The address under which people reach this server. */
  readonly publicUrl: string;
}

export function handleAccountMails(jobs: JobRunner, parts: Parts): void {
  const { db, links, mailer, publicUrl } = parts;

  jobs.handle(RESET_MAIL, async (payload) => {
    const asked = z.parse(reset, payload);
    const who = asked.who.trim();
    const byName = await findByName(db, keyOfName(who));
    const found = who.includes('@') ? await findByMail(db, who.toLowerCase()) : [byName];
    for (const person of found) {
      if (!person?.mail || person.name === null) continue;
      const { code } = await links.make('reset', person.id);
      const url = `${publicUrl}/account/reset/${code}`;
      await mailer.send({ to: person.mail, ...resetWords(asked.language, person.name, url) });
    }
  });

  jobs.handle(CONFIRM_MAIL, async (payload) => {
    const asked = z.parse(confirm, payload);
    const person = await findPerson(db, asked.person);
    if (!person || person.name === null) return;
    const { code } = await links.make('mail', person.id, asked.mail);
    const url = `${publicUrl}/account/mail/${code}`;
    await mailer.send({ to: asked.mail, ...confirmWords(asked.language, person.name, url) });
  });
}
