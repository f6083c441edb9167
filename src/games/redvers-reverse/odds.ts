import type { Game } from '../../kernel/face.ts';
import type { Box } from './box.ts';
import type { State } from './state.ts';
export const odds: Game<State, Box>['odds'] = () => null;
