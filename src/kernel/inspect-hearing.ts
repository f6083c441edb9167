import { CHOICE_FIELDS, type Choice, choiceKey, sameChoice } from './choice.ts';
import type { Dice } from './dice.ts';
import type { GameEvent, GameState, Side } from './game.ts';
import { hashText, mix } from './hash.ts';
import { type AnyPlay, firstDifference, type Random, stepRandomly } from './inspect.ts';
import { type Knower, nameOf, otherWorld } from './inspect-secrets.ts';
import { canonical, type JsonObject, sameData } from './json.ts';
import { mayKnow, type Told } from './match.ts';
import type { Listener } from './play.ts';
import { viewOf } from './views.ts';

/**
 * What standing orders answer is heard as if it had been answered by hand: nothing more, nothing
 * less, in the same order.
 */
export function checkAnswersByHand(play: AnyPlay, mover: Side, choice: Choice): string[] {
  const told: Told[] = [];
  const toldByHand: Told[] = [];
  const ordered = play.fork(play.dice, (event, only) => told.push({ event, only }));
  const byHand = play.fork(play.dice, (event, only) => toldByHand.push({ event, only }));
  byHand.state.core.standing = {};
  for (const fork of [ordered, byHand]) fork.answer(mover, choice);
  // Some of it plays itself by hand too, for want of another choice.
  let itself = [...byHand.selfPlayed];
  for (const { side, choice: answer } of ordered.selfPlayed) {
    const [next, ...rest] = itself;
    if (next && next.side === side && sameChoice(next.choice, answer)) {
      itself = rest;
      continue;
    }
    if (!byHand.answer(side, answer).done)
      return [`${side} could not answer ${choiceKey(answer)} by hand, as its orders did`];
    itself = [...byHand.selfPlayed];
  }
  byHand.state.core.standing = ordered.state.core.standing;
  return [...play.rules.sides, null]
    .filter((listener) => {
      const [a, b] = [told, toldByHand].map((all) => all.filter((one) => mayKnow(one, listener)));
      return !sameData(a, b) || seenBy(listener, ordered) !== seenBy(listener, byHand);
    })
    .map(
      (listener) => `${nameOf(listener)} notices whose orders answered after ${choiceKey(choice)}`,
    );
}

/** Of what was told behind a listener's back, how often he was proven to hear nothing: `side type`. */
export type Proven = Map<string, number>;

/**
 * Whatever is done, nobody is told a secret by it. For each listener, `choice` is made again in
 * worlds that look alike to him, with the same dice; and what `mover` might have done instead is
 * tried, as far as the listener could not see the difference.
 *
 * He must hear the same, in the same order. Something may be shown to him, and then he hears
 * rightly what differs; but then he sees it too. So the first event that differs tells a secret,
 * unless his views differ when he hears it, or by the next event. And where nothing was shown and
 * nothing drawn, he must see the same in the end: who is asked next, and who was not asked.
 */
export function checkHearing(
  play: AnyPlay,
  mover: Side,
  choice: Choice,
  random: Random,
  proven: Proven = new Map(),
  worlds = 2,
): string[] {
  const words = play.rules.write(play.state, play.box);
  const deed: Deed = { world: play, mover, choice, salt: random(1_000_000), words };
  const here = perform(deed);
  for (const listener of [...play.rules.sides, null]) {
    const twins = listener === mover ? [] : otherDeeds(deed, random);
    for (let i = 0; i < worlds; i++) {
      const other = otherWorld(play, listener, random);
      if (!sameData(other.state, play.state)) twins.push(...twinDeeds(deed, other, listener));
    }
    for (const twin of twins) {
      const told = compare(here, twin, listener, proven);
      if (told)
        return [`${mover}: ${choiceKey(choice)} tells ${nameOf(listener)} a secret: ${told}`];
    }
  }
  return [];
}

/** The same for any deed that could be done now, where there is a secret that it could tell. */
export function checkAnyHearing(play: AnyPlay, random: Random): string[] {
  const owed = play.owed[random(play.owed.length)];
  if (play.outcome || !owed || !keepsSecrets(play, random)) return [];
  const choices = play.choices(owed);
  const choice = choices[random(choices.length)];
  return choice ? checkHearing(play, owed.side, choice, random, new Map(), 1) : [];
}

interface Deed {
  readonly world: AnyPlay;
  readonly mover: Side;
  readonly choice: Choice;
  /** The same salt, the same dice, whatever they are named. */
  readonly salt: number;
  /** The world where the deed was done first, in words. */
  readonly words: JsonObject;
}

/**
 * How another deed looks to the listener: it is the same one for all he can see; or it is one that
 * he cannot tell from this one, if he sees the same in the end.
 */
interface Twin extends Deed {
  readonly alike: 'same' | 'perhaps';
}

/** How many deeds that could be taken for this one are tried. */
const LOOKALIKES = 2;

/** The deed in another world; or, where the mover chose among what only he knows, such as are like it. */
function twinDeeds(deed: Deed, world: AnyPlay, listener: Knower): Twin[] {
  const { mover, choice } = deed;
  const choices = choicesOf(world, mover);
  const twin = choices.find((other) => sameChoice(other, choice));
  const there = (other: Choice, alike: Twin['alike']): Twin => ({
    ...deed,
    world,
    choice: other,
    alike,
  });
  if (listener === mover) return twin ? [there(twin, 'same')] : [];
  const seen = asSeen(deed, listener);
  const looksSame = (other: Choice): boolean =>
    asSeen({ ...deed, world, choice: other }, listener) === seen;
  const elsewhere = movedIn(deed, world);
  if (twin && elsewhere.length === 0 && looksSame(twin)) return [there(twin, 'same')];
  // He chose what is something else there, or not to be had: what might be there in its place?
  const offered = choicesOf(deed.world, mover);
  return choices
    .filter((one) => one.do === choice.do && inOneThing(one, choice))
    .filter(
      (one) =>
        elsewhere.some((field) => one[field] !== choice[field]) ||
        !offered.some((other) => sameChoice(one, other)),
    )
    .slice(0, LOOKALIKES)
    .map((one) => there(one, elsewhere.length > 0 && looksSame(one) ? 'same' : 'perhaps'));
}

/** Which things that a choice names are not in the same place in both worlds. */
function movedIn({ words, choice }: Deed, { rules, state, box }: AnyPlay): ChoiceField[] {
  const there = rules.write(state, box);
  return CHOICE_FIELDS.filter((field) => {
    const value = choice[field];
    return typeof value === 'string' && !sameData(placesOf(value, words), placesOf(value, there));
  });
}

type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** Where a position speaks of something, and what it says of it by its name. */
function placesOf(id: string, words: unknown, path = ''): string[] {
  if (words === id) return [path];
  if (Array.isArray(words)) return words.flatMap((item) => placesOf(id, item, path)).sort();
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, item]) =>
    key === id ? [`${path}: ${canonical(item)}`] : placesOf(id, item, `${path}.${key}`),
  );
}

/** What the mover might have done instead, in this very world: one of the same kind, one of another. */
function otherDeeds(deed: Deed, random: Random): Twin[] {
  const others = choicesOf(deed.world, deed.mover).filter((one) => !sameChoice(one, deed.choice));
  const [kin, strangers] = [true, false].map((akin) =>
    others.filter((other) => (other.do === deed.choice.do) === akin),
  );
  return [kin, strangers].flatMap((some = []): Twin[] => {
    const choice = some[random(some.length)];
    return choice ? [{ ...deed, choice, alike: 'perhaps' }] : [];
  });
}

function choicesOf(play: AnyPlay, side: Side): readonly Choice[] {
  const owed = play.owedBy(side);
  return owed ? play.choices(owed) : [];
}

/** Whether two choices differ in one thing and no more. */
const inOneThing = (a: Choice, b: Choice): boolean =>
  CHOICE_FIELDS.filter((field) => a[field] !== b[field]).length === 1;

/** A deed in the words that the listener's view has for what is hidden from him. */
function asSeen({ world: { rules, box, state }, choice }: Deed, listener: Knower): string {
  const copy = rules.clone(state);
  copy.core.agenda.push({ ...choice, step: 'deed' });
  return canonical(viewOf(rules, box, copy, listener).core.agenda.at(-1));
}

interface Performed {
  readonly deed: Deed;
  /** Another salt for what is drawn unseen; the dice stay the same. */
  readonly draws: number;
  readonly told: readonly (Told & { readonly throws: number })[];
  /** How many events were told before something hidden was shown or drawn. */
  readonly beforeShown: number;
  /** The dice that were thrown. */
  readonly thrown: readonly string[];
  /** Something was drawn by name, a card from a pack or a chit from a cup. */
  readonly drawn: boolean;
  readonly after: AnyPlay;
}

function perform(
  deed: Deed,
  draws = deed.salt,
  watch?: (play: AnyPlay, told: Told) => void,
): Performed {
  const told: (Told & { readonly throws: number })[] = [];
  const thrown: string[] = [];
  let drawn = false;
  let beforeShown = Number.POSITIVE_INFINITY;
  const show = () => {
    beforeShown = Math.min(beforeShown, told.length);
  };
  const dice: Dice = {
    draw(_key, _epoch, _again, sides, lowest, meaning) {
      thrown.push(`${lowest}-${sides}`);
      if (meaning?.drawn) {
        drawn = true;
        show();
      }
      const number = hashText(`${meaning?.drawn ? draws : deed.salt} ${thrown.length}`);
      return lowest + (mix(number) % sides);
    },
  };
  const after: AnyPlay = deed.world.fork(dice, (event, only) => {
    told.push({ event, only, throws: thrown.length });
    watch?.(after, { event, only });
  });
  after.reveal = show;
  after.answer(deed.mover, deed.choice);
  return { deed, draws, told, beforeShown, thrown, drawn, after };
}

const seenBy = (listener: Knower, { rules, box, state }: AnyPlay): string =>
  canonical(viewOf(rules, box, state, listener));

/** What the listener is told, without the figures that are open by the book. */
function heardBy(listener: Knower, { told, deed }: Performed): GameEvent[] {
  const { openFigures = {} } = deed.world.rules;
  return told
    .filter((one) => mayKnow(one, listener))
    .map(({ event }) => {
      const fields = openFigures[event.type];
      return fields
        ? { ...event, ...Object.fromEntries(fields.map((field) => [field, null])) }
        : event;
    });
}

/** How many events the listener heard before something hidden was shown or drawn. */
const unshownTo = (listener: Knower, { told, beforeShown }: Performed): number =>
  beforeShown > told.length
    ? beforeShown
    : told.slice(0, beforeShown).filter((one) => mayKnow(one, listener)).length;

/** What the listener learns by hearing, if he does. */
function compare(here: Performed, twin: Twin, listener: Knower, proven: Proven): string | null {
  const there = perform(twin);
  const told = differenceHeard(here, there, twin.alike, listener, proven);
  if (told || !here.drawn || twin.alike !== 'same') return told;
  // What is drawn unseen might have been something else.
  return differenceHeard(here, perform(twin, twin.salt + 1), twin.alike, listener, proven);
}

function differenceHeard(
  here: Performed,
  there: Performed,
  alike: Twin['alike'],
  listener: Knower,
  proven: Proven,
): string | null {
  const [a, b] = [heardBy(listener, here), heardBy(listener, there)];
  const differs = firstDiffering(a, b);
  if (alike === 'same' && sameData(here.thrown, there.thrown)) {
    const shown = Math.min(unshownTo(listener, here), unshownTo(listener, there));
    if (differs !== null && differs < shown) return firstDifference(a, b);
    if (shown === Number.POSITIVE_INFINITY) {
      const [view, other] = [here, there].map(({ after }) =>
        viewOf(after.rules, after.box, after.state, listener),
      );
      if (!sameData(view, other)) return `the view after it, at ${firstDifference(view, other)}`;
    }
  }
  if (differs === null) {
    prove(listener, here, there, proven);
    return null;
  }
  // Deeds may be told apart that are seen apart, as by their dice; or that lead to the same, as
  // shots that miss do.
  if (alike === 'perhaps') {
    if (!sameData(here.thrown, there.thrown)) return null;
    if (seenBy(listener, here.after) !== seenBy(listener, there.after)) return null;
    if (sameInTruth(here.after.state, there.after.state)) return null;
  }
  // Other dice were thrown before it: they fall as they fall.
  if (throwsBefore(here, listener, differs) !== throwsBefore(there, listener, differs)) return null;
  const [views, others] = [viewsOf(listener, here), viewsOf(listener, there)];
  // What was drawn openly may be told some time before it is to be seen: two cards are lost, and only
  // then their owner is asked where he puts them.
  const end = a.length + b.length;
  if (here.drawn && at(views, end) !== at(others, end)) return null;
  const seen = [differs, differs + 1].some((i) => at(views, i) !== at(others, i));
  const before = seenBy(listener, here.deed.world);
  const isAside = (one: Heard, other: Heard): boolean => goesOnAs(one, other, differs, before);
  const [mine, theirs] = [
    { events: a, views },
    { events: b, views: others },
  ];
  if (seen && !isAside(mine, theirs) && !isAside(theirs, mine)) return null;
  return `${canonical(a[differs])}, or else ${canonical(b[differs])}`;
}

/** How many dice were thrown before the listener heard so many events and one more. */
const throwsBefore = ({ told, thrown }: Performed, listener: Knower, events: number): number =>
  told.filter((one) => mayKnow(one, listener))[events]?.throws ?? thrown.length;

interface Heard {
  readonly events: readonly GameEvent[];
  /** What the listener saw with each of them, and in the end. */
  readonly views: readonly string[];
}

/**
 * Whether all goes on as in the other world once a few events more have been told, of which the
 * listener saw nothing: his view was still as before them, or already as after them.
 */
function goesOnAs(one: Heard, other: Heard, from: number, atFirst: string): boolean {
  const before = from === 0 ? atFirst : at(one.views, from - 1);
  return [1, 2, 3].some((more) => {
    const after = at(one.views, from + more);
    const between = one.views.slice(from, from + more);
    return (
      from + more <= one.events.length &&
      sameData(one.events[from + more], other.events[from]) &&
      after === at(other.views, from) &&
      between.every((view) => view === before || view === after)
    );
  });
}

const at = (views: readonly string[], moment: number): string | undefined =>
  views[Math.min(moment, views.length - 1)];

/** What the listener sees with each event that he hears, and in the end. */
function viewsOf(listener: Knower, { deed, draws }: Performed): string[] {
  const views: string[] = [];
  const { after } = perform(deed, draws, (play, told) => {
    if (mayKnow(told, listener)) views.push(seenBy(listener, play));
  });
  return [...views, seenBy(listener, after)];
}

function firstDiffering(a: readonly GameEvent[], b: readonly GameEvent[]): number | null {
  const longest = Math.max(a.length, b.length);
  for (let i = 0; i < longest; i++) if (!sameData(a[i], b[i])) return i;
  return null;
}

/** The same state, whatever the dice were named that led to it. */
const sameInTruth = (a: GameState, b: GameState): boolean =>
  sameData({ ...a, core: { ...a.core, used: [] } }, { ...b, core: { ...b.core, used: [] } });

/** What was told behind the listener's back was not the same, and he heard the same. */
function prove(listener: Knower, here: Performed, there: Performed, proven: Proven): void {
  const behind = [here, there].map(({ told }) => told.filter((one) => !mayKnow(one, listener)));
  for (const type of new Set(behind.flat().map(({ event }) => event.type))) {
    const [a, b] = behind.map((told) =>
      told.filter(({ event }) => event.type === type).map(({ event }) => event),
    );
    if (sameData(a, b)) continue;
    const key = `${nameOf(listener)} ${type}`;
    proven.set(key, (proven.get(key) ?? 0) + 1);
  }
}

/** So many decisions without a secret, and a match is not worth going on with. */
const DULL = 40;
/** After how many deeds to begin, match by match. */
const SOMEWHERE = [0, 20, 200, 800];
/** So many deeds of one match are listened to; another one shows other things. */
const PER_MATCH = 30;
/** How often what is told behind someone's back is to be proven unheard. */
const OFTEN_ENOUGH = 3;

export interface Listening {
  readonly wrong: readonly string[];
  /** What was told to one side alone, `listener type`, and how often while it was listened for. */
  readonly secret: ReadonlyMap<string, number>;
  readonly proven: Proven;
}

/**
 * Plays at random and listens: to deeds by which something is told to one side alone until it is
 * proven often enough that nobody else hears it, and to other deeds now and then.
 */
export function listenIn(
  begin: (round: number, listener: Listener) => AnyPlay,
  hearings: number,
  random: Random,
): Listening {
  const proven: Proven = new Map();
  const secret = new Map<string, number>();
  let made = 0;
  let worthless = 0;
  for (let round = 0; made < hearings && worthless < 100; round++) {
    let told: Told[] = [];
    const play = begin(round, (event, only) => told.push({ event, only }));
    // The middle of a match has other secrets than its beginning.
    for (
      let unheard = SOMEWHERE[round % SOMEWHERE.length] ?? 0;
      unheard > 0 && !play.outcome;
      unheard--
    )
      stepRandomly(play, random);
    let dull = 0;
    const until = Math.min(hearings, made + PER_MATCH);
    while (!play.outcome && made < until && dull < DULL) {
      const before = play.fork();
      told = [];
      const { side, choice } = stepRandomly(play, random);
      const secrets = behindBacks(play.rules.sides, told);
      const known = secrets.every((key) => (proven.get(key) ?? 0) >= OFTEN_ENOUGH);
      if (known && (random(6) > 0 || before.state.core.lanes.length > 0)) continue;
      if (!keepsSecrets(before, random)) {
        dull++;
        continue;
      }
      dull = 0;
      made++;
      for (const key of secrets) secret.set(key, (secret.get(key) ?? 0) + 1);
      const wrong = checkHearing(before, side, choice, random, proven);
      if (wrong.length > 0) return { wrong, secret, proven };
    }
    if (dull >= DULL) worthless++;
  }
  return { wrong: [], secret, proven };
}

/** What was told to one side alone, and behind whose back. */
const behindBacks = (sides: readonly Side[], told: readonly Told[]): string[] =>
  told
    .filter(({ only }) => only?.length === 1)
    .flatMap((one) =>
      [...sides, null]
        .filter((listener) => !mayKnow(one, listener))
        .map((listener) => `${nameOf(listener)} ${one.event.type}`),
    );

const keepsSecrets = (play: AnyPlay, random: Random): boolean =>
  play.state.core.lanes.length > 0 ||
  [...play.rules.sides, null].some(
    (listener) => !sameData(otherWorld(play, listener, random).state, play.state),
  );
