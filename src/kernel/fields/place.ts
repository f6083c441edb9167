import type { Problem } from '../game.ts';
import { type Json, textOf } from '../json.ts';

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
  say(problem: string): undefined {
    this.problems.push({ at: this.at, problem });
  }
}

/** A value as a person would quote it in a sentence, long ones cut. */
export function quoted(value: Json | undefined): string {
  const text = typeof value === 'string' ? `"${value}"` : textOf(value ?? null);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** Longer lists of names are not printed whole. */
const FEW = 16;

/** What was probably meant by a name that is not known, and what there is: `did you mean "ford"?` */
export function suggestion(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is none';
  const near = known
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, far }) => far <= Math.max(1, Math.floor(other.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => `"${other}"`);
  const meant = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
  const all = known.length <= FEW ? `there is: ${known.join(', ')}` : '';
  if (meant || all) return [meant, all].filter(Boolean).join(' ');
  return `there is, among ${known.length}: ${known.slice(0, 5).join(', ')}`;
}

/** How many letters must be added, taken away or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
