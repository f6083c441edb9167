import { type Choice, choiceKey } from './choice.ts';
import {
  type DecisionDefinition,
  type GameState,
  isProblems,
  type Rules,
  type Side,
  type StandingOrder,
} from './game.ts';
import { canonical, sameData } from './json.ts';
import { type AnyMatch, type Deed, type Entry, mayKnow } from './match.ts';
import { openMatch, parseMatchFile, writeMatchFile } from './match-file.ts';
import type { DeepReadonly } from './vocabulary.ts';

/**
 * A match must replay its own history, whatever was done to it: choices, standing orders, undo and
 * redo of any side at any moment. The contract battery and the fuzzer both draw such histories.
 */
type Random = (below: number) => number;
export type AnyRules = Rules<GameState, unknown>;
export type DrawOrders = (side: Side) => readonly StandingOrder[] | null;

/** What a random side does, out of a hundred acts, besides answering. */
export interface ActShares {
  readonly order: number;
  readonly undo: number;
  readonly redo: number;
}

/** As nobody plays; but the histories that could break a match are rare ones. */
export const OFTEN_UNDOING: ActShares = { order: 12, undo: 22, redo: 12 };

/** Does one thing at random; says what must not have happened. */
export function actAtRandom(
  match: AnyMatch,
  random: Random,
  shares: ActShares,
  drawOrders: DrawOrders,
  note: (deed: Deed) => void = () => {},
): string[] {
  const side = match.rules.sides[random(match.rules.sides.length)] as Side;
  const drawn = random(100);
  if (drawn < shares.undo) return takeBack(match, side);
  if (drawn < shares.undo + shares.redo) return redo(match, side);
  if (match.outcome) return [];
  const standing = drawn < shares.undo + shares.redo + shares.order ? drawOrders(side) : null;
  if (standing) {
    note({ side, standing });
    return unseen(match, side, () => {
      const left = match.order(side, standing);
      if (isProblems(left)) return `orders it drew itself are refused at ${left[0]?.at}`;
      return left.done ? undefined : 'orders it drew itself are refused';
    });
  }
  const owed = match.owed[random(match.owed.length)];
  if (!owed) return ['nobody owes a decision and nobody has won'];
  const choices = match.choices(owed.side);
  const choice = choices[random(choices.length)] as Choice;
  note({ side: owed.side, choice });
  const choose = () =>
    match.choose(owed.side, choice).done
      ? undefined
      : `the offered ${choiceKey(choice)} is refused`;
  if (owed.lane >= 0) return unseen(match, owed.side, choose);
  const problem = choose();
  return problem === undefined ? [] : [problem];
}

function takeBack(match: AnyMatch, side: Side): string[] {
  const at = match.undoable(side);
  const entry = match.history[at];
  if (!entry) return match.undo(side) ? [`${side} took back what it could not`] : [];
  if (entry.barrier) return [`${side} could undo past a barrier`];
  if (entry.deed.side !== side) return [`${side} could undo a deed of ${entry.deed.side}`];
  return unseen(match, side, () => (match.undo(side) ? undefined : 'an undoable deed stays'));
}

function redo(match: AnyMatch, side: Side): string[] {
  const can = match.redoable(side);
  return unseen(match, side, () =>
    match.redo(side) === can ? undefined : `${side} may redo, and cannot`,
  );
}

const hidden = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && (entry.simultaneous || entry.quiet);

/** What another side has before it: its view, its choices, what it may take back and do again. */
function outlook(match: AnyMatch, side: Side): object {
  const last = match.history[match.undoable(side)];
  return {
    view: match.view(side),
    choices: match.choices(side),
    // What asked everyone stays once somebody has answered; that somebody did is no secret.
    undo: hidden(last) ? last.deed : null,
    redo: match.redoable(side),
  };
}

/** Does something. If it is a secret of its side, the others must not notice. */
function unseen(match: AnyMatch, side: Side, act: () => string | undefined): string[] {
  const others = match.rules.sides.filter((other) => other !== side);
  const before = others.map((other) => outlook(match, other));
  const { length } = match.history;
  const undone = match.history[match.undoable(side)];
  const problem = act();
  if (problem !== undefined) return [problem];
  const entry = match.history.length > length ? match.history.at(-1) : undone;
  if (match.history.length === length || !hidden(entry)) return [];
  return [...others, null].flatMap((other, i) =>
    entry.told.some((told) => mayKnow(told, other)) ||
    (other !== null && !sameData(outlook(match, other), before[i]))
      ? [`${other ?? 'a spectator'} notices the secret ${canonical(entry.deed)} of ${side}`]
      : [],
  );
}

/** Undo until a barrier, redo all of it: the same state. */
export function checkUndo(match: AnyMatch, side: Side): string[] {
  const after = match.hash;
  const before = match.history.length;
  let undone = 0;
  let overtaken = false;
  while (match.undoable(side) >= 0 && undone < 20) {
    const at = match.undoable(side);
    // What is done again is done after the orders that others left meanwhile, and these may now
    // answer what it asks.
    if (!hidden(match.history[at]))
      overtaken ||= match.history.slice(at).some(({ quiet }) => quiet);
    const wrong = takeBack(match, side);
    if (wrong.length > 0) return wrong;
    undone++;
  }
  for (let i = 0; i < undone; i++)
    if (!match.redo(side)) return ['an undone deed could not be redone'];
  if (match.history.length !== before) return ['undo and redo changed the length of the history'];
  return match.hash === after || overtaken ? [] : ['undo and redo lead to another state'];
}

/** Saved and opened again it is the same match: state, tale and what may be taken back. */
export function checkReplay(match: AnyMatch, seed: string): string[] {
  const file = parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'seeded', seed })));
  if (isProblems(file)) return [`its own file is refused at ${file[0]?.at}: ${file[0]?.problem}`];
  const opened = openMatch(match.rules, file);
  if (isProblems(opened))
    return [`it does not replay its own history at ${opened[0]?.at}: ${opened[0]?.problem}`];
  const wrong: string[] = [];
  if (!sameData(opened.opening, match.opening)) wrong.push('it opens differently');
  for (const [i, entry] of match.history.entries()) {
    if (sameData(entry, opened.history[i])) continue;
    wrong.push(`entry ${i} replays as ${canonical(opened.history[i])}, not ${canonical(entry)}`);
    break;
  }
  for (const side of match.rules.sides) {
    if (opened.undoable(side) !== match.undoable(side))
      wrong.push(`opened again, ${side} may take back something else`);
  }
  return wrong;
}

/** How many choices each side made; its orders run out by it, so that no answer repeats for ever. */
interface Counting extends GameState {
  made?: Readonly<Record<Side, number>>;
}

const madeBy = ({ made }: DeepReadonly<Counting>, side: Side): number => made?.[side] ?? 0;

/** So many choices after they were left, such orders have run out. */
const ORDERS_LAST = 12;

/**
 * The same game with standing orders for any of its decisions: the nth choice, for a while. Thus
 * every game proves what the kernel makes of orders left at any moment.
 */
export function withOrders(rules: AnyRules): AnyRules {
  return {
    ...rules,
    clone(state: Counting) {
      const { made } = state;
      return Object.assign(rules.clone(state), made && { made });
    },
    mask(state: Counting, side, box) {
      delete state.made;
      rules.mask(state, side, box);
    },
    checkStanding: () => [],
    book: rules.book.map((entry) => (entry.kind === 'decision' ? answerable(entry) : entry)),
  };
}

const answerable = (
  decision: DecisionDefinition<GameState, unknown>,
): DecisionDefinition<GameState, unknown> => ({
  ...decision,
  take(flow, args, choice) {
    const state: Counting = flow.state;
    const side = decision.side(flow, args);
    state.made = { ...state.made, [side]: madeBy(state, side) + 1 };
    decision.take(flow, args, choice);
  },
  standing(reading, args, orders) {
    const made = madeBy(reading.state, decision.side(reading, args));
    const order = orders.find(({ to, until }) => to === decision.name && made < Number(until));
    if (!order) return null;
    const choices = decision.choices(reading, args);
    return choices[Number(order['nth']) % choices.length] ?? null;
  },
});

/** Orders for what is asked now or some other decision; sometimes none any more. */
export function drawAnyOrders(
  match: AnyMatch,
  side: Side,
  random: Random,
): readonly StandingOrder[] {
  const decisions = [
    ...match.owed.map((owed) => owed.step.step),
    ...match.rules.book.filter(({ kind }) => kind === 'decision').map(({ name }) => name),
  ];
  return Array.from({ length: random(4) }, () => ({
    to: decisions[random(random(2) === 0 ? decisions.length : match.owed.length)] ?? '',
    nth: random(5),
    until: madeBy(match.state, side) + random(ORDERS_LAST),
  }));
}
