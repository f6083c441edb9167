import {
  challengesOf,
  dropChallenges,
  dropTalk,
  dropVacation,
  moveChallenges,
  moveTalk,
  talkOf,
  vacationOf,
} from '../store/belongings.ts';
import { eventsOf, leaveEvents, moveEvents } from '../store/events.ts';
import { devicesOf, dropNotices, wishOf } from '../store/notices.ts';
import type { Db } from '../store/open.ts';
import { dropRatings, exportRatings, moveRatings } from '../store/ratings.ts';

/**
 * Whatever else is kept of a person. Each part of the server that keeps something adds a line here,
 * so that it goes along when a guest becomes an account, into the export, and away with the account.
 */
export interface Belonging {
  /** Under this name it stands in the export. */
  readonly name: string;
  /** All of it, as its owner may read it. */
  export(db: Db, person: string): Promise<unknown>;
  /** What a guest had belongs to the account she signs in to. */
  move(db: Db, from: string, to: string): Promise<void>;
  /** None of it is left, or at least no word of the person's. */
  forget(db: Db, person: string): Promise<void>;
}

export const BELONGINGS: readonly Belonging[] = [
  { name: 'challenges', export: challengesOf, move: moveChallenges, forget: dropChallenges },
  { name: 'talk', export: talkOf, move: moveTalk, forget: dropTalk },
  { name: 'events', export: eventsOf, move: moveEvents, forget: leaveEvents },
  // A guest's leave ends with the guest.
  { name: 'vacation', export: vacationOf, move: dropVacation, forget: dropVacation },
  { name: 'ratings', export: exportRatings, move: moveRatings, forget: dropRatings },
  {
    name: 'notifications',
    async export(db, person) {
      const { webhook_secret: _, ...wish } = (await wishOf(db, person)) ?? { webhook_secret: null };
      const devices = await devicesOf(db, person);
      return { ...wish, devices: devices.map(({ endpoint, created }) => ({ endpoint, created })) };
    },
    // Guests are told nothing: there is nothing to move.
    async move() {},
    forget: dropNotices,
  },
];
