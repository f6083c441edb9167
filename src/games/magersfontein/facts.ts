import type { Box } from './box.ts';

/** Figures of the box that a player is told before the battle. */
export function facts({ pack }: Box) {
  const { historical, intro } = pack.scenarios;
  const points = historical.victory;
  const hexes = intro.victory;
  return {
    turns: historical.turns,
    introTurns: intro.turns,
    summit: points.summit,
    trench: points.mainTrench,
    reduced: points.britishReduced,
    routed: points.britishRouted,
    eliminated: points.britishEliminated,
    lineHeld: points.lineHeld,
    britishWin: points.levels.britishMarginal,
    britishDecisive: points.levels.britishDecisive,
    boersWin: points.levels.boersMarginal,
    boersDecisive: points.levels.boersDecisive,
    summits: points.automatic.summits,
    broken: points.automatic.infantryBroken,
    introSummit: hexes.summitWins,
    introWin: hexes.trenchesWin,
    introDraw: hexes.trenchesDraw,
  };
}
