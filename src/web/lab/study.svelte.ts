import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Problem, type Setup } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import type { MatchPlan, MatchRecord } from '../../lab/match-run.ts';
import { batches, type Findings, findings } from '../../lab/simulation.ts';
import { usualLevel } from '../../table/seats.ts';
import { crewSize, setToWork } from './crew.ts';

/** Decisions after which a match counts as endless. */
const LIMIT = 200_000;

/** One way to play a game that is tried: what is played, and who sits where. */
export class Variant {
  private readonly game: AnyGame;
  scenario = $state('');
  options: Record<string, string | number | boolean> = $state({});
  seats: Record<string, string> = $state({});
  pack: { readonly name: string; readonly values: JsonObject } | null = $state.raw(null);
  problems: readonly Problem[] = $state.raw([]);
  records: readonly MatchRecord[] = $state.raw([]);
  readonly found: Findings | null = $derived(
    this.records.length > 0 ? findings(this.records) : null,
  );

  constructor(game: AnyGame, like?: Variant) {
    this.game = game;
    this.scenario = like?.scenario ?? game.rules.scenarios[0]?.id ?? '';
    this.options = { ...like?.options };
    this.pack = like?.pack ?? null;
    this.seats = Object.fromEntries(
      game.rules.sides.map((side) => [side, like?.seats[side] ?? usualLevel(game, side)]),
    );
  }

  get openOptions() {
    const fixed = this.game.rules.scenarios.find(({ id }) => id === this.scenario)?.options ?? {};
    return this.game.rules.options.filter(({ id }) => fixed[id] === undefined);
  }

  /** How its matches are to be played; `null` if they cannot be laid out. */
  plan(seed: string): MatchPlan | null {
    const { rules } = this.game;
    const fixed = rules.scenarios.find(({ id }) => id === this.scenario)?.options ?? {};
    const setup = {
      ...completeSetup(rules, {
        scenario: this.scenario,
        options: { ...this.options, ...fixed } as Setup['options'],
      }),
      ...(this.pack && { pack: this.pack.values }),
    };
    const laid = layOut(rules, setup);
    this.problems = isProblems(laid) ? laid : [];
    return this.problems.length > 0
      ? null
      : { setup, seats: { ...this.seats }, seed, limit: LIMIT };
  }
}

/** Many matches between machines, of one variant or of two over the same dice. */
export class Study {
  readonly game: AnyGame;
  variants: readonly Variant[] = $state.raw([]);
  games = $state(50);
  seed = $state('1');
  running = $state(false);
  trouble = $state('');
  private plans: readonly MatchPlan[] = [];
  private stopWork: () => void = () => {};

  readonly played: number = $derived(
    this.variants.reduce((sum, { records }) => sum + records.length, 0),
  );
  readonly wanted: number = $derived(this.games * this.variants.length);

  constructor(game: AnyGame) {
    this.game = game;
    this.variants = [new Variant(game)];
  }

  compare(): void {
    const [first] = this.variants;
    if (first) this.variants = [first, new Variant(this.game, first)];
  }

  compareNoMore(): void {
    this.variants = this.variants.slice(0, 1);
  }

  /** From the beginning: what was played before is put away. */
  start(): void {
    const plans = this.variants.map((variant) => variant.plan(this.seed));
    if (plans.some((plan) => plan === null)) return;
    for (const variant of this.variants) variant.records = [];
    this.plans = plans.filter((plan) => plan !== null);
    this.goOn();
  }

  /** Plays what is missing; the same plan gives the same matches, however often it was stopped. */
  goOn(): void {
    this.trouble = '';
    const todo = this.plans.flatMap((plan, nth) => {
      const played = new Set(this.variants[nth]?.records.map(({ index }) => index));
      return batches(plan, this.games, crewSize(), played);
    });
    if (todo.length === 0) return;
    this.running = true;
    this.stopWork = setToWork(this.game.rules.id, todo, {
      records: (records, { plan }) => {
        const variant = this.variants[this.plans.indexOf(plan)];
        if (variant)
          variant.records = [...variant.records, ...records].sort((a, b) => a.index - b.index);
      },
      done: () => {
        this.running = false;
      },
      trouble: (words) => {
        this.running = false;
        this.trouble = words;
      },
    });
  }

  stop(): void {
    this.stopWork();
    this.running = false;
  }
}
