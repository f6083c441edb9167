import { randomBytes } from 'node:crypto';
import { registered } from '../../games/registry.ts';
import type { AnyGame, PointCount } from '../../kernel/face.ts';
import { commitmentOf } from '../../kernel/fair-dice.ts';
import { isProblems, type Setup } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { BID, type Challenge, type ChallengeWish, RANDOM } from '../../table/lobby.ts';
import type { MatchTerms } from '../../table/online.ts';
import type { Pace } from '../../table/pace.ts';
import { PERSON } from '../../table/seats.ts';
import { MatchError } from '../matches/match-error.ts';
import { rulesVersion } from '../matches/rules-version.ts';
import { randomId } from '../seats/secrets.ts';
import type { ChallengeRow, ListedChallenge } from '../store/challenges.ts';
import type { NewMatch } from '../store/matches.ts';
import { refusal } from './refusals.ts';
import { settleSides } from './sides.ts';

/** How many challenges one may have open, and for how many milliseconds each stands. */
export const MOST_OPEN = 5;
const STANDS = 7 * 24 * 60 * 60 * 1000;
/** Whoever wants to play at once does not wait for a week. */
const STANDS_LIVE = 60 * 60 * 1000;

async function gameNamed(id: string): Promise<AnyGame> {
  const game = await registered(id)?.load();
  if (!game) throw new MatchError(400, `no game is named "${id}"`);
  return game;
}

/** The count of points that a set-up ends with, if it does. */
function countOf(game: AnyGame, setup: Setup): PointCount | null {
  const laid = layOut(game.rules, setup);
  if (isProblems(laid))
    throw new MatchError(400, `this match cannot be set up: ${laid[0]?.problem ?? ''}`, laid);
  return game.pointCount?.(setup.scenario, laid.box) ?? null;
}

/** A bid that the game allows; throws where it does not. */
function bidWithin(count: PointCount | null, bid: number | undefined): number {
  if (!count) throw refusal('noBids');
  if (bid === undefined) throw refusal('bidMissing');
  if (!Number.isInteger(bid) || Math.abs(bid) > count.most) throw refusal('bidBounds');
  return bid;
}

/** A challenge as it is to be stored; throws what is wrong with the wish. */
export async function newChallenge(
  wish: ChallengeWish,
  host: string,
  invited: string | null,
): Promise<ChallengeRow> {
  const game = await gameNamed(wish.game);
  const { rules } = game;
  if (rules.sides.length !== 2) throw refusal('twoSides');
  const setup = completeSetup(rules, { scenario: wish.scenario, options: wish.options });
  const count = countOf(game, setup);
  const { seat } = wish;
  if (seat !== RANDOM && seat !== BID && !rules.sides.includes(seat))
    throw new MatchError(400, `seat must be one of: ${[RANDOM, BID, ...rules.sides].join(', ')}`);
  if (seat !== BID && wish.bid !== undefined) throw refusal('noBidHere');
  const bid = seat === BID ? bidWithin(count, wish.bid) : null;
  const usual = completeSetup(rules, { scenario: setup.scenario });
  const secret = randomBytes(32).toString('hex');
  const created = Date.now();
  return {
    id: randomId(),
    host,
    invited,
    game: setup.game,
    scenario: setup.scenario,
    setup: JSON.stringify(setup),
    standard: Number(canonical(usual.options) === canonical(setup.options)),
    seat,
    bid,
    rated: Number(wish.rated ?? false),
    pace: wish.pace ? JSON.stringify(wish.pace) : null,
    secret,
    commitment: commitmentOf(secret),
    nonce: null,
    status: 'open',
    match: null,
    created,
    expires: created + (wish.pace?.kind === 'live' ? STANDS_LIVE : STANDS),
  };
}

const paceIn = ({ pace }: Pick<ChallengeRow, 'pace'>): Pace | null =>
  pace === null ? null : JSON.parse(pace);

/** The match that a challenge becomes when somebody takes it. */
export async function matchOfChallenge(
  row: ChallengeRow,
  guest: string,
  answer: { readonly nonce: string; readonly bid?: number | undefined },
): Promise<NewMatch> {
  const { id, host, secret, commitment, seat, nonce } = row;
  if (nonce === null) throw refusal('notOpen');
  const game = await gameNamed(row.game);
  const setup: Setup = JSON.parse(row.setup);
  const count = seat === BID ? countOf(game, setup) : null;
  if (seat !== BID && answer.bid !== undefined) throw refusal('noBidHere');
  const bids = count && {
    side: count.side,
    host: bidWithin(count, row.bid ?? undefined),
    guest: bidWithin(count, answer.bid),
  };
  const nonces = { host: nonce, guest: answer.nonce };
  const { sides } = game.rules;
  const settled = settleSides({
    sides,
    seat,
    match: id,
    commitment,
    secret,
    nonces,
    ...(bids && { bids }),
  });
  const seatOf = (side: string) =>
    side === settled.host
      ? { kind: PERSON, person: host, nonce: nonces.host }
      : { kind: PERSON, person: guest, nonce: nonces.guest };
  const terms: MatchTerms = { rated: row.rated === 1, handicap: settled.handicap };
  return {
    id,
    setup,
    rules: rulesVersion(setup.game),
    secret,
    commitment,
    host,
    terms: JSON.stringify(terms),
    pace: paceIn(row),
    seats: Object.fromEntries(sides.map((side) => [side, seatOf(side)])),
  };
}

/** A challenge as a person may see it: another's bid is not among it. */
export function shownTo(row: ListedChallenge, person: string | null): Challenge {
  const mine = row.host === person;
  return {
    id: row.id,
    setup: JSON.parse(row.setup),
    standard: row.standard === 1,
    seat: row.seat,
    rated: row.rated === 1,
    pace: paceIn(row),
    by: row.hostName,
    rating: null,
    mine,
    forMe: person !== null && row.invited === person,
    to: mine ? row.invitedName : null,
    bid: mine ? row.bid : null,
    created: row.created,
    expires: row.expires,
    commitment: row.commitment,
  };
}
