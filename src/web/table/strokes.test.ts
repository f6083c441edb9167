import { expect, test } from 'vitest';
import type { OddsCard } from '../../kernel/face.ts';
import type { Warning } from '../../table/companion.ts';
import type { Foreseen } from '../../table/protocol.ts';
import { doubtOf } from './strokes.ts';

const ASK = { confirmRolls: true, confirmEnds: true };
const ODDS: OddsCard = { rule: '1', outcomes: [] } as unknown as OddsCard;

const step = (differs: Partial<Foreseen>): Foreseen => ({
  choice: { do: 'move', piece: 'a', to: 'b' },
  odds: null,
  closes: false,
  decision: 'act',
  left: 3,
  counsel: null,
  ...differs,
});
const END = step({ choice: { do: 'end' }, closes: true });
const SHOT = step({ choice: { do: 'fire', piece: 'a' }, odds: ODDS, closes: true });

test('a stroke waits where its first step that matters would', () => {
  expect(doubtOf([step({}), step({})], { ends: false }, ASK)).toBeNull();
  expect(doubtOf([step({}), SHOT], { ends: false }, ASK)).toMatchObject({
    before: 1,
    word: 'roll',
    step: SHOT,
  });
  expect(doubtOf([step({}), END], { ends: false }, ASK)).toMatchObject({ before: 1, word: 'end' });
});

test('a stroke that says it ends something is not asked about that, but about dice it is', () => {
  expect(doubtOf([END], { ends: true }, ASK)).toBeNull();
  expect(doubtOf([END, SHOT], { ends: true }, ASK)).toMatchObject({ before: 1, word: 'roll' });
});

test('who wants no last word gets none, and nothing is lost where nothing is left', () => {
  const quiet = { confirmRolls: false, confirmEnds: false };
  expect(doubtOf([SHOT, END], { ends: false }, quiet)).toBeNull();
  expect(doubtOf([{ ...END, left: 0 }], { ends: false }, ASK)).toBeNull();
});

test('a deed that names nothing ends nothing', () => {
  const call = step({ choice: { do: 'reinforce' }, closes: true });
  expect(doubtOf([call], { ends: false }, ASK)).toMatchObject({ word: 'end' });
  expect(doubtOf([call], { ends: false, deeds: ['reinforce'] }, ASK)).toBeNull();
});

test('a companion warns of a step on the way, whatever the settings', () => {
  const warning: Warning = { kind: 'ends' };
  const quiet = { confirmRolls: false, confirmEnds: false };
  const warn = (_: Foreseen, before: number) => (before === 1 ? warning : null);
  expect(doubtOf([step({}), step({})], { ends: true }, quiet, warn)).toMatchObject({
    before: 1,
    warning,
  });
});
