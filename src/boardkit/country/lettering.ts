/** A name that follows a curve of the country; its size in units at the middle zoom. */
export interface Letter {
  readonly id: string;
  readonly kind: 'region' | 'sea' | 'river' | 'beyond';
  readonly size: number;
  readonly track: number;
}

/** The largest that lettering gets from afar. */
const LARGEST = 1.3;

/** How much smaller a name must be set to stay on its curve. */
export function fit({ size, track }: Letter, text: string, length: number): number {
  const needs = text.length * (0.7 + track) * size * LARGEST;
  return Math.min(1, (length * 0.97) / needs);
}
