import { describe, expect, test } from 'vitest';
import { game } from '../games/outpost/game.ts';
import { seededDice } from './dice.ts';
import { commitmentOf, fairDice, type RecordedRoll, recording } from './fair-dice.ts';
import { isProblems, type Problem } from './game.ts';
import { canonical } from './json.ts';
import { completeSetup, Match } from './match.ts';
import { openMatch, parseMatchFile, writeMatchFile } from './match-file.ts';
import { readPosition, writePosition } from './position.ts';

const { rules } = game;
const setup = completeSetup(rules, {});

function sound<T>(value: T | readonly Problem[]): T {
  if (isProblems(value)) throw new Error(value.map((p) => `${p.at}: ${p.problem}`).join('; '));
  return value;
}

const begin = (dice = seededDice('m')) => sound(Match.begin(rules, setup, dice));
const problemsOf = (value: unknown): string =>
  isProblems(value) ? value.map((p) => `${p.at}: ${p.problem}`).join('; ') : 'none';

describe('simultaneous secret decisions', () => {
  test('both sides owe at once; neither sees the other until both are done', () => {
    const match = begin();
    expect(match.owed.map((owed) => owed.side)).toEqual(['scouts', 'riders']);
    const before = canonical(match.view('riders'));
    match.choose('scouts', { do: 'order', piece: 'scouts-1' });
    match.choose('scouts', { do: 'aim', piece: 'scouts-1', to: 'kraal' });
    expect(canonical(match.view('riders'))).toBe(before);
    expect(match.owed.map((owed) => owed.side)).toEqual(['riders']);
    match.choose('riders', { do: 'rest' });
    expect(match.log('riders').map((event) => event.type)).toContain('ordered');
  });

  test('a side may take back its own secret order while the other still writes, and only its own', () => {
    const match = begin();
    match.choose('scouts', { do: 'order', piece: 'scouts-1' });
    match.choose('riders', { do: 'order', piece: 'riders-1' });
    expect(match.undo('scouts')).toBe(true);
    expect(match.choices('scouts').map((c) => c.do)).toContain('rest');
    expect(match.choices('riders').map((c) => c.do)).toContain('aim');
    expect(match.redo('scouts')).toBe(true);
    expect(match.choices('scouts').map((c) => c.do)).toContain('aim');
  });
});

describe('undo', () => {
  test('stops at a die: orders once shown and rolled for stay', () => {
    const match = begin();
    match.choose('scouts', { do: 'rest' });
    match.choose('riders', { do: 'rest' });
    expect(match.undoable('riders')).toBe(-1);
    expect(match.undo('riders')).toBe(false);
  });

  test('who wrote first does not show in the state', () => {
    const [one, two] = [begin(), begin()];
    const scouts = { do: 'order', piece: 'scouts-1' };
    const riders = { do: 'order', piece: 'riders-1' };
    one.choose('scouts', scouts);
    one.choose('riders', riders);
    two.choose('riders', riders);
    two.choose('scouts', scouts);
    expect(one.hash).toBe(two.hash);
  });

  test('what opened a simultaneous part stays once another side has answered in it', () => {
    // The riders hold their fire, which leads to a fight with secret cards; then the scouts lay one.
    const match = begin();
    match.choose('scouts', { do: 'order', piece: 'scouts-3' });
    match.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'koppie' });
    match.choose('riders', { do: 'rest' });
    const state = rules.clone(match.state);
    state.place = state.place.map((post, troop) => (troop === 3 ? 3 : post));
    const fight = new Match(rules, setup, match.box, state, seededDice('fight'));
    fight.choose('riders', { do: 'hold' });
    expect(fight.owed.map((owed) => owed.step.step)).toEqual(['layCard', 'layCard']);
    expect(fight.undoable('riders')).toBe(0);
    fight.choose('scouts', { do: 'withhold' });
    expect(fight.undoable('riders')).toBe(-1);
    expect(fight.undoable('scouts')).toBe(1);
  });

  test('a new deed forgets what could be redone', () => {
    const match = begin();
    match.choose('scouts', { do: 'order', piece: 'scouts-1' });
    match.undo('scouts');
    expect(match.redoable('scouts')).toBe(true);
    match.choose('scouts', { do: 'rest' });
    expect(match.redoable('scouts')).toBe(false);
  });
});

describe('standing orders', () => {
  test('answer for their side, secretly, and replay with the match', () => {
    const match = begin(seededDice('standing'));
    expect(problemsOf(match.order('riders', [{ fire: 'sometimes' }]))).toMatch(/always/);
    sound(match.order('riders', [{ fire: 'always' }]));
    expect(canonical(match.view('scouts'))).not.toContain('always');
    expect(canonical(match.view('riders'))).toContain('always');
    match.choose('scouts', { do: 'order', piece: 'scouts-3' });
    match.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'koppie' });
    match.choose('riders', { do: 'rest' });
    expect(match.log('scouts').some((event) => event.type === 'fired')).toBe(true);
    const file = sound(
      parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'seeded', seed: 'standing' }))),
    );
    expect(sound(openMatch(rules, file)).hash).toBe(match.hash);
  });

  test('doubled ones are refused where they stand, in a file and in a position', () => {
    const twice = [{ fire: 'always' }, { fire: 'always' }];
    const match = begin();
    expect(problemsOf(match.order('riders', twice))).toBe(
      '1: order 0 is for all troops already; there is one',
    );
    const written = writeMatchFile(match, { kind: 'seeded', seed: 'm' });
    const file = { ...written, deeds: [{ side: 'riders', standing: twice }] };
    expect(problemsOf(openMatch(rules, sound(parseMatchFile(JSON.stringify(file)))))).toBe(
      'deeds.0.1: order 0 is for all troops already; there is one',
    );
  });

  test('an answer left beforehand is an answer: no deed is taken back past it', () => {
    const match = begin(seededDice('standing'));
    sound(match.order('riders', [{ fire: 'never' }]));
    match.choose('scouts', { do: 'order', piece: 'scouts-3' });
    match.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'koppie' });
    match.choose('riders', { do: 'rest' });
    // The scouts marched past, the riders' orders let them: trying another way first is too late.
    expect(match.owed[0]?.step.step).toBe('pickTroop');
    expect(match.undoable('riders')).toBe(-1);
    expect(match.history.at(-1)?.barrier).toBe(true);
  });

  test('given while the question is asked, they answer it at once', () => {
    const match = begin(seededDice('asked'));
    match.choose('scouts', { do: 'order', piece: 'scouts-3' });
    match.choose('scouts', { do: 'aim', piece: 'scouts-3', to: 'koppie' });
    match.choose('riders', { do: 'rest' });
    expect(match.owed[0]?.step.step).toBe('react');
    sound(match.order('riders', [{ fire: 'never' }]));
    expect(match.owed[0]?.step.step).toBe('pickTroop');
    const file = sound(
      parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'seeded', seed: 'asked' }))),
    );
    expect(sound(openMatch(rules, file)).hash).toBe(match.hash);
  });

  test('a game without them says so', () => {
    const { checkStanding: _, ...without } = rules;
    const match = sound(Match.begin(without, setup, seededDice('x')));
    expect(problemsOf(match.order('riders', []))).toMatch(/no standing orders/);
  });
});

describe('the match file', () => {
  const file = () => JSON.stringify(writeMatchFile(begin(), { kind: 'seeded', seed: 'm' }));
  const problem = (source: string): string => {
    const parsed = parseMatchFile(source);
    return isProblems(parsed) ? problemsOf(parsed) : problemsOf(openMatch(rules, parsed));
  };

  test('empty, foreign, cut off, damaged and newer files each get their own words', () => {
    expect(problem('')).toMatch(/empty/);
    expect(problem('<html>')).toMatch(/not JSON/);
    expect(problem('{"a":1}')).toMatch(/not a Heliograph match file/);
    expect(problem(file().slice(0, -20))).toMatch(/cut off/);
    expect(problem(file().replace('"deeds":', '"deeds"'))).toMatch(/damaged/);
    expect(problem(file().replace('"version":1', '"version":2'))).toMatch(/newer/);
    expect(
      problem(file().replace('"deeds":[]', '"deeds":[{"side":"scouts","choice":{"do":5}}]')),
    ).toMatch(/deeds\.0/);
  });

  test('an illegal deed or another outcome is found', () => {
    const illegal = file().replace(
      '"deeds":[]',
      '"deeds":[{"side":"scouts","choice":{"do":"order","piece":"riders-1"}}]',
    );
    expect(problem(illegal)).toMatch(/deeds\.0: not legal: notYours \(rule 2\.1\)/);
    expect(problem(file().replace(/"hash":"\w/, '"hash":"z'))).toMatch(/the file says/);
    expect(problem(file().replace('"scenario":"patrol"', '"scenario":"siege"'))).toMatch(
      /there is: patrol/,
    );
  });

  test('fair dice replay from the recorded rolls before the secret is out, and from the secret after', () => {
    const secret = 'ab'.repeat(32);
    const terms = {
      match: 'f',
      commitment: commitmentOf(secret),
      nonces: { scouts: '1', riders: '2' },
    };
    const rolls: RecordedRoll[] = [];
    const match = begin(recording(fairDice(secret, terms), rolls));
    match.choose('scouts', { do: 'order', piece: 'scouts-1' });
    const before = rolls.length;
    match.undo('scouts');
    expect(rolls.length, 'undo must not record the opening again').toBe(before);
    match.choose('scouts', { do: 'rest' });
    match.choose('riders', { do: 'rest' });
    const during = sound(
      parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'fair', ...terms, rolls }))),
    );
    expect(sound(openMatch(rules, during)).hash).toBe(match.hash);
    const after = sound(
      parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'fair', ...terms, secret }))),
    );
    expect(sound(openMatch(rules, after)).hash).toBe(match.hash);
    const sealed = sound(
      parseMatchFile(JSON.stringify(writeMatchFile(match, { kind: 'fair', ...terms }))),
    );
    expect(problemsOf(openMatch(rules, sealed))).toMatch(/still secret/);
    const short = {
      ...during,
      dice: { kind: 'fair' as const, ...terms, rolls: rolls.slice(0, 3) },
    };
    expect(problemsOf(openMatch(rules, short))).toMatch(/no roll/);
  });
});

describe('positions', () => {
  const position = (differs: object) => ({
    heliograph: 'position',
    version: 1,
    game: 'outpost',
    scenario: 'patrol',
    options: {},
    differs,
  });
  const read = (differs: object) => problemsOf(readPosition(rules, position(differs)));

  test('a scenario, options or pack of the wrong kind is not passed over', () => {
    for (const part of [{ scenario: 5 }, { options: 'all' }, { pack: [] }]) {
      expect(problemsOf(readPosition(rules, { ...position({}), ...part }))).toMatch(/must/);
    }
  });

  test('the opening differs in nothing but what was dealt', () => {
    const match = begin();
    const written = writePosition(rules, setup, match.state);
    expect(Object.keys(written.differs).sort()).toEqual(
      ['core', 'deck', 'hand', 'orders', 'turn'].filter((k) => k in written.differs),
    );
    expect(written.differs['troops']).toBeUndefined();
  });

  test('an impossible one is refused with the place and the reason', () => {
    expect(read({ troops: { 'scouts-1': { post: 'moon' } } })).toMatch(
      /differs\.troops\.scouts-1\.post: no post is named "moon"; there is: west-camp/,
    );
    expect(read({ troops: { 'scouts-9': { post: 'ford', strength: 1 } } })).toMatch(
      /scouts-9: no such troop; did you mean "scouts-1"/,
    );
    expect(read({ turn: 9 })).toMatch(/turn: must be a whole number from 0 to 8, not 9/);
    expect(read({ hand: { scouts: ['c1', 'c1'] }, turn: 1 })).toMatch(/"c1" is named twice/);
    expect(read({ hand: { scouts: ['c1', 'c2'] }, turn: 1 })).toMatch(/each of 8 cards once/);
    expect(read({ weather: 'rain' })).toMatch(/weather: no such field; there is: turn/);
    expect(problemsOf(readPosition(rules, 5))).toMatch(/JSON object/);
    expect(problemsOf(readPosition(rules, { ...position({}), game: 'chess', colour: 1 }))).toMatch(
      /game: must be.*colour/,
    );
  });

  test('what is said of the agenda is held to the book, the sides and the box', () => {
    const march = { step: 'march', troop: 'scouts-1', to: 'ford', retreat: false };
    const owed = { side: 'scouts', step: { step: 'pickTroop', side: 0 }, lane: -1 };
    const core = (core: object) => read({ turn: 1, core });
    expect(core({ agenta: [] })).toMatch(/core\.agenta: no such field; did you mean "agenda"\?/);
    expect(core({ agenda: null })).toMatch(/core\.agenda: is missing/);
    expect(core({ agenda: [{ ...march, step: 'marsh' }] })).toMatch(
      /agenda\.0\.step: "marsh" is no step of this game; did you mean "march"/,
    );
    expect(core({ agenda: [{ ...march, too: 'ford' }] })).toMatch(
      /agenda\.0\.too: no such argument; did you mean "to"/,
    );
    expect(core({ agenda: [{ ...march, to: 'scouts-1' }] })).toMatch(
      /agenda\.0\.to: no post is named "scouts-1"/,
    );
    expect(core({ agenda: [{ ...march, retreat: 1 }] })).toMatch(
      /agenda\.0\.retreat: must be true or false, not 1/,
    );
    expect(core({ agenda: [{ step: 'march', troop: 'scouts-1', to: 'ford' }] })).toMatch(
      /agenda\.0\.retreat: is missing: it must be true or false/,
    );
    expect(core({ owed: [{ ...owed, side: 'riders' }] })).toMatch(
      /owed\.0\.side: must be scouts: it decides pickTroop/,
    );
    expect(core({ owed: [{ ...owed, step: march }] })).toMatch(
      /owed\.0\.step\.step: "march" is no decision of this game/,
    );
    expect(core({ owed: [{ ...owed, lane: 1 }] })).toMatch(/owed\.0\.lane: must be the number/);
    expect(core({ standing: { scouts: [{ fire: 'always', at: 'once' }] } })).toMatch(
      /standing\.scouts\.0\.at: no such field/,
    );
    expect(core({ standing: { scouts: [{ fire: 'always' }, { fire: 'never' }] } })).toMatch(
      /standing\.scouts\.1: order 0 is for all/,
    );
    expect(core({ standing: { boers: [] } })).toMatch(/standing\.boers: must be one of: scouts/);
    expect(core({ outcome: { winner: 'boers', ending: 'sunset' } })).toMatch(/outcome\.winner/);
    expect(core({ agenda: [] })).toMatch(/core\.agenda: is empty, so nothing would ever happen/);
  });

  test('keys that every object has are no fields', () => {
    for (const key of ['__proto__', 'toString', 'constructor']) {
      const slip = JSON.parse(`{"troops":{"scouts-1":{"${key}":1}},"${key}":{}}`);
      expect(read(slip)).toContain(`differs.${key}: no such field`);
      expect(read({ troops: slip.troops })).toContain(`troops.scouts-1.${key}: no such field`);
    }
  });

  test('a position from which play cannot go on is refused, not an error later', () => {
    const aim = { side: 'scouts', step: { step: 'aim', side: 0 }, lane: -1 };
    expect(read({ core: { owed: [aim] } })).toMatch(/^differs: play cannot go on from here/);
  });
});
