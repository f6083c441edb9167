import { describe, expect, test } from 'vitest';
import { type Choice, choiceKey } from '../choice.ts';
import { checkDamage } from '../damage.ts';
import { seededDice } from '../dice.ts';
import type { AnyGame } from '../face.ts';
import { isProblems, type Side } from '../game.ts';
import {
  checkCopies,
  checkJudgements,
  checkListing,
  checkPosition,
  checkRefusals,
  newPlay,
  randomOf,
  randomSetup,
  stepRandomly,
} from '../inspect.ts';
import { checkAnswersByHand, listenIn } from '../inspect-hearing.ts';
import {
  type AnyRules,
  actAtRandom,
  checkReplay,
  checkUndo,
  type DrawOrders,
  drawAnyOrders,
  OFTEN_UNDOING,
  withOrders,
} from '../inspect-history.ts';
import { checkJudge, checkSecrets, otherWorld } from '../inspect-secrets.ts';
import { type AnyMatch, completeSetup, Match } from '../match.ts';
import { openMatch, parseMatchFile, writeMatchFile } from '../match-file.ts';
import type { Listener } from '../play.ts';
import { LANGUAGES, speech } from '../text.ts';
import { viewOf } from '../views.ts';

/** How much of each proof to run; a small game can afford more. */
export interface Effort {
  /** Random decisions played with the cheap checks on. */
  readonly decisions: number;
  /** States taken for the dear checks (secrets, positions, copies). */
  readonly samples: number;
  /** Deeds after which everybody's ears are compared. */
  readonly hearings: number;
  /** Acts in histories of changed minds. */
  readonly histories: number;
  /** No match may take longer than this. */
  readonly longestMatch: number;
  /** Slips of the pen made in positions; 0 for a game whose positions are not read strictly yet. */
  readonly slips: number;
}

type Random = (below: number) => number;

/** Long enough on a busy machine: a slow proof is not a failed one. */
const PATIENCE = 300_000;

/** How many deeds of the past are kept to be asked about at another moment. */
const REMEMBERED = 100;

const USUAL: Effort = {
  decisions: 4_000,
  samples: 120,
  longestMatch: 60_000,
  slips: 500,
  hearings: 100,
  histories: 800,
};

/** What every registered game must keep, whatever it is about. */
export function contract(game: AnyGame, effort: Partial<Effort> = {}): void {
  const { decisions, samples, hearings, histories, longestMatch, slips } = { ...USUAL, ...effort };
  const { rules } = game;

  describe(`the contract of ${rules.id}`, { timeout: PATIENCE }, () => {
    test(`${decisions} random decisions are legal, explained, and lead to an end`, () => {
      const random = randomOf(`${rules.id} legality`);
      let made = 0;
      for (let round = 0; made < decisions; round++) {
        const setup = randomSetup(game, random);
        const play = newPlay(game, setup, `${rules.id} ${round}`);
        let length = 0;
        while (!play.outcome && made < decisions) {
          expect(checkListing(play), where(round, length)).toEqual([]);
          if (made % 5 === 0)
            expect(checkRefusals(game, play, random), where(round, length)).toEqual([]);
          stepRandomly(play, random);
          expect(rules.violations(play.state, play.box), where(round, length)).toEqual([]);
          made++;
          length++;
          expect(length, 'a match goes on for ever').toBeLessThan(longestMatch);
        }
      }
    });

    test('deeds of other moments are judged in words, change nothing and tell no secret', () => {
      const random = randomOf(`${rules.id} misplaced`);
      const deeds: { side: Side; choice: Choice }[] = [];
      for (let round = 0, made = 0; made < decisions / 4; round++) {
        const play = newPlay(game, randomSetup(game, random), `${rules.id} misplaced ${round}`);
        for (let length = 0; !play.outcome && made < decisions / 4; length++, made++) {
          // Some deeds of every kind of decision, from as far back as the match before.
          for (const owed of play.owed) {
            const choices = play.choices(owed);
            const choice = choices[random(choices.length)];
            if (choice) deeds[random(REMEMBERED)] = { side: owed.side, choice };
          }
          if (made % 5 === 0) {
            const some = Object.values(deeds).filter(() => random(8) === 0);
            expect(checkJudgements(game, play, some, random), where(round, length)).toEqual([]);
          }
          stepRandomly(play, random);
        }
      }
    });

    test('what plays itself is noted in the words in which it would have been offered', () => {
      const random = randomOf(`${rules.id} by itself`);
      const offered = new Map<string, Set<string>>();
      const played: Choice[] = [];
      const fields = (choice: Choice) => Object.keys(choice).sort().join(' ');
      for (let round = 0, made = 0; made < decisions / 4; round++) {
        const play = newPlay(game, randomSetup(game, random), `${rules.id} by itself ${round}`);
        for (; !play.outcome && made < decisions / 4; made++) {
          for (const owed of play.owed)
            for (const choice of play.choices(owed))
              offered.set(choice.do, (offered.get(choice.do) ?? new Set()).add(fields(choice)));
          stepRandomly(play, random);
          for (const { side, choice } of play.selfPlayed) {
            expect(rules.sides).toContain(side);
            played.push(choice);
          }
        }
      }
      const strange = played.filter(
        (choice) => offered.has(choice.do) && !offered.get(choice.do)?.has(fields(choice)),
      );
      expect(strange).toEqual([]);
    });

    test('every match ends, each scenario', () => {
      const random = randomOf(`${rules.id} endings`);
      for (const scenario of rules.scenarios) {
        const play = newPlay(
          game,
          completeSetup(rules, { scenario: scenario.id }),
          `${rules.id} end`,
        );
        let length = 0;
        while (!play.outcome) {
          stepRandomly(play, random);
          expect(++length, 'a match goes on for ever').toBeLessThan(longestMatch);
        }
        for (const language of LANGUAGES) {
          expect(speech(game.texts, language).has(`ending.${play.outcome.ending}`)).toBe(true);
        }
      }
    });

    test('secrets stay secret, copies are copies, positions round-trip', () => {
      const random = randomOf(`${rules.id} samples`);
      let sampled = 0;
      for (let round = 0; sampled < samples; round++) {
        const setup = randomSetup(game, random);
        const play = newPlay(game, setup, `${rules.id} sample ${round}`);
        for (let length = 0; !play.outcome && sampled < samples; length++) {
          if (random(8) === 0 || length < 3) {
            expect(checkSecrets(play, random), where(round, length)).toEqual([]);
            expect(checkJudge(game, play, random), where(round, length)).toEqual([]);
            expect(checkCopies(play, random), where(round, length)).toEqual([]);
            expect(checkPosition(play, setup), where(round, length)).toEqual([]);
            sampled++;
          }
          stepRandomly(play, random);
        }
        if (play.outcome) expect(checkPosition(play, setup), 'at the end').toEqual([]);
      }
    });

    test.skipIf(!game.judge)('the judge was trained on its features, and tells them apart', () => {
      const { judge } = game;
      if (!judge) return;
      const { features } = judge;
      expect(new Set(features.names).size).toBe(features.names.length);
      for (const language of LANGUAGES)
        for (const name of features.names)
          expect(speech(game.texts, language).has(`feature.${name}`), name).toBe(true);
      for (const [stage, name] of features.stages.entries())
        for (const side of rules.sides) {
          const lesson = judge.lesson(stage, side);
          expect(lesson.positions, `${name} of ${side} was never learned`).toBeGreaterThan(0);
          expect(lesson.weights.filter((weight) => weight !== 0).length, name).toBeGreaterThan(0);
        }
      expect(judge.training.features, 'train it anew').toEqual(features.names);
    });

    test.skipIf(!game.judge?.features.favours)(
      'what can only help a side is never held against it',
      () => {
        const { names = [], favours = {}, stages = [] } = game.judge?.features ?? {};
        for (const name of Object.keys(favours)) expect(names).toContain(name);
        for (const stage of stages.keys())
          for (const side of rules.sides) {
            const lesson = game.judge?.lesson(stage, side);
            for (const weights of [lesson?.weights ?? [], lesson?.points?.weights ?? []])
              for (const [i, name] of names.entries()) {
                const sign = favours[name] === side ? 1 : -1;
                const told = `${stages[stage]}: ${name} for ${side}`;
                if (favours[name]) expect((weights[i] ?? 0) * sign, told).toBeGreaterThanOrEqual(0);
              }
          }
      },
    );

    test.skipIf(!game.judge)('the judge knows how a finished match ended', () => {
      const random = randomOf(`${rules.id} judged`);
      for (let round = 0; round < 3; round++) {
        const play = newPlay(game, randomSetup(game, random), `${rules.id} judged ${round}`);
        while (!play.outcome) stepRandomly(play, random);
        expect(checkJudge(game, play, random)).toEqual([]);
      }
    });

    test.skipIf(hearings === 0)('no event tells anybody a secret', () => {
      const random = randomOf(`${rules.id} hearing`);
      const begin = (round: number, listener: Listener) =>
        newPlay(game, randomSetup(game, random), `${rules.id} hearing ${round}`, listener);
      const { wrong, secret, proven } = listenIn(begin, hearings, random);
      expect(wrong).toEqual([]);
      // Not in vain: what was often told to one side alone was not the same in another world.
      const unproven = [...secret].filter(([key, often]) => often > 8 && !proven.has(key));
      expect(unproven, 'told to one side, and never compared').toEqual([]);
    });

    test.skipIf(slips === 0)('no slip of the pen in a position is passed over', () => {
      const random = randomOf(`${rules.id} slips`);
      let made = 0;
      for (let round = 0; made < slips; round++) {
        const setup = randomSetup(game, random);
        const play = newPlay(game, setup, `${rules.id} slips ${round}`);
        for (let length = 0; !play.outcome && made < slips; length++) {
          if (random(16) === 0) {
            for (let i = 0; i < 10; i++, made++)
              expect(checkDamage(play, setup, random), where(round, length)).toEqual([]);
          }
          stepRandomly(play, random);
        }
      }
    });

    test('set-up, seed and choices give the same hash after every choice', () => {
      const random = randomOf(`${rules.id} replay`);
      const setup = completeSetup(rules, {});
      const match = Match.begin(rules, setup, seededDice('replay'));
      if (isProblems(match)) throw new Error(match[0]?.problem);
      const hashes: string[] = [];
      while (!match.outcome && hashes.length < 400) {
        const owed = match.owed[random(match.owed.length)];
        if (!owed) throw new Error('nobody owes a decision');
        const choices = match.choices(owed.side);
        const choice = choices[random(choices.length)];
        if (!choice) throw new Error('no choice');
        const tried = match.choose(owed.side, choice);
        expect(tried.done, choiceKey(choice)).toBe(true);
        hashes.push(match.hash);
      }
      const file = parseMatchFile(
        JSON.stringify(writeMatchFile(match, { kind: 'seeded', seed: 'replay' })),
      );
      if (isProblems(file)) throw new Error(`${file[0]?.at}: ${file[0]?.problem}`);
      const again: string[] = [];
      const opened = openMatch(rules, file, (replayed) => again.push(replayed.hash));
      if (isProblems(opened)) throw new Error(`${opened[0]?.at}: ${opened[0]?.problem}`);
      expect(again).toEqual(hashes);
      expect(opened.log(null)).toEqual(match.log(null));
    });

    test('a match replays its own history: changes of mind and standing orders at any moment', () => {
      // Once with orders for any decision, and where the game has orders of its own, with those.
      const drawn = rules.drawStanding?.bind(rules);
      const tables: (readonly [
        string,
        AnyRules,
        (match: AnyMatch, random: Random) => DrawOrders,
      ])[] = [
        ['any', withOrders(rules), (match, random) => (side) => drawAnyOrders(match, side, random)],
      ];
      if (drawn) {
        const own = (match: AnyMatch, random: Random) => (side: Side) =>
          random(2) === 0 ? [] : drawn(side, match.box, random);
        tables.push(['own', rules, own]);
      }
      for (const [name, table, orders] of tables) {
        let acts = 0;
        for (let round = 0; acts < histories; round++) {
          const seed = `${rules.id} ${name} ${round}`;
          const random = randomOf(seed);
          const match = Match.begin(table, randomSetup(game, random), seededDice(seed));
          if (isProblems(match)) throw new Error(match[0]?.problem);
          const draw = orders(match, random);
          for (let length = 0; length < 300 && acts < histories; length++, acts++) {
            if (match.outcome && random(5) === 0) break;
            expect(
              actAtRandom(match, random, OFTEN_UNDOING, draw),
              `${seed}, act ${length}`,
            ).toEqual([]);
            if (length % 7 > 0) continue;
            const owed = match.owed[random(match.owed.length)];
            const choices = owed ? match.choices(owed.side) : [];
            const choice = choices[random(choices.length)];
            if (owed && choice)
              expect(
                match.lend((play) => checkAnswersByHand(play, owed.side, choice)),
                seed,
              ).toEqual([]);
            for (const side of rules.sides) expect(checkUndo(match, side), seed).toEqual([]);
          }
          expect(checkReplay(match, seed), seed).toEqual([]);
        }
      }
    });

    test('both languages have words for everything, and every roll its odds', () => {
      const random = randomOf(`${rules.id} words`);
      const speeches = LANGUAGES.map((language) => speech(game.texts, language));
      const needed = new Set<string>(['title', 'blurb']);
      for (const side of rules.sides) needed.add(`side.${side}`);
      for (const scenario of rules.scenarios)
        needed.add(`scenario.${scenario.id}`).add(`scenario.${scenario.id}.about`);
      for (const option of rules.options) {
        needed.add(`option.${option.id}`);
        for (const value of option.values) {
          if (typeof value !== 'boolean') needed.add(`option.${option.id}.${value}`);
        }
      }
      for (const entry of rules.book) {
        if (entry.kind !== 'decision') continue;
        needed.add(`ask.${entry.name}`);
        for (const verb of entry.verbs) needed.add(`do.${verb}`);
      }
      const cited = new Set<string>();
      let sampled = 0;
      for (let round = 0; sampled < samples; round++) {
        const setup = randomSetup(game, random);
        const play = newPlay(game, setup, `${rules.id} words ${round}`, (event) => {
          needed.add(`event.${event.type}`);
          if (event.rule !== undefined) cited.add(event.rule);
          for (const each of speeches) expectSaid(each.say(`event.${event.type}`, event));
        });
        for (let length = 0; !play.outcome && sampled < samples; length++) {
          needed.add(`phase.${rules.clock(play.state).phase}`);
          if (length % 11 === 0) {
            sampled++;
            for (const owed of play.owed) {
              cited.add(play.ruleOf(owed));
              for (const each of speeches) expectSaid(each.say(`ask.${owed.step.step}`, owed.step));
              const view = viewOf(rules, play.box, play.state, owed.side);
              const reading = { state: view, box: play.box };
              for (const each of speeches) expectTextView(game.textView(reading, owed.side, each));
              for (const choice of play.choices(owed).slice(0, 40)) {
                for (const each of speeches) expectSaid(each.say(`do.${choice.do}`, { ...choice }));
                const card = game.odds(reading, owed, choice);
                if (!card) continue;
                const total = card.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0);
                expect(total, `odds of ${choiceKey(choice)}`).toBeCloseTo(1, 6);
                cited.add(card.rule);
                for (const each of speeches) {
                  expectSaid(each.say(card.title.key, card.title.values));
                  for (const { text } of [...card.modifiers, ...card.outcomes])
                    expectSaid(each.say(text.key, text.values));
                }
              }
            }
          }
          stepRandomly(play, random);
        }
      }
      for (const language of LANGUAGES) {
        const { messages } = game.texts[language];
        expect(
          [...needed].filter((key) => messages[key] === undefined),
          language,
        ).toEqual([]);
      }
      const rows = new Set(game.ledger.rules.map((row) => row.id));
      expect(
        [...cited].filter((id) => !rows.has(id)),
        'rules cited that are not in the ledger',
      ).toEqual([]);
    });

    test('how it stands is said of every side, by rules of the ledger, and tells no secret', () => {
      const random = randomOf(`${rules.id} prospects`);
      const speeches = LANGUAGES.map((language) => speech(game.texts, language));
      const rows = new Set(game.ledger.rules.map((row) => row.id));
      const all = [...rules.sides, ...(rules.automatic ?? [])];
      let sampled = 0;
      for (let round = 0; sampled < samples; round++) {
        const play = newPlay(game, randomSetup(game, random), `${rules.id} prospects ${round}`);
        for (let length = 0; !play.outcome && sampled < samples; length++) {
          if (length % 23 === 0) {
            sampled++;
            for (const side of [...rules.sides, null]) {
              const { box } = play;
              const told = (world: typeof play) =>
                game.prospects({ state: viewOf(rules, box, world.state, side), box });
              const prospects = told(play);
              expect(told(otherWorld(play, side, random)), where(round, length)).toEqual(prospects);
              expect(prospects.sides.map((one) => one.side)).toEqual(all);
              for (const { line, aims } of prospects.sides) {
                for (const each of speeches) expectSaid(each.say(line.key, line.values));
                for (const { text, rule } of aims) {
                  for (const each of speeches) expectSaid(each.say(text.key, text.values));
                  expect(rows.has(rule), `${rule} is in the ledger`).toBe(true);
                }
              }
              for (const each of speeches)
                if (prospects.now) expectSaid(each.say(prospects.now.key, prospects.now.values));
            }
          }
          stepRandomly(play, random);
        }
      }
    });

    test('every ending has words, and is one of the ledger’s rules', () => {
      const rows = game.ledger.rules.map((row) => row.id);
      for (const [ending, rule] of Object.entries(game.endingRules)) {
        expect(rows, ending).toContain(rule);
        for (const language of LANGUAGES)
          expect(game.texts[language].messages[`ending.${ending}`], ending).toBeDefined();
      }
    });

    test('the two languages say the same things, and every rule can be read in both', () => {
      const { en, pl } = game.texts;
      expect(Object.keys(pl.messages).sort()).toEqual(Object.keys(en.messages).sort());
      expect(Object.keys(pl.names).sort()).toEqual(Object.keys(en.names).sort());
      const ids = game.ledger.rules.map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const language of LANGUAGES) {
        expect(
          ids.filter((id) => !game.texts[language].rules[id]),
          language,
        ).toEqual([]);
      }
    });

    test('every component value says where it comes from', () => {
      const values = game.packs.provenance(game.packs.defaultBox());
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(value.note, value.at).not.toBe('');
    });
  });
}

const where = (round: number, length: number): string => `match ${round}, decision ${length}`;

const expectSaid = (text: string): void => {
  expect(text).not.toMatch(/⟨|undefined|\[object/);
};

function expectTextView(textView: {
  heading: string;
  lines: readonly string[];
  parts?: readonly unknown[];
}): void {
  expectSaid(textView.heading);
  for (const line of textView.lines) expectSaid(line);
  for (const part of textView.parts ?? []) expectTextView(part as typeof textView);
}
