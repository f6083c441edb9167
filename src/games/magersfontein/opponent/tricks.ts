import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import { byVerb, type TrickIdea, tricksOver } from '../../../kernel/trick.ts';
import type { Box } from '../box.ts';
import { apart, card, hexIndex, NONE, type State, sideIndex } from '../state.ts';
import type { Choice, Magersfontein } from '../vocabulary.ts';
import { nearestEnemy } from './judgement.ts';
import { bestOver, offers } from './mind.ts';
import { veteran } from './veteran.ts';

type Mind = Thinking<State, Box, Magersfontein>;
type Idea = TrickIdea<State, Box, Magersfontein>;

const { never, always } = byVerb<Choice>();

/** In a reaction: lets it pass. */
const noReaction = (mind: Mind): Choice | undefined =>
  mind.owed.step.step === 'react' ? always('pass')(mind) : undefined;

/** A volley of its own, not one in reaction. */
const ownVolley = (choice: Choice, mind: Mind): boolean =>
  choice.do === 'fire' && mind.owed.step.step === 'unit';

/** Whoever acts makes for the place that is worth most, if any step helps. */
const going =
  (worth: (mind: Mind, hex: number) => number, who: (mind: Mind) => boolean = () => true) =>
  (mind: Mind): Choice | undefined => {
    const { mover, hex } = mind.state;
    if (mind.owed.step.step !== 'unit' || mover === NONE || !who(mind)) return undefined;
    const here = worth(mind, at(hex, mover));
    return bestOver(
      offers(mind, 'move'),
      0.5,
      (choice) => worth(mind, hexIndex(mind, choice.to)) - here,
    );
  };

const isFoot = (mind: Mind): boolean => card(mind, mind.state.mover).kind === 'infantry';
const isRider = (mind: Mind): boolean =>
  ['cavalry', 'mountedInfantry'].includes(card(mind, mind.state.mover).kind);

const towards =
  (id: string) =>
  (mind: Mind, hex: number): number =>
    -apart(mind, hex, hexIndex(mind, id));

/** Out of rifle range, and no farther. */
const outOfRange = (mind: Mind, hex: number): number =>
  Math.min(4, nearestEnemy(mind, hex, sideIndex(mind.side)));

const firstOf =
  (...ways: readonly ((mind: Mind) => Choice | undefined)[]) =>
  (mind: Mind): Choice | undefined =>
    ways.map((way) => way(mind)).find((choice) => choice !== undefined);

const BRITISH: readonly Idea[] = [
  {
    id: 'shell-only',
    side: 'british',
    idea: 'nobody moves; guns and rifles fire at whoever is seen',
    refuses: never('move', 'assault', 'charge', 'attack'),
  },
  {
    id: 'no-assault',
    side: 'british',
    idea: 'never goes in with the bayonet',
    refuses: never('assault', 'charge'),
  },
  {
    id: 'rush',
    side: 'british',
    idea: 'every brigade is ordered to attack, and goes in wherever it may',
    prefers: always('assault', 'charge', 'attack'),
  },
  {
    id: 'bayonet',
    side: 'british',
    idea: 'nobody fires before the assault',
    refuses: ownVolley,
  },
  { id: 'no-reaction', side: 'british', idea: 'never reacts', prefers: noReaction },
  {
    id: 'right',
    side: 'british',
    idea: 'all the foot through the gap to the right of the hill',
    prefers: firstOf(always('assault'), going(towards('1920'), isFoot)),
  },
  {
    id: 'left',
    side: 'british',
    idea: 'all the foot round the left of the trenches',
    prefers: firstOf(always('assault'), going(towards('1218'), isFoot)),
  },
  {
    id: 'keep-off',
    side: 'british',
    idea: 'everybody goes back out of rifle range and stays there; the guns fire',
    prefers: going(outOfRange),
    refuses: never('assault', 'charge', 'attack'),
  },
  {
    id: 'rest',
    side: 'british',
    idea: 'whoever has lost anything recovers at once',
    prefers: always('recover'),
  },
];

const BOER: readonly Idea[] = [
  { id: 'no-move', side: 'boers', idea: 'nobody ever leaves his place', refuses: never('move') },
  { id: 'no-reactions', side: 'boers', idea: 'never reacts', prefers: noReaction },
  {
    id: 'react-only',
    side: 'boers',
    idea: 'fires in reaction only, never in its own activations',
    refuses: ownVolley,
  },
  {
    id: 'fall-back',
    side: 'boers',
    idea: 'never waits for the bayonet',
    prefers: always('fallBack'),
  },
  { id: 'stand', side: 'boers', idea: 'always waits for the bayonet', prefers: always('stand') },
  { id: 'first', side: 'boers', idea: 'always goes first', prefers: always('goFirst') },
  {
    id: 'charge',
    side: 'boers',
    idea: 'comes out of the trenches and goes in wherever it may',
    prefers: firstOf(
      always('assault', 'charge'),
      going((mind, hex) => -nearestEnemy(mind, hex, sideIndex(mind.side))),
    ),
  },
  {
    id: 'no-rest',
    side: 'boers',
    idea: 'nobody ever recovers',
    refuses: never('recover'),
  },
  {
    id: 'horsemen',
    side: 'boers',
    idea: 'whoever has a horse rides to the right of the hill',
    prefers: going(towards('1920'), isRider),
  },
];

/** Whoever plays either side at Magersfontein should lose to none of these. */
export const tricks = tricksOver(veteran, [...BRITISH, ...BOER]);
