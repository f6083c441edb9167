import type { WebSocket } from 'ws';
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
 * The open lines of people we know. When a session ends, its lines are cut: here at once, in other
 * processes when they look the next time.
 */
export class SessionWatch {
  private readonly lines = new Set<Line>();
  private readonly db: Db;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(db: Db, every: number) {
    this.db = db;
    this.timer = setInterval(() => void this.look().catch(() => {}), every);
    this.timer.unref();
  }

  add(line: Line): void {
    this.lines.add(line);
    line.socket.on('close', () => this.lines.delete(line));
  }

  cut(sessions: readonly string[]): void {
    for (const { socket, session } of this.lines)
      if (sessions.includes(session)) socket.close(ENDED);
  }

  /** Cuts all lines of a person, but those of the session that is spared. */
  cutPerson(person: string, spared?: string): void {
    for (const line of this.lines)
      if (line.person === person && line.session !== spared) line.socket.close(ENDED);
  }

  /** Cuts the lines of sessions that were ended elsewhere. */
  async look(): Promise<void> {
    const sessions = [...new Set([...this.lines].map(({ session }) => session))];
    const stands = await standing(this.db, sessions);
    this.cut(sessions.filter((session) => !stands.has(session)));
  }

  close(): void {
    clearInterval(this.timer);
  }
}
