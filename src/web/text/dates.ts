import { settings } from '../settings.svelte.ts';

const written =
  (options: Intl.DateTimeFormatOptions) =>
  (at: number): string =>
    new Intl.DateTimeFormat(settings.language, options).format(at);

/** 16 Nov 2026 */
export const dayOf = written({ dateStyle: 'medium' });
/** 16 November 2026 */
export const longDayOf = written({ dateStyle: 'long' });
/** 09:43 */
export const timeOf = written({ timeStyle: 'short' });
/** 16 Nov 2026, 09:43 */
export const dayAndTimeOf = written({ dateStyle: 'medium', timeStyle: 'short' });
