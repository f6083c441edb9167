import type { Glossary } from '../../../kernel/glossary.ts';

/** Słowa zasad, dla tych, którzy czytają je pierwszy raz. */
export const glossary: Glossary = {
  wcp: {
    name: 'zaangażowanie',
    forms: ['zaangażowani*'],
    says: 'To, co Republiki gotowe są jeszcze dać: punkty, którymi płaci się za siłę w walce. Gdy ich zabraknie, wygrywa Imperium.',
    rule: '9.1-a',
  },
  morale: {
    name: 'morale',
    forms: ['morale Imperium'],
    says: 'Jak długo opinia w kraju zniesie wojnę. Poniżej 1 wygrywają Republiki; wobec niego testuje się oblężenia.',
    rule: '11.1-a',
  },
  home: {
    name: 'obszar macierzysty',
    forms: [
      'obszarze macierzystym',
      'obszaru macierzystego',
      'obszary macierzyste',
      'obszarów macierzystych',
    ],
    says: 'Obszar, z którego pochodzi komando. Walczy tam za darmo, chyba że obszar spustoszono.',
    rule: '8.3.2-c',
  },
  siege: {
    name: 'oblężenie',
    forms: ['oblężeni*', 'oblężon*'],
    says: 'Miasto zamknięte: Republiki są na zewnątrz, Imperium w środku. Co trzeci etap testuje się je wobec morale Imperium.',
    rule: '8.4-a',
  },
  supply: {
    name: 'tabor',
    forms: ['tabory', 'taboru', 'taborów', 'taborem', 'zaopatrzeni*'],
    says: 'Wozy, których brygady potrzebują do ataku. Zdobyte przez Republiki zwracają im zaangażowanie.',
    rule: '8.6-supply',
  },
  army: {
    name: 'armia',
    forms: ['armii', 'armię', 'armie', 'armią'],
    says: 'Armia Natalska i Armia Zachodnia Republik: powolna, silna, a zmuszona do odwrotu ginie ze wszystkim, co w niej jest.',
    rule: '8.8.2-b',
  },
  retreat: {
    name: 'odwrót',
    forms: ['odwrotu', 'wycofuje się'],
    says: 'Pokonani idą na jeden sąsiedni obszar według stałych pierwszeństw. Kto nie ma dokąd, ginie.',
    rule: '8.8.1-1',
  },
  column: {
    name: 'kolumna',
    forms: ['kolumny', 'kolumnie', 'kolumnę'],
    says: 'Stosunek sił atakującego do obrońcy, zaokrąglony w dół. W tej kolumnie odczytuje się kość.',
    rule: '8.5.1-a',
  },
  standoff: {
    name: 'bez rozstrzygnięcia',
    says: 'Żadna strona nie ustępuje.',
    rule: '8.6-standoff',
  },
  blockhouse: {
    name: 'blokhauz',
    forms: ['blokhauz*'],
    says: 'Budowany od etapu 16. Republiki nie mogą się tam wycofać, a z wojskiem Imperium obok zatrzymuje każdego bez dowódcy.',
    rule: '10.1.1-a',
  },
  raze: {
    name: 'spustoszony',
    forms: ['spustosz*', 'pustosz*'],
    says: 'Obszar macierzysty spalony z rozkazu Kitchenera: komando może zginąć i nigdy już nie broni się tam za darmo. Może to kosztować morale.',
    rule: '10.2.1-a',
  },
  rail: {
    name: 'ruch kolejowy',
    forms: ['ruchu kolejowego', 'koleją'],
    says: 'Dowolna odległość po połączonych torach we własnych rękach.',
    rule: '6.1-a',
  },
  sea: {
    name: 'ruch morski',
    forms: ['ruchu morskiego', 'morzem'],
    says: 'Z portu do portu, na początku etapu.',
    rule: '5.6-a',
  },
  intelligence: {
    name: 'ograniczony wywiad',
    forms: ['zakryt*'],
    says: 'Żetony leżą zakryte: przeciwnik widzi, że coś tam jest, ale nie co.',
    rule: '7.2.1-a',
  },
  command: {
    name: 'liczba dowodzenia',
    forms: ['liczby dowodzenia', 'liczb dowodzenia'],
    says: 'Ile komand dowódca burski może poprowadzić w ataku.',
    rule: '8.2.2-c',
  },
  election: {
    name: 'wybory',
    forms: ['wyborach', 'wyborów'],
    says: 'W etapie 13: kość wyższa od morale Imperium obala rząd i wygrywają Republiki.',
    rule: '12.1-d',
  },
};
