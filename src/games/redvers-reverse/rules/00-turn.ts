import { at } from '../../../kernel/lists.ts';
import { NONE, SEGMENTS, type Segment } from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { areaId, brigadeId, isVariant } from './01-pieces.ts';

/** 0b, 0d A turn: five phases, seventeen segments. */
export const turn = step('turn', (war) => {
  freshTurn(war);
  war.tell({ type: 'turn', rule: '0b', turn: war.state.turn });
  reinforce(war);
  for (const segment of SEGMENTS) war.next(segment);
});

/** What counts by the turn starts anew. */
export function freshTurn(war: War): void {
  const { state } = war;
  war.epoch(state.turn);
  state.ordered.fill(0);
  state.tried.fill(0);
  state.searched.fill(0);
  state.britishThrough.fill(0);
  state.boerThrough.fill(0);
  state.guided = 0;
  state.longOrdered = 0;
  state.hesitating = NONE;
  state.event = NONE;
}

/** The Segment Marker moves on. */
export function enterSegment(war: War, segment: Segment): void {
  war.state.segment = SEGMENTS.indexOf(segment);
  war.tell({ type: 'segment', segment });
}

/** 10.2a Variant "Fifth Division Early": a brigade comes up during the battle. */
function reinforce(war: War): void {
  const { state, box } = war;
  box.brigades.forEach((brigade, index) => {
    if (brigade.variant === null || !isVariant(state, brigade.variant)) return;
    if (brigade.arrives !== state.turn) return;
    for (const unit of [...brigade.units, brigade.leader]) state.where[unit] = brigade.setup;
    war.tell({
      type: 'reinforced',
      rule: '10.2a',
      brigade: brigadeId(box, index),
      to: areaId(box, at(box.brigades, index).setup),
    });
  });
}
