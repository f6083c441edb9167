import type { PositionWords } from '../../../kernel/face.ts';

/** What positions call their fields and words, for people. */
export const positionWords: PositionWords = {
  en: {
    turn: 'Turn',
    troops: 'Troops',
    post: 'Post',
    strength: 'Strength',
    hand: 'Hand',
    deck: 'Deck, last is next',
    played: 'Cards played',
    laid: 'Card laid in the fight',
    orders: 'Orders of this turn',
    troop: 'Ordered troop',
    to: 'Ordered to',
    parley: 'Asks for a parley',
    'word.none': 'none',
  },
  pl: {
    turn: 'Etap',
    troops: 'Oddziały',
    post: 'Posterunek',
    strength: 'Siła',
    hand: 'Karty w ręku',
    deck: 'Talia, ostatnia jest następna',
    played: 'Karty zagrane',
    laid: 'Karta wyłożona w walce',
    orders: 'Rozkazy tego etapu',
    troop: 'Oddział z rozkazem',
    to: 'Cel rozkazu',
    parley: 'Prosi o rokowania',
    'word.none': 'brak',
  },
};
