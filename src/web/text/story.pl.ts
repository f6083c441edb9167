import type { storyEn } from './story.en.ts';

export const storyPl: Readonly<Record<keyof typeof storyEn, string>> = {
  story: 'Przebieg',
  'story.curve': 'Szansa wygranej w przebiegu rozgrywki, etap po etapie; strona: {side}',
  'story.about':
    'Szansa wygranej po każdej decyzji, oceniona na podstawie tego, co każda ze stron mogła wiedzieć. Ocena myli się przeciętnie o {n} %.',
  'story.turns': 'Punkty zwrotne',
  'story.deed': '{side}: „{deed}”.',
  'story.turn': '{side} {change}',
  'story.dice': 'w tym za sprawą rzutów {change}',
  'story.luck': 'Szczęście w rzutach ({side}): łącznie {change} (z dokładnością do {within})',
  'story.chapter': 'Rzuty według rozdziałów',
  'story.rolls': 'Rzuty',
  'story.gain': 'Szansa wygranej',
  'story.failed': 'Przebiegu tej rozgrywki nie da się opowiedzieć.',
  'story.telling': 'Przeglądanie rozgrywki: {percent} %',
};
