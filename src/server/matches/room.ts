import type { Side } from '../../kernel/game.ts';
import { TableClosed } from '../../table/host.ts';
import type { ServerAnswer, ServerAsked, ServerRequestName } from '../../table/online.ts';
import type { Answer, Asked, Refused, RequestName } from '../../table/protocol.ts';
import { Forbidden } from '../../table/requests.ts';
import type { TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';
import { Overtaken } from '../store/keeping.ts';
import { findStored, type StoredMatch, stampOf } from '../store/matches.ts';
import { RoomTalk } from '../talk/room-talk.ts';
import { COMMANDS } from './commands.ts';
import { handedOut } from './file.ts';
import type { House, OpenRoom } from './house.ts';
import { looksDifferent, mayWatch, samePeople, sidesOf } from './info.ts';
import type { KeptNews } from './kept-news.ts';
import { MatchError, notFound, sealed } from './match-error.ts';
import { MatchInMemory } from './match-in-memory.ts';
import { takeOrders } from './orders.ts';
import type { People } from './people.ts';
import { CHANGES, HELD, OVER, PAUSED, STALE } from './refusals.ts';
import type { Visitor } from './visitor.ts';

/** How often a request is tried again because the match was put away just then. */
const ATTEMPTS = 3;

/** One match and the people at it: what they ask, and what is done about it. */
export class Room implements OpenRoom {
  readonly id: string;
  private readonly house: House;
  private readonly match: MatchInMemory;
  private readonly people: People;
  private readonly talk: RoomTalk;

  private constructor(house: House, stored: StoredMatch) {
    this.house = house;
    this.id = stored.row.id;
    this.match = new MatchInMemory(house, stored, () => house.used(this));
    this.people = this.match.people;
    this.talk = new RoomTalk(house.store, stored);
  }

  /** What this room knows of, to be compared with the store. */
  get stamp(): string {
    const { offers } = this.match.stored.row;
    return stampOf({ version: this.match.version, talk: this.talk.heard, offers });
  }

  static async find(house: House, id: string): Promise<Room> {
    const stored = await findStored(house.store.db, id);
    if (!stored) throw notFound();
    return new Room(house, stored);
  }

  get isEmpty(): boolean {
    return this.people.isEmpty;
  }

  /** Whether the match is in memory. */
  get isOpen(): boolean {
    return this.match.opening !== null;
  }

  // ------------------------------------------------------------------ visitors

  async enter(visitor: Visitor): Promise<void> {
    const { match, people } = this;
    people.add(visitor);
    // She may have taken a seat just now, in another process.
    const now = await findStored(this.house.store.db, this.id).catch(() => null);
    if (now && now.row.version >= match.stored.row.version) match.stored = now;
    if (!mayWatch(match.stored, visitor.person)) {
      people.turnAway(visitor);
      throw sealed();
    }
    people.tellCompany(visitor);
    if (match.stored.row.status === 'open') return;
    await match.work(async () => {
      const live = await match.opened();
      if (people.placeOf(visitor)?.screen === null) await people.seat(live, visitor);
    });
  }

  leave(visitor: Visitor): void {
    this.people.leave(visitor);
  }

  // ------------------------------------------------------------------ requests

  ask<K extends RequestName>(
    visitor: Visitor,
    name: K,
    ask: Asked<K>,
  ): Promise<Answer<K> | Refused> {
    const { match } = this;
    return match.work(async () => {
      if (match.stored.row.status === 'open') throw new MatchError(409, 'the match has not begun');
      for (let attempt = 0; ; attempt++) {
        const live = await match.opened();
        const { screen, host } = this.people.placeOf(visitor) ?? {};
        if (!screen || !host) throw new MatchError(409, 'you have left this match');
        if (match.isHeld && CHANGES.has(name)) return HELD;
        if (match.isEnded) {
          if (CHANGES.has(name)) return OVER;
          if (name === 'file')
            return handedOut(live.host.table.file(), match.stored.row.sealed > 0) as Answer<K>;
        } else if (match.isPaused && CHANGES.has(name)) return PAUSED;
        try {
          if (name === 'behave') heedWishes(visitor, ask);
          return await host.ask(screen, name, ask);
        } catch (error) {
          if (error instanceof Forbidden) throw error;
          match.forget(live);
          // It was put away before this was heard: nothing has happened yet.
          if (error instanceof TableClosed && attempt < ATTEMPTS) continue;
          await match.opened().catch(() => {});
          if (error instanceof Overtaken) return STALE;
          throw error;
        }
      }
    });
  }

  /** What is asked of the server and not of the table: to end the match, to propose something. */
  command<K extends ServerRequestName>(
    visitor: Visitor,
    name: K,
    ask: ServerAsked<K>,
  ): Promise<ServerAnswer<K>> {
    return this.match.work(async () => {
      if (!sidesOf(this.match.stored, visitor.person).includes(ask.side))
        throw new MatchError(403, `this screen does not play ${ask.side}`);
      const { time } = this.house;
      const { db } = this.house.store;
      for (let attempt = 0; ; attempt++) {
        const stored = await findStored(db, this.id);
        if (!stored) throw notFound();
        const done = await COMMANDS[name]({ db, stored, time }, ask);
        if (done) {
          // Not even that something was written shows to others.
          if (name === 'plan') await this.afterPlan(ask.side);
          else await this.afterCommand();
          return done;
        }
        // Something was done just then: it is looked at again.
        if (attempt === ATTEMPTS) throw new MatchError(409, 'the match went on; ask again');
      }
    });
  }

  private async afterPlan(side: Side): Promise<void> {
    const stored = await findStored(this.house.store.db, this.id);
    if (!stored) return;
    const { match } = this;
    match.stored = { row: match.stored.row, seats: stored.seats };
    this.people.tellInfo([side]);
    this.house.store.bus.announce(this.id);
    if (!match.live) return;
    takeOrders(match.live.host.table, stored);
    await match.live.host.heed();
  }

  /** Takes over what a command wrote: seen by all, and by other processes. */
  private async afterCommand(): Promise<void> {
    const stored = await findStored(this.house.store.db, this.id);
    if (!stored) return;
    const { match } = this;
    const { live } = match;
    match.stored = stored;
    this.people.tellInfo();
    const ends = live?.behind && match.isEnded;
    if (live && (ends || stored.row.takebacks !== live.takebacks)) {
      match.forget(live);
      await match.opened();
    } else if (live) await match.catchUp(live);
    match.version = stored.row.version;
    this.house.store.bus.announce(this.id);
  }

  /** What is asked by those who talk, or write for themselves. */
  async converse<K extends TalkRequestName>(
    { person }: Visitor,
    name: K,
    ask: TalkAsked<K>,
  ): Promise<TalkAnswer<K>> {
    const answer = await this.talk.ask(this.match.stored, person, name, ask);
    if (name === 'say') await this.refresh();
    return answer;
  }

  // ------------------------------------------------------------------ memory

  putAway(): boolean {
    return this.match.putAway();
  }

  close(): Promise<void> {
    return this.match.close();
  }

  // ------------------------------------------------------------------ other processes

  /** Something was changed by another process, which may say what, or in the seats. */
  async refresh(news: KeptNews | null = null): Promise<void> {
    const { match } = this;
    await match.work(async () => {
      if (news && (await match.follow(news))) return;
      const stored = await findStored(this.house.store.db, this.id);
      if (!stored) return;
      const before = match.stored;
      match.stored = stored;
      if (looksDifferent(before, stored)) this.people.tellInfo();
      await this.talk.passOn(stored, this.people.all());
      if (match.live && match.live.host.table.orders.changed.size === 0)
        takeOrders(match.live.host.table, stored);
      // Who sits elsewhere now must see with other eyes.
      if (match.opening && !samePeople(before.seats, stored.seats))
        await match.reopen(await match.opening);
      else if (match.live?.behind && match.isEnded && before.row.status !== 'over')
        await match.reopen(match.live);
      else if (match.opening) {
        const live = await match.opening;
        // It may have been read before this was written: then older rows stand in their place.
        if (match.stored.row.version < stored.row.version) match.stored = stored;
        await match.catchUp(live);
      } else if (stored.row.status !== 'open' && !this.isEmpty) await match.opened();
    });
  }
}

/** How a person likes it also holds when she is seated again. */
function heedWishes(visitor: Visitor, ask: object): void {
  if ('playForced' in ask) visitor.playForced = ask.playForced === true;
  if ('yields' in ask) visitor.yields = ask.yields === true;
}
