import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** Two half-battalions assault together. */
export const assault: LessonFile = {
  id: 'assault',
  title: { en: 'With the bayonet, together', pl: 'Na bagnety, razem' },
  about: {
    en: 'One unit alone does not get through. Bring a second into the assault.',
    pl: 'Jeden oddział nie przejdzie. Wprowadź do szturmu drugi.',
  },
  minutes: 4,
  side: 'british',
  position: wauchopeActs('2021', {
    'black-watch-a': { hex: '2021' },
    'black-watch-b': { hex: '2021' },
    scandinavian: { hex: '2020', lost: 2 },
  }),
  answering: ['obey', 'stand', 'pass', 'retreat'],
  dice: [
    { face: 4, for: 'melee/first' },
    { face: 9, for: 'melee/defend' },
  ],
  steps: [
    {
      goal: {
        en: 'The Scandinavians have been under fire. Both halves of the Black Watch lie next to them, and Wauchope is with them.',
        pl: 'Skandynawowie są już po ostrzale. Obie połowy Black Watch leżą tuż przy nich, a z nimi Wauchope.',
      },
      why: {
        en: 'In an assault everybody rolls against morale: first the attackers, whether they come on; then the defenders, whether they stand. Numbers and the commander count.',
        pl: 'W szturmie wszyscy rzucają przeciw morale: najpierw atakujący, czy dojdą; potem obrońcy, czy wytrzymają. Liczy się przewaga i dowódca.',
      },
      show: ['2021', 'scandinavian'],
    },
    {
      goal: {
        en: 'Let Black Watch A declare an assault on 2020.',
        pl: 'Niech Black Watch A zapowiedzą szturm na 2020.',
      },
      show: ['black-watch-a', '2020'],
      play: ['act black-watch-a', 'assault black-watch-a to=2020'],
      otherwise: {
        en: 'this time it is the bayonet: choose “Assault 2020”.',
        pl: 'tym razem bagnety: wybierz „Szturm na 2020”.',
      },
      help: {
        en: 'Pick Black Watch A in 2021, then “Assault 2020”.',
        pl: 'Wskaż Black Watch A w 2021, potem „Szturm na 2020”.',
      },
    },
    {
      goal: {
        en: 'Do not attack yet. Bring Black Watch B up to join.',
        pl: 'Jeszcze nie atakuj. Niech dołączą Black Watch B.',
      },
      why: {
        en: 'Two against one makes both checks easier for you and harder for them.',
        pl: 'Dwóch na jednego ułatwia oba testy tobie, a utrudnia im.',
      },
      show: ['black-watch-b'],
      play: ['join black-watch-b', 'assault black-watch-b to=2020'],
      wrong: [
        {
          choice: 'fight',
          say: {
            en: 'one against one is a poor bet. The second half is right there.',
            pl: 'jeden na jednego to kiepski zakład. Druga połowa jest tuż obok.',
          },
        },
        {
          choice: 'alone',
          say: {
            en: 'then the first half’s assault is called off, and both have wasted their turn.',
            pl: 'wtedy szturm pierwszej połowy przepada i obie zmarnują etap.',
          },
        },
      ],
      otherwise: {
        en: 'the assault is waiting for them: join it.',
        pl: 'szturm na nich czeka: dołącz.',
      },
      help: {
        en: 'First “2nd Black Watch B comes up to join”, then “Assault 2020”.',
        pl: 'Najpierw „2. Black Watch B podchodzi, by dołączyć”, potem „Szturm na 2020”.',
      },
      done: { event: 'pursued' },
    },
  ],
  end: {
    en: 'Never alone: two fresh units, the commander with them, against somebody who has already been shaken. Against a trench you need even more.',
    pl: 'Nigdy w pojedynkę: dwa świeże oddziały, z nimi dowódca, przeciw komuś, kto już jest wstrząśnięty. Na okop trzeba jeszcze więcej.',
  },
};
