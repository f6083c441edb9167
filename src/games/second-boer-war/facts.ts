import type { Box } from './box.ts';

/** Figures of the box that a player is told before the war. */
export const facts = ({ pack, cities, objectives }: Box) => ({
  turns: pack.tracks.turn.turns,
  rounds: pack.tracks.turn.roundsPerTurn,
  cities: cities.length,
  objectives: objectives.length,
  prestige: pack.tracks.prestige.start,
  campFactor: pack.tracks.prestige.campFactor,
  funds: pack.tracks.warFunds.start,
});
