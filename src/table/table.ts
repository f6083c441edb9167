import { type Choice, sameChoice, type Thing } from '../kernel/choice.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame, OddsCard } from '../kernel/face.ts';
import {
  type GameState,
  isProblems,
  type Owed,
  type Refusal,
  type Side,
  type StandingOrder,
} from '../kernel/game.ts';
import { fingerprint } from '../kernel/hash.ts';
import { type Deed, type Match, mayKnow, type Told } from '../kernel/match.ts';
import { type MatchFile, openMatch, writeMatchFile } from '../kernel/match-file.ts';
import { randomOpponent } from '../kernel/opponent.ts';
import { viewOf } from '../kernel/play.ts';
import { answerOf, machineOf, strongestFor } from './machines.ts';
import type {
  Behaviour,
  Considered,
  Followed,
  Moment,
  News,
  Question,
  Refused,
  Scene,
} from './protocol.ts';
import { isPerson, peopleOf, type Seats } from './seats.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { explain } from './why-not.ts';

type AnyMatch = Match<GameState, unknown>;

/** An event, and the whole state just after it: the view of a side is cut from it when asked for. */
interface Page extends Told {
  readonly state: GameState;
  /** The deed that led here; -1 before the first. */
  readonly deed: number;
}

/** A long log is sent without boards; only these many of its newest scenes carry theirs. */
const WITH_BOARD = 240;
/** Machines stop to let the page breathe after this many deeds in a row. */
const AT_A_STRETCH = 500;

/**
 * One match at one screen: runs the rules, seats the machines, and tells the page only what the
 * side that looks at the screen may know. It lives in a worker and knows nothing of it.
 */
export class Table {
  private readonly game: AnyGame;
  /** How the match began: the file without its deeds. */
  private readonly opening: MatchFile;
  private readonly match: AnyMatch;
  private tale: Page[] = [];
  private undone: Deed[] = [];
  /** Deeds that were made together, from one entry of the history up to another. */
  private strokes: { readonly from: number; readonly to: number }[] = [];
  private seats: Seats;
  private behaviour: Behaviour;
  /** The side whose eyes are on the screen. */
  private looking: Side | null = null;
  /** How many pages of the tale the screen has. */
  private shown = 0;
  /** How many of them each person has had on the screen. */
  private readonly seen = new Map<Side, number>();
  private readonly random = stream('machines');

  private constructor(
    game: AnyGame,
    file: MatchFile,
    match: AnyMatch,
    seats: Seats,
    behaviour: Behaviour,
  ) {
    const { hash: _, ...rest } = file;
    this.game = game;
    this.opening = { ...rest, deeds: [] };
    this.match = match;
    this.seats = seats;
    this.behaviour = behaviour;
    this.listen(match);
  }

  /** Opens a match file; a new match is a file without deeds. */
  static open(game: AnyGame, file: MatchFile, seats: Seats, behaviour: Behaviour): Table | Refused {
    // The tale is told while the file is played through, once.
    let table: Table | undefined;
    const match = openMatch(game.rules, file, undefined, (begun) => {
      table = new Table(game, file, begun, seats, behaviour);
    });
    if (isProblems(match)) return { problems: match };
    if (!table) throw new Error('a match never began');
    table.looking = table.firstToLook();
    table.goOn();
    return table;
  }

  /** Tells a match page by page, from its beginning on. */
  private listen(match: AnyMatch): void {
    this.tale = match.opening.map((told) => ({ ...told, state: this.copy(), deed: -1 }));
    match.onReplay = (entries) => {
      while ((this.tale.at(-1)?.deed ?? -1) >= entries) this.tale.pop();
    };
    const hear = match.play.listener;
    match.play.listener = (event, only) => {
      hear(event, only);
      const state = shareUnchanged(this.copy(), this.tale.at(-1)?.state);
      this.tale.push({ event, only, state, deed: match.history.length });
    };
  }

  private copy(): GameState {
    return this.match.rules.clone(this.match.play.state);
  }

  // ------------------------------------------------------------------ who plays

  private isPerson(side: Side): boolean {
    return isPerson(this.seats, side);
  }

  private get people(): readonly Side[] {
    return peopleOf(this.match.rules.sides, this.seats);
  }

  private firstToLook(): Side | null {
    const { people } = this;
    const asked = this.match.owed.find((owed) => this.isPerson(owed.side))?.side;
    // Two people at one screen: nobody sees anything before they say who they are.
    if (people.length > 1) return this.keepsSecrets() ? null : (asked ?? null);
    return people[0] ?? null;
  }

  /** Whether the people at this screen see different things. */
  private keepsSecrets(): boolean {
    const views = this.people.map((side) => fingerprint(this.match.view(side)));
    return new Set(views).size > 1;
  }

  private think(owed: Owed, choices: readonly Choice[]): Choice {
    const { game, match } = this;
    const { side } = owed;
    const machine = machineOf(game, this.seats[side] ?? '', side) ?? strongestFor(game, side);
    const view = () => match.view(side);
    const asked = { view, owed, choices };
    return answerOf(
      machine ?? randomOpponent(game.rules),
      game,
      match.play.box,
      asked,
      this.random,
    );
  }

  /** Lets machines decide, and what has only one answer answer itself, until a person must. */
  private goOn(): void {
    for (let i = 0; i < AT_A_STRETCH; i++) {
      const next = this.nextByItself();
      if (!next) return;
      this.match.choose(next.side, next.choice);
      this.undone = [];
    }
  }

  private nextByItself(): { side: Side; choice: Choice } | null {
    if (this.match.outcome) return null;
    for (const owed of this.match.owed) {
      const choices = this.match.play.choices(owed);
      if (!this.isPerson(owed.side)) return { side: owed.side, choice: this.think(owed, choices) };
      const [only] = choices;
      if (this.behaviour.playForced && choices.length === 1 && only && this.isOpen(owed.side))
        return { side: owed.side, choice: only };
    }
    return null;
  }

  /** Whether whoever looks may know that this side had nothing to choose: it may betray a hand. */
  private isOpen(side: Side): boolean {
    return side === this.looking || this.people.length < 2 || !this.keepsSecrets();
  }

  // ------------------------------------------------------------------ what the screen gets

  private scene(page: Page, at: number, side: Side | null, withBoard: boolean): Scene {
    const { rules, play, history } = this.match;
    const { turn, phase } = rules.clock(page.state);
    const by = history[page.deed]?.deed.side ?? null;
    const view = withBoard ? { view: viewOf(rules, play.box, page.state, side) } : {};
    return { at, deed: page.deed, event: page.event, turn, phase, side: by, ...view };
  }

  private scenes(from: number, side: Side | null): Scene[] {
    const first = Math.max(from, this.tale.length - WITH_BOARD);
    return this.tale
      .map((page, at) => ({ page, at }))
      .filter(({ page, at }) => at >= from && mayKnow(page, side))
      .map(({ page, at }) => this.scene(page, at, side, at >= first));
  }

  private question(side: Side | null): { question: Question; choices: readonly Choice[] } | null {
    const owed = side === null ? undefined : this.match.play.owedBy(side);
    if (!owed || side === null || !this.isPerson(side) || this.match.outcome) return null;
    const { step, ...about } = owed.step;
    const rule = this.match.play.ruleOf(owed);
    return {
      question: { side, decision: step, about, rule },
      choices: this.match.play.choices(owed),
    };
  }

  private moment(): Moment {
    const { match, looking } = this;
    const asked = this.question(looking);
    const { turn, phase } = match.rules.clock(match.state);
    return {
      side: looking,
      view: match.view(looking),
      turn,
      phase,
      question: asked?.question ?? null,
      choices: asked?.choices ?? [],
      waiting: match.outcome ? [] : match.owed.map((owed) => owed.side),
      undo: looking !== null && match.undoable(looking) >= 0,
      redo: looking !== null && this.undone.at(-1)?.side === looking,
      outcome: match.outcome,
      deeds: match.history.length,
      hash: match.hash,
      handOver: this.handOver(),
      standing: looking === null ? [] : (match.state.core.standing[looking] ?? []),
    };
  }

  private handOver(): Side | null {
    if (this.match.outcome || this.people.length < 2) return null;
    if (this.looking !== null && this.match.play.owedBy(this.looking)) return null;
    return this.match.owed.find((owed) => this.isPerson(owed.side))?.side ?? null;
  }

  /** What is new since the last time; or all from a page on, where the tale was rewritten. */
  news(rewritten?: number): News {
    const next = this.handOver();
    // Where nothing is secret the next person simply goes on.
    if (next !== null && !this.keepsSecrets()) {
      this.looking = next;
      if (this.shown === 0) rewritten ??= 0;
    }
    const from = rewritten ?? this.shown;
    this.shown = this.tale.length;
    if (this.looking !== null) this.seen.set(this.looking, this.tale.length);
    const afresh = rewritten !== undefined;
    return { moment: this.moment(), scenes: this.scenes(from, this.looking), from, afresh };
  }

  // ------------------------------------------------------------------ deeds

  choose(side: Side, choice: Choice): News | { readonly refusal: Refusal } {
    this.forgetStrokes();
    const tried = this.match.choose(side, choice);
    if (!tried.done) return { refusal: tried.refusal };
    this.undone = [];
    this.goOn();
    return this.news();
  }

  /**
   * Makes choices one after the other, as long as each is legal; `whole`: all of them or none.
   * What was made with one stroke is taken back with one.
   */
  follow(side: Side, choices: readonly Choice[], whole: boolean): Followed {
    this.forgetStrokes();
    const from = this.match.history.length;
    let stopped: Followed['stopped'] = null;
    for (const [done, choice] of choices.entries()) {
      const refusal = this.press(side, choice);
      if (!refusal) continue;
      stopped = { done, choice, refusal };
      break;
    }
    if (stopped && whole) {
      this.match.undoDownTo(side, from);
    } else {
      this.undone = [];
      this.strokes.push({ from, to: this.match.history.length });
    }
    this.goOn();
    return { news: this.news(), stopped };
  }

  /** Makes a choice, past decisions that answer themselves; says why it cannot. */
  private press(side: Side, choice: Choice): Refusal | null {
    for (;;) {
      const tried = this.match.choose(side, choice);
      if (tried.done) return null;
      const [only, ...others] = this.match.choices(side);
      if (!only || others.length > 0 || !this.behaviour.playForced) return tried.refusal;
      this.match.choose(side, only);
    }
  }

  /** Strokes that were taken back are gone once something else is done. */
  private forgetStrokes(): void {
    this.strokes = this.strokes.filter(({ to }) => to <= this.match.history.length);
  }

  order(side: Side, orders: readonly StandingOrder[]): News | Refused {
    const tried = this.match.order(side, orders);
    if (isProblems(tried)) return { problems: tried };
    this.undone = [];
    this.goOn();
    return this.news();
  }

  private hasRealDecision(side: Side): boolean {
    const owed = this.match.play.owedBy(side);
    return owed !== undefined && this.match.play.choices(owed).length > 1;
  }

  /** Takes back the deeds of `side` down to so many; says from which page on the tale is new. */
  private takeBack(side: Side, entries: number): number | null {
    const taken = this.match.undoDownTo(side, entries);
    if (taken.length === 0) return null;
    this.undone.push(...taken);
    const changed = this.tale.findIndex(({ deed }) => deed >= entries);
    return changed < 0 ? this.tale.length : changed;
  }

  /** Takes back the last deed of `side`, with all that was made in one stroke with it. */
  private takeBackLast(side: Side): number | null {
    const at = this.match.undoable(side);
    if (at < 0) return null;
    const stroke = this.strokes.find(({ from, to }) => from <= at && at < to);
    return this.takeBack(side, stroke?.from ?? at);
  }

  undo(side: Side): News {
    let page = this.tale.length;
    let went: number | null;
    do {
      went = this.takeBackLast(side);
      page = Math.min(page, went ?? page);
    } while (went !== null && this.behaviour.playForced && !this.hasRealDecision(side));
    if (went === null) this.goOn();
    return this.news(page);
  }

  reset(side: Side): News {
    const page = this.takeBack(side, 0);
    this.goOn();
    return this.news(page ?? this.tale.length);
  }

  redo(side: Side): News {
    const from = this.match.history.length;
    const to = this.strokes.find((stroke) => stroke.from === from)?.to ?? from;
    do {
      const deed = this.undone.at(-1);
      if (!deed || deed.side !== side) break;
      const rest = this.undone.slice(0, -1);
      if (!this.match.perform(deed)) break;
      this.undone = rest;
    } while (
      this.match.history.length < to ||
      (this.behaviour.playForced && !this.hasRealDecision(side))
    );
    if (this.undone.length === 0) this.goOn();
    return this.news();
  }

  behave(behaviour: Behaviour): News {
    this.behaviour = behaviour;
    this.goOn();
    return this.news();
  }

  seat(seats: Seats): News {
    this.seats = seats;
    this.looking = this.firstToLook();
    this.goOn();
    return this.news(0);
  }

  look(side: Side | null): News {
    if (side === null || this.isPerson(side) || this.match.outcome) this.looking = side;
    const unseen = side === null ? undefined : this.seen.get(side);
    const news = this.news(0);
    // What the others did meanwhile is news to whoever sits down again.
    return unseen === undefined || unseen >= this.tale.length ? news : { ...news, unseen };
  }

  // ------------------------------------------------------------------ questions

  odds(side: Side, choice: Choice): OddsCard | null {
    const owed = this.match.play.owedBy(side);
    if (!owed) return null;
    const reading = { state: this.match.view(side), box: this.match.play.box };
    return this.game.odds(reading, owed, choice);
  }

  whyNot(side: Side, picks: readonly Thing[], thing: Thing): Refusal | null {
    return explain(this.match.play, side, picks, thing);
  }

  consider(side: Side, choice: Choice): Considered {
    return { odds: this.odds(side, choice), closes: this.closes(side, choice) };
  }

  /** Whether after this choice there is no way back, as a fork of the match shows. */
  private closes(side: Side, choice: Choice): boolean {
    const owed = this.match.play.owedBy(side);
    if (!owed) return false;
    const trial = this.match.play.fork();
    const mine = trial.owedBy(side);
    if (!mine) return false;
    const legal = trial.choices(mine).find((other) => sameChoice(other, choice));
    if (!legal) return false;
    trial.take(mine, legal);
    return trial.barrier || trial.owedBy(side) === undefined;
  }

  /** What the strongest machine would do here. */
  hint(side: Side): Choice | null {
    const { game, match } = this;
    const owed = match.play.owedBy(side);
    const machine = strongestFor(game, side);
    if (!owed || !machine) return null;
    const asked = { view: () => match.view(side), owed, choices: match.play.choices(owed) };
    return answerOf(machine, game, match.play.box, asked, this.random);
  }

  sceneAt(at: number, side: Side | null): Scene | null {
    const page = this.tale[at];
    return page && mayKnow(page, side) ? this.scene(page, at, side, true) : null;
  }

  taleOf(side: Side | null): readonly Scene[] {
    return this.tale
      .map((page, at) => ({ page, at }))
      .filter(({ page }) => mayKnow(page, side))
      .map(({ page, at }) => this.scene(page, at, side, false));
  }

  /** Plays the match through again and takes the fingerprint of every state. */
  fingerprints(): readonly string[] {
    const prints: string[] = [];
    openMatch(this.game.rules, this.file(), (match) => prints.push(match.hash));
    return prints;
  }

  file(): MatchFile {
    const { dice, start } = this.opening;
    return writeMatchFile(this.match, dice, { seats: this.seats, ...(start && { start }) });
  }
}
