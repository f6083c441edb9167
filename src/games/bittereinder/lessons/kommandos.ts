import type { LessonFile } from '../../../kernel/lesson.ts';

/** October 1899: the Natal Army is raised at the border, and a Kommando joins it on the march. */
export const kommandos: LessonFile = {
  id: 'kommandos',
  title: { en: 'The Kommandos are called up', pl: 'Pobór komand' },
  about: {
    en: 'Raise the Natal Army, call Kommandos into it, and let another join on the way.',
    pl: 'Wystaw Armię Natalską, wezwij do niej komanda i niech jeszcze jedno dołączy w drodze.',
  },
  minutes: 4,
  side: 'republics',
  position: { scenario: 'campaign' },
  answering: [
    'station g-natal to=N3',
    'station g-cape-1 to=C13',
    'station g-cape-2 to=C10',
    'station cav-bethune to=N1',
    'raise army-western to=F3',
    'ready',
    'done',
  ],
  steps: [
    {
      goal: {
        en: 'October 1899. Every district of the two Republics has called up its burghers: thirty-five Kommandos, each in its home area. Mounted, fast, and free of charge at home.',
        pl: 'Październik 1899. Każdy okręg obu Republik powołał swoich burgherów: trzydzieści pięć komand, każde na swoim obszarze macierzystym. Konne, szybkie, a u siebie walczą za darmo.',
      },
      why: {
        en: 'In an attack, though, only one Kommando fights, unless a leader or an army leads several. For great blows you have two armies.',
        pl: 'W ataku jednak walczy tylko jedno komando, chyba że kilka prowadzi dowódca albo armia. Do wielkich uderzeń masz dwie armie.',
      },
      show: ['T8', 'T49', 'F1'],
    },
    {
      goal: {
        en: 'Raise the Natal Army in Utrecht, on the border of Natal, one march from Dundee.',
        pl: 'Wystaw Armię Natalską w Utrechcie, na granicy Natalu, o jeden marsz od Dundee.',
      },
      why: {
        en: 'It may begin in any area of the Transvaal, but it is slow: one area in a turn, with its ox wagons and guns.',
        pl: 'Może zacząć na dowolnym obszarze Transwalu, ale jest powolna: jeden obszar na etap, z wołami i działami.',
      },
      show: ['T49', 'N7'],
      play: ['raise army-natal to=T49'],
      wrong: [
        {
          choice: 'raise to=T8',
          say: {
            en: 'Pretoria is safe, and many months’ march from Natal. The first month is yours alone: begin at the border.',
            pl: 'w Pretorii jest bezpieczna, ale do Natalu ma stamtąd wiele miesięcy marszu. Pierwszy miesiąc należy tylko do ciebie: zacznij na granicy.',
          },
        },
        {
          choice: 'raise to=T47',
          say: {
            en: 'Wakkerstroom is at the border too, but it leads to Newcastle, where nobody is. The enemy is in Dundee.',
            pl: 'Wakkerstroom też leży na granicy, ale prowadzi do Newcastle, gdzie nikogo nie ma. Wróg jest w Dundee.',
          },
        },
      ],
      otherwise: {
        en: 'from there it does not reach Dundee in the first month. Utrecht does.',
        pl: 'stamtąd w pierwszym miesiącu nie dojdzie do Dundee. Z Utrechtu dojdzie.',
      },
      help: {
        en: 'Click Utrecht, in the south-east of the Transvaal, next to Dundee.',
        pl: 'Kliknij Utrecht na południowym wschodzie Transwalu, obok Dundee.',
      },
    },
    {
      goal: {
        en: 'Now fill its box. Call in the Kommandos of Utrecht, Wakkerstroom and Vryheid.',
        pl: 'Teraz zapełnij jej pole. Wezwij komanda z Utrechtu, Wakkerstroom i Vryheid.',
      },
      why: {
        en: 'The army alone has ten points. All in its box add theirs, move with it, and share its fate. Any Kommando of the Transvaal may come, but who leaves home must be paid for when he fights.',
        pl: 'Sama armia ma dziesięć punktów. Każdy w jej polu dodaje swoje, idzie z nią i dzieli jej los. Może przyjść każde komando Transwalu, ale za walkę poza domem trzeba płacić.',
      },
      show: ['T49-kommando', 'T47-kommando', 'T50-kommando'],
      play: ['muster T49-kommando', 'muster T47-kommando', 'muster T50-kommando'],
      free: true,
      done: {
        all: [
          { choice: 'muster T49-kommando' },
          { choice: 'muster T47-kommando' },
          { choice: 'muster T50-kommando' },
        ],
      },
      wrong: [
        {
          choice: 'ready',
          say: {
            en: 'so far the box is not what it should be. With ten points alone the army will impress nobody.',
            pl: 'pole armii nie jest jeszcze takie, jak trzeba. Z samymi dziesięcioma punktami nikogo nie przestraszy.',
          },
        },
        {
          choice: 'muster T48-kommando',
          say: {
            en: 'Piet Retief may come, of course. But we want to see it join on the march: leave it at home for now.',
            pl: 'Piet Retief oczywiście może. Chcemy jednak zobaczyć, jak dołącza w marszu: na razie niech zostanie.',
          },
        },
      ],
      help: {
        en: 'Choose “Utrecht Kommando into the box”, then those of Wakkerstroom and Vryheid.',
        pl: 'Wybierz „Komando Utrecht do pola armii”, potem Wakkerstroom i Vryheid.',
      },
    },
    {
      goal: {
        en: 'That is enough for Dundee. Say that the army is ready.',
        pl: 'Na Dundee wystarczy. Powiedz, że armia jest gotowa.',
      },
      why: {
        en: 'Nineteen points against eleven in Dundee.',
        pl: 'Dziewiętnaście punktów na jedenaście w Dundee.',
      },
      show: ['T49', 'N7'],
      play: ['ready'],
      otherwise: {
        en: 'more men make the army stronger, but whoever sits in its box dies with it. Keep the others at home this time.',
        pl: 'więcej ludzi to większa siła, ale kto jest w polu armii, ginie razem z nią. Tym razem reszta niech zostanie w domu.',
      },
      help: { en: 'The button reads “Ready”.', pl: 'Przycisk nazywa się „Gotowe”.' },
    },
    {
      goal: {
        en: 'The war begins, and the first move is yours. March the Natal Army to Dundee.',
        pl: 'Zaczyna się wojna i pierwszy ruch jest twój. Poprowadź Armię Natalską do Dundee.',
      },
      why: {
        en: 'An army moves as one piece: whoever is in its box comes along by himself.',
        pl: 'Armia rusza się jak jeden żeton: kto jest w jej polu, idzie z nią sam z siebie.',
      },
      show: ['army-natal', 'N7'],
      play: ['from at=T49', 'take army-natal', 'go to=N7'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'this takes a single Kommando out of the box, to ride on its own. Take the army itself.',
            pl: 'tak wyjmujesz z pola jedno komando, żeby jechało samo. Weź samą armię.',
          },
        },
        {
          choice: 'go to=N8',
          say: {
            en: 'Newcastle is empty: one Kommando could take it. The army belongs where the enemy is.',
            pl: 'Newcastle jest puste: zajmie je jedno komando. Armia ma iść tam, gdzie wróg.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'the free month would be gone. It does not come back.',
            pl: 'darmowy miesiąc by przepadł. Drugi raz się nie zdarzy.',
          },
        },
      ],
      otherwise: {
        en: 'first the army, from Utrecht to Dundee.',
        pl: 'najpierw armia, z Utrechtu do Dundee.',
      },
      help: {
        en: 'Click Utrecht, choose the Natal Army, then click Dundee.',
        pl: 'Kliknij Utrecht, wybierz Armię Natalską, potem kliknij Dundee.',
      },
    },
    {
      goal: {
        en: 'The Piet Retief Kommando is mounted and free. Let it ride after the army to Dundee.',
        pl: 'Komando Piet Retief jest konne i wolne. Niech pojedzie za armią do Dundee.',
      },
      why: {
        en: 'A Kommando rides two areas. Whoever stands in the area of an army when the phase ends is taken into its box, without being asked.',
        pl: 'Komando przejeżdża dwa obszary. Kto pod koniec fazy stoi na obszarze armii, trafia do jej pola, nikt go o to nie pyta.',
      },
      show: ['T48-kommando', 'N7'],
      play: ['from at=T48', 'take T48-kommando', 'go to=N7'],
      wrong: [
        {
          choice: 'done',
          say: {
            en: 'the month is not over yet: Piet Retief can still reach the army.',
            pl: 'miesiąc się jeszcze nie skończył: Piet Retief zdąży dojść do armii.',
          },
        },
      ],
      otherwise: {
        en: 'in the real game you would move many more this month. Here only Piet Retief rides, to Dundee.',
        pl: 'w prawdziwej rozgrywce ruszyłbyś w tym miesiącu wielu innych. Tu jedzie tylko Piet Retief, do Dundee.',
      },
      help: {
        en: 'Click Piet Retief, north-east of Utrecht, choose its Kommando, then click Dundee.',
        pl: 'Kliknij Piet Retief, na północny wschód od Utrechtu, wybierz tamtejsze komando, potem kliknij Dundee.',
      },
    },
    {
      goal: {
        en: 'End the movement, and look into the box of the Natal Army.',
        pl: 'Zakończ ruch i zajrzyj do pola Armii Natalskiej.',
      },
      show: ['N7'],
      play: ['done'],
      otherwise: {
        en: 'enough for this lesson: end the movement.',
        pl: 'na tę lekcję wystarczy: zakończ ruch.',
      },
      help: { en: 'The button reads “Done”.', pl: 'Przycisk nazywa się „Koniec”.' },
      done: { event: 'absorbed', with: { at: 'N7' } },
    },
    {
      goal: {
        en: 'Piet Retief is in the box: twenty points in all. To send a Kommando home again, take it out before the army moves, in the rail or the land phase.',
        pl: 'Piet Retief jest w polu armii: razem dwadzieścia punktów. Żeby odesłać komando do domu, wyjmij je, zanim armia ruszy, w fazie kolejowej albo lądowej.',
      },
      why: {
        en: 'An army cannot retreat. If it is ever forced to, it is lost with all who are in it, and the Empire’s morale rises. Dissolve it in time.',
        pl: 'Armia nie może się wycofać. Zmuszona do odwrotu ginie ze wszystkimi, którzy w niej są, a morale Imperium rośnie. Rozpuść ją w porę.',
      },
      show: ['army-natal'],
    },
  ],
  end: {
    en: 'Kommandos fight singly and for nothing at home; an army makes one fist of many. It is slow, it must be paid for, and it dies rather than retreat.',
    pl: 'Komanda walczą pojedynczo, a u siebie za darmo; armia robi z wielu jedną pięść. Jest powolna, trzeba za nią płacić i prędzej zginie, niż się cofnie.',
  },
};
