import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { HIGHLANDERS } from './rules/14-morale.ts';
import { enteredHexes, heldHexes, points } from './rules/15-victory.ts';
import { BOERS, BRITISH, NONE, type State, scenarioOf } from './state.ts';

/** What is worth following from turn to turn: points, morale lost, the trenches, who has been seen. */
export function gauges(state: State, box: Box): Record<string, number> {
  const look = { state, box };
  const counted = scenarioOf(look).victoryByPoints !== null;
  const [british, boers] = counted ? points(look) : [0, 0];
  return {
    ...(counted && { lead: british - boers, britishPoints: british, boerPoints: boers }),
    lostBritish: at(state.moraleLost, BRITISH),
    lostBoers: at(state.moraleLost, BOERS),
    lostHighlanders: at(state.moraleLost, HIGHLANDERS),
    trenchesEntered: enteredHexes(look, box.mainTrench),
    trenchesHeld: heldHexes(look, box.mainTrench),
    summitHeld: heldHexes(look, box.summit),
    concealed: state.mark.filter((mark, unit) => mark !== NONE && at(state.hex, unit) >= 0).length,
  };
}
