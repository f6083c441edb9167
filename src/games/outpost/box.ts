import { isProblems, type Problem } from '../../kernel/game.ts';
import { type Json, type JsonObject, overlay } from '../../kernel/json.ts';
import data from './data/components.json' with { type: 'json' };

export const SIDES = ['scouts', 'riders'] as const;
export type OutpostSide = (typeof SIDES)[number];

/** What the box holds, indexed for speed: a troop, post or card is its place in these lists. */
export interface Box {
  readonly posts: readonly string[];
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
  /** Each side has one card of each of these values; card ids are `c0`, `c1`… in this order. */
  readonly cards: readonly number[];
  readonly handSize: number;
  readonly lastTurn: number;
}

export const defaultPack = (): Json => data;

let memo: Box | undefined;

export function openBox(pack?: JsonObject): Box | readonly Problem[] {
  if (pack) return build(overlay(data, pack) as unknown as typeof data);
  if (!memo) {
    const box = build(data);
    if (isProblems(box)) throw new Error(`the default pack is broken: ${box[0]?.at}`);
    memo = box;
  }
  return memo;
}

function build(pack: typeof data): Box | readonly Problem[] {
  const problems: Problem[] = [];
  const posts = pack.posts.map((post) => post.id);
  const postAt = (id: string, at: string): number => {
    const index = posts.indexOf(id);
    if (index < 0) problems.push({ at, problem: `no post is named "${id}"` });
    return index;
  };
  const box: Box = {
    posts,
    links: pack.posts.map((post, i) => post.links.map((id) => postAt(id, `posts.${i}.links`))),
    camps: SIDES.map((side) => postAt(pack.camps[side], `camps.${side}`)),
    troops: pack.troops.map((troop, i) => {
      const side = SIDES.indexOf(troop.side as OutpostSide);
      if (side < 0)
        problems.push({ at: `troops.${i}.side`, problem: `must be one of: ${SIDES.join(', ')}` });
      if (!(troop.strength > 0))
        problems.push({ at: `troops.${i}.strength`, problem: 'must be above 0' });
      return {
        id: troop.id,
        side,
        strength: troop.strength,
        post: postAt(troop.post, `troops.${i}.post`),
      };
    }),
    cards: pack.cards.values,
    handSize: pack.hand.size,
    lastTurn: pack.turns.last,
  };
  return problems.length > 0 ? problems : box;
}
