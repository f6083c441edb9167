import { positions } from '../../kernel/fields/positions.ts';
import { layOut } from './setup.ts';
import { FIELDS } from './state.ts';

/** By hand, `core` may be left at `{ "agenda": [{ "step": "turn" }] }`. */
export const { write, read, outline } = positions(FIELDS, { layOut });
