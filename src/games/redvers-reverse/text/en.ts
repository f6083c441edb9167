import type { GameTexts } from '../../../kernel/text.ts';
export const en: GameTexts = { messages: {}, names: {}, rules: {} };
