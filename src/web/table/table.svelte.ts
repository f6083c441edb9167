import type { AnyBoard, BoardQuestion, ByKind, Lights, Plan, Way } from '../../boardkit/board.ts';
import type { Choice, Thing } from '../../kernel/choice.ts';
import { sameChoice } from '../../kernel/choice.ts';
import type { AnyGame, OddsCard } from '../../kernel/face.ts';
import type { GameState, Refusal, Side, StandingOrder } from '../../kernel/game.ts';
import { type Speech, speech } from '../../kernel/text.ts';
import {
  type Followed,
  isRefused,
  type Moment,
  type News,
  type Refused,
  type Scene,
} from '../../table/protocol.ts';
import type { Seats } from '../../table/seats.ts';
import type { Line } from '../engine/client.ts';
import { mishaps } from '../mishap/mishaps.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { carefulBoard } from './careful-board.ts';
import { idsIn, type Labelled, tellsOfDice } from './labels.ts';
import { type Offer, offersOf, plainOf } from './offers.ts';
import { Playback } from './playback.svelte.ts';
import {
  byKind,
  fitting,
  includes,
  isLegal,
  legal,
  namesAnything,
  ofKind,
  point,
  subjects,
  thingsOf,
} from './selection.ts';
import { SightLine } from './sight-line.svelte.ts';
import { restOf, wayTo } from './way-finder.ts';

export interface Opened {
  readonly id: string;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly box: unknown;
  readonly line: Line;
  readonly seats: Seats;
  readonly news: News;
}

/** A finger cannot hover: it sees the odds of a place only by aiming at it. */
const isBlind = (choice: Choice): boolean =>
  (choice.to ?? choice.at) !== undefined && matchMedia('(hover: none)').matches;

const NOTHING: ByKind<ReadonlySet<string>> = { pieces: new Set(), places: new Set() };

/** Milliseconds after which one wonders whether anything happens. */
const PATIENCE = 250;

/** Everything on the table: what is shown, what is asked, what was pointed at. */
export class Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly box: unknown;
  readonly seats: Seats;
  readonly playback: Playback;
  private readonly line: Line;
  private readonly placeIds: ReadonlySet<string>;
  /** What was asked and is not answered: no choice is taken meanwhile. */
  private unanswered = 0;

  moment: Moment = $state.raw() as Moment;
  /** Things pointed at so far. */
  picks: readonly Thing[] = $state.raw([]);
  /** The choice that waits for a last word, because a die hangs on it. */
  aimed: Choice | null = $state.raw(null);
  odds: OddsCard | null = $state.raw(null);
  /** A choice looked at in passing. */
  glanced: Choice | null = $state.raw(null);
  /** Several choices in a row that would lead to the place pointed at. */
  way: Way | null = $state.raw(null);
  /** Whether a finger pointed last: it cannot hover. */
  byHand = $state(false);
  readonly sight = new SightLine();
  refusal: { readonly id: string; readonly refusal: Refusal } | null = $state.raw(null);
  hot: ByKind<ReadonlySet<string>> = $state.raw(NOTHING);
  /** The place whose pieces are laid out in the tray. */
  tray: string | null = $state.raw(null);
  /** The place that was laid out by itself, because its pieces are being picked from. */
  opened: string | null = $state.raw(null);
  /** A row of choices that came to a stop: how many of how many were made. */
  stopped: { readonly done: number; readonly of: number } | null = $state.raw(null);
  /** Something that would be lost waits for a yes. */
  closing: Choice | null = $state.raw(null);
  /** A moment of the past that is looked at instead of the present. */
  past: Scene | null = $state.raw(null);
  /** The dice that just fell are looked at before the screen changes hands; `null`: nothing is. */
  held: readonly Scene[] | null = $state.raw(null);
  /** What was asked of the rules or the machine takes long enough to be seen. */
  thinking = $state(false);
  trouble = $state('');

  constructor(opened: Opened) {
    this.id = opened.id;
    this.game = opened.game;
    this.board = carefulBoard(opened.board, (error) => mishaps.note(error, 'map'));
    this.box = opened.box;
    this.seats = opened.seats;
    this.line = opened.line;
    this.placeIds = new Set(this.board.places(opened.box).map(({ id }) => id));
    this.playback = new Playback();
    this.moment = opened.news.moment;
    this.playback.set(opened.news.scenes);
    // Machines that play on and on, and whoever else sits at this table.
    this.line.listen({
      news: (news) => this.take(news),
      trouble: (message) => {
        this.trouble = message;
      },
    });
  }

  readonly speech: Speech = $derived.by(() => speech(this.game.texts, settings.language));

  /** The board as it is shown: in the middle of a playback, as it was then. */
  readonly view: GameState = $derived.by(
    () => (this.past ?? this.playback.showing)?.view ?? this.moment.view,
  );
  readonly clock = $derived.by(() => this.past ?? this.playback.showing ?? this.moment);
  /** The decision is ours, and everything that led to it was shown. */
  readonly asked = $derived.by(() =>
    this.playback.running || this.hidden || this.past ? null : this.moment.question,
  );
  readonly choices: readonly Choice[] = $derived.by(() => (this.asked ? this.moment.choices : []));
  readonly left: readonly Choice[] = $derived.by(() => fitting(this.choices, this.picks));
  /** What all answers that are left share. */
  readonly subjects: readonly Thing[] = $derived.by(() => subjects(this.left));
  /** The answers that name something, and those that stand for themselves. */
  readonly offers: readonly Offer[] = $derived.by(() =>
    offersOf(this.left, this.picks, this.speech).map((offer) =>
      offer.kind === 'choice' ? this.noted(offer) : offer,
    ),
  );
  readonly plain: readonly Labelled[] = $derived.by(() =>
    plainOf(this.choices, this.speech).map((answer) => this.noted(answer)),
  );
  /** Rows of choices that the board offers as one. */
  readonly plans: readonly Plan[] = $derived.by(() => {
    const { plans } = this.board;
    const asked = plans && this.askedNow;
    return asked ? plans(asked) : [];
  });
  /** The screen must change hands before it shows anything. */
  readonly hidden: boolean = $derived.by(
    () => this.moment.handOver !== null && !this.playback.running && this.held === null,
  );

  readonly lights: Lights = $derived.by(() => {
    const next = this.aimed ?? this.glanced;
    return {
      legal: legal(this.choices, this.picks),
      chosen: byKind([
        ...this.picks,
        ...this.subjects,
        ...(this.aimed ? thingsOf(this.aimed) : []),
      ]),
      aimed: next,
      way: this.way,
      ruler: this.sight.ends,
      hot: this.playback.showing ? this.mentioned(this.playback.showing) : this.hot,
    };
  });

  /** What the board has to say about the question. */
  get about(): string {
    const asked = this.askedNow;
    return asked ? (this.board.about?.(asked) ?? '') : '';
  }

  /** An answer with what the board has to say about it. */
  private noted<T extends Labelled>(answer: T): T {
    const asked = this.askedNow;
    const words = asked ? (this.board.note?.(asked, answer.choice) ?? '') : '';
    return words === ''
      ? answer
      : { ...answer, note: [answer.note, words].filter(Boolean).join(', ') };
  }

  private get askedNow(): BoardQuestion<GameState, unknown> | null {
    const { asked, view, box, speech, choices } = this;
    if (!asked) return null;
    const { side, decision, about } = asked;
    return { view, box, side, speech, decision, about, choices, told: this.playback.scenes };
  }

  // ------------------------------------------------------------------ news

  private take(news: News | Refused): void {
    if (isRefused(news)) {
      this.trouble = news.problems.map((p) => p.problem).join('; ');
      return;
    }
    this.clear();
    this.held = news.afresh || news.moment.handOver === null ? null : this.outcomeOf(news);
    this.moment = news.moment;
    this.layOpen();
    this.tell(news);
  }

  private tell({ scenes, from, afresh, unseen = Number.POSITIVE_INFINITY }: News): void {
    if (!afresh) {
      this.playback.add(scenes);
      return;
    }
    const old = scenes.filter((scene) => scene.at < unseen);
    this.playback.set(old, from);
    if (old.length < scenes.length) this.playback.add(scenes.slice(old.length));
  }

  /** Dice fell, or what the board showed beside the map came to its end. */
  private outcomeOf({ scenes, moment }: News): readonly Scene[] | null {
    const { hasFight } = this.board;
    // Beside the map everything lies in the open: nothing need be said twice.
    const plays = scenes.some(({ view }) => view && hasFight?.(view));
    if (plays && !hasFight?.(moment.view)) return [];
    const dice = scenes.filter(({ event }) => tellsOfDice(event));
    return dice.length > 0 ? (plays ? [] : dice) : null;
  }

  /** The outcome was seen: the screen may change hands. */
  handOn(): void {
    this.playback.finish();
    this.held = null;
  }

  /** The stack that is being picked from lies open until it is left. */
  private layOpen(): void {
    const { question, view } = this.moment;
    const place = (question && this.board.gathering?.(view, this.box)?.place) ?? null;
    if (place === this.opened) return;
    if (place !== null || this.tray === this.opened) this.tray = place;
    this.opened = place;
  }

  private async ask(work: Promise<News | Refused>): Promise<void> {
    this.unanswered += 1;
    this.trouble = '';
    const patience = setTimeout(() => (this.thinking = true), PATIENCE);
    try {
      this.take(await work);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(patience);
      this.unanswered -= 1;
      this.thinking = false;
    }
  }

  private get busy(): boolean {
    return this.unanswered > 0;
  }

  // ------------------------------------------------------------------ pointing

  clear(): void {
    this.picks = [];
    this.aimed = null;
    this.odds = null;
    this.glanced = null;
    this.way = null;
    this.refusal = null;
    this.stopped = null;
    this.closing = null;
  }

  /** Somebody pointed at something that is drawn. */
  pointTo({ kind, id }: Thing): void {
    if (kind === 'piece') this.pointPiece(id);
    else this.pointPlace(id);
  }

  /** Somebody pointed at a piece on the map. */
  pointPiece(id: string): void {
    if (this.measure(this.board.placeOf(this.view, this.box, id))) return;
    const piece: Thing = { kind: 'piece', id };
    if (this.canPoint(piece)) this.pointAt(piece);
    else {
      const place = this.board.placeOf(this.view, this.box, id);
      if (place !== null && this.canPoint({ kind: 'place', id: place }))
        this.pointAt({ kind: 'place', id: place });
      else if (place === null || !(this.takeWay(place) || this.carry(null, place)))
        this.refuse(piece, place);
    }
  }

  /** Somebody pointed at a place: at itself, or at the one piece in it that can be meant. */
  pointPlace(id: string): void {
    if (this.measure(id)) return;
    const place: Thing = { kind: 'place', id };
    if (this.canPoint(place)) {
      this.pointAt(place);
      return;
    }
    const pieces = this.board.piecesAt(this.view, this.box, id, this.moment.side);
    const meant = pieces.filter((piece) => this.lights.legal.pieces.has(piece));
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) this.pointAt({ kind: 'piece', id: only });
    else if (meant.length > 1 || this.choices.length === 0) this.tray = id;
    else if (!this.takeWay(id) && !this.carry(null, id)) this.refuse(place, id);
  }

  /** While a line of sight is asked about, pointing picks its ends and nothing else. */
  private measure(place: string | null): boolean {
    if (!this.sight.ends) return false;
    if (place !== null) this.sight.pick(place);
    return true;
  }

  /** Begins with asking about lines of sight, or ends it. */
  measureSight(): void {
    this.clear();
    this.sight.toggle();
  }

  /** A finger sees a way before it is taken; a mouse has seen it by pointing. */
  private takeWay(place: string): boolean {
    const way = this.wayTo(place);
    if (!way || this.busy) return false;
    this.refusal = null;
    if (this.way?.to === place || !this.byHand) void this.goWay(way);
    else this.way = way;
    return true;
  }

  private wayTo(place: string): Way | null {
    return this.picks.length > 0 || this.aimed ? null : wayTo(this.board, this.askedNow, place);
  }

  /** Makes the choices of a way, on after every interruption that changed nothing. */
  async goWay(way: Way): Promise<void> {
    let rest: Way | null = way;
    while (rest) {
      await this.follow(rest.choices);
      // Others had their say: that is no fault of the way.
      if (this.stopped) this.refusal = null;
      await this.shown();
      rest = restOf(this.board, this.askedNow, rest);
    }
  }

  /** Waits until everything that happened was shown. */
  private async shown(): Promise<void> {
    while (this.playback.running) await new Promise((done) => setTimeout(done, 40));
  }

  /** A stack was dragged from a place to another, or a place was pointed at that stands for more. */
  carry(from: string | null, to: string): boolean {
    const asked = this.askedNow;
    const choices = asked && this.board.carry?.(asked, from, to);
    if (!choices || this.busy) return false;
    void this.follow(choices, true);
    return true;
  }

  /** What dragging from here to there would be, to be drawn while it is done. */
  showCarry(from: string, to: string | null): void {
    const [first] = this.lights.legal.places.get(from) ?? [];
    this.glanced = first && to !== null && to !== from ? { ...first, to } : (first ?? null);
  }

  private canPoint(thing: Thing): boolean {
    return (
      includes(this.picks, thing) ||
      isLegal(this.lights.legal, thing) ||
      isLegal(legal(this.choices, []), thing)
    );
  }

  pointAt(thing: Thing): void {
    const pointed = point(this.choices, this.picks, thing);
    this.refusal = null;
    if (pointed.refused) {
      this.refuse(thing, null);
      return;
    }
    this.picks = pointed.picks;
    this.aimed = null;
    this.odds = null;
    if (pointed.choice) void this.offer(pointed.choice);
  }

  private refuse(thing: Thing, place: string | null): void {
    const { question } = this.moment;
    if (place !== null && this.board.piecesAt(this.view, this.box, place).length > 0)
      this.tray = place;
    if (this.board.sighted) this.lookAt(thing, place);
    if (!question || !this.asked) return;
    const { side, rule } = question;
    void this.line.ask('whyNot', { side, picks: [...this.picks], thing }).then((refusal) => {
      this.refusal = { id: thing.id, refusal: refusal ?? { rule, reason: 'notOffered' } };
    });
  }

  /** The pointer rests on something on the map: what would it do? */
  hover(thing: Thing | null): void {
    const ways = thing ? ofKind(this.lights.legal, thing).get(thing.id) : undefined;
    const place = thing && this.placeOf(thing);
    if (place !== null) this.sight.follow(place);
    const way = ways || place === null || this.sight.ends ? null : this.wayTo(place);
    if (way?.to !== this.way?.to) this.way = way;
    if (this.board.sighted) this.lookAt(thing, place);
    const [only] = ways ?? [];
    const next = ways?.length === 1 && only ? only : null;
    if (next === this.glanced || (next && this.glanced && sameChoice(next, this.glanced))) return;
    void this.glance(next);
  }

  /** The piece pointed at, or the top one of a place, shows what it sees. */
  private lookAt(thing: Thing | null, place: string | null): void {
    const [top] = place === null ? [] : this.board.piecesAt(this.view, this.box, place, this.me);
    const piece = thing?.kind === 'piece' ? thing.id : top;
    const { pieces } = this.hot;
    if (piece === undefined ? pieces.size === 0 : pieces.size === 1 && pieces.has(piece)) return;
    this.hot = piece === undefined ? NOTHING : { pieces: new Set([piece]), places: new Set() };
  }

  /** Where a thing is: a place is there itself. */
  placeOf({ kind, id }: Thing): string | null {
    return kind === 'place' ? id : this.board.placeOf(this.view, this.box, id);
  }

  // ------------------------------------------------------------------ choosing

  /** A line of the list of answers was picked. */
  async takeOffer(offer: Offer): Promise<void> {
    if (offer.kind === 'pick') this.pointAt({ kind: 'piece', id: offer.id });
    else await this.offer(offer.choice);
  }

  /** A choice was named: done at once, unless a die or a loss hangs on it. */
  async offer(choice: Choice): Promise<void> {
    const { question } = this.moment;
    if (!question || this.busy) return;
    if (this.aimed && sameChoice(this.aimed, choice)) return this.commit(choice);
    const { side } = question;
    if (settings.confirmRolls || settings.confirmEnds) {
      const { odds, closes } = await this.line.ask('consider', { side, choice: { ...choice } });
      this.odds = odds;
      if (odds && settings.confirmRolls && (closes || isBlind(choice))) {
        this.aimed = choice;
        this.refusal = null;
        return;
      }
      if (!odds && closes && settings.confirmEnds && this.leavesThings(choice)) {
        this.closing = choice;
        return;
      }
    }
    await this.commit(choice);
  }

  /** Ending something while there is more to do. */
  private leavesThings(choice: Choice): boolean {
    const isEnd = !namesAnything(choice) && choice.n === undefined && choice.as === undefined;
    return isEnd && this.choices.some(namesAnything);
  }

  async commit(choice: Choice): Promise<void> {
    const { question } = this.moment;
    if (!question || this.busy) return;
    await this.ask(
      this.line.ask('choose', {
        side: question.side,
        question: question.number,
        choice: { ...choice },
      }),
    );
  }

  /** Makes several choices in a row, as long as each is legal; `whole`: all of them or none. */
  async follow(choices: readonly Choice[], whole = false): Promise<void> {
    const { question } = this.moment;
    if (!question || this.busy) return;
    const ask = {
      side: question.side,
      question: question.number,
      choices: choices.map((choice) => ({ ...choice })),
      whole,
    };
    let stopped: Followed['stopped'] = null;
    await this.ask(
      this.line.ask('follow', ask).then((followed) => {
        if (isRefused(followed)) return followed;
        stopped = followed.stopped;
        return followed.news;
      }),
    );
    if (stopped) this.explainStop(stopped, whole ? 0 : choices.length);
  }

  private explainStop(
    { done, choice, refusal }: NonNullable<Followed['stopped']>,
    of: number,
  ): void {
    const id = choice.to ?? choice.piece ?? choice.at;
    if (id !== undefined) this.refusal = { id, refusal };
    if (of > 0) this.stopped = { done, of };
  }

  /** Shows what a choice would mean without making it. */
  async glance(choice: Choice | null): Promise<void> {
    this.glanced = choice;
    const { question } = this.moment;
    if (this.aimed || !question) return;
    if (!choice) {
      this.odds = null;
      return;
    }
    const odds = await this.line.ask('odds', { side: question.side, choice: { ...choice } });
    if (this.glanced && sameChoice(this.glanced, choice)) this.odds = odds;
  }

  /** Shows the odds of a choice that was set, not merely passed over. */
  async weigh(choice: Choice): Promise<void> {
    const { question } = this.moment;
    if (!question) return;
    this.glanced = null;
    this.aimed = null;
    const odds = await this.line.ask('odds', { side: question.side, choice: { ...choice } });
    if (this.moment.question === question) this.odds = odds;
  }

  // ------------------------------------------------------------------ going back and forth

  private get me(): Side | null {
    return this.moment.side;
  }

  async undo(): Promise<void> {
    if (this.me !== null && this.moment.undo)
      await this.ask(this.line.ask('undo', { side: this.me }));
  }

  async redo(): Promise<void> {
    if (this.me !== null && this.moment.redo)
      await this.ask(this.line.ask('redo', { side: this.me }));
  }

  async reset(): Promise<void> {
    if (this.me !== null && this.moment.undo)
      await this.ask(this.line.ask('reset', { side: this.me }));
  }

  /** Leaves standing orders; what they answer is not asked any more. */
  async order(orders: readonly StandingOrder[]): Promise<void> {
    if (this.me !== null)
      await this.ask(
        this.line.ask('order', { side: this.me, orders: orders.map((order) => ({ ...order })) }),
      );
  }

  async look(side: Side | null): Promise<void> {
    await this.ask(this.line.ask('look', { side }));
  }

  async behave(): Promise<void> {
    await this.ask(this.line.ask('behave', { playForced: settings.playForced }));
  }

  async hint(): Promise<void> {
    const { question } = this.moment;
    if (!question) return;
    const choice = await this.line.ask('hint', { side: question.side });
    const offered = choice && this.choices.find((other) => sameChoice(other, choice));
    if (!offered) return;
    this.clear();
    this.aimed = offered;
    this.odds = await this.line.ask('odds', { side: question.side, choice: { ...offered } });
  }

  // ------------------------------------------------------------------ the past

  tale(side: Side | null): Promise<readonly Scene[]> {
    return this.line.ask('tale', { side });
  }

  scene(at: number, side: Side | null): Promise<Scene | null> {
    return this.line.ask('scene', { at, side });
  }

  file() {
    return this.line.ask('file', {});
  }

  fingerprints(): Promise<readonly string[]> {
    return this.line.ask('fingerprints', {});
  }

  /** Points out what an event was about. */
  highlight(scene: Scene | null): void {
    this.hot = scene ? this.mentioned(scene) : NOTHING;
  }

  /** What an event mentions: which of the ids are places, only the board can tell. */
  private mentioned({ event }: Scene): ByKind<ReadonlySet<string>> {
    return byKind(idsIn(event).map((id) => this.thing(id)));
  }

  thing(id: string): Thing {
    return { kind: this.placeIds.has(id) ? 'place' : 'piece', id };
  }

  close(): void {
    this.playback.stop();
    this.line.close();
  }
}
