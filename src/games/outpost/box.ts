import { packsOf } from '../../kernel/pack.ts';
import data from './data/components.json' with { type: 'json' };
import { type Pack, SIDES, schema } from './pack.ts';
import { check } from './pack-check.ts';

export { SIDES } from './pack.ts';
export type OutpostSide = (typeof SIDES)[number];

/** What the box holds, indexed for speed: a troop, post or card is its place in these lists. */
export interface Box {
  readonly pack: Pack;
  readonly posts: readonly string[];
  readonly postIndex: ReadonlyMap<string, number>;
  /** By post: neighbouring posts. */
  readonly links: readonly (readonly number[])[];
  /** By side: its camp. */
  readonly camps: readonly number[];
  readonly troops: readonly {
    readonly id: string;
    readonly side: number;
    readonly strength: number;
    readonly post: number;
  }[];
  readonly troopIndex: ReadonlyMap<string, number>;
  /** Each side has one card of each of these values; card ids are `c0`, `c1`… in this order. */
  readonly cards: readonly number[];
  readonly handSize: number;
  readonly lastTurn: number;
}

export const packs = packsOf<Pack, Box>({ schema, data, check, build });
export const { openBox, defaultBox } = packs;

function build(pack: Pack): Box {
  const posts = Object.keys(pack.posts);
  const postIndex = new Map(posts.map((id, index) => [id, index]));
  const post = (id: string): number => postIndex.get(id) ?? -1;
  const troops = Object.entries(pack.troops).map(([id, troop]) => ({
    id,
    side: SIDES.indexOf(troop.side),
    strength: troop.strength,
    post: post(troop.post),
  }));
  return {
    pack,
    posts,
    postIndex,
    links: Object.values(pack.posts).map(({ links }) => links.map(post)),
    camps: SIDES.map((side) => post(pack.camps[side])),
    troops,
    troopIndex: new Map(troops.map(({ id }, index) => [id, index])),
    cards: pack.cards.values,
    handSize: pack.hand.size,
    lastTurn: pack.turns.last,
  };
}
