import type { Choice } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Refusal } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { follow } from '../../table/follow.ts';
import type { Lesson } from '../../table/lessons/lesson.ts';
import { LessonPlay } from '../../table/lessons/lesson-play.ts';
import type { Answer, Asked, News, Refused, RequestName } from '../../table/protocol.ts';
import { HANDLERS } from '../../table/requests.ts';
import { Screen } from '../../table/screen.ts';
import type { Kept } from '../engine/keeper.ts';
import { markSolved } from '../puzzles/solved.svelte.ts';
import { CannotOpen } from '../session/cannot-open.ts';
import type { Sitting } from '../session/sitting.ts';
import { say } from '../text/page-text.svelte.ts';
import type { LessonSitting, LessonStanding } from './lesson-sitting.ts';
import { markLearned } from './progress.svelte.ts';

/** Said to who chooses what is legal and not meant, where the stroke had more to come. */
const STOPPED: Refusal = { rule: null, reason: 'notYourDecision' };

/**
 * One sitting at a lesson. The table stands in the page itself: nobody has to think, and nothing
 * is kept but that the lesson was learned.
 */
export class LessonSession implements Sitting, LessonSitting {
  readonly id: string;
  readonly address: string;
  readonly mine;
  readonly match = null;
  readonly waiting = null;
  readonly command = null;
  readonly talking = null;
  readonly awaySince = null;
  readonly outdated = false;
  readonly saving: Kept = { ok: true };
  readonly pending = 0;
  readonly silent = false;
  readonly revived = false;
  readonly lost = false;
  readonly course: Lesson;
  private readonly play: LessonPlay;
  private screen: Screen;
  /** Something wrong was tried, or the answer was shown. */
  private missed = false;

  standing: LessonStanding = $state.raw() as LessonStanding;
  /** How much help was asked for in this step: none, words, the answer itself. */
  helped: 0 | 1 | 2 = $state(0);
  onnews: (news: News) => void = () => {};
  ontrouble: (why: string) => void = () => {};

  constructor(game: AnyGame, lesson: Lesson) {
    this.course = lesson;
    this.id = `${lesson.game}/${lesson.id}`;
    this.address = lesson.puzzle
      ? `/games/${lesson.game}/puzzles/${lesson.puzzle}`
      : `/games/${lesson.game}/lessons/${lesson.id}`;
    this.mine = [lesson.side];
    const play = LessonPlay.open(game, lesson);
    if (!(play instanceof LessonPlay)) throw new CannotOpen(say('open.refused'), null, play);
    this.play = play;
    this.screen = this.seated();
    this.look();
  }

  get lesson(): this {
    return this;
  }

  /** Where the match of this lesson begins. */
  get setup(): MatchFile['setup'] {
    return this.play.table.file().setup;
  }

  opening(): News {
    return this.dressed(this.screen.afresh());
  }

  private seated(): Screen {
    return new Screen(this.play.table, { sides: [this.course.side], playForced: true });
  }

  private look(): void {
    const { at, step, waits, wrong, misses, canGoBack } = this.play;
    if (at !== this.standing?.at) this.helped = 0;
    this.standing = { at, step, waits, wrong, misses, canGoBack };
    if (waits === 'wrong') this.missed = true;
    if (waits === 'over') this.keepDone();
  }

  private keepDone(): void {
    const { game, id, puzzle } = this.course;
    if (puzzle) markSolved(game, puzzle, !this.missed);
    else markLearned(game, id);
  }

  /** What the learner gets: nothing is asked while there is something to read, and undo always goes back. */
  private dressed(news: News): News {
    const { waits, canGoBack } = this.play;
    const quiet = waits ? { question: null, choices: [], waiting: [] } : {};
    const moment = { ...news.moment, ...quiet, undo: canGoBack, redo: false };
    return { ...news, moment };
  }

  private news(): News {
    this.look();
    return this.dressed(this.screen.news());
  }

  /** The table was set up anew: all of it is told again, and nothing is shown twice. */
  private anew(): News {
    this.screen = this.seated();
    this.look();
    return this.opening();
  }

  // ------------------------------------------------------------------ the learner's words

  /** What was to be read was read. */
  readOn(): void {
    this.play.read();
    this.onnews(this.news());
  }

  back(): void {
    this.play.back();
    this.onnews(this.anew());
  }

  /** Words first, then the answer; true: it should light up. */
  help(): boolean {
    this.helped = this.helped === 0 && this.course.steps[this.play.at]?.help ? 1 : 2;
    if (this.helped === 2) this.missed = true;
    return this.helped === 2;
  }

  // ------------------------------------------------------------------ what a table is asked

  async ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    if (name === 'hint') return this.play.counsel as Answer<K> | null;
    const answer = HANDLERS[name](this.play.table, this.screen, ask);
    return typeof answer === 'function' ? null : answer;
  }

  async change<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null> {
    return this.changed(name, ask) as Answer<K> | null;
  }

  private changed<K extends RequestName>(name: K, ask: Asked<K>): unknown {
    switch (name) {
      case 'choose':
        return this.choose((ask as Asked<'choose'>).choice);
      case 'follow':
        return this.follow((ask as Asked<'follow'>).choices);
      case 'undo':
        this.play.back();
        return this.anew();
      case 'reset':
        this.play.restartStep();
        return this.anew();
      default:
        return this.news();
    }
  }

  private choose(choice: Choice): News | Refused {
    const refusal = this.play.choose(choice);
    if (refusal) return { problems: [{ at: 'choice', problem: refusal.reason }], refusal };
    return this.news();
  }

  /** As long as the lesson has nothing to say. */
  private follow(choices: readonly Choice[]): Answer<'follow'> {
    const { at } = this.play;
    const stopped = follow(choices, true, {
      press: (choice) =>
        this.play.waits || this.play.at !== at ? STOPPED : this.play.choose(choice),
      offered: () => (this.play.waits ? [] : this.play.table.choices(this.course.side)),
    });
    const quietly = this.play.waits || this.play.at !== at;
    return { news: this.news(), stopped: quietly ? null : stopped };
  }

  async reopen(): Promise<void> {}

  keepAgain(): void {}

  async file(): Promise<MatchFile | null> {
    return null;
  }

  close(): void {}
}
