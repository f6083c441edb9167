import type { Side } from '../../kernel/game.ts';
import { sidesOf } from '../matches/info.ts';
import { findStored } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { moveSeatsOf } from '../store/seats.ts';
import type { Accounts } from './accounts.ts';
import type { Limits } from './limits.ts';
import type { Links, NewLink } from './links.ts';
import { refusal } from './refusals.ts';

export interface Carried {
  readonly match: string;
  readonly game: string;
  readonly sides: readonly Side[];
  readonly expires: number;
}

interface Parts {
  readonly db: Db;
  readonly links: Links;
  readonly limits: Limits;
  readonly accounts: Accounts;
  readonly changed: (matches: readonly string[]) => Promise<void>;
}

/**
 * A guest's seat goes to another device by a link. The seat moves: whoever opens the link gets it and
 * gives nothing away, so that a link from a stranger does no harm.
 */
export class Carry {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async offer(person: string | null, match: string): Promise<NewLink> {
    const { db, links, limits, accounts } = this.parts;
    const stored = await findStored(db, match);
    if (person === null || !stored || sidesOf(stored, person).length === 0)
      throw refusal('notMine');
    if (await accounts.find(person)) throw refusal('notGuest');
    await limits.spend('carryByPerson', person);
    return links.make('carry', person, match);
  }

  async look(code: string, address: string): Promise<Carried> {
    await this.parts.limits.spend('linkByAddress', address);
    const found = await this.find(code);
    const { id, game } = found.stored.row;
    return { match: id, game, sides: found.sides, expires: found.expires };
  }

  async take(code: string, address: string, taker: () => Promise<string>): Promise<string> {
    const { db, links, limits, changed } = this.parts;
    await limits.spend('linkByAddress', address);
    const { stored, person: from } = await this.find(code);
    const match = stored.row.id;
    const to = await taker();
    if (to === from) throw refusal('sameDevice');
    if (!(await links.use('carry', code)) || !(await moveSeatsOf(db, match, from, to)))
      throw refusal('linkDead');
    await changed([match]);
    return match;
  }

  private async find(code: string) {
    const { db, links } = this.parts;
    const link = await links.look('carry', code);
    const stored = link && (await findStored(db, link.about));
    const sides = stored && sidesOf(stored, link.person);
    if (!link || link.person === null || !stored || !sides || sides.length === 0)
      throw refusal('linkDead');
    return { stored, sides, person: link.person, expires: link.expires };
  }
}
