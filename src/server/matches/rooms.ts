import { setTimeout as sleep } from 'node:timers/promises';
import { stampsOf } from '../store/matches.ts';
import type { House, OpenRoom } from './house.ts';
import { readKeptNews } from './kept-news.ts';
import { Room } from './room.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds before it is looked what another process has changed: at once, and again where that failed. */
const PAUSES = [0, 100, 1000, 5000];

/**
 * The rooms of this process. A room stays as long as somebody is in it; how many matches are in
 * memory is bounded: the one that was not used for longest goes first.
 */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room>>();
  /** Rooms whose match is in memory, the least recently used first. */
  private readonly recent = new Set<OpenRoom>();
  private readonly house: House;
  private readonly most: number;

  constructor(house: Omit<House, 'used'>, most: number) {
    this.house = { ...house, used: (room) => this.use(room) };
    this.most = most;
    house.store.bus.listen((match, news) => void this.heed(match, news));
  }

  /** How many matches are in memory. */
  get open(): number {
    return [...this.recent].filter((room) => room.isOpen).length;
  }

  async enter(id: string, visitor: Visitor): Promise<Room> {
    const room = await this.room(id);
    await room.enter(visitor);
    return room;
  }

  leave(room: Room, visitor: Visitor): void {
    room.leave(visitor);
    this.sweep(room);
  }

  /** Seats or status were changed here: whoever is in the room hears of it, and other processes. */
  async changed(id: string): Promise<void> {
    this.house.store.bus.announce(id);
    await (await this.rooms.get(id))?.refresh();
  }

  private room(id: string): Promise<Room> {
    const there = this.rooms.get(id);
    if (there) return there;
    const found = Room.find(this.house, id);
    this.rooms.set(id, found);
    found.catch(() => this.rooms.delete(id));
    return found;
  }

  /**
   * Another process has changed something. What cannot be read just now is read again a little later: else
   * whoever sits here would not see it before something else happens.
   */
  private async heed(match: string | null, news: unknown): Promise<void> {
    for (const pause of PAUSES) {
      if (pause > 0) await sleep(pause, undefined, { ref: false });
      try {
        await this.hear(match, news);
        return;
      } catch (error) {
        const mishap = error instanceof Error ? error : new Error(String(error));
        this.house.mishap(mishap, match ?? '');
      }
    }
  }

  private async hear(match: string | null, news: unknown): Promise<void> {
    if (match !== null) {
      const room = await this.rooms.get(match);
      // Most of what is heard is about matches that nobody is at here.
      await room?.refresh(readKeptNews(news));
      return;
    }
    const rooms = await Promise.all(this.rooms.values());
    const stamps = await stampsOf(
      this.house.store.db,
      rooms.map(({ id }) => id),
    );
    const behind = rooms.filter(({ id, stamp }) => stamps.get(id) !== stamp);
    await Promise.all(behind.map((room) => room.refresh()));
  }

  /** The server stops: whatever is open is kept so that it opens quickly the next time. */
  async close(): Promise<void> {
    for (const room of this.recent) await room.close();
  }

  private use(room: OpenRoom): void {
    this.recent.delete(room);
    this.recent.add(room);
    if (this.recent.size > this.most) this.shrink();
  }

  private shrink(): void {
    for (const room of this.recent) {
      if (this.recent.size <= this.most) return;
      if (room.isOpen && !room.putAway()) continue;
      this.recent.delete(room);
      this.sweep(room);
    }
  }

  private sweep(room: OpenRoom): void {
    if (room.isEmpty && !room.isOpen) this.rooms.delete(room.id);
  }
}
