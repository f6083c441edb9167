import type { Problem } from '../../kernel/game.ts';

/** Something a person asked for that cannot be: told in one line, with the status of the answer. */
export class MatchError extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(status: number, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

export const notFound = (): MatchError => new MatchError(404, 'there is no such match');
