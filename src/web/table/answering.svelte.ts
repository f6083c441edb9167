import type { Plan } from '../../boardkit/board.ts';
import { type Choice, namesAnything, sameChoice, type Thing } from '../../kernel/choice.ts';
import type { OddsCard } from '../../kernel/face.ts';
import type { Warning } from '../../table/companion.ts';
import type { Considered, Counsel, Question } from '../../table/protocol.ts';
import { settings } from '../settings.svelte.ts';
import type { Deeds } from './deeds.svelte.ts';
import type { Display } from './display.svelte.ts';
import type { Labelled } from './labels.ts';
import { lastWordOf } from './last-word.ts';
import { type Offer, offersOf, plainOf } from './offers.ts';
import { fitting, type Legal, legal, point, subjects } from './selection.ts';
import { type Doubt, doubtOf, type Stroke } from './strokes.ts';

/** A finger cannot hover: it sees the odds of a place only by aiming at it. */
const isBlind = (choice: Choice): boolean =>
  (choice.to ?? choice.at) !== undefined && matchMedia('(hover: none)').matches;

/** A word of the companion's: against what, and what it would do instead, so many steps on. */
interface Warned {
  readonly choice: Choice;
  readonly warning: Warning;
  readonly counsel: Counsel | null;
  readonly before: number;
}

/** How an answer comes about: what was picked so far, what is left, what it would mean. */
export class Answering {
  private readonly display: Display;
  private readonly deeds: Deeds;

  /** Things picked so far. */
  picks: readonly Thing[] = $state.raw([]);
  /** The choice that waits for a last word, because a die hangs on it. */
  aimed: Choice | null = $state.raw(null);
  odds: OddsCard | null = $state.raw(null);
  /** A choice looked at in passing. */
  glanced: Choice | null = $state.raw(null);
  /** Something that would be lost waits for a yes: what ends it, and how much could still be done. */
  closing: { readonly choice: Choice; readonly left: number } | null = $state.raw(null);
  /** A companion has something to say before this is done, and would do something else. */
  warned: Warned | null = $state.raw(null);
  /** What waits is part of a stroke: that goes on, not the choice by itself. */
  stroke: Stroke | null = $state.raw(null);
  /** Why what is aimed at was advised; `null` where one aims oneself. */
  counsel: Counsel | null = $state.raw(null);
  /** A machine thinks about what it would advise. */
  searching = $state(false);

  constructor(display: Display, deeds: Deeds) {
    this.display = display;
    this.deeds = deeds;
  }

  /** The choices that are still meant. */
  readonly left: readonly Choice[] = $derived.by(() => fitting(this.display.choices, this.picks));
  readonly legal: Legal = $derived.by(() => legal(this.display.choices, this.picks));
  /** What all answers that are left share. */
  readonly subjects: readonly Thing[] = $derived.by(() => subjects(this.left));
  /** The answers that name something, and those that stand for themselves. */
  readonly offers: readonly Offer[] = $derived.by(() =>
    offersOf(this.left, this.picks, this.display.speech).map((offer) =>
      offer.kind === 'choice' ? this.noted(offer) : offer,
    ),
  );
  readonly plain: readonly Labelled[] = $derived.by(() =>
    plainOf(this.display.choices, this.display.speech).map((answer) => this.noted(answer)),
  );
  /** Rows of choices that the board offers as one. */
  readonly plans: readonly Plan[] = $derived.by(() => {
    const { board, askedNow } = this.display;
    return ((askedNow && board.plans?.(askedNow)) ?? []).filter(({ quiet }) => !quiet);
  });

  /** What the board has to say about the question. */
  get about(): string {
    const { board, askedNow } = this.display;
    return (askedNow && board.about?.(askedNow)) ?? '';
  }

  /** An answer with what the board has to say about it. */
  private noted<T extends Labelled>(answer: T): T {
    const { board, askedNow } = this.display;
    const words = (askedNow && board.note?.(askedNow, answer.choice)) ?? '';
    return words === ''
      ? answer
      : { ...answer, note: [answer.note, words].filter(Boolean).join(', ') };
  }

  clear(): void {
    this.picks = [];
    this.aimed = null;
    this.odds = null;
    this.glanced = null;
    this.closing = null;
    this.counsel = null;
    this.warned = null;
    this.stroke = null;
  }

  /** The yes that something waited for. */
  async confirm(choice: Choice): Promise<void> {
    const { stroke } = this;
    if (!stroke) return this.deeds.commit(choice);
    this.clear();
    await stroke.go();
  }

  // ------------------------------------------------------------------ picking

  /** A piece or place is picked: one step on, another way, or (`false`) nowhere. */
  pick(thing: Thing): boolean {
    const pointed = point(this.display.choices, this.picks, thing);
    if (pointed.refused) return false;
    this.picks = pointed.picks;
    this.aimed = null;
    this.stroke = null;
    this.odds = null;
    if (pointed.choice) void this.offer(pointed.choice);
    return true;
  }

  /** A choice was named: done at once, unless a die or a loss hangs on it. */
  async offer(choice: Choice): Promise<void> {
    const { question } = this.display.moment;
    if (!question || this.deeds.busy) return;
    if (this.aimed && !this.stroke && sameChoice(this.aimed, choice))
      return this.deeds.commit(choice);
    const { companion } = this.display;
    if (settings.confirmRolls || settings.confirmEnds || companion) {
      const ask = { side: question.side, choice: { ...choice } };
      const considered = await this.display.session.ask('consider', ask);
      // Whoever named it twice, or went back meanwhile, means something else by now.
      if (!considered || this.display.moment.question !== question) return;
      const warning = companion?.warn({ choice, ...considered, expects: null });
      if (warning) {
        this.clear();
        this.odds = considered.odds;
        this.warned = { choice, warning, counsel: companion?.counsel ?? null, before: 0 };
        return;
      }
      if (this.asksAgain(choice, considered)) return;
    }
    await this.deeds.commit(choice);
  }

  /** Several choices were named at once: asked about where the first of them that matters would be. */
  async begin(stroke: Stroke): Promise<void> {
    const { question } = this.display.moment;
    if (!question || this.deeds.busy) return;
    if (this.aimed && this.stroke?.label === stroke.label) return this.confirm(this.aimed);
    const doubt = await this.doubt(question, stroke);
    if (doubt === 'elsewhere') return;
    if (!doubt) return stroke.go();
    const { step, warning, word, before } = doubt;
    const { choice } = step;
    const { companion } = this.display;
    this.clear();
    this.stroke = stroke;
    this.odds = step.odds;
    const counsel = before === 0 ? (companion?.counsel ?? step.counsel) : step.counsel;
    if (warning) this.warned = { choice, warning, counsel, before };
    else if (word === 'roll') this.aimed = choice;
    else this.closing = { choice, left: step.left };
  }

  /** What a stroke waits for; `'elsewhere'`: another question is asked by now. */
  private async doubt(question: Question, stroke: Stroke): Promise<Doubt | null | 'elsewhere'> {
    const { companion, session } = this.display;
    if (!settings.confirmRolls && !settings.confirmEnds && !companion) return null;
    const choices = stroke.choices.map((choice) => ({ ...choice }));
    const ask = { side: question.side, choices, advice: companion !== null };
    const steps = await session.ask('foresee', ask);
    if (!steps || this.display.moment.question !== question) return 'elsewhere';
    return doubtOf(
      steps,
      { ends: stroke.ends, deeds: this.display.board.deeds },
      settings,
      (step, before) => companion?.warnOfStep(step, before === 0) ?? null,
    );
  }

  /** Whether a last word is waited for. */
  private asksAgain(choice: Choice, considered: Considered): boolean {
    const { choices } = this.display;
    const left = choices.filter(namesAnything).length;
    const { deeds } = this.display.board;
    const word = lastWordOf(choice, considered, { left, deeds }, settings, isBlind(choice));
    this.stroke = null;
    this.odds = considered.odds;
    if (word === 'roll') this.aimed = choice;
    else if (word === 'end') this.closing = { choice, left };
    return word !== null;
  }

  // ------------------------------------------------------------------ weighing

  private async oddsOf(choice: Choice): Promise<OddsCard | null> {
    const { question } = this.display.moment;
    if (!question) return null;
    const ask = { side: question.side, choice: { ...choice } };
    return this.display.session.ask('odds', ask);
  }

  /** Shows what a choice would mean without making it. */
  async glance(choice: Choice | null): Promise<void> {
    this.glanced = choice;
    if (this.aimed || !this.display.moment.question) return;
    if (!choice) {
      this.odds = null;
      return;
    }
    const odds = await this.oddsOf(choice);
    if (this.glanced && sameChoice(this.glanced, choice)) this.odds = odds;
  }

  /** Shows the odds of a choice that was set, not merely passed over. */
  async weigh(choice: Choice): Promise<void> {
    const { question } = this.display.moment;
    if (!question) return;
    this.glanced = null;
    this.aimed = null;
    const odds = await this.oddsOf(choice);
    if (this.display.moment.question === question) this.odds = odds;
  }

  /** Aims at what the strongest machine would do here, with its reasons. */
  async hint(): Promise<void> {
    const { question } = this.display.moment;
    if (!question || this.searching) return;
    this.searching = true;
    const counsel = await this.display.session.ask('hint', { side: question.side });
    this.searching = false;
    if (counsel && this.display.moment.question === question) this.heed(counsel);
  }

  /** Aims at what somebody advises: its odds stand there, and Enter does it. */
  heed(counsel: Counsel): void {
    const { choices } = this.display;
    const offered = choices.find((other) => sameChoice(other, counsel.choice));
    if (!offered) return;
    this.clear();
    this.aimed = offered;
    this.odds = counsel.odds;
    this.counsel = counsel;
  }
}
