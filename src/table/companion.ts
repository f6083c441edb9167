import { type Choice, readChoiceText, sameChoice } from '../kernel/choice.ts';
import type { AnyGame, OddsCard } from '../kernel/face.ts';
import type { FirstMatchFile, OccasionFile, RemarkFile } from '../kernel/first-match.ts';
import type { GameEvent, Outcome, Setup, Side } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { sameData } from '../kernel/json.ts';
import type { Words } from '../kernel/lesson.ts';
import { completeSetup } from '../kernel/match.ts';
import { POSITION_VERSION } from '../kernel/position.ts';
import type { Counsel, Weighed } from './protocol.ts';
import { fits } from './referee/until.ts';
import { PERSON, type Seats } from './seats.ts';

/** What a companion says and when: from an author's words, a machine's choice and the rules' odds. */

/** How a first match is set up: the learner against Recruits. */
export function firstMatchSetup(
  { rules }: AnyGame,
  { scenario, options = {}, differs, side, seed }: FirstMatchFile,
): { setup: Setup; seats: Seats; seed: string; start?: JsonObject } {
  const fixed = rules.scenarios.find(({ id }) => id === scenario)?.options ?? {};
  const setup = completeSetup(rules, { scenario, options: { ...options, ...fixed } as never });
  const seats = Object.fromEntries(
    rules.sides.map((one) => [one, one === side ? PERSON : 'recruit']),
  );
  if (!differs) return { setup, seats, seed };
  const position = { heliograph: 'position', version: POSITION_VERSION, game: rules.id };
  return { setup, seats, seed, start: { ...position, scenario, options: setup.options, differs } };
}

/** A moment as a companion sees it; the turn is counted from the beginning of the match. */
export interface Occasion {
  readonly turn: number;
  readonly phase: string;
  readonly decision: string;
}

const isThen = (when: OccasionFile | undefined, now: Occasion): boolean =>
  when === undefined ||
  ((when.turn ?? now.turn) === now.turn &&
    (when.phase ?? now.phase) === now.phase &&
    (when.decision ?? now.decision) === now.decision);

/** What is said at this question. */
export const remarkAt = (file: FirstMatchFile, now: Occasion): RemarkFile | null =>
  file.remarks.find(({ when }) => isThen(when, now)) ?? null;

// ------------------------------------------------------------------ warnings

export type Warning =
  /** The author knows this mistake. */
  | { readonly kind: 'known'; readonly say: Words }
  /** The dice speak against it: what they give, and how often. */
  | { readonly kind: 'odds'; readonly good: number; readonly bad: number }
  /** It ends something while the companion would go on. */
  | { readonly kind: 'ends' }
  /** A search expects less of it. */
  | { readonly kind: 'expects'; readonly yours: number; readonly mine: number };

/** A chance of good that is called little, a chance of harm that is called great. */
const LITTLE = 1 / 6;
const GREAT = 1 / 2;
/** Of the chance to win: what is called much, and how many standard errors make it sure. */
const MUCH = 0.08;
const SURE = 2;

const chanceOf = (odds: OddsCard | null, tone: 'good' | 'bad'): number =>
  (odds?.outcomes ?? []).reduce((sum, one) => (one.tone === tone ? sum + one.chance : sum), 0);

const isEnd = ({ piece, with: other, at, to, n, as }: Choice): boolean =>
  [piece, other, at, to, n, as].every((field) => field === undefined);

/** Why one should think again before this choice; `null`: nothing speaks against it. */
export function warningOf(
  file: FirstMatchFile,
  now: Occasion,
  counsel: Counsel | null,
  tried: Weighed,
): Warning | null {
  if (counsel && sameChoice(counsel.choice, tried.choice)) return null;
  const known = file.warnings?.find(({ choice, when }) => {
    const pattern = readChoiceText(choice);
    return isThen(when, now) && pattern !== null && fits(pattern, tried.choice);
  });
  if (known) return { kind: 'known', say: known.say };
  return (
    counsel &&
    (expectedLess(counsel, tried) ?? worseOdds(counsel, tried) ?? endsEarly(counsel, tried))
  );
}

function expectedLess(counsel: Counsel, { choice }: Weighed): Warning | null {
  const other = counsel.others.find((one) => sameChoice(one.choice, choice));
  if (!counsel.expects || !other?.expects) return null;
  const { winChance: mine, error } = counsel.expects;
  const { winChance: yours, error: doubt } = other.expects;
  const lost = mine - yours;
  return lost >= MUCH && lost > SURE * Math.hypot(error, doubt)
    ? { kind: 'expects', yours, mine }
    : null;
}

function worseOdds(counsel: Counsel, { odds }: Weighed): Warning | null {
  if (!odds) return null;
  const [good, bad] = [chanceOf(odds, 'good'), chanceOf(odds, 'bad')];
  const advised = chanceOf(counsel.odds, 'good') - chanceOf(counsel.odds, 'bad');
  const poor = (bad >= GREAT && bad > good) || good <= LITTLE;
  return poor && advised > good - bad ? { kind: 'odds', good, bad } : null;
}

const endsEarly = (counsel: Counsel, { choice, closes }: Weighed): Warning | null =>
  closes && isEnd(choice) && !isEnd(counsel.choice) ? { kind: 'ends' } : null;

// ------------------------------------------------------------------ afterwards

/** One thing that decided it, and the figures of its sentence. */
export interface Verdict {
  readonly say: Words;
  readonly values: JsonObject;
}

interface Told {
  readonly event: GameEvent;
  readonly turn: number;
}

/** What decided the match, from its outcome and from what the learner was told. */
export function verdictsOf(
  { verdicts, side }: FirstMatchFile,
  outcome: Outcome,
  told: readonly Told[],
): readonly Verdict[] {
  const ended = endedFor(side, outcome);
  return verdicts.flatMap((verdict): Verdict[] => {
    if ((verdict.ended ?? ended) !== ended) return [];
    if ((verdict.ending ?? outcome.ending) !== outcome.ending) return [];
    const { event, with: fields = {} } = verdict;
    const those = told.filter(
      (one) =>
        one.event.type === event &&
        Object.entries(fields).every(([key, value]) => sameData(one.event[key], value)),
    );
    if (event !== undefined && those.length === 0) return [];
    const values = { ...outcome, n: those.length, turn: those.at(-1)?.turn ?? 0 };
    return [{ say: verdict.say, values }];
  });
}

const endedFor = (side: Side, { winner }: Outcome): 'won' | 'lost' | 'drawn' =>
  winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
