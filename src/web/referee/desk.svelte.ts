import type { AnyBoard } from '../../boardkit/board.ts';
import type { Choice, Thing } from '../../kernel/choice.ts';
import type { AskedRoll, ForcedRoll } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import {
  type GameState,
  isProblems,
  type Problem,
  type Setup,
  type Side,
} from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject, overlay } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { judgeWords, type Position, wholeWords, writePosition } from '../../kernel/position.ts';
import { type Language, type Speech, speech } from '../../kernel/text.ts';
import { type Piece, piecesOf, standsAt, withPiece } from '../../table/editing/pieces.ts';
import {
  CASE_VERSION,
  type CaseFile,
  type Played,
  type Question,
  readCase,
  USUAL_SEED,
  writeCase,
} from '../../table/referee/case-file.ts';
import { CaseError } from '../../table/referee/moment.ts';
import { settle } from '../../table/referee/settle.ts';
import { saySide } from '../../table/saying.ts';
import { settings } from '../settings.svelte.ts';
import { carefulBoard } from '../table/careful-board.ts';
import { say, sayAny } from '../text/page-text.svelte.ts';

/** All that a reader can change, and take back. */
interface Draft {
  readonly setup: Setup;
  readonly words: JsonObject;
  readonly dice: readonly ForcedRoll[];
  readonly seed: string;
  readonly play: readonly Played[];
}

/** What a case came to, or why it makes no sense. */
type Settled = ReturnType<typeof settle>;

/** Changes that can be taken back. */
const REMEMBERED = 200;

/** The referee's desk: a position that is being set up, and the case that is played from it. */
export class Desk {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  private draft: Draft = $state.raw() as Draft;
  private past: readonly Draft[] = $state.raw([]);
  private future: readonly Draft[] = $state.raw([]);
  /** What is pointed at, on the map or in a list. */
  selected: Thing | null = $state.raw(null);
  /** Why something could not be done at all. */
  trouble = $state('');
  /** The last state that could be drawn: words that describe nothing leave it on the map. */
  private lastDrawn: GameState | null = null;

  constructor(game: AnyGame, board: AnyBoard) {
    this.game = game;
    this.board = carefulBoard(board, (error) => console.error(error));
    const setup = completeSetup(game.rules, {});
    this.draft = { setup, words: this.opening(setup), dice: [], seed: USUAL_SEED, play: [] };
  }

  /** The words of a scenario's own start. */
  private opening(setup: Setup): JsonObject {
    const laid = layOut(this.game.rules, setup, 'allowed');
    if (isProblems(laid)) throw new CaseError(laid.map(({ problem }) => problem).join('; '));
    return wholeWords(this.game.rules, laid.state, laid.box);
  }

  /** The game's own words, and those for the fields of its positions. */
  readonly speech: Speech = $derived.by(() =>
    speech(withPositionWords(this.game), settings.language),
  );
  readonly setup: Setup = $derived.by(() => this.draft.setup);
  readonly words: JsonObject = $derived.by(() => this.draft.words);
  readonly dice: readonly ForcedRoll[] = $derived.by(() => this.draft.dice);
  readonly play: readonly Played[] = $derived.by(() => this.draft.play);

  private readonly laid = $derived.by(() => layOut(this.game.rules, this.setup, 'allowed'));

  get box(): unknown {
    return isProblems(this.laid) ? this.game.packs.defaultBox() : this.laid.box;
  }

  readonly outline = $derived.by(() =>
    isProblems(this.laid)
      ? ({ kind: 'object', fields: [] } as const)
      : this.game.rules.outline(this.laid.state, this.laid.box),
  );
  readonly pieces: readonly Piece[] = $derived.by(() => piecesOf(this.outline));
  readonly piecesById: ReadonlyMap<string, Piece> = $derived(
    new Map(this.pieces.map((piece) => [piece.id, piece])),
  );

  private readonly judged = $derived.by(() => {
    if (isProblems(this.laid)) return { state: null, problems: this.laid };
    const judged = judgeWords(this.game.rules, this.setup, this.laid.box, this.words);
    if (judged.state) this.lastDrawn = judged.state;
    return judged;
  });

  /** What is impossible in the position as it stands; places without the frame of a file. */
  readonly problems: readonly Problem[] = $derived.by(() =>
    this.judged.problems.map(({ at, ...rest }) => ({ ...rest, at: at.replace(/^differs\.?/, '') })),
  );

  readonly drawn: GameState = $derived.by(() => {
    const state = this.judged.state ?? this.lastDrawn;
    if (state) return state;
    if (isProblems(this.laid)) throw new CaseError('nothing can be laid out');
    return this.laid.state;
  });

  readonly position: Position | null = $derived.by(() =>
    this.judged.state && this.problems.length === 0
      ? writePosition(this.game.rules, this.setup, this.judged.state)
      : null,
  );

  /** The case as a file says it; `null` while its position is impossible. */
  readonly case: CaseFile | null = $derived.by(() => {
    if (!this.position) return null;
    const { scenario, options, pack, differs } = this.position;
    const usual = completeSetup(this.game.rules, { scenario }).options;
    const chosen = Object.entries(options).filter(([id, value]) => usual[id] !== value);
    return {
      game: this.game.rules.id,
      position: {
        scenario,
        ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }),
        ...(pack && { pack }),
        ...(Object.keys(differs).length > 0 && { differs }),
      },
      dice: this.draft.dice,
      seed: this.draft.seed,
      play: this.play,
      ask: [],
    };
  });

  /** What the referee says; words where the case makes no sense. */
  readonly settled: Settled | string | null = $derived.by(() => {
    if (!this.case) return null;
    try {
      return settle(this.game, this.case, this.speech, {
        mustDecide: (side, _, question) =>
          say('referee.mustDecide', { side: saySide(this.speech, side), question }),
        neverComes: (why) => sayAny(`referee.never.${why}`),
      });
    } catch (error) {
      if (error instanceof CaseError) return error.message;
      throw error;
    }
  });

  /** The dice that fell in the case. */
  get rolled(): readonly AskedRoll[] {
    return this.settled === null || typeof this.settled === 'string' ? [] : this.settled.rolled;
  }

  /** The side whose names for pieces are their ids: some games call hidden ones otherwise. */
  readonly eyes: Side | null = $derived.by(() => {
    const { board, box, drawn } = this;
    const places = new Set(this.pieces.map((piece) => standsAt(this.words, piece)));
    const knowsAll = (side: Side | null): boolean =>
      [...places].every((place) =>
        board.piecesAt(drawn, box, place, side).every((id) => this.piecesById.has(id)),
      );
    return [null, ...this.game.rules.sides].find(knowsAll) ?? null;
  });

  // ------------------------------------------------------------------ changing

  private change(next: Partial<Draft>): void {
    this.past = [...this.past, this.draft].slice(-REMEMBERED);
    this.future = [];
    this.draft = { ...this.draft, ...next };
    this.trouble = '';
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.draft = last;
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.draft = next;
  }

  /** Another scenario begins anew; other options leave the pieces where they are. */
  setUp(wish: { scenario?: string; options?: Setup['options'] }): void {
    const fresh = wish.scenario !== undefined && wish.scenario !== this.setup.scenario;
    const setup = completeSetup(this.game.rules, {
      scenario: wish.scenario ?? this.setup.scenario,
      options: fresh ? undefined : { ...this.setup.options, ...wish.options },
      pack: this.setup.pack,
    });
    const laid = layOut(this.game.rules, setup, 'allowed');
    if (isProblems(laid)) {
      this.trouble = laid.map((problem) => this.wordsOf(problem)).join(' ');
      return;
    }
    this.change(fresh ? { setup, words: this.opening(setup), play: [] } : { setup });
  }

  /** Says something else in the position. */
  setWords(words: Json): void {
    if (isObject(words)) this.change({ words });
  }

  put(piece: string, to: string): void {
    const known = this.piecesById.get(piece);
    if (!known || standsAt(this.words, known) === to) return;
    this.setWords(withPiece(this.words, known, to));
  }

  /** What comes next follows from turn and phase again, as at a scenario's start. */
  followPhase(): void {
    const { core } = this.opening(this.setup);
    this.change({ words: { ...this.words, core } });
  }

  get followsPhase(): boolean {
    const { core } = this.opening(this.setup);
    return JSON.stringify(core) === JSON.stringify(this.words['core']);
  }

  // ------------------------------------------------------------------ the case

  add(item: Played): void {
    this.change({ play: [...this.play, item] });
  }

  choose(side: Side, choice: Choice): void {
    this.add({ kind: 'deed', side, choice });
  }

  ask(question: Question): void {
    this.add({ kind: 'ask', questions: [question] });
  }

  /** Takes an entry out, with all deeds after it where it was one itself. */
  drop(at: number): void {
    const item = this.play[at];
    const play =
      item?.kind === 'ask' ? this.play.filter((_, i) => i !== at) : this.play.slice(0, at);
    this.change({ play });
  }

  /** Goes on from where the case has got to: that is the position now. */
  takeOver(): void {
    if (this.settled === null || typeof this.settled === 'string') return;
    const { match } = this.settled;
    const words = wholeWords(this.game.rules, match.state, match.box);
    this.change({ words, play: [], dice: [] });
  }

  setDice(dice: readonly ForcedRoll[]): void {
    this.change({ dice });
  }

  // ------------------------------------------------------------------ files and links

  /** The case for a file or a link: what was asked last stands at its end. */
  write(): JsonObject | null {
    if (!this.case) return null;
    const last = this.play.findLastIndex(({ kind }) => kind !== 'ask');
    const ask = this.play
      .slice(last + 1)
      .flatMap((one) => (one.kind === 'ask' ? one.questions : []));
    return writeCase({ ...this.case, play: this.play.slice(0, last + 1), ask });
  }

  /** Lays what differs from the scenario over it, as a file would say; what is wrong with it otherwise. */
  lay(differs: JsonObject): string | null {
    return this.read({
      heliograph: 'case',
      version: CASE_VERSION,
      game: this.game.rules.id,
      position: {
        scenario: this.setup.scenario,
        options: this.setup.options,
        ...(this.setup.pack && { pack: this.setup.pack }),
        differs,
      },
    });
  }

  /** Opens a case; says what is wrong with it and leaves the desk as it was. */
  read(data: unknown): string | null {
    const said = readCase(data);
    if (isProblems(said)) return lineOf(said);
    const { position, dice, seed, play, ask } = said;
    const { scenario, options, pack, differs } = position;
    const setup = completeSetup(this.game.rules, {
      scenario: typeof scenario === 'string' ? scenario : undefined,
      options: isObject(options) ? (options as Setup['options']) : undefined,
      pack: isObject(pack) ? pack : undefined,
    });
    const laid = layOut(this.game.rules, setup, 'allowed');
    if (isProblems(laid)) return lineOf(laid.map((one) => ({ ...one, at: `position.${one.at}` })));
    const short = overlay(this.game.rules.write(laid.state, laid.box), differs ?? {});
    if (!isObject(short)) return lineOf([{ at: 'position.differs', problem: 'must be an object' }]);
    const { state, problems } = judgeWords(this.game.rules, setup, laid.box, short);
    if (problems.length > 0 || !state)
      return lineOf(problems.map((one) => ({ ...one, at: `position.${one.at}` })));
    this.change({
      setup,
      words: wholeWords(this.game.rules, state, laid.box),
      dice,
      seed,
      play: [...play, ...ask.map((question) => ({ kind: 'ask', questions: [question] }) as const)],
    });
    if (typeof this.settled !== 'string') return null;
    const why = this.settled;
    this.undo();
    return why;
  }

  /** A problem as a player reads it. */
  wordsOf({ problem, key, values }: Problem): string {
    return key !== undefined && this.speech.has(key) ? this.speech.say(key, values ?? {}) : problem;
  }
}

const withPositionWords = ({ texts, positionWords }: AnyGame): AnyGame['texts'] => {
  const of = (language: Language) => ({
    ...texts[language],
    messages: {
      ...texts[language].messages,
      ...Object.fromEntries(
        Object.entries(positionWords[language]).map(([key, words]) => [
          key.startsWith('word.') ? key : `field.${key}`,
          words,
        ]),
      ),
    },
  });
  return { en: of('en'), pl: of('pl') };
};

const lineOf = (problems: readonly Problem[]): string => {
  const [first] = problems;
  const more = problems.length > 1 ? ` (+${problems.length - 1})` : '';
  return `${first?.at ? `${first.at}: ` : ''}${first?.problem ?? ''}${more}`;
};
