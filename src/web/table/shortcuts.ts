import type { PageKey } from '../text/page-text.svelte.ts';

/** Every key of the table, as the help lists it. Keys of the browser and of fields stay theirs. */
export const SHORTCUTS = [
  { keys: ['1', '…', '9'], says: 'keys.answer' },
  { keys: ['Enter'], says: 'keys.enter' },
  { keys: ['Esc'], says: 'keys.escape' },
  { keys: ['Z'], says: 'keys.undo' },
  { keys: ['Y'], says: 'keys.redo' },
  { keys: ['R'], says: 'keys.reset' },
  { keys: ['E'], says: 'keys.end' },
  { keys: ['A'], says: 'keys.plan' },
  { keys: ['I'], says: 'keys.hint' },
  { keys: ['Space'], says: 'keys.skip' },
  { keys: ['M'], says: 'keys.map' },
  { keys: ['←', '↑', '↓', '→'], says: 'keys.arrows' },
  { keys: ['N', 'P'], says: 'keys.next' },
  { keys: ['Q'], says: 'keys.question' },
  { keys: ['L'], says: 'keys.log' },
  { keys: ['+', '−', '0'], says: 'keys.zoom' },
  { keys: ['S'], says: 'keys.spread' },
  { keys: ['H'], says: 'keys.hide' },
  { keys: ['G'], says: 'keys.ids' },
  { keys: ['V'], says: 'keys.sight' },
  { keys: ['B'], says: 'keys.briefing' },
  { keys: ['K'], says: 'keys.tracks' },
  { keys: ['T'], says: 'keys.textView' },
  { keys: ['?'], says: 'keys.help' },
] as const satisfies readonly { readonly keys: readonly string[]; readonly says: PageKey }[];
