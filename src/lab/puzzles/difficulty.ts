import { sameChoice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { PuzzleAnswer } from '../../kernel/puzzle.ts';
import { machineOf } from '../../table/machines.ts';
import type { Question } from './question.ts';

/** 1 if the Recruit finds the answer, 2 if the Veteran does, else 3. */
export function difficultyOf(
  game: AnyGame,
  thinking: (word: string) => Question,
  best: PuzzleAnswer['choice'],
): 1 | 2 | 3 {
  const { side } = thinking('');
  const finds = (level: string): boolean => {
    const machine = machineOf(game, level, side);
    return machine !== undefined && sameChoice(machine.choose(thinking(level)), best);
  };
  if (finds('recruit')) return 1;
  return finds('veteran') ? 2 : 3;
}
