import type { FirstMatchFile, RemarkFile } from '../../kernel/first-match.ts';
import {
  type Occasion,
  remarkAt,
  type Verdict,
  verdictsOf,
  type Warning,
  warningOf,
} from '../../table/companion.ts';
import type { Counsel, Foreseen, Question, Weighed } from '../../table/protocol.ts';
import type { OnShow } from '../table/on-show.ts';

/** Who sits beside a learner at a first match: remarks, advice, warnings, and the verdict. */
export class Companion {
  readonly file: FirstMatchFile;
  private readonly display: OnShow;
  /** What it would do now; `null` while it thinks, or is not asked. */
  counsel: Counsel | null = $state.raw(null);
  private about: Question | null = null;

  constructor(display: OnShow, file: FirstMatchFile) {
    this.display = display;
    this.file = file;
  }

  private get occasion(): Occasion | null {
    const { asked, moment } = this.display;
    if (!asked) return null;
    const { turn, phase } = moment;
    return { turn: turn - (this.file.begins ?? 1) + 1, phase, decision: asked.decision };
  }

  /** What is said at the question that is asked now. */
  readonly remark: RemarkFile | null = $derived.by(() => {
    const { occasion } = this;
    return occasion && remarkAt(this.file, occasion);
  });

  /** Thinks about a question. */
  async consider(question: Question | null): Promise<void> {
    if (question === this.about) return;
    this.about = question;
    this.counsel = null;
    if (!question) return;
    const { side } = question;
    const counsel = await this.display.session.ask('hint', { side, quick: true });
    if (this.about === question) this.counsel = counsel;
  }

  /** What speaks against a choice. */
  warn(tried: Weighed): Warning | null {
    const { occasion } = this;
    return occasion && warningOf(this.file, occasion, this.counsel, tried);
  }

  /** What speaks against a step of a row of choices; the first one is asked about now. */
  warnOfStep(step: Foreseen, first: boolean): Warning | null {
    const { occasion } = this;
    if (!occasion) return null;
    const counsel = first ? (this.counsel ?? step.counsel) : step.counsel;
    const { choice, odds, closes, decision } = step;
    return warningOf(this.file, { ...occasion, decision }, counsel, {
      choice,
      odds,
      closes,
      expects: null,
    });
  }

  /** What decided the match. */
  get verdicts(): readonly Verdict[] {
    const { moment, playback } = this.display;
    return moment.outcome ? verdictsOf(this.file, moment.outcome, playback.scenes) : [];
  }
}
