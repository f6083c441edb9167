import type { Choice } from '../../kernel/choice.ts';
import type { OddsCard } from '../../kernel/face.ts';
import type { Owed } from '../../kernel/game.ts';
import type { Look } from './state.ts';

export function odds(_look: Look, _owed: Owed, _choice: Choice): OddsCard | null {
  return null;
}
