import type { LessonFile } from '../../../kernel/lesson.ts';

/** The commander-in-chief gives a brigadier beside him a new order. */
export const orders: LessonFile = {
  id: 'orders',
  title: { en: 'Methuen gives an order', pl: 'Methuen wydaje rozkaz' },
  about: {
    en: 'Attack or defence, which way, how far: write an order to a brigadier.',
    pl: 'Atak czy obrona, w którą stronę, jak daleko: napisz rozkaz brygadierowi.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'command',
      units: {
        'black-watch-a': { hex: '1626' },
        'scots-guards-a': { hex: '1634' },
        hoopstad: { hex: '1520' },
      },
      commanders: {
        methuen: { hex: '1627', returns: 0 },
        wauchope: { hex: '1626', returns: 0, order: 'defense' },
        colvile: { hex: '1634', returns: 0, order: 'defense' },
        'cronje-p': { hex: '1520', returns: 0 },
      },
    },
  },
  steps: [
    {
      goal: {
        en: 'You are Lord Methuen. Wauchope stands next to you with the order to defend, so his brigade will not stir. Colvile and the Guards are seven hexes behind.',
        pl: 'Jesteś lordem Methuenem. Wauchope stoi obok z rozkazem obrony, więc jego brygada się nie ruszy. Colvile z gwardią jest siedem heksów z tyłu.',
      },
      why: {
        en: 'Orders are given at the start of a turn, in secret. Within three hexes you simply speak; farther off you need a rider or the heliograph.',
        pl: 'Rozkazy wydaje się na początku etapu, w tajemnicy. Do trzech heksów wystarczy słowo; dalej trzeba gońca albo heliografu.',
      },
      show: ['methuen', 'wauchope', 'colvile'],
    },
    {
      goal: {
        en: 'Give Wauchope a new order: attack.',
        pl: 'Daj Wauchope’owi nowy rozkaz: atak.',
      },
      why: {
        en: 'Under Defense a British commander stays where he is. Only under Attack may his units assault.',
        pl: 'Przy obronie brytyjski dowódca zostaje na miejscu. Tylko przy ataku jego oddziały mogą szturmować.',
      },
      show: ['wauchope'],
      play: ['order wauchope', 'attack'],
      wrong: [
        {
          choice: 'noOrders',
          say: {
            en: 'then the Highlanders lie where they are for another 45 minutes.',
            pl: 'wtedy Szkoci przeleżą kolejne 45 minut.',
          },
        },
        {
          choice: 'defend',
          say: { en: 'that is what he has already.', pl: 'taki rozkaz już ma.' },
        },
        {
          choice: 'keepOrder',
          say: { en: 'this leaves him on the defence.', pl: 'tak zostanie w obronie.' },
        },
      ],
      help: {
        en: 'First “New order for Andrew Wauchope”, then “Attack”.',
        pl: 'Najpierw „Nowy rozkaz: Andrew Wauchope”, potem „Atak”.',
      },
    },
    {
      goal: {
        en: 'Which way? The gap lies to the north and a little east: choose N-NE.',
        pl: 'W którą stronę? Przejście leży na północ i trochę na wschód: wybierz N-NE.',
      },
      show: ['2020'],
      play: ['vector as=N-NE'],
      otherwise: {
        en: 'this arrow leads away from the gap.',
        pl: 'ta strzałka prowadzi w inną stronę niż przejście.',
      },
      help: { en: 'The answer reads “N-NE”.', pl: 'Odpowiedź brzmi „N-NE”.' },
    },
    {
      goal: {
        en: 'Within that angle you name a hex on the edge of the map; he marches in a straight line towards it. Take 3301.',
        pl: 'W obrębie tego kąta wskazujesz heks na krawędzi mapy; idzie prosto ku niemu. Wybierz 3301.',
      },
      show: ['3301'],
      play: ['aim wauchope to=3301'],
      otherwise: {
        en: 'any of them is allowed. From here the line to 3301 leads through the gap.',
        pl: 'dozwolony jest każdy. Stąd linia ku 3301 prowadzi przez przejście.',
      },
      help: {
        en: 'Click hex 3301 in the north-eastern corner, or pick it from the list.',
        pl: 'Kliknij heks 3301 w północno-wschodnim rogu albo wybierz go z listy.',
      },
    },
    {
      goal: {
        en: 'How far? Four hexes. Then he is to halt and defend what he has reached.',
        pl: 'Jak daleko? Cztery heksy. Potem ma się zatrzymać i bronić tego, co zajął.',
      },
      why: {
        en: 'When the distance is done the order turns into Defense by itself. Too long an order cannot easily be called back.',
        pl: 'Po przejściu tej odległości rozkaz sam zmienia się w obronę. Zbyt dalekiego nie da się łatwo odwołać.',
      },
      play: ['distance wauchope n=4'],
      otherwise: {
        en: 'a number is a matter of plan; here it is four.',
        pl: 'liczba zależy od planu; tutaj cztery.',
      },
      help: { en: 'Set the number to 4.', pl: 'Ustaw liczbę 4.' },
    },
  ],
  end: {
    en: 'An order says attack or defend, which way, and how far. Stay near the brigadiers whose orders may have to change.',
    pl: 'Rozkaz mówi: atak czy obrona, dokąd i jak daleko. Bądź blisko brygadierów, którym możesz musieć zmienić rozkaz.',
  },
};
