import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/face.ts';
import { isProblems } from '../kernel/game.ts';
import { newPlay, randomOf, stepRandomly } from '../kernel/inspect.ts';
import type { JsonObject } from '../kernel/json.ts';
import { completeSetup } from '../kernel/match.ts';
import { unsourced } from '../kernel/provenance.ts';
import { type Damage, damages, extremes } from '../kernel/testing/pack-damage.ts';
import { REGISTRY } from './registry.ts';

/** How many damaged packs of each game and kind are tried. */
const TRIES = 40;
/** How long a match with a pack that was accepted is played. */
const DECISIONS = 40;

for (const registered of REGISTRY) {
  const game = await registered.load();
  const { packs } = game;

  describe(`packs of ${registered.id}`, () => {
    test('every value says where it comes from', () => {
      expect(unsourced(packs.defaultPack())).toEqual([]);
    });

    test('a whole file of our own values changes nothing', () => {
      expect(packs.changesIn(structuredClone(packs.defaultPack()))).toEqual({});
      expect(packs.changesIn({})).toEqual({});
    });

    test.each(['rename', 'kind', 'null', 'range', 'dangling', 'twice'] as const)(
      'damage is found, and where it was done: %s',
      (kind) => {
        for (const damage of drawn(game, kind)) expectRefused(game, damage);
      },
    );

    test('a number at either end of its bounds is refused with a reason, or can be played with', () => {
      for (const { at, value } of drawnExtremes(game)) {
        const changes = packs.changesIn({ [at]: value });
        if (!isProblems(changes)) expectPlayable(game, changes, `${at} ${value}`);
      }
    });

    test('every value is found by its path', () => {
      const values = packs.provenance(packs.defaultBox());
      expect(packs.changesIn(Object.fromEntries(values.map((v) => [v.at, v.value])))).toEqual({});
    });
  });
}

/** Some damages of a kind, the same in every run. */
function drawn(game: AnyGame, kind: Damage['kind']): Damage[] {
  const all = damages(game.packs.schema, game.packs.defaultPack()).filter((d) => d.kind === kind);
  const random = randomOf(`${game.rules.id} ${kind}`);
  while (all.length > TRIES) all.splice(random(all.length), 1);
  return all;
}

/** Some numbers of the pack, each at the least and the most that its shape allows. */
function drawnExtremes(game: AnyGame): { at: string; value: number }[] {
  const all = extremes(game.packs.schema, game.packs.defaultPack());
  const random = randomOf(`${game.rules.id} extremes`);
  while (all.length > TRIES) all.splice(random(all.length), 1);
  return all;
}

/** Refused with its place; or, where the shape of a pack allows it, playable. */
function expectRefused(game: AnyGame, { kind, at, allowed, file }: Damage): void {
  const changes = game.packs.changesIn(file());
  if (isProblems(changes)) {
    const places = changes.map((p) => p.at);
    if (!allowed)
      expect(
        places.some((place) => place.startsWith(at)),
        `${kind} ${at}: told of ${places.join(', ')}`,
      ).toBe(true);
    return;
  }
  expect(allowed, `${kind} ${at} was accepted`).toBe(true);
  expect(changes, at).not.toEqual({});
  expectPlayable(game, changes, at);
}

/** A pack that is accepted can be played with. */
function expectPlayable(game: AnyGame, pack: JsonObject, at: string): void {
  for (const { id } of game.rules.scenarios) {
    const play = newPlay(game, completeSetup(game.rules, { scenario: id, pack }), at);
    const random = randomOf(at);
    for (let i = 0; i < DECISIONS && !play.outcome; i++) stepRandomly(play, random);
    expect(game.rules.violations(play.state, play.box), at).toEqual([]);
  }
}
