import type { Glossary } from '../../../kernel/glossary.ts';

/** Słowa zasad, dla tych, którzy czytają je pierwszy raz. */
export const glossary: Glossary = {
  troop: {
    name: 'oddział',
    forms: ['oddziału', 'oddziałem', 'oddziały', 'oddziałów'],
    says: 'Żeton o sile dwa lub trzy. Trafienie kosztuje jeden; przy zerze znika.',
    rule: '3.3',
  },
  camp: {
    name: 'obóz',
    forms: ['obozu', 'obozie', 'obozem', 'obozy'],
    says: 'Tu zaczyna strona. Kto stoi w obozie przeciwnika, gdy kończy się etap, wygrywa.',
    rule: '5.2',
  },
  post: {
    name: 'posterunek',
    forms: ['posterunk*'],
    says: 'Miejsce na szlaku. Po ostatnim etapie wygrywa strona, która trzyma ich więcej.',
    rule: '5.3',
  },
  fire: {
    name: 'ogień',
    forms: ['ognia', 'strzela', 'strzelić'],
    says: 'Oddział obok celu marszu może raz strzelić do maszerującego: trafia 5 i 6.',
    rule: '3.2',
  },
  card: {
    name: 'karta',
    forms: ['kartę', 'karty', 'kart'],
    says: 'Jej liczba dolicza się do sumy w jednej walce; potem karta przepada.',
    rule: '1.1',
  },
};
