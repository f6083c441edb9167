import type { Glossary } from '../../../kernel/glossary.ts';

/** Words of the rules, for who reads them the first time. */
export const glossary: Glossary = {
  confidence: {
    name: 'confidence',
    says: 'How sure the Boers are of themselves. It rises by one each turn and with your losses, falls with theirs and with every emplacement you take. Only when it does not stand above the turn number are they tested.',
    rule: '6.1d',
  },
  loss: {
    name: 'losses',
    forms: ['loss'],
    says: 'The track of British losses. It starts at 10; at 20 the Boers have won, and above 14 your victory is only Pyrrhic.',
    rule: '6.2c',
  },
  shaken: {
    name: 'shaken',
    forms: ['shake the Boers', 'shakes the Boers'],
    says: 'The Boers are tested with two dice plus what confidence lacks to the turn number. 12 or more shakes them; the second time they ride off.',
    rule: '6.1f',
  },
  cp: {
    name: 'command points',
    forms: ['command point'],
    says: 'What Buller can spend on orders this turn: one point for each order. With his headquarters set up beside him he gets three.',
    rule: '2.2a',
  },
  order: {
    name: 'objective',
    forms: ['objectives'],
    says: 'The area a brigade was ordered to. A leader marches only towards his objective; without one his brigade stays where it is.',
    rule: '2.3d',
  },
  drift: {
    name: 'drift',
    forms: ['drifts'],
    says: 'A ford in the Tugela. It must be found first: two dice no higher than its value. Only two units pass it in a turn, and they come out disrupted.',
    rule: '4.1x',
  },
  emplacement: {
    name: 'emplacement',
    forms: ['emplacements'],
    says: 'Boer trenches. Hard to hit with rifles; taken by British units that stand there without Boers, and lost again when they leave.',
    rule: '6.1a',
  },
  disrupted: {
    name: 'disrupted',
    says: 'In disorder: it may not enter a drift, and a commando counts one strength point less. It recovers by a die at the end of the turn.',
    rule: '3.2a',
  },
  suppressed: {
    name: 'suppressed',
    says: 'Pinned down: it fires only within its own area and does not leave cover, and a commando counts two strength points less.',
    rule: '4.1t',
  },
  routed: {
    name: 'routed',
    forms: ['rout', 'routs'],
    says: 'In flight: it runs, does not fire, and does nothing else until it recovers.',
    rule: '4.1u',
  },
  sp: {
    name: 'strength points',
    forms: ['strength point', 'SP'],
    says: 'How strong a unit is: about two hundred men each for the British. The large figure on its counter.',
    rule: '1.2a',
  },
  hidden: {
    name: 'Hidden',
    says: 'Well concealed: fire at the area is worse for you until somebody there fires for the first time.',
    rule: '8.1h',
  },
  released: {
    name: 'Released',
    forms: ['is released', 'are released'],
    says: 'The commando may leave its position and ride to where it is needed.',
    rule: '4.4a',
  },
  limbered: {
    name: 'unlimber',
    forms: ['unlimbers', 'limbered', 'limbers', 'limber'],
    says: 'Guns move limbered and fire unlimbered. An unlimbered battery in rifle range is lost with one hit.',
    rule: '4.1o',
  },
  'bob-hart': {
    name: 'Bob Hart',
    says: 'Hart leads from the front: Boer fire at the 5th Irish is one better until the next British event.',
    rule: '2.1b',
  },
  'extra-cp': { name: 'Staff Work', says: 'One command point more this turn.', rule: '2.1b' },
  'lost-cp': { name: 'Staff Confusion', says: 'One command point less this turn.', rule: '2.1b' },
  heliograph: {
    name: 'Heliograph',
    says: 'Every roll for sending an order is one better this turn.',
    rule: '2.1b',
  },
  guide: {
    name: 'Local Guide',
    says: '2 is taken off the first drift search of this turn.',
    rule: '2.1b',
  },
  'bad-map': {
    name: 'Faulty Map',
    says: '2 is added to every drift search of this turn.',
    rule: '2.1b',
  },
  dust: {
    name: 'Heat and Dust',
    says: 'Battalions have one movement point this turn.',
    rule: '2.1b',
  },
  lyddite: { name: 'Lyddite', says: 'The naval guns fire one better this turn.', rule: '2.1b' },
  water: {
    name: 'Water Carts',
    says: 'One unit of your choice out of Boer rifle range recovers by one level.',
    rule: '2.1b',
  },
  initiative: {
    name: 'Initiative',
    says: 'One leader without an order may pick an objective of his own within three areas; it costs no command point.',
    rule: '2.1b',
  },
  zeal: {
    name: 'Gunner’s Zeal',
    says: 'A gun brigade with Long presses on: its objective becomes the nearest area beside the river.',
    rule: '2.1b',
  },
  hesitate: {
    name: 'Hesitate',
    says: 'A leader with an objective, drawn by lot, does not move this turn.',
    rule: '2.1b',
  },
  'close-order': {
    name: 'Close Order',
    says: 'Boer fire at a brigade drawn by lot is one better until the next British event.',
    rule: '2.1b',
  },
  misfire: { name: 'Boer Guns Misfire', says: 'No Boer shell fire next turn.', rule: '4.3a' },
  ammo: {
    name: 'British Guns Ammo Shortage',
    says: 'Next turn only batteries in or next to the area of the ammunition wagons may fire.',
    rule: '4.3a',
  },
  botha: {
    name: 'Botha Rides the Line',
    says: 'Every unit of one Boer group recovers by one level.',
    rule: '4.3a',
  },
  slip: {
    name: 'Burghers Slip Away',
    says: 'The strongest commando out of British range loses a strength point.',
    rule: '4.3a',
  },
  waver: { name: 'Wavering', says: 'Boer confidence falls by one.', rule: '4.3a' },
  kruger: { name: 'Telegram from Kruger', says: 'Boer confidence rises by one.', rule: '4.3a' },
};
