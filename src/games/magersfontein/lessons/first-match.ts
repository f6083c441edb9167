import type { FirstMatchFile } from '../../../kernel/first-match.ts';

/** The gap at first light: one brigade each, no riders, no heliograph. */
export const firstMatch: FirstMatchFile = {
  title: { en: 'The gap at first light', pl: 'Przejście o brzasku' },
  about: {
    en: 'You lead the Highland Brigade against the trenches, with a companion beside you.',
    pl: 'Prowadzisz Brygadę Szkocką na okopy, z przewodnikiem u boku.',
  },
  minutes: 90,
  scenario: 'intro',
  side: 'british',
  seed: 'first-1',
  remarks: [
    {
      when: { turn: 1, decision: 'pickBrigade' },
      say: {
        en: 'When the last turn has passed you must hold two hexes of the main trench or one of the summit. Each turn both sides lay a brigade face down; the dice say who may go first.',
        pl: 'Po ostatnim etapie musisz trzymać dwa heksy głównego okopu albo jeden szczytu. W każdym etapie obie strony kładą zakrytą brygadę; kości mówią, kto może zacząć.',
      },
      show: ['1520', '1618'],
    },
    {
      when: { turn: 1, decision: 'whoFirst' },
      say: {
        en: 'Go first while they lie still: every turn in the open before the trenches costs men.',
        pl: 'Zacznij, póki leżą spokojnie: każdy etap na otwartym polu przed okopami kosztuje ludzi.',
      },
    },
    {
      when: { turn: 1, decision: 'independence' },
      say: {
        en: 'Wauchope has the order to attack. To change it he must roll, and your plan is this attack.',
        pl: 'Wauchope ma rozkaz ataku. Żeby go zmienić, trzeba rzucić kością, a twój plan to właśnie ten atak.',
      },
    },
    {
      when: { turn: 1, decision: 'act' },
      say: {
        en: 'Now the half-battalions act one after the other. Begin with one that can bear a volley: each Boer unit may fire at you only a few times.',
        pl: 'Teraz półbataliony działają jeden po drugim. Zacznij od takiego, który zniesie salwę: każdy oddział Burów może strzelić do ciebie tylko kilka razy.',
      },
    },
    {
      when: { turn: 1, decision: 'unit' },
      say: {
        en: 'East of the trenches only the small Scandinavian Corps holds the gap. Against a trench two stacks that go in together do what one cannot.',
        pl: 'Na wschód od okopów przejścia broni tylko mały Korpus Skandynawski. Przeciw okopowi dwa stosy razem zrobią to, czego jeden nie zdoła.',
      },
      show: ['2020', '1520'],
    },
    {
      when: { turn: 1, decision: 'joinOrFight' },
      say: {
        en: 'The more units join an assault, the surer it is. Bring up another as long as one is near.',
        pl: 'Im więcej oddziałów w szturmie, tym jest pewniejszy. Dołączaj następny, dopóki jakiś jest blisko.',
      },
    },
    {
      when: { turn: 1, decision: 'retreatStep' },
      say: {
        en: 'A beaten unit gives way. Choose a hex out of their sight, and not one with a fresh stack that would be drawn along.',
        pl: 'Pobity oddział się cofa. Wybierz heks, którego nie widzą, i nie taki, gdzie pociągnąłby za sobą świeży stos.',
      },
    },
    {
      when: { turn: 1, decision: 'react' },
      say: {
        en: 'You may answer what the enemy does. Rifles at a concealed trench two hexes away do nothing: keep your shots.',
        pl: 'Możesz odpowiedzieć na to, co robi wróg. Karabiny z dwóch heksów nic nie zrobią ukrytemu okopowi: oszczędzaj strzały.',
      },
    },
    {
      when: { turn: 2, decision: 'pickBrigade' },
      say: {
        en: 'The second turn. Whoever is shaken recovers better behind the line than in it; whoever is fresh goes in.',
        pl: 'Drugi etap. Kto jest zachwiany, lepiej dojdzie do siebie za linią niż w niej; kto świeży, idzie naprzód.',
      },
    },
    {
      when: { turn: 2, decision: 'act' },
      say: {
        en: 'Look for the trench that has shown itself: guns can now hurt it, and an assault after the guns is the surest.',
        pl: 'Szukaj okopu, który się ujawnił: działa mogą mu teraz zaszkodzić, a szturm po ostrzale jest najpewniejszy.',
      },
    },
  ],
  warnings: [
    {
      choice: 'goSecond',
      say: {
        en: 'Who lets them go first stands under their rifles before moving.',
        pl: 'Kto ich puszcza przodem, stoi pod ich karabinami, zanim się ruszy.',
      },
    },
    {
      choice: 'think',
      say: {
        en: 'The order is the plan of this match. Another one must first be rolled for, and leads away from the gap.',
        pl: 'Ten rozkaz jest planem tej rozgrywki. Inny trzeba dopiero wyrzucić na kości, a prowadzi z dala od przejścia.',
      },
    },
  ],
  verdicts: [
    {
      ended: 'won',
      say: {
        en: 'You stood in {trenchesEntered, plural, one {# hex of the trench} other {# hexes of the trench}}{summitsEntered, plural, =0 {} other { and on the summit}} when the day was counted.',
        pl: 'Gdy liczono wynik, twoi żołnierze trzymali {trenchesEntered, plural, one {# heks okopu} few {# heksy okopu} many {# heksów okopu} other {# heksu okopu}}{summitsEntered, plural, =0 {} other { i szczyt}}.',
      },
    },
    {
      say: {
        en: 'Morale lost: British {bledBritish}, Boers {bledBoers}. An attack on trenches always costs the attacker more.',
        pl: 'Utracone morale: Brytyjczycy {bledBritish}, Burowie {bledBoers}. Atak na okopy zawsze więcej kosztuje atakującego.',
      },
    },
    {
      ended: 'drawn',
      say: {
        en: 'One hex more would have won it. Bring two stacks against one trench earlier.',
        pl: 'Jeden heks więcej dałby zwycięstwo. Wcześniej prowadź dwa stosy na jeden okop.',
      },
    },
    {
      ended: 'lost',
      say: {
        en: 'No trench was held at the end. Single units before the wire only bleed: gather, then assault together.',
        pl: 'Na koniec nie utrzymano żadnego okopu. Pojedyncze oddziały na przedpolu tylko krwawią: zbierz je i szturmuj razem.',
      },
    },
  ],
};
