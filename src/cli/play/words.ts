import type { Language } from '../../kernel/text.ts';

/** What the terminal itself says; everything about the game comes from the game's own texts. */
export interface Words {
  readonly help: string;
  readonly turnOf: (side: string) => string;
  readonly passTo: (side: string) => string;
  readonly notUnderstood: (typed: string) => string;
  readonly noSuchNumber: (typed: string, last: number) => string;
  readonly notAllowed: (why: string, rule: string | null) => string;
  readonly allowed: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly undone: string;
  readonly redone: string;
  readonly noOdds: string;
  readonly noRule: (id: string) => string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly wins: (side: string) => string;
  readonly draw: string;
}

const en: Words = {
  help: `  a number          take that choice
  order piece to=x  a choice in words; if it is not allowed, the rule says why
  ?                 this help
  c                 the choices again, each with its words
  v                 view: the board in words
  l                 log: all that you were told
  o [number]        odds of a choice, or of all
  w choice          why is (or is not) this choice allowed?
  rule 8.4          what a rule says
  u, r              undo, redo
  s [file]          save
  load file         go on with a saved match
  q                 quit; the match is saved`,
  turnOf: (side) => `— ${side} —`,
  passTo: (side) => `Now ${side}. Press Enter when nobody else is looking.`,
  notUnderstood: (typed) => `“${typed}” means nothing here; ? lists what does.`,
  noSuchNumber: (typed, last) => `There is no choice ${typed}; they are 1 to ${last}.`,
  notAllowed: (why, rule) => `Not allowed: ${why}${rule ? ` (${rule})` : ''}`,
  allowed: 'Allowed.',
  nothingToUndo:
    'Nothing can be taken back: a die fell, something was seen, or another side decided.',
  nothingToRedo: 'Nothing was taken back.',
  undone: 'Taken back.',
  redone: 'Done again.',
  noOdds: 'No dice hang on this.',
  noRule: (id) => `No rule is numbered ${id}.`,
  saved: (file) => `Saved in ${file}; “heliograph play --load ${file}” goes on.`,
  loaded: (file) => `Going on with ${file}.`,
  wins: (side) => `${side} wins.`,
  draw: 'A draw.',
};

const pl: Words = {
  help: `  liczba            wybierz tę możliwość
  order żeton to=x  wybór słowami; jeśli jest niedozwolony, zasada powie dlaczego
  ?                 ta pomoc
  c                 możliwości jeszcze raz, każda ze swoimi słowami
  v                 widok: plansza słowami
  l                 dziennik: wszystko, co ci powiedziano
  o [liczba]        szanse wyboru albo wszystkich
  w wybór           dlaczego ten wybór jest (nie)dozwolony?
  rule 8.4          co mówi zasada
  u, r              cofnij, ponów
  s [plik]          zapisz
  load plik         wróć do zapisanej rozgrywki
  q                 zakończ; rozgrywka zostanie zapisana`,
  turnOf: (side) => `— ${side} —`,
  passTo: (side) => `Teraz ${side}. Naciśnij Enter, gdy nikt inny nie patrzy.`,
  notUnderstood: (typed) => `„${typed}” nic tu nie znaczy; ? wypisuje, co znaczy.`,
  noSuchNumber: (typed, last) => `Nie ma możliwości ${typed}; są od 1 do ${last}.`,
  notAllowed: (why, rule) => `Niedozwolone: ${why}${rule ? ` (${rule})` : ''}`,
  allowed: 'Dozwolone.',
  nothingToUndo:
    'Nie ma czego cofnąć: padła kość, coś zostało ujawnione albo zdecydowała inna strona.',
  nothingToRedo: 'Nic nie zostało cofnięte.',
  undone: 'Cofnięto.',
  redone: 'Ponowiono.',
  noOdds: 'Nic tu nie zależy od kości.',
  noRule: (id) => `Nie ma zasady o numerze ${id}.`,
  saved: (file) => `Zapisano w ${file}; „heliograph play --load ${file}” wraca do gry.`,
  loaded: (file) => `Wracamy do ${file}.`,
  wins: (side) => `Wygrywa: ${side}.`,
  draw: 'Remis.',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, pl };
