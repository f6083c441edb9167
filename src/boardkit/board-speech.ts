/** A board's own texts: lettering, tracks, legend. Names of components come from the game's. */
import { type GameTexts, type Language, type Speech, speech } from '../kernel/text.ts';

type Messages = GameTexts['messages'];
type Names = GameTexts['names'];

/** The words of a board, by the reader's language; with names where its words speak of components. */
export function makeBoardSpeech<M extends Messages>(
  messages: Readonly<Record<Language, M>>,
  names: Readonly<Record<Language, Names>> = { en: {}, pl: {} },
): (language: Language) => Speech<keyof M & string> {
  const texts = {
    en: { messages: messages.en, names: names.en, rules: {} },
    pl: { messages: messages.pl, names: names.pl, rules: {} },
  };
  const made = new Map<Language, Speech<keyof M & string>>();
  return (language) => {
    const known = made.get(language) ?? speech(texts, language);
    made.set(language, known);
    return known;
  };
}
