import type { Example, ExampleFile } from '../../../kernel/example.ts';

/** Found by `heliograph examples second-boer-war --games 6`; the notes were written by hand. */
export const examples: readonly Example[] = [
  {
    scenario: 'war',
    hash: 'bf434881475ad31088d74a1e',
    title: { en: 'De la Rey’s long ride', pl: 'Daleka droga de la Reya' },
    about: {
      en: 'The whole war between two Generals. The lead changes hands seven times; the Empire comes down to 8 % and wins in the last turn, on the ninth loss check of one retreat.',
      pl: 'Cała wojna, gra dwóch Generałów. Prowadzenie zmienia się siedem razy; Imperium spada do 8 % i wygrywa w ostatnim etapie, przy dziewiątym teście strat w jednym odwrocie.',
    },
    chances: [{ deeds: 337, percent: 8 }],
    notes: [
      {
        at: 131,
        text: {
          en: 'Turn I. Cronje before Kimberley, Prinsloo before Ladysmith, Joubert before Mafeking: all three sieges are laid. If the three towns fall, the Boers win at once, so the Empire has to answer somewhere.',
          pl: 'Etap I. Cronje pod Kimberley, Prinsloo pod Ladysmith, Joubert pod Mafeking: trwają wszystkie trzy oblężenia. Jeśli miasta padną, Burowie wygrywają od razu, więc Imperium musi gdzieś odpowiedzieć.',
        },
      },
      {
        at: 333,
        text: {
          en: 'French has ridden as far as Johannesburg. He loses the skirmish 8 to 9, has nowhere to fall back to, and is out of the war: 41 to 22 % for the Empire. Before you ride ahead of the army, look where you could retreat to.',
          pl: 'French dotarł aż do Johannesburga. Przegrywa potyczkę 8 do 9, nie ma dokąd się cofnąć i wypada z wojny: Imperium spada z 41 do 22 %. Zanim wyjedziesz przed armię, sprawdź, dokąd mógłbyś wrócić.',
        },
        chances: [
          { deeds: 194, percent: 41 },
          { deeds: 195, percent: 22 },
        ],
      },
      {
        at: 440,
        text: {
          en: 'Turn I is over, and the sieges with it: none of the three towns has fallen. The Boers have won battles, but not the one thing that would have ended the war.',
          pl: 'Etap I się kończy, a z nim oblężenia: żadne z trzech miast nie padło. Burowie wygrywali bitwy, ale nie zdobyli tego, co zakończyłoby wojnę.',
        },
      },
      {
        at: 762,
        text: {
          en: 'Turn II, the battle of Belfast: Roberts wins on all three fields. The second blow comes afterwards. Two of six commandos do not get away and are lost, and the Empire goes from 43 to 64 %.',
          pl: 'Etap II, bitwa pod Belfastem: Roberts wygrywa na wszystkich trzech polach. Drugi cios pada potem: dwa z sześciu komand nie zdołają ujść i przepadają, a Imperium idzie z 43 do 64 %.',
        },
        chances: [
          { deeds: 422, percent: 43 },
          { deeds: 423, percent: 64 },
        ],
      },
      {
        at: 846,
        text: {
          en: 'De Wet attacks Gatacre in Pretoria, the town that must be British at the end of this turn. The Empire spends six single-use cards on it and gets a stalemate, which is enough: 27 to 55 %. Cards are there for the one battle that counts.',
          pl: 'De Wet atakuje Gatacre’a w Pretorii, która pod koniec tego etapu musi być brytyjska. Imperium wykłada sześć kart jednorazowych i osiąga impas, a to wystarcza: z 27 do 55 %. Karty są na tę jedną bitwę, która się liczy.',
        },
        chances: [
          { deeds: 468, percent: 27 },
          { deeds: 469, percent: 55 },
        ],
      },
      {
        at: 2018,
        text: {
          en: 'The last rounds of turn IV; the Empire stands at 48 %. Rawlinson beats de la Rey at Calvinia. Nothing is lost yet: de la Rey may fall back, area by area, and each area asks for a loss check.',
          pl: 'Ostatnie rundy etapu IV; Imperium ma 48 %. Rawlinson bije de la Reya pod Calvinią. Nic jeszcze nie przepadło: de la Rey może się cofać, obszar po obszarze, a każdy obszar to test strat.',
        },
        chances: [{ deeds: 1162, percent: 48 }],
      },
      {
        at: 2038,
        text: {
          en: 'Eight checks go well, the ninth at Aliwal North costs a commando. Now there are more camps than commandos, and the war is over. A long retreat through burnt land is a long row of throws.',
          pl: 'Osiem testów się udaje, dziewiąty, pod Aliwal North, kosztuje komando. Obozów jest teraz więcej niż komand i wojna się kończy. Długi odwrót przez spaloną ziemię to długi szereg rzutów.',
        },
      },
    ],
    load: async () => (await import('./war.json')).default as unknown as ExampleFile,
  },
  {
    scenario: 'guerrilla',
    hash: 'd85d1e2bd03eeeb9bc96df25',
    title: { en: 'Two camps lost, and still enough', pl: 'Dwa stracone obozy, a jednak dość' },
    about: {
      en: 'The guerrilla war between two Generals. The Boers tear two camps out of the British net and lead with 84 %; then they begin to lose skirmishes, and every retreat costs a commando.',
      pl: 'Wojna partyzancka, gra dwóch Generałów. Burowie wyrywają z brytyjskiej sieci dwa obozy i mają 84 %; potem zaczynają przegrywać potyczki, a każdy odwrót kosztuje komando.',
    },
    chances: [{ deeds: 295, percent: 84, side: 'boers' }],
    notes: [
      {
        at: 119,
        text: {
          en: 'The Boers win a skirmish by one point, 8 to 7, because a fresh commando stands in for one that broke. The Empire falls from 71 to 57 %. A card kept back for the replacement is worth as much as one on the table.',
          pl: 'Burowie wygrywają potyczkę jednym punktem, 8 do 7, bo świeże komando zastąpiło to, które się załamało. Imperium spada z 71 do 57 %. Karta zachowana na zastępstwo jest warta tyle co wyłożona.',
        },
        chances: [
          { deeds: 72, percent: 71 },
          { deeds: 73, percent: 57 },
        ],
      },
      {
        at: 318,
        text: {
          en: 'Kitchener beats de Wet, a commando is lost, and a Blockhouse goes up at Pietermaritzburg. But the round costs Prestige, 4 to 3, and Prestige limits how many camps count. A won round can still be a bad one: 67 to 51 %.',
          pl: 'Kitchener bije de Weta, komando przepada, w Pietermaritzburgu staje blokhauz. Ale runda kosztuje Pozycję, z 4 na 3, a od Pozycji zależy, ile obozów się liczy. Wygrana runda też może być zła: z 67 do 51 %.',
        },
        chances: [
          { deeds: 183, percent: 67 },
          { deeds: 184, percent: 51 },
        ],
      },
      {
        at: 341,
        text: {
          en: 'De la Rey answers at Middelburg: ten points against eight, and the Blockhouse, the camp and the Garrison are gone, all of them. 48 to 34 %. Raids aim at camps, because camps are what is counted.',
          pl: 'De la Rey odpowiada pod Middelburgiem: dziesięć punktów do ośmiu i nie ma już ani blokhauzu, ani obozu, ani garnizonu. Z 48 do 34 %. Rajdy celują w obozy, bo to obozy się liczą.',
        },
        chances: [
          { deeds: 197, percent: 48 },
          { deeds: 198, percent: 34 },
        ],
      },
      {
        at: 494,
        text: {
          en: 'The same at Pretoria, where one point stands against eleven. The Empire is down to its lowest, about one chance in five. One camp is left.',
          pl: 'To samo w Pretorii, gdzie stoi jeden punkt przeciw jedenastu. Imperium jest na dnie, mniej więcej jedna szansa na pięć. Został jeden obóz.',
        },
      },
      {
        at: 526,
        text: {
          en: 'The very next round French attacks Botha at Pretoria, wins 12 to 5, and the loss check on the retreat costs a commando: 21 to 42 %. Botha had stayed where he could be reached.',
          pl: 'Już w następnej rundzie French atakuje Bothę pod Pretorią, wygrywa 12 do 5, a test strat przy odwrocie kosztuje komando: z 21 do 42 %. Botha został tam, gdzie można go było dosięgnąć.',
        },
        chances: [
          { deeds: 311, percent: 21 },
          { deeds: 312, percent: 42 },
        ],
      },
      {
        at: 547,
        text: {
          en: 'Plumer does the same to Beyers at De Aar: 9 to 3, one more commando lost, 63 %. Commandos that have to fight again and again grow fewer, and the three that are drawn are always the same three.',
          pl: 'Plumer robi to samo z Beyersem pod De Aar: 9 do 3, kolejne komando przepada, 63 %. Komand, które muszą walczyć raz za razem, ubywa, i dobierane są wciąż te same trzy.',
        },
        chances: [{ deeds: 324, percent: 63 }],
      },
      {
        at: 689,
        text: {
          en: 'Beyers is left with one commando. He holds once with a tie, loses the second skirmish, gets away from two loss checks and fails the third. More camps than commandos: the Boers surrender.',
          pl: 'Beyersowi zostaje jedno komando. Raz utrzymuje remis, drugą potyczkę przegrywa, dwa testy strat przechodzi, trzeciego nie. Obozów jest więcej niż komand: Burowie się poddają.',
        },
      },
    ],
    load: async () => (await import('./guerrilla.json')).default as unknown as ExampleFile,
  },
];
