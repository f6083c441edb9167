import type { AnyBoard, BoardQuestion } from '../../boardkit/board.ts';
import type { Choice, Thing } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { FirstMatchFile } from '../../kernel/first-match.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import type { Glossary } from '../../kernel/glossary.ts';
import type { Prospects } from '../../kernel/prospects.ts';
import { type Speech, speech } from '../../kernel/text.ts';
import { tellsOfDice } from '../../table/event-words.ts';
import type { Moment, News, Scene, Why } from '../../table/protocol.ts';
import type { Seats } from '../../table/seats.ts';
import type { FormationOf } from '../../table/told-together.ts';
import { Companion } from '../companion/companion.svelte.ts';
import { mishaps } from '../mishap/mishaps.svelte.ts';
import type { Sitting } from '../session/sitting.ts';
import { settings } from '../settings.svelte.ts';
import { isWatched, Watching } from '../watching/watching.svelte.ts';
import { askWhy } from './ask-why.ts';
import { carefulBoard } from './careful-board.ts';
import { Playback } from './playback.svelte.ts';

export interface Opened {
  readonly session: Sitting;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  /** Why there is no board to draw, where there is none. */
  readonly boardTrouble: unknown;
  readonly box: unknown;
  readonly seats: Seats;
  /** How the match was set up. */
  readonly scenario: string;
  /** It did not begin with its scenario's start, but with a position somebody set up. */
  readonly fromPosition?: boolean;
  /** The first match it is, where a companion sits beside the learner. */
  readonly firstMatch?: FirstMatchFile | null;
  readonly news: News;
}

/** What is shown: the present, a moment of the past, or what led to the present, event by event. */
export class Display {
  readonly id: string;
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly boardTrouble: unknown;
  readonly box: unknown;
  readonly seats: Seats;
  readonly scenario: string;
  readonly fromPosition: boolean;
  readonly session: Sitting;
  readonly companion: Companion | null;
  /** Only machines play, and somebody watches; `null` where people play. */
  readonly watching: Watching | null;
  /** The formation an event is about, by its id; what happens to one in a row is told together. */
  readonly formationOf: FormationOf = (event) => this.board.formationOf?.(event, this.box) ?? null;
  readonly playback = new Playback(this.formationOf);
  private readonly placeIds: ReadonlySet<string>;

  moment: Moment = $state.raw() as Moment;
  /** A moment of the past that is looked at instead of the present. */
  past: Scene | null = $state.raw(null);
  /** The deed of a machine that is asked about. */
  questioned: Scene | null = $state.raw(null);
  /** What a lesson points at on the map. */
  pointed: readonly Thing[] = $state.raw([]);
  /** The dice that just fell are looked at before the screen changes hands; `null`: nothing is. */
  held: readonly Scene[] | null = $state.raw(null);

  constructor(opened: Opened) {
    const { session, game, board, boardTrouble, box, seats, scenario, fromPosition, news } = opened;
    this.id = session.id;
    this.session = session;
    this.game = game;
    this.board = carefulBoard(board, (error) => mishaps.note(error, 'map'));
    this.boardTrouble = boardTrouble;
    this.box = box;
    this.seats = seats;
    this.scenario = scenario;
    this.fromPosition = fromPosition ?? false;
    const watched = session.match === null && !session.lesson && isWatched(game, seats);
    this.watching = watched ? new Watching(this) : null;
    this.companion = opened.firstMatch ? new Companion(this, opened.firstMatch) : null;
    this.placeIds = new Set(this.board.places(box).map(({ id }) => id));
    this.moment = news.moment;
    this.tell({ ...news, afresh: true });
    session.onnews = (unasked) => this.take(unasked);
  }

  readonly glossary: Glossary = $derived.by(() => this.game.glossary[settings.language]);
  readonly speech: Speech = $derived.by(() => speech(this.game.texts, settings.language));

  /** The board as it is shown: in the middle of a playback, as it was then. */
  readonly view: GameState = $derived.by(
    () => (this.past ?? this.playback.showing)?.view ?? this.moment.view,
  );
  /** How the match stands in what is shown. */
  readonly prospects: Prospects = $derived.by(() =>
    this.game.prospects({ state: this.view, box: this.box }),
  );
  readonly clock = $derived.by(() => this.past ?? this.playback.showing ?? this.moment);
  /** The screen must change hands before it shows anything. */
  readonly hidden: boolean = $derived.by(
    () => this.moment.handOver !== null && !this.playback.running && this.held === null,
  );
  /** The decision is ours, and everything that led to it was shown. */
  readonly asked = $derived.by(() =>
    this.playback.running || this.hidden || this.past ? null : this.moment.question,
  );
  readonly choices: readonly Choice[] = $derived.by(() => (this.asked ? this.moment.choices : []));

  /** What the table is about just now, in a word. */
  get state(): 'busy' | 'showing' | 'paused' | 'thinking' | 'asked' | 'over' | 'waiting' {
    const { moment, playback, session } = this;
    if (session.pending > 0) return 'busy';
    if (playback.running) return playback.waits ? 'paused' : 'showing';
    if (moment.machines === 'thinking') return 'thinking';
    if (moment.outcome) return 'over';
    return this.asked ? 'asked' : 'waiting';
  }

  /** The side that looks at the screen. */
  get side(): Side | null {
    return this.moment.side;
  }

  /** The question as boards are asked about it. */
  get askedNow(): BoardQuestion<GameState, unknown> | null {
    const { asked, view, box, speech, choices } = this;
    if (!asked) return null;
    const { side, decision, about } = asked;
    return { view, box, side, speech, decision, about, choices, told: this.playback.scenes };
  }

  /** What an id stands for that comes without its kind. */
  thing(id: string): Thing {
    return { kind: this.placeIds.has(id) ? 'place' : 'piece', id };
  }

  /** Where a thing is: a place is there itself. */
  placeOf({ kind, id }: Thing): string | null {
    return kind === 'place' ? id : this.board.placeOf(this.view, this.box, id);
  }

  /** All that this screen was told, for the check of the dice. */
  get told() {
    return { side: this.moment.side, events: this.playback.scenes.map(({ event }) => event) };
  }

  // ------------------------------------------------------------------ news

  take(news: News): void {
    this.held = news.afresh || news.moment.handOver === null ? null : this.outcomeOf(news);
    this.moment = news.moment;
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

  // ------------------------------------------------------------------ what can be looked up

  async tale(side: Side | null): Promise<readonly Scene[]> {
    return (await this.session.ask('tale', { side })) ?? [];
  }

  scene(at: number, side: Side | null): Promise<Scene | null> {
    return this.session.ask('scene', { at, side });
  }

  why(at: number, side: Side | null): Promise<Why | null> {
    return askWhy(this.session, this.moment.outcome !== null, at, side);
  }

  async fingerprints(): Promise<readonly string[]> {
    return (await this.session.ask('fingerprints', {})) ?? [];
  }

  close(): void {
    this.watching?.pause();
    this.playback.stop();
    this.session.close();
  }
}
