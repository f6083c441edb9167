import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, sideName } from '../box.ts';
import {
  commandosInHand,
  countedCamps,
  empireControls,
  hasFlag,
  isGuerrilla,
  isOn,
} from '../queries.ts';
import type { Look } from '../state.ts';
import type { War } from '../vocabulary.ts';

type Ending =
  | 'citiesTaken'
  | 'objectivesMissed'
  | 'surrender'
  | 'fundsExhausted'
  | 'peaceTalks'
  | 'endurance';

const ENDING_RULE: Readonly<Record<Ending, string>> = {
  citiesTaken: '11A',
  objectivesMissed: '11B',
  surrender: '11D',
  fundsExhausted: '11E',
  peaceTalks: '11F',
  endurance: '11G',
};

function end(war: War, winner: number, ending: Ending): true {
  if (war.state.core.outcome) return true;
  war.tell({ type: 'ended', rule: ENDING_RULE[ending], winner: sideName(winner), ending });
  war.finish({ winner: sideName(winner), ending });
  return true;
}

/** 11D More counted camps than commandos in hand. A 29: capped unless the option says otherwise. */
const mustSurrender = (look: Look): boolean =>
  isGuerrilla(look) && countedCamps(look, isOn(look, 'campCapOnSurrender')) > commandosInHand(look);

/** 11H What ends the war at once, in this order. Asked after everything that could bring it about. */
export function judge(war: War): boolean {
  const { state } = war;
  if (state.core.outcome) return true;
  if (state.prestige <= 0) return end(war, BOERS, 'peaceTalks'); // 3Q, 11F
  if (state.funds === 0) return end(war, EMPIRE, 'fundsExhausted'); // 3L, 11E
  if (mustSurrender(war)) return end(war, EMPIRE, 'surrender'); // 11D
  return false;
}

/** 11A The third city taken by siege stops the game. */
export function judgeCities(war: War): boolean {
  const { state, box } = war;
  if (box.cities.every((city) => at(state.fallen, city) === 1))
    return end(war, BOERS, 'citiesTaken');
  return judge(war);
}

/** 11B What the Empire must hold, and must have declared, when turn II ends. */
export const objectivesMet = (look: Look): boolean =>
  hasFlag(look, 'annexation') && look.box.objectives.every((area) => empireControls(look, area));

/** 4M The checks at the end of a turn. */
export function judgeTurn(war: War): boolean {
  if (judge(war)) return true;
  const { state, box } = war;
  if (state.turn === 2 && !objectivesMet(war)) return end(war, BOERS, 'objectivesMissed');
  // 3S, 11G: at the very end the cap holds under every reading.
  if (state.turn === box.turns) {
    const beaten = countedCamps(war) > commandosInHand(war);
    return beaten ? end(war, EMPIRE, 'surrender') : end(war, BOERS, 'endurance');
  }
  return false; // 11C
}
