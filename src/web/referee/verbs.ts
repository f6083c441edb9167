import { CHOICE_FIELDS } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Speech } from '../../kernel/text.ts';

type ChoiceField = Exclude<(typeof CHOICE_FIELDS)[number], 'do'>;

/** A deed that a game knows: how it reads with gaps, and which fields its sentence speaks of. */
export interface Deed {
  readonly verb: string;
  readonly words: string;
  readonly fields: readonly ChoiceField[];
}

const FIELDS = CHOICE_FIELDS.filter((field) => field !== 'do');
const GAP = '…';

const gaps = { piece: GAP, with: GAP, at: GAP, to: GAP, as: GAP, n: 1 };

/** All deeds of a game, as its texts say them. */
export function deedsOf({ rules, texts }: AnyGame, speech: Speech): Deed[] {
  const verbs = rules.book.flatMap((entry) => (entry.kind === 'decision' ? entry.verbs : []));
  const deeds = [...new Set(verbs)].map((verb) => {
    const source = texts[speech.language].messages[`do.${verb}`] ?? '';
    return {
      verb,
      words: gapped(verb, speech),
      fields: FIELDS.filter((field) => new RegExp(`\\{${field}[_,}]`).test(source)),
    };
  });
  return deeds.sort((a, b) => a.words.localeCompare(b.words, speech.language));
}

function gapped(verb: string, speech: Speech): string {
  try {
    return speech.has(`do.${verb}`) ? speech.say(`do.${verb}`, gaps) : verb;
  } catch {
    return verb;
  }
}

export { FIELDS as DEED_FIELDS };
