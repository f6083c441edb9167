import type { Briefings } from '../../../kernel/briefing.ts';

const WINS = [
  'Od razu, gdy przeciwnik nie ma już żadnego oddziału.',
  'Na koniec etapu, gdy twój oddział stoi w obozie przeciwnika.',
  'Po etapie {lastTurn}, gdy trzymasz więcej posterunków.',
] as const;

/** Co gracz czyta przed patrolem. */
export const briefings: Briefings<'patrol', 'scouts' | 'riders'> = {
  patrol: {
    situation:
      'Dwa patrole na dwóch końcach szlaku; posterunków jest {posts}. Każdy ma trzy oddziały, obóz za plecami i {handSize} karty, których nikt inny nie widzi.',
    time: '{lastTurn} etapów, kwadrans.',
    points: [
      { at: 'west-camp', says: 'Obóz Zwiadowców.' },
      {
        at: 'koppie',
        says: 'Koppie panuje nad obiema przeprawami: stąd można ostrzelać większość marszów.',
      },
      { at: 'east-camp', says: 'Obóz Jeźdźców.' },
    ],
    sides: {
      scouts: {
        who: 'Dowodzisz Zwiadowcami z zachodu.',
        wins: WINS,
        plan: [
          'Zostaw jeden oddział w obozie albo tuż przy nim, a najsilniejszym zajmij Koppie.',
          'Dobre karty zagrywaj, gdy atakujesz silniejszym oddziałem, a nie po to, by ratować słaby.',
        ],
      },
      riders: {
        who: 'Dowodzisz Jeźdźcami ze wschodu.',
        wins: WINS,
        plan: [
          'Twój 3. oddział przy brodzie ma blisko do Koppie: bądź tam pierwszy.',
          'Maszeruj tam, gdzie strzelić może mniej wrogów: każdy oddział obok celu marszu ma jeden strzał.',
        ],
      },
    },
    mistakes: [
      'Pusty obóz. Jeden oddział, który się prześlizgnie, wygrywa rozgrywkę.',
      'Oszczędzanie ognia na później: strzelać wolno do każdego marszu obok i nic to nie kosztuje.',
      'Liczenie na kolejność: o tym, kto maszeruje pierwszy, decyduje kość.',
    ],
  },
};
