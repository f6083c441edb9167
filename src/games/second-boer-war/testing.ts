import { type Choice, choiceKey, readChoice } from '../../kernel/choice.ts';
import { type ForcedRoll, forcedDice, seededDice } from '../../kernel/dice.ts';
import { type GameEvent, isProblems, type Refusal } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { mayKnow } from '../../kernel/match.ts';
import { Play, viewOf } from '../../kernel/play.ts';
import { readPosition } from '../../kernel/position.ts';
import type { Box } from './box.ts';
import { rules } from './game.ts';
import { HAND, type State } from './state.ts';

/** A referee's table for tests: a position in words, forced dice, choices by their short text. */

interface Case {
  /** Laid over the scenario; `phase` is `action` and `counter` 3 unless said otherwise. */
  readonly position?: object;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly scenario?: string;
  /** Faces in order, or bound to what they are for: `['siege/ladysmith/boers', 6]`. */
  readonly dice?: readonly (number | readonly [string, number])[];
  /** Component values that differ. */
  readonly pack?: object;
  /** Chance for everything not forced. */
  readonly seed?: string;
}

/** Plain answers to the questions of a fight. */
const PLAIN: Readonly<Record<string, string>> = {
  announce: 'announce n=0',
  pickOne: 'none',
  pickOwn: '',
  bring: 'bringBest',
  lay: '',
  swap: 'enough',
  flight: 'enough',
  rideDown: 'hold',
  bury: '',
  discard: '',
  spoils: 'razeAll',
  retreatTo: '',
};

interface Told {
  readonly event: GameEvent;
  readonly only: readonly string[] | null;
}

export class Table {
  readonly play: Play<State, Box>;
  readonly told: Told[] = [];

  constructor(play: Play<State, Box>) {
    this.play = play.fork(play.dice, (event, only) => this.told.push({ event, only }));
    this.play.advance();
  }

  get state(): State {
    return this.play.state;
  }

  get box(): Box {
    return this.play.box;
  }

  /** Who owes what: `boers action`. */
  get asked(): string {
    const [owed] = this.play.owed;
    return owed ? `${owed.side} ${owed.step.step}` : `over ${this.play.outcome?.ending}`;
  }

  get ending(): string | undefined {
    return this.play.outcome?.ending;
  }

  get winner(): string | null | undefined {
    return this.play.outcome?.winner;
  }

  /** All that may be answered now, as short texts. */
  get offers(): string[] {
    const [owed] = this.play.owed;
    return owed ? this.play.choices(owed).map(choiceKey) : [];
  }

  /** Answers in turn, whoever is asked. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const [owed] = this.play.owed;
      if (!owed) throw new Error(`nobody is asked, so nobody can "${text}"`);
      const choice = this.play.choices(owed).find((offered) => choiceKey(offered) === text);
      if (!choice)
        throw new Error(`"${text}" is not offered (${this.asked}): ${this.offers.join(' | ')}`);
      this.play.take(owed, choice);
    }
    return this;
  }

  /** Answers with the first offer that begins so, as long as `asked` (`boers lay`) is asked. */
  through(asked: string, begins = ''): this {
    while (this.asked === asked) {
      const pick = this.offers.find((offer) => offer.startsWith(begins)) ?? at(this.offers, 0);
      this.do(pick);
    }
    return this;
  }

  /** Plays a fight on with plain answers until one of `until` is asked or it is over. */
  fightOn(...until: string[]): this {
    for (;;) {
      const step = this.play.owed[0]?.step.step ?? '';
      const plain = PLAIN[step];
      if (plain === undefined || until.includes(step)) return this;
      this.do(this.offers.find((offer) => offer.startsWith(plain)) ?? at(this.offers, 0));
    }
  }

  /** Why a deed is not offered: `8C onlyDetached`. */
  why(choice: Choice): string {
    const [owed] = this.play.owed;
    if (!owed) throw new Error('nobody is asked');
    const text = choiceKey(choice);
    if (this.offers.includes(text)) return 'offered';
    if (!readChoice(choice)) throw new Error('not a choice');
    const refusal: Refusal = this.play.whyNot(owed.side, choice);
    return `${refusal.rule} ${refusal.reason}`;
  }

  /** Events of a type, as everyone's log together has them. */
  events(type: string): GameEvent[] {
    return this.told.filter(({ event }) => event.type === type).map(({ event }) => event);
  }

  last(type: string): GameEvent | undefined {
    return this.events(type).at(-1);
  }

  /** What one side heard; `null` is a spectator. */
  heard(side: string | null): GameEvent[] {
    return this.told.filter((told) => mayKnow(told, side)).map(({ event }) => event);
  }

  view(side: string | null): State {
    return viewOf(rules, this.box, this.state, side);
  }

  where(leader: string): string {
    const place = at(this.state.leaderAt, this.box.leaderIndex.get(leader) ?? -1);
    return place >= 0
      ? at(this.box.areas, place)
      : (['off-map', 'reserve', 'out'][-place - 1] ?? '');
  }

  /** The value of a marker list in an area. */
  in(
    area: string,
    list: 'garrison' | 'burnt' | 'camp' | 'revolt' | 'siege' | 'fort' | 'fallen',
  ): number {
    return at(this.state[list], this.box.areaIndex.get(area) ?? -1);
  }

  card(id: string): { at: string; active: boolean } {
    const index = this.box.cardIndex.get(id) ?? -1;
    const place = at(this.state.cardAt, index);
    return {
      at: ['hand', 'deck', 'pile', 'gone'][place] ?? '?',
      active: this.state.spent[index] === 0,
    };
  }

  get hand(): { empire: string[]; boers: string[] } {
    const held = this.box.cards.filter((_, i) => this.state.cardAt[i] === HAND);
    return {
      empire: held.filter((id) => id.startsWith('br-')),
      boers: held.filter((id) => id.startsWith('bo-')),
    };
  }
}

/** Sets a table up; an impossible position is the test's mistake. */
export function table(given: Case = {}): Table {
  const faces: (number | ForcedRoll)[] = (given.dice ?? []).map((die) =>
    typeof die === 'number' ? die : { for: die[0], face: die[1] },
  );
  const read = readPosition(rules, {
    heliograph: 'position',
    version: 1,
    game: rules.id,
    scenario: given.scenario ?? 'war',
    options: (given.options ?? {}) as Json,
    ...(given.pack && { pack: given.pack as JsonObject }),
    differs: { phase: 'action', counter: 3, ...given.position } as JsonObject,
  });
  if (isProblems(read)) throw new Error(read.map((p) => `${p.at}: ${p.problem}`).join('; '));
  const dice = forcedDice(faces, seededDice(given.seed ?? 'table'));
  return new Table(new Play(rules, read.box, read.state, dice));
}

/** Cards in a given place: `cards('deck', 'br-mg', 'br-tribals')`. */
export const cards = (place: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, place]));

/** All field leaders of both sides away, so that a test can place the ones it needs. */
export const nobody = (keep: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(
    ['buller', 'methuen', 'gatacre', 'joubert', 'cronje', 'prinsloo', 'olivier'].map((id) => [
      id,
      'out',
    ]),
  ),
  french: 'reserve',
  'de-la-rey': 'reserve',
  ...keep,
});
