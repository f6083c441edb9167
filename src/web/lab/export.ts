import type { MatchRecord } from '../../lab/match-run.ts';
import type { Study } from './study.svelte.ts';

/** A field as spreadsheets read it. */
const field = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

const HEAD = ['variant', 'match', 'winner', 'ending', 'turns', 'decisions'] as const;

/** One line a match; `draw` where nobody won, `none` where there was no end. */
export function csvOf(variants: readonly { readonly records: readonly MatchRecord[] }[]): string {
  const lines = variants.flatMap(({ records }, nth) =>
    records.map(({ index, outcome, turns, decisions }) => [
      nth + 1,
      index,
      outcome ? (outcome.winner ?? 'draw') : 'none',
      outcome?.ending ?? 'none',
      turns,
      decisions,
    ]),
  );
  return [HEAD, ...lines]
    .map((line) => line.map(field).join(','))
    .join('\n')
    .concat('\n');
}

/** The whole study: what was played, what came of it. */
export const jsonOf = ({ game, seed, variants }: Study): string =>
  JSON.stringify(
    {
      heliograph: 'lab',
      game: game.rules.id,
      seed,
      variants: variants.map(({ scenario, options, seats, pack, found, records }) => ({
        scenario,
        options,
        seats,
        pack: pack?.values ?? null,
        findings: found,
        matches: records,
      })),
    },
    null,
    1,
  );
