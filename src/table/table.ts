import { type Choice, choiceKey } from '../kernel/choice.ts';
import type { AnyGame } from '../kernel/face.ts';
import {
  type Conclusion,
  type GameState,
  isProblems,
  type Outcome,
  type Owed,
  type Problem,
  type Refusal,
  type Side,
  type StandingOrder,
} from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { AnyMatch, Deed, Entry } from '../kernel/match.ts';
import { type DiceTerms, type MatchFile, openMatch, writeMatchFile } from '../kernel/match-file.ts';
import {
  type Automatic,
  keepSecrets,
  nextByItself,
  type Onlooker,
  waitingFor,
} from './automatic.ts';
import { follow } from './follow.ts';
import { rehearse } from './knowledge.ts';
import { chanceSeed, IllegalAnswer, think } from './machines.ts';
import { Orders } from './ordering.ts';
import { LEVEL, LOST, Outlook } from './outlook.ts';
import { Past, type TakenUp } from './past.ts';
import type { Refused, Stopped } from './protocol.ts';
import { Questions } from './questions.ts';
import { Seating } from './seating.ts';
import { isPerson, peopleOf, type Seats } from './seats.ts';
import {
  type Changes,
  keptDeed,
  recalled,
  type Settled,
  type Snapshot,
  settledSince,
} from './snapshot.ts';
import { Strokes } from './strokes.ts';
import { Tale, type Viewer } from './tale.ts';
import { Tally } from './tally.ts';
import { machineDeed } from './why.ts';

/** Where a match stands, for lists of matches. Everyone may know it. */
export interface MatchStatus {
  readonly turn: number;
  readonly phase: string;
  readonly waiting: readonly Side[];
  readonly outcome: Outcome | null;
}

export interface TableSettings {
  /** Who sits where; as the file says, if not said. */
  readonly seats?: Seats;
  /** How many boards of the past are kept at hand; older ones are played out again when asked for. */
  readonly boards?: number;
  /** Where the match is taken up; without it all its deeds are played again. */
  readonly from?: Snapshot;
}

/** What is seen after so many changes. */
interface Looks {
  readonly at: number;
  readonly views: Map<Viewer, GameState>;
  readonly see: (viewer: Viewer) => GameState;
}

/**
 * One match with people and machines in its seats: runs the rules, lets machines answer, keeps the
 * tale, and says to each side no more than it may know. Where it stands (a worker of the page, a
 * terminal, a server) it does not know. What is shown where is for the screens (`screen.ts`).
 */
export class Table {
  readonly game: AnyGame;
  readonly tale: Tale;
  readonly past: Past;
  readonly questions: Questions;
  readonly onlookers = new Set<Onlooker>();
  /** What sides want to be answered when they are asked. */
  readonly orders = new Orders();
  /** Machines wait: somebody wants to look. */
  paused = false;
  /** How many decisions machines may still make before they wait: who watches sets the pace. */
  allowed = Number.POSITIVE_INFINITY;
  /** Machines take no time to think: somebody wants to go on. */
  hurried = false;
  readonly seating: Seating;
  private readonly match: AnyMatch;
  private readonly tally: Tally;
  private readonly strokes: Strokes;
  private readonly outlook: Outlook;
  private readonly dice: DiceTerms;
  /** What the file says besides set-up, dice, seats and deeds. */
  private readonly besides: Pick<MatchFile, 'start' | 'from'>;
  private changed = 0;
  /** What viewers see after so many changes: cut once, however many look. */
  private looks: Looks | null = null;
  /** What is done now was done elsewhere, and what it means for orders was settled there. */
  private repeats = false;
  /** How many deeds stand as they were when `takeChanges` was last asked. */
  private same = 0;

  private constructor(
    game: AnyGame,
    file: MatchFile,
    seats: Seats,
    match: AnyMatch,
    tale: Tale,
    takenUp: TakenUp | null,
  ) {
    this.game = game;
    this.match = match;
    this.tale = tale;
    this.seating = new Seating(game, file.seats ?? seats, file.earlier);
    this.seating.change(seats, match.history.length);
    this.past = new Past(this, match, tale, takenUp);
    this.questions = new Questions(game, match);
    this.tally = new Tally(match);
    this.strokes = new Strokes(match, this.tally);
    this.outlook = new Outlook(game, match);
    this.dice = file.dice;
    this.besides = {
      ...(file.start && { start: file.start }),
      ...(file.from && { from: file.from }),
    };
    tale.isMachines = (entry) => machineDeed(match.history, entry, this.seating) !== null;
    tale.onForget = (entries) => {
      this.seating.forget(entries);
      this.same = Math.min(this.same, entries);
      this.tally.forget(entries);
      this.outlook.forget(entries);
      for (const onlooker of this.onlookers) onlooker.forget();
    };
  }

  /** Opens a match file; a new match is a file without deeds. */
  static open(game: AnyGame, file: MatchFile, settings: TableSettings = {}): Table | Refused {
    const { seats = file.seats ?? {}, boards = Number.POSITIVE_INFINITY } = settings;
    const tale = new Tale(game.rules, boards);
    const past = settings.from && recalled(settings.from, file.deeds);
    if (past) tale.recall(past.pages, game.rules.openBox(file.setup.pack));
    const match = openMatch(game.rules, file, undefined, tale, past?.midway);
    if (isProblems(match)) return { problems: match };
    const takenUp = past ? { ...past.midway, pages: past.pages.length } : null;
    return new Table(game, file, seats, match, tale, takenUp);
  }

  // ------------------------------------------------------------------ what there is

  get box(): unknown {
    return this.match.box;
  }

  get seats(): Seats {
    return this.seating.seats;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  /** Grows whenever something was done or taken back. */
  get changes(): number {
    return this.changed;
  }

  /** How many deeds were made. Not for people: in secret others may have made some. */
  get deeds(): number {
    return this.match.history.length;
  }

  get standing(): MatchStatus {
    const { turn, phase } = this.match.rules.clock(this.match.state);
    const waiting = this.outcome ? [] : this.match.owed.map((owed) => owed.side);
    return { turn, phase, waiting, outcome: this.outcome };
  }

  isPerson(side: Side): boolean {
    return isPerson(this.seats, side);
  }

  get people(): readonly Side[] {
    return peopleOf(this.game.rules.sides, this.seats);
  }

  /** Sides that owe a decision now. Not for people: see `waitingFor`. */
  get owed(): readonly Owed[] {
    return this.match.owed;
  }

  owedBy(side: Side): Owed | undefined {
    return this.outcome ? undefined : this.match.owedBy(side);
  }

  ruleOf(owed: Owed): string {
    return this.match.ruleOf(owed);
  }

  choices(side: Side): readonly Choice[] {
    return this.match.choices(side);
  }

  /** The legal choice that a tried one names, itself or by an equal thing. */
  offered(side: Side, tried: Choice): Choice | undefined {
    return this.match.offered(side, tried);
  }

  /** What `viewer` sees. Nobody writes to it: it is the same for all who ask. */
  view(viewer: Viewer): GameState {
    const { changed, looks } = this;
    const now =
      looks?.at === changed
        ? looks
        : { at: changed, views: new Map(), see: this.tale.seeing(this.match.state, this.box) };
    this.looks = now;
    const view = now.views.get(viewer) ?? now.see(viewer);
    now.views.set(viewer, view);
    return view;
  }

  /** The standing orders that `side` left. */
  ordersOf(side: Side): readonly StandingOrder[] {
    return this.match.state.core.standing[side] ?? [];
  }

  /** Whether these sides may not know the same. */
  keepSecrets(sides: readonly Side[]): boolean {
    return keepSecrets(this.match, sides);
  }

  /** Whom the match waits for, as `viewer` may know it. */
  waitingFor(viewer: Viewer): readonly Side[] {
    return waitingFor(this.match, viewer);
  }

  /** The sides decide at the same time, and nobody sees who is through. */
  get isSecretive(): boolean {
    return this.match.state.core.lanes.length > 0;
  }

  /** How many deeds `viewer` may know of: its own, and those that were not made in secret. */
  deedsKnownTo(viewer: Viewer): number {
    return this.tally.knownTo(viewer);
  }

  /** How many deeds `side` made: the number of the question it is asked. */
  deedsOf(side: Side): number {
    return this.tally.of(side);
  }

  /** What was done and taken back since this was last asked: for stores that keep deed by deed. */
  takeChanges(): Changes {
    const { same } = this;
    this.same = this.deeds;
    return { same, added: this.match.history.slice(same).map(keptDeed) };
  }

  /** Where it could be taken up again, with the chapter from so many deeds on. */
  settledSince(from: number): Settled | null {
    return settledSince(this.match, this.tale, from);
  }

  /** How many deeds nobody can take back without the consent of others. */
  get settled(): number {
    return this.match.settled.entries;
  }

  /** All that the position says, secrets too. Not for people: lessons judge by it. */
  get words(): JsonObject {
    return this.game.rules.write(this.match.state, this.match.box, true);
  }

  file(): MatchFile {
    const { seats, earlier } = this.seating;
    return writeMatchFile(this.match, this.dice, {
      seats,
      ...(earlier.length > 0 && { earlier }),
      ...this.besides,
    });
  }

  /** Plays the match through again and takes the fingerprint of every state. */
  fingerprints(): readonly string[] {
    const prints: string[] = [];
    openMatch(this.game.rules, this.file(), (match) => prints.push(match.hash));
    return prints;
  }

  /** The first scene that `side` was told after it last decided by its own hand; `null` if it never did. */
  sceneAfterDecision(side: Side): number | null {
    return this.past.sceneAfterDecision(side, this.orders.of(side).since);
  }

  // ------------------------------------------------------------------ deeds

  /** Answers a decision; says why it cannot. */
  choose(side: Side, choice: Choice): Refusal | null {
    this.strokes.forget(side);
    const refusal = this.press(side, choice);
    if (!refusal) this.orders.decided(side);
    return refusal;
  }

  private press(side: Side, choice: Choice): Refusal | null {
    const tried = this.match.choose(side, choice);
    if (!tried.done) return this.questions.refusal(side, choice);
    this.done(tried.entry);
    return null;
  }

  private done(entry: Entry): void {
    this.changed++;
    if (!this.repeats) this.orders.happened(entry);
  }

  /**
   * Makes choices one after the other, as long as each is legal; `whole`: all of them or none, as
   * far as no die falls. What was made with one stroke is taken back with one.
   */
  follow(
    side: Side,
    choices: readonly Choice[],
    whole: boolean,
    playForced: boolean,
  ): Stopped | null {
    const rehearsed = whole && rehearse(this.match, side, choices, playForced);
    if (rehearsed) return rehearsed;
    let stopped: Stopped | null = null;
    const before = this.deeds;
    this.strokes.asOne(side, () => {
      stopped = follow(choices, playForced, {
        press: (choice) => this.press(side, choice),
        offered: () => this.match.choices(side),
      });
    });
    if (this.deeds > before) this.orders.decided(side);
    return stopped;
  }

  /** Leaves standing orders; problems if the game does not understand them. */
  order(side: Side, orders: readonly StandingOrder[]): readonly Problem[] {
    const tried = this.match.order(side, orders);
    if (isProblems(tried)) return tried;
    if (!tried.done) return [{ at: 'orders', problem: tried.refusal.reason }];
    this.done(tried.entry);
    return [];
  }

  /** Ends the match otherwise than by its rules; says why it cannot. */
  end(side: Side, ends: Conclusion): Refusal | null {
    const tried = this.match.end(side, ends);
    if (!tried.done) return tried.refusal;
    this.done(tried.entry);
    return null;
  }

  /** Whether the machine of a side would take a draw now. */
  takesDraw(side: Side): boolean {
    return !this.isPerson(side) && this.isYielding && this.outlook.isSure(side, LEVEL);
  }

  /** Somebody who plays here wants machines to know when they have lost. */
  private get isYielding(): boolean {
    return [...this.onlookers].some(({ yields, sides }) => yields && sides.length > 0);
  }

  /** Does again what was done at another table of the same match. */
  repeat(deed: Deed): void {
    const { side } = deed;
    this.strokes.forget(side);
    this.repeats = true;
    const refused =
      'choice' in deed
        ? this.press(side, deed.choice)
        : 'ends' in deed
          ? this.end(side, deed.ends)
          : this.order(side, deed.standing)[0];
    this.repeats = false;
    if (refused) throw new IllegalAnswer(`${side} cannot do again what was done elsewhere`);
  }

  /** Whether there is a decision to go back to; with `playForced`, one that will not answer itself again. */
  canUndo(side: Side, playForced = false): boolean {
    const { match } = this;
    let at = match.undoable(side);
    while (playForced && at >= 0 && match.history[at]?.only) at = match.undoable(side, at);
    return at >= 0;
  }

  canRedo(side: Side): boolean {
    return this.match.redoable(side);
  }

  /** Back to the last decision of `side`; with `playForced`, to the last that was one. */
  undo(side: Side, playForced = false): boolean {
    return this.goStrokes(() => this.strokes.undo(side), side, playForced);
  }

  redo(side: Side, playForced = false): boolean {
    return this.goStrokes(() => this.strokes.redo(side), side, playForced);
  }

  private goStrokes(stroke: () => boolean, side: Side, playForced: boolean): boolean {
    let went = false;
    while (stroke()) {
      went = true;
      if (!playForced || this.match.choices(side).length > 1) break;
    }
    if (went) this.changed++;
    return went;
  }

  /** Back to the last die, secret or decision of another. */
  reset(side: Side): boolean {
    const went = this.match.undoDownTo(side, 0).length > 0;
    if (went) this.changed++;
    return went;
  }

  /** Sets others in the seats. */
  reseat(seats: Seats): void {
    this.seating.change(seats, this.deeds);
    this.changed++;
  }

  // ------------------------------------------------------------------ what happens by itself

  /** What comes next without anybody at a screen; `null`: a person must decide, or it is over. */
  next(): Automatic | null {
    const { match, seats, onlookers, paused, dice, tally } = this;
    return (
      this.nextOrdered() ??
      nextByItself(match, seats, onlookers, paused || this.allowed <= 0, (side) =>
        chanceSeed(dice, side, tally.of(side)),
      )
    );
  }

  /** What an order answers; one that is dropped is a change to be kept. */
  private nextOrdered(): Automatic | null {
    if (this.outcome) return null;
    const dropped = this.orders.changed.size;
    const found = this.orders.next(this.match, (side) => this.isPerson(side));
    if (this.orders.changed.size > dropped) this.changed++;
    return found && { kind: 'only', ...found };
  }

  /** Lets the machine that is asked give the match up instead, if it has long lost; says whether it did. */
  letGiveUp(side: Side): boolean {
    if (this.people.length === 0) return false;
    this.outlook.note(side);
    const givesUp = this.isYielding && this.outlook.isSure(side, LOST);
    return givesUp && this.end(side, 'resignation') === null;
  }

  /** Gives the answer to what came by itself; a machine that cheats is not obeyed. */
  answer(next: Automatic, choice: Choice): void {
    const { side } = next;
    this.strokes.forget(side);
    const refusal = this.press(side, choice);
    if (refusal) throw new IllegalAnswer(`${side} may not ${choiceKey(choice)}: ${refusal.reason}`);
    if (next.kind === 'machine') this.allowed -= 1;
    if (next.kind === 'only' && next.order) this.orders.answered(side, next.order, this.deeds - 1);
  }

  /** Lets the next thing happen by itself, here and now; false if a person must decide. */
  step(): boolean {
    const next = this.next();
    if (!next) return false;
    if (next.kind === 'only') this.answer(next, next.choice);
    else if (!this.letGiveUp(next.side)) this.answer(next, think(this.game, this.box, next));
    return true;
  }
}
