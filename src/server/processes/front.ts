import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { processFor } from './choice.ts';
import { ProcessLine, type Word } from './line.ts';
import { headOf, tableAskedFor } from './request-head.ts';
import { sendAway, TableProcess } from './table-process.ts';

/** Games of matches that are remembered. */
const MOST_REMEMBERED = 10_000;

interface FrontSettings {
  readonly processes: number;
  /** What table processes are called: the place of each is added. */
  readonly name: string;
  /** How the server is to run. */
  readonly settings: Readonly<Record<string, unknown>>;
}

interface FrontParts {
  /** Says which game a match is of; `null` if there is none. */
  readonly gameOf: (match: string) => Promise<string | null>;
  readonly mishap: (error: Error) => void;
}

/** The process that listens: it leads sockets to the processes that play, and does all else itself. */
export class Front {
  /** What is said here goes to all table processes. */
  readonly line = new ProcessLine((word) => this.tellAll(word));
  private readonly tables: readonly TableProcess[];
  private readonly games = new Map<string, string>();
  private parts: FrontParts | null = null;
  isStopping = false;

  constructor({ processes, name, settings }: FrontSettings) {
    this.tables = Array.from({ length: processes }, (_, place) => {
      const table: TableProcess = new TableProcess({
        name: `${name} ${place}`,
        settings,
        heard: (word) => this.hear(word, table),
        fell: (how) => this.mishap(new Error(how)),
      });
      return table;
    });
  }

  /** Only sockets to tables are taken out of HTTP; what else asks for an upgrade is answered without. */
  static readonly takesUp = (request: IncomingMessage): boolean => tableAskedFor(request) !== null;

  get isComplete(): boolean {
    return this.tables.every(({ isReady }) => isReady);
  }

  async start(server: Server, parts: FrontParts): Promise<void> {
    this.parts = parts;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Node stops watching over it here; whoever is gone is gone.
      socket.on('error', () => socket.destroy());
      if (socket instanceof Socket) void this.lead(request, socket, head);
      else socket.destroy();
    });
    await Promise.all(this.tables.map((table) => table.start()));
  }

  private async lead(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    const match = tableAskedFor(request);
    try {
      const game = match === null ? null : await this.gameOf(match);
      const place = processFor(game ?? '', match ?? '', this.tables.length);
      const begun = Buffer.concat([headOf(request), head]);
      if (this.isStopping || !this.tables[place]?.take(socket, begun)) sendAway(socket);
    } catch (error) {
      this.mishap(error instanceof Error ? error : new Error(String(error)));
      sendAway(socket);
    }
  }

  private async gameOf(match: string): Promise<string | null> {
    const known = this.games.get(match);
    if (known !== undefined) return known;
    const game = (await this.parts?.gameOf(match)) ?? null;
    if (game === null) return null;
    const [oldest] = this.games.keys();
    if (this.games.size >= MOST_REMEMBERED && oldest !== undefined) this.games.delete(oldest);
    this.games.set(match, game);
    return game;
  }

  private mishap(error: Error): void {
    this.parts?.mishap(error);
  }

  private tellAll(word: Word, but?: TableProcess): void {
    for (const table of this.tables) if (table !== but) table.tell(word);
  }

  private hear(word: Word, from: TableProcess): void {
    this.tellAll(word, from);
    this.line.heard(word);
  }

  /** What all table processes have counted that say so. */
  async counted(): Promise<readonly (readonly object[])[]> {
    const counted = await Promise.all(this.tables.map((table) => table.count()));
    return counted.filter((figures) => figures !== null);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.tables.map((table) => table.stop()));
  }
}
