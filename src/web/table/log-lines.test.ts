import { expect, it } from 'vitest';
import { registered } from '../../games/registry.ts';
import { speech } from '../../kernel/text.ts';
import type { Scene } from '../../table/protocol.ts';
import { logLines } from './log-lines.ts';

const game = await registered('second-boer-war')?.load();
if (!game) throw new Error('the game of action counters is gone');
const english = speech(game.texts, 'en');

const ends = (at: number, n: number): Scene => ({
  at,
  event: { type: 'roundEnds', rule: '4F', side: 'boers', n, fleeting: true },
  turn: 1,
  phase: 'boers',
});

it('keeps no list of what may only be seen once', () => {
  const texts = logLines([ends(0, 1), ends(1, 2), ends(2, 3)], english).map(({ text }) => text);
  expect(texts).toEqual(['The round is over. The counter showed 3.']);
});
