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
import { canonical, difference, isObject, type JsonObject, overlay } from './json.ts';
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
  const problems: Problem[] = [];
  const kinds = new Map(rules.book.map((entry) => [entry.name, entry.kind]));
  const checkStep = (step: unknown, at: string): void => {
    const name = isObject(step) ? step['step'] : undefined;
    if (typeof name !== 'string' || !kinds.has(name)) {
      problems.push({ at, problem: `${canonical(step)} is no step of this game` });
    }
  };
  core.agenda.forEach((step, i) => checkStep(step, `differs.core.agenda.${i}`));
  for (const [i, lane] of core.lanes.entries()) {
    lane.agenda.forEach((step, j) => checkStep(step, `differs.core.lanes.${i}.agenda.${j}`));
  }
  for (const [i, owed] of core.owed.entries()) {
    checkStep(owed.step, `differs.core.owed.${i}.step`);
    if (!rules.sides.includes(owed.side)) {
      problems.push({
        at: `differs.core.owed.${i}.side`,
        problem: `must be one of: ${rules.sides.join(', ')}`,
      });
    }
  }
  if (!core.outcome && core.agenda.length === 0 && core.owed.length === 0) {
    problems.push({ at: 'differs.core.agenda', problem: 'is empty, so nothing would ever happen' });
  }
  return problems;
}
