import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** Units get their morale back by standing still, out of reach. */
export const recover: LessonFile = {
  id: 'recover',
  title: { en: 'Catching breath', pl: 'Złapać oddech' },
  about: {
    en: 'Give two battered half-battalions a turn, and they are soldiers again.',
    pl: 'Daj dwóm pobitym półbatalionom etap, a znów będą wojskiem.',
  },
  minutes: 2,
  side: 'british',
  position: wauchopeActs('1626', {
    'black-watch-a': { hex: '1626', side: 'reduced', lost: 2 },
    'black-watch-b': { hex: '1727', lost: 3 },
    hoopstad: { hex: '1618' },
  }),
  answering: ['obey', 'stay', 'end'],
  steps: [
    {
      goal: {
        en: 'Both halves of the Black Watch have come back out of the enemy’s reach. One is reduced, with half its morale gone; the other is whole but has lost three points.',
        pl: 'Obie połowy Black Watch wróciły poza zasięg nieprzyjaciela. Jedna jest osłabiona i straciła połowę morale; druga jest pełna, ale brakuje jej trzech punktów.',
      },
      show: ['black-watch-a', 'black-watch-b'],
    },
    {
      goal: {
        en: 'Let the reduced half recover.',
        pl: 'Niech osłabiona połowa odzyska morale.',
      },
      why: {
        en: 'It costs all movement points, so it must be the first thing the unit does. A reduced British unit turns to its full side at once, one point short, however deep it had fallen.',
        pl: 'Kosztuje to wszystkie punkty ruchu, więc musi być pierwszą rzeczą, jaką robi oddział. Osłabiony oddział brytyjski wraca od razu na pełną stronę, bez jednego punktu, jakkolwiek nisko spadł.',
      },
      show: ['black-watch-a'],
      play: ['act black-watch-a', 'recover black-watch-a'],
      wrong: [
        {
          choice: 'move',
          say: {
            en: 'a unit that has moved cannot recover this turn. Back into the fire like this, it would rout.',
            pl: 'kto się ruszył, w tym etapie już nie odzyska morale. W takim stanie w ogniu zostałby rozbity.',
          },
        },
      ],
      otherwise: {
        en: 'begin with the reduced half, in 1626, and let it recover.',
        pl: 'zacznij od osłabionej połowy, w 1626, i niech odzyska morale.',
      },
      help: {
        en: 'Pick Black Watch A in 1626, then “Recover, with all movement points”.',
        pl: 'Wskaż Black Watch A w 1626, potem „Odzyskanie morale, za wszystkie punkty ruchu”.',
      },
    },
    {
      goal: {
        en: 'At full strength again. The other half next: let it recover too.',
        pl: 'Znów pełna siła. Teraz druga połowa: niech też odzyska morale.',
      },
      why: {
        en: 'A unit on its full side gets back everything it lost. Within the enemy’s reach a reduced one would first have to pass a check; out here it need not.',
        pl: 'Oddział na pełnej stronie odzyskuje wszystko. W zasięgu nieprzyjaciela osłabiony musiałby najpierw zdać test; tutaj nie musi.',
      },
      show: ['black-watch-b'],
      play: ['act black-watch-b', 'recover black-watch-b'],
      otherwise: {
        en: 'there is no hurry. Let Black Watch B recover.',
        pl: 'nie ma pośpiechu. Niech Black Watch B odzyskają morale.',
      },
      help: {
        en: 'Pick Black Watch B in 1727, then “Recover”.',
        pl: 'Wskaż Black Watch B w 1727, potem „Odzyskanie morale”.',
      },
    },
  ],
  end: {
    en: 'A unit that is pulled back in time is as good as new after one turn. A routed one takes many, if it ever comes back.',
    pl: 'Oddział wycofany na czas po jednym etapie jest jak nowy. Rozbity potrzebuje ich wiele, jeśli w ogóle wróci.',
  },
};
