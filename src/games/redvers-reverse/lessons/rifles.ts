import type { LessonFile } from '../../../kernel/lesson.ts';

/** Rifle fire in the open is worth something; at a trench it is worth nothing. */
export const rifles: LessonFile = {
  id: 'rifles',
  title: { en: 'Rifle fire', pl: 'Ogień karabinowy' },
  about: {
    en: 'Read the odds: who is worth a volley, and who is not.',
    pl: 'Czytaj szanse: do kogo warto strzelać, a do kogo nie.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 5,
      phase: 'britishRifleFire',
      confidence: 5,
      pieces: {
        buller: { area: 'shooters-hill' },
        'ldr-6th-fusilier': { area: 'bend-thorns' },
        'welsh-fusiliers': { area: 'bend-thorns' },
        'irish-fusiliers': { area: 'bend-thorns' },
        'scots-fusiliers': { area: 'bend-thorns' },
        'piet-retief': { area: 'gomba-spruit' },
        wakkerstroom: { area: 'hlangwane' },
      },
    },
  },
  dice: [
    { face: 5, for: 'rifle/welsh-fusiliers' },
    { total: 6, for: 'morale/1/gomba-spruit' },
    { draw: '0', for: 'strength/wakkerstroom' },
    { face: 2, for: 'rifle/wakkerstroom' },
    { draw: 'no-event', for: 'event/british' },
  ],
  answering: ['first', 'target'],
  steps: [
    {
      goal: {
        en: 'Barton’s fusiliers lie in the thorns below Hlangwane. The small Piet Retief commando has come down into Gomba Spruit; Wakkerstroom sits in its trenches on the hill.',
        pl: 'Fizylierzy Bartona leżą w cierniach pod Hlangwane. Niewielkie komando Piet Retief zeszło nad Gomba Spruit; Wakkerstroom siedzi w okopach na wzgórzu.',
      },
      why: {
        en: 'Rifles reach the own area and the next one. Each battalion fires once a turn.',
        pl: 'Karabiny sięgają własnego obszaru i sąsiedniego. Każdy batalion strzela raz na etap.',
      },
      show: ['bend-thorns', 'gomba-spruit', 'hlangwane'],
    },
    {
      goal: {
        en: 'Let the Welsh Fusiliers fire at Gomba Spruit.',
        pl: 'Niech Welsh Fusiliers strzelają na Gomba Spruit.',
      },
      why: {
        en: 'Compare the two targets before you decide: the odds stand under the question. In the open, one in six. At the trench, nothing at all.',
        pl: 'Zanim zdecydujesz, porównaj oba cele: szanse stoją pod pytaniem. W otwartym polu jedna na sześć. W okop: żadna.',
      },
      show: ['welsh-fusiliers', 'gomba-spruit'],
      play: ['fire welsh-fusiliers', 'shoot welsh-fusiliers to=gomba-spruit'],
      wrong: [
        {
          choice: 'shoot welsh-fusiliers to=hlangwane',
          say: {
            en: 'a trench on a hill takes three off the die. No face of it can do any harm up there.',
            pl: 'okop na wzgórzu odejmuje od kości trzy. Żadna ścianka nikomu tam nie zaszkodzi.',
          },
        },
        {
          choice: 'cease',
          say: {
            en: 'here is a commando in the open for once: use it.',
            pl: 'choć raz komando jest bez okopu: wykorzystaj to.',
          },
        },
      ],
      otherwise: {
        en: 'another battalion would do as well, but let the Welsh begin.',
        pl: 'inny batalion też by się nadał, ale niech zaczną Walijczycy.',
      },
      help: {
        en: 'Pick the Welsh Fusiliers in Bend Thorns, then Gomba Spruit to the east.',
        pl: 'Wskaż Welsh Fusiliers w Cierniach przy zakręcie, potem Gomba Spruit na wschodzie.',
      },
    },
    {
      goal: {
        en: 'One battalion may support another. Let the Irish Fusiliers fire at Gomba Spruit too.',
        pl: 'Jeden batalion może wesprzeć drugi. Niech Irish Fusiliers też strzelają na Gomba Spruit.',
      },
      why: {
        en: 'Support adds one to the die of the first: two in six instead of one.',
        pl: 'Wsparcie dodaje jeden do kości pierwszego: dwie szanse na sześć zamiast jednej.',
      },
      show: ['irish-fusiliers', 'gomba-spruit'],
      play: ['fire irish-fusiliers', 'shoot irish-fusiliers to=gomba-spruit'],
      wrong: [
        {
          choice: 'shoot irish-fusiliers to=hlangwane',
          say: {
            en: 'still a trench on a hill: the shots are wasted. Support the Welsh.',
            pl: 'to wciąż okop na wzgórzu: strzały na marne. Wesprzyj Walijczyków.',
          },
        },
      ],
      otherwise: {
        en: 'the Welsh could use the support of the Irish.',
        pl: 'Walijczykom przydałoby się wsparcie Irlandczyków.',
      },
      help: {
        en: 'Pick the Irish Fusiliers, then Gomba Spruit.',
        pl: 'Wskaż Irish Fusiliers, potem Gomba Spruit.',
      },
    },
    {
      goal: {
        en: 'The Scots have no target left that is worth a cartridge. Cease fire.',
        pl: 'Dla Szkotów nie ma już celu wartego naboju. Przerwij ogień.',
      },
      why: {
        en: 'Two units on one area are the limit. Ceasing fire also means that the dice now fall.',
        pl: 'Na jeden obszar strzelają najwyżej dwie jednostki. Przerwanie ognia oznacza też, że teraz padną kości.',
      },
      play: ['cease'],
      wrong: [
        {
          choice: 'fire scots-fusiliers',
          say: {
            en: 'they may fire, but only at the trench on Hlangwane, and there they hit nothing.',
            pl: 'mogą strzelać, ale tylko do okopu na Hlangwane, a tam w nic nie trafią.',
          },
        },
      ],
      help: {
        en: 'The button reads “Cease fire”.',
        pl: 'Przycisk nazywa się „Przerwać ogień”.',
      },
    },
    {
      goal: {
        en: 'A five, and with the modifiers six: Piet Retief loses a strength point, and its morale fails. Then the Boers fired back, as they do every turn at whoever is in reach.',
        pl: 'Piątka, a z modyfikatorami sześć: Piet Retief traci punkt siły, a jego morale zawodzi. Potem Burowie odpowiedzieli ogniem, jak co etap do każdego w zasięgu.',
      },
      show: ['piet-retief'],
    },
  ],
  end: {
    en: 'Rifles are for Boers in the open, two battalions together. Against a trench save your breath: there, only going in helps. That is the lesson after next.',
    pl: 'Karabiny są na Burów w otwartym polu, po dwa bataliony razem. Na okop szkoda nabojów: tam pomaga tylko szturm. O nim będzie lekcja po następnej.',
  },
};
