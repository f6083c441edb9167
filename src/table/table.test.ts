import { describe, expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { seededDice, stream } from '../kernel/dice.ts';
import { isProblems } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { completeSetup, Match } from '../kernel/match.ts';
import { type MatchFile, openMatch, writeMatchFile } from '../kernel/match-file.ts';
import { writePosition } from '../kernel/position.ts';
import { Forbidden } from './requests.ts';
import type { Seats } from './seats.ts';
import { newMatch, type Seat, sitDown } from './testing/seat.ts';

const found = registered('outpost');
if (!found) throw new Error('the example game is gone');
const outpost = await found.load();
const BOTH: Seats = { scouts: 'person', riders: 'person' };
const ALONE: Seats = { scouts: 'person', riders: 'random' };

const at = (seats: Seats, playForced = false, deeds: MatchFile['deeds'] = []): Promise<Seat> =>
  sitDown(outpost, { ...newMatch(outpost), deeds }, seats, { playForced });

describe('a match at one screen', () => {
  it('shows nobody anything until one of two people sits down', async () => {
    const seat = await at(BOTH);
    const { moment } = seat.news;
    expect(moment).toMatchObject({ side: null, handOver: 'scouts', question: null, choices: [] });
    const mine = (await seat.look('scouts')).moment;
    expect(mine.question).toMatchObject({ side: 'scouts', decision: 'pickTroop', rule: '2.1' });
    expect(mine.choices.length).toBeGreaterThan(0);
  });

  it('keeps the other hand out of what it sends', async () => {
    const seat = await at(BOTH);
    const scouts = (await seat.look('scouts')).moment.view as unknown as { hand: number[][] };
    expect(scouts.hand[0]?.every((card) => card >= 0)).toBe(true);
    expect(scouts.hand[1]?.some((card) => card >= 0)).toBe(false);
  });

  it('asks for the screen to change hands when it is the other’s decision', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    const { moment } = await seat.choose('scouts', { do: 'rest' });
    expect(moment.handOver).toBe('riders');
    expect(moment.question).toBeNull();
  });

  it('shows whoever sits down again what the other did meanwhile', async () => {
    const seat = await at(BOTH);
    expect((await seat.look('scouts')).unseen).toBeUndefined();
    await seat.choose('scouts', { do: 'rest' });
    await seat.look('riders');
    const had = (await seat.ask('tale', { side: 'scouts' })).length;
    await seat.choose('riders', { do: 'rest' });
    const back = await seat.look('scouts');
    expect(back.unseen).toBe(had);
    const fresh = back.scenes.filter((scene) => scene.at >= had);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every((scene) => scene.view)).toBe(true);
    // Seen is seen.
    expect((await seat.look('scouts')).unseen).toBeUndefined();
  });

  it('lets the machine answer in its seat', async () => {
    const seat = await at(ALONE);
    const { moment, scenes } = await seat.choose('scouts', { do: 'rest' });
    expect(moment.waiting).toContain('scouts');
    expect(scenes.map((scene) => scene.event.type)).toContain('firstMarch');
    expect(scenes.every((scene) => scene.view)).toBe(true);
  });

  it('takes back, and does again', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    const before = seat.news.moment.view;
    const after = (await seat.choose('scouts', { do: 'order', piece: 'scouts-1' })).moment;
    expect(after.undo).toBe(true);
    const back = (await seat.undo('scouts')).moment;
    expect(back).toMatchObject({ view: before, redo: true, undo: false });
    expect((await seat.redo('scouts')).moment.view).toEqual(after.view);
  });

  it('sends anew only what a deed taken back had told', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    await seat.choose('scouts', { do: 'rest' });
    await seat.look('riders');
    await seat.choose('riders', { do: 'rest' });
    const all = (await seat.look('scouts')).scenes.length;
    const moment = seat.news.moment;
    const [first] = moment.choices;
    if (!first) throw new Error('nothing to do');
    await seat.choose('scouts', first);
    const back = await seat.undo('scouts');
    expect(back.from).toBeGreaterThanOrEqual(all);
    expect(back.moment.view).toEqual(moment.view);
    expect((await seat.ask('tale', { side: 'scouts' })).length).toBe(all);
  });

  it('goes back to the last real decision when single answers play themselves', async () => {
    const seat = await at({ ...BOTH }, true);
    await seat.look('scouts');
    await seat.choose('scouts', { do: 'order', piece: 'scouts-3' });
    const { moment } = await seat.ask('reset', { side: 'scouts' });
    expect(moment.question?.decision).toBe('pickTroop');
    expect(moment.undo).toBe(false);
  });

  it('makes several choices with one stroke, and takes them back with one', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    const before = seat.news.moment;
    const order = { do: 'order', piece: 'scouts-1' };
    const aim = { do: 'aim', piece: 'scouts-1', to: 'kraal' };
    const { news, stopped } = await seat.follow('scouts', [order, aim], false);
    expect(stopped).toBeNull();
    expect(news.moment.deeds).toBe(2);
    expect((await seat.undo('scouts')).moment.view).toEqual(before.view);
    expect((await seat.redo('scouts')).moment.view).toEqual(news.moment.view);
  });

  it('stops a row of choices at the first that is not legal, or makes none of it', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    const before = seat.news.moment.view;
    const order = { do: 'order', piece: 'scouts-1' };
    const aim = { do: 'aim', piece: 'scouts-1', to: 'east-camp' };
    const part = await seat.follow('scouts', [order, aim], false);
    expect(part.news.moment.deeds).toBe(1);
    expect(part.stopped).toMatchObject({ done: 1, choice: aim, refusal: { rule: '2.1' } });
    await seat.undo('scouts');
    const none = await seat.follow('scouts', [order, aim], true);
    expect(none.news.moment.view).toEqual(before);
    expect(none.stopped?.done).toBe(1);
  });

  it('says why not, with the rule', async () => {
    const seat = await at(BOTH);
    await seat.look('scouts');
    expect(
      await seat.ask('whyNot', {
        side: 'scouts',
        picks: [],
        thing: { kind: 'piece', id: 'riders-1' },
      }),
    ).toMatchObject({
      rule: '2.1',
      reason: 'notYours',
    });
    await seat.choose('scouts', { do: 'order', piece: 'scouts-1' });
    expect(
      await seat.ask('whyNot', {
        side: 'scouts',
        picks: [],
        thing: { kind: 'place', id: 'east-camp' },
      }),
    ).toMatchObject({
      rule: '2.1',
      reason: 'notAdjacent',
    });
  });

  it('opens again exactly where it was left', async () => {
    const seat = await at(ALONE);
    const left = (await seat.choose('scouts', { do: 'rest' })).moment;
    const again = await at(ALONE, false, seat.host.table.file().deeds);
    expect(again.news.moment.view).toEqual(left.view);
  });

  it('lets nobody look from a machine’s seat while the match goes on', async () => {
    const seat = await at(ALONE);
    await seat.choose('scouts', { do: 'rest' });
    const mine = seat.moment;
    const looked = (await seat.look('riders')).moment;
    expect({ side: looked.side, view: looked.view }).toEqual({ side: 'scouts', view: mine.view });
    await expect(seat.ask('tale', { side: 'riders' })).rejects.toThrow(Forbidden);
    await expect(seat.ask('scene', { at: 0, side: 'riders' })).rejects.toThrow(Forbidden);
    // A spectator sees what everybody may; when all is over nothing is secret.
    expect((await seat.ask('tale', { side: null })).length).toBeGreaterThan(0);
    const machines = { scouts: 'random', riders: 'random' };
    const over = await sitDown(outpost, newMatch(outpost), machines, {}, { stretch: 60_000 });
    expect(over.moment.outcome).not.toBeNull();
    expect((await over.look('riders')).moment).toMatchObject({ side: 'riders' });
    expect((await over.ask('tale', { side: 'riders' })).length).toBeGreaterThan(0);
  });

  it('shows a past scene with the board of that time', async () => {
    const seat = await at(ALONE);
    /** The boards as they came with the news. */
    const then = new Map<number, string>();
    const random = stream('past');
    for (let i = 0; i < 60 && !seat.moment.outcome; i++) {
      const { choices } = seat.moment;
      const choice = choices[random(choices.length)];
      if (!choice) break;
      for (const { at: number, view } of (await seat.choose('scouts', choice)).scenes)
        if (view) then.set(number, JSON.stringify(view));
    }
    const now = JSON.stringify(seat.moment.view);
    expect([...then.values()].filter((view) => view !== now).length).toBeGreaterThan(10);
    for (const [number, view] of then) {
      const scene = await seat.ask('scene', { at: number, side: 'scouts' });
      expect(JSON.stringify(scene?.view), `scene ${number}`).toBe(view);
    }
  });

  it('keeps the position from which a match began', async () => {
    const { rules } = outpost;
    const setup = completeSetup(rules, {});
    const match = Match.begin(rules, setup, seededDice('position'));
    if (isProblems(match)) throw new Error(match[0]?.problem);
    const random = stream('position');
    for (let i = 0; i < 20; i++) {
      const { side = '' } = match.owed[0] ?? {};
      const choices = match.choices(side);
      match.choose(side, choices[random(choices.length)] ?? { do: 'rest' });
    }
    const position = writePosition(rules, setup, match.state);
    const start = JSON.parse(JSON.stringify(position)) as JsonObject;
    const seat = await sitDown(outpost, { ...newMatch(outpost), start }, ALONE);
    const [choice] = seat.moment.choices;
    if (!choice) throw new Error('nothing to do');
    await seat.choose('scouts', choice);
    const file = await seat.ask('file', {});
    expect(file.start).toEqual(start);
    expect(file.deeds.length).toBeGreaterThan(0);
    const again = await sitDown(outpost, file, ALONE);
    expect(again.moment.view).toEqual(seat.moment.view);
    // Without it the deeds would be those of another match.
    const { start: _, ...rest } = file;
    expect(isProblems(openMatch(rules, rest))).toBe(true);
  });

  it('tells any scene of the past with the eyes of a side', async () => {
    const seat = await at(ALONE);
    await seat.choose('scouts', { do: 'rest' });
    const tale = await seat.ask('tale', { side: 'scouts' });
    const scene = await seat.ask('scene', { at: tale.at(-1)?.at ?? 0, side: 'scouts' });
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
        const cavalry = surplus.some((card) => (match.box as Box).isCavalry[card]);
        if (step?.step === 'flight' && surplus.length > 0 && cavalry === withCavalry)
          return writeMatchFile(match, { kind: 'seeded', seed: `${seed}` });
        const choices = match.choices(side);
        match.choose(side, choices[random(choices.length)] ?? { do: 'pass' });
      }
    }
    throw new Error('no such match');
  }

  it('asks the British about their surplus cavalry whether they have it or not', async () => {
    const seats: Seats = { empire: 'person', boers: 'person' };
    for (const withCavalry of [true, false]) {
      const seat = await sitDown(game, beaten(withCavalry), seats, { playForced: true });
      await seat.look('boers');
      const { moment } = await seat.choose('boers', { do: 'fleeAll' });
      expect(moment, String(withCavalry)).toMatchObject({ handOver: 'empire', question: null });
      const asked = (await seat.look('empire')).moment;
      expect(asked.question?.decision).toBe('rideDown');
      expect(asked.choices.length > 1).toBe(withCavalry);
    }
  });
});
