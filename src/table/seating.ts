import type { AnyGame } from '../kernel/face.ts';
import type { Side } from '../kernel/game.ts';
import type { EarlierSeat } from '../kernel/match-file.ts';
import { PERSON, type Seats, seatable } from './seats.ts';

/** Who sits where, and who sat there earlier: a deed is its maker's, whoever has taken the seat since. */
export class Seating {
  private readonly game: AnyGame;
  private now: Seats;
  private before: readonly EarlierSeat[];

  constructor(game: AnyGame, seats: Seats, earlier: readonly EarlierSeat[] = []) {
    this.game = game;
    this.now = seatable(game, seats);
    this.before = earlier;
  }

  get seats(): Seats {
    return this.now;
  }

  /** Seats that changed hands, in the order in which they did. */
  get earlier(): readonly EarlierSeat[] {
    return this.before;
  }

  /** Who sat there when the deed with this number was made. */
  seatAt(side: Side, deed: number): string {
    const then = this.before.find((one) => one.side === side && deed < one.until);
    return then?.seat ?? this.now[side] ?? PERSON;
  }

  /** Sets others in the seats after so many deeds. Who has sat there for none of them leaves no trace. */
  change(seats: Seats, deeds: number): void {
    const then = this.now;
    this.now = seatable(this.game, seats);
    for (const [side, seat] of Object.entries(then)) {
      const since = this.before.findLast((one) => one.side === side)?.until ?? 0;
      if (seat !== this.now[side] && deeds > since)
        this.before = [...this.before, { side, seat, until: deeds }];
    }
  }

  /** Only so many deeds stand: what is done from now on is done by whoever sits there now. */
  forget(deeds: number): void {
    if (this.before.some(({ until }) => until > deeds))
      this.before = this.before.map((one) => ({ ...one, until: Math.min(one.until, deeds) }));
  }
}
