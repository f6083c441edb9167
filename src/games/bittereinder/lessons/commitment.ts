import type { LessonFile } from '../../../kernel/lesson.ts';

/** October 1900 from the Boer side: what to pay, what comes in, and the election in Britain. */
export const commitment: LessonFile = {
  id: 'commitment',
  title: { en: 'Commitment and morale', pl: 'Zaangażowanie i morale' },
  about: {
    en: 'What the Republics pay with, what wears the Empire down, and what wins for each.',
    pl: 'Czym płacą Republiki, co zużywa Imperium i co daje zwycięstwo każdej ze stron.',
  },
  minutes: 4,
  side: 'republics',
  position: {
    scenario: 'empty',
    differs: {
      turn: 13,
      phase: 'empireCombat',
      wcp: 40,
      morale: 4,
      taken: 3,
      bothHeld: 9,
      pieces: {
        'T45-kommando': 'T45',
        'bde-1': 'T45',
        'sup-4': 'T45',
        'F20-kommando': 'F24',
        'bde-4': 'F24',
        'sup-5': 'F24',
      },
      control: {
        F1: 'empire',
        F3: 'empire',
        F4: 'empire',
        F5: 'empire',
        F6: 'empire',
        F8: 'empire',
        F13: 'empire',
        F17: 'empire',
        T1: 'empire',
        T2: 'empire',
        T4: 'empire',
        T6: 'empire',
        T8: 'empire',
        T9: 'empire',
        T46: 'empire',
        B9: 'republics',
        B10: 'republics',
        C1: 'republics',
        C13: 'republics',
        C14: 'republics',
        C16: 'republics',
        C18: 'republics',
        C20: 'republics',
        C21: 'republics',
        C24: 'republics',
        N7: 'republics',
        N8: 'republics',
      },
    },
  },
  dice: [
    { face: 3, for: 'combat/T45' },
    { face: 3, for: 'combat/F24' },
    { face: 3, for: 'territory' },
    { face: 3, for: 'territory' },
    { face: 4, for: 'territory' },
    { face: 3, for: 'election' },
  ],
  answering: ['attack at=T45', 'attack at=F24', 'done'],
  steps: [
    {
      goal: {
        en: 'October 1900, turn 13, and you are the Republics. Two numbers decide this war: your commitment, now 40, and the morale of the Empire, now 4. Whoever’s is used up first has lost.',
        pl: 'Październik 1900, etap 13, grasz Republikami. O tej wojnie rozstrzygają dwie liczby: twoje zaangażowanie, teraz 40, i morale Imperium, teraz 4. Czyje się skończy pierwsze, ten przegrywa.',
      },
      why: {
        en: 'Your Kommandos have a strength printed on them, but that is only what they could do. What they really do you choose in each combat, and pay for: one point of commitment for each point of strength.',
        pl: 'Twoje komanda mają siłę wydrukowaną na żetonie, ale to tylko tyle, ile mogłyby. Ile naprawdę pokażą, wybierasz w każdej walce i płacisz: punkt zaangażowania za punkt siły.',
      },
    },
    {
      goal: {
        en: 'The 1st Brigade attacks the Heidelberg Kommando in Heidelberg, ten against six. Show all six points.',
        pl: '1. Brygada atakuje komando Heidelberg w Heidelbergu, dziesięć na sześć. Pokaż wszystkie sześć punktów.',
      },
      why: {
        en: 'It is at home, and at home a Kommando fights for nothing, as long as its home area is not razed.',
        pl: 'Jest u siebie, a u siebie komando walczy za darmo, póki jego obszar macierzysty nie jest spustoszony.',
      },
      show: ['T45', 'T45-kommando'],
      play: ['commit n=6'],
      wrong: [
        {
          choice: 'commit n=0',
          say: {
            en: 'who shows nothing surrenders, without a die. And it would have cost you nothing to fight.',
            pl: 'kto nie pokazuje nic, kapituluje, bez rzutu. A walka nic by cię nie kosztowała.',
          },
        },
      ],
      otherwise: {
        en: 'there is nothing to save here: at home the points are free. Show all of them.',
        pl: 'tu nie ma na czym oszczędzać: u siebie punkty są darmowe. Pokaż wszystkie.',
      },
      help: { en: 'Choose “Show 6 points”.', pl: 'Wybierz „Pokaż 6 punktów”.' },
    },
    {
      goal: {
        en: 'A stand-off, for nothing. Now the 4th Brigade attacks at Frankfort, and there the Bethlehem Kommando is not at home: every point costs one. Ten against five at most. Show four.',
        pl: 'Bez rozstrzygnięcia, i to za darmo. Teraz 4. Brygada atakuje pod Frankfort, a komando Bethlehem nie jest tam u siebie: każdy punkt kosztuje jeden. Dziesięć na najwyżej pięć. Pokaż cztery.',
      },
      why: {
        en: 'Ten to five is the column 2:1. Ten to four is two and a half to one, and rounded down it is 2:1 as well. The fifth point would buy nothing.',
        pl: 'Dziesięć do pięciu to kolumna 2:1. Dziesięć do czterech to dwa i pół do jednego, a po zaokrągleniu w dół też 2:1. Piąty punkt nic by nie kupił.',
      },
      show: ['F24', 'F20-kommando'],
      play: ['commit n=4'],
      wrong: [
        {
          choice: 'commit n=5',
          say: {
            en: 'that is the same column as with four, and one point of commitment gone.',
            pl: 'to ta sama kolumna co przy czterech, a jeden punkt zaangażowania mniej.',
          },
        },
        {
          choice: 'commit n=3',
          say: {
            en: 'with three it is the column 3:1: four faces of the die go against you instead of three, and one of them, the 6, destroys the Kommando.',
            pl: 'przy trzech to kolumna 3:1: przeciw tobie są cztery ścianki kości zamiast trzech, a jedna z nich, 6, niszczy komando.',
          },
        },
        {
          choice: 'commit n=0',
          say: {
            en: 'who shows nothing surrenders: the Kommando is lost for good.',
            pl: 'kto nie pokazuje nic, kapituluje: komando przepada na zawsze.',
          },
        },
      ],
      otherwise: {
        en: 'that saves commitment, but at 4:1 a 5 or a 6 destroys the Kommando. Four points hold the column at 2:1.',
        pl: 'to oszczędza zaangażowanie, ale w kolumnie 4:1 wynik 5 lub 6 niszczy komando. Cztery punkty utrzymują kolumnę 2:1.',
      },
      help: { en: 'Choose “Show 4 points”.', pl: 'Wybierz „Pokaż 4 punkty”.' },
      done: { event: 'election' },
    },
    {
      goal: {
        en: 'Another stand-off, and the month ran out. Look at the log: four points paid, twenty came in, one for each home area that you still control.',
        pl: 'Znów bez rozstrzygnięcia, i miesiąc minął. Spójrz w dziennik: cztery punkty wydane, dwadzieścia wpłynęło, po jednym za każdy obszar macierzysty, który jeszcze kontrolujesz.',
      },
      why: {
        en: 'That is why the Empire takes your towns and later razes them: each one taken is a point less every month. The first fall of a capital costs you dozens at once.',
        pl: 'Dlatego Imperium zajmuje twoje miasta, a później je pustoszy: każde stracone to co miesiąc punkt mniej. Pierwsza utrata stolicy kosztuje cię od razu kilkadziesiąt.',
      },
      show: ['T45'],
    },
    {
      goal: {
        en: 'Then the Empire’s morale: three dice against the towns you hold in its colonies. They showed 10, you hold twelve: morale fell from 4 to 3.',
        pl: 'Potem morale Imperium: trzy kości przeciw liczbie miast, które trzymasz w koloniach. Wypadło 10, masz ich dwanaście: morale spadło z 4 na 3.',
      },
      why: {
        en: 'Below the number of towns a point is lost. So are points for towns that surrender and for each brigade and garrison destroyed. The Empire gains one for each army of yours that is destroyed and for each capital, the first time it takes it.',
        pl: 'Wynik niższy od liczby miast odbiera punkt. Punkty odbierają też kapitulacje miast i każda zniszczona brygada i garnizon. Imperium zyskuje punkt za każdą zniszczoną twoją armię i za każdą stolicę zajętą po raz pierwszy.',
      },
      show: ['C13', 'B10', 'N7'],
    },
    {
      goal: {
        en: 'And in turn 13 there is an election in Britain: one die. It was a 3, and morale is 3. A 4 would have turned the government out, and you would have won the war.',
        pl: 'A w etapie 13 w Wielkiej Brytanii są wybory: jedna kość. Wypadło 3, a morale wynosi 3. Czwórka obaliłaby rząd i wygrałbyś wojnę.',
      },
      why: {
        en: 'The Republics win when morale falls below 1, by this election, or with more than ten combat units in the field after turn 32. The Empire wins when your commitment or your units are gone, or with fewer than ten of them left at the end.',
        pl: 'Republiki wygrywają, gdy morale spadnie poniżej 1, w tych wyborach albo gdy po etapie 32 mają w polu więcej niż dziesięć jednostek bojowych. Imperium wygrywa, gdy skończy się twoje zaangażowanie lub jednostki albo gdy na końcu zostanie ich mniej niż dziesięć.',
      },
    },
  ],
  end: {
    en: 'Fight for nothing at home, pay elsewhere only for the column you need, and keep your towns: they pay for the war. The Empire’s morale falls in the colonies and under siege. Now you know all that it takes; “Marching to Pretoria” is a good first war.',
    pl: 'U siebie walcz za darmo, gdzie indziej płać tylko za potrzebną kolumnę i trzymaj swoje miasta: to one płacą za wojnę. Morale Imperium spada w koloniach i w oblężeniach. Wiesz już wszystko, co trzeba; na pierwszą rozgrywkę dobry jest „Marsz na Pretorię”.',
  },
};
