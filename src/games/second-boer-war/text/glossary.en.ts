import type { Glossary } from '../../../kernel/glossary.ts';

/** Words of the rules, for who reads them the first time. */
export const glossary: Glossary = {
  prestige: {
    name: 'Prestige',
    says: 'How much the Empire’s name is worth. At 0 the Boers have won; in turns III and IV it also limits how many camps count.',
    rule: '3Q',
  },
  funds: {
    name: 'War Funds',
    says: 'The money of the republics in turns I and II. Spent, the Empire has won. They shrink when a British leader stands in a republic at the end of a round whose counter showed 3.',
    rule: '3L',
  },
  counter: {
    name: 'action counter',
    forms: ['action counters', 'counter'],
    says: 'Drawn by the other side at the start of a round: 1, 2 or 3 actions. You are only told whether there is one more.',
    rule: '4A',
  },
  main: {
    name: 'main leader',
    forms: ['main leaders'],
    says: 'A leader with a star: he leads an army. Two of one side never stand together.',
    rule: '5.0.d-c',
  },
  detached: {
    name: 'detached leader',
    forms: ['detached leaders', 'detach', 'detached'],
    says: 'A leader without a star, put on the map by another leader where he stands. He may leave the map and come back.',
    rule: '5.0.c-a',
  },
  ability: {
    name: 'Ability',
    says: 'The figure of a leader that says how many extra cards he brings into a battle.',
    rule: '8I',
  },
  charisma: {
    name: 'Charisma',
    says: 'The figure of a leader that says how many extra cards he brings into a skirmish of turns III and IV; in a besieged city it gives dice.',
    rule: '9G',
  },
  single: {
    name: 'single-use card',
    forms: ['single-use cards', 'single-use'],
    says: 'May be used once; then it is out until your own next round.',
    rule: '2D',
  },
  garrison: {
    name: 'Garrison',
    forms: ['garrison', 'garrisons', 'Garrisons'],
    says: 'A British marker in a Boer area: the area counts as held. In turns III and IV it goes only when its Blockhouse is raided.',
    rule: '6.0.b-a',
  },
  scorched: {
    name: 'Scorched earth',
    says: 'A Boer area laid waste. It gives the Empire a die in loss checks and allows a Blockhouse there.',
    rule: '6.0.c-b',
  },
  blockhouse: {
    name: 'Blockhouse',
    forms: ['Blockhouses'],
    says: 'Stops a Boer leader who enters, gives the Empire a die in loss checks, and is needed for a camp.',
    rule: '6.0.d-c',
  },
  camp: {
    name: 'camp',
    forms: ['camps'],
    says: 'A concentration camp, built only by Kitchener. When more camps count than the Boers have commandos, they surrender. Some 48,000 people died in the camps of this war.',
    rule: '6.0.e-a',
  },
  revolt: {
    name: 'Revolt',
    forms: ['Revolts', 'revolt', 'revolts'],
    says: 'A rising in British land. Three on the map at the end of a British round cost Prestige.',
    rule: '7.0.e-d',
  },
  siege: {
    name: 'siege attempt',
    forms: ['siege', 'sieges'],
    says: 'A Boer leader before Ladysmith, Kimberley or Mafeking tries to bring the siege forward by a level; a success at level 2 takes the city.',
    rule: '7.0.b-a',
  },
  fort: {
    name: 'Fortifications',
    says: 'Trenches dug by a Boer leader in turn II. They help him while he defends there.',
    rule: '7.0.c-a',
  },
  losscheck: {
    name: 'loss check',
    forms: ['loss checks'],
    says: 'When a beaten Boer leader retreats from a skirmish into an area that belongs to the Empire, both sides roll; a worse roll costs a commando for good.',
    rule: '10A',
  },
  raid: {
    name: 'raid',
    forms: ['raids'],
    says: 'A quick attack on a Blockhouse or camp, allowed after the event Cyferfontein.',
    rule: '7.0.f-a',
  },
  reorganise: {
    name: 'reorganisation',
    forms: ['reorganise'],
    says: 'Costs two actions; one lost commando returns to the hand. With a counter of 1 it fails. Only in turns I and II.',
    rule: '7C',
  },
  reinforcement: {
    name: 'reinforcements',
    forms: ['reinforcement deck'],
    says: 'The Empire takes cards from its reinforcement deck: one in turns I and II, three later.',
    rule: '6D',
  },
  objective: {
    name: 'objective',
    forms: ['objectives'],
    says: 'Bloemfontein, Johannesburg, Pretoria and Belfast: the Empire must hold them all when turn II ends.',
    rule: '11B',
  },
};
