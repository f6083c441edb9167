import { at, cell } from '../../../kernel/lists.ts';
import { moraleOf } from '../rules/01-general.ts';
import { fullMp } from '../rules/04-mounted.ts';
import { crowded } from '../rules/06-stacking.ts';
import { anyIn, BOERS, BRITISH, type Look, scenarioOf, unitsIn } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { danger, isObjective, reachable } from './judgement.ts';
import { wayInto } from './march.ts';
import { hexOf, type Mind, offer, offers, type Scratch } from './mind.ts';

/** The summits that no Boer holds and where there is room for this unit, its own among them. */
const openSummits = (look: Look, unit: number): number[] =>
  look.box.summit.filter((hex) => !anyIn(look, hex, BOERS) && !crowded(look, hex, BRITISH, unit));

/** Whether men could live there under the fire they must expect. */
const isBearable = (mind: Scratch, unit: number, hex: number): boolean =>
  danger(mind, unit, hex) * mind.weights.climbDanger <= moraleOf(mind, unit);

/** In how many activations the unit could be on one of these summits, if nobody bars the way. */
function turnsTo(look: Look, unit: number, summits: readonly number[], hex: number): number {
  const mp = fullMp(look, unit);
  const cost = Math.min(...summits.map((summit) => cell(wayInto(look.box, summit), hex)));
  return Math.ceil(cost / mp);
}

/** From summit to summit only to hold two where it was one: that wins at once. */
const isSettled = (look: Look, here: number): boolean =>
  look.box.summit.includes(here) && unitsIn(look, here, BRITISH).length === 1;

/** II.11 Whether it is time to think of the count: where hexes decide there are no points. */
export const mayClimb = (mind: Scratch): boolean =>
  mind.state.turn >= mind.weights.climbFrom && scenarioOf(mind).victoryByPoints !== null;

/**
 * II.11 Every unit on the summit counts, in the trench only every hex: in the last turns those who can
 * come up to a summit that nobody holds go there.
 */
export function climb(mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined {
  if (!mayClimb(mind)) return undefined;
  const { state, box } = mind;
  const here = at(state.hex, unit);
  if (isSettled(mind, here)) return undefined;
  const from = box.summit.includes(here);
  const summits = openSummits(mind, unit).filter(
    (hex) => hex !== here && (!from || !anyIn(mind, hex, BRITISH)),
  );
  if (summits.length === 0) return undefined;
  const now = turnsTo(mind, unit, summits, here);
  const left = scenarioOf(mind).turns - state.turn + 1;
  if (now > left) return undefined;
  // Hurt men get themselves together first, while there is time for both.
  if (now < left && offer(mind, 'recover')) return undefined;
  let step: Choice<'move'> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [hex, { cost, first }] of reachable(mind, unit)) {
    const up = summits.includes(hex);
    const more = up ? 0 : turnsTo(mind, unit, summits, hex);
    // On the way one stays in trenches only.
    if (hex === here || (!up && (from || now < 2 || more >= now || !isObjective(mind, hex))))
      continue;
    if (crowded(mind, hex, BRITISH, unit) || !isBearable(mind, unit, hex)) continue;
    const points = more * 100 + danger(mind, unit, hex) + cost * 0.01;
    if (points >= least) continue;
    const move = offers(mind, 'move').find((c) => hexOf(mind, c) === first);
    if (!move) continue;
    least = points;
    step = move;
  }
  return step;
}
