import type { LessonFile } from '../../../kernel/lesson.ts';

/** Naval guns come into action two areas from the enemy and shell a trench together. */
export const guns: LessonFile = {
  id: 'guns',
  title: { en: 'Guns come into action', pl: 'Działa wchodzą do akcji' },
  about: {
    en: 'Unlimber out of rifle range, then shell one trench with two batteries.',
    pl: 'Odprzodkuj poza zasięgiem karabinów, potem ostrzelaj jeden okop dwiema bateriami.',
  },
  minutes: 4,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'britishMovement',
      confidence: 3,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-naval': { area: 'upper-spruit' },
        n47: { area: 'upper-spruit', face: 'limbered' },
        n12a: { area: 'upper-spruit', face: 'limbered' },
        swaziland: { area: 'doornkop-bank' },
        heidelberg: { area: 'colenso-koppies' },
      },
      brigades: { naval: { objective: 'naval-gun-hill' } },
      hidden: ['colenso-koppies'],
    },
  },
  dice: [
    { draw: 'no-event', for: 'event/british' },
    { draw: 'no-event', for: 'event/british' },
    { total: 11, for: 'shell/n47' },
  ],
  answering: ['endBrigade', 'endMovement', 'endOrders'],
  steps: [
    {
      goal: {
        en: 'Jones brings up two naval batteries. His objective is Naval Gun Hill, two areas from the Boer trenches on Doornkop Bank and the Colenso Koppies.',
        pl: 'Jones prowadzi dwie baterie morskie. Jego celem jest Wzgórze dział morskich, dwa obszary od burskich okopów na Brzegu Doornkop i Colenso Koppies.',
      },
      why: {
        en: 'Your shells reach two areas; rifles reach one. A battery that unlimbers within rifle range is destroyed by a single hit. On the real day Long lost ten guns that way.',
        pl: 'Twoje granaty niosą dwa obszary, karabiny jeden. Baterię odprzodkowaną w zasięgu karabinów niszczy jedno trafienie. Tamtego dnia Long stracił tak dziesięć dział.',
      },
      show: ['naval-gun-hill', 'doornkop-bank', 'colenso-koppies'],
    },
    {
      goal: {
        en: 'Take both batteries along and march to Naval Gun Hill.',
        pl: 'Zabierz obie baterie i pomaszeruj na Wzgórze dział morskich.',
      },
      show: ['ldr-naval', 'naval-gun-hill'],
      play: ['takeAll ldr-naval', 'march ldr-naval to=naval-gun-hill'],
      otherwise: {
        en: 'one battery alone can do little. Take all, then march to Naval Gun Hill.',
        pl: 'jedna bateria niewiele zdziała. Zabierz wszystkie, potem marsz na Wzgórze dział morskich.',
      },
      help: {
        en: 'First “Take all that can come”, then click Naval Gun Hill.',
        pl: 'Najpierw „Zabierz wszystkich, którzy mogą iść”, potem kliknij Wzgórze dział morskich.',
      },
    },
    {
      goal: {
        en: 'The heavy guns needed a whole turn to get here. Jones is where he was sent, so now they may come off their limbers: unlimber both batteries.',
        pl: 'Ciężkie działa potrzebowały na to całego etapu. Jones jest u celu, więc teraz można je zdjąć z przodków: odprzodkuj obie baterie.',
      },
      why: {
        en: 'Unlimbering costs one movement point. Only unlimbered guns fire; limbering up again takes a whole turn’s movement.',
        pl: 'Odprzodkowanie kosztuje punkt ruchu. Strzelają tylko odprzodkowane działa; ponowne zaprzodkowanie zajmuje cały ruch w etapie.',
      },
      show: ['naval-gun-hill'],
      play: ['unlimber n47', 'unlimber n12a'],
      anyOrder: true,
      wrong: [
        {
          choice: 'endBrigade',
          say: {
            en: 'guns on their limbers cannot fire next turn. Unlimber first.',
            pl: 'działa na przodkach nie strzelą w następnym etapie. Najpierw je odprzodkuj.',
          },
        },
      ],
      otherwise: {
        en: 'here the guns stand well: two areas from the enemy. Unlimber them.',
        pl: 'tu działa stoją dobrze: dwa obszary od nieprzyjaciela. Odprzodkuj je.',
      },
      help: {
        en: 'The answers read “Naval 4.7-inch: unlimber” and “Naval 12-pdr A: unlimber”.',
        pl: 'Odpowiedzi brzmią „Morskie 4,7 cala: odprzodkuj” i „Morskie 12-funtowe A: odprzodkuj”.',
      },
    },
    {
      goal: {
        en: 'Another turn has passed, and the guns are ready. Let the 4.7-inch guns fire at Doornkop Bank, and look at the odds first.',
        pl: 'Minął kolejny etap i działa są gotowe. Niech działa 4,7 cala ostrzelają Brzeg Doornkop; najpierw spójrz na szanse.',
      },
      why: {
        en: 'Brush and a trench protect the Swaziland commando; naval guns are one better than field guns.',
        pl: 'Komando Swaziland chronią zarośla i okop; działa morskie są o jeden lepsze od polowych.',
      },
      show: ['n47', 'doornkop-bank'],
      play: ['fire n47', 'shoot n47 to=doornkop-bank'],
      wrong: [
        {
          choice: 'shoot n47 to=colenso-koppies',
          say: {
            en: 'the Boers there are hidden, dug in, and on a hill: five off the dice. Only the luckiest roll would touch them.',
            pl: 'Burowie są tam ukryci, okopani i na wzgórzu: pięć mniej na kościach. Dosięgnie ich tylko najszczęśliwszy rzut.',
          },
        },
        {
          choice: 'cease',
          say: {
            en: 'the guns came here to fire.',
            pl: 'działa przyszły tu strzelać.',
          },
        },
      ],
      otherwise: {
        en: 'the 12-pounders will support them. Begin with the 4.7-inch guns, and aim at Doornkop Bank.',
        pl: 'działa 12-funtowe je wesprą. Zacznij od 4,7 cala i wyceluj w Brzeg Doornkop.',
      },
      help: {
        en: 'Pick the 4.7-inch guns on Naval Gun Hill, then Doornkop Bank.',
        pl: 'Wskaż działa 4,7 cala na Wzgórzu dział morskich, potem Brzeg Doornkop.',
      },
    },
    {
      goal: {
        en: 'Add the 12-pounders: the same target, Doornkop Bank.',
        pl: 'Dołóż działa 12-funtowe: ten sam cel, Brzeg Doornkop.',
      },
      why: {
        en: 'A second battery makes no roll of its own. It adds one to the roll of the first. A third could not join.',
        pl: 'Druga bateria nie rzuca za siebie. Dodaje jeden do rzutu pierwszej. Trzecia dołączyć nie może.',
      },
      show: ['n12a', 'doornkop-bank'],
      play: ['fire n12a', 'shoot n12a to=doornkop-bank'],
      wrong: [
        {
          choice: 'shoot n12a to=colenso-koppies',
          say: {
            en: 'two weak bombardments are worse than one that counts. Support the 4.7-inch guns.',
            pl: 'dwa słabe ostrzały są gorsze niż jeden porządny. Wesprzyj działa 4,7 cala.',
          },
        },
      ],
      otherwise: {
        en: 'the 12-pounders would stay silent. Let them support the 4.7-inch guns.',
        pl: 'działa 12-funtowe by milczały. Niech wesprą działa 4,7 cala.',
      },
      help: {
        en: 'Pick the 12-pounders on Naval Gun Hill, then Doornkop Bank.',
        pl: 'Wskaż działa 12-funtowe na Wzgórzu dział morskich, potem Brzeg Doornkop.',
      },
      done: { event: 'shelled' },
    },
    {
      goal: {
        en: 'The shells fall into the trench: the Swaziland commando is disrupted. It fires worse, holds worse, and counts one strength point less until it recovers.',
        pl: 'Granaty spadają na okop: komando Swaziland jest zdezorganizowane. Gorzej strzela, gorzej się trzyma i liczy o jeden punkt siły mniej, dopóki się nie zbierze.',
      },
      why: {
        en: 'Shells kill nobody in this game; they open a door for a short while. Somebody must go through it in the same turn.',
        pl: 'Granaty nikogo tu nie zabijają; otwierają drzwi na krótką chwilę. Ktoś musi przez nie przejść w tym samym etapie.',
      },
      show: ['swaziland'],
    },
  ],
  end: {
    en: 'Guns: two areas away, unlimbered, two batteries on one target. Shell the place you are about to attack, and nothing else.',
    pl: 'Działa: dwa obszary od celu, odprzodkowane, dwie baterie na jeden cel. Ostrzeliwuj to miejsce, które zaraz zaatakujesz, i żadne inne.',
  },
};
