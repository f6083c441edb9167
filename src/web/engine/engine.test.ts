import { describe, expect, it } from 'vitest';
import { registered } from '../../games/registry.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup, Match } from '../../kernel/match.ts';
import { type MatchFile, writeMatchFile } from '../../kernel/match-file.ts';
import { Engine } from './engine.ts';
import type { News, Seats } from './protocol.ts';

const found = registered('outpost');
if (!found) throw new Error('the example game is gone');
const outpost = await found.load();
const BOTH: Seats = { scouts: 'person', riders: 'person' };
const ALONE: Seats = { scouts: 'person', riders: 'random' };

const file = (deeds: MatchFile['deeds'] = []): MatchFile => ({
  heliograph: 'match',
  version: 1,
  setup: completeSetup(outpost.rules, {}),
  dice: { kind: 'seeded', seed: 'table' },
  deeds,
});

function sitDown(seats: Seats, playForced = false, deeds: MatchFile['deeds'] = []): Engine {
  const engine = Engine.open(outpost, file(deeds), seats, { playForced });
  if (!(engine instanceof Engine)) throw new Error(engine.problems[0]?.problem);
  return engine;
}

const chosen = (answer: ReturnType<Engine['choose']>): News => {
  if ('refusal' in answer) throw new Error(answer.refusal.reason);
  return answer;
};

describe('a match at one screen', () => {
  it('shows nobody anything until one of two people sits down', () => {
    const engine = sitDown(BOTH);
    const { moment } = engine.news(0);
    expect(moment).toMatchObject({ side: null, handOver: 'scouts', question: null, choices: [] });
    const mine = engine.look('scouts').moment;
    expect(mine.question).toMatchObject({ side: 'scouts', decision: 'pickTroop', rule: '2.1' });
    expect(mine.choices.length).toBeGreaterThan(0);
  });

  it('keeps the other hand out of what it sends', () => {
    const engine = sitDown(BOTH);
    const scouts = engine.look('scouts').moment.view as unknown as { hand: number[][] };
    expect(scouts.hand[0]?.every((card) => card >= 0)).toBe(true);
    expect(scouts.hand[1]?.some((card) => card >= 0)).toBe(false);
  });

  it('asks for the screen to change hands when it is the other’s decision', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    const { moment } = chosen(engine.choose('scouts', { do: 'rest' }));
    expect(moment.handOver).toBe('riders');
    expect(moment.question).toBeNull();
  });

  it('shows whoever sits down again what the other did meanwhile', () => {
    const engine = sitDown(BOTH);
    expect(engine.look('scouts').unseen).toBeUndefined();
    chosen(engine.choose('scouts', { do: 'rest' }));
    engine.look('riders');
    const had = engine.taleOf('scouts').length;
    chosen(engine.choose('riders', { do: 'rest' }));
    const back = engine.look('scouts');
    expect(back.unseen).toBe(had);
    const fresh = back.scenes.filter((scene) => scene.at >= had);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every((scene) => scene.view)).toBe(true);
    // Seen is seen.
    expect(engine.look('scouts').unseen).toBeUndefined();
  });

  it('lets the machine answer in its seat', () => {
    const engine = sitDown(ALONE);
    const { moment, scenes } = chosen(engine.choose('scouts', { do: 'rest' }));
    expect(moment.waiting).toContain('scouts');
    expect(scenes.map((scene) => scene.event.type)).toContain('firstMarch');
    expect(scenes.every((scene) => scene.view)).toBe(true);
  });

  it('takes back, and does again', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    const before = engine.news().moment.hash;
    const after = chosen(engine.choose('scouts', { do: 'order', piece: 'scouts-1' })).moment;
    expect(after.undo).toBe(true);
    const back = engine.undo('scouts').moment;
    expect(back).toMatchObject({ hash: before, redo: true, undo: false });
    expect(engine.redo('scouts').moment.hash).toBe(after.hash);
  });

  it('sends anew only what a deed taken back had told', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    chosen(engine.choose('scouts', { do: 'rest' }));
    engine.look('riders');
    chosen(engine.choose('riders', { do: 'rest' }));
    const all = engine.look('scouts').scenes.length;
    const moment = engine.news().moment;
    const [first] = moment.choices;
    if (!first) throw new Error('nothing to do');
    chosen(engine.choose('scouts', first));
    const back = engine.undo('scouts');
    expect(back.from).toBeGreaterThanOrEqual(all);
    expect(back.moment.hash).toBe(moment.hash);
    expect(engine.taleOf('scouts').length).toBe(all);
  });

  it('goes back to the last real decision when single answers play themselves', () => {
    const engine = sitDown({ ...BOTH }, true);
    engine.look('scouts');
    chosen(engine.choose('scouts', { do: 'order', piece: 'scouts-3' }));
    const { moment } = engine.reset('scouts');
    expect(moment.question?.decision).toBe('pickTroop');
    expect(moment.undo).toBe(false);
  });

  it('makes several choices with one stroke, and takes them back with one', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    const before = engine.news().moment;
    const order = { do: 'order', piece: 'scouts-1' };
    const aim = { do: 'aim', piece: 'scouts-1', to: 'kraal' };
    const { news, stopped } = engine.follow('scouts', [order, aim], false);
    expect(stopped).toBeNull();
    expect(news.moment.deeds).toBe(2);
    expect(engine.undo('scouts').moment.hash).toBe(before.hash);
    expect(engine.redo('scouts').moment.hash).toBe(news.moment.hash);
  });

  it('stops a row of choices at the first that is not legal, or makes none of it', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    const before = engine.news().moment.hash;
    const order = { do: 'order', piece: 'scouts-1' };
    const aim = { do: 'aim', piece: 'scouts-1', to: 'east-camp' };
    const part = engine.follow('scouts', [order, aim], false);
    expect(part.news.moment.deeds).toBe(1);
    expect(part.stopped).toMatchObject({ done: 1, choice: aim, refusal: { rule: '2.1' } });
    engine.undo('scouts');
    const none = engine.follow('scouts', [order, aim], true);
    expect(none.news.moment.hash).toBe(before);
    expect(none.stopped?.done).toBe(1);
  });

  it('says why not, with the rule', () => {
    const engine = sitDown(BOTH);
    engine.look('scouts');
    expect(engine.whyNot('scouts', [], { kind: 'piece', id: 'riders-1' })).toMatchObject({
      rule: '2.1',
      reason: 'notYours',
    });
    chosen(engine.choose('scouts', { do: 'order', piece: 'scouts-1' }));
    expect(engine.whyNot('scouts', [], { kind: 'place', id: 'east-camp' })).toMatchObject({
      rule: '2.1',
      reason: 'notAdjacent',
    });
  });

  it('opens again exactly where it was left', () => {
    const engine = sitDown(ALONE);
    const left = chosen(engine.choose('scouts', { do: 'rest' })).moment;
    const again = sitDown(ALONE, false, engine.file().deeds);
    expect(again.news(0).moment.hash).toBe(left.hash);
  });

  it('tells any scene of the past with the eyes of a side', () => {
    const engine = sitDown(ALONE);
    chosen(engine.choose('scouts', { do: 'rest' }));
    const tale = engine.taleOf('scouts');
    const scene = engine.sceneAt(tale.at(-1)?.at ?? 0, 'scouts');
    expect(scene?.view).toBeDefined();
    expect(tale.length).toBeGreaterThan(2);
  });
});

describe('two people and a hand of cards', async () => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('the game of battle cards is gone');
  const { rules } = game;
  type Cards = { readonly fight: { readonly brought: readonly number[][] } | null };
  type Box = { readonly isCavalry: readonly boolean[] };

  /** A match up to a beaten Boer who may name cards for flight, the British having a surplus. */
  function beaten(withCavalry: boolean): MatchFile {
    for (let seed = 0; seed < 400; seed++) {
      const dice = seededDice(`${seed}`);
      const match = Match.begin(rules, completeSetup(rules, {}), dice);
      if (isProblems(match)) throw new Error(match[0]?.problem);
      const random = stream(`${seed}`);
      for (let i = 0; i < 2000 && !match.outcome; i++) {
        const { side = '', step } = match.owed[0] ?? {};
        const surplus = (match.state as unknown as Cards).fight?.brought[0] ?? [];
        const cavalry = surplus.some((card) => (match.play.box as Box).isCavalry[card]);
        if (step?.step === 'flight' && surplus.length > 0 && cavalry === withCavalry)
          return writeMatchFile(match, { kind: 'seeded', seed: `${seed}` });
        const choices = match.choices(side);
        match.choose(side, choices[random(choices.length)] ?? { do: 'pass' });
      }
    }
    throw new Error('no such match');
  }

  it('asks the British about their surplus cavalry whether they have it or not', () => {
    const seats: Seats = { empire: 'person', boers: 'person' };
    for (const withCavalry of [true, false]) {
      const engine = Engine.open(game, beaten(withCavalry), seats, { playForced: true });
      if (!(engine instanceof Engine)) throw new Error(engine.problems[0]?.problem);
      engine.look('boers');
      const { moment } = chosen(engine.choose('boers', { do: 'fleeAll' }));
      expect(moment, String(withCavalry)).toMatchObject({ handOver: 'empire', question: null });
      const asked = engine.look('empire').moment;
      expect(asked.question?.decision).toBe('rideDown');
      expect(asked.choices.length > 1).toBe(withCavalry);
    }
  });
});
