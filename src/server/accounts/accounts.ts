import type { Language } from '../../kernel/text.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { randomId } from '../seats/secrets.ts';
import { dropLinks } from '../store/links.ts';
import type { Db } from '../store/open.ts';
import { dropPasskeys } from '../store/passkeys.ts';
import {
  findByName,
  findPerson,
  forgetPerson,
  insertGuest,
  keepMail,
  keepPassword,
  nameGuest,
  type Person,
} from '../store/people.ts';
import { markChanged, matchIdsOf, moveSeats } from '../store/seats.ts';
import { endSessions } from '../store/sessions.ts';
import { dropTokens } from '../store/tokens.ts';
import { BELONGINGS } from './belongings.ts';
import { leaveMatches } from './leave-matches.ts';
import type { Limits } from './limits.ts';
import type { Links } from './links.ts';
import { CONFIRM_MAIL, RESET_MAIL } from './mails.ts';
import { isName, keyOfName, tidyName } from './names.ts';
import { hashPassword, isPassword, isRight } from './passwords.ts';
import { refusal } from './refusals.ts';

export interface AccountParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly links: Links;
  readonly jobs: Pick<JobRunner, 'plan'>;
  /** Whether mail can be sent. */
  readonly mail: boolean;
  /** Who sits at these matches was changed. */
  readonly changed: (matches: readonly string[]) => Promise<void>;
  /** These sessions are over: their lines are cut. */
  readonly cut: (person: string, spared?: string) => void;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account: a person with a name. */
export type Account = Person & { readonly name: string };

const hasName = (person: Person | null): person is Account =>
  person !== null && person.name !== null;

/** Names, passwords, and what happens to a person's seats when she gets or loses one. */
export class Accounts {
  private readonly parts: AccountParts;

  constructor(parts: AccountParts) {
    this.parts = parts;
  }

  /** The account of a person; `null` for guests and strangers. */
  async find(person: string | null): Promise<Account | null> {
    const found = person === null ? null : await findPerson(this.parts.db, person);
    return hasName(found) ? found : null;
  }

  /** Makes an account; a guest keeps all her seats with it. */
  async signUp(guest: string | null, wish: Credentials, address: string): Promise<string> {
    const { db, limits } = this.parts;
    await limits.spend('signUpByAddress', address);
    if (await this.find(guest)) throw refusal('signedIn');
    const name = tidyName(wish.name);
    if (!isName(name)) throw refusal('badName');
    if (!isPassword(wish.password, name)) throw refusal('badPassword');
    const password = await hashPassword(wish.password);
    const key = keyOfName(name);
    if (await findByName(db, key)) throw refusal('taken');
    const id = guest ?? randomId();
    if (guest === null) await insertGuest(db, id);
    if (!(await nameGuest(db, id, { name, key, password }))) throw refusal('taken');
    await this.seatsChanged(await matchIdsOf(db, id));
    return id;
  }

  /** Who it is that knows this password. Whoever does not exist is refused as slowly as who does. */
  async check({ name, password }: Credentials, address: string): Promise<string> {
    const { db, limits } = this.parts;
    const key = keyOfName(name);
    await limits.spend('signInByAddress', address);
    await limits.spend('signInByName', key);
    const person = await findByName(db, key);
    if (!(await isRight(password, person?.password ?? null)) || !person) throw refusal('wrong');
    await limits.forgive('signInByName', key);
    return person.id;
  }

  /** What a guest had in this browser belongs to the account she signs in to. */
  async claim(guest: string | null, account: string): Promise<void> {
    const { db, cut, changed } = this.parts;
    if (guest === null || guest === account || (await this.find(guest))) return;
    const matches = await moveSeats(db, guest, account);
    for (const belonging of BELONGINGS) await belonging.move(db, guest, account);
    await endSessions(db, guest);
    await dropLinks(db, guest);
    cut(guest);
    await changed(matches);
  }

  /** Asks for the password once more before what cannot be undone. */
  async prove({ id, password }: Account, given: string): Promise<void> {
    await this.parts.limits.spend('passwordByPerson', id);
    if (!(await isRight(given, password))) throw refusal('wrongPassword');
    await this.parts.limits.forgive('passwordByPerson', id);
  }

  /** A new password ends all other sessions: whoever stole one is out. */
  async changePassword(account: Account, wished: string, session?: string): Promise<void> {
    const { db, cut } = this.parts;
    if (!isPassword(wished, account.name)) throw refusal('badPassword');
    await keepPassword(db, account.id, await hashPassword(wished));
    await dropLinks(db, account.id, 'reset');
    await endSessions(db, account.id, session);
    cut(account.id, session);
  }

  // ------------------------------------------------------------------ mail

  /** Sends a link to reset the password; what is said is the same whether there is anybody. */
  async askReset(who: string, language: Language, address: string): Promise<void> {
    const { limits, jobs, mail } = this.parts;
    if (!mail) throw refusal('noMail');
    await limits.spend('resetByAddress', address);
    // Who is asked about too often is sent nothing more; nobody can tell.
    if (await limits.isExceeded('resetByName', keyOfName(who))) return;
    // Looked up later, by the job: how long this takes says nothing either.
    await jobs.plan({
      id: `${RESET_MAIL}/${randomId()}`,
      kind: RESET_MAIL,
      due: Date.now(),
      payload: { who, language },
    });
  }

  async reset(code: string, password: string, address: string): Promise<string> {
    const { limits, links } = this.parts;
    await limits.spend('linkByAddress', address);
    const seen = await links.look('reset', code);
    const account = await this.find(seen?.person ?? null);
    if (!account) throw refusal('linkDead');
    if (!isPassword(password, account.name)) throw refusal('badPassword');
    if (!(await links.use('reset', code))) throw refusal('linkDead');
    await this.changePassword(account, password);
    await limits.forgive('signInByName', keyOfName(account.name));
    return account.id;
  }

  /** Notes an address once whoever reads its mail has confirmed it; none takes the old one out. */
  async changeMail({ id }: Account, address: string | null, language: Language): Promise<void> {
    const { db, limits, jobs, mail } = this.parts;
    if (address === null) {
      await dropLinks(db, id, 'mail');
      await keepMail(db, id, null);
      return;
    }
    if (!mail) throw refusal('noMail');
    await limits.spend('mailByPerson', id);
    await jobs.plan({
      id: `${CONFIRM_MAIL}/${id}`,
      kind: CONFIRM_MAIL,
      due: Date.now(),
      payload: { person: id, mail: address, language },
    });
  }

  async confirmMail(code: string, address: string): Promise<void> {
    const { db, limits, links } = this.parts;
    await limits.spend('linkByAddress', address);
    const link = await links.use('mail', code);
    if (!link || link.person === null) throw refusal('linkDead');
    await keepMail(db, link.person, link.about);
  }

  // ------------------------------------------------------------------ the end

  /** Leaves nothing of the account; where she sat, somebody without a name has sat. */
  async remove({ id }: Account): Promise<void> {
    const { db, cut } = this.parts;
    const matches = await leaveMatches(db, id);
    for (const belonging of BELONGINGS) await belonging.forget(db, id);
    await dropPasskeys(db, id);
    await dropTokens(db, id);
    await dropLinks(db, id);
    await endSessions(db, id);
    await forgetPerson(db, id);
    cut(id);
    await this.seatsChanged(matches);
  }

  private async seatsChanged(matches: readonly string[]): Promise<void> {
    await markChanged(this.parts.db, matches);
    await this.parts.changed(matches);
  }
}
