import { type Fields, fieldKinds } from '../../kernel/fields/declare.ts';
import type { GameState, Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { type Box, type OutpostSide, SIDES } from './box.ts';

/** A value in a view that its side may not know. */
export const UNKNOWN = -2;
export const NONE = -1;

/** What bounds and secrets below ask of a state. */
type Given = Reading<GameState & { laid: number[] }, Box>;

const { components, each, fields, flag, id, list, name, rows, steps, truth, whole } =
  fieldKinds<Given>();

const SIDE = components({ what: 'side', ids: () => SIDES, owner: (_, side) => sideName(side) });
const TROOP = components({ what: 'troop', ids: ({ box }) => box.troops.map((t) => t.id) });
const POST = components({ what: 'post', ids: ({ box }) => box.posts });
const CARD = components({ what: 'card', ids: ({ box }) => box.cards.map((_, i) => `c${i}`) });

const NO = { none: NONE };

/** While both sides still write, nothing they wrote may be seen. */
export const deciding = ({ state }: Reading<GameState, Box>): boolean =>
  state.core.lanes.length > 0;

const unseen = (cards: readonly number[]): number[] => cards.map(() => UNKNOWN);

/** A laid card leaves the hand; until it is shown the hand must not betray that it did. */
const handOf = (hand: readonly number[], given: Given, side: number): number[] =>
  deciding(given) && at(given.state.laid, side) !== NONE ? unseen([...hand, NONE]) : unseen(hand);

const writtenOrder = { shows: UNKNOWN, while: deciding };

export const FIELDS = fields({
  turn: whole(0, ({ box }) => box.lastTurn),
  ...rows('troops', TROOP, {
    /** By troop: its post; NONE once it is gone. */
    place: id(POST, NO).as('post').onMap('none'),
    /** By troop. */
    strength: whole(0, ({ box }, troop) => at(box.troops, troop).strength),
  }),
  /** By side: cards held, to be drawn (last is next), and played. */
  hand: each(SIDE, list(id(CARD)).secret({ shows: handOf })),
  deck: each(SIDE, list(id(CARD)).secret({ shows: unseen, knownTo: 'nobody' })),
  played: each(SIDE, list(id(CARD))),
  /** By side: the card laid in the fight that is on. */
  laid: each(SIDE, id(CARD, NO).secret({ shows: UNKNOWN, while: deciding })),
  ...rows('orders', SIDE, {
    /** By side: the secret order of this turn. */
    orderTroop: id(TROOP, NO).as('troop').secret(writtenOrder),
    orderTo: id(POST, NO).as('to').secret(writtenOrder),
    parley: flag.secret(writtenOrder),
  }),
});

const side = whole(0, 1);
const troop = name(TROOP);
const to = name(POST);
const from = name(POST);

/** By step of the agenda: what it is about. */
export const STEPS = steps({
  setUp: {},
  turn: {},
  orders: {},
  pickTroop: { side },
  aim: { side },
  revealOrders: {},
  march: { troop, to, retreat: truth },
  react: { troop, to, side },
  arrive: { troop, to, from },
  fight: { troop, from },
  layCard: { side },
  resolve: { troop, from },
  retreat: { troop },
  drawCards: {},
  endTurn: {},
});

export interface State extends GameState, Fields<typeof FIELDS> {}

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;

export const sideName = (side: number): OutpostSide => at(SIDES, side);
const SIDE_NAMES: readonly string[] = SIDES;
export const sideIndex = (name: string): number => SIDE_NAMES.indexOf(name);
export const enemyOf = (side: number): number => 1 - side;

export const troopIndex = (look: Look, id: string | undefined): number =>
  look.box.troopIndex.get(id ?? '') ?? NONE;
export const postIndex = (look: Look, id: string | undefined): number =>
  look.box.postIndex.get(id ?? '') ?? NONE;
export const troopId = (look: Look, troop: number): string => at(look.box.troops, troop).id;
export const postId = (look: Look, post: number): string => at(look.box.posts, post);
export const sideOf = (look: Look, troop: number): number => at(look.box.troops, troop).side;

/** Troops of a side still in play, all or at one post. */
export function troopsOf(look: Look, side: number, post?: number): number[] {
  const found: number[] = [];
  for (let troop = 0; troop < look.box.troops.length; troop++) {
    const place = at(look.state.place, troop);
    if (sideOf(look, troop) !== side || place === NONE) continue;
    if (post === undefined || place === post) found.push(troop);
  }
  return found;
}
