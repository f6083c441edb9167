import { at } from '../../../kernel/lists.ts';
import { fullMovement, leaderId } from '../queries.ts';
import type { Look } from '../state.ts';
import { type DeedVerb, type Refusal, refuse, type War } from '../vocabulary.ts';
import { keepsExit } from './05-movement.ts';

/** Something a leader does where he stands, for Movement Points. */
export interface Deed {
  readonly verb: DeedVerb;
  readonly rule: string;
  /** `all`: the full printed number, so nothing may have been spent before (A 15). */
  readonly cost: number | 'all';
  /** What speaks against it, points aside. */
  whyNot(look: Look, leader: number, area: number): Refusal | null;
  perform(war: War, leader: number, area: number): void;
}

const costOf = (look: Look, deed: Deed): number =>
  deed.cost === 'all' ? look.state.mp : deed.cost;

/** Why the leader whose action it is may not do this here. */
export function whyNotDeed(look: Look, deed: Deed): Refusal | null {
  const { state } = look;
  const leader = state.mover;
  const area = at(state.leaderAt, leader);
  const refusal = deed.whyNot(look, leader, area);
  if (refusal) return refusal;
  if (deed.cost === 'all' && state.mp !== fullMovement(look, leader))
    return refuse(deed.rule, 'allPoints', { piece: leaderId(look, leader) });
  if (state.mp < costOf(look, deed)) return refuse('5A', 'noPoints');
  return keepsExit(look, leader, costOf(look, deed)) ? null : refuse('5.0.d-c', 'twoMains');
}

export function perform(war: War, deed: Deed): void {
  const { state } = war;
  const leader = state.mover;
  state.mp -= costOf(war, deed);
  deed.perform(war, leader, at(state.leaderAt, leader));
}
