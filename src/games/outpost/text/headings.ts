import type { Headings } from '../../../kernel/text.ts';

/** Chapters of the rulebook and groups of components, by their names in the data. */
export const headings: Headings = {
  en: {
    chapters: {
      '1 The match': '1 The match',
      '2 Orders': '2 Orders',
      '3 Marches': '3 Marches',
      '4 Fights': '4 Fights',
      '5 Endings': '5 Endings',
    },
    groups: {
      posts: 'Posts',
      camps: 'Camps',
      troops: 'Troops',
      cards: 'Cards',
      hand: 'Hands',
      turns: 'Turns',
    },
  },
  pl: {
    chapters: {
      '1 The match': '1 Rozgrywka',
      '2 Orders': '2 Rozkazy',
      '3 Marches': '3 Marsze',
      '4 Fights': '4 Walki',
      '5 Endings': '5 Zakończenia',
    },
    groups: {
      posts: 'Posterunki',
      camps: 'Obozy',
      troops: 'Oddziały',
      cards: 'Karty',
      hand: 'Karty na ręce',
      turns: 'Etapy',
    },
  },
};
