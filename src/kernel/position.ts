import { checkCoreWords } from './core-words.ts';
import { seededDice } from './dice.ts';
import { refuseOthers } from './fields/form.ts';
import { Place } from './fields/place.ts';
import {
  type GameState,
  isProblems,
  type Problem,
  type Reading,
  type Rules,
  type Setup,
  type Side,
  type Step,
} from './game.ts';
import { difference, isObject, type JsonObject, overlay } from './json.ts';
import { checkSetup, completeSetup, layOut } from './match.ts';
import { Play } from './play.ts';

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
  const laid = layOut(rules, setup, 'allowed');
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
  const problems = checkSetup(rules, setup, 'allowed');
  if (problems.length > 0) return problems;
  const base = baseline(rules, setup);
  if (isProblems(base)) return base;
  const words = overlay(base.words, data['differs'] ?? {});
  if (!isObject(words)) return [{ at: 'differs', problem: 'must be an object' }];
  const { state, problems: slips } = judgeWords(rules, setup, base.box, words);
  return state === null || slips.length > 0 ? slips : { setup, box: base.box, state };
}

/** Words that were judged. */
export interface Judged<S> {
  /** What they describe, be it impossible; `null` where they describe nothing. */
  readonly state: S | null;
  /** Empty: the position is possible. Places are those of a position file. */
  readonly problems: readonly Problem[];
}

/** All the words of a state, also those that positions leave out; what comes next only where it does not follow. */
export const wholeWords = <S extends GameState, B>(
  rules: Rules<S, B>,
  state: S,
  box: B,
): JsonObject => ({
  ...rules.write(state, box, true),
  core: rules.write(state, box)['core'],
});

/** From the words of a position to a state, and whatever is impossible in it. */
export function judgeWords<S extends GameState, B>(
  rules: Rules<S, B>,
  setup: Setup,
  box: B,
  words: JsonObject,
): Judged<S> {
  const laid = rules.setup(setup, box);
  if (isProblems(laid)) return { state: null, problems: laid };
  const place = new Place([], 'differs');
  refuseOthers(words, Object.keys(rules.write(laid, box, true)), 'field', place);
  checkCoreWords(rules, box, words['core'], place.under('core'));
  if (place.problems.length > 0) return { state: null, problems: place.problems };
  const state = rules.read(words, setup, box);
  if (isProblems(state)) return { state: null, problems: state.map(inFile) };
  return { state, problems: whyImpossible(rules, state, box, place) };
}

function whyImpossible<S extends GameState, B>(
  rules: Rules<S, B>,
  state: S,
  box: B,
  place: Place,
): readonly Problem[] {
  const { agenda, owed, outcome } = state.core;
  if (!outcome && agenda.length + owed.length === 0)
    return [
      {
        at: 'differs.core.agenda',
        problem: 'is empty, so nothing would ever happen',
        key: 'impossible.nothingToCome',
      },
    ];
  checkSteps(rules, state, box, place.under('core'));
  if (place.problems.length > 0) return place.problems;
  // What must hold in every state must hold in one that was made up.
  const broken = rules.violations(state, box);
  if (broken.length > 0) return broken.map(inFile);
  const stuck = whyStuck(rules, state, box);
  return stuck === null
    ? []
    : [{ at: 'differs', problem: stuck, key: 'impossible.stuck', values: { problem: stuck } }];
}

/** Steps are about things that exist, and a decision is owed by the side that decides. */
function checkSteps<S extends GameState, B>(
  rules: Rules<S, B>,
  state: S,
  box: B,
  place: Place,
): void {
  const reading = { state, box } as unknown as Reading<S, B>;
  const { agenda, lanes, owed } = state.core;
  const steps: (readonly [Step, Place])[] = [
    ...agenda.map((step, i) => [step, place.under(`agenda.${i}`)] as const),
    ...lanes.flatMap((lane, l) =>
      lane.agenda.map((step, i) => [step, place.under(`lanes.${l}.agenda.${i}`)] as const),
    ),
    ...owed.map(({ step }, i) => [step, place.under(`owed.${i}.step`)] as const),
  ];
  for (const [step, at] of steps)
    for (const slip of rules.steps.check(step, reading)) at.under(slip.at).say(slip.problem);
  if (place.problems.length > 0) return;
  for (const [i, { side, step, lane }] of owed.entries()) {
    const decides = whoDecides(rules, reading, step) ?? side;
    const at = place.under(`owed.${i}`);
    if (decides !== side)
      at.under('side').say(`must be ${decides}: it decides ${step.step}`, {
        key: 'impossible.othersDecision',
        values: { side: decides },
      });
    if (lane >= 0 && lanes[lane]?.side !== side)
      at.under('lane').say(`is the lane of ${lanes[lane]?.side}`);
  }
}

/** Whose decision it is; null where the state says nothing that makes sense: that is told further on. */
function whoDecides<S extends GameState, B>(
  rules: Rules<S, B>,
  reading: Reading<S, B>,
  step: Step,
): Side | null {
  const entry = rules.book.find(({ name }) => name === step.step);
  try {
    return entry?.kind === 'decision' ? entry.side(reading, step) : null;
  } catch {
    return null;
  }
}

/** Combinations that no check names must still not end in an error: play is tried as far as the next decision. */
function whyStuck<S extends GameState, B>(rules: Rules<S, B>, state: S, box: B): string | null {
  try {
    const play = new Play(rules, box, rules.clone(state), seededDice('trial'));
    play.advance();
    for (const owed of play.owed) play.choices(owed);
    return null;
  } catch (error) {
    return `play cannot go on from here: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Places in the words of a game are under `differs` in the file. */
const inFile = ({ at, ...rest }: Problem): Problem => ({
  ...rest,
  at: at === '' ? 'differs' : `differs.${at}`,
});

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
  refuseOthers(data, fields, 'field in a position', new Place(problems));
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
