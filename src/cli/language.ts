import { LANGUAGES } from '../kernel/text.ts';
import type { Args, Option } from './args.ts';

export const LANGUAGE_OPTION: Option = {
  value: LANGUAGES.join('|'),
  about: 'the language of questions and answers; en if not said',
};

export const languageOf = (args: Args) => args.oneOf('language', LANGUAGES, 'en');
