import type { Choice } from '../../kernel/choice.ts';
import type { Side } from '../../kernel/game.ts';
import { ASK, EVERYWHERE } from '../../kernel/interruptions.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Speech } from '../../kernel/text.ts';
import { type ConditionalOrder, isForeseen, isPlan, type PlanOrder } from '../../table/orders.ts';
import type { QuestionSeen } from '../online/questions-seen.ts';
import { say } from '../text/page-text.svelte.ts';
import { choiceLabel } from './labels.ts';
import type { Exception } from './standing-words.ts';

export const answerInWords = (speech: Speech, side: Side, id: string, word: string): string =>
  word === ASK ? say('standing.ask') : speech.say(`standing.${id}.${word}`, { side });

/** A condition and its answer: “When my troops in Ladysmith are attacked: be besieged”. */
export function orderInWords(speech: Speech, side: Side, { where, id, word }: Exception): string {
  const condition =
    where === EVERYWHERE
      ? speech.say(`standing.${id}`)
      : speech.say(`standing.${id}.at`, { at: where });
  return say('orders.when', { condition, deed: answerInWords(speech, side, id, word) });
}

export const askInWords = (speech: Speech, decision: string, about: JsonObject | null): string =>
  speech.say(`ask.${decision}`, about ?? {});

/** An order as a sentence, for whoever gave it. */
export function inWords(
  order: ConditionalOrder,
  side: Side,
  speech: Speech,
  seen: readonly QuestionSeen[],
): string {
  if (isPlan(order)) return planInWords(order, speech);
  const words = isForeseen(order)
    ? orderInWords(speech, side, { ...order, id: order.question })
    : say('orders.when', {
        condition: condition(order.decision, order.about),
        deed: choiceLabel(order.choice, speech),
      });
  return `${words}.${order.often === 'always' ? ` ${say('orders.everyTime')}` : ''}`;

  function condition(decision: string, about: JsonObject | null): string {
    const known = seen.find((one) => one.decision === decision);
    const question = askInWords(speech, decision, about ?? known?.about ?? null);
    return say(about === null ? 'orders.askedLike' : 'orders.asked', { question });
  }
}

export const stepsInWords = (choices: readonly Choice[], speech: Speech): string =>
  choices.map((choice) => choiceLabel(choice, speech)).join(', ');

function planInWords({ plan, done }: PlanOrder, speech: Speech): string {
  const rest = plan.length > 0 ? plan : done;
  return `${say('orders.plan', { deeds: stepsInWords(rest, speech) })}.`;
}
