import { oncePer } from '../../../kernel/memory.ts';
import type { Box } from '../box.ts';
import { clone, type Look, type ReadonlyState, type State } from '../state.ts';

/** A copy of what a machine sees, in which it may move things to read the charts; it puts them back. */
export interface Scratch {
  readonly state: State;
  readonly box: Box;
}

const copyOf = oncePer((view: ReadonlyState): State => clone(view));

export const scratchOf = ({ state, box }: Look): Scratch => ({ state: copyOf(state), box });
