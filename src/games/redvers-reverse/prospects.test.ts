import { expect, it } from 'vitest';
import { game } from './game.ts';
import { prospects } from './prospects.ts';
import { shakenForecast } from './rules/06-status.ts';
import { type Differs, table } from './testing.ts';

const ACROSS: Differs = {
  boers: {},
  pieces: { dublin: 'loop-crest', 'ldr-5th-irish': 'loop-crest' },
};

/** What is forecast before the segment, and what it then brings. */
function forecastAndFact(differs: Differs) {
  const before = table({ phase: 'sendOrders', cp: 3, ...differs });
  const after = table({ phase: 'boerShaken', ...differs }, { dice: { shaken: [1, 1] } });
  return {
    forecast: shakenForecast({ state: before.state, box: before.box }),
    fact: after.events('confidenceTurn')[0],
    tested: after.events('boersHold').length + after.events('boersShaken').length,
  };
}

it.each([
  ['nobody across before the deadline', { turn: 4, confidence: 4 }],
  ['nobody across after it', { turn: 7, confidence: 4 }],
  ['an emplacement taken', { turn: 7, confidence: 6, ...ACROSS }],
  ['an emplacement lost again', { turn: 5, confidence: 3, captured: ['falls-bank'], boers: {} }],
  ['at the foot of the track', { turn: 3, confidence: 1, ...ACROSS }],
] as const)('the forecast is what the segment finds: %s', (_, differs) => {
  const { forecast, fact, tested } = forecastAndFact(differs);
  expect(fact).toMatchObject({ n: forecast.confidence });
  expect(forecast.cases > 0).toBe(tested > 0);
});

it('counts the cases of two dice', () => {
  // Turn 8, confidence 4 and an emplacement taken: 5 - 1 = 4, a gap of 4, so 8 or more: 15 of 36.
  const { forecast } = forecastAndFact({ turn: 8, confidence: 4, ...ACROSS });
  expect(forecast).toEqual({ confidence: 4, cases: 15 });
});

it('says what Buller and the Boers still need', () => {
  const { state, box } = table({ phase: 'sendOrders', turn: 6, confidence: 6, loss: 12, cp: 3 });
  const { now, sides } = prospects({ state, box });
  expect(now?.key).toBe('ending.boerVictory');
  const [british, boers] = sides;
  expect(british?.line.values).toMatchObject({ left: 2, cases: 0, loss: 12, max: 14 });
  expect(british?.aims.map(({ reached }) => reached)).toEqual([false, false, true]);
  expect(boers?.line.values).toEqual({ missing: 8, turns: 14 });
  expect(game.prospects({ state, box })).toEqual({ now, sides });
});

it('calls a dear victory Pyrrhic', () => {
  const { state, box } = table({ phase: 'sendOrders', turn: 9, loss: 15, shaken: 2, cp: 3 });
  expect(prospects({ state, box }).now?.key).toBe('ending.pyrrhicVictory');
});
