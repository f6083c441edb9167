import type Database from 'better-sqlite3';
import pg from 'pg';

/** How processes that share a store hear of each other's changes. */
export interface Bus {
  /** Says that a match has changed; heard by all other processes. */
  announce(match: string): void;
  /** Hears which match was changed by others; `null`: any may have been. */
  listen(hear: (match: string | null) => void): void;
  close(): Promise<void>;
}

/** Milliseconds between looks at whether another process wrote to the file. */
const LOOK = 250;

/** SQLite tells nobody, but counts the commits of other processes. */
export function sqliteBus(file: Database.Database): Bus {
  const count = (): unknown => file.pragma('data_version', { simple: true });
  let seen = count();
  let hear: (match: string | null) => void = () => {};
  const timer = setInterval(() => {
    const now = count();
    if (now === seen) return;
    seen = now;
    hear(null);
  }, LOOK);
  timer.unref();
  return {
    announce: () => {},
    listen(listener) {
      hear = listener;
    },
    async close() {
      clearInterval(timer);
    },
  };
}

const CHANNEL = 'heliograph_match';
/** Milliseconds before a lost line is laid again. */
const AGAIN = 1000;

/** LISTEN/NOTIFY on a connection of its own, laid again whenever it breaks. */
export async function postgresBus(connectionString: string): Promise<Bus> {
  const own = crypto.randomUUID();
  let hear: (match: string | null) => void = () => {};
  let client: pg.Client | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = async (): Promise<void> => {
    const line = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    line.on('error', () => {});
    line.on('end', () => {
      if (client === line) client = null;
      if (!closed) timer = setTimeout(() => void reconnect(), AGAIN);
    });
    line.on('notification', ({ payload = '' }) => {
      const [from, match] = payload.split(' ');
      if (from !== own && match !== undefined) hear(match);
    });
    await line.connect();
    await line.query(`LISTEN ${CHANNEL}`);
    client = line;
  };
  const reconnect = async (): Promise<void> => {
    if (closed) return;
    try {
      await connect();
      // What was said meanwhile was not heard.
      hear(null);
    } catch {
      clearTimeout(timer);
      timer = setTimeout(() => void reconnect(), AGAIN);
    }
  };
  await connect();
  // One after the other; what is to be said again before its turn came is said once.
  const toSay = new Set<string>();
  let saying = false;
  let said = Promise.resolve();
  const say = async (): Promise<void> => {
    saying = true;
    for (const match of toSay) {
      toSay.delete(match);
      const words = [CHANNEL, `${own} ${match}`];
      await client?.query('SELECT pg_notify($1, $2)', words).catch(() => {});
    }
    saying = false;
  };
  return {
    announce(match) {
      toSay.add(match);
      if (!saying) said = say();
    },
    listen(listener) {
      hear = listener;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      // What was to be said is said first.
      await said;
      await client?.end();
    },
  };
}
