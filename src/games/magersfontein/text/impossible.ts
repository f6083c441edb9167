/** Why a position cannot be. */
const en = {
  'impossible.lostTooMuch': 'is {loss}, but that side has only {top}',
  'impossible.notRouted': 'is "no", but no morale is left: not routed?',
  'impossible.notReduced': 'is "full", but {loss} lost of {full} turns it over',
  'impossible.noColumn': 'it cannot form column',
  'impossible.noHorses': 'it cannot mount',
  'impossible.tooManyPoints': 'is {mp}, but its allowance is {most}',
  'impossible.notConcealed': 'it cannot be concealed',
  'impossible.markerTwice': 'marker {mark} lies on {piece} too',
  'impossible.bothSides': '{hex} holds both sides: {piece} too',
  'impossible.outsideScenario': '{hex} is not in the area of this scenario',
  'impossible.tooMany': '{hex} holds too many units',
  'impossible.wrongReturn': 'is {due}: 0 on the field, else the turn, or -1 for never',
  'impossible.attackWithoutDistance': 'is 0, but he has an attack to make',
  'impossible.underWayNowhere': 'he is under way nowhere',
  'impossible.notUnderWay': 'he is in a hex, so he must be "under-way"',
  'impossible.ridesToEnemy': 'he rides to his own side only',
  'impossible.pickedEnemy': '{piece} is not of the {side}',
  'impossible.moralePerAttacker': 'must have one number for each of {n} attackers',
  'impossible.notAttacking': 'names a unit that does not attack',
  'impossible.ofBothSides': 'are of both sides',
  'impossible.sideThatAttacks': 'are of the side that attacks',
  'impossible.standPerDefender': 'must have a number for each of {n} defenders',
};

const pl: Readonly<Record<keyof typeof en, string>> = {
  'impossible.lostTooMuch': 'jest {loss}, a ta strona żetonu ma tylko {top}',
  'impossible.notRouted': 'jest „nie”, a oddziałowi nie zostało nic morale: powinien być rozbity',
  'impossible.notReduced':
    'jest „pełna”, a po utracie {loss} z {full} punktów żeton leży drugą stroną',
  'impossible.noColumn': 'ten oddział nie może stanąć w kolumnie',
  'impossible.noHorses': 'ten oddział nie może dosiąść koni',
  'impossible.tooManyPoints': 'jest {mp}, a oddział ma najwyżej {most}',
  'impossible.notConcealed': 'ten oddział nie może być ukryty',
  'impossible.markerTwice': 'znacznik {mark} leży też na innym oddziale: {piece}',
  'impossible.bothSides': 'na heksie {hex} stoją obie strony: jest tam też {piece}',
  'impossible.outsideScenario': 'heks {hex} leży poza polem tego scenariusza',
  'impossible.tooMany': 'na heksie {hex} stoi zbyt wiele oddziałów',
  'impossible.wrongReturn':
    'jest {due}: na mapie 0, w przeciwnym razie etap powrotu albo -1, gdy nie wróci',
  'impossible.attackWithoutDistance': 'jest 0, a dowódca ma rozkaz ataku',
  'impossible.underWayNowhere': 'goniec jest w drodze, ale na żadnym heksie',
  'impossible.notUnderWay': 'goniec stoi na heksie, więc musi być „w drodze”',
  'impossible.ridesToEnemy': 'goniec jeździ tylko do swoich',
  'impossible.pickedEnemy': '{piece} należy do drugiej strony',
  'impossible.moralePerAttacker': 'na każdego z atakujących ({n}) musi przypadać jedna liczba',
  'impossible.notAttacking': 'jest tu oddział, który nie atakuje',
  'impossible.ofBothSides': 'są z obu stron',
  'impossible.sideThatAttacks': 'są po stronie, która atakuje',
  'impossible.standPerDefender': 'na każdego z obrońców ({n}) musi przypadać liczba',
};

export const impossible = { en, pl };
