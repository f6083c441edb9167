import { type Choice, namesAnything, type Thing } from '../../kernel/choice.ts';
import type { Speech } from '../../kernel/text.ts';
import { type Labelled, labelled } from './labels.ts';

/** A line of the list of answers: a choice to make, or a piece to pick first. */
export type Offer =
  | ({ readonly kind: 'choice' } & Labelled)
  | {
      readonly kind: 'pick';
      readonly id: string;
      readonly key: string;
      readonly label: string;
      /** How many choices it leads to. */
      readonly ways: number;
    };

/** Longer lists are told piece by piece, where that makes them shorter. */
const LONG = 8;

/** The answers that name something, as a person would go through them. */
export function offersOf(
  choices: readonly Choice[],
  picks: readonly Thing[],
  speech: Speech,
): Offer[] {
  const named = choices.filter(namesAnything);
  const byPiece = Map.groupBy(named, (choice) => choice.piece ?? '');
  const worthwhile =
    named.length > LONG && picks.length === 0 && byPiece.size > 1 && byPiece.size < named.length;
  if (!worthwhile) return labelled(named, speech).map((one) => ({ kind: 'choice', ...one }));
  return [...byPiece].flatMap(([id, ways]): Offer[] =>
    id === '' || ways.length === 1
      ? labelled(ways, speech).map((one) => ({ kind: 'choice', ...one }))
      : [{ kind: 'pick', id, key: `pick ${id}`, label: speech.name(id), ways: ways.length }],
  );
}

/** The answers that stand for themselves: end, pass, a number, a name. */
export const plainOf = (choices: readonly Choice[], speech: Speech): Labelled[] =>
  labelled(
    choices.filter((choice) => !namesAnything(choice)),
    speech,
  );

/** One of several amounts: which is meant nobody can guess, and the least is often the worst. */
export const isAmount = ({ choice }: Labelled, plain: readonly Labelled[]): boolean =>
  choice.n !== undefined && plain.length > 1;

/** The answer that is meant as a rule and drawn so: none among amounts, none beside other choices. */
export function likeliest(
  offers: readonly Offer[],
  plain: readonly Labelled[],
): Labelled | undefined {
  const [first] = plain;
  if (!first || isAmount(first, plain)) return undefined;
  return plain.length === 1 || offers.length === 0 ? first : undefined;
}
