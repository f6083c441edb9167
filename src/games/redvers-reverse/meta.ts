import type { GameMeta } from '../../kernel/meta.ts';

export const meta: GameMeta = {
  id: 'redvers-reverse',
  title: { en: 'Redvers’ Reverse', pl: 'Redvers’ Reverse' },
  designer: 'G. Noble, G. Bailey',
  sides: ['british'],
  players: 1,
  hours: [2, 3],
  weight: 4,
  scale: 'battle',
  blurb: {
    en: 'You are Buller at Colenso. The Boers across the Tugela run themselves, and they know the drifts.',
    pl: 'Jesteś Bullerem pod Colenso. Burowie za Tugelą działają sami i znają brody.',
  },
  tags: {
    en: ['One morning', '50 areas'],
    pl: ['Jeden poranek', '50 obszarów'],
  },
  picture: {
    day: new URL('./board/pictures/day.webp', import.meta.url).href,
    night: new URL('./board/pictures/night.webp', import.meta.url).href,
  },
  invitation: { en: 'Play: Colenso, 1899', pl: 'Graj: Colenso 1899' },
  load: () => import('./game.ts'),
};
