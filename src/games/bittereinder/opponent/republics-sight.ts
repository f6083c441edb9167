import { at } from '../../../kernel/lists.ts';
import { empireAttackers, factors } from '../rules/08-strength.ts';
import type { Look } from '../state.ts';
import { mayBoersEnd, type Strengths, strengthsOf } from './map.ts';

/** What the Republics see, reckoned once for each question. */
export interface Sight extends Strengths {
  readonly threats: Float64Array;
  readonly exits: Int8Array;
  readonly pressure: Float64Array;
  /** 1: men driven from there are lost; 0: they are not; -1: not looked at yet. */
  readonly lost: Int8Array;
}

export function sightOf(look: Look): Sight {
  const size = look.box.areaIds.length;
  return {
    ...strengthsOf(look),
    threats: new Float64Array(size).fill(-1),
    exits: new Int8Array(size).fill(-1),
    pressure: new Float64Array(size).fill(-1),
    lost: new Int8Array(size).fill(-1),
  };
}

/** What the Empire could throw at an area this very turn: only who stands there can attack. */
export function threat(look: Look, seen: Sight, area: number): number {
  if (at(look.state.empireIn, area) === 0) return 0;
  let value = seen.threats[area] ?? -1;
  if (value < 0) {
    value = factors(look, empireAttackers(look, area, 'field', true));
    seen.threats[area] = value;
  }
  return value;
}

/** Ways out next month. */
export function exitsOf(look: Look, seen: Sight, area: number): number {
  let value = seen.exits[area] ?? -1;
  if (value < 0) {
    const { box, state } = look;
    value = 0;
    for (const next of at(box.near, area)) {
      if (mayBoersEnd(look, next) && at(state.empireIn, next) === 0) value++;
    }
    seen.exits[area] = value;
  }
  return value;
}

/** Empire factors in an area and next to it. */
export function pressureOn(look: Look, seen: Sight, area: number): number {
  let value = seen.pressure[area] ?? -1;
  if (value < 0) {
    value = at(seen.empire, area);
    for (const next of at(look.box.near, area)) value += at(seen.empire, next);
    seen.pressure[area] = value;
  }
  return value;
}
