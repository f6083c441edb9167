import type { LessonFile } from '../../../kernel/lesson.ts';

/** Riders and a brigade cross the Orange: how far each goes, and how one covers the other. */
export const march: LessonFile = {
  id: 'march',
  title: { en: 'Across the veld', pl: 'Przez weld' },
  about: {
    en: 'Areas, towns, and how far a brigade and riders get in a month.',
    pl: 'Obszary, miasta i jak daleko w miesiąc zajdą brygada i konnica.',
  },
  minutes: 3,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'empireLand',
      pieces: { 'bde-1': 'C11', 'cav-9l': 'C11', 'cav-12l': 'C11', 'F4-kommando': 'F4' },
    },
  },
  steps: [
    {
      goal: {
        en: 'The map is cut into areas, and a turn is a month. At Orange River Station, in the Cape Colony, you have a brigade on foot and two regiments of lancers. Over the border lies the Free State.',
        pl: 'Mapa jest podzielona na obszary, a etap to miesiąc. W Orange River Station, w Kolonii Przylądkowej, masz brygadę pieszą i dwa pułki ułanów. Za granicą leży Wolne Państwo Oranii.',
      },
      why: {
        en: 'The number on a counter is its strength, one point for about four hundred men. The dots beside it are its movement points: each area entered costs one. Rivers cost nothing.',
        pl: 'Liczba na żetonie to siła, jeden punkt na około czterystu ludzi. Kropki obok to punkty ruchu: wejście na każdy obszar kosztuje jeden. Rzeki nic nie kosztują.',
      },
      show: ['C11', 'F4', 'F6'],
    },
    {
      goal: {
        en: 'Send the 9th Lancers, and nobody else, to Philippolis: two areas away.',
        pl: 'Wyślij 9. Pułk Ułanów, i nikogo więcej, do Philippolis: dwa obszary stąd.',
      },
      why: {
        en: 'Mounted troops have two movement points, men on foot one. Whoever has stopped moves no more this phase.',
        pl: 'Konnica ma dwa punkty ruchu, piechota jeden. Kto się zatrzymał, w tej fazie już się nie ruszy.',
      },
      show: ['cav-9l', 'F6'],
      play: ['from at=C11', 'take cav-9l', 'go to=F6'],
      wrong: [
        {
          choice: 'all',
          say: {
            en: 'a column is as fast as its slowest men. With the brigade the lancers would get one area far.',
            pl: 'kolumna idzie tak szybko jak najwolniejsi. Z brygadą ułani przeszliby tylko jeden obszar.',
          },
        },
        {
          choice: 'take bde-1',
          say: {
            en: 'the brigade is on foot and goes one area. Philippolis is too far for it.',
            pl: 'brygada idzie pieszo, jeden obszar. Do Philippolis ma za daleko.',
          },
        },
        {
          choice: 'take cav-12l',
          say: {
            en: 'the 12th Lancers could do it just as well, but they are wanted elsewhere in a moment.',
            pl: '12. Pułk Ułanów też by mógł, ale zaraz będzie potrzebny gdzie indziej.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'this ends all movement on land. Nobody has gone anywhere yet.',
            pl: 'to kończy cały ruch lądowy. Nikt jeszcze nigdzie nie poszedł.',
          },
        },
      ],
      otherwise: {
        en: 'the 9th Lancers are to go to Philippolis, in the south of the Free State.',
        pl: '9. Pułk Ułanów ma iść do Philippolis, na południu Oranii.',
      },
      help: {
        en: 'Click Orange River Station, choose the 9th Lancers, then click Philippolis to the south-east.',
        pl: 'Kliknij Orange River Station, wybierz 9. Pułk Ułanów, potem kliknij Philippolis na południowym wschodzie.',
      },
    },
    {
      goal: {
        en: 'In Jacobsdal sits a Kommando. March the Guards, the 1st Brigade, into its area.',
        pl: 'W Jacobsdal siedzi komando. Wprowadź na jego obszar gwardię, czyli 1. Brygadę.',
      },
      why: {
        en: 'Both sides may stand in one area. Entering is always allowed and no shot is fired: combat has a phase of its own later in the turn.',
        pl: 'Obie strony mogą stać na jednym obszarze. Wejść wolno zawsze i nie pada przy tym strzał: walka ma swoją fazę, później w etapie.',
      },
      show: ['bde-1', 'F4'],
      play: ['from at=C11', 'take bde-1', 'go to=F4'],
      wrong: [
        {
          choice: 'take cav-12l',
          say: {
            en: 'one point of riders against two of Boers: they would be held up there. First the brigade.',
            pl: 'jeden punkt konnych na dwa punkty Burów: utknęliby tam. Najpierw brygada.',
          },
        },
        {
          choice: 'all',
          say: {
            en: 'then the lancers would stop in Jacobsdal too. Let the brigade go first, alone.',
            pl: 'wtedy i ułani staną w Jacobsdal. Niech brygada pójdzie pierwsza, sama.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'this ends the movement, and the brigade stays where it is.',
            pl: 'to kończy ruch, a brygada zostaje na miejscu.',
          },
        },
      ],
      otherwise: {
        en: 'the brigade is wanted in Jacobsdal, just over the border.',
        pl: 'brygada jest potrzebna w Jacobsdal, tuż za granicą.',
      },
      help: {
        en: 'Click Orange River Station, choose the 1st Brigade, then click Jacobsdal to the north-east.',
        pl: 'Kliknij Orange River Station, wybierz 1. Brygadę, potem kliknij Jacobsdal na północnym wschodzie.',
      },
    },
    {
      goal: {
        en: 'Now the 12th Lancers can ride past the Kommando. Send them through Jacobsdal to Boshof.',
        pl: 'Teraz 12. Pułk Ułanów może przejechać obok komanda. Wyślij go przez Jacobsdal do Boshof.',
      },
      why: {
        en: 'Who wants to pass through an area with enemies needs a screen: friends who stay there, at least as strong as all the enemies in it. The brigade has ten points, the Kommando two.',
        pl: 'Kto chce przejść przez obszar z wrogiem, potrzebuje osłony: swoich, którzy tam zostają i są co najmniej tak silni jak cały wróg na miejscu. Brygada ma dziesięć punktów, komando dwa.',
      },
      show: ['cav-12l', 'F4', 'F3'],
      play: ['from at=C11', 'take cav-12l', 'go to=F3'],
      wrong: [
        {
          choice: 'go to=F4',
          say: {
            en: 'they may stop there, but the brigade needs no help. Beyond it lies Boshof, a town without a guard.',
            pl: 'mogą tam stanąć, ale brygada nie potrzebuje pomocy. Dalej leży Boshof, miasto bez straży.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'the lancers still have both their points. Boshof is there for the taking.',
            pl: 'ułani mają jeszcze oba punkty. Boshof tylko czeka.',
          },
        },
      ],
      otherwise: {
        en: 'that is another way. Boshof lies north of Jacobsdal, and the way is covered.',
        pl: 'to inna droga. Boshof leży na północ od Jacobsdal, a droga jest osłonięta.',
      },
      help: {
        en: 'Click Orange River Station, choose the 12th Lancers, then click Boshof, beyond Jacobsdal.',
        pl: 'Kliknij Orange River Station, wybierz 12. Pułk Ułanów, potem kliknij Boshof, za Jacobsdal.',
      },
      done: { position: 'pieces.cav-12l', is: 'F3' },
    },
    {
      goal: {
        en: 'Look at the towns: Philippolis and Boshof are yours now. Jacobsdal is not, because the Kommando is still there.',
        pl: 'Spójrz na miasta: Philippolis i Boshof są teraz twoje. Jacobsdal nie, bo komando wciąż tam stoi.',
      },
      why: {
        en: 'When a phase ends, a town belongs to the side that stands there alone with a combat unit, and it stays so after they leave, until the other side does the same.',
        pl: 'Pod koniec fazy miasto należy do strony, która stoi w nim sama z jednostką bojową, i tak zostaje po jej odejściu, dopóki druga strona nie zrobi tego samego.',
      },
      show: ['F6', 'F3', 'F4'],
    },
  ],
  end: {
    en: 'One point for each area: the brigade goes one, riders two. Enemies stop whoever has no screen. And a town falls to whoever stands in it alone when the phase ends.',
    pl: 'Punkt za każdy obszar: brygada przechodzi jeden, konnica dwa. Wróg zatrzymuje każdego bez osłony. A miasto przypada temu, kto pod koniec fazy stoi w nim sam.',
  },
};
