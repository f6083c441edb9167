import type { Budget } from '../kernel/advice.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Deed } from '../kernel/match.ts';
import type { Automatic } from './automatic.ts';
import { patienceAfter, searches, think, thinkInPieces } from './machines.ts';
import type { Answer, Asked, News, RequestName } from './protocol.ts';
import { HANDLERS } from './requests.ts';
import { type Place, Screen } from './screen.ts';
import type { Table } from './table.ts';

type AskedOfMachine = Automatic & { readonly kind: 'machine' };

export interface HostSettings {
  /**
   * Keeps the match. Nobody hears of what was done before it is kept; if it cannot be, the table
   * closes, and whoever opens the match again finds it as it was kept last.
   */
  readonly keep?: (table: Table) => Promise<void>;
  /** Lets a machine think; here, unless somebody else is to do it meanwhile. */
  readonly think?: (asked: AskedOfMachine, patience: Budget) => Choice | Promise<Choice>;
  /** A machine is out of order: it is told here, and machines wait. */
  readonly trouble?: (error: Error) => void;
  /** Milliseconds after which machines that play on and on stop to let others be heard. */
  readonly stretch?: number;
}

const STRETCH = 200;

/** Nobody can be seated or answered here any more: open the match again. */
export class TableClosed extends Error {}

/**
 * Runs a table for its screens: one request after the other, machines between them, the match kept
 * before anybody hears of it, and news pushed to whoever did not ask.
 */
export class Host {
  readonly table: Table;
  private readonly settings: HostSettings;
  private readonly screens = new Map<Screen, (news: News) => void>();
  private turn: Promise<unknown> = Promise.resolve();
  /** A machine thinks elsewhere, or is to go on when others were heard. */
  private pending = false;
  /** For how many milliseconds machines have thought in this turn, since a person was last asked. */
  private thought = 0;
  private thoughtIn = 0;
  private kept: number;
  private closed = false;

  constructor(table: Table, settings: HostSettings = {}) {
    this.table = table;
    this.settings = settings;
    // Also a match that was only opened is kept once.
    this.kept = -1;
  }

  /** Seats a screen and gives it all there is; `push` brings it news that it did not ask for. */
  async join(place: Place, push: (news: News) => void): Promise<{ screen: Screen; news: News }> {
    return this.inTurn(async () => {
      if (this.closed) throw new TableClosed('this table is closed');
      const screen = new Screen(this.table, place);
      this.screens.set(screen, push);
      await this.goOn(screen);
      return { screen, news: screen.opening() };
    });
  }

  leave(screen: Screen): void {
    screen.leave();
    this.screens.delete(screen);
  }

  /** Nothing happens at this table any more. */
  close(): void {
    this.closed = true;
    for (const screen of [...this.screens.keys()]) this.leave(screen);
  }

  ask<K extends RequestName>(screen: Screen, name: K, ask: Asked<K>): Promise<Answer<K>> {
    return this.inTurn(async () => {
      if (this.closed) throw new TableClosed('this table is closed');
      const answer = HANDLERS[name](this.table, screen, ask);
      if (typeof answer !== 'function') return answer;
      await this.goOn(screen);
      return answer();
    });
  }

  /**
   * Deeds that were made at another table of the same match, and kept there. They are read when
   * their turn comes, so that nothing is done here meanwhile.
   */
  catchUp(read: () => Promise<readonly Deed[]>): Promise<void> {
    return this.inTurn(async () => {
      if (this.closed) throw new TableClosed('this table is closed');
      try {
        const deeds = await read();
        if (deeds.length === 0) return;
        for (const deed of deeds) this.table.repeat(deed);
        this.table.takeChanges();
        this.kept = this.table.changes;
        this.tell();
      } catch (error) {
        this.close();
        throw error;
      }
      await this.goOn();
    });
  }

  /** Somebody left other orders: they may answer what is asked now. */
  heed(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.closed) await this.goOn();
    });
  }

  /** One thing after the other: an undo never overtakes the choice before it. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  /** A stretch of what happens by itself; kept, and told to all but the one who asked. */
  private async goOn(asker?: Screen): Promise<void> {
    this.heedMachines(() => this.stretch());
    const { changes } = this.table;
    if (changes === this.kept) return;
    try {
      await this.settings.keep?.(this.table);
    } catch (error) {
      this.close();
      throw error;
    }
    this.kept = changes;
    this.tell(asker);
  }

  private tell(asker?: Screen): void {
    for (const [screen, push] of this.screens) {
      const news = screen === asker ? null : screen.unaskedNews();
      if (news) push(news);
    }
  }

  /** A machine that is out of order waits; what people did stands. */
  private heedMachines(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.table.paused = true;
      if (!this.settings.trouble) throw error;
      this.settings.trouble(asError(error));
    }
  }

  private stretch(): void {
    const { table } = this;
    const end = performance.now() + (this.settings.stretch ?? STRETCH);
    for (let deeds = 0; ; deeds++) {
      if (this.pending || this.closed) return;
      const next = table.next();
      if (next?.kind !== 'machine') table.hurried = false;
      if (!next) {
        // Machines that are watched go on decision by decision: nobody was asked.
        if (!table.paused && table.allowed > 0) this.thought = 0;
        return;
      }
      if (next.kind === 'only') table.answer(next, next.choice);
      // However long it takes, each stretch gets on by one deed.
      else if (deeds === 0 || performance.now() < end) {
        if (!table.letGiveUp(next.side)) this.letThink(next);
      } else this.later(Promise.resolve(() => {}));
    }
  }

  private letThink(asked: AskedOfMachine): void {
    const { table } = this;
    const { turn } = table.standing;
    if (turn !== this.thoughtIn) this.thought = 0;
    this.thoughtIn = turn;
    const since = performance.now();
    const note = () => {
      this.thought += performance.now() - since;
    };
    const patience = patienceAfter(this.thought);
    const answer = this.settings.think?.(asked, patience) ?? this.thinkHere(asked, patience);
    if (answer instanceof Promise) this.later(this.answerLater(asked, answer.finally(note)));
    else {
      note();
      table.answer(asked, answer);
    }
  }

  /** A machine that takes its time is asked to be brief when somebody says so, or asks for other things. */
  private thinkHere(asked: AskedOfMachine, patience: Budget): Choice | Promise<Choice> {
    const { table } = this;
    if (!searches(table.game, asked.level, asked.asked)) return think(table.game, table.box, asked);
    const { changes } = table;
    const enough = () => this.closed || table.hurried || table.paused || table.changes !== changes;
    return thinkInPieces(table.game, table.box, asked, enough, patience);
  }

  private answerLater(asked: AskedOfMachine, answer: Promise<Choice>): Promise<() => void> {
    const { table } = this;
    const { changes } = table;
    return answer.then(
      (choice) => () => {
        // What was asked may have been taken back meanwhile: then it is asked again.
        if (table.changes === changes) table.answer(asked, choice);
      },
      (error: unknown) => () => {
        throw error;
      },
    );
  }

  /** Goes on in a turn of its own, after whoever waits meanwhile was heard. */
  private later(ready: Promise<() => void>): void {
    this.pending = true;
    void ready.then((take) => {
      setTimeout(() => {
        this.pending = false;
        if (this.closed) return;
        void this.inTurn(async () => {
          this.heedMachines(take);
          await this.goOn();
        }).catch((error: unknown) => this.settings.trouble?.(asError(error)));
      });
    });
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
