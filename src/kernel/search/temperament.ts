/**
 * How a General takes what may turn out either way. Of what is nearly as good as the best, the bold
 * one takes what can bring more and can cost more, the cautious one what is surer.
 */
export interface Temperament {
  readonly level: 'general' | 'cautious' | 'bold';
  /** So much of the spread of what may come of a choice counts as a gain of win chance. */
  readonly daring: number;
}

export const EVEN: Temperament = { level: 'general', daring: 0 };
export const CAUTIOUS: Temperament = { level: 'cautious', daring: -1.5 };
export const BOLD: Temperament = { level: 'bold', daring: 0.6 };
