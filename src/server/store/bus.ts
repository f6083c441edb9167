import pg from 'pg';
import type { ProcessLine } from '../processes/line.ts';

/**
 * Hears which match was changed by others; `null`: any may have been. `news`: what they said of it;
 * `null` where that is to be read.
 */
type Hearing = (match: string | null, news: unknown) => void;

/** How processes that share a store hear of each other's changes. */
export interface Bus {
  /** Says that a match has changed, and perhaps how; heard by all other processes. */
  announce(match: string, news?: object): void;
  listen(hear: Hearing): void;
  close(): Promise<void>;
}

/** Milliseconds between looks at whether another process wrote to the file. */
const LOOK = 250;
/** The same where the processes of the server say so themselves: other programs write seldom. */
const SELDOM = 2000;
/** Milliseconds in which changes are gathered that follow one another: only the first is said at once. */
const GATHER = 100;

/**
 * SQLite tells nobody, but counts the commits of other processes; those of this server use a line.
 * `count` changes with every commit of others.
 */
export async function sqliteBus(count: () => Promise<unknown>, line?: ProcessLine): Promise<Bus> {
  let seen = await count();
  let hear: Hearing = () => {};
  const compare = async (): Promise<void> => {
    const now = await count();
    if (now === seen) return;
    seen = now;
    hear(null, null);
  };
  // Who cannot look now looks again soon.
  const look = setInterval(() => void compare().catch(() => {}), line ? SELDOM : LOOK);
  look.unref();
  line?.listen((word) => {
    if (word.kind === 'changed') for (const match of word.matches) hear(match, null);
  });
  const toSay = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const say = (): void => {
    gathering = undefined;
    if (toSay.size === 0) return;
    line?.say({ kind: 'changed', matches: [...toSay] });
    toSay.clear();
    gathering = setTimeout(say, GATHER);
    gathering.unref();
  };
  return {
    announce(match) {
      if (!line) return;
      // What was done is not told along: all who are at a match are at the same process.
      toSay.add(match);
      if (!gathering) say();
    },
    listen(listener) {
      hear = listener;
    },
    async close() {
      clearInterval(look);
      clearTimeout(gathering);
      say();
      clearTimeout(gathering);
    },
  };
}

const CHANNEL = 'heliograph_match';
/** Milliseconds before a lost line is laid again. */
const AGAIN = 1000;
/** PostgreSQL passes no longer words on. */
const LONGEST = 7999;

/** LISTEN/NOTIFY on a connection of its own, laid again whenever it breaks. */
export async function postgresBus(connectionString: string): Promise<Bus> {
  const own = crypto.randomUUID();
  let hear: Hearing = () => {};
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
      const [from, match, ...news] = payload.split(' ');
      if (from === own || match === undefined) return;
      hear(match, readNews(news.join(' ')));
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
      hear(null, null);
    } catch {
      clearTimeout(timer);
      timer = setTimeout(() => void reconnect(), AGAIN);
    }
  };
  await connect();
  // One after the other; of what changes again before its turn came is said only that it did.
  const toSay = new Map<string, object | null>();
  let saying = false;
  let said = Promise.resolve();
  const say = async (): Promise<void> => {
    saying = true;
    while (toSay.size > 0) {
      const words = [...toSay].map(([match, news]) => wordsOf(`${own} ${match}`, news));
      toSay.clear();
      await client
        ?.query('SELECT pg_notify($1, unnest($2::text[]))', [CHANNEL, words])
        .catch(() => {});
    }
    saying = false;
  };
  return {
    announce(match, news) {
      toSay.set(match, toSay.has(match) ? null : (news ?? null));
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

/** What cannot be understood was said by somebody else: the match is read. */
function readNews(words: string): unknown {
  try {
    return words === '' ? null : JSON.parse(words);
  } catch {
    return null;
  }
}

/** What is too long to be said is read. */
function wordsOf(who: string, news: object | null): string {
  const words = news === null ? who : `${who} ${JSON.stringify(news)}`;
  return Buffer.byteLength(words) > LONGEST ? who : words;
}
