import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/face.ts';
import type { Flow, GameEvent, GameState, Side } from '../kernel/game.ts';
import { newPlay, type Random, randomOf, stepRandomly } from '../kernel/inspect.ts';
import { checkAnswersByHand, listenIn } from '../kernel/inspect-hearing.ts';
import { completeSetup } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { registered } from './registry.ts';

/**
 * The proof that no event tells a secret is worth something only if it finds those that do. Here
 * each game is made to give away what it hides, one secret at a time.
 */

type War = Flow<GameState, unknown>;
type Told = (event: GameEvent, others: GameEvent | undefined, war: War) => GameEvent | undefined;

interface Leak {
  /** What the others hear of an event told to one side alone. */
  readonly others?: Told;
  /** What everyone hears. */
  readonly all?: (event: GameEvent, war: War) => GameEvent;
}

/** The same game, with loose tongues. */
function leaky(game: AnyGame, leak: Leak): AnyGame {
  const loose = (war: War): War =>
    new Proxy(war, {
      get(target, key) {
        if (key === 'tell' && leak.all)
          return (event: GameEvent) => target.tell(leak.all?.(event, target) ?? event);
        if (key === 'tellOnly' && leak.others)
          return (side: Side, event: GameEvent, others?: GameEvent) =>
            target.tellOnly(side, event, leak.others?.(event, others, target));
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const book = game.rules.book.map((entry) =>
    entry.kind === 'step'
      ? { ...entry, run: (war: War, args: never) => entry.run(loose(war), args) }
      : {
          ...entry,
          take: (war: War, args: never, choice: never) => entry.take(loose(war), args, choice),
        },
  );
  return { ...game, rules: { ...game.rules, book } };
}

/** Adds to what the others hear of `type` a field that only one side is to know. */
const field =
  (type: string, name: string): Told =>
  (event, others) =>
    event.type === type && others ? { ...others, [name]: event[name] } : others;

/** Tells the others all of it. */
const whole =
  (type: string): Told =>
  (event, others) =>
    event.type === type ? event : others;

/** A list of the state, by its name. */
const list = (war: War, name: string): readonly unknown[] =>
  (war.state as unknown as Record<string, readonly unknown[]>)[name] ?? [];

interface Secrets {
  readonly options?: Record<string, boolean>;
  readonly leaks: Readonly<Record<string, Leak>>;
}

const GAMES: Readonly<Record<string, Secrets>> = {
  outpost: {
    leaks: {
      'the card that a side draws': { others: field('drew', 'card') },
      'a second event, where the card is a high one': {
        others(event, others, war) {
          const { type, card } = event;
          if (type === 'drew' && typeof card === 'string' && card > 'c3' && others)
            war.tell({ ...others, type: 'turnBegins', turn: 0 });
          return others;
        },
      },
      'a hand, in an event that has nothing to do with it': {
        all: (event, war) =>
          event.type === 'fired' ? { ...event, hand: String(list(war, 'hand')) } : event,
      },
    },
  },
  bittereinder: {
    options: { limitedIntelligence: true },
    leaks: {
      'who marches face down': { others: field('marched', 'pieces') },
      'who joins an army face down': { others: field('absorbed', 'pieces') },
      'who leaves an army face down': { others: whole('detached') },
      'where the other side has placed its men': { others: whole('stationed') },
      'whom the other side has mustered': { others: whole('mustered') },
      'who is the first of those face down, in the name of a phase': {
        all: (event, war) =>
          event.type === 'phaseBegins' ? { ...event, first: String(list(war, 'at')) } : event,
      },
    },
  },
  'second-boer-war': {
    leaks: {
      'the cards that the British draw': { others: field('reinforced', 'cards') },
      'the value of the counter': { others: field('counterSeen', 'n') },
      'the depth of a card in the deck': { others: field('buried', 'n') },
      'the commandos that the Boers draw': { others: field('commandosDrawn', 'cards') },
      'the cards brought along, where their number is announced': {
        all: (event, war) => {
          const { fight } = war.state as unknown as { fight: { brought: number[][] } | null };
          return event.type === 'announced' ? { ...event, cards: String(fight?.brought) } : event;
        },
      },
    },
  },
  magersfontein: {
    leaks: {
      'what weighs on a shot of a concealed unit': { others: field('reactionFire', 'drm') },
      'whether a concealed gun or commando has fired': { others: field('reactionFire', 'rule') },
      'what weighs on a shot at a concealed unit': { others: field('fired', 'drm') },
      'who lies under which marker, when a unit acts': {
        all: (event, war) =>
          event.type === 'unitActs' ? { ...event, under: String(list(war, 'mark')) } : event,
      },
      'who has orders to attack, when an activation ends': {
        all: (event, war) =>
          event.type === 'activationEnds'
            ? { ...event, orders: String(list(war, 'attack')) }
            : event,
      },
    },
  },
  'redvers-reverse': {
    leaks: {
      'the depth of a drift that nobody has found': {
        all: (event, war) =>
          event.type === 'segment' ? { ...event, depth: String(list(war, 'drift')) } : event,
      },
    },
  },
};

const HEARINGS = 600;

function listen(game: AnyGame, options: Record<string, boolean>, random: Random) {
  const { rules } = game;
  return listenIn(
    (round, listener) => {
      const scenario = rules.scenarios[random(rules.scenarios.length)]?.id;
      const seed = `${rules.id} leaks ${round}`;
      return newPlay(game, completeSetup(rules, { scenario, options }), seed, listener);
    },
    HEARINGS,
    random,
  ).wrong.join();
}

describe.each(Object.entries(GAMES))('a leaky %s', (id, { options = {}, leaks }) => {
  test.each(Object.entries(leaks))(
    'that tells %s is found',
    { timeout: 120_000 },
    async (name, leak) => {
      const game = await registered(id)?.load();
      if (!game) throw new Error(`no ${id}`);
      expect(listen(leaky(game, leak), options, randomOf(name))).toMatch(/tells .* a secret/);
    },
  );
});

test('orders that answer louder than a hand are found', async () => {
  const game = await registered('outpost')?.load();
  if (!game) throw new Error('no outpost');
  const loud = leaky(game, {
    all: (event, war) =>
      event.type === 'marched'
        ? { ...event, orders: Object.keys(war.state.core.standing).length }
        : event,
  });
  const random = randomOf('loud');
  const found: string[] = [];
  for (let round = 0; found.length === 0 && round < 20; round++) {
    const play = newPlay(loud, completeSetup(loud.rules, {}), `loud ${round}`);
    play.state.core.standing = { riders: [{ fire: 'never' }], scouts: [{ fire: 'always' }] };
    while (!play.outcome) {
      const before = play.fork();
      const { side, choice } = stepRandomly(play, random);
      expect(
        checkAnswersByHand(
          new Play(game.rules, before.box, before.state, before.dice),
          side,
          choice,
        ),
      ).toEqual([]);
      found.push(...checkAnswersByHand(before, side, choice));
    }
  }
  expect(found.join()).toMatch(/notices whose orders answered/);
});
