import type { LessonFile } from '../../../kernel/lesson.ts';

/** Turn III: the last gap is closed, a skirmish is won, and the retreat costs a commando. */
export const guerrilla: LessonFile = {
  id: 'guerrilla',
  title: { en: 'The guerrilla war', pl: 'Wojna partyzancka' },
  about: {
    en: 'Scorched earth, a skirmish, a loss check: how the last two turns are decided.',
    pl: 'Spalona ziemia, potyczka, procedura strat: tak rozstrzygają się dwa ostatnie etapy.',
  },
  minutes: 5,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      round: 16,
      phase: 'action',
      counter: 2,
      prestige: 4,
      leaders: {
        kitchener: 'bethlehem',
        allenby: 'standerton',
        smuts: 'kroonstad',
        botha: 'ermelo',
      },
      areas: {
        bethlehem: { garrison: true },
        bloemfontein: { garrison: true, scorchedEarth: true },
        ladybrand: { garrison: true, scorchedEarth: true },
        johannesburg: { garrison: true, scorchedEarth: true },
        potchefstroom: { garrison: true, scorchedEarth: true },
        standerton: { garrison: true, scorchedEarth: true },
        'de-aar': { blockhouse: true, camp: true },
        'orange-river': { blockhouse: true, camp: true },
        kimberley: { blockhouse: true, camp: true },
        newcastle: { blockhouse: true, camp: true },
      },
      cards: {
        'bo-commando-krupp': 'gone',
        'bo-commando-forty-hours': 'gone',
        'bo-commando-god': 'gone',
        'bo-commando-impossible': 'gone',
        'bo-commando-never-saw': 'gone',
        'bo-commando-officers': 'gone',
      },
      events: { 'br-roberts': true, 'br-repression': true, 'br-annexation': true },
    },
  },
  dice: [
    { face: 3, for: 'morale/br-scots' },
    { face: 4, for: 'morale/br-artillery-1' },
    { face: 5, for: 'morale/br-infantry' },
    { face: 2, for: 'morale/bo-commando-hill' },
    { face: 6, for: 'morale/bo-commando-horsemen' },
    { face: 4, for: 'morale/bo-commando-mauser' },
    { face: 4, for: 'losses/bethlehem/boers' },
    { face: 2, for: 'losses/bethlehem/boers' },
    { face: 3, for: 'losses/bethlehem/boers' },
    { face: 4, for: 'losses/bethlehem/empire' },
    { face: 1, for: 'losses/bethlehem/empire' },
    { face: 2, for: 'losses/bethlehem/empire' },
    { face: 3, for: 'losses/bethlehem/empire' },
  ],
  answering: [
    'lay bo-commando-hill to=left',
    'lay bo-commando-horsemen to=centre',
    'lay bo-commando-mauser to=right',
    'replace bo-commando-catholics',
    'retreat to=bethlehem',
  ],
  steps: [
    {
      goal: {
        en: 'Turn III, 1901. The cities are taken, the commandos are not. Four camps stand on the map and the Boers have four commandos left in hand. As soon as more camps count than they have commandos, the war is over.',
        pl: 'Etap III, rok 1901. Miasta są zajęte, komanda nie. Na mapie są cztery obozy, a Burowie mają na ręce cztery komanda. Gdy tylko liczących się obozów będzie więcej niż komand, wojna się skończy.',
      },
      why: {
        en: 'At most two camps count for each point of Prestige: with Prestige 4, eight. Behind this marker stand some 48,000 dead, most of them children. The game counts the camps because they decided how the war ended.',
        pl: 'Na każdy punkt Pozycji liczą się najwyżej dwa obozy: przy Pozycji 4 osiem. Za tym znacznikiem stoi około 48 000 zmarłych, w większości dzieci. Gra liczy obozy, bo to one zdecydowały o końcu wojny.',
      },
      show: ['de-aar', 'orange-river', 'kimberley', 'newcastle'],
    },
    {
      goal: {
        en: 'Smuts is in Kroonstad. All around him stand Garrisons, and the land is burnt everywhere but in Bethlehem. Close the gap: activate Kitchener, burn the land around Bethlehem, and move on to Harrismith.',
        pl: 'Smuts jest w Kroonstadzie. Wokół stoją garnizony, a ziemia jest spalona wszędzie prócz Bethlehem. Zamknij lukę: aktywuj Kitchenera, spal ziemię w Bethlehem i przejdź do Harrismith.',
      },
      why: {
        en: 'A Boer leader who retreats into an area that belongs to the Empire must pass a loss check. Each marker there, Garrison or Scorched earth, is one die for you. Where a British leader stands he cannot go, so Kitchener must make room.',
        pl: 'Dowódca burski, który wycofuje się na obszar Imperium, przechodzi procedurę strat. Każdy znacznik, garnizon czy spalona ziemia, to kość dla ciebie. Tam, gdzie stoi brytyjski dowódca, wejść nie może, więc Kitchener musi ustąpić miejsca.',
      },
      show: ['smuts', 'bethlehem', 'harrismith'],
      play: [
        'activate kitchener',
        'scorch kitchener at=bethlehem',
        'move kitchener to=harrismith',
        'stop',
      ],
      wrong: [
        {
          choice: 'activate allenby',
          say: {
            en: 'beaten now, Smuts would go where the fewest markers are. Close the gap first.',
            pl: 'pobity teraz Smuts poszedłby tam, gdzie znaczników jest najmniej. Najpierw zamknij lukę.',
          },
        },
        {
          choice: 'garrison',
          say: {
            en: 'a Garrison in Harrismith does no harm. But nobody retreats two areas if he does not have to; stop here.',
            pl: 'garnizon w Harrismith nie zaszkodzi. Ale tak daleko nikt się dziś nie wycofa; zostań tutaj.',
          },
        },
        {
          choice: 'blockhouse',
          say: {
            en: 'this turns the Scorched earth over: a Blockhouse is one die as well, not one more.',
            pl: 'to odwraca znacznik spalonej ziemi: blokhauz też daje jedną kość, nie dodatkową.',
          },
        },
      ],
      otherwise: {
        en: 'here the point is to burn Bethlehem and to stand close by, in Harrismith.',
        pl: 'chodzi o to, by spalić ziemię w Bethlehem i stanąć tuż obok, w Harrismith.',
      },
      help: {
        en: 'Activate Kitchener, “Burn the land around Bethlehem”, click Harrismith, then “Stop here”.',
        pl: 'Aktywuj Kitchenera, „Spal ziemię: Bethlehem”, kliknij Harrismith, potem „Zostań tutaj”.',
      },
    },
    {
      goal: {
        en: 'Another action. Activate Allenby, ride to Kroonstad, and attack Smuts.',
        pl: 'Jeszcze jedna akcja. Aktywuj Allenby’ego, idź do Kroonstadu i zaatakuj Smutsa.',
      },
      why: {
        en: 'From turn III on every fight is a skirmish. To open one the British must play a cavalry card, which is then inactive until their next round.',
        pl: 'Od etapu III każda walka to potyczka. By ją rozpocząć, Brytyjczycy muszą zagrać kartę kawalerii, która jest potem nieaktywna do ich następnej rundy.',
      },
      show: ['allenby', 'kroonstad'],
      play: ['activate allenby', 'move allenby to=kroonstad', 'attack allenby with=smuts'],
      wrong: [
        {
          choice: 'activate kitchener',
          say: {
            en: 'Kitchener is needed where he is: if he is near, a tied loss check goes against the Boers.',
            pl: 'Kitchener jest potrzebny tam, gdzie stoi: gdy jest blisko, remis w procedurze strat oznacza stratę.',
          },
        },
      ],
      otherwise: {
        en: 'Smuts must be driven out of Kroonstad, or the ring is of no use.',
        pl: 'Smutsa trzeba wyprzeć z Kroonstadu, inaczej pierścień na nic.',
      },
      help: {
        en: 'Click Allenby in Standerton, then Kroonstad, then “Attack Smuts”.',
        pl: 'Kliknij Allenby’ego w Standertonie, potem Kroonstad, potem „Zaatakuj Smutsa”.',
      },
    },
    {
      goal: {
        en: 'Three cards on each side. Bring the Scots as your single-use card, then the strongest of the others.',
        pl: 'Po trzy karty na stronę. Jako kartę jednorazową weź Szkotów, potem najsilniejsze z pozostałych.',
      },
      why: {
        en: 'In these turns Charisma gives the additional cards: one for Allenby, two for Smuts. The Boers have no single-use cards any more.',
        pl: 'W tych etapach dodatkowe karty daje charyzma: jedną Allenby’emu, dwie Smutsowi. Burowie nie mają już kart jednorazowych.',
      },
      play: ['choose br-scots', 'bringBest'],
      wrong: [
        {
          choice: 'none',
          say: {
            en: 'the Scots have Strength 4 and Morale 5. There is no better card in your hand for this.',
            pl: 'Szkoci mają siłę 4 i morale 5. Lepszej karty na to nie masz.',
          },
        },
      ],
      otherwise: {
        en: 'the Scots are the surest of your cards, and “Bring the strongest” finds the rest.',
        pl: 'Szkoci to najpewniejsza z twoich kart, a resztę znajdzie „Weź najsilniejsze”.',
      },
      help: {
        en: 'First “The Scots”, then “Bring the strongest”.',
        pl: 'Najpierw „Szkoci”, potem „Weź najsilniejsze”.',
      },
    },
    {
      goal: {
        en: 'The Boers lay first, face up. Lay the Scots, the artillery and the infantry.',
        pl: 'Pierwsi wykładają Burowie, jawnie. Wyłóż Szkotów, artylerię i piechotę.',
      },
      why: {
        en: 'In a skirmish the zones do not matter: all cards that stand are added up. Both sides check the Morale of all three.',
        pl: 'W potyczce odcinki nie mają znaczenia: sumuje się wszystkie karty, które stoją. Obie strony sprawdzają morale wszystkich trzech.',
      },
      play: ['lay br-scots', 'lay br-artillery-1', 'lay br-infantry-1'],
      anyOrder: true,
      otherwise: {
        en: 'keep the second infantry card in surplus.',
        pl: 'drugą kartę piechoty zatrzymaj w nadwyżce.',
      },
      help: {
        en: 'One card for each zone, in any order: The Scots, British artillery, British infantry.',
        pl: 'Po jednej karcie na odcinek, w dowolnej kolejności: Szkoci, Artyleria brytyjska, Piechota brytyjska.',
      },
    },
    {
      goal: {
        en: 'The infantry failed its check. Let the other infantry card stand in for it, and watch what becomes of Smuts.',
        pl: 'Piechota nie zdała testu. Zastąp ją drugą kartą piechoty i patrz, co stanie się ze Smutsem.',
      },
      play: ['replace br-infantry-2 with=br-infantry-1'],
      wrong: [
        {
          choice: 'enough',
          say: {
            en: 'then it is 9 against 10 once Smuts has put in his own surplus card. Replace it.',
            pl: 'wtedy jest 9 do 10, gdy Smuts dołoży swoją kartę z nadwyżki. Zastąp.',
          },
        },
      ],
      help: {
        en: 'The answer reads “British infantry stands in for British infantry”.',
        pl: 'Odpowiedź brzmi „Piechota brytyjska zamiast: Piechota brytyjska”.',
      },
      done: { event: 'checkLost' },
    },
    {
      goal: {
        en: '12 against 10: Smuts had to retreat, and every way out was yours. In Bethlehem your best die was a 4, and so was his. Kitchener is next door, so the tie costs a commando, for good.',
        pl: '12 do 10: Smuts musiał się wycofać, a wszystkie drogi były twoje. W Bethlehem twoja najwyższa kość to 4, jego też. Kitchener stoi obok, więc remis kosztuje komando, na zawsze.',
      },
      why: {
        en: 'You rolled four dice: one always, one for the Garrison, one for the Scorched earth, one for Allenby’s Charisma. Smuts rolled three: one and two for his Charisma.',
        pl: 'Rzucałeś czterema kośćmi: jedną zawsze, jedną za garnizon, jedną za spaloną ziemię, jedną za charyzmę Allenby’ego. Smuts trzema: jedną i dwiema za charyzmę.',
      },
      show: ['bethlehem', 'harrismith'],
    },
    {
      goal: {
        en: 'Four camps, three commandos: the Boers surrender. Had they held out until the end of turn IV with as many commandos as camps that count, they would have won.',
        pl: 'Cztery obozy, trzy komanda: Burowie kapitulują. Gdyby do końca etapu IV mieli tyle komand, ile liczy się obozów, wygraliby.',
      },
      why: {
        en: 'The Boers have their own ways to shift this count: raids on Blockhouses destroy camps, and every point of Prestige the Empire loses takes two camps out of the count.',
        pl: 'Burowie mogą ten rachunek zmienić: rajdy na blokhauzy niszczą obozy, a każdy punkt Pozycji, który Imperium traci, odbiera z rachunku dwa obozy.',
      },
    },
  ],
  end: {
    en: 'Skirmishes themselves cost no cards; retreats do. First the Garrisons and the burnt land around a leader, then the attack, and Kitchener close by. As the Boers, do not stand where every way out is closed.',
    pl: 'Same potyczki kart nie kosztują; kosztują odwroty. Najpierw garnizony i spalona ziemia wokół dowódcy, potem atak, a Kitchener w pobliżu. Jako Bur nie stój tam, gdzie zamknięto każdą drogę odwrotu.',
  },
};
