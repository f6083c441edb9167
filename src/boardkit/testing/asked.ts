import { type Choice, choiceKey } from '../../kernel/choice.ts';
import type { GameEvent, GameState } from '../../kernel/game.ts';
import type { TestTable } from '../../kernel/testing/test-table.ts';
import { type GameTexts, type Language, speech } from '../../kernel/text.ts';
import type { Vocabulary } from '../../kernel/vocabulary.ts';
import type { BoardQuestion } from '../board.ts';

/** The first question at a test's table, as the page puts it to the board of its side. */
export function askedAt<S extends GameState, B, V extends Vocabulary>(
  t: TestTable<S, B>,
  texts: Readonly<Record<Language, GameTexts>>,
  told: readonly { readonly turn: number; readonly event: GameEvent }[] = [],
): BoardQuestion<S, B, V> {
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody owes a decision');
  const { step, ...about } = owed.step;
  const question: BoardQuestion<S, B> = {
    view: t.view(owed.side),
    box: t.box,
    side: owed.side,
    speech: speech(texts, 'en'),
    decision: step,
    about,
    choices: t.play.choices(owed),
    told,
  };
  // By the name of the decision the rest belongs to it; the compiler does not follow that far.
  return question as BoardQuestion<S, B, V>;
}

/** The choices of a stroke in short texts, as a test's table takes them; none where there is no stroke. */
export const textsOf = (choices: readonly Choice[] | null | undefined): string[] =>
  (choices ?? []).map(choiceKey);
