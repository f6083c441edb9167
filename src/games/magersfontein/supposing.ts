import type { Scratch } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { supposing } from '../../kernel/supposing.ts';
import { type Box, SIDES } from './box.ts';
import { MAIN, whyNotActor } from './rules/02-activation.ts';
import { inRange } from './rules/03-command.ts';
import { takePoints } from './rules/04-mounted.ts';
import { card, IN_COMMAND, NONE, type OrderArgs, onMap, type State, unitIndex } from './state.ts';
import type { Magersfontein } from './vocabulary.ts';

type Copy = Scratch<State, Box>;

const SIDE_NAMES: readonly string[] = SIDES;
const MEANS: readonly OrderArgs['by'][] = ['free', 'rider', 'flash', 'saddle', 'broken'];

/** Whether an activation of this side is under way. */
const isActive = ({ state, box }: Copy, side: number): boolean =>
  state.active !== NONE && at(box.commanders, state.active).side === side;

/** The commander under whom a unit would act: its own, or whoever has it in range. */
function commanderOf(scratch: Copy, unit: number): number {
  const { state, box } = scratch;
  const { side, brigade } = card(scratch, unit);
  const present = (commander: number) =>
    at(box.commanders, commander).side === side && at(state.at, commander) >= 0;
  const all = [...box.commanders.keys()].filter(present);
  return (
    all.find((commander) => at(box.commanders, commander).brigade === brigade) ??
    all.find((commander) => inRange(scratch, commander, at(state.hex, unit))) ??
    NONE
  );
}

/** II.7, VII.8 The unit begins its action, with all its points and nothing done. */
function begin(scratch: Copy, unit: number): void {
  const { state } = scratch;
  for (const list of [
    state.assault,
    state.volleys,
    state.moved,
    state.changed,
    state.heavyGoing,
    state.fireLoss,
    state.withdrew,
    state.attacked,
    state.goOn,
    state.gaveWay,
  ])
    list[unit] = 0;
  state.mover = unit;
  takePoints(scratch, unit);
  state.start[unit] = at(state.hex, unit);
  state.joining = 0;
  state.melee = null;
}

/** How deeds are judged that are not asked for now. */
export const suppose = supposing<State, Box, Magersfontein>({
  giveOrder: (_, name, { as }) => {
    const by = MEANS.find((means) => means === as);
    return by ? { asked: { side: SIDE_NAMES.indexOf(name), by, done: [] } } : null;
  },

  act: (scratch, name) => {
    const side = SIDE_NAMES.indexOf(name);
    return isActive(scratch, side) ? { asked: { side } } : null;
  },

  unit: (scratch, name, { piece }) => {
    const { state } = scratch;
    const side = SIDE_NAMES.indexOf(name);
    const unit = unitIndex(scratch, piece);
    if (unit === NONE || card(scratch, unit).side !== side || !onMap(scratch, unit)) return null;
    if (isActive(scratch, side)) {
      if (state.mover === unit) return { asked: { side } };
      const refused = whyNotActor(scratch, unit);
      if (refused) return { refused };
    } else {
      state.active = commanderOf(scratch, unit);
      if (state.active === NONE) return null;
      state.stage = MAIN;
      state.led[unit] = IN_COMMAND;
    }
    begin(scratch, unit);
    return { asked: { side } };
  },
});
