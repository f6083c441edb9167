import type { Deed } from '../../kernel/match.ts';
import { Host } from '../../table/host.ts';
import { type ClocksAfter, clockAfter, clockOf, withClocks } from '../pace/pacing.ts';
import { Overtaken } from '../store/keeping.ts';
import { deedsFrom, findStored, type StoredMatch } from '../store/matches.ts';
import { build } from './building.ts';
import type { House, Live } from './house.ts';
import { changedClocks, mayAbort } from './info.ts';
import type { KeptNews } from './kept-news.ts';
import { MatchError } from './match-error.ts';
import { changedOrders, seatsWith, takeOrders } from './orders.ts';
import { People } from './people.ts';
import { NotKept } from './refusals.ts';
import { resultOf } from './result.ts';
import { dueSnapshot, isDue, keepSnapshot } from './snapshots.ts';

/**
 * A match between memory and store: opened when somebody needs it, every change kept before anybody
 * hears of it, put away when others need the room. Nothing is in memory that could not be built again.
 */
export class MatchInMemory {
  readonly people: People;
  /** The rows of the match and its seats, as they are known here. */
  stored: StoredMatch;
  /** The table, while it is in memory. */
  live: Live | null = null;
  /** The table that is in memory, or is being built. */
  opening: Promise<Live> | null = null;
  /** The version that is known here. */
  version: number;
  private readonly house: House;
  private readonly id: string;
  private readonly used: () => void;
  private busy = 0;

  constructor(house: House, stored: StoredMatch, used: () => void) {
    this.house = house;
    this.stored = stored;
    this.id = stored.row.id;
    this.version = stored.row.version;
    this.used = used;
    this.people = new People(house, this);
  }

  /** It was ended otherwise than by its rules: nothing is secret, and nothing can be done. */
  get isEnded(): boolean {
    return this.stored.row.status === 'over';
  }

  /** By the corrected rules it cannot be played again: it is shown, and nothing can be done. */
  get isHeld(): boolean {
    return this.stored.row.held !== null;
  }

  get isPaused(): boolean {
    return clockOf(this.stored).paused !== null;
  }

  /** Nothing is put away while something is done here. */
  async work<T>(deed: () => Promise<T>): Promise<T> {
    this.busy += 1;
    this.used();
    try {
      return await deed();
    } finally {
      this.busy -= 1;
    }
  }

  // ------------------------------------------------------------------ memory

  /** The match in memory; built from the store if it is not there. */
  opened(): Promise<Live> {
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
    if (judged) this.people.tellInfo();
    const setup = JSON.parse(row.setup);
    takeOrders(table, stored);
    const host: Host = new Host(table, {
      keep: () => this.keep(live),
      think: (asked, patience) => thinking.think(this.id, setup, table, asked, patience),
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
    if (row.version !== this.version) this.people.tellAnew();
    this.version = row.version;
    await this.people.seatAll(live);
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
    const { clock, flag } = timing;
    const ending = result && JSON.stringify(result);
    const plain = same >= stored && orders.length === 0;
    const snapshot = plain ? dueSnapshot(this.id, this.stored.row.rules, live) : null;
    const change = { match: this.id, version, stored, same, added, standing, openly, clock, flag };
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
    this.noteKept(live, standing, openly, timing);
    if (orders.length > 0) this.people.tellInfo(orders.map(({ side }) => side));
    const deeds = added.map(({ deed }) => deed);
    const news = plain && !ending ? { version, added: deeds, standing, openly, clock } : undefined;
    this.house.store.bus.announce(this.id, news satisfies KeptNews | undefined);
    if (ending) this.end(ending);
    // Where it is not known here which one is the newest, or none could go along.
    if (isDue(live)) void this.keepSnapshot(live);
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

  /** Only what is done openly shows beside the board, too. */
  private noteKept(
    live: Live,
    standing: string,
    openly: boolean,
    timing: Pick<ClocksAfter, 'clock' | 'clocks'>,
  ): void {
    const { version, stored: deeds, takebacks } = live;
    const { row, seats } = this.stored;
    const offers = openly ? null : row.offers;
    const before = this.stored;
    const next = { ...row, version, deeds, takebacks, standing, offers };
    this.stored = { row: withClocks(next, timing), seats };
    const shows = offers !== row.offers || mayAbort(before) !== mayAbort(this.stored);
    if (shows || (openly && row.pace !== null)) this.people.tellInfo();
    // That a side is through with what it decides in secret is for itself alone.
    else if (row.pace !== null) this.people.tellInfo(changedClocks(before, this.stored));
  }

  private end(result: string): void {
    const { row, seats } = this.stored;
    this.stored = { row: { ...row, status: 'over', result }, seats };
    this.people.tellInfo();
  }

  private clear(): void {
    this.opening = null;
    this.live = null;
    this.people.unseat();
  }

  /** The match in memory is not to be trusted any more, nor what was told of it. */
  forget(live: Live): void {
    live.host.close();
    if (this.live !== live) return;
    this.clear();
    this.people.tellAnew();
  }

  async reopen(live: Live): Promise<void> {
    await this.work(async () => {
      this.forget(live);
      if (!this.people.isEmpty) await this.opened();
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

  /** Plays what another process says that it has kept, if that is all that is new; says whether it did. */
  async follow({ version, added, standing, openly, clock }: KeptNews): Promise<boolean> {
    const { live } = this;
    if (!live) return false;
    // What is just being read from the store is not to be written over.
    const isNext = () => live.version === version && this.stored.row.version === version;
    if (!isNext()) return Math.min(live.version, this.stored.row.version) > version;
    let followed = false;
    try {
      await live.host.catchUp(async () => {
        // While this waited for its turn, the host may have kept something itself, or failed to.
        if (!isNext()) return [];
        followed = true;
        const from = live.stored;
        live.version = version + 1;
        live.stored += added.length;
        live.known = JSON.parse(standing).known;
        this.version = live.version;
        this.noteKept(live, standing, openly, { clock, clocks: JSON.parse(clock) });
        await this.lead(live, from, added, openly);
        return added;
      });
    } catch {
      followed = true;
      await this.reopen(live);
    }
    return followed;
  }

  /** Plays the deeds that another process has made since. */
  async catchUp(live: Live): Promise<void> {
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
