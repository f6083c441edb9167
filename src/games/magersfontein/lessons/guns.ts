import type { LessonFile } from '../../../kernel/lesson.ts';

/** A battery shells a trench that has been exposed. */
export const guns: LessonFile = {
  id: 'guns',
  title: { en: 'The guns and the trench', pl: 'Działa i okop' },
  about: {
    en: 'Guns reach far, but only at what can be seen. Spend their points well.',
    pl: 'Działa sięgają daleko, ale tylko tego, co widać. Dobrze wydaj ich punkty.',
  },
  minutes: 3,
  side: 'british',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'activation',
      units: {
        'rfa-18': { hex: '1223' },
        'rfa-75': { hex: '1223' },
        hoopstad: { hex: '1520' },
        'kroonstad-a': { hex: '1620', hidden: 1 },
      },
      trenches: { '1520': true, '1620': true },
      commanders: {
        hall: { hex: '1223', returns: 0 },
        'cronje-p': { hex: '1815', returns: 0 },
      },
      activation: { commander: 'hall' },
    },
  },
  dice: [
    { face: 0, for: 'fire/rfa-18' },
    { face: 3, for: 'fire/rfa-18' },
    { face: 2, for: 'fire/rfa-75' },
  ],
  answering: ['obey'],
  steps: [
    {
      goal: {
        en: 'Hall has two field batteries, some four hexes from the trenches at the foot of the hill. In 1520 the Hoopstad commando has been exposed; in the next trench somebody lies concealed.',
        pl: 'Hall ma dwie baterie polowe, mniej więcej cztery heksy od okopów u stóp wzgórza. W 1520 komando Hoopstad jest odkryte; w sąsiednim okopie ktoś leży ukryty.',
      },
      why: {
        en: 'From this distance guns cannot fire at anybody who is concealed. On the day they shelled the empty hilltop for hours: the trenches were below it.',
        pl: 'Z tej odległości działa nie mogą strzelać do ukrytych. Tamtego dnia godzinami ostrzeliwano pusty szczyt: okopy były niżej.',
      },
      show: ['1223', '1520', '1620'],
    },
    {
      goal: {
        en: 'Let the 18th Battery fire a salvo at Hoopstad.',
        pl: 'Niech 18. bateria odda salwę do Hoopstad.',
      },
      why: {
        en: 'Each salvo costs a field battery two movement points. A battery that moves first fires worse.',
        pl: 'Każda salwa kosztuje baterię polową dwa punkty ruchu. Bateria, która się najpierw ruszy, strzela gorzej.',
      },
      show: ['rfa-18', 'hoopstad'],
      play: ['act rfa-18', 'fire rfa-18 with=hoopstad'],
      wrong: [
        {
          choice: 'move rfa-18',
          say: {
            en: 'nearer is not better for guns, and moving spoils their aim this turn.',
            pl: 'dla dział bliżej nie znaczy lepiej, a ruch psuje w tym etapie celność.',
          },
        },
        {
          choice: 'end',
          say: { en: 'the guns have not fired yet.', pl: 'działa jeszcze nie strzelały.' },
        },
      ],
      otherwise: {
        en: 'the 75th gets its turn. Begin with the 18th, and fire.',
        pl: 'na 75. przyjdzie kolej. Zacznij od 18. i strzelaj.',
      },
      help: {
        en: 'Pick the 18th Battery in 1223, then the Hoopstad commando.',
        pl: 'Wskaż 18. baterię w 1223, potem komando Hoopstad.',
      },
    },
    {
      goal: {
        en: 'One Morale Point. There are points left for another salvo: fire again, then let the battery rest.',
        pl: 'Jeden punkt morale. Punktów starczy na jeszcze jedną salwę: strzelaj, potem daj baterii spokój.',
      },
      show: ['hoopstad'],
      play: ['fire rfa-18 with=hoopstad', 'done'],
      otherwise: {
        en: 'stay where you are, and fire while the trench is exposed.',
        pl: 'zostań na miejscu i strzelaj, póki okop jest odkryty.',
      },
      help: {
        en: 'Fire at Hoopstad once more, then “Done”.',
        pl: 'Strzelaj jeszcze raz do Hoopstad, potem „Gotowe”.',
      },
    },
    {
      goal: {
        en: 'Now the 75th, at the same commando.',
        pl: 'Teraz 75. bateria, do tego samego komanda.',
      },
      why: {
        en: 'Points lost by one unit add up. Three points off one commando are worth more than one off each of three.',
        pl: 'Straty jednego oddziału się sumują. Trzy punkty odebrane jednemu komandu znaczą więcej niż po jednym trzem.',
      },
      show: ['rfa-75', 'hoopstad'],
      play: ['act rfa-75', 'fire rfa-75 with=hoopstad'],
      otherwise: {
        en: 'the same target, without moving: Hoopstad.',
        pl: 'ten sam cel, bez ruchu: Hoopstad.',
      },
      help: {
        en: 'Pick the 75th Battery, then the Hoopstad commando.',
        pl: 'Wskaż 75. baterię, potem komando Hoopstad.',
      },
    },
  ],
  end: {
    en: 'Guns work on what the infantry has forced to show itself. Keep them still, all on one target, and send the infantry in while it is shaken.',
    pl: 'Działa biją w to, co piechota zmusiła do ujawnienia się. Trzymaj je w miejscu, wszystkie na jeden cel, i posyłaj piechotę, póki jest wstrząśnięty.',
  },
};
