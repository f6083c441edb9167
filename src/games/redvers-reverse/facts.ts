import type { Box } from './box.ts';

/** Figures of the box that a player is told before the battle. */
export function facts({ pack }: Box) {
  const { fixed, entries } = pack.statusChart;
  return {
    lastTurn: fixed.lastTurn,
    lossStart: pack.setup.loss,
    lossEnd: fixed.lossEnd,
    victoryLoss: fixed.victoryLossMax,
    pyrrhicLoss: fixed.victoryLossMax + 1,
    shakenAt: fixed.shakenAt,
    withdrawBox: fixed.withdrawAtBox,
    withdrawTurn: fixed.withdrawFromTurn,
    deadline: entries.deadline.fromTurn,
    cp: pack.setup.cp,
  };
}
