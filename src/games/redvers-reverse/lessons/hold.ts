import type { LessonFile } from '../../../kernel/lesson.ts';

/** A captured trench must be held; confidence that lags behind the turn shakes the Boers. */
export const hold: LessonFile = {
  id: 'hold',
  title: { en: 'Confidence: how it is won', pl: 'Pewność: jak się wygrywa' },
  about: {
    en: 'Hold what you took, and see how the Boers are shaken.',
    pl: 'Utrzymaj, co zdobyte, i zobacz, jak zachwiać Burami.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 8,
      phase: 'britishMovement',
      confidence: 4,
      loss: 12,
      captured: ['doornkop-bank'],
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-4th-light': { area: 'doornkop-bank' },
        durham: { area: 'doornkop-bank' },
        'rifle-brigade': { area: 'doornkop-bank' },
        ermelo: { area: 'grobelaar-mountain' },
      },
      brigades: { '4th-light': { objective: 'pont-koppies' } },
    },
  },
  dice: [
    { draw: 'boer-none', for: 'event/boer' },
    { total: 9, for: 'shaken' },
    { draw: 'no-event', for: 'event/british' },
  ],
  answering: ['endMovement', 'cease', 'endOrders'],
  steps: [
    {
      goal: {
        en: 'Turn 8. The confidence of the Boers stands at 4: you have hurt them, and Lyttelton holds the trench on Doornkop Bank. Look at the ruler under the map: the mark of confidence lags behind the turn.',
        pl: 'Etap 8. Pewność Burów wynosi 4: zadałeś im straty, a Lyttelton trzyma okop na Brzegu Doornkop. Spójrz na tor pod mapą: znacznik pewności został w tyle za etapem.',
      },
      why: {
        en: 'At the end of each turn in which confidence is not above the turn number, two dice are rolled and the gap is added. Twelve or more shakes them. Shaken twice, they leave, and Ladysmith is open.',
        pl: 'Pod koniec każdego etapu, w którym pewność nie przewyższa jego numeru, rzuca się dwiema kośćmi i dodaje różnicę. Dwanaście lub więcej chwieje Burami. Zachwiani dwa razy odchodzą, a droga do Ladysmith stoi otworem.',
      },
      show: ['doornkop-bank'],
    },
    {
      goal: {
        en: 'Lyttelton is ordered on to the Pont Koppies. Take the Durhams along, and leave the Rifle Brigade in the trench.',
        pl: 'Lyttelton ma rozkaz iść dalej, na Pagórki Pont. Zabierz Durham Light Infantry, a Rifle Brigade zostaw w okopie.',
      },
      why: {
        en: 'A captured trench counts only while a unit of yours is in it. If you leave, it is Boer again at the end of the turn, whether or not anybody comes.',
        pl: 'Zdobyty okop liczy się tylko, dopóki jest w nim twoja jednostka. Jeśli wyjdziesz, pod koniec etapu znów jest burski, nawet gdy nikt nie przyjdzie.',
      },
      show: ['durham', 'pont-koppies'],
      play: ['take ldr-4th-light with=durham', 'march ldr-4th-light to=pont-koppies'],
      wrong: [
        {
          choice: 'takeAll',
          say: {
            en: 'then nobody holds Doornkop Bank: the trench would be lost, and confidence would go up by one.',
            pl: 'wtedy nikt nie trzyma Brzegu Doornkop: okop by przepadł, a pewność wzrosła o jeden.',
          },
        },
        {
          choice: 'take with=rifle-brigade',
          say: {
            en: 'either battalion may stay; here the Rifle Brigade does.',
            pl: 'zostać może dowolny batalion; tutaj zostaje Rifle Brigade.',
          },
        },
      ],
      help: {
        en: 'Pick the Durham Light Infantry, then the Pont Koppies to the east.',
        pl: 'Wskaż Durham Light Infantry, potem Pagórki Pont na wschodzie.',
      },
    },
    {
      goal: {
        en: 'The Rifle Brigade stays where it is. Say that the brigade is done.',
        pl: 'Rifle Brigade zostaje na miejscu. Zakończ ruch brygady.',
      },
      show: ['rifle-brigade'],
      play: ['endBrigade ldr-4th-light'],
      wrong: [
        {
          choice: 'move rifle-brigade',
          say: {
            en: 'the trench would stand empty, and be lost.',
            pl: 'okop zostałby pusty i przepadł.',
          },
        },
      ],
      otherwise: {
        en: 'the brigade stands as we want it.',
        pl: 'brygada stoi tak, jak trzeba.',
      },
      help: {
        en: 'The answer reads “Brigade done”.',
        pl: 'Odpowiedź brzmi „Brygada gotowa”.',
      },
      done: { event: 'boersShaken' },
    },
    {
      goal: {
        en: 'Confidence rose to 5, as it does every turn; the turn is 8, a gap of three. The dice showed nine: twelve. The Boers are shaken for the first time.',
        pl: 'Pewność wzrosła do 5, jak co etap; jest etap 8, różnica trzech. Na kościach dziewięć: razem dwanaście. Burowie są po raz pierwszy zachwiani.',
      },
      why: {
        en: 'With a gap of three that is better than one chance in four each turn; with six, nearly three in four. Every trench, every commando you reduce widens it; every battalion you lose closes it.',
        pl: 'Przy różnicy trzech to ponad jedna szansa na cztery w każdym etapie; przy sześciu prawie trzy na cztery. Każdy okop i każde osłabione komando powiększa różnicę; każdy stracony batalion ją zmniejsza.',
      },
    },
  ],
  end: {
    en: 'You win not by killing but by shaking them twice, and your own losses decide what it is worth: up to box 14 of the loss track it is a victory.',
    pl: 'Wygrywasz nie zabijaniem, lecz zachwianiem ich dwa razy, a o wartości zwycięstwa decydują twoje straty: do pola 14 toru strat jest pełne.',
  },
};
