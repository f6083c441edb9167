import {
  type Core,
  type GameState,
  isProblems,
  type Lane,
  newCore,
  type Owed,
  type Problem,
  type Rules,
  type Setup,
  type Step,
} from './game.ts';
import { canonical, difference, isObject, type Json, type JsonObject, overlay } from './json.ts';
import { checkSetup, completeSetup, layOut } from './match.ts';

export const POSITION_VERSION = 1;

/**
 * Any state of a game, said as a scenario plus what differs from it.
 * `differs` is laid over the scenario's own description (JSON merge: `null` removes).
 */
export interface Position extends JsonObject {
  readonly heliograph: 'position';
  readonly version: number;
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  readonly pack?: JsonObject;
  readonly differs: JsonObject;
}

const baseline = <S extends GameState, B>(rules: Rules<S, B>, setup: Setup) => {
  const laid = layOut(rules, setup);
  return isProblems(laid) ? laid : { box: laid.box, words: rules.write(laid.state, laid.box) };
};

/** Says a state as a position. */
export function writePosition<S extends GameState, B>(
  rules: Rules<S, B>,
  setup: Setup,
  state: S,
): Position {
  const base = baseline(rules, setup);
  if (isProblems(base)) throw new Error(`a match with an impossible set-up: ${base[0]?.problem}`);
  const differs = difference(base.words, rules.write(state, base.box));
  const { game, scenario, options, pack } = setup;
  return {
    heliograph: 'position',
    version: POSITION_VERSION,
    game,
    scenario,
    options,
    ...(pack && { pack }),
    differs: isObject(differs) ? differs : {},
  };
}

/** Reads a position; an impossible one is refused with every place and reason found. */
export function readPosition<S extends GameState, B>(
  rules: Rules<S, B>,
  data: unknown,
): { readonly setup: Setup; readonly box: B; readonly state: S } | readonly Problem[] {
  if (!isObject(data)) return [{ at: '', problem: 'a position is a JSON object' }];
  const frame = checkFrame(rules.id, data);
  if (frame.length > 0) return frame;
  const setup = completeSetup(rules, {
    ...(typeof data['scenario'] === 'string' && { scenario: data['scenario'] }),
    ...(isObject(data['options']) && { options: data['options'] as Setup['options'] }),
    ...(isObject(data['pack']) && { pack: data['pack'] }),
  });
  const problems = checkSetup(rules, setup);
  if (problems.length > 0) return problems;
  const base = baseline(rules, setup);
  if (isProblems(base)) return base;
  const words = overlay(base.words, data['differs'] ?? {});
  const unknown = unknownKeys(base.words, words as JsonObject);
  if (unknown.length > 0) return unknown;
  const written = isObject(words) ? words['core'] : undefined;
  const slips = isObject(written) ? checkCoreWords(rules, written) : [];
  if (slips.length > 0) return slips;
  const state = rules.read(words as JsonObject, setup, base.box);
  if (isProblems(state)) return state.map((p) => ({ at: `differs.${p.at}`, problem: p.problem }));
  const core = checkCore(rules, state.core);
  if (core.length > 0) return core;
  const broken = rules.violations(state, base.box);
  if (broken.length > 0) return broken.map((problem) => ({ at: 'differs', problem }));
  return { setup, box: base.box, state };
}

function checkFrame(game: string, data: JsonObject): Problem[] {
  const problems: Problem[] = [];
  if (data['heliograph'] !== 'position') {
    problems.push({ at: 'heliograph', problem: 'must be "position"' });
  }
  if (data['version'] !== POSITION_VERSION) {
    problems.push({ at: 'version', problem: `must be ${POSITION_VERSION}` });
  }
  if (data['game'] !== game) problems.push({ at: 'game', problem: `must be "${game}"` });
  const fields = [
    'heliograph',
    'version',
    'game',
    'scenario',
    'options',
    'pack',
    'differs',
    '$comment',
  ];
  for (const key of Object.keys(data)) {
    if (!fields.includes(key)) problems.push({ at: key, problem: 'no such field in a position' });
  }
  for (const key of ['options', 'pack', 'differs']) {
    if (data[key] !== undefined && !isObject(data[key])) {
      problems.push({ at: key, problem: 'must be an object' });
    }
  }
  if (data['scenario'] !== undefined && typeof data['scenario'] !== 'string') {
    problems.push({ at: 'scenario', problem: 'must name a scenario' });
  }
  return problems;
}

/** Top-level words the game does not have are slips of the pen, not silence. */
function unknownKeys(base: JsonObject, words: JsonObject): Problem[] {
  return Object.keys(words)
    .filter((key) => !(key in base))
    .map((key) => ({
      at: `differs.${key}`,
      problem: `unknown; there is: ${Object.keys(base).join(', ')}`,
    }));
}

/** The kernel's part of a state as words; games put it under `core`. */
export const writeCore = (core: Core): JsonObject => ({
  agenda: core.agenda,
  lanes: core.lanes.map((lane) => ({ side: lane.side, agenda: lane.agenda })),
  owed: core.owed.map((owed) => ({ ...owed })),
  epoch: core.epoch,
  used: core.used,
  standing: core.standing,
  outcome: core.outcome ?? 'none',
});

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? [...(value as T[])] : []);

/** Reads it back. Whether its steps and sides exist is checked by `readPosition`. */
export function readCore(words: unknown): Core {
  const core = newCore();
  if (!isObject(words)) return core;
  core.agenda = list<Step>(words['agenda']);
  core.lanes = list<Lane>(words['lanes']).map((lane) => ({
    side: lane.side,
    agenda: list<Step>(lane.agenda),
  }));
  core.owed = list<Owed>(words['owed']);
  if (Number.isInteger(words['epoch'])) core.epoch = words['epoch'] as number;
  core.used = list<number>(words['used']);
  if (isObject(words['standing'])) core.standing = { ...(words['standing'] as Core['standing']) };
  if (isObject(words['outcome'])) core.outcome = words['outcome'] as Core['outcome'];
  return core;
}

/** An agenda written by hand may name steps that do not exist, or leave nothing to do. */
function checkCore<S extends GameState, B>(rules: Rules<S, B>, core: Core): Problem[] {
  const problems = checkCoreWords(rules, writeCore(core));
  if (problems.length === 0 && !core.outcome && core.agenda.length + core.owed.length === 0) {
    problems.push({ at: 'differs.core.agenda', problem: 'is empty, so nothing would ever happen' });
  }
  return problems;
}

/** The kernel's part as a person may have written it: every field may be anything. */
function checkCoreWords<S extends GameState, B>(rules: Rules<S, B>, core: JsonObject): Problem[] {
  const problems: Problem[] = [];
  const names = new Set(rules.book.map((entry) => entry.name));
  const say = (at: string, problem: string): void => {
    problems.push({ at: `differs.core.${at}`, problem });
  };
  const each = (value: Json | undefined, at: string, check: (item: Json, at: string) => void) => {
    if (value === undefined) return;
    if (!Array.isArray(value)) say(at, 'must be a list');
    else for (const [i, item] of value.entries()) check(item, `${at}.${i}`);
  };
  const checkStep = (step: Json | undefined, at: string): void => {
    const name = isObject(step) ? step['step'] : undefined;
    if (typeof name !== 'string' || !names.has(name)) {
      say(at, `${canonical(step)} is no step of this game`);
    }
  };
  const checkSide = (side: Json | undefined, at: string): void => {
    if (typeof side !== 'string' || !rules.sides.includes(side)) {
      say(at, `must be one of: ${rules.sides.join(', ')}`);
    }
  };
  const lanes = Array.isArray(core['lanes']) ? core['lanes'].length : 0;
  each(core['agenda'], 'agenda', checkStep);
  each(core['lanes'], 'lanes', (lane, at) => {
    const { side, agenda } = isObject(lane) ? lane : {};
    checkSide(side, `${at}.side`);
    each(agenda ?? null, `${at}.agenda`, checkStep);
  });
  each(core['owed'], 'owed', (owed, at) => {
    const { side, step, lane } = isObject(owed) ? owed : {};
    checkSide(side, `${at}.side`);
    checkStep(step, `${at}.step`);
    if (!isWhole(lane) || lane < -1 || lane >= lanes) say(`${at}.lane`, 'must be a lane, or -1');
  });
  each(core['used'], 'used', (name, at) => {
    if (!isWhole(name)) say(at, 'must be a whole number');
  });
  const { epoch, standing, outcome } = core;
  if (epoch !== undefined && !isWhole(epoch)) say('epoch', 'must be a whole number');
  if (standing !== undefined && !isObject(standing)) say('standing', 'must be an object');
  for (const [side, orders] of Object.entries(isObject(standing) ? standing : {})) {
    checkSide(side, `standing.${side}`);
    each(orders, `standing.${side}`, (order, at) => {
      if (!isObject(order)) say(at, 'must be an object');
    });
  }
  checkOutcome(outcome, [...rules.sides, ...(rules.automatic ?? [])], say);
  return problems;
}

const isWhole = (value: Json | undefined): value is number => Number.isInteger(value);

function checkOutcome(
  outcome: Json | undefined,
  winners: readonly string[],
  say: (at: string, problem: string) => void,
): void {
  if (outcome === undefined || outcome === null || outcome === 'none') return;
  if (!isObject(outcome)) {
    say('outcome', 'must be "none", or an object with winner and ending');
    return;
  }
  const winner = outcome['winner'];
  if (winner !== null && (typeof winner !== 'string' || !winners.includes(winner)))
    say('outcome.winner', `must be one of: ${winners.join(', ')}`);
  if (typeof outcome['ending'] !== 'string') say('outcome.ending', 'must be a text');
}
