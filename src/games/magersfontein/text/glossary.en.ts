import type { Glossary } from '../../../kernel/glossary.ts';

/** Words of the rules, for who reads them the first time. */
export const glossary: Glossary = {
  morale: {
    name: 'morale',
    says: 'How much a unit can still bear: the large figure on its counter. Fire takes points away; low morale means it fails its checks.',
    rule: 'XIV.1',
  },
  reduced: {
    name: 'reduced',
    says: 'The weaker side of a counter is up: the unit has lost half its morale.',
    rule: 'XIV.5',
  },
  routed: {
    name: 'routed',
    forms: ['rout', 'routs'],
    says: 'In flight. It does not fight, and whoever stands with it may run too.',
    rule: 'VI.8',
  },
  recover: {
    name: 'recover',
    forms: ['recovers', 'recovery'],
    says: 'A unit that gives up its whole move gets its lost morale back. The Boers need three turns for it.',
    rule: 'XIV.18',
  },
  order: {
    name: 'orders',
    forms: ['order'],
    says: 'A brigade may attack only with the order Attack, in the direction that it names; otherwise it defends.',
    rule: 'III.5',
  },
  brigadier: {
    name: 'brigadier',
    forms: ['brigadiers'],
    says: 'The commander of a brigade. His units act when he does, and must stay within his range.',
    rule: 'III.31',
  },
  independence: {
    name: 'independence',
    forms: ['try to change it', 'change the order', 'decides for himself', 'changes his order'],
    says: 'A brigadier may try to change his order himself: a die no higher than this figure.',
    rule: 'III.42',
  },
  rider: {
    name: 'dispatch rider',
    forms: ['dispatch riders', 'rider', 'riders'],
    says: 'Carries an order to a brigadier who is too far away to be told.',
    rule: 'III.34',
  },
  heliograph: {
    name: 'heliograph',
    says: 'Mirrors that flash an order over the field, when the sun allows it.',
    rule: 'III.41',
  },
  initiative: {
    name: 'initiative',
    says: 'Each turn it is compared; whoever has it says who goes first.',
    rule: 'II.6',
  },
  activation: {
    name: 'activation',
    forms: ['activations'],
    says: 'The part of a turn in which one brigade acts: its units move, fire and attack one after the other.',
    rule: 'II.1',
  },
  reaction: {
    name: 'reaction',
    forms: ['reactions', 'react'],
    says: 'Fire or a countercharge in the middle of the enemy’s activation: a unit has only a few of them.',
    rule: 'V.6',
  },
  concealed: {
    name: 'concealed',
    forms: ['HIDE', 'hidden'],
    says: 'Lying so well that nobody knows who is there: hard to hit until it moves or is forced to show itself.',
    rule: 'IX.11',
  },
  exposed: {
    name: 'exposed',
    forms: ['shows itself'],
    says: 'Concealment is gone for good.',
    rule: 'IX.12',
  },
  trench: {
    name: 'trench',
    forms: ['trenches'],
    says: 'Harder to hit and much harder to assault.',
    rule: 'IX.1',
  },
  melee: {
    name: 'assault',
    forms: ['assaults', 'melee'],
    says: 'Attack hand to hand. First the attackers must pass a check on their morale, then the defenders.',
    rule: 'XII.13',
  },
  salvo: {
    name: 'salvo',
    forms: ['salvoes', 'volley', 'volleys'],
    says: 'One round of fire. A unit has two in its own activation, and may fire as a reaction.',
    rule: 'X.4',
  },
  column: {
    name: 'column',
    says: 'The Highlanders in close order, as they marched: easy to hit, until they deploy.',
    rule: 'I.10',
  },
};
