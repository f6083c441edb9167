import { round } from '../statistics.ts';

/** A win chance that was said, and what came of it. */
export interface Said {
  readonly chance: number;
  readonly result: number;
}

/** One row of a reliability table: of the chances said in this range, how many came true. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly positions: number;
  readonly said: number;
  readonly came: number;
}

export interface Score {
  readonly positions: number;
  /** Mean squared error of the chances; 0 is perfect. */
  readonly brier: number;
  /** What guessing the share of wins every time would give. */
  readonly guessing: number;
  readonly logLoss: number;
  /** How likely a won position was given a better chance than a lost one; 0.5 is blind. */
  readonly auc: number;
  /** Mean distance between what was said and what came, over the bins. */
  readonly error: number;
  readonly reliability: readonly Bin[];
}

const BINS = 10;
/** A chance of 0 or 1 that does not come true would cost everything. */
const SURE = 1e-4;

export function scored(said: readonly Said[]): Score {
  const n = Math.max(1, said.length);
  const share = said.reduce((sum, { result }) => sum + result, 0) / n;
  let brier = 0;
  let logLoss = 0;
  for (const { chance, result } of said) {
    const p = Math.min(1 - SURE, Math.max(SURE, chance));
    brier += (chance - result) ** 2 / n;
    logLoss -= (result * Math.log(p) + (1 - result) * Math.log(1 - p)) / n;
  }
  const reliability = bins(said);
  const error = reliability.reduce(
    (sum, b) => sum + (b.positions * Math.abs(b.said - b.came)) / n,
    0,
  );
  return {
    positions: said.length,
    brier: round(brier, 4),
    guessing: round(said.reduce((sum, { result }) => sum + (share - result) ** 2, 0) / n, 4),
    logLoss: round(logLoss, 4),
    auc: round(areaUnderCurve(said), 4),
    error: round(error, 4),
    reliability,
  };
}

function bins(said: readonly Said[]): Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ positions: 0, said: 0, came: 0 }));
  for (const { chance, result } of said) {
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (!bin) continue;
    bin.positions++;
    bin.said += chance;
    bin.came += result;
  }
  return sums.flatMap((bin, i) =>
    bin.positions === 0
      ? []
      : [
          {
            from: i / BINS,
            to: (i + 1) / BINS,
            positions: bin.positions,
            said: round(bin.said / bin.positions, 3),
            came: round(bin.came / bin.positions, 3),
          },
        ],
  );
}

/** By ranks; ties count half. Draws count as neither. */
function areaUnderCurve(said: readonly Said[]): number {
  const sorted = said.filter(({ result }) => result !== 0.5).sort((a, b) => a.chance - b.chance);
  const wins = sorted.filter(({ result }) => result === 1).length;
  const losses = sorted.length - wins;
  if (wins === 0 || losses === 0) return 0.5;
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]?.chance === sorted[i]?.chance) end++;
    for (let k = i; k < end; k++) if (sorted[k]?.result === 1) ranks += (i + end + 1) / 2;
    i = end;
  }
  return (ranks - (wins * (wins + 1)) / 2) / (wins * losses);
}
