import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../boardkit/board.ts';
import { askedAt, textsOf as texts } from '../../../boardkit/testing/asked.ts';
import type { Choice } from '../../../kernel/choice.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { game, newMatch, type Table, table } from '../testing.ts';
import type { Bittereinder } from '../vocabulary.ts';
import { carry, gathering, reachOf } from './carry.ts';
import { about, note } from './notes.ts';
import { plans } from './routine.ts';

const asked = (t: Table, told: { turn: number; event: GameEvent }[] = []) =>
  askedAt<State, Box, Bittereinder>(t, game.texts, told);
const follow = (t: Table, choices: readonly Choice[] | null): Table => t.do(...texts(choices));

const RAIL = { turn: 5, phase: 'empireRail' } as const;
const LAND = { turn: 5, phase: 'empireLand' } as const;

describe('a stack moved with one gesture', () => {
  const force = ['bde-1', 'bde-3', 'cav-9l'];

  test('dragged by rail: all who stand there go', () => {
    const t = table({ ...RAIL, at: { C9: force, C10: ['bde-2'] } });
    const choices = carry(asked(t), 'C9', 'C10');
    expect(texts(choices)).toEqual(['from at=C9', 'all as=every', 'go to=C10']);
    follow(t, choices);
    expect(force.map((piece) => t.where(piece))).toEqual(['C10', 'C10', 'C10']);
  });

  test('pointed at, once the stack was picked', () => {
    const t = table({ ...RAIL, at: { C9: force, C10: ['bde-2'] } }).do('from at=C9');
    expect(gathering(t.state, t.box)).toEqual({ place: 'C9', pieces: [] });
    follow(t, carry(asked(t), null, 'C10'));
    expect(t.where('cav-9l')).toBe('C10');
  });

  test('a single counter is taken by name', () => {
    const t = table({ ...LAND, at: { C11: ['cav-9l'], C10: ['bde-2'] } });
    expect(texts(carry(asked(t), 'C11', 'C10'))).toEqual([
      'from at=C11',
      'take cav-9l',
      'go to=C10',
    ]);
  });

  test('one counter of a stack goes alone, and all of a kind join with one stroke', () => {
    const t = table({ ...RAIL, at: { C9: force, C10: ['bde-2'] } });
    const choices = carry(asked(t), 'C9', 'C10', 'bde-3');
    expect(texts(choices)).toEqual(['from at=C9', 'take bde-3', 'go to=C10']);
    t.do('from at=C9');
    expect(plans(asked(t)).map((plan) => texts(plan.choices))).toEqual([
      ['take bde-1', 'take bde-3'],
    ]);
  });

  test('an army goes with its box', () => {
    const t = table({
      turn: 5,
      phase: 'republicanLand',
      at: { T49: ['army-natal'] },
      boxes: { 'army-natal': ['T43-kommando'] },
    });
    follow(t, carry(asked(t), 'T49', 'N7'));
    expect([t.where('army-natal'), t.where('T43-kommando')]).toEqual(['N7', 'N7']);
  });

  test('means nothing once some were picked, nor where nobody moves', () => {
    const t = table({ ...RAIL, at: { C9: force, C10: ['bde-2'] } });
    t.do('from at=C9', 'take bde-1');
    expect(carry(asked(t), null, 'C10')).toBeNull();
    expect(gathering(t.state, t.box)?.pieces).toEqual(['bde-1']);
    const fight = table({
      turn: 5,
      phase: 'empireCombat',
      at: { N4: ['bde-2', 'sup-1', 'T8-kommando'] },
    });
    expect(carry(asked(fight), 'N4', 'N3')).toBeNull();
  });

  test('where all could go is what the rules then offer', () => {
    const t = table({ ...RAIL, at: { C9: force, C10: ['bde-2'] } });
    const look = reachOf(t.state, t.box, { do: 'from', at: 'C9' });
    const shown = look?.ends.map((area) => t.box.areaIds[area]).sort();
    expect(shown).toEqual(t.do('from at=C9', 'all as=every').goals.sort());
    expect(shown?.length).toBeGreaterThan(5);
  });
});

describe('the trains of last time', () => {
  const railed = (at: string, to: string, ...pieces: string[]) => ({
    turn: 4,
    event: { type: 'railed', at, to, pieces },
  });
  const ids = (offered: readonly Plan[]): string[] => offered.map(({ id }) => id);

  test('new arrivals of the same kinds go where the last ones went', () => {
    const t = table({ ...RAIL, at: { C9: ['bde-13', 'bde-14', 'g-cape-1'], C10: ['bde-2'] } });
    const offered = plans(asked(t, [railed('C9', 'C10', 'bde-2')]));
    expect(ids(offered)).toEqual(['again']);
    follow(t, offered[0]?.choices ?? null);
    // The garrison stayed behind last time, so it stays.
    expect(['bde-13', 'bde-14', 'g-cape-1'].map((piece) => t.where(piece))).toEqual([
      'C10',
      'C10',
      'C9',
    ]);
  });

  test('where ways parted, each kind is shared out as it was', () => {
    const t = table({
      ...RAIL,
      at: { C9: ['bde-13', 'bde-14', 'bde-15', 'cav-12l'], C10: ['bde-2'] },
    });
    const offered = plans(
      asked(t, [railed('C9', 'C10', 'bde-2', 'bde-4'), railed('C9', 'C4', 'bde-5', 'cav-9l')]),
    );
    expect(ids(offered)).toEqual(['again', 'again-C9-C10', 'again-C9-C4']);
    follow(t, offered[0]?.choices ?? null);
    const where = ['bde-13', 'bde-14', 'bde-15', 'cav-12l'].map((piece) => t.where(piece));
    expect(where.filter((area) => area === 'C10').length).toBe(2);
    expect(t.where('cav-12l')).toBe('C4');
  });

  test('only the last turn counts, and only what can still be done', () => {
    const at = { C9: ['bde-13'], C10: ['bde-2'] };
    const t = table({ ...RAIL, at });
    const older = { ...railed('C9', 'C4', 'bde-5'), turn: 3 };
    expect(
      texts(plans(asked(t, [older, railed('C9', 'C10', 'bde-2')]))[0]?.choices ?? null),
    ).toEqual(['from at=C9', 'take bde-13', 'go to=C10']);
    const cut = table({ ...RAIL, at: { ...at, C7: ['F1-kommando'] } });
    expect(plans(asked(cut, [railed('C9', 'C10', 'bde-2')]))).toEqual([]);
    expect(plans(asked(t))).toEqual([]);
  });
});

test('the Kommandos round an army are mustered together', () => {
  const t = newMatch();
  while (t.isAsked('station')) t.pass();
  t.do('raise army-natal to=T49');
  const [plan] = plans(asked(t));
  expect(texts(plan?.choices ?? null)).toContain('muster T49-kommando with=army-natal');
  follow(t, plan?.choices ?? null);
  expect(t.inBox('T50-kommando')).toBe('army-natal');
  expect(t.inBox('T1-kommando')).toBeUndefined();
});

test('the historical set-up: both armies where they gathered, with one button', () => {
  const t = newMatch();
  while (t.isAsked('station')) t.pass();
  const [plan] = plans(asked(t));
  expect(plan?.id).toBe('historical');
  follow(t, plan?.choices ?? null);
  expect([t.where('army-natal'), t.where('army-western')]).toEqual(['T47', 'F3']);
  expect(t.inBox('T47-kommando')).toBe('army-natal');
  expect(t.inBox('F3-kommando')).toBe('army-western');
  // The set-up is over: October 1899 begins.
  expect(t.isAsked('raise') || t.isAsked('muster')).toBe(false);
});

describe('notes beside the answers', () => {
  test('who stands there, who waits there', () => {
    const t = table({ ...LAND, at: { N4: ['bde-2', 'cav-9l'], N6: ['T8-kommando'] } });
    expect(note(asked(t), { do: 'from', at: 'N4' })).toBe('2 counters, strength 11');
    expect(note(asked(t.do('from at=N4')), { do: 'go', to: 'N6' })).toBe('11 enemy factors');
    expect(note(asked(t), { do: 'go', to: 'N3' })).toBe('');
  });

  test('the battle a question belongs to', () => {
    const t = table({
      phase: 'republicanCombat',
      at: { N7: ['bde-8', 'army-natal'] },
      boxes: { 'army-natal': ['T49-kommando'] },
    });
    t.do('attack at=N7 as=field');
    expect(about(asked(t))).toBe('The battle of Dundee.');
    t.do('commit n=12');
    expect(t.asked).toBe('siege');
    expect(about(asked(t))).toBe('The battle of Dundee: 12 against 10.');
  });
});
