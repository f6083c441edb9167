import { randomBytes } from 'node:crypto';
import { registered } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import { isProblems, type Setup, type Side } from '../../kernel/game.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { type EventWish, FEWEST_ENTRANTS, nonceOf } from '../../table/events.ts';
import { PERSON } from '../../table/seats.ts';
import { MatchError } from '../matches/match-error.ts';
import { rulesVersion } from '../matches/rules-version.ts';
import { randomId } from '../seats/secrets.ts';
import type { Entrant, EventRow, NewTable } from '../store/events.ts';
import { pairingsOf } from './pairings.ts';
import { refusal } from './refusals.ts';

/** How many events of one's own may wait for people. */
export const MOST_OPEN = 3;

async function gameNamed(id: string): Promise<AnyGame> {
  const game = await registered(id)?.load();
  if (!game) throw new MatchError(400, `no game is named "${id}"`);
  if (game.rules.sides.length !== 2) throw refusal('twoSides');
  return game;
}

/** Signs that hide or turn text have no place in a name that others read. */
const nameIn = (text: string): string =>
  text
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An event as it is to be stored; throws what is wrong with the wish. */
export async function newEvent(wish: EventWish, host: string): Promise<EventRow> {
  const name = nameIn(wish.name);
  if (name.length < 3 || name.length > 60) throw refusal('badName');
  const { rules } = await gameNamed(wish.game);
  const setup = completeSetup(rules, { scenario: wish.scenario, options: wish.options });
  const laid = layOut(rules, setup);
  if (isProblems(laid))
    throw new MatchError(400, `this match cannot be set up: ${laid[0]?.problem ?? ''}`, laid);
  // Whoever plays several tables at once cannot be at all of them.
  if (wish.pace?.kind === 'live') throw refusal('slowOnly');
  const secret = randomBytes(32).toString('hex');
  return {
    id: randomId(),
    name,
    host,
    setup: JSON.stringify(setup),
    pace: wish.pace ? JSON.stringify(wish.pace) : null,
    rated: Number(wish.rated ?? false),
    status: 'open',
    secret,
    commitment: commitmentOf(secret),
    created: Date.now(),
  };
}

/** What the dice of a round are named after. */
export const diceOf = (event: string, round: number): string => `${event}/${round}`;

/** Makes the tables of an event for those who take part. */
export async function tableMaker(
  row: EventRow,
): Promise<(entrants: readonly Entrant[]) => readonly NewTable[]> {
  const setup: Setup = JSON.parse(row.setup);
  const [one, other] = (await gameNamed(setup.game)).rules.sides as [Side, Side];
  return (entrants) => {
    const nonces = entrants.map(({ nonce }) => nonce);
    const seatOf = (side: Side, person: string) => ({
      kind: PERSON,
      person,
      nonce: nonceOf(side, nonces),
    });
    if (entrants.length < FEWEST_ENTRANTS) throw refusal('tooFew');
    return pairingsOf(entrants.map(({ person }) => person)).map(({ round, first, second }) => ({
      round,
      first,
      second,
      match: {
        id: randomId(),
        setup,
        rules: rulesVersion(setup.game),
        secret: row.secret,
        commitment: row.commitment,
        host: row.host,
        terms: row.rated === 1 ? JSON.stringify({ rated: true }) : null,
        pace: row.pace === null ? null : JSON.parse(row.pace),
        dice: diceOf(row.id, round),
        sealed: 2,
        seats: { [one]: seatOf(one, first), [other]: seatOf(other, second) },
      },
    }));
  };
}
