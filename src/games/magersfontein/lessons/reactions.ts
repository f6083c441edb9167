import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** Each enemy unit reacts at most twice: let the strong draw the fire. */
export const reactions: LessonFile = {
  id: 'reactions',
  title: { en: 'Who goes first draws the fire', pl: 'Kto idzie pierwszy, ściąga ogień' },
  about: {
    en: 'Each Boer unit reacts at most twice. Let a fresh unit use that up.',
    pl: 'Każdy oddział burski reaguje najwyżej dwa razy. Niech zużyje to na świeżym.',
  },
  minutes: 3,
  side: 'british',
  position: wauchopeActs('2023', {
    'black-watch-a': { hex: '2022' },
    'seaforth-a': { hex: '2023', side: 'reduced', lost: 1 },
    hoopstad: { hex: '2020' },
  }),
  dice: [
    { face: 4, for: 'fire/hoopstad' },
    { face: 7, for: 'fire/black-watch-a' },
    { face: 6, for: 'fire/hoopstad' },
  ],
  answering: ['obey', 'fire hoopstad', 'pass'],
  steps: [
    {
      goal: {
        en: 'The Hoopstad commando bars the gap. You have half of the Black Watch, fresh, and half of the Seaforths, badly shaken: one more volley could rout them.',
        pl: 'Przejście zamyka komando Hoopstad. Masz świeżą połowę Black Watch i mocno wstrząśniętą połowę Seaforth Highlanders: jeszcze jedna salwa może ich rozbić.',
      },
      why: {
        en: 'Whoever moves or fires within the enemy’s reach may be fired at. But no unit reacts more than twice in one activation.',
        pl: 'Kto rusza się lub strzela w zasięgu nieprzyjaciela, może dostać ogień. Ale żaden oddział nie reaguje więcej niż dwa razy w jednej aktywacji.',
      },
      show: ['hoopstad', 'black-watch-a', 'seaforth-a'],
    },
    {
      goal: {
        en: 'So who goes first? The one who can bear it: let the Black Watch move to 2021.',
        pl: 'Kto więc rusza pierwszy? Ten, kto to zniesie: niech Black Watch idą na 2021.',
      },
      show: ['black-watch-a', '2021'],
      play: ['act black-watch-a', 'move to=2021'],
      wrong: [
        {
          choice: 'act seaforth-a',
          say: {
            en: 'the Seaforths would walk into two volleys, and probably rout.',
            pl: 'Seaforth Highlanders weszliby pod dwie salwy i pewnie zostaliby rozbici.',
          },
        },
        {
          choice: 'end',
          say: {
            en: 'the brigade would stand still under the enemy’s eyes.',
            pl: 'brygada stałaby bezczynnie na oczach nieprzyjaciela.',
          },
        },
      ],
      otherwise: {
        en: 'the gap is straight ahead: 2021.',
        pl: 'przejście jest na wprost: 2021.',
      },
      help: {
        en: 'Pick the Black Watch in 2022, then hex 2021.',
        pl: 'Wskaż Black Watch w 2022, potem heks 2021.',
      },
    },
    {
      goal: {
        en: 'One reaction is spent, for one Morale Point. Fire at Hoopstad: that will draw the second.',
        pl: 'Jedna reakcja zużyta, kosztem punktu morale. Strzelaj do Hoopstad: to ściągnie drugą.',
      },
      show: ['hoopstad'],
      play: ['fire black-watch-a with=hoopstad'],
      wrong: [
        {
          choice: 'done',
          say: {
            en: 'Hoopstad still has a reaction left, and would keep it for the Seaforths.',
            pl: 'Hoopstad ma jeszcze jedną reakcję i zachowa ją dla Seaforth Highlanders.',
          },
        },
        {
          choice: 'assault',
          say: {
            en: 'one against one they would hardly come on. Draw the fire first.',
            pl: 'jeden na jednego raczej nie dojdą do celu. Najpierw ściągnij ogień.',
          },
        },
      ],
      otherwise: {
        en: 'moving draws fire as well, but a volley may also hurt them.',
        pl: 'ruch też ściągnie ogień, ale salwa może im jeszcze zaszkodzić.',
      },
      help: {
        en: 'Click the Hoopstad commando in the gap.',
        pl: 'Kliknij komando Hoopstad w przejściu.',
      },
    },
    {
      goal: {
        en: 'Both reactions are spent. The Black Watch is done for now.',
        pl: 'Obie reakcje zużyte. Black Watch na razie kończą.',
      },
      show: ['black-watch-a'],
      play: ['done'],
      otherwise: {
        en: 'that could be done too; but look what the Seaforths may do now.',
        pl: 'to też można; zobacz jednak, co mogą teraz Seaforth Highlanders.',
      },
      help: { en: 'The answer reads “Done”.', pl: 'Odpowiedź brzmi „Gotowe”.' },
    },
    {
      goal: {
        en: 'And now the Seaforths walk up to 2022, in the enemy’s sight, and nobody fires.',
        pl: 'A teraz Seaforth Highlanders idą na 2022, na oczach nieprzyjaciela, i nikt nie strzela.',
      },
      show: ['seaforth-a', '2022'],
      play: ['act seaforth-a', 'move to=2022'],
      wrong: [
        {
          choice: 'end',
          say: {
            en: 'this is their chance to come up unharmed.',
            pl: 'to okazja, by podejść bez strat.',
          },
        },
      ],
      otherwise: {
        en: 'bring them up behind the Black Watch, to 2022.',
        pl: 'podprowadź ich za Black Watch, na 2022.',
      },
      help: {
        en: 'Pick the Seaforths in 2023, then hex 2022.',
        pl: 'Wskaż Seaforth Highlanders w 2023, potem heks 2022.',
      },
    },
  ],
  end: {
    en: 'Count reactions: two for each enemy unit, and then the ground is free. Lead with who can bear it.',
    pl: 'Licz reakcje: dwie na oddział, a potem droga wolna. Zaczynaj od tego, kto to zniesie.',
  },
};
