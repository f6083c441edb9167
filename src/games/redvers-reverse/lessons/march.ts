import type { LessonFile } from '../../../kernel/lesson.ts';

/** A leader has his order: the brigade marches with him, and a battalion catches up. */
export const march: LessonFile = {
  id: 'march',
  title: { en: 'A brigade marches', pl: 'Brygada maszeruje' },
  about: {
    en: 'Hart has his order. March with him, and keep his battalions together.',
    pl: 'Hart ma rozkaz. Maszeruj z nim i trzymaj jego bataliony razem.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'colenso',
    differs: {
      turn: 2,
      phase: 'britishMovement',
      confidence: 2,
      pieces: { dublin: { area: 'west-veld' } },
      brigades: { '5th-irish': { objective: 'native-flats' } },
    },
  },
  answering: ['endMovement', 'endBrigade'],
  steps: [
    {
      goal: {
        en: 'Hart’s objective is Native Flats. He goes there by the shortest way, with as many of his battalions as stand with him. The Dublin Fusiliers lag behind in the West Veld.',
        pl: 'Celem Harta jest Równina Native. Idzie tam najkrótszą drogą, z tymi batalionami, które stoją przy nim. Fizylierzy z Dublina zostali w tyle, w Zachodnim weldzie.',
      },
      show: ['native-flats', 'ldr-5th-irish', 'dublin'],
    },
    {
      goal: {
        en: 'Take along everybody who can come.',
        pl: 'Zabierz wszystkich, którzy mogą iść.',
      },
      why: {
        en: 'A leader may march with one battalion or with all. The slowest sets the pace: infantry goes two areas in a turn.',
        pl: 'Dowódca może iść z jednym batalionem albo ze wszystkimi. Tempo nadaje najwolniejszy: piechota przechodzi dwa obszary na etap.',
      },
      show: ['ldr-5th-irish'],
      play: ['takeAll ldr-5th-irish'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'this picks one battalion, and the others would have to follow on their own. There is a button that takes all of them.',
            pl: 'tak wybierasz jeden batalion, a pozostałe musiałyby iść same. Jest przycisk, który zabiera wszystkie.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Take all that can come”.',
        pl: 'Odpowiedź brzmi „Zabierz wszystkich, którzy mogą iść”.',
      },
    },
    {
      goal: {
        en: 'March to Hart’s Ridge, and from there on to Native Flats.',
        pl: 'Pomaszeruj na Grzbiet Harta, a stamtąd na Równinę Native.',
      },
      why: {
        en: 'Each area costs one movement point. Two areas are all that the infantry has; at his objective Hart stops, and the marker comes off.',
        pl: 'Każdy obszar kosztuje jeden punkt ruchu. Piechota ma tylko dwa; u celu Hart się zatrzymuje, a znacznik znika.',
      },
      show: ['harts-ridge', 'native-flats'],
      play: ['march ldr-5th-irish to=harts-ridge', 'march ldr-5th-irish to=native-flats'],
      wrong: [
        {
          choice: 'halt',
          say: {
            en: 'the brigade may stop half-way, but then it stands there until next turn. It has a movement point left: march on.',
            pl: 'brygada może stanąć w pół drogi, ale wtedy czeka do następnego etapu. Ma jeszcze punkt ruchu: idź dalej.',
          },
        },
      ],
      otherwise: {
        en: 'this is another way. The shortest one to Native Flats leads over Hart’s Ridge.',
        pl: 'to inna droga. Najkrótsza na Równinę Native prowadzi przez Grzbiet Harta.',
      },
      help: {
        en: 'Click Hart’s Ridge, just north of West Camp, then Native Flats beyond it.',
        pl: 'Kliknij Grzbiet Harta tuż na północ od Obozu zachodniego, potem leżącą za nim Równinę Native.',
      },
    },
    {
      goal: {
        en: 'Now the Dublin Fusiliers. Bring them to Hart’s Ridge.',
        pl: 'Teraz Fizylierzy z Dublina. Poprowadź ich na Grzbiet Harta.',
      },
      why: {
        en: 'Units of a brigade try to stay within its radius: the leader’s area and every area next to it. Hart’s Ridge is next to Native Flats.',
        pl: 'Jednostki brygady starają się być w jej promieniu: na obszarze dowódcy i na obszarach sąsiednich. Grzbiet Harta sąsiaduje z Równiną Native.',
      },
      show: ['dublin', 'harts-ridge'],
      play: ['move dublin to=harts-ridge'],
      wrong: [
        {
          choice: 'endBrigade',
          say: {
            en: 'the brigade would be done, with the Dublins far behind it. A battalion alone helps nobody.',
            pl: 'ruch brygady by się skończył, a Fizylierzy z Dublina zostaliby daleko w tyle. Samotny batalion nikomu nie pomoże.',
          },
        },
      ],
      otherwise: {
        en: 'the other battalions stand well where they are. Bring up the Dublins.',
        pl: 'pozostałe bataliony stoją dobrze. Podciągnij Fizylierów z Dublina.',
      },
      help: {
        en: 'Click the Dublins in the West Veld, at the south-western edge, then Hart’s Ridge.',
        pl: 'Kliknij Fizylierów z Dublina w Zachodnim weldzie, przy południowo-zachodniej krawędzi, potem Grzbiet Harta.',
      },
    },
    {
      goal: {
        en: 'The Dublins have one more movement point: one step and the brigade is complete. Lead them to Native Flats.',
        pl: 'Fizylierzy z Dublina mają jeszcze jeden punkt ruchu: krok i brygada jest w komplecie. Wprowadź ich na Równinę Native.',
      },
      show: ['dublin', 'native-flats'],
      play: ['move dublin to=native-flats'],
      done: { position: 'pieces.dublin.area', is: 'native-flats' },
      otherwise: {
        en: 'this is allowed too, but together is better: the Dublins belong with Hart.',
        pl: 'razem lepiej: miejsce Fizylierów z Dublina jest przy Harcie.',
      },
      help: {
        en: 'Click the Dublins on Hart’s Ridge, then Native Flats.',
        pl: 'Kliknij Fizylierów z Dublina na Grzbiecie Harta, potem Równinę Native.',
      },
    },
  ],
  end: {
    en: 'First the leader goes, with whoever he takes; then the rest close up. Without a new order the brigade now stays at Native Flats.',
    pl: 'Najpierw rusza dowódca z tymi, których zabiera; potem dołącza reszta. Bez nowego rozkazu brygada zostanie teraz na Równinie Native.',
  },
};
