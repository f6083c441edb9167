import type { Glossary } from '../../../kernel/glossary.ts';

/** Słowa zasad, dla tych, którzy czytają je pierwszy raz. */
export const glossary: Glossary = {
  confidence: {
    name: 'pewność',
    forms: ['pewności', 'pewnością'],
    says: 'Jak pewni siebie są Burowie. Rośnie o jeden co etap i z twoimi stratami, spada z ich stratami i z każdym zdobytym umocnieniem. Testuje się ich tylko wtedy, gdy nie przewyższa numeru etapu.',
    rule: '6.1d',
  },
  loss: {
    name: 'straty',
    forms: ['strata', 'strat', 'stratę'],
    says: 'Tor strat brytyjskich. Zaczyna się od 10; przy 20 Burowie wygrali, a powyżej 14 twoje zwycięstwo jest tylko pyrrusowe.',
    rule: '6.2c',
  },
  shaken: {
    name: 'zachwiani',
    forms: ['zachwiać', 'zachwianie', 'zachwieją', 'chwieją'],
    says: 'Burów testuje się dwiema kośćmi, dodając to, czego pewności brakuje do numeru etapu. Od 12 są zachwiani; za drugim razem odjeżdżają.',
    rule: '6.1f',
  },
  cp: {
    name: 'punkty dowodzenia',
    forms: ['punkt dowodzenia', 'punktów dowodzenia', 'punktu dowodzenia'],
    says: 'Tyle Buller może wydać na rozkazy w tym etapie: punkt za każdy. Ze sztabem rozwiniętym przy sobie dostaje trzy.',
    rule: '2.2a',
  },
  order: {
    name: 'cel',
    forms: ['celu', 'celem', 'cele'],
    says: 'Obszar, na który wysłano brygadę. Dowódca maszeruje tylko ku swojemu celowi; bez celu brygada stoi.',
    rule: '2.3d',
  },
  drift: {
    name: 'bród',
    forms: ['brodu', 'brodzie', 'brodem', 'brody', 'brodów'],
    says: 'Przeprawa przez Tugelę. Trzeba ją najpierw znaleźć: dwie kości nie wyższe od jej wartości. W etapie przechodzą dwie jednostki i wychodzą zdezorganizowane.',
    rule: '4.1x',
  },
  emplacement: {
    name: 'umocnienie',
    forms: ['umocnienia', 'umocnień', 'umocnieniem'],
    says: 'Okopy Burów. Trudno je razić z karabinów; zdobywają je jednostki brytyjskie, które stoją tam bez Burów, a tracą, gdy odejdą.',
    rule: '6.1a',
  },
  disrupted: {
    name: 'zdezorganizowany',
    forms: ['zdezorganizowan*', 'dezorganizacj*'],
    says: 'W nieładzie: nie wejdzie do brodu, a komando liczy się o punkt siły słabiej. O powrocie do porządku decyduje kość na koniec etapu.',
    rule: '3.2a',
  },
  suppressed: {
    name: 'przygnieciony',
    forms: ['przygniec*'],
    says: 'Przygwożdżony ogniem: strzela tylko na własnym obszarze i nie opuszcza osłony, a komando liczy się o dwa punkty siły słabiej.',
    rule: '4.1t',
  },
  routed: {
    name: 'rozbity',
    forms: ['rozbit*', 'rozbici*'],
    says: 'W ucieczce: biegnie, nie strzela i nie robi nic innego, póki nie wróci do porządku.',
    rule: '4.1u',
  },
  sp: {
    name: 'punkty siły',
    forms: ['punkt siły', 'punktów siły', 'punktu siły'],
    says: 'Siła jednostki: u Brytyjczyków mniej więcej dwustu ludzi na punkt. Duża cyfra na żetonie.',
    rule: '1.2a',
  },
  hidden: {
    name: 'znacznik ukrycia',
    forms: ['znaczniki ukrycia', 'znaczników ukrycia', 'ukryt*'],
    says: 'Dobrze zamaskowana pozycja: ogień na ten obszar jest słabszy, póki ktoś stamtąd nie strzeli po raz pierwszy.',
    rule: '8.1h',
  },
  released: {
    name: 'uwolnione',
    forms: ['uwolnion*', 'zwolnion*'],
    says: 'Komando może opuścić pozycję i jechać tam, gdzie jest potrzebne.',
    rule: '4.4a',
  },
  limbered: {
    name: 'odprzodkować',
    forms: ['odprzodk*', 'zaprzodk*'],
    says: 'Działa jadą zaprzodkowane, a strzelają odprzodkowane. Odprzodkowana bateria w zasięgu karabinów ginie od jednego trafienia.',
    rule: '4.1o',
  },
  'bob-hart': {
    name: 'Bob Hart',
    says: 'Hart idzie na czele: do następnego zdarzenia brytyjskiego ogień Burów do 5. Brygady jest o jeden lepszy.',
    rule: '2.1b',
  },
  'extra-cp': {
    name: 'Sprawny sztab',
    says: 'W tym etapie o jeden punkt dowodzenia więcej.',
    rule: '2.1b',
  },
  'lost-cp': {
    name: 'Zamęt w sztabie',
    says: 'W tym etapie o jeden punkt dowodzenia mniej.',
    rule: '2.1b',
  },
  heliograph: {
    name: 'Heliograf',
    says: 'W tym etapie każdy rzut na wysłanie rozkazu jest o jeden lepszy.',
    rule: '2.1b',
  },
  guide: {
    name: 'Miejscowy przewodnik',
    says: 'Od pierwszego szukania brodu w tym etapie odejmuje się 2.',
    rule: '2.1b',
  },
  'bad-map': {
    name: 'Błędna mapa',
    says: 'Do każdego szukania brodu w tym etapie dodaje się 2.',
    rule: '2.1b',
  },
  dust: {
    name: 'Skwar i kurz',
    says: 'W tym etapie bataliony mają jeden punkt ruchu.',
    rule: '2.1b',
  },
  lyddite: {
    name: 'Liddyt',
    says: 'W tym etapie działa morskie strzelają o jeden lepiej.',
    rule: '2.1b',
  },
  water: {
    name: 'Wozy z wodą',
    says: 'Wybrana jednostka poza zasięgiem burskich karabinów poprawia morale o poziom.',
    rule: '2.1b',
  },
  initiative: {
    name: 'Inicjatywa',
    says: 'Jeden dowódca bez rozkazu może sam wybrać cel w odległości do trzech obszarów; nie kosztuje to punktu dowodzenia.',
    rule: '2.1b',
  },
  zeal: {
    name: 'Zapał artylerzystów',
    says: 'Brygada dział z Longiem prze naprzód: jej celem staje się najbliższy obszar nad rzeką.',
    rule: '2.1b',
  },
  hesitate: {
    name: 'Wahanie',
    says: 'Wylosowany dowódca, który ma cel, w tym etapie się nie rusza.',
    rule: '2.1b',
  },
  'close-order': {
    name: 'Zwarty szyk',
    says: 'Do następnego zdarzenia brytyjskiego ogień Burów do wylosowanej brygady jest o jeden lepszy.',
    rule: '2.1b',
  },
  misfire: {
    name: 'Niewypały burskich dział',
    says: 'W następnym etapie działa Burów milczą.',
    rule: '4.3a',
  },
  ammo: {
    name: 'Brak amunicji brytyjskich dział',
    says: 'W następnym etapie strzelają tylko baterie na obszarze wozów z amunicją lub obok niego.',
    rule: '4.3a',
  },
  botha: {
    name: 'Botha objeżdża linię',
    says: 'Każda jednostka jednej grupy Burów poprawia morale o poziom.',
    rule: '4.3a',
  },
  slip: {
    name: 'Burgherzy się wymykają',
    says: 'Najsilniejsze komando poza zasięgiem Brytyjczyków traci punkt siły.',
    rule: '4.3a',
  },
  waver: { name: 'Zwątpienie', says: 'Pewność Burów spada o jeden.', rule: '4.3a' },
  kruger: { name: 'Telegram od Krugera', says: 'Pewność Burów rośnie o jeden.', rule: '4.3a' },
};
