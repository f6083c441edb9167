import type { Speech } from '../../kernel/text.ts';
import type { Drawback } from '../../table/protocol.ts';
import { settings } from '../settings.svelte.ts';
import { say } from '../text/page-text.svelte.ts';

const figure = (n: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(n);

/** What one would end up with instead of what is advised, in words. */
export const drawbacksLine = (drawbacks: readonly Drawback[], speech: Speech): string =>
  drawbacks
    .filter(({ feature }) => speech.has(`feature.${feature}`))
    .map(({ feature, advised, instead }) =>
      say('hint.drawback', {
        feature: speech.say(`feature.${feature}`),
        instead: figure(instead),
        advised: figure(advised),
      }),
    )
    .join('; ');
