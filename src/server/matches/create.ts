import { randomBytes } from 'node:crypto';
import { registered } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import { isProblems, type Problem, type Side } from '../../kernel/game.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { suggestion } from '../../kernel/nearest.ts';
import type { Pace } from '../../table/pace.ts';
import { levelsOf, PERSON } from '../../table/seats.ts';
import { randomId } from '../seats/secrets.ts';
import type { NewMatch } from '../store/matches.ts';
import { MatchError } from './match-error.ts';
import { rulesVersion } from './rules-version.ts';

/** Whom a new match is for: oneself, somebody who gets a link, or a machine of some level. */
export const ME = 'me';
export const FRIEND = 'friend';

export interface Wish {
  readonly game: string;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly seats: Readonly<Record<Side, string>>;
  readonly pace?: Pace | null | undefined;
  /** How many deeds those who watch are behind. */
  readonly delay?: number | undefined;
  /** It is to count; whoever sits down agrees. */
  readonly rated?: boolean | undefined;
}

const refuse = (problems: readonly Problem[]): MatchError =>
  new MatchError(400, `this match cannot be set up: ${problems[0]?.problem ?? ''}`, problems);

/** A new match as it is to be stored; throws what is wrong with the wish. */
export async function newMatchOf(wish: Wish, person: string): Promise<NewMatch> {
  const game = await registered(wish.game)?.load();
  if (!game) throw refuse([{ at: 'game', problem: `no game is named "${wish.game}"` }]);
  const { scenario, options } = wish;
  const setup = completeSetup(game.rules, { scenario, options });
  const laid = layOut(game.rules, setup);
  if (isProblems(laid)) throw refuse(laid);
  const seats = seatsOf(game, wish.seats, person);
  if (isProblems(seats)) throw refuse(seats);
  const secret = randomBytes(32).toString('hex');
  return {
    id: randomId(),
    setup,
    rules: rulesVersion(wish.game),
    secret,
    commitment: commitmentOf(secret),
    host: person,
    pace: wish.pace ?? null,
    delay: wish.delay ?? 0,
    terms: wish.rated ? JSON.stringify({ rated: true }) : null,
    seats,
  };
}

function seatsOf(
  game: AnyGame,
  wished: Wish['seats'],
  person: string,
): NewMatch['seats'] | readonly Problem[] {
  const { sides } = game.rules;
  const problems: Problem[] = [];
  for (const side of Object.keys(wished))
    if (!sides.includes(side))
      problems.push({ at: `seats.${side}`, problem: `no such side; ${suggestion(side, sides)}` });
  const seats = sides.map((side) => {
    const who = wished[side];
    if (who === ME) return [side, { kind: PERSON, person }] as const;
    if (who === FRIEND) return [side, { kind: PERSON, person: null }] as const;
    const levels = levelsOf(game, side);
    if (who === undefined || !levels.includes(who))
      problems.push({
        at: `seats.${side}`,
        problem: `must be one of: ${[ME, FRIEND, ...levels].join(', ')}`,
      });
    return [side, { kind: who ?? PERSON, person: null }] as const;
  });
  if (!Object.values(wished).includes(ME))
    problems.push({ at: 'seats', problem: 'one of them must be "me"' });
  return problems.length > 0 ? problems : Object.fromEntries(seats);
}
