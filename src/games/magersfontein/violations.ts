import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, type Box, NONE } from './box.ts';
import { COLUMN, EXITED, FOOT, MOUNTED, ON_TRACK, type State, UNDER_WAY } from './state.ts';

/** What must hold in every state. */
export function violations(state: State, box: Box): readonly Problem[] {
  const wrong: Problem[] = [];
  const { grid, units } = box;
  const say = (id: string, problem: string): void => {
    wrong.push({ at: '', problem: `${id} ${problem}` });
  };
  const marks = new Set<number>();
  for (const [unit, { id, full, reduced, side, kind, column }] of units.entries()) {
    const hex = at(state.hex, unit);
    if (hex < EXITED || hex >= grid.size) say(id, 'is nowhere');
    const loss = at(state.loss, unit);
    const top = at(state.reduced, unit) ? reduced : full;
    if (loss < 0 || loss > top) say(id, `has lost ${loss} of ${top}`);
    if (hex >= 0 && !at(state.routed, unit) && top - loss <= 0)
      say(id, 'has no morale but is not routed');
    if (hex >= 0 && !at(state.routed, unit) && !at(state.reduced, unit) && top - loss <= reduced)
      say(id, 'should have been turned over');
    if (at(state.reacts, unit) < 0 || at(state.reacts, unit) > 2)
      say(id, 'reacted more than twice');
    const form = at(state.form, unit);
    if (form === COLUMN && !column) say(id, 'cannot form column');
    if (form === MOUNTED && kind !== 'cavalry' && kind !== 'mountedInfantry')
      say(id, 'cannot mount');
    if (form < FOOT || form > COLUMN) say(id, 'has no formation');
    const mark = at(state.mark, unit);
    if (mark === NONE) continue;
    if (side !== BOERS || hex < 0) say(id, 'cannot be concealed');
    if (marks.has(mark)) say(id, 'shares its HIDE marker');
    marks.add(mark);
  }
  for (let unit = 0; unit < units.length; unit++) {
    const hex = at(state.hex, unit);
    if (hex < 0 || at(units, unit).side !== BOERS) continue;
    if (state.hex.some((other, i) => other === hex && at(units, i).side !== BOERS))
      say(grid.ids[hex] ?? '', 'holds both sides');
  }
  for (const [i, { id }] of box.commanders.entries()) {
    if (at(state.at, i) < NONE || at(state.at, i) >= grid.size) say(id, 'is nowhere');
    if (at(state.left, i) < 0) say(id, 'has a distance below 0');
    if (at(state.attack, i) && at(state.left, i) === 0) say(id, 'has an attack of no distance');
  }
  for (const [i, { id }] of box.riders.entries()) {
    if (at(state.rider, i) === UNDER_WAY && at(state.riderHex, i) < 0) say(id, 'rides nowhere');
    if (at(state.rider, i) === ON_TRACK && at(state.riderHex, i) >= 0) say(id, 'is in two places');
  }
  return wrong;
}
