import type { Side } from '../../kernel/game.ts';
import type { MatchInfo } from '../../table/online.ts';
import type { News } from '../../table/protocol.ts';
import type { StoredMatch } from '../store/matches.ts';
import { ComingAndGoing } from './coming-and-going.ts';
import type { House, Live, Place } from './house.ts';
import { companyOf, infoFor, sidesOf, watchesLate } from './info.ts';
import type { Visitor } from './visitor.ts';

/** Whoever is at a match: where each sits, and what each is told beside the board. */
export class People {
  private readonly house: House;
  /** The match as it is known here; it changes. */
  private readonly match: { readonly stored: StoredMatch };
  private readonly places = new Map<Visitor, Place>();
  private readonly company = new ComingAndGoing(() => this.tellInfo());

  constructor(house: House, match: { readonly stored: StoredMatch }) {
    this.house = house;
    this.match = match;
  }

  get isEmpty(): boolean {
    return this.places.size === 0;
  }

  all(): Iterable<Visitor> {
    return this.places.keys();
  }

  placeOf(visitor: Visitor): Place | undefined {
    return this.places.get(visitor);
  }

  // ------------------------------------------------------------------ coming and going

  add(visitor: Visitor): void {
    this.places.set(visitor, { screen: null, host: null, told: false });
  }

  /** Somebody who may not be here; nobody hears that she came. */
  turnAway(visitor: Visitor): void {
    this.places.delete(visitor);
  }

  leave(visitor: Visitor): void {
    const place = this.places.get(visitor);
    this.places.delete(visitor);
    if (place?.screen) place.host?.leave(place.screen);
    this.tellCompany(visitor);
  }

  // ------------------------------------------------------------------ at the table

  /** Gives somebody a screen at the table, and tells her how the match stands if she does not know. */
  async seat(live: Live, visitor: Visitor): Promise<void> {
    const { stored } = this.match;
    const sides = sidesOf(stored, visitor.person);
    const { playForced, yields } = visitor;
    const push = (news: News) => visitor.tell({ news });
    const late = live.behind && watchesLate(stored, sides);
    const host = late ? live.behind.host : live.host;
    const { screen, news } = await host.join({ sides, playForced, yields }, push);
    const place = this.places.get(visitor);
    if (!place) {
      host.leave(screen);
      return;
    }
    Object.assign(place, { screen, host });
    if (!place.told) visitor.tell({ news });
    place.told = true;
  }

  async seatAll(live: Live): Promise<void> {
    for (const visitor of this.places.keys()) await this.seat(live, visitor);
  }

  /** The table was put away: nobody has a screen until it is there again. */
  unseat(): void {
    for (const place of this.places.values()) Object.assign(place, { screen: null, host: null });
  }

  /** What they were told is not how it stands: they are told anew when they are seated. */
  tellAnew(): void {
    for (const place of this.places.values()) place.told = false;
  }

  // ------------------------------------------------------------------ beside the board

  /** Somebody came or went: who plays is missed at once; how many watch, everybody hears in time. */
  tellCompany(visitor: Visitor): void {
    const { stored } = this.match;
    if (sidesOf(stored, visitor.person).length > 0) {
      this.tellInfo();
      return;
    }
    if (this.company.noticed(this.places.size) || !this.places.has(visitor)) return;
    const { page, time } = this.house;
    const company = companyOf(stored, [...this.places.keys()]);
    visitor.tell({ match: infoFor(stored, visitor.person, company, page, time) });
  }

  /** Says who sits where and how things stand: to everybody, or to those who play these sides. */
  tellInfo(only?: readonly Side[]): void {
    const { stored } = this.match;
    const here = [...this.places.keys()];
    const { page, time } = this.house;
    const company = companyOf(stored, here);
    if (!only) this.company.forget();
    // Those who only watch are told the very same.
    let forWatchers: { readonly match: MatchInfo } | null = null;
    for (const visitor of here) {
      const mine = sidesOf(stored, visitor.person);
      if (only && !mine.some((side) => only.includes(side))) continue;
      if (mine.length === 0 && forWatchers) {
        visitor.tell(forWatchers);
        continue;
      }
      const info = { match: infoFor(stored, visitor.person, company, page, time) };
      if (mine.length === 0) forWatchers = info;
      visitor.tell(info);
    }
  }
}
