import type { TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';
import type { Visitor } from '../matches/visitor.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { OpenStore } from '../store/open.ts';
import { converse, passOn } from './talk.ts';

/** What is said in one room, and how much of it was passed on. */
export class RoomTalk {
  private readonly store: OpenStore;
  private passed: number;

  constructor(store: OpenStore, { row }: StoredMatch) {
    this.store = store;
    this.passed = row.talk;
  }

  get heard(): number {
    return this.passed;
  }

  async ask<K extends TalkRequestName>(
    stored: StoredMatch,
    person: string | null,
    name: K,
    ask: TalkAsked<K>,
  ): Promise<TalkAnswer<K>> {
    const { db, bus } = this.store;
    const answer = await converse({ db, stored, person }, name, ask);
    if (name === 'say') bus.announce(stored.row.id);
    return answer;
  }

  /** Says what was said since. */
  async passOn(stored: StoredMatch, visitors: Iterable<Visitor>): Promise<void> {
    const from = this.passed;
    this.passed = Math.max(from, stored.row.talk);
    if (from < this.passed) await passOn(this.store.db, stored, from, visitors);
  }
}
