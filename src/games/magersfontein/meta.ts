import type { GameMeta } from '../../kernel/meta.ts';

export const meta: GameMeta = {
  id: 'magersfontein',
  title: { en: 'Magersfontein', pl: 'Magersfontein' },
  designer: 'S. Łukasik',
  sides: ['british', 'boers'],
  players: 2,
  hours: [3, 5],
  weight: 5,
  scale: 'battle',
  blurb: {
    en: 'Orders written before dawn, the Highlanders in column, trenches where nobody looked for them. 11 December 1899.',
    pl: 'Rozkazy pisane przed świtem, górale szkoccy w kolumnie, okopy tam, gdzie nikt ich nie szukał. 11 grudnia 1899.',
  },
  tags: {
    en: ['One day', '1,221 hexes'],
    pl: ['Jeden dzień', '1221 heksów'],
  },
  picture: {
    day: new URL('./board/pictures/day.webp', import.meta.url).href,
    night: new URL('./board/pictures/night.webp', import.meta.url).href,
  },
  load: () => import('./game.ts'),
};
