import type { Briefings } from '../../../kernel/briefing.ts';

/** Co gracz czyta przed wojną. */
export const briefings: Briefings<'war' | 'guerrilla', 'empire' | 'boers'> = {
  war: {
    situation:
      'Październik 1899. Dwie republiki burskie przekroczyły granice Natalu i Kolonii Przylądkowej, zanim przybyła armia brytyjska. Ladysmith, Kimberley i Mafeking zaraz zostaną oblężone. W każdej rundzie jedna strona działa raz, dwa albo trzy razy, a ile razy, wie tylko druga.',
    time: '{turns} etapy po {rounds} rundy, od trzech do sześciu godzin. Etap I to oblężenia, etap II marsz na Pretorię, etapy III i IV wojna partyzancka.',
    points: [
      { at: 'mafeking', says: 'Mafeking: broni go Baden-Powell, daleko od wszelkiej pomocy.' },
      { at: 'kimberley', says: 'Kimberley: z odsieczą może przyjść Methuen z De Aar.' },
      { at: 'ladysmith', says: 'Ladysmith: z Durbanu idzie Buller.' },
      {
        at: 'bloemfontein',
        says: 'Bloemfontein: pierwszy z czterech celów, które Imperium musi mieć pod koniec etapu II.',
      },
      { at: 'pretoria', says: 'Pretoria: kto ma ją i Johannesburg, może ogłosić aneksję.' },
      { at: 'belfast', says: 'Belfast: ostatni cel na kolei ku morzu.' },
    ],
    sides: {
      empire: {
        who: 'Jesteś Imperium Brytyjskim: najpierw garstka wojska, potem Roberts z armią, potem Kitchener z blokhauzami i obozami.',
        wins: [
          'Do końca etapu II musisz mieć Bloemfontein, Johannesburg, Pretorię i Belfast i ogłosić aneksję; inaczej przegrywasz.',
          'Od razu, gdy skończą się Fundusze wojenne albo, od etapu III, gdy liczących się obozów jest więcej niż komand na ręce Burów.',
          'Na koniec etapu {turns} rozstrzyga to samo porównanie.',
        ],
        plan: [
          'Etap I: sprowadzaj posiłki niemal w każdej rundzie i przyjdź z odsieczą jednemu miastu. Jedno uratowane wystarczy, by zepsuć plan Burów.',
          'Etap II: najpierw wydarzenie z lordem Robertsem. Potem wzdłuż kolei od stacji Orange River do Bloemfontein, Kroonstadu, Johannesburga i Pretorii, z garnizonem na każdym obszarze za sobą.',
          'Etapy III i IV: garnizon i spalona ziemia na kolejnych obszarach, potem wygrane potyczki: każdy odwrót może ich kosztować komando.',
        ],
      },
      boers: {
        who: 'Jesteś obiema republikami: ruchliwe i dobrze dowodzone, nie mają kim uzupełniać strat.',
        wins: [
          'Od razu, gdy padną Ladysmith, Kimberley i Mafeking albo gdy Pozycja Imperium spadnie do zera.',
          'Na koniec etapu II, jeśli Imperium nie ma któregoś z celów (jest ich {objectives}) albo nie ogłosiło aneksji.',
          'Na koniec etapu {turns}, jeśli masz na ręce co najmniej tyle komand, ile liczy się obozów (najwyżej {campFactor} na każdy punkt Pozycji).',
        ],
        plan: [
          'Etap I: Cronje pod Mafeking, Joubert pod Ladysmith, Olivier pod Kimberley; potem każdą akcją próba oblężenia. Artyleria pomaga raz na rundę.',
          'Nie atakuj armii brytyjskich na ich ziemi; okop się przed nimi i niech atakują oni.',
          'Później: trzymaj się poza ich zasięgiem, oszczędzaj komanda, wzniecaj rebelie w Kolonii Przylądkowej, prowadź rajdy na obozy.',
        ],
      },
    },
    mistakes: [
      'Liczenie na drugą akcję. Pierwsza jest pewna, druga trafia się osiem razy na jedenaście, trzecia trzy razy: najważniejsze rób najpierw.',
      'Atak słabymi kartami. Trzech kart obrońcy nie sprawdza się na morale: atakujący potrzebuje lepszych kart albo więcej kart.',
      'Marsz przez republiki bez garnizonów. Burowie wracają na tyły, a cel przestaje się liczyć.',
    ],
  },
  guerrilla: {
    situation:
      'Grudzień 1900. Obie stolice są zajęte, a wojna trwa: w polu są wciąż Botha, de Wet i de la Rey, nadciąga Smuts. W każdej rundzie jedna strona działa raz, dwa albo trzy razy, a ile razy, wie tylko druga.',
    time: 'Etapy III i IV po {rounds} rundy, od dwóch do trzech godzin.',
    points: [
      { at: 'pretoria', says: 'W miastach przy kolei stoją garnizony.' },
      { at: 'ermelo', says: 'Botha we wschodnim Transwalu.' },
      { at: 'rustenburg', says: 'De la Rey na zachodzie.' },
      { at: 'bethlehem', says: 'De Wet w Oranii.' },
      {
        at: 'de-aar',
        says: 'Blokhauzy strzegą linii do Kapsztadu. Rebelia tutaj odciąga kolumny.',
      },
    ],
    sides: {
      empire: {
        who: 'Jesteś Imperium: kolumny pod kilkoma generałami, kawaleria i Kitchener, jedyny, który może zakładać obozy.',
        wins: [
          'Od razu, gdy liczących się obozów jest więcej niż komand na ręce Burów.',
          'Na koniec etapu {turns} według tego samego porównania.',
          'Na każdy punkt Pozycji liczą się najwyżej {campFactor} obozy: kto traci Pozycję, traci obozy.',
        ],
        plan: [
          'Zanim zaatakujesz dowódcę burskiego, obsadź i spal obszary wokół niego: każdy znacznik to twoja kość, gdy się wycofuje.',
          'Trzymaj na ręce trzy karty kawalerii; jeden atak kosztuje jedną.',
          'Obozy zakładaj późno i szybko jeden po drugim, z dala od dowódców burskich albo pod okiem własnego.',
        ],
      },
      boers: {
        who: 'Jesteś komandami, które się nie poddały.',
        wins: [
          'Na koniec etapu {turns}, jeśli masz na ręce co najmniej tyle komand, ile liczy się obozów (najwyżej {campFactor} na każdy punkt Pozycji).',
          'Od razu, gdy Pozycja Imperium spadnie do zera.',
          'Każdy zniszczony obóz, każda trwająca rebelia i każdy punkt Pozycji zmniejsza ten rachunek.',
        ],
        plan: [
          'Najpierw wydarzenie Cyferfontein: pozwala na rajdy i swobodny ruch. Potem Stormjaag.',
          'Na obozy wysyłaj dowódców o charyzmie 2: de Weta i Smutsa.',
          'Stój na obszarach bez znaczników brytyjskich albo obok nich: odwrót nic wtedy nie kosztuje.',
        ],
      },
    },
    mistakes: [
      'Liczenie na drugą akcję. Pierwsza jest pewna, druga trafia się osiem razy na jedenaście, trzecia trzy razy.',
      'Burowie: postój tam, gdzie każdą drogę odwrotu zamyka garnizon. Odwrót oznacza wtedy procedurę strat.',
      'Imperium: zbyt wczesne obozy. Dają tylko cel rajdom.',
    ],
  },
};
