import type { GameTexts } from '../../../kernel/text.ts';
export const pl: GameTexts = { messages: {}, names: {}, rules: {} };
