import { at, cell } from '../../../kernel/lists.ts';
import { oncePerKey } from '../../../kernel/memory.ts';
import { NEVER } from '../box.ts';
import {
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  commandersIn,
  FOUGHT,
  type Look,
  MOUNTED,
  NONE,
  nameOf,
  onMap,
  SHOT,
  scenarioOf,
  sideName,
  unitIndex,
} from '../state.ts';
import { type GameEvent, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import {
  check,
  d10,
  isSecret,
  listed,
  type Modifier,
  moraleOf,
  tellFigures,
  type Weigh,
} from './01-general.ts';
import { deploy } from './04-mounted.ts';
import { inZone } from './05-zones.ts';
import { entrenched, trenchIn } from './09-trenches.ts';
import { usesGunChart, weighGunner, weighSalvo } from './11-artillery.ts';
import { disturb, eliminate, expose, loseMorale, riskCommander } from './14-morale.ts';
import { retreatLimit } from './14-retreat.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const GUN_OUT_OF_RANGE = refuse('XI.8', 'outOfRange');
const RIFLE_OUT_OF_RANGE = refuse('X.6', 'outOfRange');
const GONE = refuse('X.1', 'gone');
const IS_ROUTED = refuse('XIV.14', 'isRouted');
const IN_COLUMN = refuse('I.10', 'inColumn');
const IS_MOUNTED = refuse('V.6', 'isMounted');
const DAWN = refuse(null, 'dawn');
const NO_TARGET = refuse('X.3', 'noTarget');
const FRIEND = refuse('X.3', 'friend');
const OUT_OF_SIGHT = refuse('VIII.3', 'outOfSight');
const CONCEALED = refuse('IX.11', 'concealed');
const HAS_FOUGHT = refuse('XII.18', 'hasFought');

/** IX.11 Guns find a concealed unit only from close by. */
const CONCEALED_REACH = 2;

/** V.6, X.1, XI.2 Who can fire at all: not mounted men, not the column, not the routed. */
export function whyNotFirer(look: Look, unit: number): Refusal | null {
  const { state } = look;
  const { kind, side } = card(look, unit);
  if (!onMap(look, unit)) return GONE;
  if (at(state.routed, unit)) return IS_ROUTED;
  if (at(state.form, unit) === COLUMN) return IN_COLUMN;
  if (at(state.form, unit) === MOUNTED) return IS_MOUNTED;
  // Dawn: British artillery cannot see to fire.
  if (
    kind === 'gun' &&
    side === BRITISH &&
    state.turn >= 1 &&
    state.turn <= scenarioOf(look).dawnTurns
  )
    return DAWN;
  return null;
}

/** X.3, IX.11, XII.18: who can be its target. */
export function whyNotTarget(look: Look, firer: number, target: number): Refusal | null {
  const { state } = look;
  if (target === NONE || !onMap(look, target)) return NO_TARGET;
  if (card(look, target).side === card(look, firer).side) return FRIEND;
  const hexes = apart(look, at(state.hex, firer), at(state.hex, target));
  const { range, kind } = card(look, firer);
  if (hexes === 0 || (range[hexes] ?? NEVER) === NEVER)
    return kind === 'gun' ? GUN_OUT_OF_RANGE : RIFLE_OUT_OF_RANGE;
  if (!inZone(look, firer, at(state.hex, target))) return OUT_OF_SIGHT;
  if (at(state.mark, target) !== NONE && kind === 'gun' && hexes > CONCEALED_REACH)
    return CONCEALED;
  // XII.18, R39 Who has been through a melee is not fired on again in this activation.
  if (state.options.shield && at(state.assault, target) === FOUGHT) return HAS_FOUGHT;
  return null;
}

/** X.6, X.7, X.9: what weighs on a volley. */
function weighVolley(look: Look, firer: number, target: number, weigh: Weigh): void {
  const { state, box } = look;
  const from = at(state.hex, firer);
  const to = at(state.hex, target);
  const hexes = apart(look, from, to);
  weigh('range', at(card(look, firer).range, hexes), 'X.6');
  weigh('terrain', at(box.combat, cell(box.terrain, to)).fire, 'X.7');
  const add = (key: keyof typeof box.rifle, rule: string, holds: boolean): void => {
    if (holds) weigh(key, box.rifle[key].value, rule);
  };
  add('trench', 'IX.5', entrenched(look, target));
  add('concealed', 'IX.11', at(state.mark, target) !== NONE);
  add('column', 'I.10', at(state.form, target) === COLUMN);
  add('mounted', 'X.7', at(state.form, target) === MOUNTED);
  add('gun', 'X.7', card(look, target).kind === 'gun');
  add('uphill', 'X.7', cell(box.ground.level, to) - cell(box.ground.level, from) >= 2);
  add('dawn', 'X.7', hexes >= 2 && state.turn >= 1 && state.turn <= scenarioOf(look).dawnTurns);
}

/** Everything that weighs on a shot, one after the other. */
function weighShot(look: Look, firer: number, target: number, weigh: Weigh): void {
  if (usesGunChart(look, firer)) weighSalvo(look, firer, target, weigh);
  else weighVolley(look, firer, target, weigh);
  if (card(look, firer).pomPom) weighGunner(look, firer, weigh);
}

/** The modifiers of a volley, as they are told. */
export const rifleModifiers = (look: Look, firer: number, target: number): Modifier[] =>
  listed((weigh) => weighVolley(look, firer, target, weigh));

export const modifiersOf = (look: Look, firer: number, target: number): Modifier[] =>
  listed((weigh) => weighShot(look, firer, target, weigh));

export const total = (modifiers: readonly Modifier[]): number => {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return sum;
};

/** Their sum without the list: machines ask for it a million times for every shot that is told of. */
export function drmOf(look: Look, firer: number, target: number): number {
  let sum = 0;
  weighShot(look, firer, target, (_, value) => {
    sum += value;
  });
  return sum;
}

/** X.8 The row of the chart, by the firer's own morale. */
function rowOf(look: Look, firer: number): readonly number[] {
  const row = Math.max(1, Math.min(10, moraleOf(look, firer)));
  return at(usesGunChart(look, firer) ? look.box.gunChart : look.box.rifleChart, row);
}

/** X.8 The column by the modified roll, counted from the first; 10 and more carries an asterisk. */
const cellOf = (cells: readonly number[], column: number): number =>
  at(cells, Math.max(0, Math.min(cells.length - 1, column)));

export const result = (look: Look, firer: number, modifiedRoll: number): number =>
  cellOf(rowOf(look, firer), modifiedRoll - look.box.chartLow);

/** What the ten rolls of a row make of it, from the column of the first of them on. */
interface Rolls {
  /** Chances of losing 0, 1, 2, 3 points. */
  readonly chances: readonly number[];
  /** Points lost on average. */
  readonly mean: number;
  /** Whether any of them does anything. */
  readonly hurt: boolean;
}

/** The charts do not change, so what was reckoned once is kept with their rows. */
const rollsFrom = oncePerKey((cells: readonly number[], column: number): Rolls => {
  const chances = [0, 0, 0, 0];
  let hurt = false;
  for (let roll = 0; roll < 10; roll++) {
    const found = cellOf(cells, column + roll);
    if (found > 0) hurt = true;
    chances[found % 10] = (chances[found % 10] ?? 0) + 0.1;
  }
  return { chances, mean: chances.reduce((sum, chance, loss) => sum + chance * loss, 0), hurt };
});

const rollsWith = (look: Look, firer: number, drm: number): Rolls =>
  rollsFrom(rowOf(look, firer), drm - look.box.chartLow);

/** Chances of losing 0, 1, 2, 3 points to one roll, for odds cards, standing orders and machines. */
export const lossChances = (look: Look, firer: number, drm: number): readonly number[] =>
  rollsWith(look, firer, drm).chances;

/** XI.9 A pom-pom rolls twice. */
export const rollsOf = (look: Look, firer: number): number => (card(look, firer).pomPom ? 2 : 1);

export const expectedLoss = (look: Look, firer: number, target: number): number =>
  rollsOf(look, firer) * rollsWith(look, firer, drmOf(look, firer, target)).mean;

/** What a target's own kind does to a shot at it. */
const OF_KIND: readonly Modifier['key'][] = ['gun', 'mounted'];

/**
 * X.8 Whether a shot can do nothing at any roll. It is allowed all the same; but it is listed
 * last and said so. R71 A concealed target may be of any kind: the best for the firer counts.
 */
export function isFutile(look: Look, firer: number, target: number): boolean {
  const hidden = isSecret(look, target);
  let drm = hidden ? bestKind(look, firer) : 0;
  weighShot(look, firer, target, (key, value) => {
    if (!hidden || !OF_KIND.includes(key)) drm += value;
  });
  return !rollsWith(look, firer, drm).hurt;
}

const bestKind = ({ box }: Look, firer: number): number => {
  const chart = at(box.units, firer).kind === 'gun' ? box.gunnery : box.rifle;
  return Math.min(0, chart.gun.value, chart.mounted.value);
};

/** X.2, X.8, X.10 One unit fires at one unit; what it costs is applied at once. */
export const shoot = step('shoot', (war, { firer: firerId, target: targetId, reaction }) => {
  const firer = unitIndex(war, firerId);
  const target = unitIndex(war, targetId);
  if (!onMap(war, firer) || !onMap(war, target) || at(war.state.routed, firer)) return;
  const drm = drmOf(war, firer, target);
  disturb(war, target);
  if (reaction) war.state.fired += 1;
  const shots = rollsOf(war, firer);
  const told = {
    piece: nameOf(war, firer),
    with: nameOf(war, target),
    at: at(war.box.grid.ids, at(war.state.hex, firer)),
    to: at(war.box.grid.ids, at(war.state.hex, target)),
  };
  const rule = usesGunChart(war, firer) ? 'XI.2' : 'X.8';
  // XIV.28 A routed unit suffers the same from one point as from three: how many would tell the chart.
  const suffered = (points: number): number =>
    at(war.state.routed, target) ? Math.min(1, points) : points;
  let losses = 0;
  for (let shot = 1; shot <= shots; shot++) {
    const roll = d10(war, `fire/${firerId}/${targetId}`);
    const cell = result(war, firer, roll + drm);
    const loss = cell % 10;
    losses += loss;
    const event: GameEvent = {
      type: reaction ? 'reactionFire' : 'fired',
      rule,
      ...told,
      roll,
      drm,
      loss,
    };
    // R71 Neither chart nor dice of a concealed unit are shown: they would tell a gun from rifles.
    if (isSecret(war, firer)) {
      war.reveal();
      war.tellOnly(
        sideName(BOERS),
        event,
        shot < shots
          ? undefined
          : {
              type: 'firedUnseen',
              rule: 'IX.12',
              ...told,
              reaction,
              roll: -1,
              loss: suffered(losses),
            },
      );
    } else {
      tellFigures(war, secretsInFire(war, firer, target), event, {
        type: 'firedUnseen',
        rule,
        ...told,
        reaction,
        roll,
        loss: suffered(loss),
      });
    }
    if (cell >= 10) breakTrench(war, firer, at(war.state.hex, target));
    if (loss > 0) war.next('fireEffects', { target: targetId, firer: firerId, loss });
  }
});

/** Whose secrets the modifiers of a shot hold: who lies concealed (R71), and a gunner's order (XIII.3). */
function secretsInFire(look: Look, firer: number, target: number): number[] {
  const { side } = card(look, firer);
  const gunner =
    card(look, firer).kind === 'gun' &&
    commandersIn(look, at(look.state.hex, firer), side).some(
      (commander) => at(look.box.commanders, commander).gunner,
    );
  return [...(isSecret(look, target) ? [BOERS] : []), ...(gunner ? [side] : [])];
}

/** IX.6, IX.7 Only high explosive breaks a trench, by a result with an asterisk. */
function breakTrench(war: War, firer: number, hex: number): void {
  const trench = trenchIn(war, hex);
  if (trench === NONE || !card(war, firer).highExplosive) return;
  war.state.trench[trench] = 0;
  war.tell({ type: 'trenchDestroyed', rule: 'IX.7', at: at(war.box.grid.ids, hex) });
}

/** VI.10, XIV.7 What fire did to its target, and to nobody else. */
export const fireEffects = step('fireEffects', (war, { target: id, firer: firerId, loss }) => {
  const { state } = war;
  const target = unitIndex(war, id);
  const firer = unitIndex(war, firerId);
  if (!onMap(war, target)) return;
  const hex = at(state.hex, target);
  const { side } = card(war, target);
  if (at(state.routed, target)) {
    routedUnderFire(war, target, firer);
    return;
  }
  state.fireLoss[target] = at(state.fireLoss, target) + loss;
  state.shots.push(target * SHOT + firer);
  const column = at(state.form, target) === COLUMN;
  loseMorale(war, target, loss);
  // R50 The column breaks out of its ranks at once, and pays for it.
  if (column && onMap(war, target)) {
    if (at(state.form, target) === COLUMN) deploy(war, target, 'I.10');
    state.fireLoss[target] = at(state.fireLoss, target) + war.box.column.extraLoss;
    loseMorale(war, target, war.box.column.extraLoss);
  }
  const fell = riskCommander(war, hex, side);
  driveBack(war, target);
  if (fell) war.next('shockPasses');
});

/** IX.12(2), XIV.28 What the sum of the fire on a unit brings besides the loss. */
function driveBack(war: War, target: number): void {
  const { state } = war;
  const { side } = card(war, target);
  if (!onMap(war, target)) return;
  // IX.12(2), R27 Two points in one activation, from whomever.
  if (at(state.fireLoss, target) >= 2) expose(war, target, 'IX.12');
  // XIV.28 Enough of it in an enemy activation, and the unit gives way.
  if (
    state.active === NONE ||
    at(war.box.commanders, state.active).side === side ||
    at(state.gaveWay, target)
  )
    return;
  if (at(state.fireLoss, target) < retreatLimit(war, target)) return;
  state.gaveWay[target] = 1;
  const firers = state.shots
    .filter((shot) => Math.floor(shot / SHOT) === target)
    .map((shot) => at(state.hex, shot % SHOT));
  war.next('retreat', {
    unit: card(war, target).id,
    why: 'fire',
    foes: [...new Set(firers)].filter((h) => h >= 0).map((h) => at(war.box.grid.ids, h)),
    way: [],
  });
}

/** XIV.16 A routed unit hurt by fire flees or is destroyed. */
function routedUnderFire(war: War, target: number, firer: number): void {
  const hex = at(war.state.hex, target);
  const fell = riskCommander(war, hex, card(war, target).side);
  if (check(war, target, 0, 'fire', 'XIV.16').passed) {
    if (war.state.mover === target) war.state.mover = NONE;
    const from = at(war.state.hex, firer);
    war.next('retreat', {
      unit: card(war, target).id,
      why: 'rout',
      foes: from < 0 ? [] : [at(war.box.grid.ids, from)],
      way: [],
    });
  } else eliminate(war, target, 'XIV.16');
  if (fell) war.next('shockPasses');
}
