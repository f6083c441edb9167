import type { OddsCard } from '../../kernel/face.ts';
import type { Language, Speech } from '../../kernel/text.ts';
import { fractions, percent } from './figures.ts';

/** The odds of a choice in one line: what the dice may bring, and how often. */
export function oddsLine(card: OddsCard, speech: Speech, die: number, language: Language): string {
  const chances = card.outcomes.map(({ chance }) => chance);
  const throws = fractions(chances, die);
  return card.outcomes
    .map(({ text, chance }, i) => {
      const words = speech.say(text.key, text.values);
      return `${words}: ${throws[i] || percent(chance, language)}`;
    })
    .join('; ');
}
