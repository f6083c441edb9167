import { type GameState, isProblems, type Problem, problemText, type Setup } from './game.ts';
import { canonical, isObject, type Json, type JsonObject, overlay, textOf } from './json.ts';
import { layOut } from './match.ts';
import type { Play } from './play.ts';
import { readPosition, writePosition } from './position.ts';

/**
 * Slips of the pen in a good position, of every kind a person or a program makes. Whatever is said
 * must be refused, or be found again in what was read: nothing is passed over in silence.
 */
type Random = (below: number) => number;
type Holder = Record<string, Json> | Json[];

interface Slip {
  readonly what: string;
  readonly words: JsonObject;
}

/** A copy of the words of a position with one thing in it wrong. */
export function damage(words: JsonObject, random: Random): Slip {
  const copy = structuredClone(words) as Record<string, Json>;
  const places: [holder: Holder, key: string, path: string][] = [];
  const names: string[] = [];
  const visit = (value: Json, path: string): void => {
    if (typeof value === 'string') names.push(value);
    if (!isObject(value) && !Array.isArray(value)) return;
    for (const [key, part] of Object.entries(value)) {
      if (isObject(value)) names.push(key);
      places.push([value as Holder, key, `${path}.${key}`]);
      visit(part ?? null, `${path}.${key}`);
    }
  };
  visit(copy, '');
  const place = places[random(places.length)];
  if (!place) return { what: 'nothing', words: copy };
  const [holder, key, path] = place;
  const slips = Array.isArray(holder) ? LIST_SLIPS : KEY_SLIPS;
  const slip = slips[random(slips.length)] ?? otherKind;
  const what = slip(holder, key, { random, names });
  return { what: `${path.slice(1)} ${what}`, words: copy };
}

interface Means {
  readonly random: Random;
  /** Every name the position uses, ids and keys alike. */
  readonly names: readonly string[];
}
type Damage = (holder: Holder, key: string, means: Means) => string;

const get = (holder: Holder, key: string): Json =>
  (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null;
const set = (holder: Holder, key: string, value: Json): string => {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
  return `is ${canonical(value).slice(0, 60)}`;
};

const rename: Damage = (holder, key, { random }) => {
  if (Array.isArray(holder)) return 'is as it was';
  const others = [`${key}s`, key.slice(0, -1), key.toUpperCase(), `${key} `, '__proto__'];
  const name = others[random(others.length)] ?? '';
  const value = get(holder, key);
  if (name === key) return 'is as it was';
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true });
  return `is called ${name}`;
};

const leaveOut: Damage = (holder, key) => set(holder, key, null);

const otherKind: Damage = (holder, key, { random }) => {
  const value = get(holder, key);
  const others: Json[] = [textOf(value), 1, 0, true, false, [], {}, [value], { of: value }, ''];
  return set(holder, key, others[random(others.length)] ?? '');
};

const otherNumber: Damage = (holder, key, means) => {
  const value = get(holder, key);
  if (typeof value !== 'number') return otherName(holder, key, means);
  const others = [value + 1, value - 1, value + 0.5, -value - 3, 99_999, value + 128];
  return set(holder, key, others[means.random(others.length)] ?? 0);
};

const otherName: Damage = (holder, key, { random, names }) =>
  typeof get(holder, key) === 'string'
    ? set(holder, key, names[random(names.length)] ?? '')
    : otherKind(holder, key, { random, names });

const twice: Damage = (holder, key) => {
  if (!Array.isArray(holder)) return 'is as it was';
  holder.push(get(holder, key));
  return 'is there twice';
};

const takeOut: Damage = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  return 'is gone';
};

const KEY_SLIPS = [rename, rename, leaveOut, otherKind, otherNumber, otherName];
const LIST_SLIPS = [twice, takeOut, otherKind, otherNumber, otherName];

/** One slip in the position of this moment: what is wrong with the answer to it, or nothing. */
export function checkDamage(
  { rules, box, state }: Play<GameState, unknown>,
  setup: Setup,
  random: Random,
): string[] {
  const laid = layOut(rules, setup);
  if (isProblems(laid)) return laid.map(problemText);
  const opening = rules.write(laid.state, box);
  const now = rules.write(state, box, random(2) === 0);
  const { what, words } = damage(now, random);
  const given = overlay(opening, words);
  // Where nothing is said of what happens next, it follows from the turn: not what is looked for here.
  if (isObject(given) && canonical(given['core']) === canonical(opening['core'])) return [];
  try {
    const read = readPosition(rules, { ...writePosition(rules, setup, state), differs: words });
    if (isProblems(read)) return saysWhy(read) ? [] : [`${what}: refused without words`];
    const lost = notHeard(
      given,
      rules.write(read.state, read.box),
      rules.write(read.state, read.box, true),
    );
    return lost === null ? [] : [`${what}: accepted, but ${lost}`];
  } catch (error) {
    return [`${what}: throws ${error instanceof Error ? error.stack : String(error)}`];
  }
}

const saysWhy = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(({ problem }) => problem !== '');

/** One slip anywhere in the file of a position: it is refused in words or read, and never throws. */
export function checkDamagedFile(
  { rules, state }: Play<GameState, unknown>,
  setup: Setup,
  random: Random,
): string[] {
  const { what, words } = damage(writePosition(rules, setup, state), random);
  try {
    const read = readPosition(rules, words);
    return isProblems(read) && !saysWhy(read) ? [`${what}: refused without words`] : [];
  } catch (error) {
    return [`${what}: throws ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** What was given and not heard, or heard and not given; `null` if it is the same. */
function notHeard(given: Json, heard: JsonObject, heardWhole: JsonObject): string | null {
  const said = leaves(given);
  const whole = leaves(heardWhole);
  for (const [path, value] of said)
    if (whole.get(path) !== value)
      return `${path} was heard as ${whole.get(path) ?? 'nothing'}, not ${value}`;
  for (const [path, value] of leaves(heard))
    if (!said.has(path)) return `${path} was heard as ${value} and not said`;
  return null;
}

/** Every single value by its path; of a list of names the order is left open. */
function leaves(value: Json, path = '', found = new Map<string, string>()): Map<string, string> {
  if (isObject(value)) {
    for (const [key, part] of Object.entries(value))
      if (part !== undefined) leaves(part, path === '' ? key : `${path}.${key}`, found);
  } else if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    found.set(path, canonical([...value].sort()));
  } else found.set(path, canonical(value));
  return found;
}
