import { registered } from '../../games/registry.ts';
import { LANGUAGES, type Language } from '../../kernel/text.ts';

/** What messages say. Which match, and what is to be done: nothing of what happens in it. */

export interface Item {
  readonly match: string;
  readonly game: string;
  readonly what: string;
}

const WHAT: Record<Language, Readonly<Record<string, string>>> = {
  en: { turn: 'it is your decision', begun: 'the match has begun', ended: 'the match is over' },
  pl: { turn: 'Twoja decyzja', begun: 'rozgrywka się zaczęła', ended: 'rozgrywka się skończyła' },
};

const SUBJECT: Record<Language, (n: number) => string> = {
  en: (n) => `News of ${n} matches`,
  pl: (n) => `Wieści z rozgrywek (${n})`,
};

const FOOT: Record<Language, (url: string) => string> = {
  en: (url) => `No more of these mails: ${url}`,
  pl: (url) => `Rezygnacja z tych wiadomości: ${url}`,
};

export const languageOf = (text: string): Language =>
  LANGUAGES.find((language) => language === text) ?? 'en';

const lineFor = (language: Language, { game, what }: Item): string =>
  `${registered(game)?.title[language] ?? game}: ${WHAT[language][what] ?? what}`;

/** In one line, for the head of a message. */
export function headline(language: Language, items: readonly Item[]): string {
  const [first] = items;
  return items.length === 1 && first ? lineFor(language, first) : SUBJECT[language](items.length);
}

export function mailText(
  language: Language,
  items: readonly Item[],
  publicUrl: string,
  unsubscribe: string,
): string {
  const lines = items.map((item) => `${lineFor(language, item)}\n${publicUrl}/play/${item.match}`);
  return [...lines, FOOT[language](unsubscribe)].join('\n\n');
}

/** What a device shows while no page is open. */
export const pushText = (language: Language, items: readonly Item[]): string =>
  JSON.stringify({
    title: 'Heliograph',
    body: items.map((item) => lineFor(language, item)).join('\n'),
    url: items.length === 1 ? `/play/${items[0]?.match}` : '/matches',
  });
