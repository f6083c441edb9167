import { type Core, cloneCore } from './game.ts';
import { copyData, sameData } from './json.ts';
import type { DeepReadonly } from './vocabulary.ts';

/*
 * Copies that share with an older one whatever is the same: a long match keeps thousands of states,
 * and from one to the next hardly anything changes. Neither is ever written to.
 */

/**
 * Nearly all lists are of numbers. They have a loop of their own: one that has also met texts and
 * objects is several times slower with numbers.
 */
function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const isOfNumbers = (list: readonly unknown[]): list is readonly number[] =>
  typeof list[0] === 'number';

/** Whether two lists say the same; each is of one kind. */
export function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  return isOfNumbers(a) && isOfNumbers(b) ? sameNumbers(a, b) : sameData(a, b);
}

/** A copy of a list of plain values, or the one before it. */
export function listBeside<T>(list: readonly T[], before: T[]): T[] {
  return list.length === before.length && alike(list, before) ? before : list.slice();
}

/** A copy of data, or the same from before. */
export const dataBeside = <T>(data: DeepReadonly<T>, before: T): T =>
  sameData(data, before) ? before : (copyData(data) as T);

/** Steps are never written to: the same step is the same thing. */
function stepsBeside<T>(list: readonly T[], before: T[]): T[] {
  const isSame = list.length === before.length && list.every((step, i) => step === before[i]);
  return isSame ? before : list.slice();
}

/** Names of rolls are larger than the numbers of any other list: see `tight-lists.ts`. */
function sameNames(list: readonly number[], before: readonly number[]): boolean {
  if (list.length !== before.length) return false;
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return false;
  return true;
}

/** The kernel's own part. While the sides decide at once it is copied whole: that is seldom. */
export function coreBeside(core: DeepReadonly<Core>, before: Core): Core {
  if (core.lanes.length > 0 || before.lanes.length > 0) return cloneCore(core);
  return {
    agenda: stepsBeside(core.agenda, before.agenda),
    lanes: before.lanes,
    owed: stepsBeside(core.owed, before.owed),
    epoch: core.epoch,
    used: sameNames(core.used, before.used) ? before.used : core.used.slice(),
    standing: sameData(core.standing, before.standing) ? before.standing : { ...core.standing },
    outcome: core.outcome,
  };
}
