/** A table that is over, in a round that is: how the first side did. */
export interface Finished {
  readonly round: number;
  readonly first: string;
  readonly second: string;
  /** 1: the first side won; ½: a draw; 0: it lost. */
  readonly score: number;
  /** By how many points the first side was ahead at the final count; `null`: no count decided. */
  readonly lead: number | null;
  /** Whoever lost gave up, or ran out of time: what it would have come to nobody knows. */
  readonly cut: boolean;
}

export interface Standing {
  readonly person: string;
  readonly played: number;
  readonly score: number;
  readonly field: number;
  readonly of: number;
  /** The sum of one's leads at final counts; `null`: there was none. */
  readonly points: number | null;
}

type Seat = 'first' | 'second';

const scoreOf = ({ score }: Finished, seat: Seat): number => (seat === 'first' ? score : 1 - score);

const leadOf = ({ lead }: Finished, seat: Seat): number | null =>
  lead === null || seat === 'first' ? lead : -lead;

const share = (mine: number, other: number): number =>
  mine > other ? 1 : mine === other ? 0.5 : 0;

/**
 * What a side's result is worth against the same side's at another table. Where both won or both lost,
 * the final counts are compared, if there were any. Whoever gave up or ran out of time did worse than
 * who lost by the count: to give up saves no points. Who won by it is not compared by points.
 */
function against(table: Finished, other: Finished, seat: Seat): number {
  const [mine, theirs] = [scoreOf(table, seat), scoreOf(other, seat)];
  if (mine !== theirs) return share(mine, theirs);
  const [lead, otherLead] = [leadOf(table, seat), leadOf(other, seat)];
  if (lead !== null && otherLead !== null) return share(lead, otherLead);
  const counted = lead !== null || otherLead !== null;
  if (mine > 0 || !counted || table.cut === other.cut) return 0.5;
  return table.cut ? 0 : 1;
}

/**
 * Ranks by points against the field: at every table of a round the dice are the same, so whoever did
 * more with a side than another did with it played it better. What was won counts where that is equal,
 * then the points of final counts.
 */
export function standingsOf(
  entrants: readonly string[],
  tables: readonly Finished[],
): readonly Standing[] {
  const rows = entrants.map((person) => {
    let [played, score, field, of] = [0, 0, 0, 0];
    let points: number | null = null;
    for (const table of tables)
      for (const seat of ['first', 'second'] as const) {
        if (table[seat] !== person) continue;
        played += 1;
        score += scoreOf(table, seat);
        const lead = leadOf(table, seat);
        if (lead !== null) points = (points ?? 0) + lead;
        for (const other of tables) {
          // Two tables of one's own say nothing about oneself.
          if (other === table || other.round !== table.round || other[seat] === person) continue;
          field += against(table, other, seat);
          of += 1;
        }
      }
    return { person, played, score, field, of, points };
  });
  const part = ({ field, of }: Standing): number => (of === 0 ? 0 : field / of);
  return rows.sort(
    (a, b) => part(b) - part(a) || b.score - a.score || (b.points ?? 0) - (a.points ?? 0),
  );
}
