import type { WebSocket } from 'ws';
import type { ProcessLine } from '../processes/line.ts';
import type { Db } from '../store/open.ts';
import { standing } from '../store/sessions.ts';

/** Not one of the standard's: the session is over, and the page may come back as somebody else. */
const ENDED = 4001;

interface Line {
  readonly socket: WebSocket;
  readonly person: string;
  readonly session: string;
}

/**
 * The open lines of people we know. When a session ends, its lines are cut: in the processes of this
 * server at once, in those of others when they look the next time.
 */
export class SessionWatch {
  private readonly lines = new Set<Line>();
  private readonly db: Db;
  private readonly processes: ProcessLine | undefined;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(db: Db, every: number, processes?: ProcessLine) {
    this.db = db;
    this.processes = processes;
    processes?.listen((word) => {
      if (word.kind === 'ended') this.cutHere(word.sessions);
      if (word.kind === 'ended for') this.cutPersonHere(word.person, word.spared);
    });
    this.timer = setInterval(() => void this.look().catch(() => {}), every);
    this.timer.unref();
  }

  add(line: Line): void {
    this.lines.add(line);
    line.socket.on('close', () => this.lines.delete(line));
  }

  cut(sessions: readonly string[]): void {
    this.cutHere(sessions);
    this.processes?.say({ kind: 'ended', sessions: [...sessions] });
  }

  /** Cuts all lines of a person, but those of the session that is spared. */
  cutPerson(person: string, spared?: string): void {
    this.cutPersonHere(person, spared);
    this.processes?.say({ kind: 'ended for', person, ...(spared !== undefined && { spared }) });
  }

  private cutHere(sessions: readonly string[]): void {
    for (const { socket, session } of this.lines)
      if (sessions.includes(session)) socket.close(ENDED);
  }

  private cutPersonHere(person: string, spared?: string): void {
    for (const line of this.lines)
      if (line.person === person && line.session !== spared) line.socket.close(ENDED);
  }

  /** Cuts the lines of sessions that were ended elsewhere. */
  async look(): Promise<void> {
    const sessions = [...new Set([...this.lines].map(({ session }) => session))];
    const stands = await standing(this.db, sessions);
    this.cutHere(sessions.filter((session) => !stands.has(session)));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
