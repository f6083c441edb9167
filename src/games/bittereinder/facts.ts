import type { Box } from './box.ts';

/** Figures of the box that a player is told before the war. */
export function facts({ pack }: Box) {
  const { campaign, bobsWar, marchingToPretoria } = pack.scenarios;
  const length = ([first, last]: readonly number[]): number => (last ?? 0) - (first ?? 0) + 1;
  return {
    campaignTurns: length(campaign.turns),
    electionTurn: campaign.election.turn,
    survivorsDraw: campaign.survivors.draw,
    morale: pack.tracks.morale.start,
    wcp: pack.tracks.wcp.start,
    bobsTurns: length(bobsWar.turns),
    bobsSieges: bobsWar.sieges,
    bobsDraw: bobsWar.levels.draw,
    bobsMarginal: bobsWar.levels.marginal,
    bobsDecisive: bobsWar.levels.decisive,
    pretoriaTurns: length(marchingToPretoria.turns),
    pretoriaWcp: marchingToPretoria.wcp,
    pretoriaMarginal: marchingToPretoria.levels.marginal,
    pretoriaDecisive: marchingToPretoria.levels.decisive,
  };
}
