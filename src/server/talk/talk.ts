import type { Said, Talk, TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';
import { sidesOf } from '../matches/info.ts';
import { MatchError } from '../matches/match-error.ts';
import type { Visitor } from '../matches/visitor.ts';
import { Allowance } from '../sockets/allowance.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import {
  insertMessage,
  insertReport,
  keepNotes,
  type MessageRow,
  messagesFrom,
  mutedAt,
  notesOf,
} from '../store/talk.ts';

interface Scope {
  readonly db: Db;
  readonly stored: StoredMatch;
  readonly person: string | null;
}

/** Sentences at once, and each second after that. */
const [BURST, PER_SECOND] = [6, 0.5];
/** How many people's pace of speaking is kept in mind. */
const MOST_SPEAKERS = 10_000;

const speakers = new Map<string, Allowance>();

function mayNotSpeakSoFast(person: string): boolean {
  if (speakers.size > MOST_SPEAKERS) speakers.clear();
  const allowance = speakers.get(person) ?? new Allowance(BURST, PER_SECOND);
  speakers.set(person, allowance);
  return !allowance.spend(1);
}

/** Letters, signs and spaces: what turns text round or hides it is left out. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;

const known = (person: string | null): string => {
  if (person === null) throw new MatchError(403, 'nobody is known behind this browser');
  return person;
};

const isPlayer = ({ stored, person }: Scope): boolean => sidesOf(stored, person).length > 0;

/** Players hear those who watch only when the match is over; those who watch never hear players before. */
export function mayHear(scope: Scope, { channel, person }: MessageRow): boolean {
  if (scope.stored.row.status === 'over') return true;
  if (person !== null && person === scope.person) return true;
  return (channel === 'players') === isPlayer(scope);
}

const saidTo = (scope: Scope, row: MessageRow): Said => ({
  number: row.number,
  channel: row.channel,
  side: row.side,
  name: row.name,
  mine: row.person !== null && row.person === scope.person,
  text: row.text,
  at: row.at,
});

async function talkFor(scope: Scope): Promise<Talk> {
  const { db, stored, person } = scope;
  const { id } = stored.row;
  const own = person === null ? null : await notesOf(db, id, person);
  const rows = await messagesFrom(db, id, 0);
  const heard = rows.filter((row) => mayHear(scope, row) && !(own?.muted && row.person !== person));
  return {
    said: heard.map((row) => saidTo(scope, row)),
    muted: own?.muted ?? false,
    notes: own?.text ?? '',
    may: person !== null,
  };
}

const DONE = {} as const;

const TALK: {
  readonly [K in TalkRequestName]: (scope: Scope, ask: TalkAsked<K>) => Promise<TalkAnswer<K>>;
} = {
  talk: talkFor,
  async say(scope, { text }) {
    const { db, stored } = scope;
    const person = known(scope.person);
    const clean = text.replace(HIDDEN, '').trim();
    if (clean === '') throw new MatchError(400, 'nothing was said');
    if (mayNotSpeakSoFast(person)) throw new MatchError(429, 'not so fast');
    const [side = null] = sidesOf(stored, person);
    const channel = side === null ? 'watchers' : 'players';
    const { id: match } = stored.row;
    await insertMessage(db, { match, channel, person, side, text: clean, at: Date.now() });
    return DONE;
  },
  async mute(scope, { muted }) {
    const { db, stored } = scope;
    await keepNotes(db, stored.row.id, known(scope.person), { muted: muted ? 1 : 0 });
    return talkFor(scope);
  },
  async report(scope, { number }) {
    const { db, stored } = scope;
    const rows = await messagesFrom(db, stored.row.id, number);
    const row = rows.find((one) => one.number === number);
    if (!row || !mayHear(scope, row)) throw new MatchError(404, 'nothing like that was said');
    await insertReport(db, stored.row.id, number, known(scope.person));
    return DONE;
  },
  async note(scope, { text }) {
    const { db, stored } = scope;
    if (!isPlayer(scope)) throw new MatchError(403, 'you have no seat in this match');
    await keepNotes(db, stored.row.id, known(scope.person), { text });
    return DONE;
  },
};

export const converse = <K extends TalkRequestName>(
  scope: Scope,
  name: K,
  ask: TalkAsked<K>,
): Promise<TalkAnswer<K>> => TALK[name](scope, ask);

/** Says what is new to whoever may hear it. */
export async function passOn(
  db: Db,
  stored: StoredMatch,
  from: number,
  visitors: Iterable<Visitor>,
): Promise<void> {
  const rows = await messagesFrom(db, stored.row.id, from);
  const muted = await mutedAt(db, stored.row.id);
  for (const visitor of visitors) {
    const { person } = visitor;
    const scope = { db, stored, person };
    const deaf = person !== null && muted.has(person);
    const heard = rows.filter((row) => mayHear(scope, row) && !(deaf && row.person !== person));
    if (heard.length > 0) visitor.tell({ said: heard.map((row) => saidTo(scope, row)) });
  }
}
