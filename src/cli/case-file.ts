import { type Choice, readChoice, readChoiceText } from '../kernel/choice.ts';
import type { ForcedFace } from '../kernel/dice.ts';
import type { Problem, Side, StandingOrder } from '../kernel/game.ts';
import { isObject, type JsonObject } from '../kernel/json.ts';

export const CASE_VERSION = 1;

/** Something a side does, or asks about. */
export interface CaseDeed {
  readonly side: Side;
  readonly choice: Choice;
}

export type PlayedDeed =
  | CaseDeed
  | { readonly side: Side; readonly standing: readonly StandingOrder[] };

/** A question for the referee: a position, what is rolled and done from there, what is asked. */
export interface CaseFile {
  readonly game: string;
  /** A whole position, or its `scenario`, `options` and `differs` alone. */
  readonly position: JsonObject;
  readonly dice: readonly ForcedFace[];
  /** Of the dice that are not forced. */
  readonly seed: string;
  readonly play: readonly PlayedDeed[];
  readonly ask: readonly CaseDeed[];
}

const FIELDS = ['heliograph', 'version', 'game', 'position', 'dice', 'seed', 'play', 'ask'];

/** Reads a case from untrusted data; every slip with its place. */
export function readCase(data: unknown): CaseFile | readonly Problem[] {
  const problems: Problem[] = [];
  const say = (at: string, problem: string): null => {
    problems.push({ at, problem });
    return null;
  };
  if (!isObject(data) || data['heliograph'] !== 'case') {
    return [{ at: 'heliograph', problem: 'this is not a case file; it must be "case"' }];
  }
  if (data['version'] !== CASE_VERSION) say('version', `must be ${CASE_VERSION}`);
  for (const key of Object.keys(data)) {
    if (!FIELDS.includes(key) && key !== '$comment') {
      say(key, `no such field in a case; there is: ${FIELDS.join(', ')}`);
    }
  }
  const list = <T>(field: string, read: (item: unknown, at: string) => T | null): T[] => {
    const items = data[field] ?? [];
    if (!Array.isArray(items)) {
      say(field, 'must be a list');
      return [];
    }
    return items.flatMap((item: unknown, i) => {
      const got = read(item, `${field}.${i}`);
      return got === null ? [] : [got];
    });
  };
  const text = (field: string, value: unknown, problem: string): string =>
    typeof value === 'string' ? value : (say(field, problem) ?? '');
  const position = data['position'] ?? {};
  if (!isObject(position)) say('position', 'must be an object');
  const found = {
    game: text('game', data['game'], 'must name a game'),
    position: isObject(position) ? position : {},
    seed: text('seed', data['seed'] ?? 'referee', 'must be a text'),
    dice: list('dice', (item, at) => readFace(item) ?? say(at, FACE)),
    play: list('play', (item, at) => readStanding(item) ?? readDeed(item, at, say)),
    ask: list('ask', (item, at) => readDeed(item, at, say)),
  };
  return problems.length > 0 ? problems : found;
}

const FACE = 'must be a face like 5, or {"face": 5, "for": "part of the roll\'s name"}';

function readFace(item: unknown): ForcedFace | null {
  if (Number.isInteger(item)) return { face: item as number };
  if (!isObject(item) || !Number.isInteger(item['face'])) return null;
  const { face, for: key, ...rest } = item;
  if (Object.keys(rest).length > 0) return null;
  if (key !== undefined && typeof key !== 'string') return null;
  return { face: face as number, ...(key !== undefined && { for: key }) };
}

function readStanding(item: unknown): PlayedDeed | null {
  if (!isObject(item) || typeof item['side'] !== 'string') return null;
  const { side, standing } = item;
  if (!Array.isArray(standing) || !standing.every(isObject)) return null;
  return { side, standing };
}

function readDeed(
  item: unknown,
  at: string,
  say: (at: string, problem: string) => null,
): CaseDeed | null {
  if (!isObject(item)) return say(at, 'must be {"side": …, "choice": …}');
  const { side, choice: given, ...rest } = item;
  for (const key of Object.keys(rest)) say(`${at}.${key}`, 'there is only side and choice here');
  if (typeof side !== 'string') return say(`${at}.side`, 'must name a side');
  const choice = typeof given === 'string' ? readChoiceText(given) : readChoice(given);
  return choice
    ? { side, choice }
    : say(
        `${at}.choice`,
        `must be like {"do": "move", "piece": …, "to": …} or "move piece to=place"`,
      );
}
