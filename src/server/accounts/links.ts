import { fingerprintOf, randomToken } from '../seats/secrets.ts';
import { findLink, insertLink, type StoredLink, useLink } from '../store/links.ts';
import type { Db } from '../store/open.ts';

const MINUTE = 60_000;

/** Secrets that work once: what each is for, and for how long. */
const LASTS = {
  reset: 60 * MINUTE,
  mail: 24 * 60 * MINUTE,
  carry: 15 * MINUTE,
  passkeyAdd: 5 * MINUTE,
  passkeySignIn: 5 * MINUTE,
} as const;

export type LinkKind = keyof typeof LASTS;

export interface NewLink {
  readonly code: string;
  readonly expires: number;
}

export class Links {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async make(kind: LinkKind, person: string | null, about = ''): Promise<NewLink> {
    const code = randomToken();
    const expires = Date.now() + LASTS[kind];
    await insertLink(this.db, fingerprintOf(code), { kind, person, about, expires });
    return { code, expires };
  }

  look(kind: LinkKind, code: string): Promise<StoredLink | null> {
    return findLink(this.db, fingerprintOf(code), kind);
  }

  /** Gives what the link is for, once. */
  use(kind: LinkKind, code: string): Promise<StoredLink | null> {
    return useLink(this.db, fingerprintOf(code), kind);
  }
}
