import type { JsonObject } from '../src/kernel/json.ts';
import type { MatchFile } from '../src/kernel/match-file.ts';

/** A match that begins in the middle: a scenario, and what differs from its opening. */
export function matchFrom(
  game: string,
  scenario: string,
  differs: JsonObject,
  more: Partial<Pick<MatchFile, 'dice' | 'deeds' | 'seats'>> = {},
): MatchFile {
  const frame = { game, scenario, options: {} };
  return {
    heliograph: 'match',
    version: 1,
    setup: frame,
    start: { heliograph: 'position', version: 1, ...frame, differs },
    dice: { kind: 'seeded', seed: 'test' },
    deeds: [],
    ...more,
  };
}
