import type { Owed, Side } from '../../kernel/game.ts';
import { sayChoice, sayEnding, sayEvent, sayQuestion, saySide } from '../../table/saying.ts';
import { line } from '../io.ts';
import { type Session, saveRest } from './session.ts';
import { obey, showBoard } from './typed.ts';

/** Plays until the match is over or the person has enough. Nothing done is ever lost. */
export async function playAtTerminal(session: Session): Promise<void> {
  const typed = session.io.lines();
  let last: Side | null = null;
  try {
    while (!session.table.outcome) {
      const { table } = session;
      if (table.step()) continue;
      const owed = table.owed.find(({ side }) => side === last) ?? table.owed[0];
      if (!owed) throw new Error('nobody owes a decision');
      if (last !== owed.side && !(await handOver(session, owed.side, typed))) return;
      last = owed.side;
      if (!(await decide(session, owed, typed))) return;
    }
    tellEnd(session);
  } finally {
    saveRest(session);
  }
}

/** Where several people share the screen, the next one gets it to herself. False: input ended. */
async function handOver(
  session: Session,
  side: Side,
  typed: AsyncIterator<string>,
): Promise<boolean> {
  if (session.table.people.length < 2) return true;
  const { io, words, speech } = session;
  io.out('\n'.repeat(40));
  line(io, words.passTo(saySide(speech, side)));
  return !(await typed.next()).done;
}

/** One decision of a person. False: she has enough. */
async function decide(
  session: Session,
  owed: Owed,
  typed: AsyncIterator<string>,
): Promise<boolean> {
  tellNews(session, owed.side);
  ask(session, owed);
  for (;;) {
    session.io.out('> ');
    const next = await typed.next();
    if (next.done) {
      line(session.io);
      return false;
    }
    const came = await obey(session, owed, next.value);
    if (came === 'quit') return false;
    if (came === 'changed') return true;
  }
}

/** What happened since this side last looked, and the board when a new turn began. */
function tellNews(session: Session, side: Side): void {
  const { io, table, speech } = session;
  const read = session.read[side] ?? { events: 0, turn: -1 };
  for (const event of table.tale.events(side, read.events))
    line(io, `  ${sayEvent(speech, event)}`);
  const { turn } = table.standing;
  if (turn !== read.turn) {
    line(io);
    showBoard(session, side);
  }
  session.read[side] = { events: table.tale.length(side), turn };
}

function ask({ io, table, speech, words }: Session, owed: Owed): void {
  line(io);
  line(io, words.turnOf(saySide(speech, owed.side)));
  line(io, `${sayQuestion(speech, owed)} (${table.ruleOf(owed)})`);
  for (const [at, choice] of table.choices(owed.side).entries()) {
    line(io, `  ${String(at + 1).padStart(2)}. ${sayChoice(speech, choice)}`);
  }
}

function tellEnd(session: Session): void {
  const { io, table, speech, words } = session;
  const { outcome } = table;
  if (!outcome) return;
  const [reader = null] = table.people;
  const read = session.read[reader ?? '']?.events ?? 0;
  for (const event of table.tale.events(reader, read)) line(io, `  ${sayEvent(speech, event)}`);
  line(io);
  const { winner } = outcome;
  line(io, winner === null ? words.draw : words.wins(saySide(speech, winner)));
  line(io, sayEnding(speech, outcome));
}
