import type { EventName, EventOf, Vocabulary } from '../kernel/vocabulary.ts';

/** Guns and rifles are fired; a bugle begins a turn. */
export type Noise = 'guns' | 'rifles' | 'bugle';

/** A board whose noises follow from the names of its events. */
export const noiseOf =
  <V extends Vocabulary>(noises: Partial<Record<EventName<V>, Noise>>) =>
  ({ type }: EventOf<V>): Noise | null =>
    noises[type] ?? null;
