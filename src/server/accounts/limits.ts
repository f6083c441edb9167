import { createHmac } from 'node:crypto';
import { MatchError } from '../matches/match-error.ts';
import { countAttempt, dropOldAttempts, forgetAttempts } from '../store/attempts.ts';
import type { Db } from '../store/open.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be tried, and within which time. All processes count together. */
const LIMITS = {
  /** Passwords tried for one name, right ones apart. */
  signInByName: { most: 10, within: 15 * MINUTE },
  /** Passwords tried from one address. */
  signInByAddress: { most: 60, within: 15 * MINUTE },
  signUpByAddress: { most: 60, within: HOUR },
  /** Passwords asked for once more, by a session that may be stolen. */
  passwordByPerson: { most: 10, within: 15 * MINUTE },
  resetByName: { most: 3, within: HOUR },
  resetByAddress: { most: 20, within: HOUR },
  mailByPerson: { most: 5, within: HOUR },
  /** Secret links tried from one address. */
  linkByAddress: { most: 60, within: 15 * MINUTE },
  carryByPerson: { most: 30, within: HOUR },
  tokensByPerson: { most: 20, within: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;
export type LimitSettings = Partial<Record<LimitName, number>>;

/** Said to whoever tried too often: the same whether there is such a name or not. */
class TooOften extends MatchError {
  constructor() {
    super(429, 'too many attempts; wait a while and try again', [], 'tooOften');
  }
}

/** Counts what must not be tried often. Names and addresses are kept as fingerprints only. */
export class Limits {
  private readonly db: Db;
  private readonly secret: string;
  private readonly settings: LimitSettings;
  private cleared = 0;

  constructor(db: Db, secret: string, settings: LimitSettings = {}) {
    this.db = db;
    this.secret = secret;
    this.settings = settings;
  }

  /** Counts an attempt before it is made, so that a thousand at once are a thousand. */
  async spend(name: LimitName, subject: string): Promise<void> {
    if (await this.isExceeded(name, subject)) throw new TooOften();
  }

  /** Counts as well, and leaves it to others what follows. */
  async isExceeded(name: LimitName, subject: string): Promise<boolean> {
    const { most, within } = LIMITS[name];
    const count = await countAttempt(this.db, this.keyOf(name, subject), within);
    await this.clear();
    return count > (this.settings[name] ?? most);
  }

  /** It was no guess: what was counted is forgotten. */
  async forgive(name: LimitName, subject: string): Promise<void> {
    await forgetAttempts(this.db, [this.keyOf(name, subject)]);
  }

  private keyOf(name: LimitName, subject: string): string {
    return createHmac('sha256', this.secret).update(`${name} ${subject}`).digest('base64url');
  }

  private async clear(): Promise<void> {
    const now = Date.now();
    if (now - this.cleared < HOUR) return;
    this.cleared = now;
    await dropOldAttempts(this.db, now - DAY);
  }
}
