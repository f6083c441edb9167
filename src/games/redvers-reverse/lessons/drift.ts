import type { LessonFile } from '../../../kernel/lesson.ts';

/** Hart's men look for a drift, and two battalions cross. */
export const drift: LessonFile = {
  id: 'drift',
  title: { en: 'Across the Tugela', pl: 'Przez Tugelę' },
  about: {
    en: 'Find a drift and bring two battalions over. Two, and no more.',
    pl: 'Znajdź bród i przeprowadź dwa bataliony. Dwa, nie więcej.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'britishMovement',
      confidence: 3,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-5th-irish': { area: 'native-flats' },
        connaught: { area: 'native-flats' },
        dublin: { area: 'native-flats' },
        border: { area: 'native-flats' },
      },
      brigades: { '5th-irish': { objective: 'native-bank' } },
      drifts: { 'native-drift': { value: 10 } },
    },
  },
  dice: [
    { total: 8, for: 'search/native-drift' },
    { total: 8, for: 'recover/connaught' },
    { total: 4, for: 'recover/dublin' },
  ],
  answering: ['endBrigade', 'endMovement', 'cease'],
  steps: [
    {
      goal: {
        en: 'Hart stands at Native Flats with three battalions. His objective lies on the other bank, beyond Native Drift. Nobody is there to stop him, this once.',
        pl: 'Hart stoi na Równinie Native z trzema batalionami. Jego cel leży na drugim brzegu, za Native Drift. Tym razem nikt go tam nie zatrzyma.',
      },
      why: {
        en: 'The question mark means that nobody knows yet where the ford is. Whoever wants to use it must find it first.',
        pl: 'Znak zapytania oznacza, że nikt jeszcze nie wie, gdzie jest bród. Kto chce przejść, musi go najpierw znaleźć.',
      },
      show: ['native-flats', 'native-drift', 'native-bank'],
    },
    {
      goal: {
        en: 'Take the Connaught Rangers and the Dublin Fusiliers along.',
        pl: 'Zabierz Connaught Rangers i Fizylierów z Dublina.',
      },
      why: {
        en: 'Only two units pass a drift in a turn. The Border Regiment waits on this side; and men in disorder may not go into the water at all.',
        pl: 'Przez bród przechodzą w etapie tylko dwie jednostki. Border Regiment czeka po tej stronie; a zdezorganizowanym w ogóle nie wolno wejść do wody.',
      },
      show: ['connaught', 'dublin'],
      play: ['take ldr-5th-irish with=connaught', 'take ldr-5th-irish with=dublin'],
      anyOrder: true,
      wrong: [
        {
          choice: 'take with=border',
          say: {
            en: 'any two of the three would do as well. Let the Border Regiment wait here.',
            pl: 'równie dobre byłyby dowolne dwa z trzech. Niech Border Regiment poczeka tutaj.',
          },
        },
        {
          choice: 'march',
          say: {
            en: 'one battalion alone on the far bank would be lost as soon as anybody came. Take two.',
            pl: 'sam batalion na drugim brzegu przepadłby, gdyby ktokolwiek nadszedł. Zabierz dwa.',
          },
        },
      ],
      otherwise: {
        en: 'that is not the party we want: the Connaughts and the Dublins, together.',
        pl: 'to nie ten oddział: mają iść razem Connaught Rangers i Fizylierzy z Dublina.',
      },
      help: {
        en: 'Pick the Connaught Rangers and the Dublin Fusiliers at Native Flats, one after the other.',
        pl: 'Wskaż kolejno Connaught Rangers i Fizylierów z Dublina na Równinie Native.',
      },
    },
    {
      goal: {
        en: 'Into the drift. The scouts turn its marker over and roll two dice.',
        pl: 'Do brodu. Zwiadowcy odwracają znacznik i rzucają dwiema kośćmi.',
      },
      why: {
        en: 'The ford is found with its value or less. If it is not found, the march is over and the order is gone: that happened to Hart on the day.',
        pl: 'Bród znajduje się przy wyniku nie wyższym od jego wartości. Jeśli nie, marsz się kończy, a rozkaz przepada: tak było tamtego dnia z Hartem.',
      },
      show: ['native-drift'],
      play: ['march ldr-5th-irish to=native-drift'],
      otherwise: {
        en: 'the two battalions are ready: march them into Native Drift.',
        pl: 'oba bataliony są gotowe: poprowadź je do Native Drift.',
      },
      help: {
        en: 'Click the question mark in the river, Native Drift.',
        pl: 'Kliknij znak zapytania na rzece, Native Drift.',
      },
    },
    {
      goal: {
        en: 'Found: the value is 10, the dice showed 8. Now out on the other side, to Native Drift Bank.',
        pl: 'Znaleziony: wartość 10, na kościach 8. Teraz na drugą stronę, na Brzeg przy Native Drift.',
      },
      why: {
        en: 'Nobody stops in the water if he can help it: under fire it is the worst place of all.',
        pl: 'Nikt nie staje w wodzie, jeśli nie musi: pod ogniem to najgorsze miejsce.',
      },
      show: ['native-bank'],
      play: ['march ldr-5th-irish to=native-bank'],
      otherwise: {
        en: 'do not stand in the river. Go on to the far bank.',
        pl: 'nie stój w rzece. Idź dalej na drugi brzeg.',
      },
      help: {
        en: 'Click Native Drift Bank, north of the river.',
        pl: 'Kliknij Brzeg przy Native Drift, na północ od rzeki.',
      },
      done: { event: 'recovered', with: { piece: 'connaught' } },
    },
    {
      goal: {
        en: 'Both battalions came out of the water disrupted. At the end of the turn the Connaughts found their order again, the Dublins did not: each unit rolls for itself.',
        pl: 'Oba bataliony wyszły z wody zdezorganizowane. Pod koniec etapu Connaught Rangers zebrali się, Fizylierzy z Dublina nie: każda jednostka rzuca za siebie.',
      },
      why: {
        en: 'The drift is open now for everybody. The Border Regiment can follow next turn.',
        pl: 'Bród jest już otwarty dla wszystkich. Border Regiment może przejść w następnym etapie.',
      },
      show: ['connaught', 'dublin', 'border'],
    },
  ],
  end: {
    en: 'A drift must be found, lets two units through in a turn, and spits them out in disorder. So rest a brigade one turn before the river, and cross where nobody waits.',
    pl: 'Bród trzeba znaleźć, przepuszcza dwie jednostki na etap i wypuszcza je w nieładzie. Daj więc brygadzie odpocząć etap przed rzeką i przechodź tam, gdzie nikt nie czeka.',
  },
};
