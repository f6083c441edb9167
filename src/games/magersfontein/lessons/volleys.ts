import type { LessonFile } from '../../../kernel/lesson.ts';
import { wauchopeActs } from './ground.ts';

/** Two volleys at an enemy in the open, from near by. */
export const volleys: LessonFile = {
  id: 'volleys',
  title: { en: 'Two volleys', pl: 'Dwie salwy' },
  about: {
    en: 'Fire from two hexes or go nearer? Read the odds and see.',
    pl: 'Strzelać z dwóch heksów czy podejść? Porównaj szanse.',
  },
  minutes: 3,
  side: 'british',
  position: wauchopeActs('2022', {
    'black-watch-a': { hex: '2022' },
    scandinavian: { hex: '2020' },
  }),
  dice: [
    { face: 9, for: 'fire/scandinavian' },
    { face: 1, for: 'fire/black-watch-a' },
    { face: 9, for: 'fire/scandinavian' },
    { face: 3, for: 'fire/black-watch-a' },
  ],
  answering: ['obey', 'fire scandinavian', 'retreat to=2019', 'pass'],
  steps: [
    {
      goal: {
        en: 'The small Scandinavian Corps holds the gap east of Magersfontein Hill, in the open. Half of the Black Watch is two hexes away.',
        pl: 'Niewielki Korpus Skandynawski trzyma przejście na wschód od Wzgórza Magersfontein, bez okopu. Połowa Black Watch jest dwa heksy dalej.',
      },
      show: ['scandinavian', 'black-watch-a'],
    },
    {
      goal: {
        en: 'Let the Black Watch act, and go nearer before they fire: to 2021.',
        pl: 'Niech działają Black Watch i niech przed strzałem podejdą bliżej: na 2021.',
      },
      why: {
        en: 'From two hexes the chance to do anything is three in ten. From the next hex it is five in ten, and it may cost the enemy two points.',
        pl: 'Z dwóch heksów szansa na jakikolwiek skutek to trzy na dziesięć. Z sąsiedniego pięć na dziesięć, a strata może być podwójna.',
      },
      show: ['black-watch-a', '2021'],
      play: ['act black-watch-a', 'move to=2021'],
      wrong: [
        {
          choice: 'fire',
          say: {
            en: 'two hexes take two off the volley. Three in ten, for a single point.',
            pl: 'dwa heksy osłabiają salwę o dwa. Trzy szanse na dziesięć, i to na jeden punkt.',
          },
        },
      ],
      otherwise: {
        en: 'the straight way to the enemy is 2021.',
        pl: 'prosta droga do nieprzyjaciela wiedzie przez 2021.',
      },
      help: {
        en: 'Pick the Black Watch in 2022, then hex 2021 to the north.',
        pl: 'Wskaż Black Watch w 2022, potem heks 2021 na północ od nich.',
      },
    },
    {
      goal: {
        en: 'The Scandinavians fired as you came, and missed. Now your first volley.',
        pl: 'Skandynawowie strzelali, gdy podchodziłeś, i chybili. Teraz twoja pierwsza salwa.',
      },
      why: {
        en: 'Fire takes Morale Points. The die is read low: the fewer, the better for who fires. Volleys cost no movement points.',
        pl: 'Ogień odbiera punkty morale. Na kości liczy się niski wynik: im mniej, tym lepiej dla strzelca. Salwy nie kosztują punktów ruchu.',
      },
      show: ['scandinavian'],
      play: ['fire black-watch-a with=scandinavian'],
      wrong: [
        {
          choice: 'assault',
          say: {
            en: 'alone against a fresh unit an assault fails. First shake them, then bring a friend.',
            pl: 'sam przeciw świeżemu oddziałowi szturm się nie uda. Najpierw nim wstrząśnij, potem przyprowadź kogoś.',
          },
        },
        {
          choice: 'done',
          say: { en: 'they came here to fire.', pl: 'przyszli tu strzelać.' },
        },
      ],
      otherwise: {
        en: 'they stand in the right place. Fire.',
        pl: 'stoją we właściwym miejscu. Ognia.',
      },
      help: {
        en: 'Click the Scandinavian Corps, or choose the answer with “fires at”.',
        pl: 'Kliknij Korpus Skandynawski albo wybierz odpowiedź z „ogień”.',
      },
    },
    {
      goal: {
        en: 'Two points. Every unit may fire two volleys in its activation: fire again.',
        pl: 'Dwa punkty. W swojej aktywacji oddział może oddać dwie salwy: strzelaj jeszcze raz.',
      },
      show: ['scandinavian'],
      play: ['fire black-watch-a with=scandinavian'],
      otherwise: {
        en: 'the second volley costs nothing. Use it first.',
        pl: 'druga salwa nic nie kosztuje. Najpierw ją wykorzystaj.',
      },
      help: {
        en: 'Fire at the Scandinavian Corps once more.',
        pl: 'Strzelaj jeszcze raz do Korpusu Skandynawskiego.',
      },
    },
    {
      goal: {
        en: 'Look at the log for what the second volley did, and at the counter: its morale has dropped. At nought a unit routs; a routed Scandinavian Corps is out of the battle for good.',
        pl: 'Zajrzyj do dziennika, co zrobiła druga salwa, i spójrz na żeton: morale spadło. Przy zerze oddział jest rozbity; rozbity Korpus Skandynawski odpada z bitwy.',
      },
      show: ['scandinavian'],
    },
  ],
  end: {
    en: 'Go near, fire twice, and choose targets in the open. At a concealed trench from two hexes the same volleys do nothing.',
    pl: 'Podejdź, strzelaj dwa razy i wybieraj cele bez osłony. Do ukrytego okopu z dwóch heksów te same salwy nic nie dadzą.',
  },
};
