import type { Example, ExampleFile } from '../../../kernel/example.ts';

/** Found by `heliograph examples magersfontein --games 30`; the notes were written by hand. */
export const examples: readonly Example[] = [
  {
    scenario: 'intro',
    hash: 'b4081d8cd4dde8e2c1201b7b',
    title: { en: 'One throw for the trench', pl: 'Jeden rzut o okop' },
    about: {
      en: 'Eight turns for the gap. The Highland Brigade finds the way, attacks too soon, comes back to within a step of victory, and loses it to a single shot.',
      pl: 'Osiem etapów walki o przejście. Brygada Szkocka znajduje drogę, szturmuje za wcześnie, wraca o krok od zwycięstwa i traci je przez jeden strzał.',
    },
    notes: [
      {
        at: 94,
        text: {
          en: 'Turn 1. Half of the Seaforths crosses open ground and fires into the gap. The Scandinavian Corps loses 2 morale points and has to show itself. Finding the enemy alone lifts the British chance from 30 to 38 %, because only what has been found can be shelled.',
          pl: 'Etap 1. Połowa Seaforthów przechodzi przez otwarte pole i strzela w przejście. Korpus Skandynawski traci 2 punkty morale i musi się ujawnić. Samo odkrycie przeciwnika podnosi szansę Brytyjczyków z 30 do 38 %: artyleria może ostrzelać tylko to, co znaleziono.',
        },
        chances: [
          { deeds: 98, percent: 30 },
          { deeds: 99, percent: 38 },
        ],
      },
      {
        at: 195,
        text: {
          en: 'Turn 2. Four half-battalions attack the trench at 1720 together. Kroonstad stands; the Highlanders roll 9, add 3, may have 8, and are thrown back with 4 morale points lost by each. A joint attack shares its bad luck too: 64 % becomes 12 % in one throw.',
          pl: 'Etap 2. Cztery półbataliony razem szturmują okop 1720. Kroonstad stoi; Szkoci wyrzucają 9, dodają 3 przy progu 8 i zostają odrzuceni, każdy traci 4 punkty morale. Wspólny szturm dzieli też pecha: 64 % spada do 12 % w jednym rzucie.',
        },
        chances: [
          { deeds: 218, percent: 64 },
          { deeds: 219, percent: 12 },
        ],
      },
      {
        at: 358,
        text: {
          en: 'Turn 5 begins. Two quiet turns of recovering brought the British back to 76 %, but two half-battalions have just failed their morale checks. Now the time they need is no longer there: with the new turn the chance falls to 46 % without a shot being fired.',
          pl: 'Początek etapu 5. Dwa spokojne etapy odzyskiwania morale dały Brytyjczykom 76 %, ale dwa półbataliony właśnie nie zdały testu. Czasu, którego potrzebują, już nie ma: z nowym etapem szansa spada do 46 %, choć nikt nie wystrzelił.',
        },
        chances: [
          { deeds: 390, percent: 76 },
          { deeds: 391, percent: 46 },
        ],
      },
      {
        at: 390,
        text: {
          en: 'One hit from the hill routs half of the Highland Light Infantry, and the two units stacked with it run as well. Crowding saves marching and costs three units for the price of one: 53 to 34 %.',
          pl: 'Jedno trafienie ze wzgórza rozbija połowę Highland Light Infantry, a z nią uciekają dwa oddziały z tego samego stosu. Tłok oszczędza marszu, ale traci się trzy oddziały zamiast jednego: z 53 do 34 %.',
        },
        chances: [
          { deeds: 422, percent: 53 },
          { deeds: 423, percent: 34 },
        ],
      },
      {
        at: 528,
        text: {
          en: 'The end. No trench and no summit is British; 48 morale points were lost against 19. Bad luck in three throws of melee cost the British dear, in forty-nine shots of the guns next to nothing: whoever attacks a trench puts much on few throws.',
          pl: 'Koniec. Brytyjczycy nie mają ani okopu, ani szczytu; stracili 48 punktów morale, Burowie 19. Pech w trzech rzutach walki wręcz kosztował Brytyjczyków drogo, w czterdziestu dziewięciu strzałach dział prawie nic: kto szturmuje okop, stawia wiele na kilka rzutów.',
        },
      },
    ],
    load: async () => (await import('./intro.json')).default as unknown as ExampleFile,
  },
  {
    scenario: 'historical',
    hash: '3b6429101284932bbf07934e',
    title: { en: 'A day without a winner', pl: 'Dzień bez zwycięzcy' },
    about: {
      en: 'The whole battle, twenty turns from dawn to dusk. The Guards are bled white before the trenches, the guns win the ground back, and in the last turn everything still hangs in the balance.',
      pl: 'Cała bitwa, dwadzieścia etapów od świtu do zmierzchu. Gwardia wykrwawia się przed okopami, działa odzyskują, co stracono, a jeszcze w ostatnim etapie wszystko jest otwarte.',
    },
    notes: [
      {
        at: 171,
        text: {
          en: 'Turn 1. The Scots Guards march up to the trench line and fire; Kroonstad is exposed at 1720. The British chance rises from 47 to 57 %. A few moments later the same men attack and are thrown back: finding a trench is one thing, taking it another.',
          pl: 'Etap 1. Gwardia szkocka podchodzi pod linię okopów i strzela; Kroonstad zostaje odkryty na 1720. Szansa Brytyjczyków rośnie z 47 do 57 %. Chwilę później ci sami ludzie szturmują i zostają odrzuceni: znaleźć okop to jedno, zdobyć go to drugie.',
        },
        chances: [
          { deeds: 184, percent: 47 },
          { deeds: 185, percent: 57 },
        ],
      },
      {
        at: 305,
        text: {
          en: 'Turn 2. A Krupp shell finds Wauchope, who is out until turn 4. Units that lose their commander are out of command: 68 to 60 %. Commanders in the front line are a risk one takes on purpose or not at all.',
          pl: 'Etap 2. Pocisk z działa Kruppa trafia Wauchope’a, który wypada z gry do etapu 4. Oddziały bez dowódcy pozostają poza dowodzeniem: z 68 do 60 %. Dowódca w pierwszej linii to ryzyko, które podejmuje się świadomie albo wcale.',
        },
        chances: [
          { deeds: 389, percent: 68 },
          { deeds: 390, percent: 60 },
        ],
      },
      {
        at: 698,
        text: {
          en: 'Turn 3. Three half-battalions of the Coldstream Guards attack the trench at 1820, fail by a wide margin, lose 7 morale points each and are routed. The British chance falls from 91 to 61 %.',
          pl: 'Etap 3. Trzy półbataliony Coldstream Guards szturmują okop 1820, wyraźnie przegrywają, tracą po 7 punktów morale i zostają rozbite. Szansa Brytyjczyków spada z 91 do 61 %.',
        },
        chances: [
          { deeds: 838, percent: 91 },
          { deeds: 839, percent: 61 },
        ],
      },
      {
        at: 803,
        text: {
          en: 'Turn 4. What the Guards could not do, the guns do: the trench at 1820 is destroyed. By the end of the turn the British stand at 80 %. This is the order of things at Magersfontein: find, shell, then attack.',
          pl: 'Etap 4. Czego nie zdołała Gwardia, robią działa: okop 1820 zostaje zniszczony. Pod koniec etapu Brytyjczycy mają 80 %. Taka jest kolejność pod Magersfontein: odkryć, ostrzelać, dopiero potem szturmować.',
        },
        chances: [{ deeds: 1107, percent: 80 }],
      },
      {
        at: 1192,
        text: {
          en: 'Turn 6. After a bad turn 5 (down to 58 %) one shot of the 18th Battery destroys a pom-pom at which the batteries had been firing since then: 72 to 82 %.',
          pl: 'Etap 6. Po złym etapie 5 (spadek do 58 %) jeden strzał 18. baterii niszczy działko pom-pom, do którego baterie strzelały od tamtej pory: z 72 do 82 %.',
        },
        chances: [
          { deeds: 1415, percent: 58 },
          { deeds: 1432, percent: 72 },
          { deeds: 1433, percent: 82 },
        ],
      },
      {
        at: 2216,
        text: {
          en: 'Turn 12. Now it is Cronje who is hit; he may be back on turn 14. Eleven Boer units begin the next turn out of command. Both sides have now paid for having a commander where the shells fall.',
          pl: 'Etap 12. Teraz trafiony zostaje Cronje; może wrócić w etapie 14. Jedenaście burskich oddziałów zaczyna następny etap poza dowodzeniem. Obie strony zapłaciły już za dowódcę tam, gdzie padają pociski.',
        },
      },
      {
        at: 3442,
        text: {
          en: 'Dusk. 30 points against 30, three trenches entered, no summit, 223 morale points lost against 88: neither side can claim the field. Before the last deed the judge still gave the British 61 %.',
          pl: 'Zmierzch. 30 punktów do 30, trzy zdobyte okopy, żadnego szczytu, 223 stracone punkty morale wobec 88: pole nie należy do nikogo. Przed ostatnim posunięciem Brytyjczycy mieli jeszcze 61 %.',
        },
        chances: [{ deeds: 4355, percent: 61 }],
      },
    ],
    load: async () => (await import('./historical.json')).default as unknown as ExampleFile,
  },
];
