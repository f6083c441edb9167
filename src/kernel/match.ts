import { EMPTY } from './bare-map.ts';
import type { Choice } from './choice.ts';
import type { Dice } from './dice.ts';
import type {
  Conclusion,
  GameEvent,
  GameState,
  Outcome,
  Owed,
  Problem,
  Reading,
  Refusal,
  Rules,
  Setup,
  Side,
  StandingOrder,
} from './game.ts';
import { isProblems } from './game.ts';
import { fingerprint } from './hash.ts';
import { Play } from './play.ts';
import { tighten } from './tight-lists.ts';
import { SPECTATOR, viewOf } from './views.ts';

/** One entry of a match's history: a side answered, left new standing orders, or ended the match. */
export type Deed =
  | { readonly side: Side; readonly choice: Choice }
  | { readonly side: Side; readonly standing: readonly StandingOrder[] }
  /** It gives the match up, or agrees to a draw that the other side proposed. */
  | { readonly side: Side; readonly ends: Conclusion };

/** An event and who may see it (`null`: everyone). */
export interface Told {
  readonly event: GameEvent;
  readonly only: readonly Side[] | null;
}

/** What one deed led to. */
export interface Entry {
  readonly deed: Deed;
  readonly told: readonly Told[];
  /** A die was rolled or something hidden was seen: no undo goes back past it. */
  readonly barrier: boolean;
  /** It was made while the sides decided at the same time, and they went on doing so after it. */
  readonly simultaneous: boolean;
  /** Standing orders that answered nothing when they were left: nobody's deeds depend on them. */
  readonly quiet: boolean;
  /** It was the only legal answer: whoever has such answers given goes back past it. */
  readonly only: boolean;
}

export const mayKnow = (told: Told, side: Side | null): boolean =>
  told.only === null || told.only.includes(side ?? SPECTATOR);

/** Hears a match as it is told: the one door through which its events come out. */
export interface Witness<S, B> {
  /**
   * Something happened: the event, who may see it, the state just after it (copy it to keep it),
   * and the entry of the history that led to it (-1: before the first).
   */
  hear(told: Told, now: Reading<S, B>, entry: number): void;
  /** What came after the first so many entries was taken back; what follows is told anew. */
  forget(entries: number): void;
}

const NOBODY: Witness<unknown, unknown> = { hear: () => {}, forget: () => {} };

export type Tried =
  | { readonly done: true; readonly entry: Entry }
  | { readonly done: false; readonly refusal: Refusal };

/** Whether the empty scenario will do: a position may begin from it, a match may not. */
export type BareMap = 'allowed' | 'refused';

/** Opens the box and lays out a new game; problems if set-up or pack do not fit. */
export function layOut<S extends GameState, B>(
  rules: Rules<S, B>,
  setup: Setup,
  bareMap: BareMap = 'refused',
): { readonly box: B; readonly state: S } | readonly Problem[] {
  const problems = checkSetup(rules, setup, bareMap);
  if (problems.length > 0) return problems;
  const box = rules.openBox(setup.pack);
  if (isProblems(box)) {
    return box.map(({ at, problem }) => ({ at: at ? `pack.${at}` : 'pack', problem }));
  }
  const state = rules.setup(setup, box);
  if (isProblems(state)) return state;
  return { box, state: tighten(state) };
}

/** Fills in defaults: the first scenario, each option's first value, what the scenario fixes. */
export function completeSetup<S extends GameState, B>(
  rules: Rules<S, B>,
  wish: {
    scenario?: string | undefined;
    options?: Setup['options'] | undefined;
    pack?: Setup['pack'] | undefined;
  },
): Setup {
  const scenario = wish.scenario ?? rules.scenarios[0]?.id ?? '';
  const options: Record<string, string | number | boolean> = {};
  for (const spec of rules.options) options[spec.id] = spec.values[0] ?? false;
  Object.assign(options, rules.scenarios.find((s) => s.id === scenario)?.options, wish.options);
  return { game: rules.id, scenario, options, ...(wish.pack && { pack: wish.pack }) };
}

export function checkSetup<S extends GameState, B>(
  rules: Rules<S, B>,
  setup: Setup,
  bareMap: BareMap = 'refused',
): Problem[] {
  const problems: Problem[] = [];
  if (setup.game !== rules.id) {
    problems.push({ at: 'game', problem: `is "${setup.game}", not "${rules.id}"` });
  }
  const scenario = rules.scenarios.find((s) => s.id === setup.scenario);
  const isBare = setup.scenario === EMPTY;
  if (isBare && bareMap === 'refused') {
    problems.push({ at: 'scenario', problem: `"${EMPTY}" is for positions, not for new matches` });
  } else if (!scenario && !isBare) {
    const known = [...rules.scenarios.map((s) => s.id), ...(bareMap === 'allowed' ? [EMPTY] : [])];
    problems.push({
      at: 'scenario',
      problem: `"${setup.scenario}" is unknown; there is: ${known.join(', ')}`,
    });
  }
  for (const [id, value] of Object.entries(setup.options)) {
    const spec = rules.options.find((o) => o.id === id);
    if (!spec) problems.push({ at: `options.${id}`, problem: 'no such option' });
    else if (!spec.values.includes(value)) {
      problems.push({ at: `options.${id}`, problem: `must be one of: ${spec.values.join(', ')}` });
    }
    const fixed = scenario?.options?.[id];
    if (fixed !== undefined && fixed !== value) {
      problems.push({
        at: `options.${id}`,
        problem: `is ${JSON.stringify(fixed)} in this scenario`,
      });
    }
  }
  return problems;
}

/** What a match went through before a state from which it is to go on. */
export interface Past {
  readonly opening: readonly Told[];
  readonly history: readonly Entry[];
}

/** A state of the match, and how many entries of its history led to it. */
interface Milestone<S> {
  readonly entries: number;
  readonly state: S;
}

/** One play of a game: set-up, dice and deeds; the state follows from them. */
export class Match<S extends GameState, B> {
  readonly rules: Rules<S, B>;
  readonly setup: Setup;
  private readonly play: Play<S, B>;
  private readonly witness: Witness<S, B>;
  /** Whether what happens is told; what did not change is played again in silence. */
  private aloud = true;
  /** What happened before the first decision. */
  readonly opening: readonly Told[];
  readonly history: Entry[] = [];
  /** What was taken back, last on top. Each side redoes its own. */
  private undone: Deed[] = [];
  /** The last state that no undo goes back past. */
  private floor: Milestone<S>;
  /** Where the sides last began to decide at the same time. */
  private parting: Milestone<S>;
  private heard: Told[] = [];

  constructor(
    rules: Rules<S, B>,
    setup: Setup,
    box: B,
    state: S,
    dice: Dice,
    witness: Witness<S, B> = NOBODY,
    past?: Past,
  ) {
    this.rules = rules;
    this.setup = setup;
    this.witness = witness;
    let opened = false;
    this.play = new Play(rules, box, state, dice, (event, only) => {
      const told = { event, only };
      this.heard.push(told);
      if (this.aloud) witness.hear(told, this.play, opened ? this.history.length : -1);
    });
    if (past) this.history.push(...past.history);
    else this.play.advance();
    opened = true;
    this.opening = past?.opening ?? this.hear();
    this.floor = this.milestone();
    this.parting = this.floor;
  }

  static begin<S extends GameState, B>(
    rules: Rules<S, B>,
    setup: Setup,
    dice: Dice,
  ): Match<S, B> | readonly Problem[] {
    const laid = layOut(rules, setup);
    return isProblems(laid) ? laid : new Match(rules, setup, laid.box, laid.state, dice);
  }

  get state(): S {
    return this.play.state;
  }

  get box(): B {
    return this.play.box;
  }

  get outcome(): Outcome | null {
    return this.play.outcome;
  }

  get hash(): string {
    return fingerprint(this.play.state);
  }

  /** The last state that no undo goes back past: a match may go on from it without being played again. */
  get settled(): Milestone<S> {
    return this.floor;
  }

  get owed(): readonly Owed[] {
    return this.play.owed;
  }

  choices(side: Side): readonly Choice[] {
    const owed = this.play.owedBy(side);
    return owed ? this.play.choices(owed) : [];
  }

  /** The legal choice that a tried one names, itself or by an equal thing. */
  offered(side: Side, tried: Choice): Choice | undefined {
    const owed = this.play.owedBy(side);
    return owed && this.play.offered(owed, tried);
  }

  owedBy(side: Side): Owed | undefined {
    return this.play.owedBy(side);
  }

  /** The rule by which a decision is owed. */
  ruleOf(owed: Owed): string {
    return this.play.ruleOf(owed);
  }

  /** Why this choice is not on offer, as one who knows everything sees it. */
  whyNot(side: Side, choice: Choice): Refusal {
    return this.play.whyNot(side, choice);
  }

  /** What the rules answered for a side since this was last asked. */
  takeSelfPlayed(): readonly { readonly side: Side; readonly choice: Choice }[] {
    return this.play.selfPlayed.splice(0);
  }

  /** Lends the state in motion to an inspection, which must leave it as it was. */
  lend<T>(look: (play: Play<S, B>) => T): T {
    return look(this.play);
  }

  view(side: Side | null): S {
    return viewOf(this.rules, this.play.box, this.play.state, side);
  }

  /** Everything `side` was told, entry by entry. */
  log(side: Side | null): readonly GameEvent[] {
    const all = [...this.opening, ...this.history.flatMap((entry) => entry.told)];
    return all.filter((told) => mayKnow(told, side)).map((told) => told.event);
  }

  /** Answers a decision. */
  choose(side: Side, choice: Choice): Tried {
    const part = this.play.simultaneousPart;
    this.play.barrier = false;
    const only = this.choices(side).length === 1;
    const answered = this.play.answer(side, choice);
    if (!answered.done) return answered;
    return this.enter({ side, choice: answered.choice }, part, { quiet: false, only });
  }

  /** Leaves standing orders, at any time; they are secret and part of the match. */
  order(side: Side, standing: readonly StandingOrder[]): Tried | readonly Problem[] {
    const problems = this.checkOrders(side, standing);
    if (problems.length > 0) return problems;
    if (this.outcome) return { done: false, refusal: { rule: null, reason: 'matchOver' } };
    const part = this.play.simultaneousPart;
    this.play.barrier = false;
    this.play.state.core.standing = { ...this.play.state.core.standing, [side]: standing };
    const answered = this.play.reconsider(side);
    return this.enter({ side, standing }, part, { quiet: !answered, only: false });
  }

  /** Ends the match otherwise than by its rules: `side` gives it up, or agrees to a draw. */
  end(side: Side, ends: Conclusion): Tried {
    const refused = (reason: string): Tried => ({ done: false, refusal: { rule: null, reason } });
    if (this.outcome) return refused('matchOver');
    const [other, ...more] = this.rules.sides.filter((one) => one !== side);
    if (other === undefined || more.length > 0) return refused('notOfTwo');
    const part = this.play.simultaneousPart;
    this.play.conclude({ winner: ends === 'agreement' ? null : other, ending: ends });
    return this.enter({ side, ends }, part, { quiet: false, only: false });
  }

  private checkOrders(side: Side, standing: readonly StandingOrder[]): readonly Problem[] {
    if (!this.rules.sides.includes(side))
      return [{ at: 'side', problem: `no side is named "${side}"` }];
    if (!this.rules.checkStanding)
      return [{ at: 'standing', problem: 'this game takes no standing orders' }];
    return this.rules.checkStanding(side, standing, this.play.box);
  }

  /** `part` is the simultaneous part in which the deed was made. */
  private enter(
    deed: Deed,
    part: number | null,
    { quiet, only }: Pick<Entry, 'quiet' | 'only'>,
  ): Tried {
    const now = this.play.simultaneousPart;
    const { barrier } = this.play;
    const simultaneous = part !== null && part === now;
    const entry: Entry = { deed, told: this.hear(), barrier, simultaneous, quiet, only };
    this.history.push(entry);
    // What others do unseen leaves a side what it could redo.
    const unseen = simultaneous || quiet;
    this.undone = unseen ? this.undone.filter(({ side }) => side !== deed.side) : [];
    if (now !== null && !simultaneous) this.parting = this.milestone();
    // A die thrown in one lane binds only the side whose lane it is; the others may still change
    // their minds, back to where all began to decide.
    if (barrier) this.floor = simultaneous ? this.parting : this.milestone();
    return { done: true, entry };
  }

  private milestone(): Milestone<S> {
    return { entries: this.history.length, state: this.rules.clone(this.play.state) };
  }

  private hear(): Told[] {
    const heard = this.heard;
    this.heard = [];
    return heard;
  }

  /** Which entry of the history `side` could take back now; -1 if none. */
  undoable(side: Side, before = this.history.length): number {
    // Between simultaneous decisions nothing is learnt, so those of others do not stand in the way
    // as long as all are still deciding.
    const deciding = this.play.simultaneousPart !== null;
    let passed = false;
    for (let i = before - 1; i >= 0; i--) {
      const { deed, barrier, simultaneous, quiet } = this.history[i] as Entry;
      if (deed.side === side) {
        // What opened the simultaneous part carries the answers that others gave in it since.
        return barrier || (passed && !simultaneous) ? -1 : i;
      }
      // Orders left in secret are found again wherever the match goes on from.
      if (quiet) continue;
      if (!deciding || !simultaneous) return -1;
      passed = true;
    }
    return -1;
  }

  /** Takes back the last deed of `side`. */
  undo(side: Side): boolean {
    const at = this.undoable(side);
    return at >= 0 && this.undoDownTo(side, at).length > 0;
  }

  /** Takes back deeds of `side`, last first, until no more than `entries` are left; says which went. */
  undoDownTo(side: Side, entries: number): readonly Deed[] {
    const taken: Deed[] = [];
    while (this.history.length > entries) {
      const at = this.undoable(side);
      if (at < entries) break;
      const first = this.startOfRow(side, at, entries);
      const gone = this.history.splice(first, at - first + 1);
      // Where the question itself is taken back, the others cannot give their answers to it again.
      if (gone.some(({ simultaneous, quiet }) => !simultaneous && !quiet)) {
        this.undone = this.undone.filter((deed) => deed.side === side);
      }
      this.replay(this.history.splice(this.floor.entries), first);
      for (const { deed } of gone.reverse()) {
        this.undone.push(deed);
        taken.push(deed);
      }
    }
    return taken;
  }

  /** Deeds in a row, with nobody else deciding in between, are taken back together. */
  private startOfRow(side: Side, at: number, entries: number): number {
    const alone = (entry: Entry | undefined): boolean =>
      entry !== undefined && entry.deed.side === side && !entry.barrier && !entry.simultaneous;
    if (at < this.history.length - 1 || !alone(this.history[at])) return at;
    let first = at;
    while (first > entries && alone(this.history[first - 1])) first--;
    return first;
  }

  /** Whether `side` could redo the deed it took back last. */
  redoable(side: Side): boolean {
    return this.undone.some((deed) => deed.side === side);
  }

  /** Does again what `side` took back last. */
  redo(side: Side): boolean {
    const at = this.undone.findLastIndex((deed) => deed.side === side);
    const deed = this.undone[at];
    if (!deed) return false;
    const rest = this.undone.toSpliced(at, 1);
    if (!this.perform(deed)) throw new Error('what was taken back could not be done again');
    // Its own next ones stay, and those of the others that this one left them.
    const left = this.undone;
    this.undone = rest.filter((one) => one.side === side || left.includes(one));
    return true;
  }

  /** Does a recorded deed again; false if it is refused. */
  perform(deed: Deed): boolean {
    const tried = this.attempt(deed);
    return 'done' in tried && tried.done;
  }

  /** Does a recorded deed again, or says why it cannot be done. */
  attempt(deed: Deed): Tried | readonly Problem[] {
    if ('choice' in deed) return this.choose(deed.side, deed.choice);
    return 'ends' in deed ? this.end(deed.side, deed.ends) : this.order(deed.side, deed.standing);
  }

  /**
   * Does these entries again, from the last state that nothing can be undone past. The first so
   * many of the whole history are the same as before: of them nothing is told.
   */
  private replay(entries: readonly Entry[], same: number): void {
    const { undone } = this;
    this.witness.forget(same);
    this.parting = this.floor;
    this.play.state = this.rules.clone(this.floor.state);
    this.play.restart();
    for (const entry of entries) {
      this.aloud = this.history.length >= same;
      if (!this.perform(entry.deed)) throw new Error('a match did not replay its own history');
    }
    this.aloud = true;
    this.undone = undone;
  }
}

export type AnyMatch = Match<GameState, unknown>;
