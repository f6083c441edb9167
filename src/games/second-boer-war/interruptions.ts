import type { Choice as AnyChoice } from '../../kernel/choice.ts';
import type { Asked, Interruption, Interruptions } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { stepsFrom } from '../../kernel/steps-from.ts';
import { type Box, EMPIRE, sideName } from './box.ts';
import { activeSide, areaId, areaOf, cardOf, leaderOf } from './queries.ts';
import { fightOf, sideIndex, worth } from './rules/08-forces.ts';
import type { Look, State } from './state.ts';

type Question = Asked<State, Box>;

const doing = (asked: Question, verb: string): AnyChoice | undefined =>
  asked.choices.find((choice) => choice.do === verb);

const fightAt = (look: Look): string => (look.state.fight ? areaId(look, fightOf(look).area) : '');
const everyArea = (box: Box): readonly string[] => box.areas;

/** What the card of a choice is worth to its owner in this fight. */
const worthIn = (asked: Question, { piece }: AnyChoice): number =>
  worth(asked, fightOf(asked), sideIndex(asked.side), cardOf(asked, piece));

const byWorth = (asked: Question, choices: readonly AnyChoice[]): readonly AnyChoice[] =>
  choices.toSorted((a, b) => worthIn(asked, b) - worthIn(asked, a));

const strongest = (asked: Question, verb: string): AnyChoice | undefined =>
  byWorth(
    asked,
    asked.choices.filter((choice) => choice.do === verb),
  )[0];

const weakest = (asked: Question, verb: string): AnyChoice | undefined =>
  byWorth(
    asked,
    asked.choices.filter((choice) => choice.do === verb),
  ).at(-1);

/** 8G, 9B None, or as many as may come; in a skirmish that is one, the strongest. */
function singles(asked: Question, word: string): AnyChoice | undefined {
  if (asked.decision === 'pickOne')
    return word === 'none' ? doing(asked, 'none') : strongest(asked, 'choose');
  // Whoever announced fewer by hand has still to say which.
  if (asked.decision === 'pickOwn') return strongest(asked, 'choose');
  return word === 'none' ? asked.choices[0] : asked.choices.at(-1);
}

/** 8N–8Q The strongest card to each place in turn, but the weakest where a zone is given up. */
function laid(asked: Question, word: string): AnyChoice | undefined {
  const yielded = { yieldLeft: 'left', yieldCentre: 'centre', yieldRight: 'right' }[word];
  const weak = asked.args['zone'] === yielded;
  // 8L With too few cards, a zone that is given up stays empty.
  return weak
    ? (doing(asked, 'leave') ?? weakest(asked, 'lay'))
    : (strongest(asked, 'lay') ?? doing(asked, 'leave'));
}

/** 8V, 9M The strongest card left over for the first that failed. */
const replacement = (asked: Question, word: string): AnyChoice | undefined =>
  word === 'never'
    ? doing(asked, 'enough')
    : (strongest(asked, 'replace') ?? doing(asked, 'enough'));

/** 8AB The weakest cavalry rides, into one zone; then no more. */
function ride(asked: Question, word: string): AnyChoice | undefined {
  const there = asked.choices.filter(({ do: verb, to }) => verb === 'charge' && to === word);
  return byWorth(asked, there).at(-1) ?? doing(asked, 'hold');
}

/** 8AD On top, in the middle or at the bottom of the deck. */
function depth({ choices }: Question, word: string): AnyChoice | undefined {
  const last = choices.length - 1;
  return choices[{ top: 0, middle: Math.floor(last / 2) }[word] ?? last];
}

/** Where either side came from: the harbours, and the capitals of the republics. */
const BRITISH_BASES = ['cape-town', 'durban'];
const BOER_BASES = ['pretoria', 'bloemfontein'];

/** 8AG Towards one's base, or where the nearest enemy leader is farthest away. */
function retreat(asked: Question, word: string): AnyChoice | undefined {
  const { box, state, side } = asked;
  const enemies = at(box.field, 1 - sideIndex(side)).map((leader) => at(state.leaderAt, leader));
  const bases = side === sideName(EMPIRE) ? BRITISH_BASES : BOER_BASES;
  const from = word === 'away' ? enemies : bases.map((id) => areaOf(asked, id));
  const steps = stepsFrom(box.adjacent, ...from);
  const far = ({ to }: AnyChoice): number => steps[areaOf(asked, to)] ?? 0;
  return asked.choices.toSorted((a, b) => (word === 'away' ? far(b) - far(a) : far(a) - far(b)))[0];
}

/** 5.0.d-a The abler of two detached leaders stays. */
const abler = (asked: Question): AnyChoice | undefined => {
  const ability = ({ piece }: AnyChoice): number => at(asked.box.ability, leaderOf(asked, piece));
  return asked.choices.toSorted((a, b) => ability(b) - ability(a))[0];
};

const inFight = { places: everyArea, at: fightAt };

const QUESTIONS: readonly Interruption<State, Box>[] = [
  {
    id: 'singles',
    side: null,
    decisions: ['announce', 'pickOne', 'pickOwn'],
    answers: ['none', 'all'],
    ...inFight,
    answer: singles,
  },
  {
    id: 'bring',
    side: 'empire',
    decisions: ['bring'],
    answers: ['bringBest'],
    ...inFight,
    answer: doing,
  },
  {
    id: 'lay',
    side: null,
    decisions: ['lay'],
    answers: ['strongest', 'yieldLeft', 'yieldCentre', 'yieldRight'],
    ...inFight,
    answer: laid,
  },
  {
    id: 'swap',
    side: null,
    decisions: ['swap'],
    answers: ['strongest', 'never'],
    ...inFight,
    answer: replacement,
  },
  {
    id: 'flight',
    side: 'boers',
    decisions: ['flight'],
    answers: ['fleeAll', 'enough'],
    ...inFight,
    answer: doing,
  },
  {
    id: 'rideDown',
    side: 'empire',
    decisions: ['rideDown'],
    answers: ['hold', 'left', 'centre', 'right'],
    ...inFight,
    answer: ride,
  },
  {
    id: 'bury',
    side: 'empire',
    decisions: ['bury'],
    answers: ['top', 'middle', 'bottom'],
    answer: depth,
  },
  {
    id: 'discard',
    side: 'empire',
    decisions: ['discard'],
    answers: ['weakest'],
    answer: (asked) => weakest(asked, 'discard'),
  },
  {
    id: 'retreat',
    side: null,
    decisions: ['retreatTo'],
    answers: ['home', 'away'],
    places: everyArea,
    // Where he was beaten: a retreat may lead through several areas.
    at: (_, args) => String((args['seen'] as readonly string[])[0]),
    answer: retreat,
  },
  {
    id: 'keep',
    side: null,
    decisions: ['keep'],
    answers: ['abler'],
    answer: abler,
  },
];

/** Questions that are put to a side in the turn of the other. */
export const interruptions: Interruptions<State, Box> = {
  questions: QUESTIONS,
  interrupts: (look, side) => look.state.open && sideName(activeSide(look)) !== side,
};
