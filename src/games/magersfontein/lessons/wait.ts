import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** As the Boers: hold fire until it counts. */
export const wait: LessonFile = {
  id: 'wait',
  title: { en: 'As the Boers: wait', pl: 'Po stronie Burów: czekaj' },
  about: {
    en: 'Concealed, with two reactions: when do you fire?',
    pl: 'Ukryty, z dwiema reakcjami: kiedy strzelasz?',
  },
  minutes: 2,
  side: 'boers',
  position: wauchopeActs('2024', {
    'black-watch-a': { hex: '2023' },
    hoopstad: { hex: '2020', hidden: 1 },
  }),
  dice: [{ face: 2, for: 'fire/hoopstad' }],
  answering: ['obey', 'act black-watch-a', 'done', 'end'],
  steps: [
    {
      goal: {
        en: 'For once you sit on the other side: the Hoopstad commando lies concealed in the gap. Half of the Black Watch comes on and is two hexes away. You could fire now. Do not.',
        pl: 'Tym razem siedzisz po drugiej stronie: komando Hoopstad leży ukryte w przejściu. Podchodzi połowa Black Watch i jest dwa heksy od ciebie. Można już strzelać. Nie strzelaj.',
      },
      why: {
        en: 'A unit may react only twice in an enemy activation. At two hexes a volley does half of what it does at one; firing does not give away where you lie, but it uses you up.',
        pl: 'Oddział może zareagować tylko dwa razy w aktywacji nieprzyjaciela. Z dwóch heksów salwa daje połowę tego, co z jednego; strzał nie zdradza kryjówki, ale cię zużywa.',
      },
      show: ['hoopstad', 'black-watch-a'],
      play: ['pass'],
      wrong: [
        {
          choice: 'fire',
          say: {
            en: 'it may cost them a point. In a moment the same volley may cost them two.',
            pl: 'może ich to kosztować punkt. Za chwilę ta sama salwa może kosztować dwa.',
          },
        },
      ],
      help: { en: 'The answer reads “Do not react”.', pl: 'Odpowiedź brzmi „Bez reakcji”.' },
      answering: ['move to=2022'],
    },
    {
      goal: {
        en: 'Now they are next to you. Fire.',
        pl: 'Teraz są tuż przed tobą. Ognia.',
      },
      show: ['black-watch-a'],
      play: ['fire hoopstad with=black-watch-a'],
      wrong: [
        {
          choice: 'pass',
          say: {
            en: 'next they would come with the bayonet. This is the moment.',
            pl: 'zaraz przyjdą z bagnetem. To jest ta chwila.',
          },
        },
      ],
      help: {
        en: 'Choose the answer in which Hoopstad fires at the Black Watch.',
        pl: 'Wybierz odpowiedź, w której Hoopstad strzela do Black Watch.',
      },
      answering: ['move to=2021'],
    },
    {
      goal: {
        en: 'Two points, and you are still concealed: only moving, losing two points to fire in one activation, or a bayonet attack that comes home would expose you.',
        pl: 'Dwa punkty, a ty nadal leżysz ukryty: odkryłby cię tylko ruch, strata dwóch punktów od ognia w jednej aktywacji albo szturm, który do ciebie dojdzie.',
      },
      show: ['hoopstad'],
    },
  ],
  end: {
    en: 'So the trenches worked on that morning: not a shot until the Highlanders were close. Standing orders in the menu can wait for you: fire within one hex, hold beyond.',
    pl: 'Tak tamtego ranka działały okopy: ani strzału, póki Szkoci nie podeszli. Stałe rozkazy w menu mogą czekać za ciebie: ogień z jednego heksu, dalej nie.',
  },
};
