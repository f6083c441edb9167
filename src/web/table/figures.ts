import type { Language } from '../../kernel/text.ts';

/** +1, −2, 0 with a true minus. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

const DICE = [6, 36, 216];

/** A chance as throws of dice, where it is one: 21/36. */
export function fraction(chance: number): string {
  for (const throws of DICE) {
    const favourable = chance * throws;
    if (Math.abs(favourable - Math.round(favourable)) < 1e-6)
      return `${Math.round(favourable)}/${throws}`;
  }
  return '';
}

export const percent = (chance: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
