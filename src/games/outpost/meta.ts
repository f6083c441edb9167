import type { GameMeta } from '../../kernel/meta.ts';

export const meta: GameMeta = {
  id: 'outpost',
  title: { en: 'Outpost', pl: 'Placówka' },
  designer: 'Heliograph',
  sides: ['scouts', 'riders'],
  players: 2,
  hours: [0.25, 0.5],
  weight: 1,
  scale: 'battle',
  blurb: {
    en: 'A small game with hidden hands and secret orders: the example for authors.',
    pl: 'Mała gra z ukrytymi kartami i tajnymi rozkazami: przykład dla autorów.',
  },
  tags: {
    en: ['One patrol', '7 posts'],
    pl: ['Jeden patrol', '7 posterunków'],
  },
  hidden: true,
  load: () => import('./game.ts'),
};
