import type { AnyGame } from '../../kernel/face.ts';
import type { Problem } from '../../kernel/game.ts';
import { MATCH_FILE_VERSION, type MatchFile } from '../../kernel/match-file.ts';
import { readPosition } from '../../kernel/position.ts';
import { speech } from '../../kernel/text.ts';
import { CaseError } from '../referee/moment.ts';
import { settle } from '../referee/settle.ts';
import { WORDS } from '../referee/words.ts';
import type { Lesson } from './lesson.ts';

/**
 * The match in which a lesson is played: the referee plays what comes before it, and what is left
 * of the dice is for the learner. Problems where that cannot be.
 */
export function lessonMatch(game: AnyGame, { opening }: Lesson): MatchFile | readonly Problem[] {
  try {
    const { answer } = settle(game, opening, speech(game.texts, 'en'), WORDS.en);
    const { stopped, position, dice } = answer;
    if (stopped) return [{ at: `play.${stopped.at}`, problem: stopped.words }];
    const laid = readPosition(game.rules, position);
    if (!('setup' in laid)) return laid;
    return {
      heliograph: 'match',
      version: MATCH_FILE_VERSION,
      setup: laid.setup,
      start: position,
      dice: { kind: 'forced', seed: opening.seed, rolls: dice.unused },
      deeds: [],
    };
  } catch (error) {
    if (error instanceof CaseError) return [{ at: '', problem: error.message }];
    throw error;
  }
}
