import { at } from '../../../kernel/lists.ts';
import { apart, BRITISH, card, IN_COMMAND, type Look, NONE, OUT, onMap } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** Whether any commander of that side has a hex in his range. */
export function anyCommanderNear(look: Look, hex: number, side: number): boolean {
  return look.state.at.some(
    (where, commander) =>
      where >= 0 &&
      at(look.box.commanders, commander).side === side &&
      apart(look, where, hex) <= at(look.box.commanders, commander).range,
  );
}

/** XIII.8, XIII.10 He leaves the field and comes back two turns on. */
export function loseCommander(war: War, commander: number): void {
  const { state, box } = war;
  const { id, side } = at(box.commanders, commander);
  state.at[commander] = NONE;
  state.due[commander] = state.turn + box.command.awayTurns;
  state.attack[commander] = 0;
  state.left[commander] = 0;
  if (side === BRITISH) state.commandersLost += 1;
  war.tell({ type: 'commanderLost', rule: 'XIII.8', piece: id, turn: at(state.due, commander) });
  leaveCommand(war, commander);
}

/** XIII.10 His units are out of command at once, Boers in another's range excepted. */
function leaveCommand(war: War, commander: number): void {
  const { state, box } = war;
  const { side, brigade } = at(box.commanders, commander);
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (card(war, unit).side !== side || !onMap(war, unit)) continue;
    const led = commander === state.active && at(state.led, unit) === IN_COMMAND;
    const own = card(war, unit).brigade === brigade;
    if (side === BRITISH) {
      const { kind } = card(war, unit);
      if (led && kind !== 'cavalry' && kind !== 'mountedInfantry' && own) state.led[unit] = OUT;
      continue;
    }
    if (anyCommanderNear(war, at(state.hex, unit), side)) continue;
    if (led) state.led[unit] = OUT;
    state.outOfCommand[unit] = 1;
  }
}
