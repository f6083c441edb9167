import type { AnyBoard, BoardQuestion, Plan } from '../../boardkit/board.ts';
import { type Choice, choiceKey, namesAnything, sameChoice } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import { Play } from '../../kernel/play.ts';
import type { Speech } from '../../kernel/text.ts';
import { imagine, viewOf } from '../../kernel/views.ts';
import { answerOf, machineOf, think } from '../../table/machines.ts';
import type { Table } from '../../table/table.ts';
import { tableOf } from '../../table/testing/seat.ts';
import { lastWordOf } from '../table/last-word.ts';
import { offersOf } from '../table/offers.ts';
import { fitting, thingsOf } from '../table/selection.ts';
import { doubtOf } from '../table/strokes.ts';
import { restOfPlan, wayTo } from '../table/way-finder.ts';

/** What a person does who leaves the settings alone. */
const SETTINGS = { confirmRolls: true, confirmEnds: true };
const MOST_DECISIONS = 3000;

type Question = BoardQuestion<GameState, unknown>;

/** The clicks of one side in one turn of a match. */
export interface Clicks {
  /** Every choice made by itself. */
  single: number;
  /** With plans, and ways that the board finds. */
  strokes: number;
  /** Single clicks and strokes by the question they answered. */
  readonly byDecision: Map<string, [single: number, strokes: number]>;
}

/** Who counts, for whom, and what the board offers. */
export interface Counter {
  readonly table: Table;
  readonly board: AnyBoard;
  readonly speech: Speech;
  readonly side: Side;
}

/** The question of the side as the page puts it. */
export function questionOf({ table, speech, side }: Counter): Question | null {
  const owed = table.owedBy(side);
  if (!owed) return null;
  const { step, ...about } = owed.step;
  return {
    view: table.view(side),
    box: table.box,
    side,
    speech,
    decision: step,
    about,
    choices: table.choices(side),
    told: table.tale.scenes(side, 0, false),
  };
}

/**
 * How often one points until a choice is made: at its button in the list or at the things it names
 * on the map, whichever is quicker, and once more where the page asks for a last word.
 */
export function clicksOf({ table, board, speech, side }: Counter, choice: Choice): number {
  const choices = table.choices(side);
  const left = choices.filter(namesAnything).length;
  const { deeds } = board;
  const again = lastWordOf(
    choice,
    table.questions.consider(side, choice),
    { left, deeds },
    SETTINGS,
  )
    ? 1
    : 0;
  const offers = offersOf(choices, [], speech);
  const isListed = offers.some(
    (offer) => offer.kind === 'choice' && sameChoice(offer.choice, choice),
  );
  const pointed = thingsOf(choice).some((thing) => fitting(choices, [thing]).length === 1);
  const isPlain = thingsOf(choice).length === 0;
  return (isListed || pointed || isPlain ? 1 : 2) + again;
}

/** Choices of one piece in a row, as a way might be. */
interface Run {
  readonly turn: number;
  readonly asked: Question;
  readonly choices: Choice[];
  clicks: number;
}

/**
 * Lets the machines at the table play on through turn after turn, but for `side` a plan is followed
 * wherever one does what its machine would do. Every deed is counted twice: by itself, and as part of its stroke.
 */
export function countTurns(counter: Counter, turns: number): Map<number, Clicks> {
  const { table, board, side } = counter;
  const counts = new Map<number, Clicks>();
  let run: Run | null = null;
  let going: Plan | null = null;
  const add = (asked: Question, single: number, strokes: number, turn: number): void => {
    const clicks = counts.get(turn) ?? { single: 0, strokes: 0, byDecision: new Map() };
    counts.set(turn, clicks);
    clicks.single += single;
    clicks.strokes += strokes;
    const [one, two] = clicks.byDecision.get(asked.decision) ?? [0, 0];
    clicks.byDecision.set(asked.decision, [one + single, two + strokes]);
  };
  const settle = (): void => {
    if (run) add(run.asked, 0, strokesOf(board, run), run.turn);
    run = null;
  };
  for (let made = 0; made < MOST_DECISIONS && table.standing.turn <= turns; made++) {
    const next = table.next();
    if (!next) break;
    const wanted = next.kind === 'only' ? next.choice : think(table.game, table.box, next);
    const asked = next.side === side ? questionOf(counter) : null;
    // What has only one answer is answered by the table.
    if (!asked || asked.choices.length === 1) {
      table.answer(next, wanted);
      continue;
    }
    const { turn } = table.standing;
    const rest: Plan | 'changed' | null = going && restOfPlan(board, asked, going);
    if (rest && rest !== 'changed') {
      add(asked, singly(counter, rest.choices), 0, turn);
      continue;
    }
    going = null;
    const plan = board.plans?.(asked).find((one) => !one.quiet && isMeant(counter, one, wanted));
    if (plan) {
      settle();
      going = plan;
      const again = asksAgain(counter, plan.choices, plan.ends ?? false);
      add(asked, singly(counter, plan.choices), 1 + again, turn);
      continue;
    }
    const dragged = draggedBy(counter, asked);
    if (dragged) {
      settle();
      const again = asksAgain(counter, dragged.choices, false);
      add(asked, singly(counter, dragged.choices), 1 + again, turn);
      continue;
    }
    const clicks = clicksOf(counter, wanted);
    // Who calls up a unit only to let it stand would rather not.
    if (run && run.choices.length === 1 && isIdle(run.choices[0], wanted)) {
      add(run.asked, -run.clicks, 0, run.turn);
      run = null;
      if (table.choose(side, wanted)) throw new Error(`cannot ${choiceKey(wanted)}`);
      continue;
    }
    const goesOn: boolean = run !== null && isNext(run, wanted);
    if (!goesOn) settle();
    run ??= { turn, asked, choices: [], clicks: 0 };
    run.choices.push(wanted);
    run.clicks += clicks;
    add(asked, clicks, 0, turn);
    if (table.choose(side, wanted)) throw new Error(`cannot ${choiceKey(wanted)}`);
  }
  settle();
  return counts;
}

/** Plans that decide as was decided then: whoever follows them thinks nothing of his own. */
const HISTORY = ['historical', 'orders'];

/**
 * Whether a plan does what the machine wants now. One that ends something at last is meant only
 * where the machine would end it then too.
 */
function isMeant({ table, side }: Counter, { id, choices }: Plan, wanted: Choice): boolean {
  if (HISTORY.includes(id) || !choices.some((choice) => sameChoice(choice, wanted))) return false;
  const last = choices.at(-1);
  if (!last || namesAnything(last) || sameChoice(last, wanted)) return true;
  const copy = tableOf(table.game, table.file(), table.seats);
  copy.follow(side, choices.slice(0, -1), false, true);
  const next = copy.next();
  return next?.kind === 'machine' && sameChoice(think(copy.game, copy.box, next), last);
}

/** Whether the page asks once more before a stroke: a click. */
const asksAgain = (
  { table, board: { deeds }, side }: Counter,
  choices: readonly Choice[],
  ends: boolean,
): number =>
  doubtOf(table.questions.foresee(side, choices, false), { ends, deeds }, SETTINGS) ? 1 : 0;

/** More choices than these no machine makes in one breath. */
const FORESEEN = 14;

/**
 * A drag, or pointing at a place that stands for more, that does just what the machine is about to
 * do: its next choices are made in an imagined world, and wherever they lead the board is asked for
 * the stroke that leads there too. Both must come to the same, whatever the choices are called.
 */
function draggedBy(counter: Counter, asked: Question): { choices: readonly Choice[] } | null {
  const { board, table, side } = counter;
  const { game, box } = table;
  const machine = machineOf(game, table.seats[side] ?? '', side);
  if (!board.carry || !machine) return null;
  const imagined = imagine(game.rules, box, table.view(side), side, stream('drag'));
  const world = () => new Play(game.rules, box, game.rules.clone(imagined), seededDice('drag'));
  const cameOf = (play: Play<GameState, unknown>) => JSON.stringify(play.state);
  const ahead = world();
  const made: { readonly choice: Choice; readonly came: string }[] = [];
  for (let owed = ahead.owedBy(side); owed && !ahead.barrier; owed = ahead.owedBy(side)) {
    const choices = ahead.choices(owed);
    const view = () => viewOf(game.rules, box, ahead.state, side);
    const choice = answerOf(machine, game, box, { view, owed, choices }, stream('drag'));
    ahead.take(owed, choice);
    made.push({ choice, came: cameOf(ahead) });
    if (made.length === FORESEEN) break;
  }
  const first = made[0]?.choice;
  if (!first) return null;
  const { piece } = first;
  const from =
    first.at ?? (piece === undefined ? null : board.placeOf(asked.view, asked.box, piece));
  for (const { choice, came } of made.slice(1).reverse()) {
    const { to } = choice;
    if (to === undefined || to === from) continue;
    // A counter by itself, the stack, or a place that is pointed at.
    const taken = piece ?? made[1]?.choice.piece;
    const drags: [start: string | null, piece?: string][] = [
      ...(taken === undefined ? [] : [[from, taken] satisfies [string | null, string]]),
      [from],
      [null],
    ];
    for (const [start, one] of drags) {
      const choices = board.carry(asked, start, to, one);
      if (!choices) continue;
      const tried = world();
      if (choices.every((one) => tried.answer(side, one).done) && cameOf(tried) === came)
        return { choices };
    }
  }
  return null;
}

/** Makes the choices of a plan as the table does, as far as it gets; says what they cost by themselves. */
function singly(counter: Counter, choices: readonly Choice[]): number {
  const { table, side } = counter;
  let clicks = 0;
  for (const choice of choices) {
    while (table.owedBy(side) && !table.offered(side, choice)) {
      const [only, ...others] = table.choices(side);
      if (!only || others.length > 0 || table.choose(side, only)) return clicks;
    }
    if (!table.owedBy(side)) return clicks;
    clicks += clicksOf(counter, choice);
    if (table.choose(side, choice)) return clicks;
  }
  return clicks;
}

/** A machine picks a unit or leader and is done with it at once. */
const isIdle = (picked: Choice | undefined, wanted: Choice): boolean =>
  (picked?.do === 'act' && wanted.do === 'done') ||
  (picked?.do === 'activate' && wanted.do === 'stop');

const isNext = ({ choices }: Run, choice: Choice): boolean => {
  const last = choices.at(-1);
  return (
    last?.do === choice.do &&
    last.piece === choice.piece &&
    last.to !== undefined &&
    choice.to !== undefined
  );
};

/** How many strokes a run takes: one where the board knows the whole way. */
function strokesOf(board: AnyBoard, { asked, choices, clicks }: Run): number {
  const to = choices.at(-1)?.to;
  const way = to === undefined ? null : wayTo(board, asked, to);
  const isWay =
    way?.choices.length === choices.length &&
    way.choices.every((choice, i) => sameChoice(choice, choices[i] ?? choice));
  return isWay ? 1 : clicks;
}
