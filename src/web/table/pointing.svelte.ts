import type { ByKind, Plan, Way } from '../../boardkit/board.ts';
import { type Choice, sameChoice, type Thing } from '../../kernel/choice.ts';
import type { Refusal } from '../../kernel/game.ts';
import { idsIn } from '../../table/event-words.ts';
import type { Scene, Stopped } from '../../table/protocol.ts';
import { say } from '../text/page-text.svelte.ts';
import type { Answering } from './answering.svelte.ts';
import type { Deeds } from './deeds.svelte.ts';
import type { Display } from './display.svelte.ts';
import { choiceLabel } from './labels.ts';
import type { Offer } from './offers.ts';
import { neighboursOf, reasonFor } from './reasons.ts';
import { byKind, includes, isLegal, legal, ofKind } from './selection.ts';
import { SightLine } from './sight-line.svelte.ts';
import { restOf, restOfPlan, wayTo } from './way-finder.ts';

/** A plan that goes on longer than this goes round in circles. */
const MOST_STROKES = 60;
const NOTHING: ByKind<ReadonlySet<string>> = { pieces: new Set(), places: new Set() };

/** What pointing at pieces and places means, and what the table shows for it. */
export class Pointing {
  private readonly display: Display;
  private readonly deeds: Deeds;
  private readonly answering: Answering;

  readonly sight = new SightLine();
  /** Whether a finger pointed last: it cannot hover. */
  byHand = $state(false);
  /** Several choices in a row that would lead to the place pointed at. */
  way: Way | null = $state.raw(null);
  /** Why what was pointed at is not on offer. */
  refusal: { readonly id: string; readonly refusal: Refusal } | null = $state.raw(null);
  /** A row of choices that came to a stop: how many of how many were made. */
  stopped: { readonly done: number; readonly of: number } | null = $state.raw(null);
  /** A plan was left because something happened that one would want to think about. */
  interrupted = $state(false);
  /** What is left of a row of choices because others decide first. */
  unfinished: readonly Choice[] = $state.raw([]);
  hot: ByKind<ReadonlySet<string>> = $state.raw(NOTHING);
  /** The place whose pieces are laid out in the tray. */
  tray: string | null = $state.raw(null);
  /** The place that was laid out by itself, because its pieces are being picked from. */
  opened: string | null = $state.raw(null);

  constructor(display: Display, deeds: Deeds, answering: Answering) {
    this.display = display;
    this.deeds = deeds;
    this.answering = answering;
  }

  clear(): void {
    this.way = null;
    this.refusal = null;
    this.stopped = null;
    this.interrupted = false;
  }

  /** The stack that is being picked from lies open until it is left. */
  layOpen(): void {
    const { board, box, moment } = this.display;
    const place = (moment.question && board.gathering?.(moment.view, box)?.place) ?? null;
    if (place === this.opened) return;
    if (place !== null || this.tray === this.opened) this.tray = place;
    this.opened = place;
  }

  // ------------------------------------------------------------------ pointing

  /** Somebody pointed at something that is drawn. */
  pointTo(thing: Thing): void {
    const place = this.display.placeOf(thing);
    if (this.sight.ends) {
      // While a line of sight is asked about, pointing picks its ends and nothing else.
      if (place !== null) this.sight.pick(place);
    } else if (this.canPick(thing)) this.pick(thing);
    else if (thing.kind === 'piece') this.pointPast(thing, place);
    else this.pointInto(thing);
  }

  /** A piece that plays no part: its place may. */
  private pointPast(piece: Thing, place: string | null): void {
    const under: Thing | null = place === null ? null : { kind: 'place', id: place };
    if (under && this.canPick(under)) this.pick(under);
    else if (!under || !(this.takeWay(under.id) || this.carry(null, under.id)))
      this.refuse(piece, place);
  }

  /** A place that plays no part: the one piece in it may be meant. */
  private pointInto({ id }: Thing): void {
    const { board, view, box, side, choices } = this.display;
    const pieces = board.piecesAt(view, box, id, side);
    const meant = pieces.filter((piece) => this.answering.legal.pieces.has(piece));
    const [only] = meant;
    if (meant.length === 1 && only !== undefined) this.pick({ kind: 'piece', id: only });
    else if (meant.length > 1 || choices.length === 0) this.tray = id;
    else if (!this.takeWay(id) && !this.carry(null, id)) this.refuse({ kind: 'place', id }, id);
  }

  private canPick(thing: Thing): boolean {
    return (
      includes(this.answering.picks, thing) ||
      isLegal(this.answering.legal, thing) ||
      isLegal(legal(this.display.choices, []), thing)
    );
  }

  pick(thing: Thing): void {
    this.refusal = null;
    if (!this.answering.pick(thing)) this.refuse(thing, null);
  }

  /** A line of the list of answers was picked. */
  async takeOffer(offer: Offer): Promise<void> {
    if (offer.kind === 'pick') this.pick({ kind: 'piece', id: offer.id });
    else await this.answering.offer(offer.choice);
  }

  private refuse(thing: Thing, place: string | null): void {
    const { board, view, box, moment, asked, session } = this.display;
    if (place !== null && board.piecesAt(view, box, place).length > 0) this.tray = place;
    if (board.sighted) this.lookAt(thing, place);
    if (!asked) return;
    const { side, rule } = asked;
    const picks = [...this.answering.picks];
    const ask = (about: Thing) => session.ask('whyNot', { side, picks, thing: about });
    const around = neighboursOf(thing, place, (at) => board.piecesAt(view, box, at, side));
    void reasonFor(ask, thing, around).then((found) => {
      if (this.display.moment !== moment) return;
      this.refusal = found ?? { id: thing.id, refusal: { rule, reason: 'notOffered' } };
    });
  }

  // ------------------------------------------------------------------ looking

  /** The pointer rests on something on the map: what would it do? */
  hover(thing: Thing | null): void {
    const ways = thing ? ofKind(this.answering.legal, thing).get(thing.id) : undefined;
    const place = thing && this.display.placeOf(thing);
    if (place !== null) this.sight.follow(place);
    const way = ways || place === null || this.sight.ends ? null : this.wayTo(place);
    if (way?.to !== this.way?.to) this.way = way;
    if (this.display.board.sighted) this.lookAt(thing, place);
    const [only] = ways ?? [];
    const next = ways?.length === 1 && only ? only : null;
    const { glanced } = this.answering;
    if (next === glanced || (next && glanced && sameChoice(next, glanced))) return;
    void this.answering.glance(next);
  }

  /** The piece pointed at, or the top one of a place, shows what it sees. */
  private lookAt(thing: Thing | null, place: string | null): void {
    const { board, view, box, side } = this.display;
    const [top] = place === null ? [] : board.piecesAt(view, box, place, side);
    const piece = thing?.kind === 'piece' ? thing.id : top;
    const { pieces } = this.hot;
    if (piece === undefined ? pieces.size === 0 : pieces.size === 1 && pieces.has(piece)) return;
    this.hot = piece === undefined ? NOTHING : byKind([{ kind: 'piece', id: piece }]);
  }

  /** Points out what an event was about. */
  highlight(scene: Scene | null): void {
    this.hot = scene ? this.mentioned(scene) : NOTHING;
  }

  /** What an event mentions: which of the ids are places, only the board can tell. */
  mentioned({ event }: Scene): ByKind<ReadonlySet<string>> {
    return byKind(idsIn(event).map((id) => this.display.thing(id)));
  }

  /** Begins with asking about lines of sight, or ends it. */
  measureSight(): void {
    this.answering.clear();
    this.clear();
    this.sight.toggle();
  }

  // ------------------------------------------------------------------ several choices in a row

  /** A finger sees a way before it is taken; a mouse has seen it by pointing. */
  private takeWay(place: string): boolean {
    const way = this.wayTo(place);
    if (!way || this.deeds.busy) return false;
    this.refusal = null;
    if (this.way?.to === place || !this.byHand) void this.goWay(way);
    else this.way = way;
    return true;
  }

  private wayTo(place: string): Way | null {
    const { board, askedNow } = this.display;
    const { picks, aimed } = this.answering;
    return picks.length > 0 || aimed ? null : wayTo(board, askedNow, place);
  }

  /** Goes a way, unless something on it is to be asked about first. */
  goWay(way: Way): Promise<void> {
    const go = () => this.runWay(way);
    return this.answering.begin({ label: say('way.go'), choices: way.choices, ends: false, go });
  }

  /** Makes the choices of a way, on after every interruption that changed nothing. */
  private async runWay(way: Way): Promise<void> {
    let rest: Way | null = way;
    while (rest) {
      await this.follow(rest.choices);
      // Others had their say: that is no fault of the way.
      if (this.stopped) this.refusal = null;
      await this.display.playback.finished();
      rest = restOf(this.display.board, this.display.askedNow, rest);
    }
  }

  /** Follows a plan, unless something in it is to be asked about first. */
  followPlan(plan: Plan): Promise<void> {
    const { label, choices, ends = false } = plan;
    return this.answering.begin({ label, choices, ends, go: () => this.runPlan(plan) });
  }

  /** Makes the choices of a plan, and on after dice and others while the board offers the same. */
  private async runPlan(plan: Plan): Promise<void> {
    const { display } = this;
    let rest: Plan | null = plan;
    for (let strokes = 0; rest && strokes < MOST_STROKES; strokes++) {
      const before = display.moment.question?.number;
      await this.follow(rest.choices);
      const made = display.moment.question?.number;
      await display.playback.finished();
      // Whoever did or took back something meanwhile means something else by now.
      const isOurs = made !== before && display.moment.question?.number === made;
      const next: Plan | 'changed' | null = isOurs
        ? restOfPlan(display.board, display.askedNow, rest)
        : null;
      if (next) this.clear();
      this.interrupted = next === 'changed';
      rest = next === 'changed' ? null : next;
    }
  }

  /** A stack was dragged from a place to another, or a place was pointed at that stands for more. */
  carry(from: string | null, to: string, piece?: string): boolean {
    const { board, askedNow } = this.display;
    const choices = askedNow && board.carry?.(askedNow, from, to, piece);
    const last = choices?.at(-1);
    if (!choices || !last || this.deeds.busy) return false;
    const label = choiceLabel(last, this.display.speech);
    const go = () => this.follow(choices, true);
    void this.answering.begin({ label, choices, ends: false, go });
    return true;
  }

  /** The piece that is meant by dragging this: itself if it may be picked, or the only one there that may. */
  draggable(thing: Thing, place: string, alone: boolean): string | undefined {
    const { board, view, box, side } = this.display;
    const { pieces } = this.answering.legal;
    if (thing.kind === 'piece' && (alone || pieces.has(thing.id))) return thing.id;
    const [only, ...others] = board
      .piecesAt(view, box, place, side)
      .filter((piece) => pieces.has(piece));
    return others.length === 0 ? only : undefined;
  }

  /** What dragging from here to there would be, to be drawn while it is done. */
  showCarry(from: string, to: string | null, piece?: string): void {
    const { pieces, places } = this.answering.legal;
    const [first] = (piece !== undefined ? pieces.get(piece) : places.get(from)) ?? [];
    this.answering.glanced =
      first && to !== null && to !== from ? { ...first, to } : (first ?? null);
  }

  /** Makes several choices in a row, and says where and why they came to a stop. */
  async follow(choices: readonly Choice[], whole = false): Promise<void> {
    this.unfinished = [];
    const stop = await this.deeds.follow(choices, whole);
    if (stop) this.explain(stop, whole ? 0 : choices.length);
    if (stop && !this.display.moment.question) this.unfinished = choices.slice(stop.done);
  }

  private explain({ done, choice, refusal }: Stopped, of: number): void {
    const id = choice.to ?? choice.piece ?? choice.at;
    if (id !== undefined) this.refusal = { id, refusal };
    if (of > 0) this.stopped = { done, of };
  }
}
