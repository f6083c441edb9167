import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Word } from './line.ts';
import { TO_FRONT, type ToFront, type ToTables } from './messages.ts';

const ENTRY = path.join(import.meta.dirname, 'table-entry.ts');

/** Milliseconds for which a socket waits for its process. */
const PATIENCE = 10_000;
/** Sockets that may wait; their pages ask again. */
const MOST_WAITING = 1000;
/** Milliseconds before a process that ended is started again; more where it keeps ending. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [100, 30_000];
/** Milliseconds after which one that ended had begun well. */
const BEGAN_WELL = 60_000;
/** Milliseconds for an answer with figures. */
const COUNTING = 2000;
/** Milliseconds in which a process has to end in good order. */
const ENDING = 15_000;

/** A socket on its way to a table, and what was read from it already. */
interface Led {
  readonly socket: Socket;
  readonly head: Buffer;
  timer?: ReturnType<typeof setTimeout>;
}

export interface TableProcessSettings {
  readonly name: string;
  /** How the server is to run. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly heard: (word: Word) => void;
  /** It ended, though nobody asked for it. */
  readonly fell: (how: string) => void;
}

/** A server cannot begin without the processes that play. */
export class NoTableProcess extends Error {}

/** A process that plays matches, as the front sees it: it gets sockets, and is started again if it ends. */
export class TableProcess {
  private readonly settings: TableProcessSettings;
  private child: ChildProcess | null = null;
  /** Whether it can take sockets. */
  isReady = false;
  private isStopping = false;
  private since = 0;
  private falls = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Set<Led>();
  /** The one that was sent and has not come yet: Node sends one after the other. */
  private sent: { readonly socket: Socket; readonly handle: unknown } | null = null;
  private readonly counting = new Map<number, (figures: readonly object[] | null) => void>();
  private asked = 0;

  constructor(settings: TableProcessSettings) {
    this.settings = settings;
  }

  /** Answers when it can take sockets; throws if it ends before that. */
  start(): Promise<void> {
    this.since = performance.now();
    const child = fork(ENTRY, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.child = child;
    const { name, settings, heard } = this.settings;
    this.tell({ kind: 'begin', name, settings });
    return new Promise((ready, failed) => {
      const end = (how: string): void => {
        if (this.child !== child) return;
        failed(new NoTableProcess(how));
        this.fall(how);
      };
      // Also what cannot be sent is an error; what could not even be started never exits.
      child.on('error', (error) => child.pid ?? end(`no table process can be started: ${error}`));
      child.on('message', (said) => {
        const message = TO_FRONT.parse(said);
        if (message.kind === 'ready') {
          this.isReady = true;
          ready();
        }
        if (isWord(message)) heard(message);
        else this.hear(message);
      });
      child.on('exit', (code, signal) => end(`a table process ended with ${signal ?? code}`));
    });
  }

  private hear(message: Exclude<ToFront, Word>): void {
    if (message.kind === 'counted') {
      this.counting.get(message.asked)?.(message.figures);
      return;
    }
    if (message.kind === 'taken') {
      this.letGo();
      // Until here the front heard the socket too: what was said on it might have been lost.
      this.tell({ kind: 'yours' });
    }
    this.lead();
  }

  private fall(how: string): void {
    this.child = null;
    this.isReady = false;
    this.letGo();
    for (const answer of this.counting.values()) answer(null);
    if (this.isStopping) return;
    this.falls = performance.now() - this.since > BEGAN_WELL ? 1 : this.falls + 1;
    this.settings.fell(how);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.falls - 1));
    this.again = setTimeout(() => void this.start().catch(() => {}), pause);
  }

  tell(message: ToTables): void {
    // What it is not told any more it reads from the store when it begins anew.
    if (this.child?.connected) this.child.send(message, () => {});
  }

  // ------------------------------------------------------------------ sockets

  /** Hands a socket over, if need be as soon as the process is ready; false: come back later. */
  take(socket: Socket, head: Buffer): boolean {
    if (this.isStopping || this.waiting.size >= MOST_WAITING) return false;
    const led: Led = { socket, head };
    led.timer = setTimeout(() => {
      this.waiting.delete(led);
      sendAway(socket);
    }, PATIENCE);
    this.waiting.add(led);
    this.lead();
    return true;
  }

  private lead(): void {
    if (!this.isReady || this.sent || !this.child) return;
    for (const led of this.waiting) {
      this.waiting.delete(led);
      clearTimeout(led.timer);
      const { socket, head } = led;
      if (socket.destroyed || !socket.readable) {
        socket.destroy();
        continue;
      }
      // What came meanwhile goes along; who is not answered yet must not say more (RFC 6455, 4.1).
      const more: unknown = socket.read();
      const read = Buffer.isBuffer(more) ? Buffer.concat([head, more]) : head;
      // Node takes the handle off the socket, and forgets it where the process ends before it has come:
      // whoever is at the other end would wait for ever.
      this.sent = { socket, handle: Reflect.get(socket, '_handle') };
      // Else the HTTP server would ask the process about it when it closes, and wait for ever for one
      // that has ended.
      Reflect.set(socket, 'server', null);
      this.child.send({ kind: 'socket', head: read.toString('latin1') }, socket, {}, (error) => {
        if (error) this.letGo();
      });
      return;
    }
  }

  /** What was sent is no longer ours, or was on its way to a process that ended. */
  private letGo(): void {
    if (!this.sent) return;
    const { socket, handle } = this.sent;
    this.sent = null;
    socket.destroy();
    if (isOpen(handle)) handle.close();
  }

  // ------------------------------------------------------------------ figures

  /** What it has counted; `null` if it does not say. */
  async count(): Promise<readonly object[] | null> {
    if (!this.isReady) return null;
    this.asked += 1;
    const { asked } = this;
    const { promise, resolve } = Promise.withResolvers<readonly object[] | null>();
    this.counting.set(asked, resolve);
    const timer = setTimeout(() => resolve(null), COUNTING);
    this.tell({ kind: 'count', asked });
    const figures = await promise;
    clearTimeout(timer);
    this.counting.delete(asked);
    return figures;
  }

  // ------------------------------------------------------------------ the end

  /** Lets it answer what was asked and hand its sockets over; answers when it is gone. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.again);
    for (const { socket, timer } of this.waiting) {
      clearTimeout(timer);
      sendAway(socket);
    }
    this.waiting.clear();
    const { child } = this;
    if (!child) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    this.tell({ kind: 'stop' });
    const timer = setTimeout(() => child.kill('SIGKILL'), ENDING);
    await gone;
    clearTimeout(timer);
  }
}

/** A handle of Node's own. */
const isOpen = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' &&
  handle !== null &&
  'close' in handle &&
  typeof handle.close === 'function';

const isWord = (message: ToFront): message is Word =>
  message.kind === 'changed' || message.kind === 'ended' || message.kind === 'ended for';

/** Nobody serves this table just now. */
export function sendAway(socket: Socket): void {
  if (socket.destroyed) return;
  socket.end(
    'HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
  );
}
