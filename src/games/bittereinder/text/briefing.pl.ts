import type { Briefings } from '../../../kernel/briefing.ts';

const HOW_REPUBLICS_FIGHT =
  'Za siłę płacisz punktami zaangażowania. Komando na własnym obszarze macierzystym walczy za darmo, w ataku i w obronie; poza domem każdy punkt siły kosztuje jeden.';

const MISTAKES = [
  'Imperium: atak na samotne komando u siebie. Broni się za darmo i odjeżdża. Atakuj te, które są daleko od domu albo nie mają którędy się wycofać.',
  'Republiki: zbyt długie trzymanie obu armii. Armia zmuszona do odwrotu ginie ze wszystkim, co w niej jest. Odeślij jej ludzi do domu, zanim nadejdą brygady.',
  'Słabo strzeżone tabory: zdobycie jednego zwraca Republikom garść punktów.',
] as const;

/** Co gracz czyta przed wojną. */
export const briefings: Briefings<
  'campaign' | 'bobsWar' | 'marchingToPretoria',
  'empire' | 'republics'
> = {
  campaign: {
    situation:
      'Październik 1899. Republiki burskie ruszają pierwsze: burgherzy są konni i stoją na granicy, armia Imperium jest jeszcze na morzu. Za rok będzie tu dziesięć razy więcej żołnierzy brytyjskich niż dziś, a Republikom zostanie tyle, ile mają woli.',
    time: '{campaignTurns} etapy po miesiącu, około ośmiu godzin. Pierwszy rok decyduje o tym, jak grać dalej.',
    points: [
      {
        at: 'B13',
        says: 'Mafeking, a na południe od niego Kimberley: miasta, które można oblegać.',
      },
      { at: 'N6', says: 'Ladysmith: tuż obok stoi Armia Natalska Republik.' },
      { at: 'C9', says: 'Kapsztad: posiłki lądują tu albo w innym porcie i jadą dalej koleją.' },
      { at: 'F1', says: 'Bloemfontein, stolica Oranii.' },
      { at: 'T8', says: 'Pretoria, stolica Transwalu.' },
    ],
    sides: {
      empire: {
        who: 'Jesteś Imperium Brytyjskim: powolne brygady, które potrzebują zaopatrzenia, kolej i opinia publiczna w kraju (morale {morale}).',
        wins: [
          'Od razu, gdy Republikom skończy się zaangażowanie albo nie zostanie im żadna jednostka.',
          'W przeciwnym razie po etapie {campaignTurns}, jeśli w polu zostało mniej niż {survivorsDraw} republikańskich jednostek bojowych.',
          'Twoje morale musi wytrzymać: poniżej 1 przegrywasz, a w etapie {electionTurn} rzut wyższy od niego obala rząd.',
        ],
        plan: [
          'Pierwsze trzy etapy: przetrwać. Bitwa kosztuje Republiki zaangażowanie, oblężenie nic: daj się oblec tylko tam, gdzie inaczej przepadłby garnizon lub brygada.',
          'Potem statki, kolej, marsz: prowadź brygady na Bloemfontein i Pretorię. Im wcześniej padnie stolica, tym więcej zaangażowania ich to kosztuje.',
          'Po stolicach: nie zostawiaj im żadnej drogi. Oddziały konne między nimi i na każdym obszarze wokół, tabory nie dalej niż dwa obszary, i dopiero wtedy atak. Od etapu 16 buduj blokhauzy.',
          'Każdą drogę obsadź silniej niż ich najmocniejsze komando albo postaw kogoś za nią: komando równe straży otwiera przejście całej reszcie.',
        ],
      },
      republics: {
        who: 'Jesteś Transwalem i Oranią: szybkie komanda, wszędzie u siebie, i zaangażowanie ({wcp}), które rzadko wraca.',
        wins: [
          'Od razu, gdy morale Imperium spadnie poniżej 1, albo w etapie {electionTurn}, jeśli rzut jest od niego wyższy.',
          'Po etapie {campaignTurns}, jeśli w polu jest więcej niż {survivorsDraw} twoich jednostek bojowych.',
          'Przegrywasz od razu bez zaangażowania albo bez jednostek.',
        ],
        plan: [
          'Pierwszy etap należy tylko do ciebie: armie pod Dundee i Kimberley, De la Rey pod Mafeking. Oblężenie nie kosztuje zaangażowania, bitwa tak, a wybiera Imperium.',
          'Pojedyncze komanda zajmują małe miasta w koloniach; od dziesięciu straconych miast utrata morale jest co etap prawdopodobna.',
          HOW_REPUBLICS_FIGHT,
          'Gdy otoczą cię jeźdźcy, niech jedno komando wjedzie tam, gdzie jest ich najmniej: póki jego siła dorównuje ich sile, reszta może przejechać dalej.',
        ],
      },
    },
    mistakes: MISTAKES,
  },
  bobsWar: {
    situation:
      'Od października 1899 do września 1900, rok wielkich bitew. Republiki uderzają pierwsze; potem przybywa z armią Roberts, którego żołnierze nazywają Bobsem. Jego zadaniem są obie stolice.',
    time: '{bobsTurns} etapów po miesiącu, od trzech do czterech godzin.',
    points: [
      { at: 'B2', says: 'Kimberley: wcześnie oblężone, na drodze do Bloemfontein.' },
      { at: 'N6', says: 'Ladysmith: tuż obok stoi Armia Natalska Republik.' },
      { at: 'C9', says: 'Kapsztad: posiłki lądują tu albo w innym porcie i jadą dalej koleją.' },
      { at: 'F1', says: 'Bloemfontein: pierwsza stolica.' },
      { at: 'T8', says: 'Pretoria: druga.' },
    ],
    sides: {
      empire: {
        who: 'Jesteś Imperium Brytyjskim: powolne brygady, które potrzebują zaopatrzenia, i kolej.',
        wins: [
          'Zajmij Bloemfontein i Pretorię, mając najwyżej {bobsSieges, plural, one {# oblężone miasto} few {# oblężone miasta} many {# oblężonych miast} other {# oblężonego miasta}}: ta chwila kończy rozgrywkę.',
          'Decyduje wtedy zaangażowanie, które zostało Republikom: do {bobsDecisive} zwycięstwo decydujące, do {bobsMarginal} marginalne, do {bobsDraw} remis.',
          'Zmuszaj je więc do wydatków: każdy atak na komanda poza domem kosztuje je punkty.',
        ],
        plan: [
          'Pierwsze trzy etapy: przetrwać. Bitwa kosztuje Republiki zaangażowanie, oblężenie nic: daj się oblec tylko tam, gdzie inaczej przepadłby garnizon lub brygada.',
          'Ląduj w porcie najbliższym celu, jedź dalej koleją i prowadź z brygadami tabory.',
          'Bloemfontein do etapu 6 lub 7, Pretoria między 9 a 11.',
          'Po zajęciu Bloemfontein otaczaj Burów oddziałami konnymi w pobliżu taborów i atakuj: czego nie wydadzą, zanim padnie Pretoria, to im zostanie.',
        ],
      },
      republics: {
        who: 'Jesteś Transwalem i Oranią: szybkie komanda, wszędzie u siebie, i zaangażowanie ({wcp}).',
        wins: [
          'Utrzymaj którąś stolicę, aż minie etap {bobsTurns}, albo więcej niż {bobsSieges, plural, one {# oblężone miasto} few {# oblężone miasta} many {# oblężonych miast} other {# oblężonego miasta}}.',
          'Gdy padną obie, nadal wygrywasz, jeśli zostało ci ponad {bobsDraw} punktów zaangażowania.',
          'Wygrywasz od razu, gdy morale Imperium spadnie poniżej 1.',
        ],
        plan: [
          'Pierwszy etap należy tylko do ciebie: armie pod Dundee i Kimberley, De la Rey pod Mafeking. Oblężenie nie kosztuje zaangażowania, bitwa tak, a wybiera Imperium.',
          'Dwa trwałe oblężenia są warte tyle co stolica.',
          HOW_REPUBLICS_FIGHT,
        ],
      },
    },
    mistakes: MISTAKES,
  },
  marchingToPretoria: {
    situation:
      'Maj 1900. Roberts stoi w Bloemfontein z sześcioma brygadami; od Pretorii dzieli go pięćset kilometrów kolei, rzeka Vaal i tuzin komand. Mało żetonów, większość zasad: od tego scenariusza najlepiej zacząć.',
    time: '{pretoriaTurns} etapów, od jednej do dwóch godzin.',
    points: [
      { at: 'F1', says: 'Bloemfontein: Roberts i główna armia.' },
      { at: 'B2', says: 'Kimberley: druga kolumna.' },
      { at: 'F17', says: 'Kroonstad: De Wet.' },
      { at: 'T4', says: 'Lichtenburg: De la Rey.' },
      { at: 'T8', says: 'Pretoria: cel.' },
    ],
    sides: {
      empire: {
        who: 'Jesteś lordem Robertsem: brygady o sile dziesięciu punktów, które przechodzą jeden obszar na etap, szybsza od nich kawaleria i tabory.',
        wins: [
          'Zajmij Pretorię: ta chwila kończy rozgrywkę.',
          'Decyduje wtedy zaangażowanie, które zostało Republikom: do {pretoriaDecisive} zwycięstwo decydujące, do {pretoriaMarginal} marginalne, powyżej remis.',
          'Na początku mają {pretoriaWcp}.',
        ],
        plan: [
          'Idź wzdłuż kolei przez Winburg i Kroonstad: zdobytym torem reszta armii pojedzie w następnym etapie.',
          'Niech kawaleria obejdzie komando i zamknie mu drogi odwrotu, zanim zaatakują brygady.',
          'Zostaw brygadę i tabor w Bloemfontein: De Wet poluje na jedno i drugie.',
        ],
      },
      republics: {
        who: 'Jesteś Republikami po upadku Bloemfontein: dziesięć komand, De Wet i De la Rey.',
        wins: [
          'Utrzymaj Pretorię, aż minie ostatni etap.',
          'Jeśli padnie, więcej niż {pretoriaMarginal} punktów zaangażowania daje remis.',
          'Wygrywasz od razu, gdy morale Imperium spadnie poniżej 1.',
        ],
        plan: [
          'Nie przyjmuj bitwy z całą armią. Każdy etap, w którym musi się zatrzymać i walczyć, to zyskany czas.',
          'Niech De Wet uderza na tabory i samotną kawalerię: każdy zdobyty tabor zwraca zaangażowanie.',
          HOW_REPUBLICS_FIGHT,
        ],
      },
    },
    mistakes: MISTAKES,
  },
};
