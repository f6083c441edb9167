import { refuseOthers } from './fields/form.ts';
import { Place } from './fields/place.ts';
import type {
  AnyDefinition,
  DecisionDefinition,
  Interruption,
  Interruptions,
  Problem,
  Reading,
  Side,
  StandingOrder,
  Step,
} from './game.ts';
import { textOf } from './json.ts';
import { at } from './lists.ts';

/*
 * Questions that interrupt the other side's turn. A game that lists them gets standing orders for
 * them. An answer is a word, not a choice: what is legal is known only when the question comes, and
 * the word then picks from that.
 */

/** To be asked after all. */
export const ASK = 'ask';
/** Orders for every place. */
export const EVERYWHERE = 'all';

/** The questions that may be put to a side. */
export const questionsOf = <S, B>(
  { questions }: Interruptions<S, B>,
  side: Side,
): readonly Interruption<S, B>[] =>
  questions.filter((question) => question.side === null || question.side === side);

/** The word that orders give for a question: what is said of a place goes before what is said of all. */
export function wordFor(orders: readonly StandingOrder[], id: string, place: string): string {
  const word = (where: string): unknown => orders.find((order) => order['where'] === where)?.[id];
  return textOf(word(place) ?? word(EVERYWHERE) ?? ASK);
}

/** What is asked just now, if it interrupts the other side. */
export function interruptionNow<S, B>(
  { questions, interrupts }: Interruptions<S, B>,
  reading: Reading<S, B>,
  side: Side,
  { step: decision, ...args }: Step,
): { readonly question: Interruption<S, B>; readonly place: string } | null {
  const question = questions.find(
    (one) => one.decisions.includes(decision) && (one.side === null || one.side === side),
  );
  if (!question || !interrupts(reading, side)) return null;
  return { question, place: question.at?.(reading, args) ?? EVERYWHERE };
}

function answering<S, B>(
  decision: DecisionDefinition<S, B>,
  interruptions: Interruptions<S, B>,
): DecisionDefinition<S, B> {
  return {
    ...decision,
    standing(reading, args, orders) {
      const side = decision.side(reading, args);
      const now = interruptionNow(interruptions, reading, side, { ...args, step: decision.name });
      if (!now) return null;
      const word = wordFor(orders, now.question.id, now.place);
      if (word === ASK) return null;
      const choices = decision.choices(reading, args);
      const { state, box } = reading;
      const asked = { state, box, side, decision: decision.name, args, choices };
      // What was ordered cannot be had, and there is nothing else to choose.
      const [only] = choices.length === 1 ? choices : [];
      return now.question.answer(asked, word) ?? only ?? null;
    },
  };
}

/** A book whose decisions also hear standing orders. */
export function bookWithOrders<S, B>(
  book: readonly AnyDefinition<S, B>[],
  interruptions: Interruptions<S, B>,
): readonly AnyDefinition<S, B>[] {
  const asked = new Set(interruptions.questions.flatMap(({ decisions }) => decisions));
  return book.map((entry) =>
    entry.kind === 'decision' && asked.has(entry.name) ? answering(entry, interruptions) : entry,
  );
}

/** What is wrong with an answer left for a question: its name, its place or its word. */
export function problemOfAnswer<S, B>(
  interruptions: Interruptions<S, B>,
  side: Side,
  box: B,
  { id, where, word }: { readonly id: string; readonly where: string; readonly word: string },
): Problem | null {
  const known = questionsOf(interruptions, side);
  const question = known.find((one) => one.id === id);
  if (!question)
    return { at: id, problem: `unknown; there is: ${known.map((one) => one.id).join(', ')}` };
  if (where !== EVERYWHERE && !question.places?.(box, side).includes(where))
    return { at: id, problem: `cannot be ordered for "${where}"` };
  const words = [ASK, ...question.answers];
  return words.includes(word) ? null : { at: id, problem: `must be one of: ${words.join(', ')}` };
}

/** Standing orders of such a game: `{ "where": "all", "siege": "stand" }`, one for each place. */
export function standingOrders<S, B>(interruptions: Interruptions<S, B>): Orders<S, B> {
  return {
    interruptions,
    checkStanding(side, orders, box) {
      const place = new Place();
      for (const [i, order] of orders.entries()) checkOrder(i, order);
      return place.problems;

      function checkOrder(i: number, { where, ...said }: StandingOrder): void {
        const here = place.under(i);
        if (typeof where !== 'string') {
          here.under('where').say(`must be "${EVERYWHERE}" or a place`);
          return;
        }
        const before = orders.findIndex((other) => other['where'] === where);
        if (before < i)
          here.under('where').say(`order ${before} is for "${where}" already; say all of it there`);
        const names = questionsOf(interruptions, side).map(({ id }) => id);
        refuseOthers(said, names, 'question', here);
        for (const [id, word] of Object.entries(said)) {
          if (!names.includes(id)) continue;
          const answer = { id, where, word: textOf(word) };
          const problem = problemOfAnswer(interruptions, side, box, answer);
          if (problem) here.under(problem.at).say(problem.problem);
        }
      }
    },
    drawStanding(side, box, random) {
      const questions = questionsOf(interruptions, side);
      const words = (among: typeof questions): Record<string, string> =>
        Object.fromEntries(
          among.flatMap(({ id, answers }) =>
            random(3) === 0 ? [] : [[id, at([ASK, ...answers], random(answers.length + 1))]],
          ),
        );
      const placed = questions.filter(({ places }) => (places?.(box, side).length ?? 0) > 0);
      const orders: StandingOrder[] = [{ where: EVERYWHERE, ...words(questions) }];
      if (placed.length > 0 && random(2) === 0) {
        const one = at(placed, random(placed.length));
        const places = one.places?.(box, side) ?? [];
        orders.push({ where: at(places, random(places.length)), ...words([one]) });
      }
      return orders.slice(random(3) === 0 ? 1 : 0);
    },
  };
}

interface Orders<S, B> {
  readonly interruptions: Interruptions<S, B>;
  checkStanding(side: Side, orders: readonly StandingOrder[], box: B): readonly Problem[];
  drawStanding(side: Side, box: B, random: (below: number) => number): readonly StandingOrder[];
}
