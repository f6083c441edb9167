import type { Problem } from '../game.ts';
import { type Json, textOf } from '../json.ts';
import type { Message } from '../text.ts';

/** A place in data that is being read. What is wrong there is noted with its path. */
export class Place {
  readonly at: string;
  readonly problems: Problem[];

  constructor(problems: Problem[] = [], at = '') {
    this.problems = problems;
    this.at = at;
  }

  under(key: string | number): Place {
    return new Place(this.problems, this.at === '' ? String(key) : `${this.at}.${key}`);
  }

  /** Notes a problem. Always `undefined`, so that a reader can return it. */
  say(problem: string, message?: Message): undefined {
    this.problems.push({ at: this.at, problem, ...message });
  }
}

/** A value as a person would quote it in a sentence, long ones cut. */
export function quoted(value: Json | undefined): string {
  const text = typeof value === 'string' ? `"${value}"` : textOf(value ?? null);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
