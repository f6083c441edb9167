/** What distinguishes one level from another: thresholds, not knowledge. */
export interface Skill {
  readonly level: 'recruit' | 'veteran';
  /** Least expected loss worth a reaction volley: with both reactions left, and with one. */
  readonly reaction: readonly [number, number];
  /** Least chance of carrying a hex by the bayonet. */
  readonly assault: number;
  /** Whether the chance of a joint attack is reckoned before it is begun. */
  readonly joins: boolean;
  /** What a point of expected loss on the way is worth against a hex nearer the goal. */
  readonly caution: number;
  /** Points lost at which a unit stops to recover. */
  readonly tired: number;
  /** Least chance to hold at which Boers stand before steel. */
  readonly stand: number;
  /** Least chance to come on for which a concealed hex is assaulted just to be seen. */
  readonly unmask: number;
  /** What standing alone is worth: a routed unit takes its stack with it (VI.8). */
  readonly spread: number;
  /** Whether it looks for the gap beside the hill instead of the nearest trench. */
  readonly gap: boolean;
}

export const RECRUIT: Skill = {
  level: 'recruit',
  reaction: [0.1, 0.1],
  assault: 0.3,
  joins: false,
  caution: 0,
  tired: 4,
  stand: 0,
  unmask: 2,
  spread: 0,
  gap: false,
};

export const VETERAN: Skill = {
  level: 'veteran',
  reaction: [0.1, 0.1],
  assault: 0.38,
  joins: true,
  caution: 20,
  tired: 1,
  stand: 0.3,
  unmask: 0.6,
  spread: 0.7,
  gap: true,
};
