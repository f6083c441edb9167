import type { Example, ExampleFile } from '../../../kernel/example.ts';

/** Found by `heliograph examples redvers-reverse --games 14`; the notes were written by hand. */
export const examples: readonly Example[] = [
  {
    scenario: 'colenso',
    hash: 'fc9bca6dac656c3c56298be6',
    title: { en: 'Twice shaken', pl: 'Dwa razy zachwiani' },
    about: {
      en: 'A General in Buller’s place, with a plan of his own. Shells stop the whole army in turn 6, the chance sinks to 2 %, and patience with a few captured emplacements still wins in turn 16, at a price.',
      pl: 'Generał na miejscu Bullera, z własnym planem. W etapie 6 ostrzał zatrzymuje całą armię, szansa spada do 2 %, a cierpliwość i kilka zdobytych umocnień i tak wygrywają w etapie 16, choć drogo.',
    },
    chances: [{ deeds: 519, percent: 2 }],
    notes: [
      {
        at: 521,
        text: {
          en: 'Turn 6. The Boer guns find two crowded areas, Bridle Kraal and Doornkop Spruit, and disrupt thirteen battalions. 61 to 23 %, most of it the dice. Nine battalions in one area are nine that one good shot can stop.',
          pl: 'Etap 6. Burskie działa trafiają w dwa zatłoczone obszary, Bridle Kraal i Doornkop Spruit, i dezorganizują trzynaście batalionów. Z 61 do 23 %, głównie za sprawą kości. Dziewięć batalionów na jednym obszarze może zatrzymać jeden dobry strzał.',
        },
        chances: [
          { deeds: 189, percent: 61 },
          { deeds: 190, percent: 23 },
        ],
      },
      {
        at: 759,
        text: {
          en: 'Turn 8. Hart takes his Irish through Bridle Drift. Whoever comes out of the water is disrupted, and on the far bank there is nobody yet to help: 34 to 11 %.',
          pl: 'Etap 8. Hart prowadzi Irlandczyków przez Bridle Drift. Kto wychodzi z wody, jest zdezorganizowany, a na drugim brzegu nie ma jeszcze nikogo do pomocy: z 34 do 11 %.',
        },
        chances: [
          { deeds: 283, percent: 34 },
          { deeds: 284, percent: 11 },
        ],
      },
      {
        at: 885,
        text: {
          en: 'The same turn ends better than it looked: Doornkop Bank and Onderbroek Kopje are captured, and Boer confidence goes down to 8, level with the turn. Only where it is no higher than the turn are the dice for the Boers rolled at all.',
          pl: 'Ten sam etap kończy się lepiej, niż wyglądał: zdobyte są Brzeg Doornkop i Pagórek Onderbroek, a pewność Burów spada do 8, czyli zrównuje się z numerem etapu. Tylko gdy nie jest od niego wyższa, w ogóle rzuca się za nich kośćmi.',
        },
      },
      {
        at: 1423,
        text: {
          en: 'Turn 12. Two Boer guns can no longer get away and are lost; with that and two more emplacements confidence falls to 7 by the end of the turn. 36 to 91 %: guns that were left without cover count twice, as fire and as confidence.',
          pl: 'Etap 12. Dwa burskie działa nie mogą już ujść i przepadają; razem z dwoma kolejnymi umocnieniami pewność spada pod koniec etapu do 7. Z 36 do 91 %: działa zostawione bez osłony liczą się podwójnie, jako ogień i jako pewność.',
        },
        chances: [
          { deeds: 480, percent: 36 },
          { deeds: 481, percent: 91 },
        ],
      },
      {
        at: 1544,
        text: {
          en: 'Turn 13. Hildyard marches onto Colenso Koppies, one of the strongest positions, and the losses climb to 16: 54 to 23 %. With confidence this low, standing still was worth more than one more hill.',
          pl: 'Etap 13. Hildyard wchodzi na Colenso Koppies, jedną z najsilniejszych pozycji, a straty rosną do 16: z 54 do 23 %. Przy tak niskiej pewności stać w miejscu było warte więcej niż jeszcze jedno wzgórze.',
        },
        chances: [
          { deeds: 510, percent: 54 },
          { deeds: 511, percent: 23 },
        ],
      },
      {
        at: 1644,
        text: {
          en: 'And yet: the dice show 6 and 4, confidence 11 lies two behind the turn, and 12 is just enough. The Boers are shaken for the first time. Once more and they ride away.',
          pl: 'A jednak: kości pokazują 6 i 4, pewność 11 jest o dwa za etapem, a 12 akurat wystarcza. Burowie są zachwiani po raz pierwszy. Jeszcze raz i odjadą.',
        },
      },
      {
        at: 2037,
        text: {
          en: 'Turn 16. Confidence 10 against turn 16 adds six to the throw: 14. The Boers withdraw. With losses at 16 it is a Pyrrhic victory; the march in turn 13 is where the better one was lost.',
          pl: 'Etap 16. Pewność 10 wobec etapu 16 dodaje do rzutu sześć: 14. Burowie się wycofują. Przy stratach na polu 16 to zwycięstwo pyrrusowe; pełne przepadło podczas marszu w etapie 13.',
        },
      },
    ],
    load: async () => (await import('./colenso.json')).default as unknown as ExampleFile,
  },
  {
    scenario: 'buller-version',
    hash: '87cde0404e7b1c95efd2dc60',
    title: { en: 'Won, lost, and won by a pip', pl: 'Wygrana, stracona i odzyskana o oczko' },
    about: {
      en: 'A General with Buller’s own orders. After nine turns the battle looks won at 99 %; then the Boers come back, and it takes until turn 17 and a throw of exactly twelve.',
      pl: 'Generał z rozkazami samego Bullera. Po dziewięciu etapach bitwa wygląda na wygraną, 99 %; potem Burowie wracają i trzeba czekać do etapu 17 i rzutu równo na dwanaście.',
    },
    chances: [{ deeds: 362, percent: 99 }],
    notes: [
      {
        at: 429,
        text: {
          en: 'Turn 5. Hildyard crosses at 2nd Pont Drift and is over the river: 65 to 88 %. From here on confidence no longer rises for want of men on the far bank.',
          pl: 'Etap 5. Hildyard przechodzi przez 2nd Pont Drift i jest za rzeką: z 65 do 88 %. Odtąd pewność nie rośnie już z braku ludzi na drugim brzegu.',
        },
        chances: [
          { deeds: 152, percent: 65 },
          { deeds: 153, percent: 88 },
        ],
      },
      {
        at: 901,
        text: {
          en: 'Turn 8. Four emplacements are in British hands, confidence is down to 4, and 5 and 3 with four added make twelve: shaken for the first time. It could hardly go better.',
          pl: 'Etap 8. Cztery umocnienia w rękach brytyjskich, pewność spadła do 4, a 5 i 3 z dodanymi czterema dają dwanaście: Burowie zachwiani po raz pierwszy. Lepiej iść nie może.',
        },
      },
      {
        at: 1388,
        text: {
          en: 'Turn 11. What is taken must be held: Native Drift Bank and Rooikop are Boer again, and every lost battalion lifts their confidence, now 11. In two turns the chance has fallen from 99 to 13 %.',
          pl: 'Etap 11. Co zdobyte, trzeba utrzymać: Brzeg przy Native Drift i Rooikop są znów burskie, a każdy stracony batalion podnosi ich pewność, teraz do 11. W dwa etapy szansa spadła z 99 do 13 %.',
        },
        chances: [
          { deeds: 401, percent: 99 },
          { deeds: 446, percent: 13 },
        ],
      },
      {
        at: 1500,
        text: {
          en: 'Turn 12. Ermelo and Swaziland leave Loop Crest because they are outnumbered, and the rifles of Hildyard’s brigade reach them on Grobelaar Mountain: 17 to 61 %. Boers who are outnumbered go; threatening them can be enough.',
          pl: 'Etap 12. Ermelo i Swaziland schodzą z Grzbietu nad Zakolem, bo są w mniejszości, a karabiny brygady Hildyarda dosięgają ich na Górze Grobelaar: z 17 do 61 %. Burowie w mniejszości odchodzą; czasem wystarczy im zagrozić.',
        },
        chances: [
          { deeds: 483, percent: 17 },
          { deeds: 484, percent: 61 },
        ],
      },
      {
        at: 1565,
        text: {
          en: 'Turn 13. Heat and dust: one command point instead of three, and the Boers have just held by two pips. 63 to 15 %, nearly all of it bad luck.',
          pl: 'Etap 13. Upał i kurz: jeden punkt dowodzenia zamiast trzech, a Burowie właśnie utrzymali się o dwa oczka. Z 63 do 15 %, prawie wyłącznie pech.',
        },
        chances: [
          { deeds: 490, percent: 63 },
          { deeds: 491, percent: 15 },
        ],
      },
      {
        at: 1887,
        text: {
          en: 'Turn 15. Lyttelton’s crossing lifts the chance from 48 to 72 %. Then Hildyard’s men crowd onto the same bank, and it falls to 35: one target for everything the Boers have.',
          pl: 'Etap 15. Przeprawa Lytteltona podnosi szansę z 48 do 72 %. Potem na ten sam brzeg tłoczą się ludzie Hildyarda i spada ona do 35: jeden cel dla wszystkiego, co Burowie mają.',
        },
        chances: [
          { deeds: 595, percent: 48 },
          { deeds: 596, percent: 72 },
        ],
      },
      {
        at: 2234,
        text: {
          en: 'Turn 17. Bridle Drift Bank is taken once more, so confidence is 15 and not 16: two 5s and two for the turn make exactly twelve. The Boers withdraw. One emplacement more or less has decided the battle.',
          pl: 'Etap 17. Brzeg przy Bridle Drift zostaje zdobyty jeszcze raz, więc pewność wynosi 15, a nie 16: dwie piątki i dwa za etap dają równo dwanaście. Burowie się wycofują. O bitwie zdecydowało jedno umocnienie.',
        },
      },
    ],
    load: async () => (await import('./buller-version.json')).default as unknown as ExampleFile,
  },
];
