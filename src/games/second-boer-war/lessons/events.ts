import type { LessonFile } from '../../../kernel/lesson.ts';

/** Three Boer events in the right order: each has its turns, its conditions and its moment. */
export const events: LessonFile = {
  id: 'events',
  title: { en: 'Events have their moment', pl: 'Wydarzenia mają swój czas' },
  about: {
    en: 'Play three events before their conditions pass, and see what drains the War Funds.',
    pl: 'Rozegraj trzy wydarzenia, zanim miną ich warunki, i zobacz, co wyczerpuje Fundusze wojenne.',
  },
  minutes: 4,
  side: 'boers',
  position: {
    scenario: 'empty',
    differs: {
      turn: 2,
      round: 11,
      phase: 'action',
      counter: 1,
      warFunds: 2,
      prestige: 5,
      leaders: { roberts: 'kroonstad', botha: 'pretoria', 'de-wet': 'reserve' },
      areas: {
        edenburg: { garrison: true },
        bloemfontein: { garrison: true },
        kroonstad: { garrison: true },
      },
      events: { 'br-roberts': true, 'bo-botha': true },
    },
  },
  dice: [
    { draw: '1', for: 'counter/empire/12' },
    { draw: '3', for: 'counter/boers/13' },
    { draw: '1', for: 'counter/empire/14' },
    { draw: '1', for: 'counter/boers/15' },
  ],
  answering: [
    'move roberts to=johannesburg',
    'garrison roberts at=johannesburg',
    'stop',
    'reinforce',
  ],
  steps: [
    {
      goal: {
        en: 'The end of May 1900. Roberts stands in Kroonstad, one area from Johannesburg. The War Funds of the republics are down to 2; at 0 the war is lost at once.',
        pl: 'Koniec maja 1900. Roberts stoi w Kroonstadzie, o jeden obszar od Johannesburga. Fundusze wojenne republik spadły do 2; przy 0 wojna jest od razu przegrana.',
      },
      why: {
        en: 'Events are not drawn: you choose them. Each belongs to certain turns and has conditions, costs one action, and is played once in the game. Only one may be played in a round.',
        pl: 'Wydarzeń się nie losuje: wybierasz je. Każde należy do określonych etapów, ma warunki, kosztuje akcję i rozgrywa się je raz w grze. W rundzie wolno rozegrać tylko jedno.',
      },
      show: ['roberts', 'johannesburg', 'pretoria'],
    },
    {
      goal: {
        en: 'Two events are on offer. Play Commandant Krauze, which brings one point of War Funds.',
        pl: 'Do wyboru są dwa wydarzenia. Rozegraj „Komendanta Krauzego”, który daje punkt Funduszy wojennych.',
      },
      why: {
        en: 'Its conditions: a British leader in the republics, and no Garrison in Johannesburg. The second will not hold much longer.',
        pl: 'Warunki: brytyjski dowódca na terenie republik i brak garnizonu w Johannesburgu. Ten drugi długo się nie utrzyma.',
      },
      show: ['johannesburg'],
      play: ['play bo-krauze'],
      wrong: [
        {
          choice: 'playAt bo-dewet',
          say: {
            en: 'De Wet may come in any round of this turn. Commandant Krauze is lost as soon as a Garrison stands in Johannesburg, and Roberts is one area away.',
            pl: 'de Wet może przyjść w każdej rundzie tego etapu. „Komendant Krauze” przepada, gdy tylko w Johannesburgu stanie garnizon, a Roberts jest o obszar stamtąd.',
          },
        },
        {
          choice: 'activate botha',
          say: {
            en: 'Botha can march in every round. This event cannot wait.',
            pl: 'Botha może maszerować w każdej rundzie. To wydarzenie czekać nie może.',
          },
        },
      ],
      otherwise: {
        en: 'first take what will soon be gone.',
        pl: 'najpierw bierz to, czego zaraz nie będzie.',
      },
      help: {
        en: 'The answer reads “Event: Commandant Krauze”.',
        pl: 'Odpowiedź brzmi „Wydarzenie: Komendant Krauze”.',
      },
    },
    {
      goal: {
        en: 'War Funds: 3. It was your only action, and now Roberts acts.',
        pl: 'Fundusze wojenne: 3. To była jedyna akcja, a teraz działa Roberts.',
      },
      why: {
        en: 'In the real war the commandant obtained a truce of one day before Johannesburg was handed over. In that day men, guns and gold left the town.',
        pl: 'W prawdziwej wojnie komendant uzyskał przed oddaniem Johannesburga dzień rozejmu. Przez ten dzień z miasta wyszli ludzie, a z nimi działa i złoto.',
      },
      show: ['roberts'],
    },
    {
      goal: {
        en: 'Roberts has taken Johannesburg and left a Garrison. Now he stands next to Pretoria, and that is the condition of another event: play Smuts’ robbery.',
        pl: 'Roberts zajął Johannesburg i zostawił garnizon. Stoi teraz obok Pretorii, a to warunek innego wydarzenia: rozegraj „Rabunek J. Smutsa”.',
      },
      why: {
        en: 'It asks for a British leader in or next to Pretoria and no Garrison there. A round ago it was not on offer; a round later it may be gone.',
        pl: 'Wymaga brytyjskiego dowódcy w Pretorii lub obok niej i braku garnizonu w Pretorii. Rundę temu go nie było; za rundę może przepaść.',
      },
      show: ['roberts', 'pretoria'],
      answering: ['activate roberts'],
      play: ['play bo-smuts-robbery'],
      wrong: [
        {
          choice: 'playAt bo-dewet',
          say: {
            en: 'still the same answer: De Wet can wait, Pretoria cannot. And only one event is allowed in a round.',
            pl: 'odpowiedź ta sama: de Wet może poczekać, Pretoria nie. A w rundzie wolno tylko jedno wydarzenie.',
          },
        },
      ],
      otherwise: {
        en: 'take the point of War Funds first, while the way is open.',
        pl: 'najpierw weź punkt Funduszy wojennych, póki droga jest otwarta.',
      },
      help: {
        en: 'The answer reads “Event: Smuts’ robbery”.',
        pl: 'Odpowiedź brzmi „Wydarzenie: Rabunek J. Smutsa”.',
      },
    },
    {
      goal: {
        en: 'War Funds: 4, and you have another action. No second event in this round: use it to dig in with Botha before Roberts comes.',
        pl: 'Fundusze wojenne: 4 i masz jeszcze akcję. Drugiego wydarzenia w tej rundzie nie będzie: okop się Bothą, zanim nadejdzie Roberts.',
      },
      why: {
        en: 'Fortifications belong to turn II. Digging takes all points of a leader: first a 0 is laid, then it rises to 1 and to 2. Each level is one card more in defence.',
        pl: 'Umocnienia należą do etapu II. Kopanie zajmuje wszystkie punkty dowódcy: najpierw kładzie się 0, potem rośnie do 1 i 2. Każdy poziom to karta więcej w obronie.',
      },
      show: ['botha'],
      play: ['activate botha', 'fortify botha', 'activate botha', 'fortify botha'],
      wrong: [
        {
          choice: 'move botha',
          say: {
            en: 'away from Pretoria the city is open. In the trenches Botha makes Roberts pay for it.',
            pl: 'gdy odejdzie, Pretoria stoi otworem. W okopach każe Robertsowi za nią zapłacić.',
          },
        },
        {
          choice: 'pass',
          say: {
            en: 'a free action is worth a trench.',
            pl: 'wolna akcja warta jest okopu.',
          },
        },
      ],
      otherwise: {
        en: 'stay in Pretoria and dig.',
        pl: 'zostań w Pretorii i kop.',
      },
      help: {
        en: 'Activate Botha and choose “Dig in at Pretoria”. If you get another action, do it again.',
        pl: 'Aktywuj Bothę i wybierz „Kop umocnienia: Pretoria”. Jeśli dostaniesz jeszcze jedną akcję, powtórz.',
      },
    },
    {
      goal: {
        en: 'The counter showed 3, and Roberts stands in a republic: the War Funds fall from 4 to 3. That is the price of long rounds while the British are in your land.',
        pl: 'Na żetonie było 3, a Roberts stoi na terenie republiki: Fundusze wojenne spadają z 4 do 3. To cena długich rund, gdy Brytyjczycy są u ciebie.',
      },
      why: {
        en: 'Both must be true at the end of a Boer round: a 3 was drawn, and a British leader is in a republic. A 1 or 2 costs nothing.',
        pl: 'Na koniec rundy burskiej muszą zachodzić oba warunki: wylosowano 3, a brytyjski dowódca jest w republice. 1 i 2 nic nie kosztują.',
      },
    },
    {
      goal: {
        en: 'The British called reinforcements. Now De Wet: bring him on at Ladybrand, in the rear of Roberts.',
        pl: 'Brytyjczycy sprowadzili posiłki. Teraz de Wet: wprowadź go w Ladybrand, na tyły Robertsa.',
      },
      why: {
        en: 'This event puts a leader on the map, in an area of the Free State without a Garrison. From there he can drive out the Garrisons on the railway.',
        pl: 'To wydarzenie wprowadza dowódcę na mapę, na obszar Oranii bez garnizonu. Stamtąd może usuwać garnizony przy kolei.',
      },
      show: ['ladybrand', 'bloemfontein'],
      play: ['playAt bo-dewet to=ladybrand'],
      wrong: [
        {
          choice: 'playAt bo-dewet',
          say: {
            en: 'he may come on here. But from Ladybrand he can reach both Bloemfontein and Kroonstad.',
            pl: 'tu też może wejść. Ale z Ladybrand ma blisko i do Bloemfontein, i do Kroonstadu.',
          },
        },
      ],
      otherwise: {
        en: 'now there is nothing more urgent than De Wet.',
        pl: 'teraz nie ma nic pilniejszego niż de Wet.',
      },
      help: {
        en: 'The answer reads “Event: De Wet in the field, in Ladybrand”.',
        pl: 'Odpowiedź brzmi „Wydarzenie: De Wet rusza w pole (Ladybrand)”.',
      },
    },
    {
      goal: {
        en: 'Three events in three rounds, and none was lost. The list of events shows for both sides which conditions hold now.',
        pl: 'Trzy wydarzenia w trzech rundach i żadne nie przepadło. Lista wydarzeń pokazuje dla obu stron, które warunki są teraz spełnione.',
      },
      show: ['de-wet'],
    },
  ],
  end: {
    en: 'Look at the events at the start of every round: first those whose condition is about to pass, then those that can wait. And look at the other side’s list too: it tells you which condition to spoil.',
    pl: 'Na początku każdej rundy spójrz na wydarzenia: najpierw te, których warunek zaraz minie, potem te, które mogą poczekać. Spójrz też na listę przeciwnika: mówi, który warunek warto mu zepsuć.',
  },
};
