import { at } from '../../../kernel/lists.ts';
import { SUPPLY } from '../box.ts';
import { type Look, pieceId, REPUBLICS } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** 9.1-c, A22 The pool stays between nothing and its ceiling. */
export function changeCommitment(war: War, by: number, rule: string, why: string): void {
  const { state, box } = war;
  const before = state.wcp;
  state.wcp = Math.max(0, Math.min(box.pack.tracks.wcp.max, before + by));
  war.tell({ type: 'commitment', rule, by: state.wcp - before, wcp: state.wcp, why });
}

/** 9.2-a Home areas that pay: Republican and not razed. */
export const payingHomes = ({ box, state }: Look): number => {
  let count = 0;
  for (const area of box.homes) {
    if (state.control[area] === REPUBLICS + 1 && state.razed[area] === 0) count++;
  }
  return count;
};

/** 4-8, 9.2-a Phase 8. */
export function income(war: War): void {
  changeCommitment(war, payingHomes(war), '9.2-a', 'income');
}

/** 9.2-b, 9.2-c Each supply unit lost or driven off by combat pays two dice, more to a leader who hunts them. */
export function supplyPays(war: War, pieces: readonly number[], bonus: number): void {
  for (const piece of pieces) {
    if (at(war.box.kind, piece) !== SUPPLY) continue;
    const id = pieceId(war, piece);
    const dice = war.roll2(`supply/${id}`);
    war.tell({ type: 'supplyTaken', rule: '9.2-b', piece: id, dice, bonus });
    changeCommitment(war, dice[0] + dice[1] + bonus, bonus > 0 ? '9.2-c' : '9.2-b', 'supply');
  }
}
