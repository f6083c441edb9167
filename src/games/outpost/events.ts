import type { OutpostSide } from './box.ts';

/** By event: its fields. */
export interface Events {
  turnBegins: { turn: number };
  firstMarch: { die: number; side: OutpostSide };
  ordered: { piece: string; to: string };
  fired: { piece: string; with: string; die: number; hit: boolean };
  lost: { piece: string };
  marched: { piece: string; at: string; to: string };
  retreats: { piece: string; to: string };
  fight: { piece: string; at: string };
  fightRoll: { side: OutpostSide; die: number; strength: number; bonus: number };
  /** `side` won. */
  fought: { piece: string; at: string; attack: number; defence: number; side: OutpostSide };
  drew: { side: OutpostSide; card: string };
  drewHidden: { side: OutpostSide };
  parley: object;
}
