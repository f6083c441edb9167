import type { SideName } from './box.ts';
import type { MeleeKind, RetreatWhy } from './state.ts';

/** I.14 What a unit checks its morale for. */
export type CheckWhy =
  | 'passage'
  | 'steady'
  | 'fire'
  | 'alarm'
  | 'recovery'
  | 'flight'
  | 'withdrawal'
  | 'retreat';

/** II.11 How the battle ends, by points or by hexes. */
export type Ending =
  | 'britishDecisive'
  | 'britishMarginal'
  | 'drawn'
  | 'boersMarginal'
  | 'boersDecisive'
  | 'summitTaken'
  | 'brigadesBroken'
  | 'gapForced'
  | 'gapContested'
  | 'gapHeld';

/** I.14 A die, its modifiers, and the level it had to stay within; -1 where that is not shown (R71). */
type Rolled = { roll: number; drm: number; level: number; passed: boolean };

/** X.8 One volley or salvo: `piece` fires from `at`, `with` stands in `to`. */
type Shot = {
  piece: string;
  with: string;
  at: string;
  to: string;
  roll: number;
  drm: number;
  loss: number;
};

/** A check of the units that stand together in `at`, against those in `to`. */
type StackChecked = Rolled & { at: string; to: string; units: readonly string[] };

/** By event: its fields. `piece` is a unit (by its marker while concealed), a commander or a rider. */
export interface Events {
  checked: Rolled & { piece: string; why: CheckWhy };
  // II
  turnBegins: { turn: number; time: string };
  commanderBack: { piece: string; to: string };
  /** `piece` is the commander whom the loser must show. */
  initiative: { side: SideName; british: number; boers: number; piece: string };
  /** Who goes first. */
  order: { side: SideName };
  activated: { piece: string; side: SideName };
  independence: { piece: string; roll: number; factor: number; passed: boolean };
  entered: { piece: string; to: string };
  stopped: { piece: string };
  activationEnds: { piece: string };
  // III
  outOfCommand: { piece: string };
  commanderRode: { piece: string; at: string; to: string };
  flashed: { piece: string; roll: number; passed: boolean };
  /** Along the vector `as` to the edge hex `to`, `n` hexes. */
  orderedAttack: { piece: string; as: string; to: string; n: number };
  orderedDefense: { piece: string };
  orderFulfilled: { piece: string };
  riderOnTrack: { piece: string; turn: number };
  riderSent: { piece: string; at: string };
  riderRode: { piece: string; at: string; to: string };
  riderArrived: { piece: string; to: string };
  riderBack: { piece: string };
  riderHunted: { piece: string; roll: number };
  riderShifted: { piece: string; to: string };
  // IV
  mounted: { piece: string; at: string; mp: number };
  dismounted: { piece: string; at: string; mp: number };
  deployed: { piece: string };
  // VI
  overcrowded: { at: string };
  /** Routed because `with`, in the same hex, was. */
  swept: { piece: string; with: string };
  displaced: { piece: string; to: string; reactions: number };
  // VII
  unitActs: { piece: string; at: string };
  moved: { piece: string; at: string; to: string; mp: number };
  hardGround: { piece: string; at: string; points: number };
  exited: { piece: string };
  // IX to XI
  exposed: { piece: string; marker: string; at: string };
  fired: Shot;
  reactionFire: Shot;
  /** What the others hear of fire whose modifiers hold secrets; `roll` is -1 where it holds one too. */
  firedUnseen: Omit<Shot, 'drm'> & { reaction: boolean };
  trenchDestroyed: { at: string };
  // V, XII
  declared: { piece: string; to: string; kind: MeleeKind };
  fellBack: { at: string };
  assaultLapsed: { piece: string };
  joins: { piece: string; to: string };
  supports: { piece: string };
  counterattack: StackChecked;
  countercharge: StackChecked;
  /** Here and in `firstCheckUnseen`: without the modifiers, which hold secrets. */
  counterattackUnseen: Omit<StackChecked, 'drm'>;
  counterchargeUnseen: Omit<StackChecked, 'drm'>;
  advanced: { units: readonly string[]; to: string };
  firstCheck: StackChecked;
  firstCheckUnseen: Omit<StackChecked, 'drm'>;
  defenceCheck: Rolled & { at: string; units: readonly string[] };
  secondCheck: StackChecked & { points: number };
  pursued: { piece: string; to: string };
  chargeGoesOn: { piece: string };
  // XIII
  commanderFollowed: { piece: string; to: string };
  commanderHunted: { piece: string; roll: number };
  commanderFled: { piece: string; to: string };
  commanderRisk: { piece: string; roll: number; lost: boolean };
  commanderLost: { piece: string; turn: number };
  // XIV
  lostMorale: { piece: string; points: number };
  routed: { piece: string };
  eliminated: { piece: string; at: string };
  gaveWay: { piece: string; at: string; to: string; why: RetreatWhy };
  reorganizing: { piece: string };
  disturbed: { piece: string };
  recovered: { piece: string };
  recoversUnseen: { piece: string };
  restored: { piece: string };
  rally: { piece: string; roll: number; level: number; passed: boolean };
  // XV
  matchOver: {
    ending: Ending;
    british: number;
    boers: number;
    bledBritish: number;
    bledBoers: number;
  };
}
