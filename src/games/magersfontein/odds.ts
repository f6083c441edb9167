import type { OddsCard } from '../../kernel/face.ts';
import { at } from '../../kernel/lists.ts';
import {
  average,
  bonus,
  checkLevel,
  type Modifier,
  moraleOf,
  supporter,
} from './rules/01-general.ts';
import { counterattackers, counterchargers } from './rules/05-reactions.ts';
import { isFutile, lossChances, modifiersOf, rollsOf, total } from './rules/10-fire.ts';
import { usesGunChart } from './rules/11-artillery.ts';
import { bestSupport, defendersIn } from './rules/12-declare.ts';
import { defenceModifiers, firstCheckModifiers, loneGuns } from './rules/12-melee.ts';
import { recoveryNeedsNerve } from './rules/14-recovery.ts';
import {
  card,
  enemyOf,
  hexIndex,
  type Look,
  type Melee,
  NONE,
  nameOf,
  onMap,
  scenarioOf,
  unitIndex,
  unitsIn,
} from './state.ts';
import type { Choice, Owed } from './vocabulary.ts';

const shown = (modifiers: readonly Modifier[]): OddsCard['modifiers'] =>
  modifiers
    .filter((m) => m.value !== 0)
    .map((m) => ({ text: { key: `odds.${m.key}` }, value: m.value, rule: m.rule }));

/** X.8, XI.2, XI.9 What one volley or salvo can do. */
export function fireCard(look: Look, firer: number, target: number): OddsCard {
  const modifiers = modifiersOf(look, firer, target);
  const once = lossChances(look, firer, total(modifiers));
  let chances = once;
  if (rollsOf(look, firer) === 2) {
    const both = new Array<number>(7).fill(0);
    for (const [a, p] of once.entries())
      for (const [b, q] of once.entries()) both[a + b] = at(both, a + b) + p * q;
    chances = both;
  }
  return {
    title: { key: 'odds.fire', values: { piece: nameOf(look, firer), with: nameOf(look, target) } },
    rule: usesGunChart(look, firer) ? 'XI.2' : 'X.8',
    modifiers: shown(modifiers),
    outcomes: chances.flatMap((chance, n) =>
      chance > 1e-9
        ? [
            {
              text: { key: 'odds.loss', values: { n } },
              chance,
              tone: n === 0 ? ('even' as const) : ('good' as const),
            },
          ]
        : [],
    ),
    remarks: [
      { key: 'odds.row', values: { n: moraleOf(look, firer) } },
      ...(isFutile(look, firer, target) ? [{ key: 'odds.futile' as const }] : []),
    ],
  };
}

/** How many of the ten faces pass a check. */
export const passChance = (level: number, drm: number): number =>
  Math.max(0, Math.min(10, level - drm + 1)) / 10;

/**
 * XII.19 The chances that one stack comes on after its first check, and that the defender then
 * holds; a concealed defender counts as a fresh commando.
 */
export function meleeChances(
  look: Look,
  units: readonly number[],
  target: number,
  melee = imagineMelee(look, units, target),
) {
  const hex = at(look.state.hex, at(units, 0));
  const first = firstCheckModifiers(look, melee, hex);
  const level =
    average(units.map((unit) => checkLevel(look, unit))) + bonusOf(look, at(melee.support, 0), hex);
  const comeOn = passChance(level, total(first));
  const stand = average(melee.stand) + bonusOf(look, at(melee.support, 1), target);
  const hold = loneGuns(look, melee) ? 0 : passChance(stand, total(defenceModifiers(look, melee)));
  return { comeOn, hold, modifiers: first };
}

/** XII.19 The same as a card. */
export function meleeCard(
  look: Look,
  units: readonly number[],
  target: number,
  melee?: Melee,
): OddsCard {
  const { comeOn, hold, modifiers } = meleeChances(look, units, target, melee);
  return {
    title: { key: 'odds.melee', values: { to: look.box.grid.ids[target] ?? '' } },
    rule: 'XII.19',
    modifiers: shown(modifiers),
    outcomes: [
      { text: { key: 'odds.meleeFails' }, chance: 1 - comeOn, tone: 'bad' },
      { text: { key: 'odds.meleeHolds' }, chance: comeOn * hold, tone: 'bad' },
      { text: { key: 'odds.meleeWins' }, chance: comeOn * (1 - hold), tone: 'good' },
    ],
  };
}

/** The same for a reader: what weighs on either side, on what each checks, and what standing costs. */
function meleeTable(look: Look, units: readonly number[], target: number): OddsCard {
  const melee = asCommandos(look, imagineMelee(look, units, target));
  const base = meleeCard(look, units, target, melee);
  const hex = at(look.state.hex, at(units, 0));
  const defence = defenceModifiers(look, melee);
  const keys = [...firstCheckModifiers(look, melee, hex), ...defence];
  const rows = keys.filter((one, i) => keys.findIndex(({ key }) => key === one.key) === i);
  const own = new Map(firstCheckModifiers(look, melee, hex).map((m) => [m.key, m.value]));
  const other = new Map(defence.map((m) => [m.key, m.value]));
  const hidden = melee.hidden && look.state.options.hiddenNames;
  return {
    ...base,
    columns: [{ key: 'odds.attack' }, { key: 'odds.defence' }],
    modifiers: rows.flatMap(({ key, rule }) => {
      const [value, against] = [own.get(key) ?? 0, other.get(key) ?? 0];
      return value === 0 && against === 0 && !key.startsWith('ratio')
        ? []
        : [{ text: { key: `odds.${key}` }, value, against, rule }];
    }),
    remarks: [
      {
        key: 'odds.attackLevel',
        values: {
          n: average(units.map((unit) => checkLevel(look, unit))),
          bonus: bonusOf(look, at(melee.support, 0), hex),
        },
      },
      hidden
        ? { key: 'odds.defenceUnknown' }
        : {
            key: 'odds.defenceLevel',
            values: {
              n: average(melee.stand),
              bonus: bonusOf(look, at(melee.support, 1), target),
            },
          },
      { key: 'odds.secondRemark', values: { n: look.box.numbers.secondCheck } },
    ],
  };
}

const bonusOf = (look: Look, commander: number, hex: number): number =>
  commander !== NONE && at(look.state.at, commander) === hex
    ? at(look.box.commanders, commander).morale
    : 0;

/**
 * R71 In a view any unit may stand for a concealed one. Whoever lies there is reckoned as a commando,
 * as long as one may lie there.
 */
function asCommandos(look: Look, melee: Melee): Melee {
  const { mark, options } = look.state;
  if (!options.hiddenNames) return melee;
  const commando = mark.findIndex(
    (marker, unit) => marker !== NONE && card(look, unit).kind === 'commando',
  );
  if (commando === NONE) return melee;
  const defenders = melee.defenders.map((unit) => (at(mark, unit) === NONE ? unit : commando));
  return { ...melee, defenders, stand: defenders.map((unit) => checkLevel(look, unit)) };
}

export function imagineMelee(look: Look, units: readonly number[], target: number): Melee {
  const side = card(look, at(units, 0)).side;
  const defenders = defendersIn(look, target, side);
  const all = [...(look.state.melee?.target === target ? look.state.melee.units : []), ...units];
  const melee: Melee = {
    kind: 'assault',
    target,
    units: [...new Set(all)],
    passed: [...new Set(all)],
    defenders,
    morale: all.map((unit) => checkLevel(look, unit)),
    stand: defenders.map((unit) => checkLevel(look, unit)),
    support: [NONE, supporter(look, target, enemyOf(side))],
    hidden: unitsIn(look, target, enemyOf(side)).some((unit) => at(look.state.mark, unit) !== NONE),
    decided: false,
  };
  melee.support[0] = bestSupport(look, melee);
  return melee;
}

function checkCard(key: string, piece: string, rule: string, faces: number): OddsCard {
  const chance = Math.max(0, Math.min(10, faces)) / 10;
  return {
    title: { key, values: { piece } },
    rule,
    modifiers: [],
    outcomes: [
      { text: { key: 'odds.pass' }, chance, tone: 'good' },
      { text: { key: 'odds.fail' }, chance: 1 - chance, tone: 'bad' },
    ],
  };
}

/** V.10, XII.38, R54 The check that starts it stands for the first check of an attack on the mover. */
function counterCard(
  look: Look,
  { step }: Owed,
  choice: Choice<'counterattack' | 'countercharge'>,
): OddsCard | null {
  const { state } = look;
  if (step.step !== 'react' || state.mover === NONE) return null;
  const hex = hexIndex(look, choice.at);
  const units =
    choice.do === 'counterattack'
      ? counterattackers(look, hex)
      : counterchargers(look, hex, step.to);
  if (units.length === 0) return null;
  const rule = choice.do === 'counterattack' ? 'V.10' : 'XII.38';
  return { ...meleeTable(look, units, at(state.hex, state.mover)), rule };
}

/** XIV.21 Whether a reduced unit gets its nerve back under the enemy's eyes. */
function recoveryCard(look: Look, unit: number): OddsCard {
  const level =
    checkLevel(look, unit) + bonus(look, at(look.state.hex, unit), card(look, unit).side);
  const faces = level - at(look.state.shock, unit) + 1;
  return checkCard('odds.recovery', nameOf(look, unit), 'XIV.21', faces);
}

/** The odds of the roll that a choice would cause. */
export function odds(look: Look, owed: Owed, choice: Choice): OddsCard | null {
  switch (choice.do) {
    case 'fire': {
      const unit = unitIndex(look, choice.piece);
      const target = unitIndex(look, choice.with);
      return unit !== NONE && target !== NONE && onMap(look, unit) && onMap(look, target)
        ? fireCard(look, unit, target)
        : null;
    }
    case 'assault':
    case 'charge': {
      const unit = unitIndex(look, choice.piece);
      return unit === NONE ? null : meleeTable(look, [unit], hexIndex(look, choice.to));
    }
    case 'fight': {
      const { melee } = look.state;
      if (!melee || melee.units.length === 0) return null;
      const hex = at(look.state.hex, at(melee.units, 0));
      return meleeTable(
        look,
        melee.units.filter((u) => at(look.state.hex, u) === hex),
        melee.target,
      );
    }
    case 'counterattack':
    case 'countercharge':
      return counterCard(look, owed, choice);
    case 'recover': {
      const unit = unitIndex(look, choice.piece);
      return unit !== NONE && recoveryNeedsNerve(look, unit) ? recoveryCard(look, unit) : null;
    }
    case 'think': {
      const { id, independence } = at(look.box.commanders, look.state.active);
      return checkCard('odds.independence', id, 'III.42', independence + 1);
    }
    case 'order': {
      const helio = scenarioOf(look).heliograph;
      return owed.step.step === 'giveOrder' && owed.step.by === 'flash' && helio
        ? checkCard('odds.heliograph', choice.piece, 'III.41', helio.success + 1)
        : null;
    }
    default:
      return null;
  }
}
