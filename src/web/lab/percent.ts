import { settings } from '../settings.svelte.ts';

/** A share as the reader's language writes it. */
export const percent = (part: number): string =>
  part.toLocaleString(settings.language, { style: 'percent', minimumFractionDigits: 1 });
