import type { LessonFile } from '../../../kernel/lesson.ts';

/** 1901: three columns and two blockhouses close every way out, and then comes the attack. */
export const drive: LessonFile = {
  id: 'drive',
  title: { en: 'A drive', pl: 'Obława' },
  about: {
    en: 'Shut the ways out first, then attack: columns and blockhouses in the guerrilla years.',
    pl: 'Najpierw zamknij drogi odwrotu, potem atakuj: kolumny i blokhauzy w latach partyzantki.',
  },
  minutes: 5,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 20,
      phase: 'empireLand',
      wcp: 7,
      morale: 7,
      taken: 3,
      bothHeld: 9,
      pieces: {
        'bde-3': 'F17',
        'bde-9': 'F17',
        'sup-6': 'F17',
        'cav-iy-i': 'F18',
        'cav-iy-k': 'F18',
        'cav-iy-j': 'F22',
        'bn-mil1': 'F13',
        'bn-mil2': 'F13',
        'ldr-kitchener': 'F13',
        'F20-kommando': 'F21',
        'F11-kommando': 'F19',
        'T43-kommando': 'T43',
        'T34-kommando': 'T34',
      },
      blockhouses: { F17: 'prefab', F22: 'prefab' },
      control: {
        F1: 'empire',
        F3: 'empire',
        F4: 'empire',
        F5: 'empire',
        F6: 'empire',
        F8: 'empire',
        F11: 'empire',
        F13: 'empire',
        F14: 'empire',
        F17: 'empire',
        F22: 'empire',
        F25: 'empire',
        F26: 'empire',
        T1: 'empire',
        T2: 'empire',
        T6: 'empire',
        T8: 'empire',
        T9: 'empire',
        T45: 'empire',
        T46: 'empire',
        T47: 'empire',
      },
    },
  },
  dice: [{ face: 4, for: 'combat/F21' }],
  answering: ['commit n=5', 'giveUp', 'done'],
  steps: [
    {
      goal: {
        en: 'May 1901. Both capitals have long fallen, and the war goes on. At Lindley stands the Bethlehem Kommando: five points. You have twenty in Kroonstad. Attack it, and it simply rides away.',
        pl: 'Maj 1901. Obie stolice dawno padły, a wojna trwa. Pod Lindley stoi komando Bethlehem: pięć punktów. Ty masz w Kroonstad dwadzieścia. Zaatakuj je, a po prostu odjedzie.',
      },
      why: {
        en: 'The beaten need one neighbouring area to retreat to. Lindley has five. Close them all, and a retreat becomes a loss.',
        pl: 'Pobici potrzebują jednego sąsiedniego obszaru, na który mogą się wycofać. Lindley ma ich pięć. Zamknij wszystkie, a odwrót stanie się stratą.',
      },
      show: ['F21', 'F20-kommando', 'F17'],
    },
    {
      goal: {
        en: 'Two of the five are shut already: in Kroonstad and in Heilbron stand blockhouses. In a third, Senekal, wait two regiments of Yeomanry.',
        pl: 'Dwa z pięciu są już zamknięte: w Kroonstad i w Heilbron stoją blokhauzy. Na trzecim, w Senekal, czekają dwa pułki yeomanry.',
      },
      why: {
        en: 'No Boer may retreat into a blockhouse area or stop there. With Empire troops beside it, only a Boer leader with his men gets through.',
        pl: 'Żaden Bur nie może się wycofać na obszar z blokhauzem ani tam stanąć. Gdy obok stoi wojsko Imperium, przejdzie tylko dowódca burski ze swoimi ludźmi.',
      },
      show: ['F17', 'F22', 'F18'],
    },
    {
      goal: {
        en: 'Send one of the two from Senekal, the Imperial Yeomanry K, to Bethlehem. The other stays.',
        pl: 'Wyślij jeden z dwóch z Senekal, Imperial Yeomanry K, do Bethlehem. Drugi zostaje.',
      },
      show: ['cav-iy-k', 'F20'],
      play: ['from at=F18', 'take cav-iy-k', 'go to=F20'],
      wrong: [
        {
          choice: 'all',
          say: {
            en: 'then Senekal stands empty, and an empty area is a way out.',
            pl: 'wtedy Senekal zostaje puste, a pusty obszar to droga odwrotu.',
          },
        },
        {
          choice: 'take cav-iy-i',
          say: {
            en: 'that would be just as good: both have three points. Let K ride this time.',
            pl: 'byłoby równie dobrze: oba mają po trzy punkty. Niech tym razem jedzie K.',
          },
        },
        {
          choice: 'from at=F17',
          say: {
            en: 'the brigades come last. First the ways out, then the blow.',
            pl: 'brygady na końcu. Najpierw drogi odwrotu, potem uderzenie.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'Bethlehem and Reitz are still open.',
            pl: 'Bethlehem i Reitz są jeszcze otwarte.',
          },
        },
      ],
      otherwise: {
        en: 'from there they close nothing. Bethlehem is one of the two ways that are open.',
        pl: 'stamtąd niczego nie zamkną. Bethlehem to jedna z dwóch otwartych dróg.',
      },
      help: {
        en: 'Click Senekal, choose Imperial Yeomanry K, then click Bethlehem.',
        pl: 'Kliknij Senekal, wybierz Imperial Yeomanry K, potem kliknij Bethlehem.',
      },
    },
    {
      goal: {
        en: 'The last way leads to Reitz. Close it with the Imperial Yeomanry J from Heilbron.',
        pl: 'Ostatnia droga prowadzi do Reitz. Zamknij ją: Imperial Yeomanry J z Heilbron.',
      },
      why: {
        en: 'The blockhouse at Heilbron needs no help to stop a retreat: its patrol can be spared.',
        pl: 'Blokhauz w Heilbron sam wystarczy, by zamknąć odwrót: jego patrol można zabrać.',
      },
      show: ['cav-iy-j', 'F27'],
      play: ['from at=F22', 'take cav-iy-j', 'go to=F27'],
      wrong: [
        {
          choice: 'from at=F17',
          say: {
            en: 'one moment: Reitz is still open.',
            pl: 'chwileczkę: Reitz jest jeszcze otwarte.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'Reitz is still open, and the brigades have not moved.',
            pl: 'Reitz jest jeszcze otwarte, a brygady nie ruszyły.',
          },
        },
      ],
      otherwise: {
        en: 'Reitz is what is missing, and the Yeomanry in Heilbron is nearest.',
        pl: 'brakuje Reitz, a najbliżej jest yeomanry w Heilbron.',
      },
      help: {
        en: 'Click Heilbron, choose the Yeomanry, then click Reitz, to the south-east.',
        pl: 'Kliknij Heilbron, wybierz yeomanry, potem kliknij Reitz, na południowym wschodzie.',
      },
    },
    {
      goal: {
        en: 'Now the column itself: both brigades and their wagons from Kroonstad to Lindley.',
        pl: 'Teraz sama kolumna: obie brygady z taborem z Kroonstad do Lindley.',
      },
      why: {
        en: 'The Boers move after you and could ride at one of your regiments. Three points each are meant to make that dear.',
        pl: 'Burowie ruszają się po tobie i mogliby pójść na któryś z twoich pułków. Trzy punkty w każdym mają sprawić, że to się nie opłaci.',
      },
      show: ['F17', 'F21'],
      play: ['from at=F17', 'all', 'go to=F21'],
      wrong: [
        {
          choice: 'take',
          say: {
            en: 'the wagons have to come, or nobody attacks, and both brigades make the column 4:1.',
            pl: 'tabor musi iść, inaczej nikt nie zaatakuje, a dopiero obie brygady dają kolumnę 4:1.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'the net is spread, and nobody draws it in.',
            pl: 'sieć zastawiona, a nikt jej nie zaciąga.',
          },
        },
      ],
      otherwise: {
        en: 'the Kommando is at Lindley.',
        pl: 'komando jest pod Lindley.',
      },
      help: {
        en: 'Click Kroonstad, take everyone along, then click Lindley to the south-east.',
        pl: 'Kliknij Kroonstad, zabierz wszystkich, potem kliknij Lindley na południowym wschodzie.',
      },
      done: { position: 'pieces.sup-6', is: 'F21' },
    },
    {
      goal: {
        en: 'The Kommando has stayed where it is. Attack it.',
        pl: 'Komando zostało na miejscu. Zaatakuj je.',
      },
      show: ['F21'],
      play: ['attack at=F21'],
      wrong: [
        {
          choice: 'some',
          say: {
            en: 'one brigade makes the column 2:1, both make it 4:1.',
            pl: 'jedna brygada to kolumna 2:1, obie to 4:1.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'next month it is somewhere else, and the work begins anew.',
            pl: 'za miesiąc będzie gdzie indziej i cała praca od nowa.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Attack in Lindley”.',
        pl: 'Odpowiedź brzmi „Atak: Lindley”.',
      },
      done: { event: 'phaseBegins', with: { phase: 'blockhouses' } },
    },
    {
      goal: {
        en: 'Twenty against five, a 4: the defender retreats. There was nowhere to go, and the Bethlehem Kommando is lost. It does not come back.',
        pl: 'Dwadzieścia na pięć, wypadło 4: odwrót obrońcy. Nie było dokąd i komando Bethlehem przepadło. Już nie wróci.',
      },
      why: {
        en: 'With commitment enough the Boers may break out into an area where only your troops stand, for as many points as these are strong. They had two left, and three were needed: that is why weak riders would not do.',
        pl: 'Mając dość zaangażowania, Burowie mogą się przebić na obszar, gdzie stoją tylko twoje wojska, płacąc tyle, ile wynosi ich siła. Zostały im dwa punkty, a trzeba było trzech: dlatego słabi konni by nie wystarczyli.',
      },
      show: ['F21', 'F20', 'F27'],
    },
    {
      goal: {
        en: 'Now build. Two battalions of militia in Winburg can be given up for a blockhouse: put it in Bethlehem.',
        pl: 'Teraz buduj. Dwa bataliony milicji w Winburgu można oddać za blokhauz: postaw go w Bethlehem.',
      },
      why: {
        en: 'From turn 16 you may build: a brigade for two prefabricated blockhouses or one of brick, or two battalions or garrisons for one. Who pays leaves the war for good. You need troops in the area, and no Boer may be there.',
        pl: 'Od etapu 16 możesz budować: brygada za dwa blokhauzy z prefabrykatów albo jeden murowany, dwa bataliony lub garnizony za jeden. Kto płaci, odchodzi z wojny na dobre. Na obszarze musi stać twoje wojsko i żadnego Bura.',
      },
      show: ['F20', 'bn-mil1', 'bn-mil2'],
      play: ['build as=single', 'site at=F20'],
      answering: ['trade bn-mil1', 'trade bn-mil2'],
      wrong: [
        {
          choice: 'build as=pair',
          say: {
            en: 'a brigade is ten points, two battalions are four. For one blockhouse the battalions will do.',
            pl: 'brygada to dziesięć punktów, dwa bataliony to cztery. Na jeden blokhauz wystarczą bataliony.',
          },
        },
        {
          choice: 'site at=F21',
          say: {
            en: 'Lindley is no town. In Bethlehem, a home area, the blockhouse also keeps the Boers from taking the town back.',
            pl: 'Lindley nie jest miastem. W Bethlehem, na obszarze macierzystym, blokhauz nie pozwoli też Burom odzyskać miasta.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'what you do not build today, a rider will have to guard tomorrow.',
            pl: 'czego dziś nie zbudujesz, tego jutro będą musieli pilnować konni.',
          },
        },
      ],
      otherwise: {
        en: 'the blockhouse is wanted in Bethlehem.',
        pl: 'blokhauz jest potrzebny w Bethlehem.',
      },
      help: {
        en: 'Choose the blockhouse for two small units, then Bethlehem.',
        pl: 'Wybierz blokhauz za dwie małe jednostki, potem Bethlehem.',
      },
      done: { event: 'traded', with: { piece: 'bn-mil2' } },
    },
    {
      goal: {
        en: 'Kitchener is in Winburg and could have home areas razed, his own and those next to him. It brings the Republics no more commitment, and half of the Kommandos whose home it was give up. Here we leave it: end the phase.',
        pl: 'Kitchener jest w Winburgu i może kazać spustoszyć obszary macierzyste, ten, na którym stoi, i sąsiednie. Nie dają już wtedy Republikom zaangażowania, a połowa komand, których to był dom, składa broń. Tutaj tego nie robimy: zakończ fazę.',
      },
      why: {
        en: 'In the war some thirty thousand farms were burned and the people driven into camps. About twenty-eight thousand Boers died there, most of them children, and at least fourteen thousand black people. The game says it with a marker, and with a die for the outcry at home.',
        pl: 'W tej wojnie spalono około trzydziestu tysięcy farm, a ludzi zapędzono do obozów. Zmarło tam około dwudziestu ośmiu tysięcy Burów, w większości dzieci, i co najmniej czternaście tysięcy czarnych mieszkańców. Gra mówi o tym znacznikiem i kością za oburzenie w kraju.',
      },
      show: ['ldr-kitchener', 'F13'],
      play: ['done'],
      wrong: [
        {
          choice: 'raze',
          say: {
            en: 'the first area in a turn costs no morale, each further one makes the loss of a point more likely. Nothing grows there again in this game. For this lesson, leave it.',
            pl: 'pierwszy obszar w etapie nie kosztuje morale, każdy następny zwiększa groźbę utraty punktu. W tej grze nic tam już nie odrośnie. W tej lekcji zostaw to.',
          },
        },
      ],
      help: { en: 'The button reads “Done”.', pl: 'Przycisk nazywa się „Koniec”.' },
      done: { choice: 'done' },
    },
  ],
  end: {
    en: 'A Kommando that can ride away is not beaten. Count its ways out, close them with blockhouses and small columns of riders, and strike last. That is slow, and it is how the war was fought for its last year and a half.',
    pl: 'Komando, które może odjechać, nie jest pobite. Policz jego drogi odwrotu, zamknij je blokhauzami i małymi kolumnami konnych, a uderz na końcu. To powolne i tak walczono przez ostatnie półtora roku.',
  },
};
