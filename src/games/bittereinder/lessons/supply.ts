import type { LessonFile } from '../../../kernel/lesson.ts';

/** A brigade and wagons come by ship, train and on foot, and an attack becomes possible. */
export const supply: LessonFile = {
  id: 'supply',
  title: { en: 'Ships, trains, wagons', pl: 'Statki, pociągi, tabory' },
  about: {
    en: 'Bring reinforcements to the front in one month, and learn why the wagons must come too.',
    pl: 'Sprowadź posiłki na front w jeden miesiąc i zobacz, dlaczego tabor musi iść z nimi.',
  },
  minutes: 4,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 4,
      phase: 'reinforcement',
      wcp: 120,
      pieces: { 'bde-10': 'reserve', 'sup-5': 'reserve', 'bde-5': 'N3', 'T45-kommando': 'N4' },
      due: { 'bde-10': 4, 'sup-5': 4 },
    },
  },
  dice: [{ face: 3, for: 'combat/N4' }],
  answering: ['commit n=6', 'retreatAll to=N6', 'done'],
  steps: [
    {
      goal: {
        en: 'At Colenso the Heidelberg Kommando bars the way. In Estcourt, one march away, stands the 5th Brigade, but it has no wagons: it may march and defend itself, and not attack.',
        pl: 'Pod Colenso drogę zamyka komando Heidelberg. W Estcourt, o jeden marsz stąd, stoi 5. Brygada, ale nie ma taboru: może maszerować i się bronić, atakować nie.',
      },
      why: {
        en: 'Infantry and garrisons attack only with a supply unit in their area. Mounted troops need one within a ride of two areas. In defence nobody needs any, and an attack uses nothing up.',
        pl: 'Piechota i garnizony atakują tylko z taborem na swoim obszarze. Konnica potrzebuje go w zasięgu dwóch obszarów. W obronie nikt go nie potrzebuje, a atak niczego nie zużywa.',
      },
      show: ['N4', 'N3', 'bde-5'],
    },
    {
      goal: {
        en: 'Reinforcements have landed in Cape Town: the 10th Brigade and a supply unit. Send both by sea to Durban.',
        pl: 'W Kapsztadzie wylądowały posiłki: 10. Brygada i tabor. Wyślij ich morzem do Durbanu.',
      },
      why: {
        en: 'Every unit of the Empire has its month, and all land in Cape Town. From there ships go to any other port of yours, at the beginning of the turn.',
        pl: 'Każda jednostka Imperium ma swój miesiąc i wszystkie lądują w Kapsztadzie. Stamtąd statki płyną do każdego twojego portu, na początku etapu.',
      },
      show: ['C9', 'N1'],
      play: ['from at=C9', 'all', 'go to=N1'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'brigade and wagons belong together: one is useless without the other. Choose everyone.',
            pl: 'brygada i tabor należą do siebie: jedno bez drugiego na nic. Wybierz wszystkich.',
          },
        },
        {
          choice: 'go to=C27',
          say: {
            en: 'East London is a good harbour for the Free State. The way to Colenso begins in Durban.',
            pl: 'East London to dobry port na Oranię. Droga do Colenso zaczyna się w Durbanie.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'from Cape Town no railway leads to Natal. Without a ship they would be on the road for a year.',
            pl: 'z Kapsztadu żadna kolej nie prowadzi do Natalu. Bez statku szliby rok.',
          },
        },
      ],
      otherwise: {
        en: 'they are needed in Natal, and its port is Durban.',
        pl: 'są potrzebni w Natalu, a jego portem jest Durban.',
      },
      help: {
        en: 'Click Cape Town, take everyone along, then click Durban on the east coast.',
        pl: 'Kliknij Kapsztad, zabierz wszystkich, potem kliknij Durban na wschodnim wybrzeżu.',
      },
      done: { event: 'phaseBegins', with: { phase: 'empireRail' } },
    },
    {
      goal: {
        en: 'Now by train from Durban to Estcourt, to the 5th Brigade.',
        pl: 'Teraz pociągiem z Durbanu do Estcourt, do 5. Brygady.',
      },
      show: ['N1', 'N3'],
      play: ['from at=N1', 'all', 'go to=N3'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'there is room on the train for both. Leave the wagons behind, and nobody attacks this month.',
            pl: 'w pociągu jest miejsce dla obojga. Jeśli zostawisz tabor, w tym miesiącu nikt nie zaatakuje.',
          },
        },
        {
          choice: 'go to=N2',
          say: {
            en: 'Pietermaritzburg is half-way. From there Colenso is two marches, and infantry goes one.',
            pl: 'Pietermaritzburg jest w pół drogi. Stamtąd do Colenso są dwa marsze, a piechota robi jeden.',
          },
        },
        {
          choice: 'from at=N3',
          say: {
            en: 'the 5th Brigade is where it should be. Fetch the others.',
            pl: '5. Brygada jest tam, gdzie trzeba. Ściągnij pozostałych.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'then they stay in Durban this month.',
            pl: 'wtedy zostaną w tym miesiącu w Durbanie.',
          },
        },
      ],
      otherwise: {
        en: 'the train should run as far as it can towards Colenso: to Estcourt.',
        pl: 'pociąg ma dojechać jak najbliżej Colenso: do Estcourt.',
      },
      help: {
        en: 'Click Durban, take everyone along, then click Estcourt.',
        pl: 'Kliknij Durban, zabierz wszystkich, potem kliknij Estcourt.',
      },
      done: { event: 'phaseBegins', with: { phase: 'empireLand' } },
    },
    {
      goal: {
        en: 'The third stretch of the same month, on foot: lead both brigades and the wagons to Colenso.',
        pl: 'Trzeci odcinek w tym samym miesiącu, pieszo: poprowadź obie brygady i tabor do Colenso.',
      },
      why: {
        en: 'Wagons go one area, as infantry does. They never go into the mountains.',
        pl: 'Tabor przechodzi jeden obszar, jak piechota. W góry nie wejdzie nigdy.',
      },
      show: ['N3', 'N4'],
      play: ['from at=N3', 'all', 'go to=N4'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'whoever stays in Estcourt is missing at Colenso, the wagons most of all.',
            pl: 'kto zostanie w Estcourt, tego zabraknie pod Colenso, a taboru najbardziej.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'they have come by sea and rail for this. One march more.',
            pl: 'po to płynęli i jechali. Jeszcze jeden marsz.',
          },
        },
      ],
      otherwise: {
        en: 'the Kommando is at Colenso. March there.',
        pl: 'komando jest pod Colenso. Idź tam.',
      },
      help: {
        en: 'Click Estcourt, take everyone along, then click Colenso.',
        pl: 'Kliknij Estcourt, zabierz wszystkich, potem kliknij Colenso.',
      },
      done: { position: 'pieces.sup-5', is: 'N4' },
    },
    {
      goal: {
        en: 'The wagons are there: attack, with both brigades.',
        pl: 'Tabor jest na miejscu: atakuj, obiema brygadami.',
      },
      why: {
        en: 'One supply unit is enough for everybody in its area. Twenty points against six: the column 3:1.',
        pl: 'Jeden tabor wystarcza wszystkim na swoim obszarze. Dwadzieścia punktów na sześć: kolumna 3:1.',
      },
      show: ['N4'],
      play: ['attack at=N4'],
      wrong: [
        {
          choice: 'some',
          say: {
            en: 'one brigade alone would have the column 1.5:1. You have two.',
            pl: 'sama jedna brygada miałaby kolumnę 1,5:1. Masz dwie.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'ship, train and march for nothing? Attack.',
            pl: 'statek, pociąg i marsz na nic? Atakuj.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Attack in Colenso”.',
        pl: 'Odpowiedź brzmi „Atak: Colenso”.',
      },
      done: { event: 'rout' },
    },
    {
      goal: {
        en: 'The Kommando is gone and the way is free. But think of the wagons: had your attack failed, they would have had to run with the rest, and the Republics would have won two dice of commitment.',
        pl: 'Komando odeszło, droga wolna. Pomyśl jednak o taborze: gdyby atak się nie udał, musiałby uciekać z resztą, a Republiki zyskałyby dwie kości zaangażowania.',
      },
      why: {
        en: 'The same holds if they are caught alone. De Wet and De la Rey add their command number to it. Never leave wagons without a guard.',
        pl: 'Tak samo, gdy ktoś złapie go bez osłony. De Wet i De la Rey dodają do tego swoją liczbę dowodzenia. Nigdy nie zostawiaj taboru bez straży.',
      },
      show: ['sup-5', 'N4'],
    },
    {
      goal: {
        en: 'And whoever is lost? A unit of the Empire rolls a die and comes back after as many months, in Cape Town. Who surrendered in a siege does not. A Kommando never does.',
        pl: 'A kto przepadnie? Jednostka Imperium rzuca kością i po tylu miesiącach wraca, w Kapsztadzie. Kto skapitulował w oblężeniu, nie wraca. Komando nie wraca nigdy.',
      },
      why: {
        en: 'The calendar on the page says who comes when.',
        pl: 'Kto kiedy przybywa, mówi kalendarz na stronie.',
      },
      show: ['C9'],
    },
  ],
  end: {
    en: 'By sea, by rail, on foot: in one month a brigade gets from Cape Town to the front. With wagons it can attack there. Without them it can only wait.',
    pl: 'Morzem, koleją, pieszo: w jeden miesiąc brygada dotrze z Kapsztadu na front. Z taborem może tam atakować. Bez niego może tylko czekać.',
  },
};
