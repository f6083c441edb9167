import type { Side } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import { Host, TableClosed } from '../../table/host.ts';
import type {
  MatchInfo,
  ServerAnswer,
  ServerAsked,
  ServerRequestName,
} from '../../table/online.ts';
import type { Answer, Asked, News, Refused, RequestName } from '../../table/protocol.ts';
import { Forbidden } from '../../table/requests.ts';
import type { TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';
import { clockAfter, clockOf } from '../pace/pacing.ts';
import { Overtaken } from '../store/keeping.ts';
import { deedsFrom, findStored, type StoredMatch, stampOf } from '../store/matches.ts';
import { RoomTalk } from '../talk/room-talk.ts';
import { build } from './building.ts';
import { ComingAndGoing } from './coming-and-going.ts';
import { COMMANDS } from './commands.ts';
import { handedOut } from './file.ts';
import type { House, Live, Place } from './house.ts';
import {
  changedClocks,
  companyOf,
  infoFor,
  looksDifferent,
  mayAbort,
  mayWatch,
  samePeople,
  sidesOf,
  watchesLate,
} from './info.ts';
import { MatchError, notFound, sealed } from './match-error.ts';
import { changedOrders, seatsWith, takeOrders } from './orders.ts';
import { CHANGES, HELD, NotKept, OVER, PAUSED, STALE } from './refusals.ts';
import { resultOf } from './result.ts';
import { dueSnapshot, isDue, keepSnapshot } from './snapshots.ts';
import type { Visitor } from './visitor.ts';

/** How often a request is tried again because the match was put away just then. */
const ATTEMPTS = 3;

/** One match, the screens at it, and the way between them and the store. */
export class Room {
  readonly id: string;
  private readonly house: House;
  private readonly visitors = new Map<Visitor, Place>();
  private stored: StoredMatch;
  private opening: Promise<Live> | null = null;
  private live: Live | null = null;
  /** The version that this room knows of. */
  version: number;
  private busy = 0;
  private readonly talk: RoomTalk;
  private readonly company = new ComingAndGoing(() => this.tellInfo());

  private constructor(house: House, stored: StoredMatch) {
    this.house = house;
    this.stored = stored;
    this.id = stored.row.id;
    this.version = stored.row.version;
    this.talk = new RoomTalk(house.store, stored);
  }

  /** What this room knows of, to be compared with the store. */
  get stamp(): string {
    const { offers } = this.stored.row;
    return stampOf({ version: this.version, talk: this.talk.heard, offers });
  }

  static async find(house: House, id: string): Promise<Room> {
    const stored = await findStored(house.store.db, id);
    if (!stored) throw notFound();
    return new Room(house, stored);
  }

  get isEmpty(): boolean {
    return this.visitors.size === 0;
  }

  /** Whether the match is in memory. */
  get isOpen(): boolean {
    return this.opening !== null;
  }

  // ------------------------------------------------------------------ visitors

  async enter(visitor: Visitor): Promise<void> {
    this.visitors.set(visitor, { screen: null, host: null, told: false });
    // She may have taken a seat just now, in another process.
    const now = await findStored(this.house.store.db, this.id).catch(() => null);
    if (now && now.row.version >= this.stored.row.version) this.stored = now;
    if (!mayWatch(this.stored, visitor.person)) {
      this.visitors.delete(visitor);
      throw sealed();
    }
    this.tellCompany(visitor);
    if (this.stored.row.status === 'open') return;
    await this.work(async () => {
      const live = await this.opened();
      if (this.visitors.get(visitor)?.screen === null) await this.seat(live, visitor);
    });
  }

  leave(visitor: Visitor): void {
    const place = this.visitors.get(visitor);
    this.visitors.delete(visitor);
    if (place?.screen) place.host?.leave(place.screen);
    this.tellCompany(visitor);
  }

  /** Somebody came or went: who plays is missed at once; how many watch, everybody hears in time. */
  private tellCompany(visitor: Visitor): void {
    if (sidesOf(this.stored, visitor.person).length > 0) {
      this.tellInfo();
      return;
    }
    if (this.company.noticed(this.visitors.size) || !this.visitors.has(visitor)) return;
    const { page, time } = this.house;
    const company = companyOf(this.stored, [...this.visitors.keys()]);
    visitor.tell({ match: infoFor(this.stored, visitor.person, company, page, time) });
  }

  /** Says who sits where and how things stand: to everybody, or to those who play these sides. */
  tellInfo(only?: readonly Side[]): void {
    const here = [...this.visitors.keys()];
    const { page, time } = this.house;
    const company = companyOf(this.stored, here);
    if (!only) this.company.forget();
    // Those who only watch are told the very same.
    let forWatchers: { readonly match: MatchInfo } | null = null;
    for (const visitor of here) {
      const mine = sidesOf(this.stored, visitor.person);
      if (only && !mine.some((side) => only.includes(side))) continue;
      if (mine.length === 0 && forWatchers) {
        visitor.tell(forWatchers);
        continue;
      }
      const info = { match: infoFor(this.stored, visitor.person, company, page, time) };
      if (mine.length === 0) forWatchers = info;
      visitor.tell(info);
    }
  }

  private async seat(live: Live, visitor: Visitor): Promise<void> {
    const sides = sidesOf(this.stored, visitor.person);
    const { playForced } = visitor;
    const push = (news: News) => visitor.tell({ news });
    const late = live.behind && watchesLate(this.stored, sides);
    const host = late ? live.behind.host : live.host;
    const { screen, news } = await host.join({ sides, playForced }, push);
    const place = this.visitors.get(visitor);
    if (!place) {
      host.leave(screen);
      return;
    }
    Object.assign(place, { screen, host });
    if (!place.told) visitor.tell({ news });
    place.told = true;
  }

  // ------------------------------------------------------------------ requests

  ask<K extends RequestName>(
    visitor: Visitor,
    name: K,
    ask: Asked<K>,
  ): Promise<Answer<K> | Refused> {
    return this.work(async () => {
      if (this.stored.row.status === 'open') throw new MatchError(409, 'the match has not begun');
      for (let attempt = 0; ; attempt++) {
        const live = await this.opened();
        const { screen, host } = this.visitors.get(visitor) ?? {};
        if (!screen || !host) throw new MatchError(409, 'you have left this match');
        if (this.isHeld && CHANGES.has(name)) return HELD;
        if (this.isEnded) {
          if (CHANGES.has(name)) return OVER;
          if (name === 'file')
            return handedOut(live.host.table.file(), this.stored.row.sealed > 0) as Answer<K>;
        } else if (this.isPaused && CHANGES.has(name)) return PAUSED;
        try {
          if (name === 'behave' && 'playForced' in ask) visitor.playForced = ask.playForced;
          return await host.ask(screen, name, ask);
        } catch (error) {
          if (error instanceof Forbidden) throw error;
          this.forget(live);
          // It was put away before this was heard: nothing has happened yet.
          if (error instanceof TableClosed && attempt < ATTEMPTS) continue;
          await this.opened().catch(() => {});
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
    return this.work(async () => {
      if (!sidesOf(this.stored, visitor.person).includes(ask.side))
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
    this.stored = { row: this.stored.row, seats: stored.seats };
    this.tellInfo([side]);
    this.house.store.bus.announce(this.id);
    if (!this.live) return;
    takeOrders(this.live.host.table, stored);
    await this.live.host.heed();
  }

  /** Takes over what a command wrote: seen by all, and by other processes. */
  private async afterCommand(): Promise<void> {
    const stored = await findStored(this.house.store.db, this.id);
    if (!stored) return;
    const { live } = this;
    this.stored = stored;
    this.tellInfo();
    const ends = live?.behind && this.isEnded;
    if (live && (ends || stored.row.takebacks !== live.takebacks)) {
      this.forget(live);
      await this.opened();
    } else if (live) live.version = stored.row.version;
    this.version = stored.row.version;
    this.house.store.bus.announce(this.id);
  }

  /** What is asked by those who talk, or write for themselves. */
  async converse<K extends TalkRequestName>(
    { person }: Visitor,
    name: K,
    ask: TalkAsked<K>,
  ): Promise<TalkAnswer<K>> {
    const answer = await this.talk.ask(this.stored, person, name, ask);
    if (name === 'say') await this.refresh();
    return answer;
  }

  /** Nothing is put away while something is done here. */
  private async work<T>(deed: () => Promise<T>): Promise<T> {
    this.busy += 1;
    this.house.used(this);
    try {
      return await deed();
    } finally {
      this.busy -= 1;
    }
  }

  // ------------------------------------------------------------------ memory

  private opened(): Promise<Live> {
    if (this.opening) return this.opening;
    const opening = this.open();
    this.opening = opening;
    opening.then(
      (live) => {
        this.live = live;
      },
      () => this.clear(),
    );
    return opening;
  }

  /** Builds the match from the store, and seats again whoever is here. */
  private async open(): Promise<Live> {
    const since = performance.now();
    const { boards, thinking, mishap, store } = this.house;
    const { stored, table, snapshot, behind } = await build(store, this.id, boards).catch(
      (error: unknown) => {
        if (error instanceof MatchError) throw error;
        mishap(asError(error), this.id);
        throw new MatchError(503, 'the match cannot be read just now; try again');
      },
    );
    this.house.opened((performance.now() - since) / 1000);
    const { row } = stored;
    const judged = row.rules !== this.stored.row.rules || row.held !== this.stored.row.held;
    this.stored = stored;
    if (judged) this.tellInfo();
    const setup = JSON.parse(row.setup);
    takeOrders(table, stored);
    const host: Host = new Host(table, {
      keep: () => this.keep(live),
      think: (asked) => thinking.think(this.id, setup, table, asked),
      trouble: (error) => {
        if (error instanceof Overtaken || error instanceof NotKept) void this.reopen(live);
        else mishap(error, this.id);
      },
    });
    const live: Live = {
      host,
      behind,
      table,
      version: row.version,
      stored: table.deeds,
      takebacks: row.takebacks,
      snapshot,
      known: table.deedsKnownTo(null),
    };
    // Whoever saw it before it was put away need not be told again, unless others went on with it.
    if (row.version !== this.version)
      for (const place of this.visitors.values()) place.told = false;
    this.version = row.version;
    for (const visitor of this.visitors.keys()) await this.seat(live, visitor);
    return live;
  }

  private async keep(live: Live): Promise<void> {
    const { table } = live.host;
    const { same, added } = table.takeChanges();
    const begins = this.stored.row.clock === null;
    const orders = changedOrders(table, this.stored);
    const nothing = same === live.stored && added.length + orders.length === 0;
    if (nothing && (!begins || this.isHeld)) return;
    if (this.isHeld) throw new NotKept();
    const { outcome } = table;
    const result = outcome && resultOf(table.game, table.box, this.stored.row, outcome);
    const known = table.deedsKnownTo(null);
    const openly = known !== live.known || result !== null;
    const standing = JSON.stringify({ ...table.standing, known });
    const { version, stored } = live;
    const timing = clockAfter(this.stored, table, this.house.time);
    const ending = result && JSON.stringify(result);
    const plain = same >= stored && orders.length === 0;
    const snapshot = plain ? dueSnapshot(this.id, this.stored.row.rules, live) : null;
    const change = { match: this.id, version, stored, same, added, standing, openly, ...timing };
    try {
      await this.house.keeping.keep({ ...change, result: ending, orders, snapshot });
    } catch (error) {
      // Another process has set the clocks going: nothing of ours is lost.
      if (error instanceof Overtaken && begins && added.length === 0) return;
      if (error instanceof Overtaken) throw error;
      this.house.mishap(asError(error), this.id);
      throw new NotKept();
    }
    live.version += 1;
    if (same < live.stored) live.takebacks += 1;
    live.stored = same + added.length;
    this.version = live.version;
    live.known = known;
    this.stored = { row: this.stored.row, seats: seatsWith(this.stored.seats, orders) };
    table.orders.changed.clear();
    this.noteKept(live, standing, openly, timing.clock);
    if (orders.length > 0) this.tellInfo(orders.map(({ side }) => side));
    this.house.store.bus.announce(this.id);
    if (ending) this.end(ending);
    // Where it is not known here which one is the newest, or none could go along.
    if (isDue(live)) void this.keepSnapshot(live);
    const deeds = added.map(({ deed }) => deed);
    await this.lead(live, same, deeds, openly);
  }

  /** So that the match need not be played from its beginning when it is opened again. */
  private async keepSnapshot(live: Live): Promise<void> {
    const { store, mishap } = this.house;
    await keepSnapshot(store.db, this.id, this.stored.row.rules, live).catch((error: unknown) =>
      mishap(asError(error), this.id),
    );
  }

  /** Lets those follow who watch with a delay; at the end all sit at one table. */
  private async lead(live: Live, same: number, added: readonly Deed[], openly: boolean) {
    if (!live.behind) return;
    // Whatever goes wrong there, those who play have played.
    const follows = await live.behind.follow(same, added, openly).catch((error: unknown) => {
      this.house.mishap(asError(error), this.id);
      return false;
    });
    // Not now: this table is about to tell its own people.
    if (!follows || this.isEnded) setImmediate(() => void this.reopen(live));
  }

  /** It was ended otherwise than by its rules: nothing is secret, and nothing can be done. */
  private get isEnded(): boolean {
    return this.stored.row.status === 'over';
  }

  /** By the corrected rules it cannot be played again: it is shown, and nothing can be done. */
  private get isHeld(): boolean {
    return this.stored.row.held !== null;
  }

  private get isPaused(): boolean {
    return clockOf(this.stored).paused !== null;
  }

  /** Only what is done openly shows beside the board, too. */
  private noteKept(live: Live, standing: string, openly: boolean, clock: string): void {
    const { version, stored: deeds, takebacks } = live;
    const { row, seats } = this.stored;
    const offers = openly ? null : row.offers;
    const before = this.stored;
    this.stored = { row: { ...row, version, deeds, takebacks, standing, offers, clock }, seats };
    const shows = offers !== row.offers || mayAbort(before) !== mayAbort(this.stored);
    if (shows || (openly && row.pace !== null)) this.tellInfo();
    // That a side is through with what it decides in secret is for itself alone.
    else if (row.pace !== null) this.tellInfo(changedClocks(before, this.stored));
  }

  private end(result: string): void {
    const { row, seats } = this.stored;
    this.stored = { row: { ...row, status: 'over', result }, seats };
    this.tellInfo();
  }

  private clear(): void {
    this.opening = null;
    this.live = null;
    for (const place of this.visitors.values()) Object.assign(place, { screen: null, host: null });
  }

  /** The match in memory is not to be trusted any more, nor what was told of it. */
  private forget(live: Live): void {
    live.host.close();
    if (this.live !== live) return;
    this.clear();
    for (const place of this.visitors.values()) place.told = false;
  }

  private async reopen(live: Live): Promise<void> {
    await this.work(async () => {
      this.forget(live);
      if (!this.isEmpty) await this.opened();
    }).catch((error: unknown) => this.house.mishap(asError(error), this.id));
  }

  /** Takes the match out of memory, unless somebody is just doing something; says whether it did. */
  putAway(): boolean {
    const { live } = this;
    if (!live || this.busy > 0 || live.host.table.next()?.kind === 'machine') return false;
    live.host.close();
    this.clear();
    void this.keepSnapshot(live);
    return true;
  }

  /** The server stops: what is in memory is made quick to open again. */
  async close(): Promise<void> {
    const { live } = this;
    if (!live) return;
    live.host.close();
    this.clear();
    await this.keepSnapshot(live);
  }

  // ------------------------------------------------------------------ other processes

  /** Something was changed by another process, or in the seats. */
  async refresh(): Promise<void> {
    await this.work(async () => {
      const stored = await findStored(this.house.store.db, this.id);
      if (!stored) return;
      const before = this.stored;
      this.stored = stored;
      if (looksDifferent(before, stored)) this.tellInfo();
      await this.talk.passOn(stored, this.visitors.keys());
      if (this.live && this.live.host.table.orders.changed.size === 0)
        takeOrders(this.live.host.table, stored);
      // Who sits elsewhere now must see with other eyes.
      if (this.opening && !samePeople(before.seats, stored.seats))
        await this.reopen(await this.opening);
      else if (this.live?.behind && this.isEnded && before.row.status !== 'over')
        await this.reopen(this.live);
      else if (this.opening) await this.catchUp(await this.opening);
      else if (stored.row.status !== 'open' && !this.isEmpty) await this.opened();
    });
  }

  private async catchUp(live: Live): Promise<void> {
    const { row } = this.stored;
    if (row.version <= live.version) return;
    if (row.takebacks !== live.takebacks) {
      await this.reopen(live);
      return;
    }
    try {
      await live.host.catchUp(async () => {
        // While this waited for its turn, the host may have kept something itself, or failed to.
        const { db } = this.house.store;
        const now = await findStored(db, this.id);
        if (!now || now.row.version <= live.version) return [];
        if (now.row.takebacks !== live.takebacks) throw new Overtaken();
        const deeds = await deedsFrom(db, this.id, live.stored);
        live.stored += deeds.length;
        live.version = now.row.version;
        this.version = live.version;
        const known = JSON.parse(now.row.standing ?? '{}').known ?? 0;
        await this.lead(live, live.stored - deeds.length, deeds, known !== live.known);
        live.known = known;
        return deeds;
      });
    } catch {
      await this.reopen(live);
    }
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
