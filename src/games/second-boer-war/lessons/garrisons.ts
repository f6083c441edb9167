import type { LessonFile } from '../../../kernel/lesson.ts';

/** The last rounds of turn II: four places and an event, and what a Garrison is good for. */
export const garrisons: LessonFile = {
  id: 'garrisons',
  title: { en: 'What you hold', pl: 'Co trzymasz' },
  about: {
    en: 'Two rounds before the end of turn II: hold four cities, and declare the annexation.',
    pl: 'Dwie rundy przed końcem etapu II: utrzymaj cztery miasta i ogłoś aneksję.',
  },
  minutes: 4,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 2,
      round: 20,
      phase: 'action',
      counter: 2,
      pools: { empire: [1], boers: [1] },
      leaders: {
        roberts: 'johannesburg',
        buller: 'belfast',
        methuen: 'edenburg',
        'de-wet': 'bloemfontein',
      },
      areas: {
        bloemfontein: { garrison: true },
        edenburg: { garrison: true },
        kroonstad: { garrison: true },
      },
      events: { 'br-roberts': true, 'bo-dewet': true },
    },
  },
  answering: ['activate de-wet', 'evict de-wet', 'move de-wet to=ladybrand'],
  steps: [
    {
      goal: {
        en: 'The end of turn II is two rounds of yours away. Then you must hold Bloemfontein, Johannesburg, Pretoria and Belfast and have declared the annexation, or the war is lost.',
        pl: 'Do końca etapu II zostały ci dwie rundy. Wtedy musisz mieć Bloemfontein, Johannesburg, Pretorię i Belfast oraz ogłoszoną aneksję; inaczej wojna jest przegrana.',
      },
      why: {
        en: 'You hold a place with a Garrison, or with a leader of yours while no Boer leader is there. Only the last moment of the turn counts.',
        pl: 'Miejsce masz wtedy, gdy jest tam garnizon albo twój dowódca i żaden burski. Liczy się tylko ostatnia chwila etapu.',
      },
      show: ['bloemfontein', 'johannesburg', 'pretoria', 'belfast'],
    },
    {
      goal: {
        en: 'Roberts stands in Johannesburg with three points. Leave a Garrison there, go to Pretoria, and leave one there too.',
        pl: 'Roberts stoi w Johannesburgu i ma trzy punkty. Zostaw tam garnizon, idź do Pretorii i zostaw garnizon także tam.',
      },
      why: {
        en: 'A Garrison costs one point, in a Boer area without a Boer leader. It stays when the leader goes on.',
        pl: 'Garnizon kosztuje jeden punkt, na obszarze burskim bez burskiego dowódcy. Zostaje, gdy dowódca idzie dalej.',
      },
      show: ['roberts', 'johannesburg', 'pretoria'],
      play: [
        'activate roberts',
        'garrison roberts at=johannesburg',
        'move roberts to=pretoria',
        'garrison roberts at=pretoria',
      ],
      wrong: [
        {
          choice: 'move roberts to=pretoria',
          say: {
            en: 'he would be in Pretoria, and Johannesburg would be nobody’s. First the Garrison, then the march.',
            pl: 'byłby w Pretorii, a Johannesburg zostałby niczyj. Najpierw garnizon, potem marsz.',
          },
        },
        {
          choice: 'stop',
          say: {
            en: 'there are points left, and Pretoria is not held.',
            pl: 'zostały punkty, a Pretoria nie jest zajęta.',
          },
        },
        {
          choice: 'activate buller',
          say: {
            en: 'Buller holds Belfast just by standing there. Let him stand.',
            pl: 'Buller trzyma Belfast samą obecnością. Niech tam stoi.',
          },
        },
      ],
      otherwise: {
        en: 'two cities are still open, and Roberts can take both in this one action.',
        pl: 'dwa miasta są jeszcze niczyje, a Roberts może w tej jednej akcji zająć oba.',
      },
      help: {
        en: 'Activate Roberts, “Garrison Johannesburg”, then click Pretoria, then “Garrison Pretoria”.',
        pl: 'Aktywuj Robertsa, „Zostaw garnizon: Johannesburg”, potem kliknij Pretorię i „Zostaw garnizon: Pretoria”.',
      },
    },
    {
      goal: {
        en: 'One more action. Johannesburg and Pretoria are yours, so you may now play the event Annexation of Transvaal. Do it.',
        pl: 'Jeszcze jedna akcja. Johannesburg i Pretoria są twoje, możesz więc rozegrać wydarzenie „Aneksja Transwalu”. Zrób to.',
      },
      why: {
        en: 'An event costs one action. This one does nothing by itself, but without it the four cities are worth nothing.',
        pl: 'Wydarzenie kosztuje akcję. To samo w sobie nic nie daje, ale bez niego cztery miasta są na nic.',
      },
      show: ['johannesburg', 'pretoria'],
      play: ['play br-annexation'],
      wrong: [
        {
          choice: 'activate methuen',
          say: {
            en: 'De Wet stands in Bloemfontein, and Methuen would have to fight him. The annexation is certain, and it must be played in this turn.',
            pl: 'w Bloemfontein stoi de Wet i Methuen musiałby z nim walczyć. Aneksja jest pewna, a trzeba ją ogłosić w tym etapie.',
          },
        },
        {
          choice: 'play br-repression',
          say: {
            en: 'only one event may be played in a round, and this one can wait until turn III. The annexation cannot.',
            pl: 'w rundzie wolno rozegrać tylko jedno wydarzenie, a to może poczekać do etapu III. Aneksja nie może.',
          },
        },
      ],
      otherwise: {
        en: 'you have one sure round left after this. Do not put the annexation off.',
        pl: 'po tej zostanie ci już tylko jedna runda. Nie odkładaj aneksji.',
      },
      help: {
        en: 'The answer reads “Event: Annexation of Transvaal”.',
        pl: 'Odpowiedź brzmi „Wydarzenie: Aneksja Transwalu”.',
      },
    },
    {
      goal: {
        en: 'All four are yours: Bloemfontein too, for its Garrison counts although De Wet stands beside it. Now comes the last round of the Boers. Watch De Wet.',
        pl: 'Wszystkie cztery są twoje: Bloemfontein też, bo garnizon liczy się, choć obok stoi de Wet. Teraz ostatnia runda Burów. Patrz na de Weta.',
      },
      show: ['de-wet', 'bloemfontein'],
    },
    {
      goal: {
        en: 'De Wet has driven out the Garrison of Bloemfontein and ridden off to Ladybrand. This is your last round: bring Methuen from Edenburg and garrison the city again.',
        pl: 'De Wet usunął garnizon z Bloemfontein i odjechał do Ladybrand. To twoja ostatnia runda: sprowadź Methuena z Edenburga i znów obsadź miasto.',
      },
      why: {
        en: 'In turns I and II a Boer leader may drive a Garrison out for two points, if no British leader and no Blockhouse is there. So keep a leader within reach of what you need.',
        pl: 'W etapach I i II dowódca burski może za dwa punkty usunąć garnizon, jeśli nie ma tam brytyjskiego dowódcy ani blokhauzu. Trzymaj więc kogoś w pobliżu tego, co ci potrzebne.',
      },
      show: ['methuen', 'bloemfontein', 'ladybrand'],
      play: [
        'activate methuen',
        'move methuen to=bloemfontein',
        'garrison methuen at=bloemfontein',
      ],
      wrong: [
        {
          choice: 'activate roberts',
          say: {
            en: 'it is three areas from Pretoria to Bloemfontein, and no point would be left for a Garrison. Methuen is next door.',
            pl: 'z Pretorii do Bloemfontein są trzy obszary i na garnizon nie zostałoby punktu. Methuen stoi tuż obok.',
          },
        },
        {
          choice: 'reinforce',
          say: {
            en: 'the card would come too late: without Bloemfontein the war ends now.',
            pl: 'karta przyszłaby za późno: bez Bloemfontein wojna kończy się teraz.',
          },
        },
      ],
      otherwise: {
        en: 'Bloemfontein must be yours when this round ends.',
        pl: 'na koniec tej rundy Bloemfontein musi być twoje.',
      },
      help: {
        en: 'Click Methuen in Edenburg, then Bloemfontein to the north, then “Garrison Bloemfontein”.',
        pl: 'Kliknij Methuena w Edenburgu, potem Bloemfontein na północ od niego, potem „Zostaw garnizon: Bloemfontein”.',
      },
    },
    {
      goal: {
        en: 'Turn II is over and everything was in its place: the war goes on with turn III. You have not won by this; you have only not lost.',
        pl: 'Etap II się skończył i wszystko było na miejscu: wojna przechodzi w etap III. To jeszcze nie zwycięstwo, tylko unikniona klęska.',
      },
      show: ['bloemfontein', 'johannesburg', 'pretoria', 'belfast'],
    },
  ],
  end: {
    en: 'A Garrison for one point keeps what your leader took. The four objectives and the annexation are judged once, when turn II ends: until then guard them, and be near enough to take one back.',
    pl: 'Garnizon za jeden punkt zatrzymuje to, co zajął dowódca. Cztery cele i aneksję ocenia się raz, na koniec etapu II: do tego czasu ich pilnuj i bądź dość blisko, by coś odzyskać.',
  },
};
