import type { Side } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { MatchInfo } from '../../table/online.ts';
import type { Answer, Asked, News, RequestName } from '../../table/protocol.ts';
import { PERSON, type Seats } from '../../table/seats.ts';
import { CHANGES } from '../../table/view-changes.ts';
import type { Kept } from '../engine/keeper.ts';
import { CannotOpen } from '../session/cannot-open.ts';
import type { Commanding, Sitting } from '../session/sitting.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../text/page-text.svelte.ts';
import { addNonce } from './api.ts';
import { noteQuestion } from './questions-seen.ts';
import { notShownYet } from './scenes-shown.ts';
import { LineBroke, ServerLine } from './server-line.ts';
import { Talking } from './talking.svelte.ts';

/** Milliseconds without an answer after which that is said. */
const SILENCE = 15_000;

/** One sitting at a match that is played on the server. */
export class ServerSession implements Sitting {
  readonly id: string;
  readonly address: string;
  readonly lesson = null;
  readonly saving: Kept = { ok: true };
  private readonly line: ServerLine;
  /** The first news, for whoever waits to open the table. */
  private readonly begun: Promise<News>;
  private begin: (news: News) => void = () => {};
  private give: (error: Error) => void = () => {};
  private hasBegun = false;
  /** What this browser adds to the dice was given. */
  private hasAdded = false;
  pending = $state(0);
  readonly talking: Talking = new Talking((name, ask) =>
    this.quietly(() => this.line.talk(name, ask)),
  );
  private quiet: ReturnType<typeof setTimeout> | undefined;
  /** The page as it was when this began: another one means that there is a newer. */
  private page: string | null = null;

  match: MatchInfo | null = $state.raw(null);
  waiting: readonly string[] = $state.raw([]);
  awaySince: number | null = $state(null);
  silent = $state(false);
  revived = $state(false);
  lost = $state(false);
  outdated = $state(false);
  onnews: (news: News) => void = () => {};
  ontrouble: (why: string) => void = () => {};

  constructor(id: string) {
    this.id = id;
    this.address = `/play/${id}`;
    this.begun = new Promise((begin, give) => {
      this.begin = begin;
      this.give = give;
    });
    // Whoever leaves before it begins does not wait for it.
    this.begun.catch(() => {});
    this.line = new ServerLine(() => addressOf(id), {
      match: (info) => this.hearMatch(info),
      news: (news) => this.hearNews(news),
      said: (said) => this.talking.hear(said),
      waiting: (matches) => {
        this.waiting = matches;
      },
      trouble: (why) => this.ontrouble(why),
      up: () => {
        this.awaySince = null;
        // Told anew where there are any.
        this.waiting = [];
        void this.talking.load();
      },
      down: () => {
        this.awaySince ??= Date.now();
      },
      refused: () => {
        this.lost = true;
        this.give(new CannotOpen(say('online.notThere')));
      },
    });
  }

  get mine(): readonly Side[] {
    return this.match?.mine ?? [];
  }

  get seats(): Seats {
    const seats = Object.entries(this.match?.seats ?? {});
    return Object.fromEntries(
      seats.map(([side, seat]) => [side, seat.kind === 'machine' ? seat.level : PERSON]),
    );
  }

  private hearMatch(info: MatchInfo): void {
    // What those who watch have said can be heard by all at the end.
    if (info.status === 'over' && this.match?.status === 'running') void this.talking.load();
    this.match = info;
    if (info.status === 'open' && info.mine.length > 0 && !this.hasAdded) {
      this.hasAdded = true;
      void addNonce(info.id, info.dice.commitment).catch(() => {});
    }
    this.page ??= info.page;
    this.outdated = this.page !== info.page;
  }

  private hearNews(told: News): void {
    const news = notShownYet(this.id, told);
    noteQuestion(this.id, news.moment);
    if (this.hasBegun) this.onnews(news);
    this.hasBegun = true;
    this.begin(news);
  }

  /** The match as it stands, once it has begun; throws `CannotOpen`. */
  open(): Promise<News> {
    return this.begun;
  }

  async ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    const answer = await this.answered(() => this.line.ask(name, ask));
    // The next question comes with the answer to what was done.
    if (answer && typeof answer === 'object' && 'moment' in answer) {
      noteQuestion(this.id, answer.moment);
      notShownYet(this.id, answer);
    }
    return answer;
  }

  readonly command: Commanding = (name, ask) => this.answered(() => this.line.command(name, ask));

  /** What is refused here is said where it was asked. */
  private quietly<T>(asked: () => Promise<T>): Promise<T | null> {
    return asked().catch(() => null);
  }

  private async answered<T>(asked: () => Promise<T>): Promise<T | null> {
    this.listen();
    this.pending += 1;
    try {
      return await asked();
    } catch (error) {
      // Where the line broke, everything is told anew when it stands again.
      if (!(error instanceof LineBroke)) this.ontrouble(String((error as Error).message));
      return null;
    } finally {
      this.pending -= 1;
      if (this.pending === 0) this.hush();
    }
  }

  async change<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    if (this.awaySince !== null) {
      this.ontrouble(say('online.notNow'));
      return null;
    }
    return this.ask(name, ask);
  }

  private listen(): void {
    this.hush();
    this.quiet = setTimeout(() => {
      this.silent = true;
    }, SILENCE);
  }

  private hush(): void {
    clearTimeout(this.quiet);
    this.silent = false;
  }

  async reopen(): Promise<void> {
    this.hush();
    this.line.again();
    const news = await this.ask('refresh', {});
    if (news) this.onnews(news);
  }

  keepAgain(): void {}

  async file(): Promise<MatchFile | null> {
    return this.ask('file', {});
  }

  close(): void {
    this.hush();
    this.line.close();
  }
}

function addressOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const { playForced, machinesYield } = settings;
  const wishes = `?changes=${CHANGES}${playForced ? '&forced=1' : ''}${machinesYield ? '&yields=1' : ''}`;
  return `${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/table${wishes}`;
}
