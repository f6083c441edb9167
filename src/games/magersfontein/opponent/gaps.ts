import { at, cell } from '../../../kernel/lists.ts';
import { apart, BOERS, BRITISH, card, type Look, NONE, OUT, unitsIn } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { danger, held, isObjective, nearestEnemy } from './judgement.ts';
import { marchField } from './march.ts';
import { bestOver, hexOf, type Mind, offers, type Scratch } from './mind.ts';

/** What the unit must expect in a hex once it has left its hiding place. */
function seenIn(mind: Scratch, unit: number, hex: number): number {
  const { mark } = mind.state;
  const hidden = at(mark, unit);
  if (hex !== at(mind.state.hex, unit)) mark[unit] = NONE;
  const points = danger(mind, unit, hex);
  mark[unit] = hidden;
  return points;
}

/** Whether men with rifles hold a hex; guns alone are ridden down. */
const isHeld = (mind: Look, hex: number): boolean =>
  unitsIn(mind, hex, BOERS).some(
    (unit) => card(mind, unit).kind === 'commando' && !at(mind.state.routed, unit),
  );

/** The place in the line that most needs somebody from here; NONE if there is none. */
function gapFor(mind: Scratch, here: number): number {
  const { box } = mind;
  const { ride, threat, gapSummit, gapTrench, gapBeside } = mind.weights;
  let gap = NONE;
  let most = 0;
  for (const hex of [...box.summit, ...box.mainTrench]) {
    const far = apart(mind, here, hex);
    const foe = nearestEnemy(mind, hex, BOERS);
    if (far > ride || foe > threat || unitsIn(mind, hex, BRITISH).length > 0 || isHeld(mind, hex))
      continue;
    const worth = box.summit.includes(hex) ? gapSummit : gapTrench;
    const value = worth - far * 0.5 - (foe <= 1 ? gapBeside : 0);
    if (value > most) {
      most = value;
      gap = hex;
    }
  }
  return gap;
}

/**
 * A step of those who are not needed where they are: the reserve rides up to Cronje and takes post on
 * the hill, and once the British are in the line the others close the gaps behind them.
 */
export function fillGap(mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined {
  const { state, box, weights } = mind;
  const { kind, brigade } = card(mind, unit);
  const here = at(state.hex, unit);
  if (kind !== 'commando' || at(state.reduced, unit) || isObjective(mind, here)) return undefined;
  if (nearestEnemy(mind, here, BOERS) <= weights.engaged && at(state.moved, unit) === 0)
    return undefined;
  const reserve = brigade === 'reserve';
  if (reserve && at(state.led, unit) === OUT)
    return bestOver(
      offers(mind, 'move'),
      -weights.bold,
      (c) => -seenIn(mind, unit, hexOf(mind, c)),
    );
  if (!reserve && held(mind) === 0) return undefined;
  const gap = gapFor(mind, here);
  if (gap === NONE) return undefined;
  const field = marchField(box, gap);
  const worth = (hex: number): number =>
    (hex === gap ? 1 : -cell(field, hex)) - seenIn(mind, unit, hex) * weights.fear;
  return bestOver(offers(mind, 'move'), worth(here) + 0.2, (c) => worth(hexOf(mind, c)));
}
