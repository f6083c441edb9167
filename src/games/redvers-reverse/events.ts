import type { Segment } from './state.ts';

type Dice = readonly number[];

/** What dice showed, with what made the total better or worse, by modifier of the card. */
type Rolled = { dice: Dice; total: number; reasons: Readonly<Record<string, number>> };

/** By event: its fields. */
export interface Events {
  mount: { piece: string };
  dismount: { piece: string };
  limber: { piece: string };
  unlimber: { piece: string };
  turn: { turn: number };
  segment: { segment: Segment };
  reinforced: { brigade: string; to: string };
  britishEvent: { chit: string };
  hesitates: { piece: string };
  chitPlaced: { chit: string; piece: string };
  watered: { piece: string; level: number };
  ownInitiative: { piece: string; to: string };
  zeal: { piece: string; to: string };
  commandPoints: { n: number; base: number; chit: number; staff: number };
  ordered: { piece: string; to: string; with: string };
  longOrdered: { piece: string; to: string };
  orderLost: Rolled & { piece: string; to: string };
  orderSent: Rolled & { piece: string; to: string; turns: number };
  orderIgnored: Rolled & { piece: string; to: string };
  orderObeyed: Rolled & { piece: string; to: string };
  charge: Rolled & { piece: string; to: string };
  chargeNowhere: { piece: string };
  chargesAt: { piece: string; to: string };
  /** With a roll, unless half the brigade is gone. */
  withdraws: Partial<Rolled> & { piece: string };
  fightsOn: Rolled & { piece: string };
  fallsBack: { piece: string; to: string };
  recovered: Rolled & { piece: string; was: number; level: number };
  notRecovered: Rolled & { piece: string; was: number; level: number };
  leftDrift: { piece: string; level: number };
  misfire: object;
  ammoShortage: object;
  assault: { at: string };
  closeCombat: { at: string };
  assaultOver: { at: string; shared: boolean };
  boerEvent: { chit: string };
  confidence: { n: number; change: number };
  rallied: { piece: string; level: number };
  released: { group: string };
  boerPriority: { piece: string; priority: number; at: string; strength: number };
  boerStays: { piece: string; pinned: boolean };
  boerWays: { piece: string; row: string; areas: readonly string[] };
  boerMoved: { piece: string; at: string; to: string };
  driftShown: { piece: string; to: string };
  returnEnded: { piece: string };
  driftFound: Rolled & { piece: string; to: string; n: number };
  driftNotFound: Rolled & { piece: string; to: string; n: number };
  ordersDropped: { brigade: string };
  moved: { piece: string; at: string; to: string };
  rode: { piece: string; to: string };
  holdsBack: { piece: string };
  reached: { piece: string; at: string };
  hqPacks: { piece: string; forced?: boolean };
  hqDeploys: { piece: string };
  standsWith: { piece: string; with: string };
  flees: { piece: string; to: string };
  leaderSteadied: { piece: string; dice: Dice; total: number; mood: string };
  leaderStays: { piece: string; dice: Dice; total: number; mood: string };
  confidenceTurn: { n: number; change: number; entries: Readonly<Record<string, number>> };
  captured: { at: string };
  recaptured: { at: string };
  boersShaken: { dice: Dice; total: number; gap: number; needed: number };
  boersHold: { dice: Dice; total: number; gap: number; needed: number };
  noFireAdded: { n: number };
  boersWithdraw: { n: number };
  boersStand: { n: number };
  status: {
    entry: string;
    confidence: number;
    confidenceChange: number;
    loss: number;
    lossChange: number;
  };
  lostSp: { piece: string; at: string; losses: number };
  reduced: { piece: string; at: string };
  eliminated: { piece: string; at: string };
  leaderRemoved: { piece: string };
  chitLifted: { chit: string; brigade: string };
  leaderEliminated: { piece: string; at: string; original: boolean };
  replaced: { piece: string; to: string };
  generalEliminated: { piece: string; at: string };
  supports: { piece: string; to: string };
  aims: { piece: string; to: string };
  shelled: Rolled & { piece: string; to: string; level: number };
  shaken: { piece: string; level: number };
  returns: { piece: string };
  fired: Rolled & { piece: string; to: string; losses: number; close: boolean };
  groupMorale: Rolled & { group: string; at: string; column: 'emplaced' | 'open'; level: number };
  strengthDrawn: { piece: string; n: number; noFire: boolean };
  boerHoldsFire: { piece: string };
  revealed: { at: string };
  /** `with`: the target, where there are no equal ones. */
  boerShelled: Rolled & { piece: string; to: string; with?: string; level: number };
  /** `units`: the target, or equals of which the player names the one that is hit, if one is. */
  boerFired: Rolled & {
    piece: string;
    to: string;
    with?: string;
    units: readonly string[];
    losses: number;
    close: boolean;
  };
  panics: { piece: string; dice: Dice; total: number };
  standsFirm: { piece: string; dice: Dice; total: number };
  keepsCalm: { piece: string; dice: Dice; total: number };
  underFire: { piece: string; dice: Dice; total: number; dead: boolean };
  brigadeMorale: Rolled & { brigade: string; at: string; level: number };
  boerZone: { piece: string; zone: string; strength: number; areas: readonly string[] };
  boerPlot: { piece: string; dice: Dice; plot: string; areas: readonly string[] };
  boerSupports: { piece: string; to: string };
  boerAims: { piece: string; to: string };
  driftKnown: { to: string; n: number };
  camped: { piece: string; to: string };
}
