import type { Problem } from '../../kernel/game.ts';

/**
 * Something a person asked for that cannot be: told in one line, with the status of the answer. The
 * page has words of its own in both languages for those that have a key.
 */
export class MatchError extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly key: string | undefined;

  constructor(status: number, message: string, problems: readonly Problem[] = [], key?: string) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.key = key;
  }
}

export const notFound = (): MatchError => new MatchError(404, 'there is no such match');

/** Others still play with the same dice. */
export const sealed = (): MatchError =>
  new MatchError(403, 'this match can be watched when its round is over', [], 'events.sealed');
