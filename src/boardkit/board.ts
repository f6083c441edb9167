import type { Component } from 'svelte';
import type { GameState, Side, StandingOrder } from '../kernel/game.ts';
import type { Speech } from '../kernel/text.ts';
import type {
  AnyVocabulary,
  ChoiceOf,
  DecisionName,
  DeepReadonly,
  EventOf,
  VerbOf,
  Vocabulary,
} from '../kernel/vocabulary.ts';
import type { Noise } from './noise.ts';

/**
 * The contract between the table (the page on which all games are played) and a board (the map
 * and counters of one game). The table knows no game; a board knows no page.
 *
 * The table owns pan, zoom, picking, the keyboard, the question and the log. It fills an `<svg>` of
 * the board's size with `Sheet` (SVG content, drawn once) and lays `Live` over it: panes of glass
 * (`Layer.svelte`), each painted as a whole whenever something on it changes.
 *
 * Picking: whatever stands for a piece carries `data-piece="<id>"`, whatever stands for a place
 * `data-place="<id>"` (ids as in choices). The table listens; boards add no handlers, no tabindex.
 * A counter lies inside no place element: the nearest marked ancestor of what was hit is picked.
 * Places need a hit area in `Live` even when nothing is drawn there (`fill="transparent"`).
 *
 * Zoom: the board's root elements stand inside an element with `data-level="far|mid|near"` and the
 * custom property `--u`, the size of one screen pixel in board units. Use them for what must not
 * grow with the ground: `stroke-width: calc(1.2px * var(--u))`. Everything else scales by itself.
 *
 * Colours come from the tokens of the page (`var(--paper)`, `var(--ink)`, `var(--empire)`,
 * `var(--act)`…), so that light and dark work; no raw colour except what a printed sheet needs.
 * Moves: every counter is a keyed `<g data-counter="<id>" style="transform: translate(…px, …px)">`,
 * and `glide` lets those move that moved; who wants nothing to move sees nothing move.
 */
export interface Board<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  /** The size of the sheet in board units. At zoom 1 a unit is a CSS pixel. */
  readonly width: number;
  readonly height: number;
  /** Below the first: `far`; above the second: `near`. In screen pixels per unit. */
  readonly levels: readonly [far: number, near: number];
  /** The ground: never changes in a match, drawn once. */
  readonly Sheet: Component<SheetProps<B>>;
  /** Pieces, markers, overlays, hit areas. */
  readonly Live: Component<LiveProps<S, B, V>>;
  /** One counter in a box from -50 to 50 in both directions: for trays, buttons and the log. */
  readonly Piece: Component<PieceProps<S, B>>;
  /** Turn ruler and tracks: a strip under the map, one line on a phone, the whole on request. */
  readonly Tracks?: Component<TracksProps<S, B>>;
  /** The sequence of play with the present phase marked; stands in the bar on top. */
  readonly Phases?: Component<PhasesProps<S, B>>;
  /**
   * The reader's cards, below the map (178 px high) or in a tab of the phone's sheet. HTML. A card
   * that stands for a piece is a `<button type="button" data-piece="<id>">`: the table listens.
   */
  readonly Hand?: Component<HandProps<S, B, V>>;
  /**
   * Covers the map while something is played out that the map cannot show: a battle on cards.
   * HTML; cards as in `Hand`, places as `<button type="button" data-place="<id>">`.
   */
  readonly FightView?: Component<FightViewProps<S, B, V>>;
  /** Whether `FightView` has something to show. */
  hasFight?(view: DeepReadonly<S>): boolean;
  /** What the signs on the map and counters mean. HTML, not SVG. */
  readonly Legend?: Component<{ readonly speech: Speech; readonly box: B }>;
  /** Conditional answers a side may leave for decisions that would interrupt it. HTML, not SVG. */
  readonly Standing?: Component<StandingProps<B>>;
  /** Every place that choices can name, with the point where its pieces stand. */
  places(box: B): readonly Place[];
  /** The pieces in a place, top first, by the names under which `side` speaks of them. */
  piecesAt(
    view: DeepReadonly<S>,
    box: B,
    place: string,
    side?: V['sides'] | null,
  ): readonly string[];
  /** Where a piece is; `null` if it is on no place of the map (or hidden). */
  placeOf(view: DeepReadonly<S>, box: B, piece: string): string | null;
  /**
   * Name, ground and contents of a place, in words: for screen readers and the tray. `side` is the
   * reader's; who is not told it tells of face-down pieces no more than anyone may know.
   */
  describePlace(
    view: DeepReadonly<S>,
    box: B,
    place: string,
    speech: Speech,
    side?: V['sides'] | null,
  ): PlaceWords;
  /** Everything worth knowing about a piece, in one sentence. */
  describePiece(
    view: DeepReadonly<S>,
    box: B,
    piece: string,
    speech: Speech,
    side?: V['sides'] | null,
  ): string;
  /**
   * What a stack or piece dragged from a place to another means, in choices; with `from` null, what
   * pointing at a place means that no single choice names. The table makes all of them or none.
   */
  carry?(
    question: BoardQuestion<S, B, V>,
    from: string | null,
    to: string,
    piece?: string,
  ): readonly ChoiceOf<V>[] | null;
  /** Routines worth a button: several choices in a row, made as long as each is legal. */
  plans?(question: BoardQuestion<S, B, V>): readonly Plan<V>[];
  /** Verbs of answers that name nothing and yet end nothing: deeds like any other. */
  readonly deeds?: readonly string[];
  /** A sentence under the question: where it stands, what it is about, if the question does not say. */
  about?(question: BoardQuestion<S, B, V>): string;
  /** A few words beside an answer: what one would look up on the map before giving it. */
  note?(question: BoardQuestion<S, B, V>, choice: ChoiceOf<V>): string;
  /** The stack that is being picked from now, and which of it was picked. */
  gathering?(view: DeepReadonly<S>, box: B): Gathering | null;
  /**
   * Several choices in a row that lead to a place which no single one names: a march, an order drawn
   * on the map. The table shows the way (`lights.way`) and makes the choices with one stroke.
   */
  way?(question: BoardQuestion<S, B, V>, to: string): Way<V> | null;
  /**
   * The formation an event is about (brigade, group), by its id; `null` where it is about none. What
   * happens to one formation in a row is told together, under its name.
   */
  formationOf?(event: EventOf<V>, box: B): string | null;
  /** What is heard when an event is shown; shots and guns leave smoke where they fell. */
  noise?(event: EventOf<V>, box: B): Noise | null;
  /** Whether the board draws lines of sight from place to place (`lights.ruler`). */
  readonly sighted?: boolean;
  /** A line of sight in words: clear, or what blocks it and by which rule. */
  describeSight?(view: DeepReadonly<S>, box: B, from: string, to: string, speech: Speech): string;
  /** The part of the sheet to show first where the whole would be too small. */
  home?(view: DeepReadonly<S>, box: B, side: V['sides'] | null): Frame;
  /** A whole sheet at a smaller zoom than this is too small to begin with: `home` is shown. */
  readonly legible?: number;
}

/** A question that was put to the reader, and what they remember. By its name one knows what it is about. */
export type BoardQuestion<S, B, V extends Vocabulary = AnyVocabulary> = {
  [D in DecisionName<V>]: {
    readonly view: DeepReadonly<S>;
    readonly box: B;
    readonly side: V['sides'];
    readonly speech: Speech;
    /** Name of the decision, and what it is about. */
    readonly decision: D;
    readonly about: Readonly<V['steps'][D]>;
    readonly choices: readonly ChoiceOf<V, VerbOf<V, D>>[];
    /** All that the reader was told so far, oldest first. */
    readonly told: readonly { readonly turn: number; readonly event: EventOf<V> }[];
  };
}[DecisionName<V>];

/** Several choices behind one button. */
export interface Plan<V extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly ChoiceOf<V>[];
  /**
   * Where dice or others come between: as long as the board offers a plan of the same name with the
   * same pulse, the table goes on with it. Something one would want to think about changes the pulse.
   */
  readonly pulse?: string;
  /** The label says that it ends something: nobody is asked whether to leave the rest undone. */
  readonly ends?: boolean;
  /** It only goes on with what was begun elsewhere: no button of its own. */
  readonly quiet?: boolean;
}

export interface Gathering {
  readonly place: string;
  readonly pieces: readonly string[];
}

/** A way to a place that takes several choices. */
export interface Way<V extends Vocabulary = AnyVocabulary> {
  readonly to: string;
  readonly choices: readonly ChoiceOf<V>[];
  /** Changes when something happened that one would want to think about: the table stops there. */
  readonly pulse: string;
  /** What it costs and what it may draw, in a sentence. */
  readonly about: string;
  /** The same step by step: the place, its ground, the price so far, who may answer. */
  readonly steps?: readonly WayStep[];
}

export interface WayStep {
  readonly place: string;
  readonly ground: string;
  readonly price: string;
  readonly warning: string;
}

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlaceWords {
  readonly name: string;
  /** `Hill, north bank. Hart with three battalions, shaken.` */
  readonly about: string;
}

/** How zoomed in the reader is: what to show at all. */
export type ZoomLevel = 'far' | 'mid' | 'near';

export interface SheetProps<B> {
  readonly box: B;
  /** Lettering of the map in the reader's language. */
  readonly speech: Speech;
}

export interface LiveProps<S, B, V extends Vocabulary = AnyVocabulary> {
  /** What the reader may know; never more. */
  readonly view: DeepReadonly<S>;
  readonly box: B;
  /** The side that the reader plays; `null`: a spectator. */
  readonly side: V['sides'] | null;
  readonly speech: Speech;
  readonly level: ZoomLevel;
  /** Screen pixels per unit at which the map is drawn: names are laid out for it. */
  readonly zoom?: number;
  readonly lights: Lights<V>;
  readonly settings: BoardSettings;
  /** What is being shown just now, while events are played back: the line of fire, the die. */
  readonly showing: EventOf<V> | null;
}

/** Pieces and places apart: an id of one kind never stands where the other is looked up. */
export interface ByKind<T> {
  readonly pieces: T;
  readonly places: T;
}

/** What stands out on the board. */
export interface Lights<V extends Vocabulary = AnyVocabulary> {
  /** May be picked now: dashed cobalt ring, lit area. The choices that name it say what for. */
  readonly legal: ByKind<ReadonlyMap<string, readonly ChoiceOf<V>[]>>;
  /** Was picked: solid cobalt ring. */
  readonly chosen: ByKind<ReadonlySet<string>>;
  /** The choice that would be made next, when just one is left: draw its path or target. */
  readonly aimed: ChoiceOf<V> | null;
  /** Pointed at from the log or the panel. */
  readonly hot: ByKind<ReadonlySet<string>>;
  /** Several choices in a row that would lead to the place pointed at. */
  readonly way?: Way<V> | null;
  /** The two ends of the line of sight that the reader asks about; the second follows the pointer. */
  readonly ruler?: Ruler | null;
}

export interface Ruler {
  readonly from: string | null;
  readonly to: string | null;
}

/** On the board of any game. */
export const NO_LIGHTS = {
  legal: { pieces: new Map<string, never[]>(), places: new Map<string, never[]>() },
  chosen: { pieces: new Set<string>(), places: new Set<string>() },
  aimed: null,
  hot: { pieces: new Set<string>(), places: new Set<string>() },
} satisfies Lights;

/** Every choice that something lit stands for; one that lights several things comes several times. */
export const litChoices = <V extends Vocabulary>({ legal }: Lights<V>): readonly ChoiceOf<V>[] =>
  [...legal.pieces.values(), ...legal.places.values()].flat();

export interface BoardSettings {
  /** Counters are drawn this much larger or smaller than the board's own size. */
  readonly counterScale: number;
  readonly hideCounters: boolean;
  /** Show every counter of every stack. */
  readonly spreadAll: boolean;
  /** Show ids of places. */
  readonly showIds: boolean;
}

export const BOARD_SETTINGS: BoardSettings = {
  counterScale: 1,
  hideCounters: false,
  spreadAll: false,
  showIds: false,
};

/** A form of standing orders: shows those in force, and hands over new ones. */
export interface StandingProps<B> {
  readonly box: B;
  readonly side: Side;
  readonly speech: Speech;
  readonly orders: readonly StandingOrder[];
  readonly onchange: (orders: readonly StandingOrder[]) => void;
}

export interface PieceProps<S, B> {
  readonly view: DeepReadonly<S>;
  readonly box: B;
  readonly id: string;
  readonly speech: Speech;
  readonly side: Side | null;
}

export interface HandProps<S, B, V extends Vocabulary = AnyVocabulary> {
  readonly view: DeepReadonly<S>;
  readonly box: B;
  readonly side: V['sides'] | null;
  readonly speech: Speech;
  readonly lights: Lights<V>;
  /** `row`: below the map. `tab`: in the sheet of a phone, which scrolls. */
  readonly form: 'row' | 'tab';
}

export interface FightViewProps<S, B, V extends Vocabulary = AnyVocabulary> {
  readonly view: DeepReadonly<S>;
  readonly box: B;
  readonly side: V['sides'] | null;
  readonly speech: Speech;
  readonly lights: Lights<V>;
  /** Everything told so far, the event on show last. */
  readonly told: readonly EventOf<V>[];
  readonly narrow: boolean;
}

export interface TracksProps<S, B> {
  readonly view: DeepReadonly<S>;
  readonly box: B;
  readonly speech: Speech;
  /** `strip`: 76 px high, as wide as the map. `line`: 36 px, phone. `whole`: a panel of its own. */
  readonly form: 'strip' | 'line' | 'whole';
}

export interface PhasesProps<S, B> {
  readonly view: DeepReadonly<S>;
  readonly box: B;
  readonly speech: Speech;
  /** `bar`: 52 px high, about 700 wide. `line`: a few words. */
  readonly form: 'bar' | 'line';
}

export type AnyBoard = Board<GameState, unknown>;
