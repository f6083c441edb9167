import type { Language, Speech } from '../../kernel/text.ts';
import type { Drawback } from '../../table/protocol.ts';
import { settings } from '../settings.svelte.ts';
import { sayIn } from '../text/page-text.svelte.ts';

const figure = (n: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);

/** What one would end up with instead of what is advised, in words. */
export const drawbacksLine = (
  drawbacks: readonly Drawback[],
  speech: Speech,
  language: Language = settings.language,
): string =>
  drawbacks
    .filter(({ feature }) => speech.has(`feature.${feature}`))
    .map(({ feature, advised, instead }) =>
      sayIn(language, 'hint.drawback', {
        feature: speech.say(`feature.${feature}`),
        instead: figure(instead, language),
        advised: figure(advised, language),
      }),
    )
    .join('; ');
