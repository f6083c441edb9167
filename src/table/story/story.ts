import type { Choice } from '../../kernel/choice.ts';
import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame, Loss } from '../../kernel/face.ts';
import { type RecordedRoll, recording } from '../../kernel/fair-dice.ts';
import {
  type GameEvent,
  type GameState,
  isProblems,
  type Problem,
  type Reading,
  type Side,
} from '../../kernel/game.ts';
import type { AnyJudge } from '../../kernel/judge.ts';
import { type AnyMatch, mayKnow, type Told, type Witness } from '../../kernel/match.ts';
import { diceOf, type MatchFile, openWith } from '../../kernel/match-file.ts';
import { Play } from '../../kernel/play.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { chanceOfFirst, NOBODY_JUDGES } from './chances.ts';

/** How a match went, deed by deed: who stood to win, and what the dice had to do with it. */
export interface Story {
  /** The side whose chances are told; the others' are what is missing to one. */
  readonly side: Side;
  readonly points: readonly StoryPoint[];
  /** By chapter of the rules in which the dice fell, the weightiest first. */
  readonly luck: readonly Luck[];
  /** How far the judge is off on average. */
  readonly error: number;
  /** The key figures of the game as each turn ended; none where it names none. */
  readonly gauges: readonly TurnGauges[];
  /** Where the chance jumped: what happened that moved it most, as everybody was told. */
  readonly jumps: readonly Jump[];
  /** Turn by turn, what each side lost; turns and sides without a loss are left out. */
  readonly losses: readonly TurnLosses[];
}

export interface Jump {
  /** After so many deeds. */
  readonly deeds: number;
  readonly event: GameEvent;
}

export interface TurnLosses {
  readonly turn: number;
  readonly side: Side;
  /** What is gone, by component id. */
  readonly gone: readonly string[];
  /** Points of strength that others lost. */
  readonly points: number;
}

export interface TurnGauges {
  readonly turn: number;
  readonly gauges: Readonly<Record<string, number>>;
}

/** The match after a deed. */
export interface StoryPoint {
  /** How many deeds were made. */
  readonly deeds: number;
  /** Who did it, and what; `null`: standing orders. */
  readonly by: Side;
  readonly choice: Choice | null;
  readonly turn: number;
  /** The scene in which it can be looked at, as those who watch count them. */
  readonly scene: number;
  /** How likely `side` was to win. */
  readonly chance: number;
  /** What the dice of this deed gave `side`, or took; 0 where none fell. */
  readonly luck: number;
}

/** What the dice of one chapter gave the side whose story it is. */
export interface Luck {
  readonly chapter: string;
  readonly rolls: number;
  readonly gain: number;
  /** Standard error of the gain. */
  readonly error: number;
}

/** How often each deed is rolled anew to see what was to be expected of it. */
const ANEW = 12;

/**
 * Tells a finished match. What the dice gave is the chance after them less what the same deed would
 * have led to on average: it is done again with other dice. All of it is seen with the eyes of the
 * sides, never with more than they could know.
 */
export function tellStory(
  game: AnyGame,
  file: MatchFile,
  progress: (done: number, all: number) => void = () => {},
): Story | readonly Problem[] {
  const { rules, judge } = game;
  if (!judge) return [NOBODY_JUDGES];
  const dice = diceOf(file.dice);
  if (isProblems(dice)) return dice;
  const { hash: _, ...opening } = file;
  const begun = openWith(dice, rules, { ...opening, deeds: [] });
  if (isProblems(begun)) return begun;
  const teller = new Teller(game, judge, file, begun, progress);
  const played = openWith(
    recording(dice, teller.rolls),
    rules,
    file,
    ({ state }, index) => teller.after(state, index),
    teller,
  );
  return isProblems(played) ? played : teller.story;
}

type LossPlace = Pick<TurnLosses, 'turn' | 'side'>;

class Teller implements Witness<GameState, unknown> {
  readonly rolls: RecordedRoll[] = [];
  private readonly points: StoryPoint[] = [];
  private readonly luck = new Map<string, { rolls: number; gain: number; variance: number }>();
  private readonly side: Side;
  private readonly chapters: ReadonlyMap<string, string>;
  private before: GameState;
  private readonly box: unknown;
  private scene = -1;
  private readonly jumps: Jump[] = [];
  /** The chance at the last event that everybody was told of, and the one that moved it most since the last deed. */
  private chance: number;
  private moved: { readonly event: GameEvent; readonly by: number } | null = null;
  private rule = '';
  private readonly gauges = new Map<number, TurnGauges['gauges']>();
  private readonly losses = new Map<string, { gone: string[]; points: number } & LossPlace>();
  private rolled = 0;
  private readonly game: AnyGame;
  private readonly judge: AnyJudge;
  private readonly file: MatchFile;
  private readonly progress: (done: number, all: number) => void;

  constructor(
    game: AnyGame,
    judge: AnyJudge,
    file: MatchFile,
    begun: AnyMatch,
    progress: (done: number, all: number) => void,
  ) {
    this.game = game;
    this.judge = judge;
    this.file = file;
    this.progress = progress;
    this.before = game.rules.clone(begun.state);
    this.box = begun.box;
    this.side = game.rules.sides[0] ?? '';
    this.chance = chanceOfFirst(game, begun.box, begun.state);
    this.chapters = new Map(game.ledger.rules.map(({ id, chapter }) => [id, chapter]));
  }

  get story(): Story {
    const { side, points } = this;
    const luck = [...this.luck].map(([chapter, { rolls, gain, variance }]) => ({
      chapter,
      rolls,
      gain,
      error: Math.sqrt(variance),
    }));
    luck.sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
    const errors = this.judge.features.stages.map(
      (_, stage) => this.judge.lesson(stage, side).error,
    );
    const gauges = [...this.gauges].map(([turn, values]) => ({ turn, gauges: values }));
    const losses = [...this.losses.values()];
    const { jumps } = this;
    return { side, points, jumps, luck, error: Math.max(...errors), gauges, losses };
  }

  hear(told: Told, now: Reading<GameState, unknown>): void {
    if (mayKnow(told, null)) {
      this.scene += 1;
      this.weigh(told.event, now);
    }
    const { rule } = told.event;
    if (this.rule === '' && typeof rule === 'string') this.rule = rule;
    const loss = this.game.lossOf?.(told.event, this.box);
    if (loss) this.count(loss, this.game.rules.clock(now.state).turn);
  }

  private weigh(event: GameEvent, { state, box }: Reading<GameState, unknown>): void {
    const chance = chanceOfFirst(this.game, box, state);
    const by = Math.abs(chance - this.chance);
    if (by > (this.moved?.by ?? 0)) this.moved = { event, by };
    this.chance = chance;
  }

  private count({ side, piece, points }: Loss, turn: number): void {
    const key = `${turn} ${side}`;
    const known = this.losses.get(key) ?? { turn, side, gone: [], points: 0 };
    if (points === undefined) known.gone.push(piece);
    else known.points += points;
    this.losses.set(key, known);
  }

  forget(): void {}

  /** Called after every deed. */
  after(state: DeepReadonly<GameState>, index: number): void {
    const { rules } = this.game;
    const chance = chanceOfFirst(this.game, this.box, state);
    const luck = this.rolls.length > this.rolled ? this.luckOf(index, chance) : 0;
    const { turn } = rules.clock(state);
    // What stands there last is how the turn ended.
    const gauges = this.game.gauges?.(state, this.box);
    if (gauges) this.gauges.set(turn, gauges);
    const deed = this.file.deeds[index];
    const gain = chance - (this.points.at(-1)?.chance ?? chance);
    if (this.moved && isJump(gain)) this.jumps.push({ deeds: index + 1, event: this.moved.event });
    this.chance = chance;
    this.moved = null;
    this.points.push({
      deeds: index + 1,
      by: deed?.side ?? '',
      choice: deed && 'choice' in deed ? deed.choice : null,
      turn,
      scene: Math.max(0, this.scene),
      chance,
      luck,
    });
    this.before = rules.clone(state);
    this.rolled = this.rolls.length;
    this.rule = '';
    this.progress(index + 1, this.file.deeds.length);
  }

  private luckOf(index: number, chance: number): number {
    const deed = this.file.deeds[index];
    if (!deed || !('choice' in deed)) return 0;
    const { rules } = this.game;
    const expected: number[] = [];
    for (let n = 0; n < ANEW; n++) {
      const state = rules.clone(this.before);
      const play = new Play(rules, this.box, state, seededDice(`story/${index}/${n}`));
      const owed = play.owedBy(deed.side);
      const choice = owed && play.offered(owed, deed.choice);
      if (!owed || !choice) return 0;
      play.take(owed, choice);
      expected.push(chanceOfFirst(this.game, this.box, state));
    }
    const mean = expected.reduce((sum, one) => sum + one, 0) / ANEW;
    const squares = expected.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    const chapter = this.chapters.get(this.rule) ?? '';
    const known = this.luck.get(chapter) ?? { rolls: 0, gain: 0, variance: 0 };
    this.luck.set(chapter, {
      rolls: known.rolls + 1,
      gain: known.gain + chance - mean,
      variance: known.variance + squares / (ANEW - 1) / ANEW,
    });
    return chance - mean;
  }
}

/** The same story with the chances of another side, where there are two. */
export function seenBy(story: Story, side: Side): Story {
  if (side === story.side) return story;
  return {
    ...story,
    side,
    points: story.points.map((point) => ({
      ...point,
      chance: 1 - point.chance,
      luck: 0 - point.luck,
    })),
    luck: story.luck.map((row) => ({ ...row, gain: 0 - row.gain })),
  };
}

/** A jump of the win chance worth a look. */
export interface TurningPoint extends StoryPoint {
  /** What the side of the story gained by it. */
  readonly gain: number;
  /** What happened then; `null` where nothing was told to everybody. */
  readonly event: GameEvent | null;
}

/** Jumps smaller than this turn nothing. */
const JUMP = 0.08;

const isJump = (gain: number): boolean => Math.abs(gain) >= JUMP;

/** A jump is set against so many deeds before and after it: a share of the match, within bounds. The first few turn nothing. */
const SPAN = { share: 1 / 24, least: 8, most: 60 };

/**
 * How much of the jump at a point lasts. The judge thinks more of who is about to move, so that the
 * chance goes up and down with every turn of play; what comes and goes turns nothing.
 */
function lastingAt(points: readonly StoryPoint[], at: number): number {
  const { share, least, most } = SPAN;
  const span = Math.round(Math.min(most, Math.max(least, points.length * share)));
  const before = meanChance(points.slice(Math.max(0, at - span), at));
  const after = meanChance(points.slice(at, at + span));
  return after - before;
}

const meanChance = (points: readonly StoryPoint[]): number =>
  points.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, points.length);

/** The largest jumps that last, at most so many, in the order in which they came. */
export function turningPoints({ points, jumps }: Story, most: number): readonly TurningPoint[] {
  const events = new Map(jumps.map(({ deeds, event }) => [deeds, event]));
  const found: { readonly point: TurningPoint; readonly weight: number }[] = [];
  for (const [i, point] of points.entries()) {
    const gain = point.chance - (points[i - 1]?.chance ?? point.chance);
    if (i < SPAN.least || !isJump(gain)) continue;
    const lasting = lastingAt(points, i);
    const weight = Math.min(Math.abs(gain), Math.sign(gain) * lasting);
    const event = events.get(point.deeds) ?? null;
    if (weight >= JUMP / 2) found.push({ point: { ...point, gain, event }, weight });
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ point }) => point)
    .sort((a, b) => a.deeds - b.deeds);
}

/** From here on the end of a match is beyond doubt. */
export const SURE = 0.85;

/**
 * The turn in which it was decided: from then on the winner's chance never fell below `SURE`.
 * `null` where it was open to the last, or where nobody won.
 */
export function decidedIn({ side, points }: Story, winner: Side | null): number | null {
  if (winner === null) return null;
  const doubtful = points.findLastIndex(
    ({ chance }) => (winner === side ? chance : 1 - chance) < SURE,
  );
  // The last point is the end itself.
  return doubtful >= points.length - 2 ? null : (points[doubtful + 1]?.turn ?? null);
}
