import { at, cell } from '../../../kernel/lists.ts';
import { NEVER } from '../box.ts';
import {
  apart,
  BOERS,
  BRITISH,
  card,
  hexId,
  hexIndex,
  type Look,
  NONE,
  nameOf,
  onMap,
  sideName,
  unitsIn,
} from '../state.ts';
import { decision, refuse, step, type War } from '../vocabulary.ts';
import { checkLevel, d10, tellFigures } from './01-general.ts';
import { mayStandIn } from './07-ground.ts';
import { newMelee } from './12-declare.ts';
import { firstCheckDrm, secretsOfDefence, stackLevel } from './12-melee.ts';
import { nameSupport } from './12-support.ts';
import { expose, loseMorale } from './14-morale.ts';
import { watchRallying } from './14-recovery.ts';

/** V.10 British infantry turns on the Boer beside it; XII.38 mounted cavalry goes for him who came near. */
export function startCounter(
  war: War,
  kind: 'counterattack' | 'countercharge',
  units: readonly number[],
  hex: number,
): void {
  const { state } = war;
  const melee = newMelee(war, kind, at(state.hex, state.mover), BRITISH);
  melee.units = [...units];
  melee.morale = units.map((unit) => checkLevel(war, unit));
  state.melee = melee;
  nameSupport(war, melee);
  war.next('counterCheck', { hex: hexId(war, hex) });
}

const RULE_OF = { counterattack: 'V.10', countercharge: 'XII.38' } as const;

/** V.10, XII.38, R54 The check that starts it stands for the attacker's first check. */
export const counterCheck = step('counterCheck', (war, { hex: id }) => {
  const { state } = war;
  const { melee } = state;
  if (!melee || (melee.kind !== 'counterattack' && melee.kind !== 'countercharge')) return;
  const hex = hexIndex(war, id);
  const { kind, units, target } = melee;
  const drm = firstCheckDrm(war, melee, hex);
  const level = stackLevel(war, melee, units, hex);
  const roll = d10(war, `morale/${kind}/${id}`);
  const passed = roll + drm <= level;
  const told = {
    rule: RULE_OF[kind],
    at: id,
    to: hexId(war, target),
    units: units.map((unit) => nameOf(war, unit)),
    roll,
    level,
    passed,
  };
  tellFigures(
    war,
    secretsOfDefence(war, melee),
    { type: kind, ...told, drm },
    { type: `${kind}Unseen`, ...told },
  );
  if (passed) {
    if (kind === 'countercharge' && apart(war, hex, target) > 1)
      war.next('advanceTo', { side: BRITISH });
    strike(war);
    return;
  }
  state.melee = null;
  // XII.38, XII.40 The cavalry stays and each pays a point; V.10 the infantry only stays.
  if (kind === 'countercharge') for (const unit of units) loseMorale(war, unit, 1);
});

/** R54, XII.39 The melee goes on from the defender's check; a Boer may fall back first. */
function strike(war: War): void {
  const { melee } = war.state;
  if (!melee) return;
  melee.passed = [...melee.units];
  // IX.12(3) They came on: whoever lay hidden there is seen.
  for (const enemy of unitsIn(war, melee.target, BOERS)) expose(war, enemy, 'IX.12');
  war.next('withdrawOffer');
  war.next('defend');
}

/** R40 Where countercharging cavalry may come up beside its target. */
export function advanceHexes(look: Look, unit: number, from: number, target: number): number[] {
  if (apart(look, from, target) <= 1) return [from];
  const found: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(look.box.grid.next, from * 6 + direction);
    if (to < 0 || apart(look, to, target) !== 1 || !mayStandIn(look, to, card(look, unit).side))
      continue;
    if (cell(look.box.costs.mounted, from * 6 + direction) !== NEVER) found.push(to);
  }
  return found;
}

/** XII.38 One hex forward, to be next to the target. */
export const advanceTo = decision('advanceTo', {
  side: (_, { side }) => sideName(side),
  rule: 'XII.38',
  choices: (look) => {
    const { melee } = look.state;
    const unit = melee?.units[0] ?? NONE;
    if (!melee || unit === NONE) return [{ do: 'advance', to: 'off' }];
    return advanceHexes(look, unit, at(look.state.hex, unit), melee.target).map((to) => ({
      do: 'advance',
      to: hexId(look, to),
    }));
  },
  whyNot: () => refuse('XII.38', 'notBesideTarget'),
  take: {
    advance(war, _, choice) {
      const to = hexIndex(war, choice.to);
      const { melee } = war.state;
      if (!melee || to < 0) return;
      const from = at(war.state.hex, at(melee.units, 0));
      for (const unit of melee.units) if (onMap(war, unit)) war.state.hex[unit] = to;
      for (const [commander, where] of war.state.at.entries()) {
        if (
          where === from &&
          at(war.box.commanders, commander).side === BRITISH &&
          commander === melee.support[0]
        )
          war.state.at[commander] = to;
      }
      war.tell({
        type: 'advanced',
        rule: 'XII.38',
        units: melee.units.map((unit) => nameOf(war, unit)),
        to: hexId(war, to),
      });
      watchRallying(war);
    },
  },
});
