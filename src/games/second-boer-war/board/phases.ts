/** The sequence of play as a bar shows it: the actions of a round, or the steps of a fight. */
import { at } from '../../../kernel/lists.ts';
import type { Box } from '../box.ts';
import { activeSide } from '../queries.ts';
import type { ReadonlyState } from '../state.ts';

export interface Stage {
  readonly key: string;
  /** Words of the board, and a number for them. */
  readonly word: string;
  readonly n?: number;
  readonly is: 'done' | 'here' | 'ahead';
  /** Nobody who looks on knows whether it will come. */
  readonly doubtful?: boolean;
}

const FIGHT = ['announce', 'bring', 'lay', 'morale', 'result'] as const;

/** Which step of a fight each step of the rules belongs to; what is not named here settles it. */
const STEP_OF: Readonly<Record<string, (typeof FIGHT)[number]>> = {
  announce: 'announce',
  pickOne: 'announce',
  gather: 'bring',
  pickOwn: 'bring',
  bring: 'bring',
  drawCommandos: 'bring',
  deploy: 'lay',
  fill: 'lay',
  lay: 'lay',
  masked: 'lay',
  show: 'lay',
  morale: 'morale',
  unmask: 'morale',
  offerSwap: 'morale',
  swap: 'morale',
};

const placed = (i: number, here: number): Stage['is'] =>
  i < here ? 'done' : i === here ? 'here' : 'ahead';

function fightStages({ core }: ReadonlyState): Stage[] {
  const now = core.owed[0]?.step.step ?? core.agenda.at(-1)?.step ?? '';
  const here = FIGHT.indexOf(STEP_OF[now] ?? 'result');
  return FIGHT.map((step, i) => ({ key: step, word: `stage.${step}`, is: placed(i, here) }));
}

/** The Second sees as many actions as the counter says, everybody else as many as there may be. */
function roundStages(view: ReadonlyState, box: Box): Stage[] {
  const most = at(box.pools, activeSide({ state: view, box })).findLastIndex((n) => n > 0) + 1;
  const known = view.drawn > 0;
  const here = view.open ? view.done + 1 : 0;
  const actions = Array.from({ length: known ? view.drawn : most }, (_, i) => ({
    key: `action ${i + 1}`,
    word: 'stage.action',
    n: i + 1,
    is: placed(i + 1, here),
    doubtful: !known && i + 1 > here && i > 0,
  }));
  return [
    { key: 'counter', word: 'stage.counter', is: placed(0, here) },
    ...actions,
    { key: 'end', word: 'stage.end', is: 'ahead' },
  ];
}

export const stages = (view: ReadonlyState, box: Box): readonly Stage[] =>
  view.fight ? fightStages(view) : roundStages(view, box);
