import { type Choice, choiceKey, readChoice, readChoiceText } from '../../kernel/choice.ts';
import type { ForcedRoll } from '../../kernel/dice.ts';
import type { Problem, Side, StandingOrder } from '../../kernel/game.ts';
import { isObject, type JsonObject } from '../../kernel/json.ts';

/** The newest version; older ones are read as they always were. */
export const CASE_VERSION = 2;

/** The seed of cases that say none: the same case always has the same answer. */
export const USUAL_SEED = 'referee';

/** Something a side does, or asks about. */
export interface CaseDeed {
  readonly side: Side;
  readonly choice: Choice;
}

/** What the referee is asked about one moment. */
export type Question =
  /** May the side do this? */
  | ({ readonly kind: 'deed' } & CaseDeed)
  /** What hangs on dice if it does? */
  | ({ readonly kind: 'odds' } & CaseDeed)
  /** What may it do at all? */
  | { readonly kind: 'choices'; readonly side: Side }
  /** What may it know? `null` is a spectator. */
  | { readonly kind: 'view'; readonly side: Side | null }
  /** What does the position say here? A path like `troops.riders-3`; empty for all of it. */
  | { readonly kind: 'position'; readonly path: string };

/** How far to go on: all that is said must hold of the moment, or something must be over. */
export type Until =
  | { readonly end: 'phase' | 'turn' | 'match' }
  | {
      readonly side?: Side;
      readonly decision?: string;
      readonly phase?: string;
      readonly turn?: number;
    };

/** One thing of `play`: done, gone on to, or asked. */
export type Played =
  | ({ readonly kind: 'deed' } & CaseDeed)
  | {
      readonly kind: 'standing';
      readonly side: Side;
      readonly standing: readonly StandingOrder[];
    }
  | { readonly kind: 'until'; readonly until: Until; readonly answering: readonly Choice[] }
  | { readonly kind: 'ask'; readonly questions: readonly Question[] };

/** A case for the referee: a position, what is rolled and done from there, what is asked. */
export interface CaseFile {
  readonly game: string;
  /** A whole position, or its `scenario`, `options` and `differs` alone. */
  readonly position: JsonObject;
  readonly dice: readonly ForcedRoll[];
  /** Of the dice that are not forced. */
  readonly seed: string;
  readonly play: readonly Played[];
  /** About the moment after all of `play`. */
  readonly ask: readonly Question[];
}

const FIELDS = ['heliograph', 'version', 'game', 'position', 'dice', 'seed', 'play', 'ask'];

/** Reads a case from untrusted data; every slip with its place. */
export function readCase(data: unknown): CaseFile | readonly Problem[] {
  if (!isObject(data) || data['heliograph'] !== 'case') {
    return [{ at: 'heliograph', problem: 'this is not a case file; it must be "case"' }];
  }
  const { version } = data;
  if (version !== 1 && version !== CASE_VERSION) {
    return [{ at: 'version', problem: `must be ${CASE_VERSION}, or 1 for a case of old` }];
  }
  const reader = new CaseReader(version);
  const found = reader.read(data);
  return reader.problems.length > 0 ? reader.problems : found;
}

const DEED = '{"side": …, "choice": …}';
const QUESTIONS = `${DEED}, {"side": …, "odds": …}, {"choices": side}, {"view": side} or {"position": path}`;
const ITEMS = `${DEED}, {"side": …, "standing": …}, {"until": …} or {"ask": …}`;
const CHOICE = `must be like {"do": "move", "piece": …, "to": …} or "move piece to=place"`;
const ROLL = `must be a face like 5, a drawn id, or {"face": 5}, {"total": 9} or {"draw": id}, each with "for": "part of the roll's name" if wanted`;
const ROLL_1 = `must be a face like 5, or {"face": 5, "for": "part of the roll's name"}`;
const ENDS = { 'end of phase': 'phase', 'end of turn': 'turn', 'end of match': 'match' } as const;
const UNTIL = `must be ${Object.keys(ENDS)
  .map((end) => `"${end}"`)
  .join(', ')}, or {"side", "decision", "phase", "turn"} with at least one of them`;

class CaseReader {
  readonly problems: Problem[] = [];
  private readonly version: number;

  constructor(version: number) {
    this.version = version;
  }

  private say(at: string, problem: string): null {
    this.problems.push({ at, problem });
    return null;
  }

  /** What version 1 does not know is a slip there. */
  private isNew(at: string): boolean {
    if (this.version > 1) return false;
    this.say(at, `needs "version": ${CASE_VERSION}`);
    return true;
  }

  private only(item: JsonObject, fields: readonly string[], at: string): void {
    for (const key of Object.keys(item)) {
      if (!fields.includes(key) && key !== '$comment')
        this.say(`${at}${key}`, `no such field here; there is: ${fields.join(', ')}`);
    }
  }

  read(data: JsonObject): CaseFile {
    for (const key of Object.keys(data)) {
      if (!FIELDS.includes(key) && key !== '$comment')
        this.say(key, `no such field in a case; there is: ${FIELDS.join(', ')}`);
    }
    const position = data['position'] ?? {};
    if (!isObject(position)) this.say('position', 'must be an object');
    return {
      game: this.text('game', data['game'], 'must name a game'),
      position: isObject(position) ? position : {},
      seed: this.text('seed', data['seed'] ?? USUAL_SEED, 'must be a text'),
      dice: this.list(data, 'dice', (item, at) => this.roll(item, at)),
      play: this.list(data, 'play', (item, at) => this.played(item, at)),
      ask: this.list(data, 'ask', (item, at) => this.question(item, at)),
    };
  }

  private text(at: string, value: unknown, problem: string): string {
    return typeof value === 'string' ? value : (this.say(at, problem) ?? '');
  }

  private list<T>(
    data: JsonObject,
    field: string,
    read: (item: unknown, at: string) => T | null,
  ): T[] {
    const items = data[field] ?? [];
    if (Array.isArray(items)) return this.each(items, field, read);
    this.say(field, 'must be a list');
    return [];
  }

  private each<T>(
    items: readonly unknown[],
    at: string,
    read: (item: unknown, at: string) => T | null,
  ): T[] {
    return items.flatMap((item, i) => {
      const got = read(item, `${at}.${i}`);
      return got === null ? [] : [got];
    });
  }

  private roll(item: unknown, at: string): ForcedRoll | null {
    const wrong = () => this.say(at, this.version > 1 ? ROLL : ROLL_1);
    if (isWhole(item)) return { face: item };
    if (typeof item === 'string' && this.version > 1) return { draw: item };
    if (!isObject(item)) return wrong();
    const { for: key, face, total, draw, ...rest } = item;
    if (key !== undefined && typeof key !== 'string') return wrong();
    const bound = key === undefined ? {} : { for: key };
    if (Object.keys(rest).some((field) => field !== '$comment')) return wrong();
    if ([face, total, draw].filter((value) => value !== undefined).length !== 1) return wrong();
    if (isWhole(face)) return { face, ...bound };
    if (this.version === 1) return wrong();
    if (isWhole(total)) return { total, ...bound };
    return typeof draw === 'string' ? { draw, ...bound } : wrong();
  }

  private played(item: unknown, at: string): Played | null {
    if (!isObject(item)) return this.say(at, `must be ${this.version > 1 ? ITEMS : DEED}`);
    if ('until' in item) return this.until(item, at);
    if ('ask' in item) return this.ask(item, at);
    if ('standing' in item) return this.standing(item, at);
    return this.deed(item, 'choice', at, 'deed');
  }

  private standing(item: JsonObject, at: string): Played | null {
    this.only(item, ['side', 'standing'], `${at}.`);
    const side = this.side(item['side'], `${at}.side`);
    const { standing } = item;
    if (!Array.isArray(standing) || !standing.every(isObject))
      return this.say(`${at}.standing`, 'must be a list of standing orders, each an object');
    return side === null ? null : { kind: 'standing', side, standing };
  }

  private ask(item: JsonObject, at: string): Played | null {
    if (this.isNew(`${at}.ask`)) return null;
    this.only(item, ['ask'], `${at}.`);
    const { ask } = item;
    const questions = Array.isArray(ask)
      ? this.each(ask, `${at}.ask`, (one, place) => this.question(one, place))
      : this.each([ask], `${at}.ask`, (one) => this.question(one, `${at}.ask`));
    return { kind: 'ask', questions };
  }

  private question(item: unknown, at: string): Question | null {
    if (!isObject(item)) return this.say(at, `must be ${this.version > 1 ? QUESTIONS : DEED}`);
    if ('odds' in item)
      return this.isNew(`${at}.odds`) ? null : this.deed(item, 'odds', at, 'odds');
    if ('choices' in item) {
      if (this.isNew(`${at}.choices`)) return null;
      this.only(item, ['choices'], `${at}.`);
      const side = this.side(item['choices'], `${at}.choices`);
      return side === null ? null : { kind: 'choices', side };
    }
    if ('view' in item) {
      if (this.isNew(`${at}.view`)) return null;
      this.only(item, ['view'], `${at}.`);
      const side = this.side(item['view'], `${at}.view`);
      return side === null ? null : { kind: 'view', side: side === 'spectator' ? null : side };
    }
    if ('position' in item) {
      if (this.isNew(`${at}.position`)) return null;
      this.only(item, ['position'], `${at}.`);
      const path = item['position'];
      return typeof path === 'string'
        ? { kind: 'position', path }
        : this.say(`${at}.position`, 'must be a path like "troops.riders-3", or "" for all of it');
    }
    return this.deed(item, 'choice', at, 'deed');
  }

  private until(item: JsonObject, at: string): Played | null {
    if (this.isNew(`${at}.until`)) return null;
    this.only(item, ['until', 'answering'], `${at}.`);
    const until = this.goal(item['until'], `${at}.until`);
    const { answering = [] } = item;
    if (!Array.isArray(answering))
      return this.say(`${at}.answering`, 'must be a list of choices, each perhaps only its deed');
    const choices = this.each(answering, `${at}.answering`, (one, place) =>
      this.choice(one, place),
    );
    return until && { kind: 'until', until, answering: choices };
  }

  private goal(data: unknown, at: string): Until | null {
    if (typeof data === 'string') {
      const end = Object.entries(ENDS).find(([words]) => words === data);
      return end ? { end: end[1] } : this.say(at, UNTIL);
    }
    if (!isObject(data)) return this.say(at, UNTIL);
    this.only(data, ['side', 'decision', 'phase', 'turn'], `${at}.`);
    const { side, decision, phase, turn } = data;
    for (const [field, value] of Object.entries({ side, decision, phase })) {
      if (value !== undefined && typeof value !== 'string')
        this.say(`${at}.${field}`, `must name a ${field}`);
    }
    if (turn !== undefined && !isWhole(turn)) this.say(`${at}.turn`, 'must be a whole number');
    const said = {
      ...(typeof side === 'string' && { side }),
      ...(typeof decision === 'string' && { decision }),
      ...(typeof phase === 'string' && { phase }),
      ...(isWhole(turn) && { turn }),
    };
    return Object.keys(said).length > 0 ? said : this.say(at, UNTIL);
  }

  private deed<K extends 'deed' | 'odds'>(
    item: JsonObject,
    field: string,
    at: string,
    kind: K,
  ): ({ readonly kind: K } & CaseDeed) | null {
    this.only(item, ['side', field], `${at}.`);
    const side = this.side(item['side'], `${at}.side`);
    const choice = this.choice(item[field], `${at}.${field}`);
    return side !== null && choice ? { kind, side, choice } : null;
  }

  private side(value: unknown, at: string): Side | null {
    return typeof value === 'string' ? value : this.say(at, 'must name a side');
  }

  private choice(given: unknown, at: string): Choice | null {
    const choice = typeof given === 'string' ? readChoiceText(given) : readChoice(given);
    return choice ?? this.say(at, CHOICE);
  }
}

/** A case as data that `readCase` reads back: choices in short, what is as usual left out. */
export const writeCase = ({ game, position, dice, seed, play, ask }: CaseFile): JsonObject => ({
  heliograph: 'case',
  version: CASE_VERSION,
  game,
  ...(Object.keys(position).length > 0 && { position }),
  ...(dice.length > 0 && { dice: dice.map((roll) => ({ ...roll })) }),
  ...(seed !== USUAL_SEED && { seed }),
  ...(play.length > 0 && { play: play.map(playedWords) }),
  ...(ask.length > 0 && { ask: ask.map(questionWords) }),
});

function playedWords(item: Played): JsonObject {
  switch (item.kind) {
    case 'deed':
      return { side: item.side, choice: choiceKey(item.choice) };
    case 'standing':
      return { side: item.side, standing: item.standing };
    case 'until': {
      const { until, answering } = item;
      const end = Object.entries(ENDS).find(([, over]) => 'end' in until && until.end === over);
      return {
        until: end ? end[0] : { ...until },
        ...(answering.length > 0 && { answering: answering.map(choiceKey) }),
      };
    }
    case 'ask':
      return { ask: item.questions.map(questionWords) };
  }
}

function questionWords(question: Question): JsonObject {
  switch (question.kind) {
    case 'deed':
      return { side: question.side, choice: choiceKey(question.choice) };
    case 'odds':
      return { side: question.side, odds: choiceKey(question.choice) };
    case 'choices':
      return { choices: question.side };
    case 'view':
      return { view: question.side ?? 'spectator' };
    case 'position':
      return { position: question.path };
  }
}

const isWhole = (value: unknown): value is number => Number.isInteger(value);
