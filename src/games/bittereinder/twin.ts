import type { TextTwin } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Look } from './state.ts';

export function twin(_look: Look, _side: Side | null, _speech: Speech): TextTwin {
  return { heading: '', lines: [] };
}
