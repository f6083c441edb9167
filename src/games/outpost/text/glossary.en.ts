import type { Glossary } from '../../../kernel/glossary.ts';

/** Words of the rules, for who reads them the first time. */
export const glossary: Glossary = {
  troop: {
    name: 'troop',
    forms: ['troops'],
    says: 'A counter with a strength of two or three. A hit costs one; at none it is gone.',
    rule: '3.3',
  },
  camp: {
    name: 'camp',
    forms: ['camps'],
    says: 'Where a side starts. Whoever stands in the enemy’s camp when a turn ends has won.',
    rule: '5.2',
  },
  post: {
    name: 'post',
    forms: ['posts'],
    says: 'A place on the track. After the last turn the side that holds more posts wins.',
    rule: '5.3',
  },
  fire: {
    name: 'fire',
    forms: ['fires'],
    says: 'A troop next to the goal of a march may shoot once at the marcher: 5 or 6 hits.',
    rule: '3.2',
  },
  card: {
    name: 'card',
    forms: ['cards'],
    says: 'Its figure is added to your total in one fight; then it is gone.',
    rule: '1.1',
  },
};
