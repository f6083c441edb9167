import type { Choice } from '../kernel/choice.ts';
import type { OddsCard, TextView } from '../kernel/face.ts';
import type { GameEvent, Outcome, Owed, Side } from '../kernel/game.ts';
import type { Speech } from '../kernel/text.ts';

/** How the things of a match are said in words, wherever they are read. */

export const sayChoice = (speech: Speech, choice: Choice): string =>
  speech.say(`do.${choice.do}`, { ...choice });

export const sayQuestion = (speech: Speech, owed: Owed): string =>
  speech.say(`ask.${owed.step.step}`, owed.step);

export const sayEvent = (speech: Speech, event: GameEvent): string =>
  speech.say(`event.${event.type}`, event);

export const saySide = (speech: Speech, side: Side): string =>
  speech.has(`side.${side}`) ? speech.say(`side.${side}`) : speech.name(side);

export const sayEnding = (speech: Speech, { ending, ...values }: Outcome): string =>
  speech.say(`ending.${ending}`, values);

/** A text view as indented lines. */
export function textViewLines(textView: TextView, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  return [
    `${indent}${textView.heading}`,
    ...textView.lines.map((text) => `${indent}  ${text}`),
    ...(textView.parts ?? []).flatMap((part) => textViewLines(part, depth + 1)),
  ];
}

/** An odds card as lines: what speaks for and against, then what may come of it. */
export function oddsLines(speech: Speech, card: OddsCard): string[] {
  const said = ({ key, values }: OddsCard['title']) => speech.say(key, values);
  return [
    `${said(card.title)} (${card.rule})`,
    ...card.modifiers.map(
      ({ text, value, rule }) =>
        `  ${value > 0 ? '+' : ''}${value} ${said(text)}${rule ? ` (${rule})` : ''}`,
    ),
    ...card.outcomes.map(({ text, chance }) => `  ${percent(chance)} ${said(text)}`),
  ];
}

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
