import type { GameMeta } from '../../kernel/meta.ts';

export const meta: GameMeta = {
  id: 'second-boer-war',
  title: { en: 'The Second Boer War', pl: 'Druga wojna burska' },
  designer: 'K. Dytczak',
  sides: ['empire', 'boers'],
  players: 2,
  hours: [3, 6],
  weight: 4,
  scale: 'war',
  blurb: {
    en: 'Generals, battle cards and action counters that nobody sees. Four turns, and never sure that you have another move.',
    pl: 'Generałowie, karty bojowe i żetony akcji, których nikt nie widzi. Cztery etapy i nigdy pewności, czy czeka cię jeszcze jeden ruch.',
  },
  tags: {
    en: ['Whole war', 'hidden actions'],
    pl: ['Cała wojna', 'ukryte akcje'],
  },
  picture: {
    day: new URL('./board/pictures/day.webp', import.meta.url).href,
    night: new URL('./board/pictures/night.webp', import.meta.url).href,
  },
  load: () => import('./game.ts'),
};
