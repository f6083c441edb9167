import type { GameState, Side } from '../kernel/game.ts';
import { hashText } from '../kernel/hash.ts';
import { sameData } from '../kernel/json.ts';
import type { Onlooker } from './automatic.ts';
import type { Moment, News, Question, Scene } from './protocol.ts';
import type { Table } from './table.ts';
import { EVERYTHING, type Viewer } from './tale.ts';

export interface Place {
  /**
   * The sides it may look with: all people of one screen, one player, or none who only watches.
   * Left out: all people of the table sit here, whoever they are.
   */
  readonly sides?: readonly Side[];
  readonly playForced: boolean;
  /** Machines give up, or take a draw, when they have long lost; they play on if it is not said. */
  readonly yields?: boolean;
}

/** Tells one view of a match from another at a glance; quick, and no proof of anything. */
export const printOf = (view: GameState): string =>
  hashText(JSON.stringify(view)).toString(16).padStart(8, '0');

/** Whether two moments tell the same; the choices follow from view and question. */
function isSameMoment(now: Moment, then: Moment): boolean {
  const { choices } = then;
  return (
    sameData({ ...now, view: null, choices }, { ...then, view: null }) &&
    sameData(now.view, then.view)
  );
}

/** A screen at a table: whose eyes are on it, what it has been shown, what is news to it. */
export class Screen implements Onlooker {
  playForced: boolean;
  yields: boolean;
  /** The whole match is played here: its file and its seats are at hand. */
  readonly isOwner: boolean;
  private readonly table: Table;
  private readonly own: readonly Side[] | undefined;
  /** Whose eyes are on the screen. */
  private eyes: Viewer;
  /** How many scenes it has of those eyes, and how many of them still stand. */
  private shown = 0;
  private stands = 0;
  /** How long the whole tale was then. */
  private told = 0;
  /** It has nothing yet. */
  private blank = true;
  /** The last moment it was told. */
  private last: Moment | null = null;
  /** How many each of its people has had before their eyes. */
  private readonly seen = new Map<Side, number>();

  constructor(table: Table, { sides, playForced, yields = false }: Place) {
    this.table = table;
    this.own = sides;
    this.isOwner = sides === undefined;
    this.playForced = playForced;
    this.yields = yields;
    this.eyes = this.firstToLook();
    table.onlookers.add(this);
  }

  leave(): void {
    this.table.onlookers.delete(this);
  }

  get sides(): readonly Side[] {
    const { people } = this.table;
    return this.own ? this.own.filter((side) => people.includes(side)) : people;
  }

  get looking(): Viewer {
    return this.eyes;
  }

  /** Whether it may see what `viewer` sees. When all is over nothing is secret. */
  mayLook(viewer: Viewer): boolean {
    if (viewer === null || this.sides.includes(viewer) || this.watchesMachines) return true;
    const isOver = this.table.outcome !== null;
    return isOver && (viewer === EVERYTHING || this.table.game.rules.sides.includes(viewer));
  }

  /** Nobody sits at the table but machines, and it is one's own: there is nobody to keep secrets from. */
  private get watchesMachines(): boolean {
    return this.isOwner && this.table.people.length === 0;
  }

  forget(): void {
    const { tale } = this.table;
    this.stands = Math.min(this.stands, tale.length(this.eyes));
    this.told = Math.min(this.told, tale.pages);
  }

  // ------------------------------------------------------------------ who looks

  private firstToLook(): Viewer {
    const { sides } = this;
    const [first = null, ...others] = sides;
    if (others.length === 0) return first;
    // Two people at one screen: nobody sees anything before they say who they are.
    return this.table.keepSecrets(sides) ? null : this.nextAsked();
  }

  private nextAsked(): Side | null {
    const { sides, table } = this;
    return table.owed.find(({ side }) => sides.includes(side))?.side ?? null;
  }

  /** Somebody sits down: what the others did meanwhile is news to her. */
  look(viewer: Viewer): News {
    if (this.mayLook(viewer)) this.eyes = viewer;
    this.turnTo(this.eyes);
    return this.tell(this.eyes === null ? null : (this.seen.get(this.eyes) ?? null));
  }

  private turnTo(viewer: Viewer): void {
    this.eyes = viewer;
    this.shown = 0;
    this.stands = 0;
    this.blank = true;
  }

  /** The seats were changed: others may sit here now. */
  reseat(): void {
    this.turnTo(this.firstToLook());
  }

  /** The person of this screen who must get it before it shows more. */
  private handOver(): Side | null {
    const { table, eyes } = this;
    if (table.outcome || this.sides.length < 2) return null;
    return eyes !== null && table.owedBy(eyes) ? null : this.nextAsked();
  }

  // ------------------------------------------------------------------ what it gets

  /** What is new since the last time. */
  news(): News {
    return this.tell(this.passOn());
  }

  /** Everything, for somebody who comes from elsewhere: what happened since her last decision is news. */
  opening(): News {
    const { eyes, table } = this;
    const news = this.afresh();
    if (this.isOwner || eyes === null || eyes !== this.eyes || table.outcome) return news;
    const unseen = table.sceneAfterDecision(eyes);
    return unseen === null || unseen >= this.shown ? news : { ...news, unseen };
  }

  /** What it has not, or has no longer; from `unseen` on it is news even if all is told anew. */
  private tell(unseen: number | null): News {
    // What was open is no longer: a person took a seat, or the end was taken back.
    if (this.eyes === EVERYTHING && !this.mayLook(EVERYTHING)) this.turnTo(this.firstToLook());
    const { table, eyes, stands: from } = this;
    const { tale } = table;
    const afresh = this.blank || from < this.shown;
    this.shown = tale.length(eyes);
    this.stands = this.shown;
    this.told = tale.pages;
    this.blank = false;
    if (eyes !== null) this.seen.set(eyes, this.shown);
    const told = tale.scenes(eyes, from, true);
    const scenes = afresh ? this.lookedUp(told, unseen ?? this.shown) : told;
    const news = { moment: this.moment(), scenes, from, afresh };
    this.last = news.moment;
    return unseen === null || unseen >= this.shown ? news : { ...news, unseen };
  }

  /** What is told again is looked up: without what may be seen only once. */
  private lookedUp(scenes: readonly Scene[], unseen: number): readonly Scene[] {
    const gone = this.table.past.gone(this.eyes);
    return scenes.filter(({ at }) => at >= unseen || !gone.has(at));
  }

  /** News that tell something: what others did in secret does not show, not even that they did. */
  unaskedNews(): News | null {
    const { last } = this;
    const news = this.news();
    if (news.afresh || news.scenes.length > 0 || !last) return news;
    return isSameMoment(news.moment, last) ? null : news;
  }

  /** Everything, as if it had nothing yet. */
  afresh(): News {
    this.turnTo(this.eyes);
    return this.news();
  }

  /**
   * Where nothing is secret the next person simply goes on. If she was told other things before,
   * she gets all of her own tale; says from where on it is news even so.
   */
  private passOn(): number | null {
    const { table, eyes, blank } = this;
    const next = this.handOver();
    if (next === null || next === eyes || table.keepSecrets(this.sides)) return null;
    const unseen = table.tale.length(next, this.told);
    if (blank || !table.tale.isSame(eyes, next, this.stands)) this.turnTo(next);
    this.eyes = next;
    return this.blank && !blank ? unseen : null;
  }

  private moment(): Moment {
    const { table, eyes } = this;
    const view = table.view(eyes);
    const { turn, phase } = table.game.rules.clock(view);
    const question = this.question();
    const side = eyes === EVERYTHING ? null : eyes;
    // Whoever looks with a machine's eyes takes nothing back for it.
    const player = side !== null && this.sides.includes(side) ? side : null;
    return {
      side,
      ...(eyes === EVERYTHING && { everything: true }),
      view,
      turn,
      phase,
      question,
      choices: question ? table.choices(question.side) : [],
      waiting: table.waitingFor(side),
      undo: player !== null && table.canUndo(player, this.playForced),
      redo: player !== null && table.canRedo(player),
      outcome: table.outcome,
      deeds: table.deedsKnownTo(side),
      handOver: this.handOver(),
      standing: side === null ? [] : table.ordersOf(side),
      machines: this.machines(),
    };
  }

  private machines(): Moment['machines'] {
    const { table, eyes } = this;
    const { sides } = table.game.rules;
    if (table.outcome || sides.every((side) => table.isPerson(side))) return 'idle';
    if (table.paused || table.allowed <= 0) return 'paused';
    return table.waitingFor(eyes).some((side) => !table.isPerson(side)) ? 'thinking' : 'idle';
  }

  private question(): Question | null {
    const { table, eyes } = this;
    const owed = eyes === null || !this.sides.includes(eyes) ? undefined : table.owedBy(eyes);
    if (!owed) return null;
    const { step, ...about } = owed.step;
    const number = table.deedsOf(owed.side);
    return { side: owed.side, number, decision: step, about, rule: table.ruleOf(owed) };
  }
}
