import type { Glossary } from '../../../kernel/glossary.ts';

/** Words of the rules, for who reads them the first time. */
export const glossary: Glossary = {
  wcp: {
    name: 'commitment',
    forms: ['war commitment', 'commitment points'],
    says: 'What the Republics are still willing to give: points paid for strength in battle. When none are left, the Empire has won.',
    rule: '9.1-a',
  },
  morale: {
    name: 'morale',
    forms: ['Empire morale'],
    says: 'How long the public at home will bear the war. Below 1 the Republics have won; sieges are tested against it.',
    rule: '11.1-a',
  },
  home: {
    name: 'home area',
    forms: ['home areas', 'at home'],
    says: 'The area a Kommando comes from. There it fights without paying, unless the area was razed.',
    rule: '8.3.2-c',
  },
  siege: {
    name: 'siege',
    forms: ['sieges', 'besieged', 'besiege'],
    says: 'A town shut in: the Republicans stay outside, the Empire inside. On every third turn it is tested against Empire morale.',
    rule: '8.4-a',
  },
  supply: {
    name: 'supply',
    forms: ['supply unit', 'supply units', 'wagons'],
    says: 'Wagons that brigades need to attack. Lost to the Republics they bring back commitment.',
    rule: '8.6-supply',
  },
  army: {
    name: 'army',
    forms: ['armies'],
    says: 'The Natal and the Western Army of the Republics: slow, strong, and lost with everything in it if it must retreat.',
    rule: '8.8.2-b',
  },
  retreat: {
    name: 'retreat',
    forms: ['retreats'],
    says: 'The beaten go to one area next door, chosen by fixed priorities. Who has no way out is lost.',
    rule: '8.8.1-1',
  },
  column: {
    name: 'column',
    forms: ['columns'],
    says: 'Odds of the fight: attackers to defenders, rounded down. The die is read in that column.',
    rule: '8.5.1-a',
  },
  standoff: {
    name: 'stand-off',
    forms: ['standoff'],
    says: 'Neither side gives way.',
    rule: '8.6-standoff',
  },
  blockhouse: {
    name: 'blockhouse',
    forms: ['blockhouses'],
    says: 'Built from turn 16 on. Republican units may not retreat there, and with Empire troops beside it it stops whoever has no leader.',
    rule: '10.1.1-a',
  },
  raze: {
    name: 'razed',
    forms: ['raze', 'razing'],
    says: 'A home area burnt by Kitchener’s order: its Kommando may be lost and never defends there free again. It may cost morale.',
    rule: '10.2.1-a',
  },
  rail: {
    name: 'rail movement',
    forms: ['by rail'],
    says: 'Any distance along connected track in friendly hands.',
    rule: '6.1-a',
  },
  sea: {
    name: 'sea movement',
    forms: ['by sea'],
    says: 'From port to port, at the beginning of a turn.',
    rule: '5.6-a',
  },
  intelligence: {
    name: 'limited intelligence',
    forms: ['face down'],
    says: 'Counters lie face down: the enemy sees that something is there, not what.',
    rule: '7.2.1-a',
  },
  command: {
    name: 'command number',
    forms: ['command numbers'],
    says: 'How many Kommandos a Boer leader can lead in an attack.',
    rule: '8.2.2-c',
  },
  election: {
    name: 'election',
    forms: ['khaki election'],
    says: 'In turn 13: a die above Empire morale turns the government out, and the Republics have won.',
    rule: '12.1-d',
  },
};
