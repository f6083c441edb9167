import type { LessonFile } from '../../../kernel/lesson.ts';

/** Ladysmith is shut in, holds out, and is relieved. */
export const siege: LessonFile = {
  id: 'siege',
  title: { en: 'Ladysmith holds out', pl: 'Ladysmith się trzyma' },
  about: {
    en: 'Choose a siege instead of a defeat, wait for the test, and march to the relief.',
    pl: 'Wybierz oblężenie zamiast klęski, przeczekaj test i ruszaj z odsieczą.',
  },
  minutes: 5,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'republicanCombat',
      wcp: 120,
      pieces: {
        'g-ladysmith': 'N6',
        'cav-5dg': 'N6',
        'cav-5l': 'N6',
        'sup-1': 'N6',
        'army-natal': 'N6',
        'T6-kommando': 'N6',
        'T45-kommando': 'N6',
        'bde-2': 'N4',
        'bde-4': 'N4',
        'bde-5': 'N4',
        'bde-6': 'N4',
        'bde-10': 'N4',
        'sup-2': 'N4',
      },
      boxes: { 'T6-kommando': 'army-natal', 'T45-kommando': 'army-natal' },
    },
  },
  dice: [
    { face: 4, for: 'siege/N6' },
    { face: 5, for: 'combat/N6' },
  ],
  play: [
    { side: 'republics', choice: 'attack at=N6 as=field' },
    { side: 'republics', choice: 'commit n=24' },
  ],
  answering: ['commit n=24', 'ready', 'done'],
  steps: [
    {
      goal: {
        en: 'The Natal Army has come to Ladysmith and attacks: twenty-four points against twelve. Inside are the garrison, two mounted regiments and a supply unit.',
        pl: 'Armia Natalska stanęła pod Ladysmith i atakuje: dwadzieścia cztery punkty na dwanaście. W środku są garnizon, dwa pułki konne i tabor.',
      },
      why: {
        en: 'A garrison cannot retreat. At 2:1 a 4, 5 or 6 would be the end of it, and of a piece of your morale.',
        pl: 'Garnizon nie może się wycofać. W kolumnie 2:1 wynik 4, 5 lub 6 byłby jego końcem i kosztowałby cię morale.',
      },
      show: ['N6', 'army-natal'],
    },
    {
      goal: {
        en: 'Attacked in a town that you control, you need not fight. Choose to be besieged.',
        pl: 'Zaatakowany w mieście, które kontrolujesz, nie musisz walczyć. Daj się oblec.',
      },
      why: {
        en: 'There is no combat then, and the Republics pay nothing. All who are in the town are shut in together. There are only five siege markers.',
        pl: 'Walki wtedy nie ma, a Republiki nic nie płacą. Zamknięci są wszyscy, którzy są w mieście. Znaczników oblężenia jest tylko pięć.',
      },
      show: ['N6'],
      play: ['shutIn'],
      wrong: [
        {
          choice: 'stand',
          say: {
            en: 'in half of all cases the garrison is lost and the rest must run, wagons and all. Behind the walls time works for you.',
            pl: 'w połowie wypadków garnizon przepada, a reszta musi uciekać, z taborem włącznie. Za murami czas pracuje dla ciebie.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Be besieged”.',
        pl: 'Odpowiedź brzmi „Dać się oblec”.',
      },
    },
    {
      goal: {
        en: 'Your own combat phase. The besieged have wagons and could make a sortie: twelve points against twenty-four. Leave it, and end the phase.',
        pl: 'Twoja faza walki. Oblężeni mają tabor i mogliby zrobić wypad: dwanaście punktów na dwadzieścia cztery. Zostaw to i zakończ fazę.',
      },
      why: {
        en: 'Besieged units cannot be attacked. They cannot move either, and attack only if a supply unit is shut in with them. Beaten in a sortie they are lost, every one.',
        pl: 'Oblężonych nie można atakować. Nie mogą się też ruszać, a sami atakują tylko wtedy, gdy jest z nimi tabor. Pobici w wypadzie przepadają, wszyscy.',
      },
      show: ['N6'],
      play: ['done'],
      wrong: [
        {
          choice: 'attack as=sortie',
          say: {
            en: 'at 1:2 four faces of the die beat the sortie back, and with it all of Ladysmith is lost.',
            pl: 'w kolumnie 1:2 cztery ścianki kości odpierają wypad, a z nim przepada całe Ladysmith.',
          },
        },
      ],
      help: { en: 'The button reads “Done”.', pl: 'Przycisk nazywa się „Koniec”.' },
      done: { event: 'phaseBegins', with: { phase: 'empireLand' } },
    },
    {
      goal: {
        en: 'Turn 3 has ended, and every third turn each siege is tested. The die was a 4, lower than your morale of 7: Ladysmith holds out.',
        pl: 'Skończył się etap 3, a co trzeci etap testuje się każde oblężenie. Wypadło 4, mniej niż twoje morale 7: Ladysmith się trzyma.',
      },
      why: {
        en: 'A result as high as morale or higher is a surrender. The wagons have been eaten up now, and without them one is added to the die in turn 6. The lower the morale, the sooner towns fall.',
        pl: 'Wynik równy morale lub wyższy oznacza kapitulację. Tabor jest już zjedzony, a bez niego w etapie 6 do kości dodaje się jeden. Im niższe morale, tym prędzej padają miasta.',
      },
      show: ['N6'],
    },
    {
      goal: {
        en: 'It is turn 4, and the relief is ready: five brigades at Colenso. March all of them, with their wagons, to Ladysmith.',
        pl: 'Jest etap 4 i odsiecz gotowa: pięć brygad w Colenso. Poprowadź wszystkie, z taborem, do Ladysmith.',
      },
      why: {
        en: 'They enter the area, but not the town: relievers are not besieged. They need wagons of their own, for those in the town serve the besieged alone.',
        pl: 'Wchodzą na obszar, ale nie do miasta: odsiecz nie jest oblężona. Musi mieć własny tabor, bo ten w mieście służy tylko oblężonym.',
      },
      show: ['N4', 'N6'],
      play: ['from at=N4', 'all', 'go to=N6'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'every brigade counts against the army. Choose “Everyone who can come along”.',
            pl: 'przeciw armii liczy się każda brygada. Wybierz „Wszyscy, którzy mogą”.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'another month, and in turn 6 the test again, this time with one added.',
            pl: 'kolejny miesiąc, a w etapie 6 znów test, tym razem z dodanym jednym.',
          },
        },
      ],
      otherwise: {
        en: 'the besiegers are in Ladysmith. March there.',
        pl: 'oblegający są pod Ladysmith. Idź tam.',
      },
      help: {
        en: 'Click Colenso, take everyone along, then click Ladysmith to the north.',
        pl: 'Kliknij Colenso, zabierz wszystkich, potem kliknij Ladysmith na północy.',
      },
      done: { position: 'pieces.bde-10', is: 'N6' },
    },
    {
      goal: {
        en: 'The army stayed. Attack it: fifty points against twenty-four.',
        pl: 'Armia została. Zaatakuj ją: pięćdziesiąt punktów na dwadzieścia cztery.',
      },
      show: ['N6', 'army-natal'],
      play: ['attack at=N6 as=field'],
      wrong: [
        {
          choice: 'done',
          say: {
            en: 'five brigades have come all this way. At 2:1 half of the results break the siege.',
            pl: 'pięć brygad przyszło tu z daleka. W kolumnie 2:1 połowa wyników przerywa oblężenie.',
          },
        },
        {
          choice: 'some',
          say: {
            en: 'with fewer brigades it is a lower column. Use all of them.',
            pl: 'mniej brygad to niższa kolumna. Użyj wszystkich.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Attack in Ladysmith”.',
        pl: 'Odpowiedź brzmi „Atak: Ladysmith”.',
      },
      done: { event: 'siegeLifted' },
    },
    {
      goal: {
        en: 'A 5: the defender retreats. An army cannot, and so the Natal Army is lost with both its Kommandos. The siege is over at once, and your morale rises by one.',
        pl: 'Wypadło 5: obrońca się wycofuje. Armia nie może, więc Armia Natalska przepada z oboma komandami. Oblężenie kończy się natychmiast, a twoje morale rośnie o jeden.',
      },
      why: {
        en: 'A siege is lifted too when the besiegers grow weaker than the besieged. And had it fallen: all lost for good, morale down by one for the surrender and one more for each garrison and brigade.',
        pl: 'Oblężenie kończy się też, gdy oblegający są słabsi od oblężonych. A gdyby miasto padło: wszyscy straceni na zawsze, morale w dół o jeden za kapitulację i jeszcze o jeden za każdy garnizon i każdą brygadę.',
      },
      show: ['N6'],
    },
  ],
  end: {
    en: 'A siege saves a garrison and costs the Boers no commitment, but it ties down their men. It is tested in turns 3, 6, 9 and so on against your morale. Come with wagons, and come before morale falls.',
    pl: 'Oblężenie ratuje garnizon i nie kosztuje Burów zaangażowania, ale wiąże ich ludzi. W etapach 3, 6, 9 i tak dalej testuje się je wobec twojego morale. Przyjdź z taborem, i zanim morale spadnie.',
  },
};
