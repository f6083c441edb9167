import type { Choice } from '../../kernel/choice.ts';
import type { StandingOrder } from '../../kernel/game.ts';
import { isRefused, type News, type Refused, type Stopped } from '../../table/protocol.ts';
import { problemLine } from '../session/cannot-open.ts';
import { settings } from '../settings.svelte.ts';
import type { Display } from './display.svelte.ts';

/** Milliseconds after which one wonders whether anything happens. */
const PATIENCE = 250;

/** Everything that changes the match, one thing after the other. */
export class Deeds {
  private readonly display: Display;
  /** What was asked and is not answered: no choice is taken meanwhile. */
  private unanswered = 0;
  /** It takes long enough to be seen. */
  thinking = $state(false);
  /** A machine said no to a draw. */
  declined = $state(false);
  /** Why the last deed was not done. */
  trouble = $state('');

  constructor(display: Display) {
    this.display = display;
    display.session.ontrouble = (why) => {
      this.trouble = why;
    };
  }

  get busy(): boolean {
    return this.unanswered > 0;
  }

  private async ask(work: Promise<News | Refused | null>): Promise<void> {
    this.unanswered += 1;
    this.trouble = '';
    this.declined = false;
    const patience = setTimeout(() => {
      this.thinking = true;
    }, PATIENCE);
    try {
      const news = await work;
      if (news && isRefused(news)) this.trouble = problemLine(news.problems, settings.language);
      else if (news) this.display.take(news);
    } finally {
      clearTimeout(patience);
      this.unanswered -= 1;
      this.thinking = this.busy;
    }
  }

  // ------------------------------------------------------------------ choosing

  async commit(choice: Choice): Promise<void> {
    const { session, moment } = this.display;
    if (!moment.question || this.busy) return;
    const { side, number: question } = moment.question;
    await this.ask(session.change('choose', { side, question, choice: { ...choice } }));
  }

  /**
   * Makes several choices in a row, as long as each is legal; `whole`: all of them or none. Says
   * where it came to a stop.
   */
  async follow(choices: readonly Choice[], whole = false): Promise<Stopped | null> {
    const { session, moment } = this.display;
    if (!moment.question || this.busy) return null;
    const { side, number: question } = moment.question;
    const ask = { side, question, choices: choices.map((choice) => ({ ...choice })), whole };
    let stop: Stopped | null = null;
    await this.ask(
      session.change('follow', ask).then((followed) => {
        if (!followed || isRefused(followed)) return followed;
        stop = followed.stopped;
        return followed.news;
      }),
    );
    return stop;
  }

  /** Leaves standing orders; what they answer is not asked any more. */
  async order(given: readonly StandingOrder[]): Promise<void> {
    const { session, side } = this.display;
    const orders = given.map((order) => ({ ...order }));
    if (side !== null) await this.ask(session.change('order', { side, orders }));
  }

  /** Machines that think are to answer now. */
  async moveNow(): Promise<void> {
    await this.ask(this.display.session.change('moveNow', {}));
  }

  // ------------------------------------------------------------------ ending it

  /** Gives the match up. */
  async resign(): Promise<void> {
    const { session, side } = this.display;
    if (side === null) return;
    if (session.command) await session.command('resign', { side });
    else await this.ask(session.change('resign', { side }));
  }

  /** Proposes a draw to the machine on the other side. */
  async offerDraw(): Promise<void> {
    const { session, side } = this.display;
    if (side === null) return;
    await this.ask(
      session.change('offerDraw', { side }).then((answer) => {
        if (!answer || isRefused(answer)) return answer;
        this.declined = !answer.agreed;
        return answer.news;
      }),
    );
  }

  // ------------------------------------------------------------------ going back and forth

  async undo(): Promise<void> {
    const { session, side, moment } = this.display;
    if (side !== null && moment.undo) await this.ask(session.change('undo', { side }));
  }

  async redo(): Promise<void> {
    const { session, side, moment } = this.display;
    if (side !== null && moment.redo) await this.ask(session.change('redo', { side }));
  }

  async reset(): Promise<void> {
    const { session, side, moment } = this.display;
    if (side !== null && moment.undo) await this.ask(session.change('reset', { side }));
  }

  // ------------------------------------------------------------------ who looks, and how

  async look(side: Display['side']): Promise<void> {
    await this.ask(this.display.session.change('look', { side }));
  }

  async behave(): Promise<void> {
    const { playForced, machinesYield: yields } = settings;
    await this.ask(this.display.session.change('behave', { playForced, yields }));
  }
}
