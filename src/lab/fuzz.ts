import { type Choice, choiceKey, readChoice } from '../kernel/choice.ts';
import { checkDamage, checkDamagedFile } from '../kernel/damage.ts';
import { seededDice } from '../kernel/dice.ts';
import type { AnyGame, TextView } from '../kernel/face.ts';
import { isProblems, problemText, type Setup, type Side } from '../kernel/game.ts';
import {
  checkCopies,
  checkJudgements,
  checkListing,
  checkPosition,
  checkRefusals,
  randomOf,
  randomSetup,
} from '../kernel/inspect.ts';
import { checkAnyHearing } from '../kernel/inspect-hearing.ts';
import {
  actAtRandom,
  checkReplay,
  checkUndo,
  drawAnyOrders,
  OFTEN_UNDOING,
  withOrders,
} from '../kernel/inspect-history.ts';
import { checkSecrets } from '../kernel/inspect-secrets.ts';
import { type AnyMatch, type Deed, Match } from '../kernel/match.ts';
import { MATCH_FILE_VERSION, type MatchFile } from '../kernel/match-file.ts';
import { LANGUAGES, speech } from '../kernel/text.ts';

type Random = (below: number) => number;

/** Something that must never happen, and the match that shows it. */
export interface Violation {
  readonly match: number;
  readonly decision: number;
  readonly problem: string;
  readonly file: MatchFile;
}

export interface FuzzReport {
  readonly game: string;
  readonly seed: string;
  readonly matches: number;
  readonly finished: number;
  readonly decisions: number;
  /** How often each check was made. */
  readonly checks: Readonly<Record<string, number>>;
  /** The first of each kind. */
  readonly violations: readonly Violation[];
}

/** A check, and how seldom: once in so many decisions. */
interface Check {
  readonly oneIn: number;
  look(game: AnyGame, match: AnyMatch, random: Random): readonly string[];
}

const CHECKS: Readonly<Record<string, Check>> = {
  listing: { oneIn: 1, look: (_, match) => [...match.lend(checkListing), ...malformed(match)] },
  invariants: {
    oneIn: 1,
    look: (game, { state, box }) => game.rules.violations(state, box).map(problemText),
  },
  refusals: {
    oneIn: 8,
    look: (game, match, random) => match.lend((play) => checkRefusals(game, play, random)),
  },
  judgements: {
    oneIn: 32,
    look: (game, match, random) =>
      match.lend((play) => checkJudgements(game, play, pastDeeds(match, random), random)),
  },
  copies: {
    oneIn: 32,
    look: (_, match, random) => match.lend((play) => checkCopies(play, random)),
  },
  positions: {
    oneIn: 64,
    look: (_, match) => match.lend((play) => checkPosition(play, match.setup)),
  },
  damagedPositions: {
    oneIn: 64,
    look: (_, match, random) => match.lend((play) => checkDamage(play, match.setup, random)),
  },
  damagedFiles: {
    oneIn: 128,
    look: (_, match, random) => match.lend((play) => checkDamagedFile(play, match.setup, random)),
  },
  secrets: {
    oneIn: 64,
    look: (_, match, random) => match.lend((play) => checkSecrets(play, random)),
  },
  hearing: {
    oneIn: 64,
    look: (_, match, random) => match.lend((play) => checkAnyHearing(play, random)),
  },
  words: { oneIn: 128, look: (game, match) => checkWords(game, match) },
  // Undo plays the match again from its start, so it gets dearer as matches get longer.
  undo: {
    oneIn: 256,
    look: (game, match, random) =>
      match.history.length > 1500 && random(16) > 0
        ? []
        : game.rules.sides.flatMap((side) => checkUndo(match, side)),
  },
};

/** Some deeds of this match, to be judged at a moment that is not theirs. */
function pastDeeds({ history }: AnyMatch, random: Random) {
  const drawn = [0, 1, 2].map(() => history[random(Math.max(1, history.length))]?.deed);
  return drawn.flatMap((deed) => (deed && 'choice' in deed ? [deed] : []));
}

const LONGEST = 200_000;
/** So seldom that most of what is asked is still decided by hand. */
const ORDERS_ONE_IN = 48;
/** One decision in so many is made by sides that change their minds all the time. */
const UNDOING_ONE_IN = 5;
/** After so many acts such a match is saved, opened and compared. */
const UNDOING_LENGTH = 600;
/** So many different things wrong, or so many matches that went wrong, are enough to work on. */
const ENOUGH_KINDS = 5;
const ENOUGH = 50;

/** Random legal play with all checks on, until so many decisions are made or enough went wrong. */
export function fuzzGame(
  game: AnyGame,
  seed: string,
  decisions: number,
  say: (decisions: number) => void = () => {},
): FuzzReport {
  const counts: Record<string, number> = {};
  for (const name of [...Object.keys(CHECKS), 'histories']) counts[name] = 0;
  const violations = new Map<string, Violation>();
  let wrong = 0;
  let made = 0;
  let changed = 0;
  let finished = 0;
  let matches = 0;
  while (made < decisions && violations.size < ENOUGH_KINDS && wrong < ENOUGH) {
    const undoing = changed * UNDOING_ONE_IN < made;
    const fuzz = undoing ? fuzzHistory : fuzzMatch;
    const done = fuzz(game, `${seed}/${matches}`, matches, decisions - made, counts, (n) =>
      say(made + n),
    );
    made += done.decisions;
    if (undoing) changed += done.decisions;
    if (done.finished) finished++;
    if (done.violation) {
      const kind = done.violation.problem.replace(/\d+/g, '#');
      if (!violations.has(kind)) violations.set(kind, done.violation);
      wrong++;
    }
    matches++;
  }
  return {
    game: game.rules.id,
    seed,
    matches,
    finished,
    decisions: made,
    checks: counts,
    violations: [...violations.values()],
  };
}

interface Fuzzed {
  readonly decisions: number;
  readonly finished: boolean;
  readonly violation?: Violation;
}

/**
 * The start of a match in which the sides leave orders and change their minds at every moment. By
 * turns the orders are the game's own, or such as may answer any of its decisions.
 */
function fuzzHistory(
  game: AnyGame,
  seed: string,
  number: number,
  budget: number,
  counts: Record<string, number>,
): Fuzzed {
  const random = randomOf(`${game.rules.id} ${seed}`);
  const setup = randomSetup(game, random);
  const own = random(2) === 0;
  const rules = own ? game.rules : withOrders(game.rules);
  const match = Match.begin(rules, setup, seededDice(seed));
  let acts = 0;
  let tried: Deed[] = [];
  const found = (problem: string): Fuzzed => {
    const known = isProblems(match) ? [] : match.history.map((entry) => entry.deed);
    const file = fileOf(setup, seed, [...known, ...tried]);
    const orders = own ? '' : ' (orders for any decision)';
    const violation = {
      match: number,
      decision: acts,
      problem: `history${orders}: ${problem}`,
      file,
    };
    return { decisions: acts, finished: false, violation };
  };
  try {
    if (isProblems(match)) return found(`${match[0]?.at}: ${match[0]?.problem}`);
    const draw = (side: Side) =>
      own ? drawOwnOrders(match, side, random) : drawAnyOrders(match, side, random);
    while (acts < Math.min(budget, UNDOING_LENGTH) && !(match.outcome && random(5) === 0)) {
      const [problem] = [
        ...actAtRandom(match, random, OFTEN_UNDOING, draw, (deed) => {
          tried = [deed];
        }),
        ...rules.violations(match.state, match.box).map(problemText),
      ];
      if (problem !== undefined) return found(problem);
      tried = [];
      acts++;
    }
    counts['histories'] = (counts['histories'] ?? 0) + 1;
    const [problem] = checkReplay(match, seed);
    if (problem !== undefined) return found(problem);
    return { decisions: acts, finished: match.outcome !== null };
  } catch (error) {
    return found(error instanceof Error ? error.message : String(error));
  }
}

function drawOwnOrders({ rules, box }: AnyMatch, side: Side, random: Random) {
  if (!rules.drawStanding) return null;
  return random(2) === 0 ? [] : rules.drawStanding(side, box, random);
}

function fuzzMatch(
  game: AnyGame,
  seed: string,
  number: number,
  budget: number,
  counts: Record<string, number>,
  say: (decisions: number) => void,
): Fuzzed {
  const random = randomOf(`${game.rules.id} ${seed}`);
  const setup = randomSetup(game, random);
  const tried: Deed[] = [];
  const found = (problem: string) => ({
    decisions: tried.length,
    finished: false,
    violation: { match: number, decision: tried.length, problem, file: fileOf(setup, seed, tried) },
  });
  try {
    const match = Match.begin(game.rules, setup, seededDice(seed));
    if (isProblems(match)) return found(`set-up: ${match[0]?.at}: ${match[0]?.problem}`);
    for (;;) {
      const problem = inspect(game, match, random, counts);
      if (problem !== null) return found(problem);
      if (match.outcome || tried.length >= budget) {
        return { decisions: tried.length, finished: match.outcome !== null };
      }
      if (tried.length >= LONGEST) return found(`no end after ${LONGEST} decisions`);
      const refused = leaveOrders(match, random, tried, counts) ?? chooseAny(match, random, tried);
      if (refused !== null) return found(refused);
      if (tried.length % 2048 === 0) say(tried.length);
    }
  } catch (error) {
    return found(error instanceof Error ? error.message : String(error));
  }
}

function inspect(
  game: AnyGame,
  match: AnyMatch,
  random: Random,
  counts: Record<string, number>,
): string | null {
  for (const [name, { oneIn, look }] of Object.entries(CHECKS)) {
    // The end of a match is rare and special: everything looks at it.
    if (random(oneIn) > 0 && !match.outcome) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    const [problem] = look(game, match, random);
    if (problem !== undefined) return `${name}: ${problem}`;
  }
  return null;
}

/** Now and then a side leaves other standing orders, whoever is asked just then. */
function leaveOrders(
  match: AnyMatch,
  random: Random,
  tried: Deed[],
  counts: Record<string, number>,
): string | null {
  const { rules, box } = match;
  if (!rules.drawStanding || random(ORDERS_ONE_IN) > 0) return null;
  const side = rules.sides[random(rules.sides.length)] ?? '';
  const standing = rules.drawStanding(side, box, random);
  tried.push({ side, standing });
  counts['standingOrders'] = (counts['standingOrders'] ?? 0) + 1;
  const left = match.order(side, standing);
  if (isProblems(left)) return `orders it drew itself are refused at ${left[0]?.at}`;
  return left.done ? null : 'orders it drew itself are refused';
}

/** The deed is noted before it is done, so that a file shows also what broke the rules. */
function chooseAny(match: AnyMatch, random: Random, tried: Deed[]): string | null {
  if (match.outcome) return null;
  const owed = match.owed[random(match.owed.length)];
  if (!owed) return 'nobody owes a decision and nobody has won';
  const choices = match.choices(owed.side);
  const choice = choices[random(choices.length)] as Choice;
  tried.push({ side: owed.side, choice });
  const answered = match.choose(owed.side, choice);
  return answered.done ? null : `the offered ${choiceKey(choice)} was refused`;
}

const fileOf = (setup: Setup, seed: string, deeds: readonly Deed[]): MatchFile => ({
  heliograph: 'match',
  version: MATCH_FILE_VERSION,
  setup,
  dice: { kind: 'seeded', seed },
  deeds: [...deeds],
});

/** Choices must be what files can hold. */
const malformed = (match: AnyMatch): string[] =>
  match.owed.flatMap((owed) =>
    match
      .choices(owed.side)
      .filter((choice) => readChoice(choice) === null)
      .map((choice) => `${owed.step.step} offers what no file can hold: ${JSON.stringify(choice)}`),
  );

/** Everything a player would read now can be said, in every language. */
function checkWords(game: AnyGame, match: AnyMatch): string[] {
  const { box } = match;
  const said: string[] = [];
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    const words = speech(game.texts, language);
    for (const side of [...game.rules.sides, null]) {
      said.push(...textViewTexts(game.textView({ state: match.view(side), box }, side, words)));
    }
    for (const { event } of match.history.at(-1)?.told ?? match.opening) {
      said.push(words.say(`event.${event.type}`, event));
    }
    for (const owed of match.owed) {
      said.push(words.say(`ask.${owed.step.step}`, owed.step));
      for (const choice of match.choices(owed.side))
        said.push(words.say(`do.${choice.do}`, { ...choice }));
    }
    if (match.outcome) said.push(words.say(`ending.${match.outcome.ending}`, match.outcome));
  }
  for (const owed of match.owed) {
    const reading = { state: match.view(owed.side), box };
    for (const choice of match.choices(owed.side)) {
      const card = game.odds(reading, owed, choice);
      const total = card?.outcomes.reduce((sum, { chance }) => sum + chance, 0) ?? 1;
      if (Math.abs(total - 1) > 1e-6) {
        wrong.push(`the odds of ${choiceKey(choice)} add up to ${total}`);
      }
    }
  }
  const odd = said.find((text) => /⟨|undefined|\[object/.test(text));
  return odd === undefined ? wrong : [`words are missing: ${odd}`, ...wrong];
}

const textViewTexts = (textView: TextView): string[] => [
  textView.heading,
  ...textView.lines,
  ...(textView.parts ?? []).flatMap(textViewTexts),
];
