import type { LessonFile } from '../../../kernel/lesson.ts';

/** Trains from the coast to the front, and what stops them. */
export const railway: LessonFile = {
  id: 'railway',
  title: { en: 'The railway', pl: 'Kolej' },
  about: {
    en: 'Any number, any distance, in one go: what a train needs, and what stops it.',
    pl: 'Ilu chcesz, jak daleko chcesz, za jednym razem: czego pociąg potrzebuje i co go zatrzyma.',
  },
  minutes: 3,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 4,
      phase: 'empireRail',
      pieces: {
        'bde-3': 'C9',
        'bde-9': 'C9',
        'sup-3': 'C9',
        'cav-rim': 'B8',
        'F4-kommando': 'B1',
      },
      control: { B10: 'republics' },
    },
  },
  answering: ['done'],
  steps: [
    {
      goal: {
        en: 'Your brigades land in Cape Town, and the war is a thousand kilometres away. On foot they would need five months. The black line is the railway.',
        pl: 'Twoje brygady lądują w Kapsztadzie, a wojna jest tysiąc kilometrów stąd. Pieszo szłyby pięć miesięcy. Czarna linia to kolej.',
      },
      why: {
        en: 'Each side has a rail phase. In it any number of pieces may go any distance along connected track: brigades, garrisons, wagons, leaders.',
        pl: 'Każda strona ma swoją fazę ruchu kolejowego. Dowolna liczba żetonów może wtedy przejechać dowolną odległość po połączonych torach: brygady, garnizony, tabory, dowódcy.',
      },
      show: ['C9', 'C10', 'C11'],
    },
    {
      goal: {
        en: 'Send everyone in Cape Town to Orange River Station, the last station before the enemy.',
        pl: 'Wyślij wszystkich z Kapsztadu do Orange River Station, ostatniej stacji przed wrogiem.',
      },
      show: ['C9', 'C11'],
      play: ['from at=C9', 'all', 'go to=C11'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'this picks one. There is room for everybody: choose “Everyone who can come along”.',
            pl: 'tak wybierasz jednego. Miejsca starczy dla wszystkich: wybierz „Wszyscy, którzy mogą”.',
          },
        },
        {
          choice: 'go to=C10',
          say: {
            en: 'De Aar is on the way, but a train need not stop there. It runs on as far as the line is open.',
            pl: 'De Aar jest po drodze, ale pociąg nie musi tam stawać. Jedzie tak daleko, jak linia jest wolna.',
          },
        },
        {
          choice: 'from at=B8',
          say: {
            en: 'Rimington’s Guides come next. First the brigades in Cape Town.',
            pl: 'Rimington’s Guides będą następni. Najpierw brygady z Kapsztadu.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'the rail phase would be over, with both brigades still at the sea.',
            pl: 'faza kolejowa by się skończyła, a obie brygady zostałyby nad morzem.',
          },
        },
      ],
      otherwise: {
        en: 'the line leads there too, but the enemy stands beyond Orange River Station.',
        pl: 'tam też prowadzi linia, ale wróg stoi za Orange River Station.',
      },
      help: {
        en: 'Click Cape Town, take everyone along, then click Orange River Station in the north of the colony.',
        pl: 'Kliknij Kapsztad, zabierz wszystkich, potem kliknij Orange River Station na północy kolonii.',
      },
    },
    {
      goal: {
        en: 'Kimberley, two stations on, was not on offer. The Jacobsdal Kommando stands on the line at the Modder River, and no train passes an enemy.',
        pl: 'Kimberley, dwie stacje dalej, nie było do wyboru. Nad Modder River na linii stoi komando Jacobsdal, a żaden pociąg nie minie wroga.',
      },
      why: {
        en: 'A single Kommando is enough, whatever its strength. So is a town in enemy hands, even one without a man in it.',
        pl: 'Wystarczy jedno komando, wszystko jedno jak silne. Wystarczy też miasto w rękach wroga, choćby bez jednego człowieka.',
      },
      show: ['C11', 'B1', 'B2'],
    },
    {
      goal: {
        en: 'Rimington’s Guides wait at Taungs, north of Kimberley. Bring them by train to Kimberley.',
        pl: 'Rimington’s Guides czekają w Taungs, na północ od Kimberley. Przewieź ich koleją do Kimberley.',
      },
      why: {
        en: 'The stretch that is travelled must touch a friendly town, at its beginning, its end or on the way. Taungs and Warrenton are none, Vryburg is in Boer hands. Kimberley is yours, and so the train may run to Kimberley, but not to Warrenton half-way.',
        pl: 'Przejechany odcinek musi dotykać własnego miasta: na początku, na końcu albo po drodze. Taungs i Warrenton miastami nie są, Vryburg mają Burowie. Kimberley jest twoje, więc pociąg może dojechać do Kimberley, ale nie do Warrenton w pół drogi.',
      },
      show: ['cav-rim', 'B7', 'B2'],
      play: ['from at=B8', 'take cav-rim', 'go to=B2'],
      wrong: [
        {
          choice: 'done',
          say: {
            en: 'the Guides would stay alone on the open line, a day’s ride from Vryburg.',
            pl: 'Rimington’s Guides zostaliby sami w szczerym polu, o dzień jazdy od Vryburga.',
          },
        },
      ],
      otherwise: {
        en: 'the brigades have arrived well. Now the Guides, from Taungs to Kimberley.',
        pl: 'brygady dojechały dobrze. Teraz Rimington’s Guides, z Taungs do Kimberley.',
      },
      help: {
        en: 'Click Taungs, choose Rimington’s Guides, then click Kimberley to the south.',
        pl: 'Kliknij Taungs, wybierz Rimington’s Guides, potem kliknij Kimberley na południu.',
      },
      done: { position: 'pieces.cav-rim', is: 'B2' },
    },
    {
      goal: {
        en: 'The trains have run; now comes movement on land, and nobody is tired from the journey. March everyone from Orange River Station against the Kommando at the Modder River.',
        pl: 'Pociągi odjechały; teraz ruch lądowy, a podróż nikogo nie zmęczyła. Poprowadź wszystkich z Orange River Station na komando nad Modder River.',
      },
      why: {
        en: 'Ship, train and march do not exclude each other: in one month a brigade may use all three.',
        pl: 'Statek, pociąg i marsz się nie wykluczają: w jednym miesiącu brygada może użyć wszystkich trzech.',
      },
      show: ['C11', 'B1'],
      play: ['from at=C11', 'all', 'go to=B1'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'together is better, and the wagons have to come too: without them a brigade cannot attack.',
            pl: 'lepiej razem, a tabor też musi iść: bez niego brygada nie zaatakuje.',
          },
        },
        {
          choice: 'from at=B2',
          say: {
            en: 'the Guides hold Kimberley. Let the brigades clear the line.',
            pl: 'Rimington’s Guides trzymają Kimberley. Linię niech oczyszczą brygady.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'the month would end with the line still shut.',
            pl: 'miesiąc by minął, a linia dalej byłaby zamknięta.',
          },
        },
      ],
      otherwise: {
        en: 'the Kommando at the Modder River keeps the trains from Kimberley. March there.',
        pl: 'to komando nad Modder River nie puszcza pociągów do Kimberley. Idź tam.',
      },
      help: {
        en: 'Click Orange River Station, take everyone along, then click the area to the north, Modder River and Belmont.',
        pl: 'Kliknij Orange River Station, zabierz wszystkich, potem kliknij obszar na północy, Modder River and Belmont.',
      },
      done: { position: 'pieces.bde-9', is: 'B1' },
    },
  ],
  end: {
    en: 'Trains go anywhere along an open line: no enemy on it, no enemy town in between, and at least one town of your own that is neither besieged nor razed. The Boers know it as well: one Kommando on the track stops an army.',
    pl: 'Pociągi jadą wszędzie, gdzie linia jest wolna: bez wroga na torach, bez jego miasta po drodze i z choćby jednym własnym miastem, nieoblężonym i niespustoszonym. Burowie też to wiedzą: jedno komando na torach zatrzyma armię.',
  },
};
