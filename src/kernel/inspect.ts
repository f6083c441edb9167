import { CHOICE_FIELDS, type Choice, choiceKey } from './choice.ts';
import { seededDice, stream } from './dice.ts';
import type { AnyGame } from './face.ts';
import { type GameState, isProblems, type Refusal, type Setup, type Side } from './game.ts';
import { fingerprint } from './hash.ts';
import { canonical, sameData } from './json.ts';
import { checkSetup, completeSetup, layOut } from './match.ts';
import { oncePer } from './memory.ts';
import { type Listener, Play } from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { LANGUAGES, speech } from './text.ts';

/**
 * What must hold in every state of every game, as plain checks. The contract battery of the tests
 * and the fuzzer both ask these; each returns what is wrong, or nothing.
 */
export type Random = (below: number) => number;
export type AnyPlay = Play<GameState, unknown>;

/** Where two pieces of plain data differ first: `hand.0.2: 3, not 5`. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${canonical(b)}, not ${canonical(a)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!sameData(left[key], right[key])) {
      return firstDifference(left[key], right[key], path ? `${path}.${key}` : key);
    }
  }
  return path;
}

/** The listing itself: something to choose, nothing twice, only declared deeds, a rule to cite. */
export function checkListing(play: AnyPlay): string[] {
  const wrong: string[] = [];
  if (play.outcome) return play.owed.length > 0 ? ['the match is over but a decision is owed'] : [];
  if (play.owed.length === 0) wrong.push('the match goes on but nobody owes a decision');
  for (const owed of play.owed) {
    const decision = play.decisionOf(owed);
    const choices = play.choices(owed);
    const keys = new Set(choices.map(choiceKey));
    if (keys.size !== choices.length) wrong.push(`${owed.step.step} lists a choice twice`);
    for (const choice of choices) {
      if (!decision.verbs.includes(choice.do))
        wrong.push(`${owed.step.step} offers the undeclared deed ${choice.do}`);
    }
    if (!play.ruleOf(owed)) wrong.push(`${owed.step.step} cites no rule`);
  }
  return wrong;
}

/** Changes one field of a choice to something that may or may not make sense. */
export function mutate(
  choice: Choice,
  others: readonly Choice[],
  random: Random,
  ids: readonly string[] = [],
): Choice {
  const field = CHOICE_FIELDS[random(CHOICE_FIELDS.length)] ?? 'do';
  const other = others[random(others.length)]?.[field];
  const mutant: Record<string, unknown> = { ...choice };
  const kind = random(4);
  if (kind === 0) delete mutant[field];
  else if (kind === 1 && other !== undefined) mutant[field] = other;
  else if (kind === 2)
    mutant[field] =
      field === 'n' ? random(2000) - 1000 : (ids[random(2 * ids.length)] ?? 'nonsense');
  else mutant[field] = field === 'n' ? -1 : '';
  if (mutant['do'] === undefined) mutant['do'] = '';
  return mutant as unknown as Choice;
}

/** Anything not offered is refused with words in both languages, and changes nothing. */
export function checkRefusals(game: AnyGame, play: AnyPlay, random: Random, tries = 3): string[] {
  const wrong: string[] = [];
  // The same object before and after, so its own order of keys will do, and is quicker.
  const before = JSON.stringify(play.state);
  const ids = namedBy(game);
  for (const side of [...play.rules.sides, 'nobody']) {
    const owed = play.owedBy(side);
    const choices = owed ? play.choices(owed) : play.owed.flatMap((o) => play.choices(o));
    if (choices.length === 0) continue;
    for (let i = 0; i < tries; i++) {
      const base = choices[random(choices.length)] as Choice;
      const tried = owed ? mutate(base, choices, random, ids) : base;
      if (owed && play.offered(owed, tried)) continue;
      const answered = play.answer(side, tried);
      if (answered.done) wrong.push(`${side} got away with ${choiceKey(tried)}`);
      else wrong.push(...checkWords(game, answered.refusal));
      if (JSON.stringify(play.state) !== before) {
        wrong.push(`the refused ${choiceKey(tried)} changed the state`);
        return wrong;
      }
    }
  }
  return wrong;
}

/** Everything that has a name: whatever a person might point at. */
const namedBy = oncePer((game: AnyGame) => Object.keys(game.texts.en.names));

/** A refusal can be said in both languages, with all that its words speak of. */
function checkWords(game: AnyGame, refusal: Refusal): string[] {
  return LANGUAGES.flatMap((language) => {
    try {
      const said = speechOf(game)[language].refusal(refusal);
      return said.includes('⟨') ? [`no words in ${language}: ${said}`] : [];
    } catch (error) {
      return [`${refusal.reason} cannot be said in ${language}: ${String(error)}`];
    }
  });
}

const speechOf = oncePer((game: AnyGame) => ({
  en: speech(game.texts, 'en'),
  pl: speech(game.texts, 'pl'),
}));

/**
 * Deeds that are not on offer are judged all the same, asked for now or not: in words, without
 * changing anything, and without telling the side what it may not know.
 */
export function checkJudgements(
  game: AnyGame,
  play: AnyPlay,
  deeds: readonly { readonly side: Side; readonly choice: Choice }[],
  random: Random,
): string[] {
  const wrong: string[] = [];
  const before = JSON.stringify(play.state);
  for (const { side, choice } of deeds) {
    const owed = play.owedBy(side);
    if (play.outcome) break;
    const named = owed && play.offered(owed, choice);
    const other = dealtAnew(play, side, random);
    const otherOwed = other.owedBy(side);
    if (!sameData(named, otherOwed && other.offered(otherOwed, choice)))
      wrong.push(`what ${side} names by ${choiceKey(choice)} tells it a secret`);
    if (named) continue;
    const refusal = play.whyNot(side, choice);
    wrong.push(...checkWords(game, refusal));
    if (!sameData(refusal, other.whyNot(side, choice)))
      wrong.push(`why ${side} may not ${choiceKey(choice)} now tells it a secret`);
  }
  if (JSON.stringify(play.state) !== before) wrong.push('a judged deed changed the state');
  return wrong;
}

/** Another world that `side` cannot tell from this one: all that it may not know is dealt anew. */
export function dealtAnew(play: AnyPlay, side: Side | null, random: Random): AnyPlay {
  const other = play.fork();
  play.rules.redeal(other.state, side, play.box, random);
  redrawStanding(other, side, random);
  return other;
}

/** The standing orders of the others are secret too: other ones might be there, or none. */
function redrawStanding({ rules, box, state }: AnyPlay, side: Side | null, random: Random): void {
  if (!rules.drawStanding) return;
  const standing = { ...state.core.standing };
  for (const other of rules.sides)
    if (other !== side) standing[other] = rules.drawStanding(other, box, random);
  state.core.standing = standing;
}

/** A copy lives its own life; plain data survives JSON. */
export function checkCopies(play: AnyPlay, random: Random): string[] {
  const wrong: string[] = [];
  const before = JSON.stringify(play.state);
  if (!sameData(play.rules.clone(play.state), play.state))
    wrong.push('a clone differs from its original');
  if (!sameData(JSON.parse(before), play.state)) wrong.push('the state does not survive JSON');
  const fork = play.fork();
  for (let i = 0; i < 5 && !fork.outcome; i++) stepRandomly(fork, random);
  if (JSON.stringify(play.state) !== before)
    wrong.push('playing on in a copy changed the original');
  return wrong;
}

/** Any state can be said as a position and read back. */
export function checkPosition(play: AnyPlay, setup: Setup): string[] {
  const position = JSON.parse(JSON.stringify(writePosition(play.rules, setup, play.state)));
  const read = readPosition(play.rules, position);
  if (isProblems(read))
    return read.map((p) => `its own position is refused at ${p.at}: ${p.problem}`);
  return fingerprint(read.state) === fingerprint(play.state)
    ? []
    : [`a position reads back differently at ${firstDifference(play.state, read.state)}`];
}

/** One random legal choice of one random side that owes one. */
export function stepRandomly(play: AnyPlay, random: Random): { side: Side; choice: Choice } {
  const owed = play.owed[random(play.owed.length)];
  if (!owed) throw new Error('nobody owes a decision');
  const choices = play.choices(owed);
  const choice = choices[random(choices.length)] as Choice;
  play.take(owed, choice);
  return { side: owed.side, choice };
}

/** A set-up drawn at random: any scenario, any options that go together. */
export function randomSetup(game: AnyGame, random: Random): Setup {
  const { rules } = game;
  const scenario = rules.scenarios[random(rules.scenarios.length)];
  for (let tries = 0; tries < 20; tries++) {
    const options: Record<string, string | number | boolean> = {};
    for (const spec of rules.options) {
      // Mostly the defaults: a set of twenty random switches is hardly ever a legal one.
      if (random(4) > 0 || scenario?.options?.[spec.id] !== undefined) continue;
      options[spec.id] = spec.values[random(spec.values.length)] ?? false;
    }
    const setup = completeSetup(rules, { scenario: scenario?.id, options });
    if (checkSetup(rules, setup).length === 0 && !isProblems(layOut(rules, setup))) return setup;
  }
  return completeSetup(rules, { scenario: scenario?.id });
}

/** A new match at the first decision. */
export function newPlay(game: AnyGame, setup: Setup, seed: string, listener?: Listener): AnyPlay {
  const laid = layOut(game.rules, setup);
  if (isProblems(laid)) throw new Error(`${laid[0]?.at}: ${laid[0]?.problem}`);
  const play = new Play(game.rules, laid.box, laid.state, seededDice(seed), listener);
  play.advance();
  return play;
}

export const randomOf = (seed: string): Random => stream(seed);
