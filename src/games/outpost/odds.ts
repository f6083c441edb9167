import type { OddsCard } from '../../kernel/face.ts';
import type { OwedOf } from '../../kernel/game.ts';
import type { Look } from './state.ts';
import type { Choice, Outpost } from './vocabulary.ts';

/** 3.3 Fire hits on a 5 or 6. */
export const odds = (_: Look, __: OwedOf<Outpost>, choice: Choice): OddsCard | null =>
  choice.do === 'fire'
    ? {
        title: { key: 'odds.fire', values: { piece: choice.piece, with: choice.with } },
        rule: '3.3',
        modifiers: [],
        outcomes: [
          { text: { key: 'odds.hit' }, chance: 2 / 6, tone: 'good' },
          { text: { key: 'odds.miss' }, chance: 4 / 6, tone: 'even' },
        ],
      }
    : null;
