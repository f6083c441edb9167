import type { Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { completeSetup } from '../../kernel/match.ts';
import { type MatchFile, newMatchFile } from '../../kernel/match-file.ts';
import { Host, type HostSettings } from '../host.ts';
import { type Answer, type Asked, isRefused, type News, type RequestName } from '../protocol.ts';
import type { Place, Screen } from '../screen.ts';
import type { Seats } from '../seats.ts';
import { Table } from '../table.ts';

export const newMatch = (game: AnyGame, seed = 'table'): MatchFile =>
  newMatchFile(completeSetup(game.rules, {}), { kind: 'seeded', seed });

export function tableOf(game: AnyGame, file: MatchFile, seats?: Seats): Table {
  const table = Table.open(game, file, seats && { seats });
  if (!(table instanceof Table)) throw new Error(table.problems[0]?.problem);
  return table;
}

/** A screen at a table, as a page uses it. */
export class Seat {
  readonly host: Host;
  readonly screen: Screen;
  /** What it was told last. */
  news: News;
  /** What came unasked for. */
  readonly pushed: News[];

  private constructor(host: Host, screen: Screen, news: News, pushed: News[]) {
    this.host = host;
    this.screen = screen;
    this.news = news;
    this.pushed = pushed;
  }

  static async at(host: Host, place: Partial<Place> = {}): Promise<Seat> {
    const pushed: News[] = [];
    let seat: Seat | undefined;
    const { screen, news } = await host.join({ playForced: false, ...place }, (unasked) => {
      pushed.push(unasked);
      if (seat) seat.news = unasked;
    });
    seat = new Seat(host, screen, news, pushed);
    return seat;
  }

  get moment() {
    return this.news.moment;
  }

  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    return this.host.ask(this.screen, name, ask);
  }

  async look(side: Side | null): Promise<News> {
    this.news = await this.ask('look', { side });
    return this.news;
  }

  async choose(side: Side, choice: Choice): Promise<News> {
    const answer = await this.ask('choose', { side, choice });
    if (isRefused(answer)) throw new Error(answer.problems[0]?.problem);
    this.news = answer;
    return answer;
  }

  async follow(side: Side, choices: readonly Choice[], whole: boolean) {
    const answer = await this.ask('follow', { side, choices, whole });
    if (isRefused(answer)) throw new Error(answer.problems[0]?.problem);
    this.news = answer.news;
    return answer;
  }

  async undo(side: Side): Promise<News> {
    this.news = await this.ask('undo', { side });
    return this.news;
  }

  async redo(side: Side): Promise<News> {
    this.news = await this.ask('redo', { side });
    return this.news;
  }
}

/** One screen at a new table. */
export const sitDown = (
  game: AnyGame,
  file: MatchFile,
  seats: Seats,
  place: Partial<Place> = {},
  settings: HostSettings = {},
): Promise<Seat> => Seat.at(new Host(tableOf(game, file, seats), settings), place);
