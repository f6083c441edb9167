import { at } from '../../../kernel/lists.ts';
import { NORTH } from '../box.ts';
import { type Look, ROUTED } from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import { anyBoerUnit, anyBritishUnit, areaId, hasRifles, inPlay, isVariant } from './01-pieces.ts';
import { returnCounter, shiftConfidence } from './06-track.ts';

/** 6.1 The Boer Shaken Segment (order within it: R-21). */
export const boerShaken = step('boerShaken', (war) => {
  const { state, box } = war;
  enterSegment(war, 'boerShaken');
  const taken = changeHands(war);
  for (let unit = box.firstCommando; unit < box.firstGun; unit++) returnCounter(war, unit); // 6.1c
  const change = statusChange(war, taken);
  const before = state.confidence;
  shiftConfidence(war, change.total);
  war.tell({
    type: 'confidenceTurn',
    rule: '6.1d',
    n: state.confidence,
    change: state.confidence - before,
    entries: change.entries,
  });
  if (state.confidence <= state.turn) testConfidence(war);
});

/** Whether an emplacement changes hands: 6.1a captured, 6.1b lost again. */
function handsOf(look: Look, area: number): 'captured' | 'recaptured' | null {
  if (!at(look.box.areas, area).emplacement) return null;
  const held = at(look.state.captured, area) > 0;
  const british = anyBritishUnit(look, area);
  if (!held && british && !anyBoerUnit(look, area)) return 'captured';
  return held && !british ? 'recaptured' : null;
}

/** 6.1a, 6.1b Emplacements captured and lost again. */
function changeHands(war: War): { captured: number; recaptured: number } {
  const { state, box } = war;
  const taken = { captured: 0, recaptured: 0 };
  for (let area = 0; area < box.areas.length; area++) {
    const change = handsOf(war, area);
    if (!change) continue;
    state.captured[area] = change === 'captured' ? 1 : 0;
    taken[change]++;
    if (change === 'captured') war.tell({ type: 'captured', rule: '6.1a', at: areaId(box, area) });
    else war.tell({ type: 'recaptured', rule: '6.1b', at: areaId(box, area) });
  }
  return taken;
}

/**
 * What the Boer Shaken Segment would find if it came now: the confidence it leaves, and in how many
 * of 36 cases the test shakes them (0: confidence above the turn, no test).
 */
export function shakenForecast(look: Look): { confidence: number; cases: number } {
  const { state, box } = look;
  const taken = { captured: 0, recaptured: 0 };
  for (let area = 0; area < box.areas.length; area++) {
    const change = handsOf(look, area);
    if (change) taken[change]++;
  }
  const { min, max } = box.pack.statusChart.fixed;
  const { total } = statusChange(look, taken);
  const confidence = Math.max(min, Math.min(max, state.confidence + total));
  const gap = state.turn - confidence;
  return { confidence, cases: gap < 0 ? 0 : casesOf(shakenAt(look) - gap) };
}

/** In how many of 36 cases two dice show at least so much. */
function casesOf(needed: number): number {
  let cases = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) cases++;
  return cases;
}

/** British battalions and regiments, not routed, across the river or beyond the red edge. */
export function acrossRiver({ state, box }: Look): { across: number; beyond: number } {
  let across = 0;
  let beyond = 0;
  for (let unit = 0; unit < box.firstCommando; unit++) {
    if (!inPlay(state, unit) || !hasRifles(box, unit)) continue;
    const area = at(box.areas, at(state.where, unit));
    if (area.kind === 'ladysmith') beyond++;
    if (at(state.level, unit) === ROUTED) continue;
    if (area.kind === 'ladysmith' || area.bank === NORTH) across++;
  }
  return { across, beyond };
}

/** Every entry that the segment itself looks at. */
const CHART_ORDER = [
  'captured',
  'recaptured',
  'across',
  'deadline',
  'hlangwane',
  'ladysmith',
] as const;

/** 6.1d +1, then the entries of the Status Chart, as one sum. */
export function statusChange(look: Look, taken: { captured: number; recaptured: number }) {
  const { state, box } = look;
  const { entries: chart, fixed } = box.pack.statusChart;
  const { across, beyond } = acrossRiver(look);
  const times = {
    captured: taken.captured,
    recaptured: taken.recaptured,
    across: across >= chart.across.atLeast ? 1 : 0,
    deadline: state.turn >= chart.deadline.fromTurn && across === 0 ? 1 : 0,
    hlangwane: holdsHlangwane(look) ? 1 : 0,
    ladysmith: beyond >= chart.ladysmith.atLeast ? 1 : 0,
  };
  const entries: Record<string, number> = { automatic: fixed.automatic };
  let total = fixed.automatic;
  for (const id of CHART_ORDER) {
    const value = chart[id].confidence * times[id];
    if (value === 0) continue;
    entries[id] = value;
    total += value;
  }
  return { total, entries };
}

const holdsHlangwane = (look: Look): boolean => {
  const area = look.box.areaIndex.get('hlangwane');
  return area !== undefined && anyBritishUnit(look, area) && !anyBoerUnit(look, area);
};

/** 6.1f The number that shakes the Boers; Resolute and Nervous Burghers each move it. */
export function shakenAt({ state, box }: Look): number {
  const { shakenAt: usual } = box.pack.statusChart.fixed;
  let needed = usual;
  for (const variant of ['resolute', 'nervous'] as const)
    if (isVariant(state, variant)) needed += box.pack.variants[variant].value - usual;
  return needed;
}

function testConfidence(war: War): void {
  const { state, box } = war;
  const dice = war.roll2('shaken');
  const gap = state.turn - state.confidence;
  const total = dice[0] + dice[1] + gap;
  const needed = shakenAt(war);
  const shaken = total >= needed;
  war.tell({ type: shaken ? 'boersShaken' : 'boersHold', rule: '6.1f', dice, total, gap, needed });
  if (!shaken) return;
  state.shaken += 1;
  if (state.shaken > 1) return;
  const { noFire } = box.pack.chits.spCup;
  state.spCup[box.counters.length] = noFire;
  war.tell({ type: 'noFireAdded', rule: '6.1f', n: noFire });
}

/** 6.2 Is it over? The order of the book decides. */
export const victory = step('victory', (war) => {
  const { state, box } = war;
  enterSegment(war, 'victory');
  const { withdrawAtBox, withdrawFromTurn, lossEnd, victoryLossMax, lastTurn } =
    box.pack.statusChart.fixed;
  const routedAtOne = state.confidence <= withdrawAtBox && state.turn >= withdrawFromTurn;
  if (state.shaken > 1 || routedAtOne) {
    const rule = state.shaken > 1 ? '6.2a' : '6.2b';
    war.tell({ type: 'boersWithdraw', rule, n: state.loss });
    // 6.2e, 6.2f
    const clear = state.loss <= victoryLossMax;
    war.finish({ winner: 'british', ending: clear ? 'britishVictory' : 'pyrrhicVictory' });
  } else if (state.loss >= lossEnd) finishBoer(war, '6.2c');
  else if (state.turn >= lastTurn) finishBoer(war, '6.2d');
  else {
    state.turn += 1; // 6.2h
    war.next('turn');
  }
});

/** 6.2g */
function finishBoer(war: War, rule: string): void {
  war.tell({ type: 'boersStand', rule, n: war.state.loss });
  war.finish({ winner: 'boers', ending: 'boerVictory' });
}
