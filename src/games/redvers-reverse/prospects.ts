import type { Prospects } from '../../kernel/prospects.ts';
import { shakenAt, shakenForecast } from './rules/06-status.ts';
import type { Look } from './state.ts';

/** 6.2 is checked in this order; two shakings end the battle (6.2a). */
const SHAKINGS = 2;

/** 6.1f, 6.2 How near the Boers are to riding off, and Buller to breaking off. */
export function prospects(look: Look): Prospects<'british' | 'boers'> {
  const { state, box } = look;
  const { turn, shaken, loss } = state;
  const { withdrawAtBox, withdrawFromTurn, lossEnd, victoryLossMax, lastTurn } =
    box.pack.statusChart.fixed;
  const { confidence, cases } = shakenForecast(look);
  const left = Math.max(0, SHAKINGS - shaken);
  const clear = loss <= victoryLossMax;
  const turnsLeft = lastTurn - turn;
  const missing = Math.max(0, lossEnd - loss);
  const broken = left === 0 || (confidence <= withdrawAtBox && turn >= withdrawFromTurn);
  return {
    now: {
      key: broken
        ? clear
          ? 'ending.britishVictory'
          : 'ending.pyrrhicVictory'
        : 'ending.boerVictory',
    },
    sides: [
      {
        side: 'british',
        line: { key: 'prospect.british', values: { left, cases, loss, max: victoryLossMax } },
        aims: [
          {
            text: {
              key: 'prospect.shaken',
              values: {
                shaken,
                of: SHAKINGS,
                confidence,
                turn,
                cases,
                gap: Math.max(0, turn - confidence),
                needed: shakenAt(look),
              },
            },
            rule: '6.1f',
            reached: left === 0,
          },
          {
            text: {
              key: 'prospect.withdraw',
              values: { box: withdrawAtBox, from: withdrawFromTurn, confidence },
            },
            rule: '6.2b',
            reached: confidence <= withdrawAtBox && turn >= withdrawFromTurn,
          },
          {
            text: { key: 'prospect.level', values: { loss, max: victoryLossMax, clear } },
            rule: '6.2e',
            reached: clear,
          },
        ],
      },
      {
        side: 'boers',
        line: { key: 'prospect.boers', values: { missing, turns: turnsLeft } },
        aims: [
          {
            text: { key: 'prospect.loss', values: { loss, end: lossEnd, missing } },
            rule: '6.2c',
            reached: missing === 0,
          },
          {
            text: { key: 'prospect.time', values: { turn, last: lastTurn, left: turnsLeft } },
            rule: '6.2d',
            reached: turnsLeft === 0,
          },
        ],
      },
    ],
  };
}
