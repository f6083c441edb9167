import { describe, expect, it } from 'vitest';
import type { OddsCard } from '../kernel/face.ts';
import type { FirstMatchFile } from '../kernel/first-match.ts';
import { remarkAt, verdictsOf, warningOf } from './companion.ts';
import type { Counsel, Weighed } from './protocol.ts';

const words = (text: string) => ({ en: text, pl: text });

const FILE: FirstMatchFile = {
  title: words('First'),
  about: words('About'),
  minutes: 5,
  scenario: 'patrol',
  side: 'scouts',
  seed: 'x',
  remarks: [
    { when: { turn: 1, decision: 'march' }, say: words('first turn') },
    { when: { decision: 'march' }, say: words('later') },
  ],
  warnings: [{ choice: 'march to=kraal', when: { turn: 1 }, say: words('not yet') }],
  verdicts: [
    { ended: 'won', event: 'fired', with: { by: 'scouts' }, say: words('{n} volleys') },
    { ended: 'lost', say: words('lost') },
  ],
};

const card = (good: number, bad: number): OddsCard => ({
  title: { key: 'x' },
  rule: '1',
  modifiers: [],
  outcomes: [
    { text: { key: 'good' }, chance: good, tone: 'good' },
    { text: { key: 'bad' }, chance: bad, tone: 'bad' },
    { text: { key: 'even' }, chance: 1 - good - bad, tone: 'even' },
  ],
});

const tried = (choice: Weighed['choice'], more: Partial<Weighed> = {}): Weighed => ({
  choice,
  odds: null,
  closes: false,
  expects: null,
  ...more,
});

const counsel = (more: Partial<Counsel> = {}): Counsel => ({
  ...tried({ do: 'fire', piece: 'scouts-1' }, { odds: card(0.5, 0) }),
  level: 'veteran',
  rule: '1',
  now: null,
  worlds: 0,
  others: [],
  ...more,
});

const NOW = { turn: 1, phase: 'marches', decision: 'march' };

describe('a companion', () => {
  it('says the first remark that fits the moment', () => {
    expect(remarkAt(FILE, NOW)?.say.en).toBe('first turn');
    expect(remarkAt(FILE, { ...NOW, turn: 2 })?.say.en).toBe('later');
    expect(remarkAt(FILE, { ...NOW, decision: 'fire' })).toBeNull();
  });

  it('warns of what its author knows, and only then', () => {
    const march = tried({ do: 'march', piece: 'scouts-1', to: 'kraal' });
    expect(warningOf(FILE, NOW, counsel(), march)).toMatchObject({ kind: 'known' });
    expect(warningOf(FILE, { ...NOW, turn: 2 }, counsel(), march)).toBeNull();
  });

  it('warns when the dice are against it and its own advice is better', () => {
    const poor = tried({ do: 'fire', piece: 'scouts-2' }, { odds: card(1 / 36, 20 / 36) });
    expect(warningOf(FILE, NOW, counsel(), poor)).toMatchObject({ kind: 'odds', bad: 20 / 36 });
    // Not where it has nothing better, nor against its own advice.
    expect(warningOf(FILE, NOW, counsel({ odds: card(0, 1) }), poor)).toBeNull();
    expect(warningOf(FILE, NOW, counsel({ ...poor }), poor)).toBeNull();
    const fair = tried({ do: 'fire', piece: 'scouts-2' }, { odds: card(0.5, 0.2) });
    expect(warningOf(FILE, NOW, counsel(), fair)).toBeNull();
  });

  it('warns when something ends for good while there is more to do', () => {
    expect(warningOf(FILE, NOW, counsel(), tried({ do: 'end' }, { closes: true }))).toMatchObject({
      kind: 'ends',
    });
    expect(warningOf(FILE, NOW, counsel(), tried({ do: 'end' }))).toBeNull();
  });

  it('warns when a search expects much less of it, and is sure', () => {
    const choice = { do: 'fire', piece: 'scouts-2' };
    const expects = (winChance: number, error: number) => ({ winChance, error, features: [] });
    const sure = counsel({
      expects: expects(0.6, 0.01),
      others: [{ ...tried(choice, { expects: expects(0.4, 0.01) }), drawbacks: [] }],
    });
    expect(warningOf(FILE, NOW, sure, tried(choice))).toMatchObject({
      kind: 'expects',
      yours: 0.4,
    });
    const unsure = counsel({
      expects: expects(0.6, 0.2),
      others: [{ ...tried(choice, { expects: expects(0.4, 0.2) }), drawbacks: [] }],
    });
    expect(warningOf(FILE, NOW, unsure, tried(choice))).toBeNull();
  });

  it('says afterwards what decided it, in figures', () => {
    const fired = { event: { type: 'fired', by: 'scouts' }, turn: 3 };
    const told = [fired, { event: { type: 'fired', by: 'riders' }, turn: 4 }, fired];
    const won = { winner: 'scouts', ending: 'held' };
    expect(verdictsOf(FILE, won, told)).toMatchObject([{ values: { n: 2, turn: 3 } }]);
    expect(verdictsOf(FILE, won, [])).toEqual([]);
    expect(verdictsOf(FILE, { ...won, winner: 'riders' }, told)).toHaveLength(1);
  });
});
