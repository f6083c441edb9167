import type { puzzlesEn } from './puzzles.en.ts';

export const puzzlesPl: Record<keyof typeof puzzlesEn, string> = {
  puzzles: 'Zadania',
  'puzzles.about':
    'Decyzje z rozgrywek między maszynami, w których jedna odpowiedź jest wyraźnie najlepsza. Rozwiązane: {solved} z {of}.',
  'puzzles.list': '{n, plural, one {# zadanie} few {# zadania} many {# zadań} other {# zadania}}',
  'puzzles.day': 'Zadanie dnia',
  'puzzles.theme': 'Temat',
  'puzzles.difficulty': 'Trudność',
  'puzzles.any': 'Wszystkie',
  'puzzles.next': 'Następne zadanie',
  'puzzles.atOnce': 'rozwiązane za pierwszym razem',
  'puzzles.inTheEnd': 'rozwiązane',
  puzzle: 'Zadanie',
  'puzzle.unknown': 'Ta gra nie ma zadania „{id}”.',
  'puzzle.goal': 'Twoja strona: {side}. Jedna odpowiedź jest tu wyraźnie najlepsza: która?',
  'puzzle.wrong': 'daje {chance} szans na zwycięstwo; najlepsza odpowiedź daje {best}.',
  'puzzle.end':
    '{best}: {chance} szans na zwycięstwo. Następna w kolejności odpowiedź ({next}) daje {instead} (różnicę znamy z dokładnością do {error}).{why, select, empty {} other { Co by kosztowała: {why}.}} Przepis, na którym opiera się ta decyzja: {rule}.',
  'puzzle.solved': 'Zgadza się.',
  'puzzle.next': 'Następne zadanie',
  'puzzle.all': 'Wszystkie zadania',
  'puzzle.streak':
    'Zadanie dnia: {days, plural, one {rozwiązane dzisiaj} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}.',
  'puzzle.streak.open':
    'Zadanie dnia: {days, plural, one {rozwiązane wczoraj} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}. Dzisiejsze czeka.',
  'puzzle.difficulty.1': 'łatwe',
  'puzzle.difficulty.2': 'średnie',
  'puzzle.difficulty.3': 'trudne',
  'puzzle.theme.order': 'rozkazy',
  'puzzle.theme.march': 'marsze',
  'puzzle.theme.attack': 'ataki',
  'puzzle.theme.siege': 'oblężenia',
  'puzzle.theme.crossing': 'przeprawy',
  'puzzle.theme.drive': 'obławy i blokhauzy',
  'puzzle.theme.reaction': 'reakcje',
  'puzzle.theme.retreat': 'odwroty',
  'puzzle.theme.rest': 'odpocząć czy działać',
  'puzzle.theme.card': 'karty',
  'puzzle.turn': 'etap {turn}',
};
