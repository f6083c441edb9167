import type { Briefings } from '../../../kernel/briefing.ts';

const WINS = [
  'W każdym etapie, w którym pewność Burów nie przewyższa numeru etapu, rzuca się za nich dwiema kośćmi: {shakenAt} lub więcej zachwieje nimi, a każdy punkt, o który pewność zostaje w tyle za etapem, dodaje się do wyniku.',
  'Zachwiej nimi dwa razy, a odjadą. Odchodzą też, gdy w etapie {withdrawTurn} lub później pewność spadnie do {withdrawBox}.',
  'O wartości zwycięstwa decydują twoje straty: do pola {victoryLoss} jest pełne, od {pyrrhicLoss} pyrrusowe. Zaczynasz od {lossStart}.',
] as const;

const HOLDS = [
  'Wygrywają, gdy twoje straty dojdą do pola {lossEnd}.',
  'Wygrywają, gdy minie etap {lastTurn}, a oni wciąż tam są.',
  'Pewność rośnie o jeden co etap, z każdym straconym batalionem, pułkiem i baterią, a od etapu {deadline} o jeszcze jeden, dopóki nikt z twoich nie stoi za rzeką.',
] as const;

const BOERS = [
  'Nikt nimi nie gra: poruszają nimi tabele i kości. Strzelają do wszystkiego, co wejdzie w zasięg karabinów, okopują się za rzeką i jadą tam, gdzie grozi niebezpieczeństwo.',
  'Najwięcej ich jest w Forcie Wylie, na Colenso Koppies i na Hlangwane. Pomiędzy nimi linia jest rzadka.',
  'Część stanowisk jest ukryta, dopóki ktoś się nie zbliży albo do nich nie strzeli.',
] as const;

const MISTAKES = [
  'Odprzodkowanie dział w zasięgu karabinów. Jedno trafienie niszczy baterię i przesuwa oba tory na twoją niekorzyść; trzymaj się o dwa obszary dalej.',
  'Postój w brodzie albo na moście. Kto tam stoi w zasięgu karabinów, jest łatwym celem; przechodź, i to dwiema jednostkami naraz.',
  'Zdobycie umocnienia i marsz dalej. Punkt jest twój tylko, dopóki ktoś tam zostaje.',
] as const;

/** Co gracz czyta przed bitwą. */
export const briefings: Briefings<'colenso' | 'buller-version', 'british' | 'boers'> = {
  'buller-version': {
    situation:
      'Colenso w Natalu, 15 grudnia 1899, przed wschodem słońca. Za Tugelą leży Ladysmith, oblężone od sześciu tygodni; przed nim, okopane na drugim brzegu i słabo widoczne, stoją komanda Louisa Bothy. Przez rzekę prowadzi jeden most i sześć brodów, którym twój sztab ledwie się przyjrzał.',
    time: 'Najwyżej {lastTurn} etapów, dwie do trzech godzin. Większość bitew rozstrzyga się między etapem 8 a 14.',
    points: [
      { at: 'chieveley', says: 'Twoje obozy: brygady zaczynają wzdłuż tej krawędzi.' },
      { at: 'bridge', says: 'Jedyny most, pod karabinami Fortu Wylie.' },
      { at: 'fort-wylie', says: 'Najsilniejsza pozycja Burów, obok niej Colenso Koppies.' },
      {
        at: 'first-pont-drift',
        says: 'Zakole: ogień z trzech brzegów. Za nim leży historyczny cel Harta.',
      },
      { at: 'hlangwane', says: 'Jedyne wzgórze Burów po twojej stronie rzeki.' },
      { at: 'ladysmith-road', says: 'Droga do Ladysmith: o nią toczy się ta bitwa.' },
    ],
    sides: {
      british: {
        who: 'Jesteś generałem Redversem Bullerem; masz cztery brygady piechoty, brygadę konną i artylerię. Nie poruszasz pojedynczych jednostek: wysyłasz rozkazy brygadom, a gońcy potrzebują czasu.',
        wins: WINS,
        plan: [
          'W pierwszym etapie każda brygada ma już swój historyczny cel. Pozwól im maszerować i zobacz, jak rozkaz zamienia się w marsz.',
          'Ustaw działa morskie i baterie polowe tak, by sięgały drugiego brzegu z odległości dwóch obszarów, i ostrzelaj obszar, który zaatakujesz.',
          'Gdy Hart utknie przed Zakolem, poślij mu nowy rozkaz: brygada, która wykrwawia się przed najsilniejszą pozycją, tylko podnosi ich pewność.',
        ],
      },
      boers: {
        who: 'Burowie działają sami.',
        wins: HOLDS,
        plan: BOERS,
      },
    },
    mistakes: [
      'Wierność historii do końca. Cele z tamtego dnia przegrały bitwę; są początkiem, nie planem.',
      MISTAKES[0],
      MISTAKES[1],
    ],
  },
  colenso: {
    situation:
      'Colenso w Natalu, 15 grudnia 1899, przed wschodem słońca. Za Tugelą leży Ladysmith, oblężone od sześciu tygodni; przed nim, okopane na drugim brzegu i słabo widoczne, stoją komanda Louisa Bothy. Tym razem żadna brygada nie ma jeszcze rozkazu: plan należy do ciebie.',
    time: 'Najwyżej {lastTurn} etapów, dwie do trzech godzin. Większość bitew rozstrzyga się między etapem 8 a 14.',
    points: [
      { at: 'chieveley', says: 'Twoje obozy: brygady zaczynają wzdłuż tej krawędzi.' },
      {
        at: 'native-drift',
        says: 'Brody na zachodzie: daleko, ale drugi brzeg jest słabo obsadzony.',
      },
      {
        at: 'second-pont-drift',
        says: 'Bród, który zwykle łatwo znaleźć; za nim leży Brzeg Doornkop.',
      },
      { at: 'fort-wylie', says: 'Fort Wylie i Colenso Koppies: najsilniejsza pozycja.' },
      {
        at: 'hlangwane',
        says: 'Jedyne wzgórze Burów po twojej stronie: bez rzeki po drodze, lecz dobrze obsadzone.',
      },
      { at: 'naval-gun-hill', says: 'Miejsce na działa, poza zasięgiem karabinów.' },
    ],
    sides: {
      british: {
        who: 'Jesteś generałem Redversem Bullerem; masz cztery brygady piechoty, brygadę konną i artylerię. Nie poruszasz pojedynczych jednostek: wydajesz punkty dowodzenia ({cp} w pierwszym etapie) na rozkazy dla brygad, a gońcy potrzebują czasu.',
        wins: WINS,
        plan: [
          'Pierwszy etap: działa morskie na Wzgórze dział morskich, Parsons na Grzbiet Harta, Hart na brzeg przy Native Drift, Lyttelton do Bridle Kraal, Hildyard na Pola kukurydzy, Dundonald nad Gomba Spruit, Barton w Ciernie przy zakręcie, Hunt na Równinę kolejową.',
          'Szukaj tuż za przeprawą umocnienia, którego broni mniej niż osiem punktów siły, i wprowadź tam dwa bataliony naraz. Twoją bronią jest szturm; ogień karabinowy do okopów nie daje prawie nic.',
          'Zanim brygada przejdzie rzekę, daj jej etap odpoczynku na południowym brzegu: przez bród przechodzą w etapie tylko dwie jednostki i wychodzą z niego zdezorganizowane.',
        ],
      },
      boers: {
        who: 'Burowie działają sami.',
        wins: HOLDS,
        plan: BOERS,
      },
    },
    mistakes: MISTAKES,
  },
};
