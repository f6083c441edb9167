/** Why a position cannot be. */
const en = {
  'impossible.strongButGone': 'has strength {n} but is gone',
  'impossible.weakButHere': 'has strength {n} but is in play',
  'impossible.wrongCards':
    'with deck, played and laid must have each of {n} cards once, has {cards}',
  'impossible.otherSide': 'is a troop of the other side',
  'impossible.nobodyGoes': 'is said, but no troop that goes there',
};

const pl: Readonly<Record<keyof typeof en, string>> = {
  'impossible.strongButGone': 'ma siłę {n}, a nie ma go w grze',
  'impossible.weakButHere': 'ma siłę {n}, a jest w grze',
  'impossible.wrongCards':
    'wraz z talią, kartami zagranymi i wyłożoną każda z kart ({n}) musi być raz, a jest: {cards}',
  'impossible.otherSide': 'to oddział drugiej strony',
  'impossible.nobodyGoes': 'jest cel, a nie ma oddziału, który tam idzie',
};

export const impossible = { en, pl };
