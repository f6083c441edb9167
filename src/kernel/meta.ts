import type { AnyGame } from './face.ts';
import type { Language } from './text.ts';

/** A text that every reader gets in their own language. */
type Both = Readonly<Record<Language, string>>;

/**
 * All that a list of games needs: small, and loaded with the front page. The game itself is
 * loaded when somebody opens it.
 */
export interface GameMeta {
  /** The name of its folder, in addresses and files. */
  readonly id: string;
  readonly title: Both;
  /** Who designed the printed game, as its credits say. */
  readonly designer: string;
  readonly sides: readonly string[];
  /** How many people it seats. */
  readonly players: number;
  /** Hours a match of the longest scenario takes two people who know the rules. */
  readonly hours: readonly [from: number, to: number];
  /** How much there is to learn, of six. */
  readonly weight: number;
  /** A war is listed before a battle. */
  readonly scale: 'war' | 'battle';
  readonly blurb: Both;
  /** Two or three words each: how long a span it covers, how large its map is. */
  readonly tags: Readonly<Record<Language, readonly string[]>>;
  /** A piece of the map, by day and by lamplight. */
  readonly picture?: { readonly day: string; readonly night: string };
  /** On the game to begin with: what the front page's first button says. */
  readonly invitation?: Both;
  /** Only for tests and as an example for authors; never shown to players. */
  readonly hidden?: true;
  load(): Promise<{ readonly game: AnyGame }>;
}
