import { EMPIRE, type Look } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** Who wins, and under which name. */
export interface Ending {
  readonly winner: 'empire' | 'republics' | null;
  readonly ending:
    | 'bobsFails'
    | 'bobsRepublican'
    | 'bobsDraw'
    | 'bobsMarginal'
    | 'bobsDecisive'
    | 'pretoriaHolds'
    | 'pretoriaDraw'
    | 'pretoriaMarginal'
    | 'pretoriaDecisive';
}

/** 3.3 Whether the Empire controls an area. */
export const holds = ({ state }: Look, area: number): boolean => state.control[area] === EMPIRE + 1;

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
export function bobsEnding(look: Look): Ending {
  const { levels } = look.box.pack.scenarios.bobsWar;
  const { wcp } = look.state;
  if (!bobsGoal(look)) return { winner: 'republics', ending: 'bobsFails' };
  if (wcp > levels.draw) return { winner: 'republics', ending: 'bobsRepublican' };
  if (wcp > levels.marginal) return { winner: null, ending: 'bobsDraw' };
  if (wcp > levels.decisive) return { winner: 'empire', ending: 'bobsMarginal' };
  return { winner: 'empire', ending: 'bobsDecisive' };
}

export const endOfBobsWar = (war: War): void => war.finish({ ...bobsEnding(war) });

/** 18p-6 Pretoria taken, at what price; or not taken. */
export function introductionEnding(look: Look): Ending {
  const { goal, levels } = look.box.pack.scenarios.marchingToPretoria;
  const { wcp } = look.state;
  if (!holds(look, look.box.areaIndex.get(goal) ?? -1))
    return { winner: 'republics', ending: 'pretoriaHolds' };
  if (wcp > levels.marginal) return { winner: null, ending: 'pretoriaDraw' };
  if (wcp > levels.decisive) return { winner: 'empire', ending: 'pretoriaMarginal' };
  return { winner: 'empire', ending: 'pretoriaDecisive' };
}

export const endOfIntroduction = (war: War): void => war.finish({ ...introductionEnding(war) });
