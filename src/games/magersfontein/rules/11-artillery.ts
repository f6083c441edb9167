import { at, cell } from '../../../kernel/lists.ts';
import { apart, COLUMN, card, commandersIn, type Look, MOUNTED, NONE } from '../state.ts';
import { listed, type Modifier, type Weigh } from './01-general.ts';
import { rides } from './04-mounted.ts';
import { entrenched } from './09-trenches.ts';

/** XI.2, XI.9 Guns use their own chart, pom-poms that of the rifles. */
export const usesGunChart = (look: Look, unit: number): boolean =>
  card(look, unit).kind === 'gun' && !card(look, unit).pomPom;

/** XI.4 to XI.13: what weighs on a salvo. */
export function weighSalvo(look: Look, firer: number, target: number, weigh: Weigh): void {
  const { state, box } = look;
  const to = at(state.hex, target);
  weigh('range', at(card(look, firer).range, apart(look, at(state.hex, firer), to)), 'XI.8');
  weigh('terrain', at(box.combat, cell(box.terrain, to)).artillery, 'XI.11');
  const add = (key: keyof typeof box.gunnery, rule: string, holds: boolean): void => {
    if (holds) weigh(key, box.gunnery[key].value, rule);
  };
  // XI.5 Only in the own activation; reaction salvos never suffer (R20).
  const own =
    state.active !== NONE && at(box.commanders, state.active).side === card(look, firer).side;
  add('moved', 'XI.5', own && at(state.moved, firer) > 0);
  const dugIn = entrenched(look, target);
  add(card(look, firer).highExplosive ? 'trenchHe' : 'trench', 'IX.5', dugIn);
  add('concealed', 'IX.11', at(state.mark, target) !== NONE);
  add('column', 'I.10', at(state.form, target) === COLUMN);
  // IV.7 Under artillery fire, and no other, a commando on its horses counts as cavalry.
  add('mounted', 'IV.7', at(state.form, target) === MOUNTED || rides(look, target));
  add('gun', 'XI.12', card(look, target).kind === 'gun');
  weighGunner(look, firer, weigh);
}

/** The modifiers of a salvo, as they are told. */
export const gunModifiers = (look: Look, firer: number, target: number): Modifier[] =>
  listed((weigh) => weighSalvo(look, firer, target, weigh));

/** XIII.3 The help of the gunners' commander. */
export function weighGunner(look: Look, firer: number, weigh: Weigh): void {
  const gunner = artilleryCommander(look, firer);
  if (gunner !== NONE) weigh('commander', -at(look.box.commanders, gunner).artillery, 'XIII.3');
}

/** XIII.3 The gunners' commander in their hex, if he has not moved in this activation and has Defense. */
export function artilleryCommander(look: Look, firer: number): number {
  const { state, box } = look;
  for (const commander of commandersIn(look, at(state.hex, firer), card(look, firer).side)) {
    if (
      at(box.commanders, commander).gunner &&
      !at(state.rode, commander) &&
      !at(state.attack, commander)
    )
      return commander;
  }
  return NONE;
}
