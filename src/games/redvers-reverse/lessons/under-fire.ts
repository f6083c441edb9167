import type { LessonFile } from '../../../kernel/lesson.ts';

/** Hart's brigade in the Loop: what fire does, and how to get out of it. */
export const underFire: LessonFile = {
  id: 'under-fire',
  title: { en: 'Under fire in the Loop', pl: 'Pod ogniem w Zakolu' },
  about: {
    en: 'See what Boer rifles do to a brigade, and take it out before it breaks.',
    pl: 'Zobacz, co burskie karabiny robią z brygadą, i wyprowadź ją, zanim się załamie.',
  },
  minutes: 4,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 5,
      phase: 'britishRifleFire',
      confidence: 6,
      loss: 12,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-5th-irish': { area: 'the-loop' },
        inniskilling: { area: 'the-loop' },
        border: { area: 'the-loop' },
        connaught: { area: 'the-loop', face: 'reduced' },
        dublin: { area: 'the-loop', face: 'reduced' },
        ermelo: { area: 'loop-crest' },
        zoutpansberg: { area: 'bridle-bank' },
      },
    },
  },
  dice: [
    { draw: '0', for: 'strength/ermelo' },
    { face: 6, for: 'rifle/ermelo' },
    { total: 7, for: 'nerve/5th-irish' },
    { total: 7, for: 'fall/ldr-5th-irish' },
    { total: 6, for: 'morale/5th-irish/the-loop' },
    { draw: 'no-event', for: 'event/british' },
    { total: 8, for: 'withdraw/5th-irish' },
  ],
  answering: ['lose inniskilling', 'endOrders', 'endWithdrawals', 'endBrigade', 'endMovement'],
  steps: [
    {
      goal: {
        en: 'Hart’s brigade has marched into the Loop and cannot find the drift. Two battalions are down to half. The Ermelo and Zoutpansberg commandos fire from their trenches on two sides.',
        pl: 'Brygada Harta weszła w Zakole i nie może znaleźć brodu. Dwa bataliony stopniały do połowy. Komanda Ermelo i Zoutpansberg strzelają z okopów z dwóch stron.',
      },
      show: ['the-loop', 'loop-crest', 'bridle-bank'],
    },
    {
      goal: {
        en: 'It is your rifle fire first, but there is nothing to hit: the Boers are dug in. Cease fire, and see what comes back.',
        pl: 'Najpierw twój ogień, ale nie ma w co trafić: Burowie są okopani. Przerwij ogień i zobacz, co odpowie druga strona.',
      },
      play: ['cease'],
      wrong: [
        {
          choice: 'fire',
          say: {
            en: 'look at the odds: at a trench across the river even your best battalion hits nothing.',
            pl: 'spójrz na szanse: w okop za rzeką nawet najlepszy batalion w nic nie trafi.',
          },
        },
      ],
      help: {
        en: 'The button reads “Cease fire”.',
        pl: 'Przycisk nazywa się „Przerwać ogień”.',
      },
    },
    {
      goal: {
        en: 'Two commandos fired together, one supporting the other: two strength points lost, and the Inniskillings are reduced. Then the brigade failed its morale test: all four battalions are disrupted.',
        pl: 'Dwa komanda strzelały razem, jedno wspierało drugie: stracone dwa punkty siły, a Inniskilling Fusiliers są osłabieni. Potem brygada nie zdała testu morale: wszystkie cztery bataliony są zdezorganizowane.',
      },
      why: {
        en: 'A reduced battalion raises Boer confidence by one and your losses by one. From disrupted it goes down to suppressed, then to routed.',
        pl: 'Osłabiony batalion podnosi pewność Burów o jeden i twoje straty o jeden. Po zdezorganizowanym jest przygnieciony, a potem rozbity.',
      },
      show: ['inniskilling'],
    },
    {
      goal: {
        en: 'A new order would take time. But a brigade that has lost a quarter of its strength may try to withdraw at once. Let Hart try.',
        pl: 'Nowy rozkaz wymaga czasu. Ale brygada, która straciła ćwierć siły, może od razu próbować odwrotu. Niech Hart spróbuje.',
      },
      why: {
        en: 'Seven or more on two dice; once half is lost no roll is needed any more.',
        pl: 'Siedem lub więcej na dwóch kościach; po stracie połowy rzut nie jest już potrzebny.',
      },
      show: ['ldr-5th-irish'],
      play: ['withdraw ldr-5th-irish'],
      wrong: [
        {
          choice: 'endWithdrawals',
          say: {
            en: 'then the brigade stays in the Loop another half hour, and every volley feeds the confidence of the Boers.',
            pl: 'wtedy brygada zostanie w Zakolu kolejne pół godziny, a każda salwa podniesie pewność Burów.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Hart tries to withdraw”.',
        pl: 'Odpowiedź brzmi „Hart próbuje odwrotu”.',
      },
    },
    {
      goal: {
        en: 'He may go. Fall back on Loop Neck: the next area, and already out of rifle range.',
        pl: 'Może odejść. Cofnij się na Szyję Zakola: sąsiedni obszar, a już poza zasięgiem karabinów.',
      },
      show: ['loop-neck'],
      play: ['fallBack ldr-5th-irish to=loop-neck'],
      otherwise: {
        en: 'that is out of range too, but farther than it need be. From Loop Neck the brigade can soon be used again.',
        pl: 'tam też nie doniosą, ale to dalej, niż trzeba. Z Szyi Zakola brygady można niedługo znów użyć.',
      },
      help: {
        en: 'Loop Neck lies just south of the Loop.',
        pl: 'Szyja Zakola leży tuż na południe od Zakola.',
      },
    },
    {
      goal: {
        en: 'Now bring them out: all of them, to Loop Neck.',
        pl: 'Teraz wyprowadź ich: wszystkich, na Szyję Zakola.',
      },
      show: ['ldr-5th-irish', 'loop-neck'],
      play: ['takeAll ldr-5th-irish', 'march ldr-5th-irish to=loop-neck'],
      otherwise: {
        en: 'nobody should be left behind in the Loop. Take all that can come.',
        pl: 'nikt nie powinien zostać w Zakolu. Zabierz wszystkich, którzy mogą iść.',
      },
      help: {
        en: 'First “Take all that can come”, then click Loop Neck.',
        pl: 'Najpierw „Zabierz wszystkich, którzy mogą iść”, potem kliknij Szyję Zakola.',
      },
    },
  ],
  end: {
    en: 'A brigade that bleeds in front of a trench only helps the Boers. Out of rifle range it recovers by and by. On the real day Hart’s men had to come out without an order, and more than five hundred were lost.',
    pl: 'Brygada, która wykrwawia się przed okopem, pomaga tylko Burom. Poza zasięgiem karabinów stopniowo się zbiera. Tamtego dnia ludzie Harta musieli wyjść bez rozkazu, a ponad pięciuset zginęło, odniosło rany lub zaginęło.',
  },
};
