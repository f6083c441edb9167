import type { Choice } from '../../kernel/choice.ts';
import type { OddsCard } from '../../kernel/face.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Language, Speech } from '../../kernel/text.ts';
import { say } from '../text/page-text.svelte.ts';
import { percent } from './figures.ts';
import { choiceLabel } from './labels.ts';

/** What is said aloud to those who do not see it. */

interface Asked {
  readonly decision: string;
  readonly about: unknown;
}

/** The question, what is left to do it with, and how many answers there are. */
export function questionAloud(asked: Asked, left: string, answers: number, speech: Speech): string {
  const about = asked.about as JsonObject;
  const key = `ask.${asked.decision}.about`;
  return [
    speech.say(`ask.${asked.decision}`, about),
    speech.has(key) ? speech.say(key, about) : '',
    left,
    say('answers.count', { n: answers }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each outcome with its chance, the likeliest first. */
export function oddsAloud({ outcomes }: OddsCard, speech: Speech, language: Language): string {
  const likely = outcomes.filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
  const words = likely.map(
    ({ text, chance }) => `${speech.say(text.key, text.values)} ${percent(chance, language)}`,
  );
  return say('aloud.odds', { list: words.join(', ') });
}

/** The choice that waits for a last word, with its odds. */
export const aimAloud = (
  choice: Choice,
  odds: OddsCard | null,
  speech: Speech,
  language: Language,
): string =>
  [
    say('aloud.aimed', { deed: choiceLabel(choice, speech) }),
    odds ? oddsAloud(odds, speech, language) : '',
    say('aloud.confirm'),
  ]
    .filter(Boolean)
    .join(' ');
