/** A table that is over, in a round that is: how the first side did. */
export interface Finished {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  /** 1: the first side won; ½: a draw; 0: it lost. */
  readonly score: number;
}

export interface Standing {
  readonly person: string;
  readonly played: number;
  readonly score: number;
  readonly field: number;
  readonly of: number;
}

type Seat = 'first' | 'second';

const scoreOf = ({ score }: Finished, seat: Seat): number => (seat === 'first' ? score : 1 - score);

const against = (mine: number, other: number): number =>
  mine > other ? 1 : mine === other ? 0.5 : 0;

/**
 * Ranks by points against the field: at every table of a round the dice are the same, so whoever did
 * more with a side than another did with it played it better. What was won counts where that is equal.
 */
export function standingsOf(
  entrants: readonly string[],
  tables: readonly Finished[],
): readonly Standing[] {
  const rows = entrants.map((person) => {
    let [played, score, field, of] = [0, 0, 0, 0];
    for (const table of tables)
      for (const seat of ['first', 'second'] as const) {
        if (table[seat] !== person) continue;
        const mine = scoreOf(table, seat);
        played += 1;
        score += mine;
        for (const other of tables) {
          // Two tables of one's own say nothing about oneself.
          if (other === table || other.round !== table.round || other[seat] === person) continue;
          field += against(mine, scoreOf(other, seat));
          of += 1;
        }
      }
    return { person, played, score, field, of };
  });
  const share = ({ field, of }: Standing): number => (of === 0 ? 0 : field / of);
  return rows.sort((a, b) => share(b) - share(a) || b.score - a.score);
}
