import type { LessonFile } from '../../../kernel/lesson.ts';

/** Ladysmith from the first day of its siege to its fall, which history did not see. */
export const siege: LessonFile = {
  id: 'siege',
  title: { en: 'A siege, from start to fall', pl: 'Oblężenie od początku do końca' },
  about: {
    en: 'Besiege Ladysmith: dice, artillery, ties, and three successes.',
    pl: 'Oblegaj Ladysmith: kości, artyleria, remisy i trzy udane próby.',
  },
  minutes: 4,
  side: 'boers',
  position: {
    scenario: 'war',
    differs: {
      round: 3,
      phase: 'action',
      counter: 3,
      leaders: { joubert: 'dundee', cronje: 'mafeking' },
      areas: { mafeking: { siege: 0 } },
    },
  },
  dice: [
    { face: 6, for: 'siege/ladysmith/boers' },
    { face: 2, for: 'siege/ladysmith/boers' },
    { face: 5, for: 'siege/ladysmith/empire' },
    { face: 3, for: 'siege/ladysmith/empire' },
    { face: 1, for: 'siege/ladysmith/empire' },
    { face: 3, for: 'siege/ladysmith/boers' },
    { face: 5, for: 'siege/ladysmith/empire' },
    { face: 4, for: 'siege/ladysmith/empire' },
    { face: 2, for: 'siege/ladysmith/empire' },
    { draw: '1', for: 'counter/empire/4' },
    { draw: '2', for: 'counter/boers/5' },
    { face: 4, for: 'siege/ladysmith/boers' },
    { face: 5, for: 'siege/ladysmith/boers' },
    { face: 5, for: 'siege/ladysmith/empire' },
    { face: 1, for: 'siege/ladysmith/empire' },
    { face: 4, for: 'siege/ladysmith/empire' },
    { face: 5, for: 'siege/ladysmith/boers' },
    { face: 2, for: 'siege/ladysmith/empire' },
    { face: 4, for: 'siege/ladysmith/empire' },
    { face: 3, for: 'siege/ladysmith/empire' },
  ],
  answering: ['reinforce'],
  steps: [
    {
      goal: {
        en: 'Turn I. Ladysmith, Kimberley and Mafeking can be besieged. If all three fall in this turn you have won the war; each one that falls costs the Empire a point of Prestige.',
        pl: 'Etap I. Oblegać można Ladysmith, Kimberley i Mafeking. Jeśli w tym etapie padną wszystkie trzy, wygrywasz wojnę; każde zdobyte kosztuje Imperium punkt Pozycji.',
      },
      why: {
        en: 'Each city has a garrison leader, who neither moves nor fights. He only makes the city hold out: White, in Ladysmith, has Charisma 2.',
        pl: 'W każdym mieście jest dowódca garnizonu, który nie rusza się i nie walczy. Dzięki niemu miasto się trzyma: White w Ladysmith ma charyzmę 2.',
      },
      show: ['ladysmith', 'kimberley', 'mafeking'],
    },
    {
      goal: {
        en: 'Joubert stands in Dundee. Activate him and go into Ladysmith.',
        pl: 'Joubert stoi w Dundee. Aktywuj go i wejdź do Ladysmith.',
      },
      why: {
        en: 'The siege begins by itself as soon as a Boer leader comes in: a marker with a 0 is laid, at no cost.',
        pl: 'Oblężenie zaczyna się samo, gdy wejdzie dowódca burski: kładzie się żeton z zerem, za darmo.',
      },
      show: ['joubert', 'ladysmith'],
      play: ['activate joubert', 'move joubert to=ladysmith'],
      wrong: [
        {
          choice: 'activate cronje',
          say: {
            en: 'Cronje lies before Mafeking and could go on there. This lesson is about Ladysmith.',
            pl: 'Cronje leży pod Mafeking i mógłby tam działać dalej. Ta lekcja jest o Ladysmith.',
          },
        },
      ],
      otherwise: {
        en: 'here we want Joubert in Ladysmith.',
        pl: 'tutaj chodzi o Jouberta w Ladysmith.',
      },
      help: {
        en: 'Click Joubert in Dundee, then Ladysmith to the south-west.',
        pl: 'Kliknij Jouberta w Dundee, potem Ladysmith na południowy zachód.',
      },
    },
    {
      goal: {
        en: 'Ladysmith is shut in, at level 0. Activate Joubert again and press the siege with the artillery.',
        pl: 'Ladysmith jest zamknięte, poziom 0. Aktywuj znów Jouberta i oblegaj z artylerią.',
      },
      why: {
        en: 'An attempt takes a whole action and all his points, so he could not make one when he arrived. You roll one die, two with the artillery; the city rolls one and two more for White. Only the highest die of each side counts.',
        pl: 'Próba to cała akcja i wszystkie punkty, dlatego zaraz po przyjściu nie mógł jej zrobić. Rzucasz jedną kością, z artylerią dwiema; miasto jedną i jeszcze dwiema za White’a. Liczy się tylko najwyższa kość każdej strony.',
      },
      show: ['joubert', 'ladysmith'],
      play: ['activate joubert', 'bombard joubert'],
      wrong: [
        {
          choice: 'besiege',
          say: {
            en: 'one die against three is poor, and the artillery is ready. Look at the odds of both answers.',
            pl: 'jedna kość przeciw trzem to mało, a artyleria jest gotowa. Porównaj szanse obu odpowiedzi.',
          },
        },
        {
          choice: 'move',
          say: {
            en: 'when the last Boer leader goes, the siege is over and its level is lost.',
            pl: 'gdy odejdzie ostatni burski dowódca, oblężenie się kończy, a jego poziom przepada.',
          },
        },
        {
          choice: 'stop',
          say: {
            en: 'the siege does not go forward by waiting.',
            pl: 'samym czekaniem oblężenia się nie posunie.',
          },
        },
      ],
      otherwise: {
        en: 'Joubert, who is in Ladysmith now, must be activated for the attempt.',
        pl: 'do próby trzeba aktywować Jouberta, który jest już w Ladysmith.',
      },
      help: {
        en: 'Click Joubert, then the answer “Press the siege of Ladysmith with the artillery”.',
        pl: 'Kliknij Jouberta, potem odpowiedź „Oblegaj z artylerią: Ladysmith”.',
      },
    },
    {
      goal: {
        en: 'Six against five: the siege rises to level 1. There is one more action; try again, this time without the guns.',
        pl: 'Sześć do pięciu: poziom oblężenia rośnie do 1. Jest jeszcze jedna akcja; spróbuj ponownie, tym razem bez dział.',
      },
      why: {
        en: 'The artillery is a single-use card: used once, it is inactive until your own next round. If the British attack you in their round, it will not be there to defend you.',
        pl: 'Artyleria to karta jednorazowa: raz użyta jest nieaktywna do twojej następnej rundy. Jeśli Brytyjczycy zaatakują w swojej, nie będzie cię bronić.',
      },
      show: ['ladysmith'],
      play: ['activate joubert', 'besiege joubert'],
      wrong: [
        {
          choice: 'activate cronje',
          say: {
            en: 'Mafeking is the harder nut: Baden-Powell rolls four dice in all. Try Ladysmith.',
            pl: 'Mafeking to twardszy orzech: Baden-Powell rzuca razem czterema kośćmi. Próbuj w Ladysmith.',
          },
        },
      ],
      otherwise: {
        en: 'let us stay with Joubert before Ladysmith.',
        pl: 'zostańmy przy Joubercie pod Ladysmith.',
      },
      help: {
        en: 'Click Joubert, then the answer “Press the siege of Ladysmith”.',
        pl: 'Kliknij Jouberta, potem odpowiedź „Oblegaj: Ladysmith”.',
      },
    },
    {
      goal: {
        en: 'Three against five: the city holds, and nothing is lost but the action. The round is over. Now the British have a round, and this is when sieges are broken.',
        pl: 'Trzy do pięciu: miasto się trzyma, a przepadła tylko akcja. Koniec rundy. Teraz runda brytyjska, a właśnie wtedy przerywa się oblężenia.',
      },
      why: {
        en: 'A British leader who only comes in changes nothing. If he attacks and Joubert must retreat, the siege is lifted, whatever its level. So a second leader on the road from Estcourt is well placed.',
        pl: 'Brytyjski dowódca, który tylko wejdzie, niczego nie zmienia. Jeśli zaatakuje i Joubert musi się wycofać, oblężenie jest przerwane, niezależnie od poziomu. Warto więc mieć drugiego dowódcę na drodze z Estcourt.',
      },
      show: ['ladysmith', 'estcourt'],
    },
    {
      goal: {
        en: 'The British only called reinforcements. Your guns are ready again: press the siege with them.',
        pl: 'Brytyjczycy tylko sprowadzili posiłki. Działa znów są gotowe: oblegaj z nimi.',
      },
      show: ['joubert', 'ladysmith'],
      play: ['activate joubert', 'bombard joubert'],
      wrong: [
        {
          choice: 'besiege',
          say: {
            en: 'the guns are ready once in each of your rounds. Use them on the first attempt, which is certain.',
            pl: 'działa są gotowe raz w każdej twojej rundzie. Użyj ich przy pierwszej próbie, bo ta jest pewna.',
          },
        },
      ],
      otherwise: {
        en: 'White must not be given time. Joubert, with the artillery.',
        pl: 'nie dawaj White’owi czasu. Joubert, z artylerią.',
      },
      help: {
        en: 'Click Joubert, then “Press the siege of Ladysmith with the artillery”.',
        pl: 'Kliknij Jouberta, potem „Oblegaj z artylerią: Ladysmith”.',
      },
    },
    {
      goal: {
        en: 'Five against five, and yet it counts: level 2. A main leader, with a star, wins ties; a detached leader loses them. One more action: try for the city.',
        pl: 'Pięć do pięciu, a jednak się liczy: poziom 2. Dowódca głównego zgrupowania, z gwiazdką, wygrywa remisy; wydzielony je przegrywa. Jeszcze jedna akcja: spróbuj zdobyć miasto.',
      },
      why: {
        en: 'A success at level 2 takes the city. So it takes three successes in all.',
        pl: 'Udana próba na poziomie 2 zdobywa miasto. Razem potrzeba więc trzech.',
      },
      show: ['joubert', 'ladysmith'],
      play: ['activate joubert', 'besiege joubert'],
      otherwise: {
        en: 'one success more and Ladysmith falls. Try it.',
        pl: 'jeszcze jedna udana próba i Ladysmith padnie. Spróbuj.',
      },
      help: {
        en: 'Click Joubert, then “Press the siege of Ladysmith”. The artillery has been used in this round.',
        pl: 'Kliknij Jouberta, potem „Oblegaj: Ladysmith”. Artyleria została już w tej rundzie użyta.',
      },
    },
    {
      goal: {
        en: 'Five against four: Ladysmith has fallen, White is a prisoner, and Prestige goes down to 5. In the real war the city held out for 118 days, until Buller’s men reached it on 28 February 1900.',
        pl: 'Pięć do czterech: Ladysmith padło, White jest w niewoli, a Pozycja spada do 5. W prawdziwej wojnie miasto trzymało się 118 dni, aż 28 lutego 1900 dotarli do niego ludzie Bullera.',
      },
      show: ['ladysmith'],
    },
  ],
  end: {
    en: 'Three successes take a city. Use main leaders, who win ties, and the artillery once a round on the first attempt. Time is short: when turn I ends, every unfinished siege is broken off.',
    pl: 'Trzy udane próby zdobywają miasto. Oblegaj dowódcami głównych zgrupowań, bo wygrywają remisy, a artylerii używaj raz w rundzie, przy pierwszej próbie. Czasu jest mało: z końcem etapu I ustają wszystkie niedokończone oblężenia.',
  },
};
