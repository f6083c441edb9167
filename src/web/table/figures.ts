import type { Language } from '../../kernel/text.ts';

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;

/** Chances as throws of up to three dice over one denominator, where they are such: 21/36, 12/36, 3/36. */
export function fractions(chances: readonly number[], die: number): string[] {
  const throws = [die, die ** 2, die ** 3].find((n) =>
    chances.every((chance) => isWhole(chance * n)),
  );
  return chances.map((chance) => (throws ? `${Math.round(chance * throws)}/${throws}` : ''));
}

export const percent = (chance: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** A gain or a loss of chance. */
export const signedPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
    .format(share)
    .replace('-', '−');
