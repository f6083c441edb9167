import { type Choice, choiceKey, readChoiceText } from '../../kernel/choice.ts';
import type { Owed } from '../../kernel/game.ts';
import { oddsLines, sayChoice, sayEvent, textViewLines } from '../../table/saying.ts';
import { BadInput, line } from '../io.ts';
import { openTable, readMatchFile } from '../match-files.ts';
import { allRead, type Session, save, saveRest } from './session.ts';

/** What came of a typed line: asked again, the board changed, or enough for today. */
export type Typed = 'again' | 'changed' | 'quit';

type Deed = (session: Session, owed: Owed, rest: string) => Typed | Promise<Typed>;

const DEEDS: Readonly<Record<string, Deed>> = {
  '?': help,
  h: help,
  help,
  c: list,
  v: view,
  l: log,
  o: odds,
  w: why,
  rule,
  u: undo,
  r: redo,
  s: saveAs,
  load,
  q: () => 'quit',
};

/** Does what a person typed at a decision. */
export async function obey(session: Session, owed: Owed, typed: string): Promise<Typed> {
  const text = typed.trim();
  if (text === '') return 'again';
  if (/^\d+$/.test(text)) return choose(session, owed, numbered(session, owed, text));
  const [word = '', rest = ''] = text.split(/\s+(.*)/s);
  const deed = Object.hasOwn(DEEDS, word) ? DEEDS[word] : undefined;
  try {
    return deed
      ? await deed(session, owed, rest.trim())
      : choose(session, owed, inWords(session, text));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    line(session.io, error.message);
    return 'again';
  }
}

function numbered({ io, words, table }: Session, { side }: Owed, typed: string): Choice | null {
  const choices = table.choices(side);
  const choice = choices[Number(typed) - 1];
  if (!choice) line(io, words.noSuchNumber(typed, choices.length));
  return choice ?? null;
}

/** A choice in words. Words that are no deed of this game are not understood rather than forbidden. */
function inWords({ io, words, game }: Session, text: string): Choice | null {
  const choice = readChoiceText(text);
  const known = game.rules.book.some(
    (entry) => entry.kind === 'decision' && choice && entry.verbs.includes(choice.do),
  );
  if (!known) line(io, words.notUnderstood(text));
  return known ? choice : null;
}

function choose(session: Session, { side }: Owed, choice: Choice | null): Typed {
  if (!choice) return 'again';
  const refusal = session.table.choose(side, choice);
  if (!refusal) return 'changed';
  line(session.io, session.words.notAllowed(session.speech.refusal(refusal), refusal.rule));
  return 'again';
}

function help({ io, words }: Session): Typed {
  line(io, words.help);
  return 'again';
}

function list({ io, table, speech }: Session, { side }: Owed): Typed {
  for (const [at, choice] of table.choices(side).entries()) {
    line(
      io,
      `  ${String(at + 1).padStart(2)}. ${sayChoice(speech, choice)} [${choiceKey(choice)}]`,
    );
  }
  return 'again';
}

function view(session: Session, { side }: Owed): Typed {
  showBoard(session, side);
  return 'again';
}

/** The board as `side` may see it, in words. */
export function showBoard({ io, game, table, speech }: Session, side: string): void {
  const reading = { state: table.view(side), box: table.box };
  for (const text of textViewLines(game.textView(reading, side, speech))) line(io, text);
}

function log({ io, table, speech }: Session, { side }: Owed): Typed {
  for (const { event } of table.past.scenes(side)) line(io, sayEvent(speech, event));
  return 'again';
}

function odds(session: Session, owed: Owed, rest: string): Typed {
  const { io, table, speech, words } = session;
  const choices = table.choices(owed.side);
  const asked = rest === '' ? choices : [numbered(session, owed, rest)];
  let shown = 0;
  for (const choice of asked) {
    if (!choice) return 'again';
    const card = table.questions.odds(owed.side, choice);
    if (!card) continue;
    line(io, `${choices.indexOf(choice) + 1}. ${sayChoice(speech, choice)}`);
    for (const text of oddsLines(speech, card)) line(io, `   ${text}`);
    shown++;
  }
  if (shown === 0) line(io, words.noOdds);
  return 'again';
}

function why(session: Session, { side }: Owed, rest: string): Typed {
  const { io, table, speech, words } = session;
  const choice = readChoiceText(rest);
  if (!choice) line(io, words.notUnderstood(rest));
  else if (table.offered(side, choice)) line(io, words.allowed);
  else {
    const refusal = table.questions.refusal(side, choice);
    line(io, words.notAllowed(speech.refusal(refusal), refusal.rule));
    const text = refusal.rule === null ? undefined : speech.rule(refusal.rule);
    if (text) line(io, `  ${refusal.rule}: ${text}`);
  }
  return 'again';
}

function rule({ io, speech, words }: Session, _: Owed, id: string): Typed {
  line(io, speech.rule(id) ?? words.noRule(id));
  return 'again';
}

function undo({ io, table, words }: Session, { side }: Owed): Typed {
  const done = table.undo(side);
  line(io, done ? words.undone : words.nothingToUndo);
  return done ? 'changed' : 'again';
}

function redo({ io, table, words }: Session, { side }: Owed): Typed {
  const done = table.redo(side);
  line(io, done ? words.redone : words.nothingToRedo);
  return done ? 'changed' : 'again';
}

function saveAs(session: Session, _: Owed, name: string): Typed {
  save(session, name === '' ? undefined : name);
  return 'again';
}

async function load(session: Session, _: Owed, name: string): Promise<Typed> {
  const { file, game } = await readMatchFile(session.io, name);
  if (game.rules.id !== session.game.rules.id) {
    throw new BadInput(`${name} is a match of ${game.rules.id}, not of ${session.game.rules.id}`);
  }
  const table = openTable(name, game, file, { ...session.table.seats, ...file.seats });
  saveRest(session);
  session.table = table;
  session.file = name;
  session.saved = table.deeds;
  Object.assign(session.read, allRead(table));
  line(session.io, session.words.loaded(name));
  return 'changed';
}
