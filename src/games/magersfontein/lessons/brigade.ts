import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** A brigade acts: who is out of command first, then units one by one, then the commander. */
export const brigade: LessonFile = {
  id: 'brigade',
  title: { en: 'A brigade acts', pl: 'Brygada działa' },
  about: {
    en: 'Move half-battalions one by one, and keep them near their commander.',
    pl: 'Poruszaj półbataliony po kolei i trzymaj je blisko dowódcy.',
  },
  minutes: 3,
  side: 'british',
  position: wauchopeActs('1626', {
    'black-watch-a': { hex: '1626' },
    'seaforth-a': { hex: '1630' },
  }),
  answering: ['stay'],
  steps: [
    {
      goal: {
        en: 'Andrew Wauchope leads the Highland Brigade. His order is to attack to the north, three hexes. Half of the Black Watch stands with him; half of the Seaforth Highlanders is four hexes behind.',
        pl: 'Andrew Wauchope prowadzi Brygadę Szkocką. Ma rozkaz atakować na północ, trzy heksy. Przy nim stoi połowa Black Watch; połowa Seaforth Highlanders jest cztery heksy z tyłu.',
      },
      why: {
        en: 'In a turn each brigade acts once, in an activation of its own. A hex is some 450 metres, a turn 45 minutes.',
        pl: 'W etapie każda brygada działa raz, we własnej aktywacji. Heks to około 450 metrów, etap 45 minut.',
      },
      show: ['wauchope', 'seaforth-a'],
    },
    {
      goal: {
        en: 'A brigadier may try to change his order on his own. This one suits us: obey.',
        pl: 'Brygadier może próbować samodzielnie zmienić rozkaz. Ten nam odpowiada: wykonaj go.',
      },
      show: ['wauchope'],
      play: ['obey'],
      wrong: [
        {
          choice: 'think',
          say: {
            en: 'he would roll a die against his independence, and might fail. There is no need for it here.',
            pl: 'rzucałby kością przeciw swojej samodzielności i mogłoby się nie udać. Tutaj nie ma takiej potrzeby.',
          },
        },
      ],
      help: { en: 'The answer reads “Obey”.', pl: 'Odpowiedź brzmi „Wykonać rozkaz”.' },
    },
    {
      goal: {
        en: 'The Seaforths are out of command and act first. Bring them one hex nearer, to 1629.',
        pl: 'Seaforth Highlanders są poza dowodzeniem i działają pierwsi. Przesuń ich o heks bliżej, na 1629.',
      },
      why: {
        en: 'A British commander reaches three hexes. Who is farther away may only come nearer: no firing, no assault.',
        pl: 'Brytyjski dowódca sięga na trzy heksy. Kto jest dalej, może się tylko zbliżać: bez ognia i szturmu.',
      },
      show: ['seaforth-a', '1629'],
      play: ['act seaforth-a', 'move seaforth-a to=1629'],
      wrong: [
        {
          choice: 'proceed',
          say: {
            en: 'then the Seaforths stay behind, and next turn they are farther off still.',
            pl: 'wtedy Seaforth Highlanders zostaną w tyle, a w następnym etapie będą jeszcze dalej.',
          },
        },
      ],
      otherwise: {
        en: 'the Seaforths would stand still. Move them to 1629.',
        pl: 'Seaforth Highlanders staliby w miejscu. Przesuń ich na 1629.',
      },
      help: {
        en: 'Pick the Seaforth Highlanders in 1630, then the hex to the north of them.',
        pl: 'Wskaż Seaforth Highlanders w 1630, potem heks na północ od nich.',
      },
    },
    {
      goal: {
        en: 'Now the Black Watch: two hexes north, to 1625 and 1624, then say that it is done.',
        pl: 'Teraz Black Watch: dwa heksy na północ, na 1625 i 1624, potem zakończ ich ruch.',
      },
      why: {
        en: 'Infantry has six movement points; open ground costs one a hex. One unit finishes before the next begins.',
        pl: 'Piechota ma sześć punktów ruchu; otwarty teren kosztuje jeden za heks. Jeden oddział kończy, zanim zacznie następny.',
      },
      show: ['black-watch-a', '1624'],
      play: ['act black-watch-a', 'move to=1625', 'move to=1624', 'done'],
      wrong: [
        {
          choice: 'lead',
          say: {
            en: 'Wauchope can ride first, but let him see where his men have got to.',
            pl: 'Wauchope może jechać pierwszy, ale niech zobaczy, dokąd doszli jego ludzie.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'they have movement points left. Go on to 1624.',
            pl: 'zostały im punkty ruchu. Idź dalej, na 1624.',
          },
        },
      ],
      otherwise: {
        en: 'the order leads straight north: 1625, then 1624, then “Done”.',
        pl: 'rozkaz prowadzi prosto na północ: 1625, potem 1624, potem „Gotowe”.',
      },
      help: {
        en: 'Pick the Black Watch, click 1625, click 1624, then “Done”.',
        pl: 'Wskaż Black Watch, kliknij 1625, kliknij 1624, potem „Gotowe”.',
      },
    },
    {
      goal: {
        en: 'Last, the commander himself: let Wauchope ride after his men, to 1624.',
        pl: 'Na koniec sam dowódca: niech Wauchope pojedzie za swoimi ludźmi, na 1624.',
      },
      why: {
        en: 'With an order to attack he must go at least one hex along his arrow, and at most as far as he was told.',
        pl: 'Mając rozkaz ataku, musi przejść co najmniej heks wzdłuż strzałki, a najwyżej tyle, ile mu kazano.',
      },
      show: ['wauchope', '1624'],
      play: ['lead wauchope', 'ride wauchope to=1624'],
      wrong: [
        {
          choice: 'stay',
          say: {
            en: 'one hex is enough for the order, but the Black Watch is a hex farther. Ride on.',
            pl: 'jeden heks wystarczy, by wykonać rozkaz, ale Black Watch są o heks dalej. Jedź.',
          },
        },
      ],
      help: {
        en: 'Answer “Andrew Wauchope rides”; he goes to 1625 by himself. Then choose 1624.',
        pl: 'Wybierz „Andrew Wauchope jedzie”; do 1625 pojedzie sam. Potem wybierz 1624.',
      },
    },
  ],
  end: {
    en: 'Orders say where a brigade goes, the commander where its units may fight. Keep them within three hexes of him.',
    pl: 'Rozkaz mówi, dokąd idzie brygada, a dowódca, gdzie jej oddziały mogą walczyć. Trzymaj je najwyżej trzy heksy od niego.',
  },
};
