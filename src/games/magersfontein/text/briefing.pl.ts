import type { Briefings } from '../../../kernel/briefing.ts';

/** Co gracz czyta przed bitwą. */
export const briefings: Briefings<'historical' | 'intro', 'british' | 'boers'> = {
  intro: {
    situation:
      'Brzask, 11 grudnia 1899, teren na wschód od wzgórza Magersfontein. Osiem półbatalionów Brygady Szkockiej stoi tuż przed okopami u stóp wzgórza, za nimi dwie baterie. Tam, gdzie okopy się kończą, przejście prowadzi wokół wzgórza.',
    time: '{introTurns} etapów, godzina lub dwie. Od tego scenariusza najlepiej zacząć: bez gońców, bez heliografu, po jednej brygadzie.',
    points: [
      { at: '1622', says: 'Szkoci, dwa heksy od okopów.' },
      { at: '1520', says: 'Główny okop: pięć heksów u stóp wzgórza, cztery komanda.' },
      { at: '2020', says: 'Przejście: broni go tylko mały Korpus Skandynawski.' },
      { at: '1618', says: 'Szczyt.' },
      { at: '1223', says: 'Dwie baterie polowe.' },
    ],
    sides: {
      british: {
        who: 'Jesteś Andrew Wauchope’em z Brygadą Szkocką; działami dowodzi Hall.',
        wins: [
          'Gdy minie etap {introTurns}, musisz trzymać heksy głównego okopu, co najmniej {introWin}, albo heksy szczytu, co najmniej {introSummit}.',
          'Liczba heksów okopu, która daje remis: {introDraw}.',
          'Heks trzyma twój oddział, który nie jest rozbity.',
        ],
        plan: [
          'Najpierw Skandynawowie: mały oddział w otwartym polu, a rozbity znika na dobre.',
          'Najpierw porusz oddział, który zniesie ogień: każdy oddział burski może strzelić do ciebie tylko kilka razy. Potem dwa sąsiednie stosy uderzają razem na jeden okop.',
          'Działa strzelają do tych, których twoja piechota zmusiła do ujawnienia się.',
        ],
      },
      boers: {
        who: 'Jesteś Pietem Cronjem z pięcioma komandami i działem Kruppa.',
        wins: [
          'Gdy minie etap {introTurns}, Brytyjczycy nie mogą trzymać żadnego heksu głównego okopu ani szczytu.',
          'Ukryte w okopie komando trudno trafić i trudno wyprzeć.',
          'Każdy półbatalion, który musi stanąć i odzyskiwać morale, to jeden mniej do szturmu.',
        ],
        plan: [
          'Zostań na miejscu: ruch kończy ukrycie.',
          'Strzelaj do tych, którzy podeszliby na odległość szturmu, i do najsłabszego stosu.',
          'Wycofuj się przed szturmem tylko wtedy, gdy raczej nie wytrzymasz; świeże komando w okopie stoi.',
        ],
      },
    },
    mistakes: [
      'Ogień karabinowy z dwóch heksów do ukrytego okopu: nic nie daje. Podejdź i szturmuj albo użyj dział, gdy okop zostanie odkryty.',
      'Szturm jednym oddziałem. Dwa stosy świeżych oddziałów na jeden okop dają radę, jeden osłabiony nie.',
      'Rozbity oddział zostawiony w stosie: na koniec aktywacji rozbity jest wtedy cały stos.',
    ],
  },
  historical: {
    situation:
      '11 grudnia 1899, czwarta rano, deszcz. Lord Methuen chce się przebić do Kimberley. Brygada Szkocka maszerowała przez noc w jednej gęstej kolumnie i stoi przed okopami, których nikt nie widział: nie są na wzgórzu, lecz u jego stóp.',
    time: '{turns} etapów po trzy kwadranse, od czterech do sześciu godzin.',
    points: [
      { at: '1622', says: 'Brygada Szkocka w kolumnie.' },
      { at: '1520', says: 'Główny okop u stóp wzgórza.' },
      { at: '1618', says: 'Wzgórze Magersfontein, szczyt.' },
      { at: '2020', says: 'Przejście na wschód od wzgórza: najtańsza droga.' },
      { at: '2323', says: 'Niski grzbiet ku rzece, dalsze komanda.' },
      { at: '0327', says: 'Działo morskie przy kolei.' },
    ],
    sides: {
      british: {
        who: 'Jesteś lordem Methuenem: Szkoci, Gwardia, 9. Brygada, ułani i 33 działa. Brygadierzy działają według rozkazów; niosą je gońcy i heliograf.',
        wins: [
          'Od razu, gdy trzymasz heksy szczytu, co najmniej {summits}. W przeciwnym razie po etapie {turns} liczy się punkty: {summit} za każdy oddział na szczycie, {trench} za każdy heks głównego okopu, kilka za każde pokonane komando.',
          'Odejmuje się punkty Burów: za każdy twój oddział {reduced}, jeśli jest osłabiony, {routed}, jeśli rozbity, {eliminated}, jeśli stracony, i {lineHeld}, jeśli linia wytrzymała.',
          'Przewaga {britishWin} punktów wygrywa, {britishDecisive} decydująco. Strata mniejsza niż {boersWin} to remis: bez heksu okopu lub szczytu trudno o niego.',
        ],
        plan: [
          'Rozwiń kolumnę od razu. Nie stój w niej, by odzyskiwać morale.',
          'W etapach 1 i 2 zajmij przejście i pokonaj Skandynawów, potem wejdź na wzgórze od wschodu.',
          'Gdy szturm się nie uda, niech żołnierze leżą i odzyskują morale przed następnym: kto je odzyskał, nie kosztuje punktów.',
        ],
      },
      boers: {
        who: 'Jesteś Pietem Cronjem: komanda w okopach, których nikt nie widział, pięć dział Kruppa, pom-pomy i De la Rey na lewym skrzydle.',
        wins: [
          'Od razu, gdy brytyjskich oddziałów piechoty straconych lub rozbitych jest {broken}.',
          'W przeciwnym razie po etapie {turns} z przewagą {boersWin} punktów, {boersDecisive} decydująco: za każdy oddział brytyjski {reduced}, jeśli jest osłabiony, {routed}, jeśli rozbity, {eliminated}, jeśli stracony, i {lineHeld}, jeśli Brytyjczycy nie trzymają okopu ani szczytu.',
          'Mniejsza przewaga to remis. Kto wejdzie w linię, musi z niej zniknąć do ostatniego etapu.',
        ],
        plan: [
          'W każdej brytyjskiej aktywacji strzelaj obiema reakcjami, najpierw do tych, którzy doszliby na odległość szturmu.',
          'Nie ruszaj ukrytych oddziałów bez potrzeby: ruch kończy ukrycie.',
          'Po południu naciskaj z niskiego grzbietu na prawe skrzydło Szkotów.',
        ],
      },
    },
    mistakes: [
      'Ogień karabinowy z dwóch heksów do ukrytego okopu: nic nie daje. Podejdź i szturmuj albo użyj dział, gdy okop zostanie odkryty.',
      'Trwanie etap za etapem w otwartym polu w zasięgu okopów: każdy osłabiony oddział to punkty dla Burów.',
      'Zbyt późne rozkazy: brygada oddalona o więcej niż dziesięć heksów dostaje je przez gońca etap później albo jeszcze później.',
    ],
  },
};
