import { oncePer } from './memory.ts';

/** A word of the rules that a newcomer does not know. */
export interface Term {
  readonly name: string;
  /**
   * How it stands in sentences: every form that means it. `zaangażowani*` is every word that begins
   * so. Without forms, its name.
   */
  readonly forms?: readonly string[];
  /** What it means, in a sentence or two. */
  readonly says: string;
  /** Where the rules say more. */
  readonly rule: string;
}

/** The terms of a game in one language, by an id that is the same in all of them. */
export type Glossary = Readonly<Record<string, Term>>;

/** A text cut at its terms. */
export interface Cut {
  readonly text: string;
  /** The id of the term that it stands for; `null`: plain words. */
  readonly term: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pattern = (form: string): string =>
  form.endsWith('*') ? `${escaped(form.slice(0, -1))}\\p{L}*` : escaped(form);

const formsOf = ({ name, forms = [] }: Term): readonly string[] => [name, ...forms];

interface Finder {
  readonly anything: RegExp;
  readonly terms: readonly { readonly id: string; readonly whole: RegExp }[];
}

/** Longer forms first: “loss check” is not a “loss”. */
const finderOf = oncePer((glossary: Glossary): Finder => {
  const forms = Object.values(glossary)
    .flatMap(formsOf)
    .sort((a, b) => b.length - a.length)
    .map(pattern);
  return {
    anything: new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'giu'),
    terms: Object.entries(glossary)
      .map(([id, term]) => ({
        id,
        whole: new RegExp(`^(?:${formsOf(term).map(pattern).join('|')})$`, 'iu'),
      }))
      .sort((a, b) => b.whole.source.length - a.whole.source.length),
  };
});

/** Cuts a text at the terms that stand in it; each is marked where it stands first. */
export function cutAtTerms(glossary: Glossary, text: string): readonly Cut[] {
  if (Object.keys(glossary).length === 0) return [{ text, term: null }];
  const { anything, terms } = finderOf(glossary);
  const cuts: Cut[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(anything)) {
    const [word] = match;
    const found = terms.find(({ whole }) => whole.test(word));
    if (!found || seen.has(found.id)) continue;
    seen.add(found.id);
    if (match.index > from) cuts.push({ text: text.slice(from, match.index), term: null });
    cuts.push({ text: word, term: found.id });
    from = match.index + word.length;
  }
  if (from < text.length) cuts.push({ text: text.slice(from), term: null });
  return cuts;
}
