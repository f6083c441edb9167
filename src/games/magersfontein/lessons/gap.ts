import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** A whole small fight: come up, fire, storm, hold the gap. */
export const gap: LessonFile = {
  id: 'gap',
  title: { en: 'The gap, from first step to last', pl: 'Przejście, od pierwszego kroku' },
  about: {
    en: 'A whole small fight: come up, fire, storm together, and hold the gap.',
    pl: 'Cała mała walka: podejście, ogień, wspólny szturm i utrzymanie przejścia.',
  },
  minutes: 5,
  side: 'british',
  position: wauchopeActs('2021', {
    'black-watch-a': { hex: '2022' },
    'black-watch-b': { hex: '2021' },
    scandinavian: { hex: '2020' },
  }),
  dice: [
    { face: 8, for: 'fire/scandinavian' },
    { face: 1, for: 'fire/black-watch-a' },
    { face: 8, for: 'fire/scandinavian' },
    { face: 7, for: 'fire/black-watch-a' },
    { face: 4, for: 'melee/first' },
    { face: 9, for: 'melee/defend' },
  ],
  answering: [
    'obey',
    'fire scandinavian',
    'stand',
    'pass',
    'retreat to=2019',
    'retreat to=2018',
    'retreat',
  ],
  steps: [
    {
      goal: {
        en: 'Everything together. Take the gap at 2020 from the Scandinavian Corps: one half of the Black Watch is next to it with Wauchope, the other two hexes away.',
        pl: 'Wszystko razem. Odbierz Korpusowi Skandynawskiemu przejście 2020: jedna połowa Black Watch stoi tuż obok z Wauchope’em, druga dwa heksy dalej.',
      },
      show: ['scandinavian', 'black-watch-a', 'black-watch-b'],
    },
    {
      goal: {
        en: 'Bring up the half that is behind, to 2021. It draws the first reaction.',
        pl: 'Podprowadź tylną połowę na 2021. Ściągnie pierwszą reakcję.',
      },
      show: ['black-watch-a', '2021'],
      play: ['act black-watch-a', 'move to=2021'],
      otherwise: {
        en: 'first the two halves must stand together.',
        pl: 'najpierw obie połowy muszą stanąć razem.',
      },
      help: {
        en: 'Pick Black Watch A in 2022, then hex 2021.',
        pl: 'Wskaż Black Watch A w 2022, potem heks 2021.',
      },
    },
    {
      goal: {
        en: 'Two volleys at the Scandinavians: they will answer once more, and then they have no reaction left.',
        pl: 'Dwie salwy do Skandynawów: odpowiedzą jeszcze raz i zostaną bez reakcji.',
      },
      show: ['scandinavian'],
      play: ['fire black-watch-a with=scandinavian', 'fire black-watch-a with=scandinavian'],
      wrong: [
        {
          choice: 'assault',
          say: {
            en: 'they are still fresh, and have a reaction left. Shake them first.',
            pl: 'są jeszcze świeży i mają reakcję. Najpierw nimi wstrząśnij.',
          },
        },
      ],
      otherwise: {
        en: 'stay, and fire both volleys.',
        pl: 'zostań i oddaj obie salwy.',
      },
      help: {
        en: 'Click the Scandinavian Corps, twice in a row.',
        pl: 'Kliknij Korpus Skandynawski, dwa razy z rzędu.',
      },
    },
    {
      goal: {
        en: 'Their morale is down by two. Now declare the assault on 2020, and let the other half join before you attack.',
        pl: 'Ich morale spadło o dwa. Teraz zapowiedz szturm na 2020 i niech przed atakiem dołączy druga połowa.',
      },
      show: ['black-watch-b', '2020'],
      play: [
        'assault black-watch-a to=2020',
        'join black-watch-b',
        'assault black-watch-b to=2020',
      ],
      wrong: [
        {
          choice: 'fight',
          say: {
            en: 'alone? The other half is right beside you.',
            pl: 'sami? Druga połowa jest tuż obok.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'next turn they will have recovered. Now is the moment.',
            pl: 'w następnym etapie się pozbierają. Teraz jest ta chwila.',
          },
        },
      ],
      otherwise: {
        en: 'the assault, the second half, the assault again: in that order.',
        pl: 'szturm, druga połowa, znów szturm: w tej kolejności.',
      },
      help: {
        en: '“Assault 2020”, then “2nd Black Watch B comes up to join”, then “Assault 2020”.',
        pl: '„Szturm na 2020”, potem „2. Black Watch B podchodzi, by dołączyć”, potem „Szturm na 2020”.',
      },
      done: { position: 'units.black-watch-a.hex', is: '2020' },
    },
    {
      goal: {
        en: 'The gap is yours: the Scandinavians gave way, and both halves followed into 2020. From here one can go round the hill.',
        pl: 'Przejście jest twoje: Skandynawowie się cofnęli, a obie połowy weszły za nimi na 2020. Stąd można obejść wzgórze.',
      },
      show: ['2020'],
    },
  ],
  end: {
    en: 'Come up, fire, storm together. On the real day the Scandinavians held their ground almost to the last man, and the Highlanders lost over seven hundred. You are ready for “The gap at first light”.',
    pl: 'Podejście, ogień, wspólny szturm. Tamtego dnia Skandynawowie bronili się niemal do ostatniego, a Szkoci stracili ponad siedmiuset ludzi. Możesz zagrać „Przejście o brzasku”.',
  },
};
