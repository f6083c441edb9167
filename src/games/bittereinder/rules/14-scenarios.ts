import { EMPIRE, type Look } from '../state.ts';
import type { War } from '../vocabulary.ts';

const holds = ({ state }: Look, area: number): boolean => state.control[area] === EMPIRE + 1;

/** 14.1-b, 18p-6 The scenarios that end the instant their goal is reached. */
export function scenarioEnds(war: War): void {
  const { state, box } = war;
  if (state.core.outcome) return;
  if (state.scenario === 'bobsWar' && bobsGoal(war)) endOfBobsWar(war);
  if (state.scenario !== 'marchingToPretoria') return;
  const goal = box.areaIndex.get(box.pack.scenarios.marchingToPretoria.goal) ?? -1;
  if (holds(war, goal)) endOfIntroduction(war);
}

/** 14.1-a, A37 Both capitals, and no more than one siege. */
const bobsGoal = (look: Look): boolean => {
  const { box, state } = look;
  return (
    holds(look, box.bloemfontein) &&
    holds(look, box.pretoria) &&
    state.sieges.length <= box.pack.scenarios.bobsWar.sieges
  );
};

/** 14.1-c, 14.1-d The level follows from what commitment is left. */
export function endOfBobsWar(war: War): void {
  const { levels } = war.box.pack.scenarios.bobsWar;
  const { wcp } = war.state;
  if (!bobsGoal(war)) war.finish({ winner: 'republics', ending: 'bobsFails' });
  else if (wcp > levels.draw) war.finish({ winner: 'republics', ending: 'bobsRepublican' });
  else if (wcp > levels.marginal) war.finish({ winner: null, ending: 'bobsDraw' });
  else if (wcp > levels.decisive) war.finish({ winner: 'empire', ending: 'bobsMarginal' });
  else war.finish({ winner: 'empire', ending: 'bobsDecisive' });
}

/** 18p-6 Pretoria taken, at what price; or not taken. */
export function endOfIntroduction(war: War): void {
  const { goal, levels } = war.box.pack.scenarios.marchingToPretoria;
  const { wcp } = war.state;
  if (!holds(war, war.box.areaIndex.get(goal) ?? -1))
    war.finish({ winner: 'republics', ending: 'pretoriaHolds' });
  else if (wcp > levels.marginal) war.finish({ winner: null, ending: 'pretoriaDraw' });
  else if (wcp > levels.decisive) war.finish({ winner: 'empire', ending: 'pretoriaMarginal' });
  else war.finish({ winner: 'empire', ending: 'pretoriaDecisive' });
}
