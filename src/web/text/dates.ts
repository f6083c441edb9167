import { settings } from '../settings.svelte.ts';

/** The English of these games is British, and so are its dates. */
const LOCALES = { en: 'en-GB', pl: 'pl' } as const;

const written =
  (options: Intl.DateTimeFormatOptions) =>
  (at: number): string =>
    new Intl.DateTimeFormat(LOCALES[settings.language], options).format(at);

/** 16 Nov 2026 */
export const dayOf = written({ dateStyle: 'medium' });
/** 16 November 2026 */
export const longDayOf = written({ dateStyle: 'long' });
/** 09:43 */
export const timeOf = written({ timeStyle: 'short' });
/** 16 Nov 2026, 09:43 */
export const dayAndTimeOf = written({ dateStyle: 'medium', timeStyle: 'short' });
