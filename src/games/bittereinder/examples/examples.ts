import type { Example, ExampleFile } from '../../../kernel/example.ts';

/** Found by `heliograph examples bittereinder`; the notes were written by hand. */
export const examples: readonly Example[] = [
  {
    scenario: 'marchingToPretoria',
    hash: 'fef9f625884edb1594650f86',
    title: { en: 'Four times at Pretoria', pl: 'Cztery razy pod Pretorią' },
    about: {
      en: 'A short one: five turns in which Roberts attacks Pretoria four times. The odds are his every time but the first, and it is not enough.',
      pl: 'Krótka rozgrywka: pięć etapów, w których Roberts cztery razy atakuje Pretorię. Poza pierwszym razem ma przewagę, a i tak to za mało.',
    },
    notes: [
      {
        at: 121,
        text: {
          en: 'Turn 9. Roberts goes again and again and reaches Pretoria with thirty points, but the Republics show twenty-one: odds of 1:1, a die of 1, back to Rustenburg. His wagons are plundered too, which gives the Republics 6 commitment back.',
          pl: 'Etap 9. Roberts rusza raz za razem i dociera do Pretorii z trzydziestoma punktami, ale Republiki okazują dwadzieścia jeden: stosunek 1:1, rzut 1 i odwrót do Rustenburga. W dodatku plądrują mu tabor, co oddaje Republikom 6 punktów zaangażowania.',
        },
      },
      {
        at: 204,
        text: {
          en: 'Turn 10. De la Rey and two Kommandos have left the town to raid elsewhere. Thirty against eleven is 2:1, but a 2 is only a standoff. The win chance hardly moves from one half: both sides know that there will be another try.',
          pl: 'Etap 10. De la Rey i dwa komanda wyszły z miasta, by nękać gdzie indziej. Trzydzieści do jedenastu to 2:1, ale rzut 2 daje tylko impas. Szansa prawie nie odbiega od połowy: obie strony wiedzą, że będzie następna próba.',
        },
      },
      {
        at: 267,
        text: {
          en: 'Turn 11. The same odds, a 3, the same standoff. Roberts brings no more men than before. With one turn left each failed try weighs double: the Empire is down to 34 %.',
          pl: 'Etap 11. Ten sam stosunek, rzut 3, ten sam impas. Roberts nie ściąga większych sił niż przedtem. Gdy zostaje jeden etap, każda nieudana próba waży podwójnie: Imperium ma już tylko 34 %.',
        },
        chances: [{ deeds: 448, percent: 34 }],
      },
      {
        at: 334,
        text: {
          en: 'Turn 12, the last. 2:1 again and a 1: the attackers have to leave, and Pretoria holds. Three more brigades have just come to Krugersdorp, next door: with them it would have been more than 3:1. They set out one turn too late.',
          pl: 'Etap 12, ostatni. Znów 2:1 i rzut 1: atakujący muszą odejść, Pretoria się trzyma. Trzy kolejne brygady właśnie doszły do sąsiedniego Krugersdorp: z nimi byłoby ponad 3:1. Wyruszyły o etap za późno.',
        },
      },
    ],
    load: async () => (await import('./marchingToPretoria.json')).default as unknown as ExampleFile,
  },
  {
    scenario: 'bobsWar',
    hash: '8edc50220bd492839fb1e719',
    title: { en: 'The capital behind his back', pl: 'Stolica za plecami' },
    about: {
      en: 'Roberts takes Bloemfontein in turn 3 and Pretoria in turn 8. In between the Republics slip back into Bloemfontein, and the month it costs turns a victory into a draw.',
      pl: 'Roberts bierze Bloemfontein w etapie 3, a Pretorię w etapie 8. Tymczasem Republiki wślizgują się z powrotem do Bloemfontein, i ten jeden miesiąc zamienia zwycięstwo w remis.',
    },
    notes: [
      {
        at: 31,
        text: {
          en: 'Turn 1. The Republics put 33 points into Dundee, against 11, and wipe the garrison out. It costs them 33 commitment, of which the plundered wagons give 9 back: strength that is shown away from home is paid for.',
          pl: 'Etap 1. Republiki rzucają na Dundee 33 punkty przeciw 11 i znoszą załogę. Kosztuje je to 33 punkty zaangażowania, z których splądrowany tabor oddaje 9: za siłę okazaną z dala od domu się płaci.',
        },
      },
      {
        at: 205,
        text: {
          en: 'Turn 3, and Bloemfontein falls already: thirty against twenty-one is only 1:1, but the die shows 6. The lost capital costs the Republics 57 commitment. The Empire stands at 83 %, a lead that seems safe.',
          pl: 'Dopiero etap 3, a Bloemfontein już pada: trzydzieści do dwudziestu jeden to tylko 1:1, ale wypada 6. Utrata stolicy kosztuje Republiki 57 punktów zaangażowania. Imperium ma 83 %; przewaga wydaje się bezpieczna.',
        },
        chances: [{ deeds: 390, percent: 83 }],
      },
      {
        at: 402,
        text: {
          en: 'Turn 5. Roberts and his mounted infantry have gone to Natal, and Ladysmith is besieged all the same. Meanwhile commitment grows back month by month from the home areas: 157 now.',
          pl: 'Etap 5. Roberts z piechotą konną poszedł do Natalu, a Ladysmith i tak zostaje oblężone. Tymczasem zaangażowanie odrasta z miesiąca na miesiąc z obszarów macierzystych: teraz 157.',
        },
      },
      {
        at: 611,
        text: {
          en: 'Turn 7. At Dundee the Natal Army attacks with a single point of strength to save commitment, has to retreat, and an army that must retreat is lost with everything in it: six Kommandos. A little later the Western Army goes the same way. Saving can be dear.',
          pl: 'Etap 7. Pod Dundee Armia Natalska atakuje jednym punktem siły, żeby oszczędzić zaangażowanie, i musi się cofnąć, a armia zmuszona do odwrotu ginie ze wszystkim, co w niej jest: sześcioma komandami. Chwilę później ten sam los spotyka Armię Zachodnią. Oszczędność bywa kosztowna.',
        },
      },
      {
        at: 635,
        text: {
          en: 'And yet the same turn has a sting in its tail: in Bloemfontein there are only two mounted units; six points against three, and the town is Republican again. Roberts needs both capitals at once.',
          pl: 'A jednak ten sam etap kończy się ukłuciem: w Bloemfontein stoją tylko dwa oddziały konne; sześć punktów do trzech i miasto znów jest republikańskie. Roberts musi mieć obie stolice naraz.',
        },
      },
      {
        at: 769,
        text: {
          en: 'Turn 8. Sixty against twenty-one: Pretoria falls, 88 commitment are gone, 92 are left. With Bloemfontein the match would end now; it goes on for one more month, in which the Republics gain 8 again.',
          pl: 'Etap 8. Sześćdziesiąt do dwudziestu jeden: Pretoria pada, ubywa 88 punktów zaangażowania, zostaje 92. Z Bloemfontein rozgrywka skończyłaby się teraz; trwa jeszcze miesiąc, w którym Republiki odzyskują 8.',
        },
      },
      {
        at: 854,
        text: {
          en: 'Turn 9. Bloemfontein is British again, both capitals are held, and the match ends, with too much commitment left for more than a draw (a marginal victory needs 77 or less). A brigade left behind in turn 6 might have been worth it.',
          pl: 'Etap 9. Bloemfontein znów jest brytyjskie, obie stolice w ręku i rozgrywka się kończy, lecz zaangażowania zostało za dużo na coś więcej niż remis (do nieznacznego zwycięstwa trzeba najwyżej 77). Może warto było zostawić tam w etapie 6 brygadę.',
        },
      },
    ],
    load: async () => (await import('./bobsWar.json')).default as unknown as ExampleFile,
  },
  {
    scenario: 'campaign',
    hash: '363153c0280c27c1992ce105',
    title: { en: 'To the last point', pl: 'Do ostatniego punktu' },
    about: {
      en: 'The whole war, thirty-one months between two Generals. Both capitals fall, and still the Empire’s chance sinks to 13 %; what wins in the end is that every small fight costs the Republics a little.',
      pl: 'Cała wojna, trzydzieści jeden miesięcy, gra dwóch Generałów. Padają obie stolice, a szansa Imperium i tak spada do 13 %; w końcu wygrywa to, że każda mała walka kosztuje Republiki po trochu.',
    },
    chances: [{ deeds: 7894, percent: 13 }],
    notes: [
      {
        at: 331,
        text: {
          en: 'Turn 4. Bloemfontein falls; the Republics lose 56 of 191 commitment at one blow and the Empire gains morale. Nothing else in this war pays as much as a capital.',
          pl: 'Etap 4. Bloemfontein pada; Republiki tracą naraz 56 ze 191 punktów zaangażowania, a Imperium zyskuje morale. Nic w tej wojnie nie opłaca się tak jak stolica.',
        },
      },
      {
        at: 1167,
        text: {
          en: 'Turn 11. Pretoria too: sixty against thirty-one, a 6. Commitment drops from 158 to 73. The big war is over, Buller and Roberts go home, and Kitchener lands at Cape Town.',
          pl: 'Etap 11. Teraz Pretoria: sześćdziesiąt do trzydziestu jeden i rzut 6. Zaangażowanie spada ze 158 do 73. Wielka wojna się kończy, Buller i Roberts wracają do kraju, a Kitchener ląduje w Kapsztadzie.',
        },
      },
      {
        at: 1912,
        text: {
          en: 'Turn 16. Kitchener razes and builds blockhouses, and there is an outcry: Empire morale is down to 5. Two clocks run against each other from here on, commitment and morale.',
          pl: 'Etap 16. Kitchener niszczy i stawia blokhauzy, a w kraju wybucha oburzenie: morale Imperium spada do 5. Odtąd biegną przeciw sobie dwa zegary, zaangażowanie i morale.',
        },
      },
      {
        at: 2039,
        text: {
          en: 'Turn 17. A beaten Kommando falls back into Pretoria, which nobody guards, and the capital is Republican for two months; in turn 19 it changes hands once more. Columns that hunt in the bushveld cannot stand in the towns.',
          pl: 'Etap 17. Pobite komando cofa się do Pretorii, której nikt nie pilnuje, i stolica na dwa miesiące jest republikańska; w etapie 19 znów przechodzi z rąk do rąk. Kolumny, które polują w buszu, nie mogą stać w miastach.',
        },
      },
      {
        at: 2832,
        text: {
          en: 'Turn 24. Two months ago the Empire stood at 19 %, now it stands at 53 %. Eight turns are left, and commitment is melting only by one or two points a fight.',
          pl: 'Etap 24. Dwa miesiące temu Imperium miało 19 %, teraz ma 53 %. Zostało osiem etapów, a zaangażowanie topnieje tylko po punkcie, dwa na walkę.',
        },
        chances: [
          { deeds: 5273, percent: 19 },
          { deeds: 5848, percent: 53 },
        ],
      },
      {
        at: 3858,
        text: {
          en: 'Turn 30. In the Sabi lowveld the Republics pay their last two points: commitment is 0. From now on a Kommando that is attacked can show no strength and is lost.',
          pl: 'Etap 30. Na nizinie Sabi Republiki płacą ostatnie dwa punkty: zaangażowanie wynosi 0. Odtąd zaatakowane komando nie może okazać siły i przepada.',
        },
      },
      {
        at: 4032,
        text: {
          en: 'Turn 31. Nine Kommandos are lost in one month without a fight, no home area is left to give commitment, and the Republics can go on no longer. One month more and the calendar would have saved them.',
          pl: 'Etap 31. W jeden miesiąc dziewięć komand przepada bez walki, żaden obszar macierzysty nie daje już zaangażowania i Republiki nie mogą walczyć dalej. Jeszcze miesiąc i uratowałby je kalendarz.',
        },
      },
    ],
    load: async () => (await import('./campaign.json')).default as unknown as ExampleFile,
  },
];
