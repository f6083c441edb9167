import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import { byVerb, type TrickIdea, tricksOver } from '../../../kernel/trick.ts';
import { BOERS, type Box, EMPIRE } from '../box.ts';
import { areaOf, garrisonLeaderIn, leaderOf } from '../queries.ts';
import { NONE, type State } from '../state.ts';
import type { Choice, SecondBoerWar } from '../vocabulary.ts';
import { distance, nearest } from './ground.ts';
import { best, leaderWorth } from './tactics.ts';
import { veteran } from './veteran.ts';

type Mind = Thinking<State, Box, SecondBoerWar>;
type Idea = TrickIdea<State, Box, SecondBoerWar>;
type Verbs = ReadonlySet<Choice['do']>;

const FIGHTS: Verbs = new Set(['attack', 'storm', 'raid', 'raidBlockhouse']);
const EVENTS: Verbs = new Set(['play', 'playAt']);

const { never, always } = byVerb<Choice>();

const fights = ({ choices }: Mind): Choice | undefined => choices.find((c) => FIGHTS.has(c.do));

/** Whoever acts goes where it is best to be, and stops where nowhere is better. */
const going =
  (worth: (mind: Mind, area: number) => number) =>
  (mind: Mind): Choice | undefined => {
    if (mind.owed.step.step !== 'deed') return undefined;
    const moves = mind.choices.filter((choice) => choice.do === 'move');
    const step = best(moves, (choice) => worth(mind, areaOf(mind, choice.to)));
    const here = worth(mind, at(mind.state.leaderAt, mind.state.mover));
    return step && worth(mind, areaOf(mind, step.to)) > here ? step : undefined;
  };

/** The able ones act, again and again; nobody else does. */
const oneLeader = (mind: Mind): Choice | undefined => {
  const named = mind.choices.filter((choice) => choice.do === 'activate');
  return best(named, (choice) => leaderWorth(mind, leaderOf(mind, choice.piece))) ?? undefined;
};

const cityStill = (mind: Mind, city: number): boolean =>
  mind.state.fallen[city] === 0 && garrisonLeaderIn(mind, city) !== NONE;

const toCities = (mind: Mind, area: number): number =>
  -Math.min(
    99,
    ...mind.box.cities.filter((c) => cityStill(mind, c)).map((c) => distance(mind, area, c)),
  );

const toGoals = (mind: Mind, area: number): number =>
  -Math.min(
    99,
    ...mind.box.objectives
      .filter((goal) => mind.state.garrison[goal] === 0)
      .map((goal) => distance(mind, area, goal)),
  );

const firstOf =
  (...ways: readonly ((mind: Mind) => Choice | undefined)[]) =>
  (mind: Mind): Choice | undefined =>
    ways.map((way) => way(mind)).find((choice) => choice !== undefined);

const BOER: readonly Idea[] = [
  {
    id: 'peace',
    side: 'boers',
    idea: 'never attacks',
    refuses: ({ do: verb }) => FIGHTS.has(verb),
  },
  {
    id: 'evade',
    side: 'boers',
    idea: 'never attacks; whoever acts rides away from the British',
    prefers: going((mind, area) => nearest(mind, EMPIRE, area)),
    refuses: ({ do: verb }) => FIGHTS.has(verb),
  },
  { id: 'rush', side: 'boers', idea: 'attacks whatever it can', prefers: fights },
  {
    id: 'cities',
    side: 'boers',
    idea: 'all three cities at once, and nothing else while one of them holds out',
    prefers: firstOf(always('bombard', 'besiege'), (mind) =>
      mind.state.turn === 1 ? going(toCities)(mind) : undefined,
    ),
  },
  { id: 'sit', side: 'boers', idea: 'nobody ever moves', refuses: never('move') },
  {
    id: 'reorganise',
    side: 'boers',
    idea: 'gets commandos back whenever it may ask for them',
    prefers: always('reorganise'),
  },
  {
    id: 'no-reorganise',
    side: 'boers',
    idea: 'never gives an action to get commandos back',
    refuses: never('reorganise'),
  },
  {
    id: 'revolt',
    side: 'boers',
    idea: 'raises and spreads Revolts whenever it can',
    prefers: always('spreadRevolt', 'raise'),
  },
  {
    id: 'no-events',
    side: 'boers',
    idea: 'plays no event',
    refuses: ({ do: verb }) => EVENTS.has(verb),
  },
  {
    id: 'stand',
    side: 'boers',
    idea: 'nobody flees from a fight',
    refuses: never('flee', 'fleeAll'),
  },
];

const BRITISH: readonly Idea[] = [
  {
    id: 'no-attack',
    side: 'empire',
    idea: 'never attacks',
    refuses: ({ do: verb }) => FIGHTS.has(verb),
  },
  { id: 'charge', side: 'empire', idea: 'attacks whatever it can', prefers: fights },
  {
    id: 'hoard',
    side: 'empire',
    idea: 'calls reinforcements whenever it may',
    prefers: always('reinforce'),
  },
  {
    id: 'no-reinforcements',
    side: 'empire',
    idea: 'never calls reinforcements',
    refuses: never('reinforce'),
  },
  { id: 'one-man', side: 'empire', idea: 'only its ablest leader acts', prefers: oneLeader },
  {
    id: 'march',
    side: 'empire',
    idea: 'whoever acts marches on the nearest goal without a Garrison',
    prefers: firstOf(always('garrison'), going(toGoals)),
  },
  { id: 'entrench', side: 'empire', idea: 'nobody ever moves', refuses: never('move') },
  {
    id: 'scorch',
    side: 'empire',
    idea: 'burns and fences in wherever it stands',
    prefers: always('garrison', 'scorch', 'blockhouse'),
  },
  { id: 'no-camps', side: 'empire', idea: 'builds no camp', refuses: never('camp') },
  {
    id: 'hunt',
    side: 'empire',
    idea: 'whoever acts rides at the nearest Boers and attacks',
    prefers: firstOf(
      fights,
      going((mind, area) => -nearest(mind, BOERS, area)),
    ),
  },
];

/** Whoever plays the Empire or the Boers should lose to none of these. */
export const tricks = tricksOver(veteran, [...BOER, ...BRITISH]);
