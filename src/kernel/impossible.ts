import type { Problem } from './game.ts';
import { type JsonObject, textOf } from './json.ts';

/**
 * What cannot be, in the words of a game: `impossible.<what>`. The English ones are also what a
 * command or a file is told, so they hold plain placeholders (`{piece}`) and no other ICU syntax.
 */
export type ImpossibleWords = Readonly<Record<`impossible.${string}`, string>>;

type What<W> = keyof W extends infer K
  ? K extends `impossible.${infer Rest}`
    ? Rest
    : never
  : never;

/** Notes what is wrong at a place of a position. */
export type SayImpossible<W> = (at: string, what: What<W>, values?: JsonObject) => void;

/** A list of problems, and the way to add to it. */
export function impossibilities<W extends ImpossibleWords>(
  english: W,
): { readonly wrong: readonly Problem[]; readonly say: SayImpossible<W> } {
  const wrong: Problem[] = [];
  const say: SayImpossible<W> = (at, what, values = {}) => {
    const key: keyof ImpossibleWords = `impossible.${String(what)}`;
    const problem = ((english as ImpossibleWords)[key] ?? key).replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => textOf(values[name]),
    );
    wrong.push({ at, problem, key, values });
  };
  return { wrong, say };
}
