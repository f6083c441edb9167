import type { Glossary } from '../../../kernel/glossary.ts';

/** Słowa zasad, dla tych, którzy czytają je pierwszy raz. */
export const glossary: Glossary = {
  morale: {
    name: 'morale',
    says: 'Ile oddział jeszcze zniesie: duża cyfra na żetonie. Ogień odbiera punkty; z niskim morale nie zdaje testów.',
    rule: 'XIV.1',
  },
  reduced: {
    name: 'osłabiony',
    forms: ['osłabion*'],
    says: 'Na wierzchu jest słabsza strona żetonu: oddział stracił połowę morale.',
    rule: 'XIV.5',
  },
  routed: {
    name: 'rozbity',
    forms: ['rozbit*', 'rozbici*'],
    says: 'W ucieczce. Nie walczy, a kto z nim stoi, może pobiec też.',
    rule: 'VI.8',
  },
  recover: {
    name: 'odzyskuje',
    forms: ['odzysk*'],
    says: 'Oddział, który rezygnuje z całego ruchu, odzyskuje stracone morale. Burowie potrzebują na to trzech etapów.',
    rule: 'XIV.18',
  },
  order: {
    name: 'rozkaz',
    forms: ['rozkazu', 'rozkazy', 'rozkazów', 'rozkazem'],
    says: 'Brygada może atakować tylko z rozkazem Atak, w podanym kierunku; inaczej się broni.',
    rule: 'III.5',
  },
  brigadier: {
    name: 'brygadier',
    forms: ['brygadiera', 'brygadierzy', 'brygadierów', 'brygadierem'],
    says: 'Dowódca brygady. Jego oddziały działają razem z nim i muszą być w jego zasięgu.',
    rule: 'III.31',
  },
  independence: {
    name: 'samodzielność',
    forms: ['samodzielności', 'spróbować go zmienić', 'zmienić rozkaz', 'decyduje sam'],
    says: 'Brygadier może sam spróbować zmienić rozkaz: kość nie wyższa od tej cyfry.',
    rule: 'III.42',
  },
  rider: {
    name: 'goniec',
    forms: ['gońca', 'gońcy', 'gońców', 'gońcem'],
    says: 'Wiezie rozkaz brygadierowi, do którego nie można zawołać.',
    rule: 'III.34',
  },
  heliograph: {
    name: 'heliograf',
    forms: ['heliografu', 'heliografem'],
    says: 'Lustra, które błyskami nadają rozkaz przez pole, gdy świeci słońce.',
    rule: 'III.41',
  },
  initiative: {
    name: 'inicjatywa',
    forms: ['inicjatywę', 'inicjatywy'],
    says: 'Porównuje się ją co etap; kto ją ma, mówi, kto działa pierwszy.',
    rule: 'II.6',
  },
  activation: {
    name: 'aktywacja',
    forms: ['aktywacji', 'aktywację', 'aktywacje'],
    says: 'Część etapu, w której działa jedna brygada: jej oddziały po kolei idą, strzelają i atakują.',
    rule: 'II.1',
  },
  reaction: {
    name: 'reakcja',
    forms: ['reakcji', 'reakcję', 'reakcje'],
    says: 'Ogień lub kontrszarża w środku cudzej aktywacji: oddział ma ich tylko kilka.',
    rule: 'V.6',
  },
  concealed: {
    name: 'ukryty',
    forms: ['ukryt*', 'ukryci*'],
    says: 'Leży tak dobrze, że nikt nie wie, kto tam jest: trudno go trafić, póki się nie ruszy albo nie zostanie odkryty.',
    rule: 'IX.11',
  },
  exposed: {
    name: 'odkryty',
    forms: ['odkryt*', 'wykryt*', 'zdradz*'],
    says: 'Ukrycie przepadło na dobre.',
    rule: 'IX.12',
  },
  trench: {
    name: 'okop',
    forms: ['okopu', 'okopy', 'okopów', 'okopie', 'okopem'],
    says: 'Trudniej trafić i dużo trudniej zdobyć szturmem.',
    rule: 'IX.1',
  },
  melee: {
    name: 'szturm',
    forms: ['szturmu', 'szturmuje', 'walka wręcz'],
    says: 'Atak wręcz. Najpierw test morale zdają atakujący, potem obrońcy.',
    rule: 'XII.13',
  },
  salvo: {
    name: 'salwa',
    forms: ['salwy', 'salwę', 'salw'],
    says: 'Jedna runda ognia. Oddział ma dwie w swojej aktywacji, a może też strzelać w reakcji.',
    rule: 'X.4',
  },
  column: {
    name: 'kolumna',
    forms: ['kolumny', 'kolumnie', 'kolumnę'],
    says: 'Szkoci w zwartym szyku, tak jak maszerowali: łatwo ich trafić, póki się nie rozwiną.',
    rule: 'I.10',
  },
};
