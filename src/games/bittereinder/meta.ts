import type { GameMeta } from '../../kernel/meta.ts';

export const meta: GameMeta = {
  id: 'bittereinder',
  title: { en: 'Bittereinder', pl: 'Bittereinder' },
  designer: 'H. Gerber',
  sides: ['empire', 'republics'],
  players: 2,
  hours: [6, 9],
  weight: 6,
  scale: 'war',
  blurb: {
    en: 'The whole war in 32 months: railways, sieges, columns, blockhouses, and a republic that pays for every fight from one purse.',
    pl: 'Cała wojna w 32 miesiące: koleje, oblężenia, kolumny, blokhauzy i republika, która za każdą walkę płaci z jednej sakiewki.',
  },
  tags: {
    en: ['Whole war', '175 areas'],
    pl: ['Cała wojna', '175 obszarów'],
  },
  picture: {
    day: new URL('./board/pictures/day.webp', import.meta.url).href,
    night: new URL('./board/pictures/night.webp', import.meta.url).href,
  },
  load: () => import('./game.ts'),
};
