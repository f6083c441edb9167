import * as z from 'zod/mini';
import { readChoice } from './choice.ts';
import { type Dice, type ForcedRoll, forcedDice, seededDice } from './dice.ts';
import { fairDice, isSecret, type RecordedRoll } from './fair-dice.ts';
import { CONCLUSIONS, type GameState, isProblems, type Problem, type Rules } from './game.ts';
import { isDeeperThan, type JsonObject } from './json.ts';
import { type Deed, layOut, Match, type Past, type Witness } from './match.ts';
import { readPosition } from './position.ts';
import { repeatedKey } from './repeated-key.ts';

export const MATCH_FILE_VERSION = 1;
export const MATCH_FILE_ENDING = '.heliograph.json';

const text = z.string().check(z.maxLength(10_000));
const value = z.union([z.string(), z.number(), z.boolean()]);
const plainObject = z.record(z.string(), z.unknown());

const roll = z.strictObject({
  key: text,
  epoch: z.int(),
  again: z.int(),
  sides: z.int(),
  lowest: z.int(),
  result: z.int(),
});
const seeded = z.strictObject({
  kind: z.literal('seeded'),
  seed: text,
  known: z.optional(z.array(roll)),
});
const fair = z.strictObject({
  kind: z.literal('fair'),
  match: text,
  commitment: text,
  nonces: z.record(z.string(), text),
  /** Only once the match is over and the dice are revealed. */
  secret: z.optional(text),
  rolls: z.optional(z.array(roll)),
});

const deed = z.union([
  z.strictObject({
    side: text,
    choice: z.unknown().check(z.refine((data) => readChoice(data) !== null)),
  }),
  z.strictObject({ side: text, standing: z.array(plainObject) }),
  z.strictObject({ side: text, ends: z.enum(CONCLUSIONS) }),
]);

const matchFile = z.strictObject({
  heliograph: z.literal('match'),
  version: z.literal(MATCH_FILE_VERSION),
  setup: z.strictObject({
    game: text,
    scenario: text,
    options: z.record(z.string(), value),
    pack: z.optional(plainObject),
  }),
  /** A match may begin in the middle: a position instead of the scenario's opening. */
  start: z.optional(plainObject),
  dice: z.union([seeded, fair]),
  deeds: z.array(deed),
  /** The match it branched off, and after how many deeds. */
  from: z.optional(z.strictObject({ match: text, deeds: z.int().check(z.minimum(0)) })),
  /** Who sat where: `person` or a level of the machine. */
  seats: z.optional(z.record(z.string(), text)),
  /** Who sat there before a seat changed hands. */
  earlier: z.optional(
    z.array(z.strictObject({ side: text, seat: text, until: z.int().check(z.minimum(0)) })),
  ),
  /** Fingerprint of the last state, to notice damage. */
  hash: z.optional(text),
  /** When it was saved, as a person would like to read it in a list. */
  saved: z.optional(text),
  /** What went wrong on the page that wrote this file, where it is a report. */
  trouble: z.optional(
    z.strictObject({
      part: text,
      problem: text,
      trace: text,
      browser: text,
      language: text,
      window: text,
    }),
  ),
});

export interface MatchFile {
  readonly heliograph: 'match';
  readonly version: typeof MATCH_FILE_VERSION;
  readonly setup: Match<GameState, unknown>['setup'];
  readonly start?: JsonObject;
  readonly dice: DiceTerms;
  readonly deeds: readonly Deed[];
  readonly from?: Branching;
  readonly seats?: Readonly<Record<string, string>>;
  readonly earlier?: readonly EarlierSeat[];
  readonly hash?: string;
  readonly saved?: string;
  readonly trouble?: Trouble;
}

/** Who sat in a seat until it changed hands. */
export interface EarlierSeat {
  readonly side: string;
  /** `person` or a level of the machine. */
  readonly seat: string;
  /** The number of the first deed that is no longer theirs. */
  readonly until: number;
}

/** Where a match branched off another. */
export interface Branching {
  /** The name under which the other is kept. */
  readonly match: string;
  readonly deeds: number;
}

/** What went wrong on a page, and where: for whoever mends it. */
export interface Trouble {
  readonly part: string;
  readonly problem: string;
  readonly trace: string;
  readonly browser: string;
  readonly language: string;
  /** Width and height. */
  readonly window: string;
}

export type DiceTerms =
  | {
      readonly kind: 'seeded';
      readonly seed: string;
      /** What was rolled before the match branched off one with other dice. */
      readonly known?: readonly RecordedRoll[];
    }
  /** Set beforehand, as in a lesson. No file that comes from outside may say so. */
  | { readonly kind: 'forced'; readonly seed: string; readonly rolls: readonly ForcedRoll[] }
  | {
      readonly kind: 'fair';
      readonly match: string;
      readonly commitment: string;
      readonly nonces: Readonly<Record<string, string>>;
      readonly secret?: string;
      readonly rolls?: readonly RecordedRoll[];
    };

/** Reads the text of a match file: what is wrong with it is said as a person would need it. */
export function parseMatchFile(source: string): MatchFile | readonly Problem[] {
  const data = parseJson(source);
  if (isProblems(data)) return data;
  const head = data.value as { heliograph?: unknown; version?: unknown } | null;
  if (typeof head !== 'object' || head === null || head.heliograph !== 'match') {
    return [{ at: 'heliograph', problem: 'this is not a Heliograph match file' }];
  }
  if (typeof head.version === 'number' && head.version > MATCH_FILE_VERSION) {
    const problem = `version ${head.version} is newer than this Heliograph reads (${MATCH_FILE_VERSION}); update it`;
    return [{ at: 'version', problem }];
  }
  const parsed = matchFile.safeParse(data.value);
  if (parsed.success) return parsed.data as unknown as MatchFile;
  return parsed.error.issues.slice(0, 10).map((issue) => ({
    at: issue.path.join('.'),
    problem: issue.message,
  }));
}

/** Nothing we write comes near it; whoever goes through a deeper file runs out of room. */
const DEEPEST = 100;

/** JSON with a message that tells a cut-off file from a foreign one. */
export function parseJson(source: string): { readonly value: unknown } | readonly Problem[] {
  if (source.trim() === '') return [{ at: '', problem: 'the file is empty' }];
  if (isDeeperThan(source, DEEPEST)) {
    const problem = `the file is nested deeper than ${DEEPEST} levels; no file of ours is`;
    return [{ at: '', problem }];
  }
  try {
    const value: unknown = JSON.parse(source);
    const twice = repeatedKey(source);
    if (twice !== null) return [{ at: twice, problem: 'stands twice in the file' }];
    return { value };
  } catch (error) {
    const start = source.trimStart()[0];
    if (start !== '{' && start !== '[') return [{ at: '', problem: 'this is not JSON' }];
    const closed = source.trimEnd().endsWith(start === '{' ? '}' : ']');
    const why = error instanceof Error ? error.message : '';
    return [
      {
        at: '',
        problem: closed ? `the file is damaged (${why})` : 'the file is cut off before its end',
      },
    ];
  }
}

/** The dice of a match file. Fair dice can be rolled again only once their secret is revealed. */
export function diceOf(terms: DiceTerms): Dice | readonly Problem[] {
  if (terms.kind === 'seeded') {
    const fresh = seededDice(terms.seed);
    return terms.known ? recordedDice(terms.known, fresh) : fresh;
  }
  if (terms.kind === 'forced') return forcedDice(terms.rolls, seededDice(terms.seed));
  if (terms.secret !== undefined) {
    if (!isSecret(terms.secret))
      return [{ at: 'dice.secret', problem: 'must be 64 hexadecimal digits' }];
    return fairDice(terms.secret, terms);
  }
  if (terms.rolls) return recordedDice(terms.rolls);
  return [
    { at: 'dice', problem: 'the dice of this match are still secret and no rolls are recorded' },
  ];
}

/** Shows again what was recorded; what was not comes from other dice, or is missing. */
function recordedDice(rolls: readonly RecordedRoll[], others?: Dice): Dice {
  const known = new Map(rolls.map((r) => [`${r.epoch}/${r.again}/${r.key}`, r]));
  return {
    draw(key, epoch, again, sides, lowest) {
      const found = known.get(`${epoch}/${again}/${key}`);
      if (!found && others) return others.draw(key, epoch, again, sides, lowest);
      if (!found) throw new MissingRoll(`the file holds no roll "${key}" in epoch ${epoch}`);
      return found.result;
    },
  };
}

export class MissingRoll extends Error {}

/** Where a match may be taken up again, so that what came before need not be played. */
export interface Midway<S> extends Past {
  readonly state: S;
}

/**
 * Plays a match file through, from its beginning or from midway. Stops at the first deed that the rules refuse, or that makes them
 * fail, and says which and why.
 */
export function openMatch<S extends GameState, B>(
  rules: Rules<S, B>,
  file: MatchFile,
  onDeed?: (match: Match<S, B>, index: number) => void,
  witness?: Witness<S, B>,
  midway?: Midway<S>,
): Match<S, B> | readonly Problem[] {
  const dice = diceOf(file.dice);
  return isProblems(dice) ? dice : openWith(dice, rules, file, onDeed, witness, midway);
}

/** The same with dice of the caller's. */
export function openWith<S extends GameState, B>(
  dice: Dice,
  rules: Rules<S, B>,
  file: MatchFile,
  onDeed?: (match: Match<S, B>, index: number) => void,
  witness?: Witness<S, B>,
  midway?: Midway<S>,
): Match<S, B> | readonly Problem[] {
  const laid = midway
    ? takeUp(rules, file, midway)
    : file.start
      ? readPosition(rules, file.start)
      : layOut(rules, file.setup);
  if (isProblems(laid)) return laid;
  let at = 'setup';
  try {
    const match = new Match(rules, file.setup, laid.box, laid.state, dice, witness, midway);
    for (const [index, deed] of file.deeds.entries()) {
      if (midway && index < midway.history.length) continue;
      at = `deeds.${index}`;
      const tried = match.attempt(deed);
      if (isProblems(tried)) return tried.map((p) => ({ at: `${at}.${p.at}`, problem: p.problem }));
      if (!tried.done) {
        const { rule, reason } = tried.refusal;
        const problem = `not legal: ${reason}${rule ? ` (rule ${rule})` : ''}`;
        return [{ at, problem }];
      }
      onDeed?.(match, index);
    }
    if (file.hash !== undefined && file.hash !== match.hash) {
      return [
        { at: 'hash', problem: `the match ends in ${match.hash}, but the file says ${file.hash}` },
      ];
    }
    return match;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof MissingRoll) return [{ at: 'dice.rolls', problem: why }];
    return [{ at, problem: `the rules fail here: ${why}` }];
  }
}

function takeUp<S extends GameState, B>(
  rules: Rules<S, B>,
  { setup }: MatchFile,
  { state }: Midway<S>,
): { readonly box: B; readonly state: S } | readonly Problem[] {
  const box = rules.openBox(setup.pack);
  return isProblems(box) ? box : { box, state: rules.clone(state) };
}

/** The file of a match that is not begun. */
export const newMatchFile = (
  setup: MatchFile['setup'],
  dice: DiceTerms,
  seats?: MatchFile['seats'],
): MatchFile => ({
  heliograph: 'match',
  version: MATCH_FILE_VERSION,
  setup,
  dice,
  deeds: [],
  ...(seats && { seats }),
});

/** A match as a file. */
export function writeMatchFile<S extends GameState, B>(
  match: Match<S, B>,
  dice: DiceTerms,
  more: Pick<MatchFile, 'seats' | 'earlier' | 'saved' | 'start' | 'from'> = {},
): MatchFile {
  return {
    heliograph: 'match',
    version: MATCH_FILE_VERSION,
    setup: match.setup,
    dice,
    ...more,
    deeds: match.history.map((entry) => entry.deed),
    hash: match.hash,
  };
}
