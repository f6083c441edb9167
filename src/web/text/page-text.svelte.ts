import type { JsonObject } from '../../kernel/json.ts';
import { type GameTexts, type Language, speech } from '../../kernel/text.ts';
import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

const wrap = (messages: Readonly<Record<string, string>>): GameTexts => ({
  messages,
  names: {},
  rules: {},
});

const texts = { en: wrap(en), pl: wrap(pl) };
const voices = { en: speech(texts, 'en'), pl: speech(texts, 'pl') } satisfies Record<
  Language,
  unknown
>;

export type PageKey = keyof typeof en;

/** Says something of the page itself in the reader's language; follows when that changes. */
export const say = (key: PageKey, values?: JsonObject): string =>
  voices[settings.language].say(key, values);

/** In a language that is named. */
export const sayIn = (language: Language, key: PageKey, values?: JsonObject): string =>
  voices[language].say(key, values);

/** The same for keys put together at run time, such as `phase` names of lists. */
export const sayAny = (key: string, values?: JsonObject): string =>
  voices[settings.language].say(key, values);
