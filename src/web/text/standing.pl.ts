import type { standingEn } from './standing.en.ts';

/** Stałe rozkazy w grach, które wyliczają pytania zadawane podczas działań wroga. */
export const standingPl: Record<keyof typeof standingEn, string> = {
  'standing.ask': 'pytaj mnie',
  'standing.except': 'Inaczej w jednym miejscu',
  'standing.about.question': 'Pytanie',
  'standing.where': 'Gdzie',
  'standing.answer': 'Odpowiedź',
  'standing.choose': 'Wybierz',
  'standing.add': 'Dodaj',
  'standing.drop': 'Usuń',
};
