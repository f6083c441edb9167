import { describe, expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { type Choice, readChoiceText } from '../kernel/choice.ts';
import type { MatchFile } from '../kernel/match-file.ts';
import { newMatch, tableOf } from './testing/seat.ts';

const found = registered('second-boer-war');
if (!found) throw new Error('the game is gone');
const game = await found.load();

const choice = (text: string): Choice => readChoiceText(text) ?? { do: '' };

/** Roberts attacks Cronje in Harrismith and is to say which cards he brings. */
const atTheFight = () => {
  const match = newMatch(game);
  const away = ['buller', 'methuen', 'gatacre', 'joubert', 'prinsloo', 'olivier'];
  const file: MatchFile = {
    ...match,
    start: {
      heliograph: 'position',
      version: 1,
      game: 'second-boer-war',
      scenario: 'war',
      options: match.setup.options,
      differs: {
        phase: 'action',
        counter: 3,
        turn: 2,
        round: 2,
        leaders: {
          ...Object.fromEntries(away.map((id) => [id, 'out'])),
          french: 'reserve',
          'de-la-rey': 'reserve',
          roberts: 'harrismith',
          cronje: 'harrismith',
        },
      },
    },
  };
  const table = tableOf(game, file, { empire: 'person', boers: 'person' });
  for (const [side, text] of [
    ['empire', 'activate roberts'],
    ['empire', 'attack roberts with=cronje'],
    ['empire', 'announce n=0'],
    ['boers', 'announce n=0'],
  ] as const)
    expect(table.choose(side, choice(text))).toBeNull();
  return table;
};

describe('equal things that are offered once', () => {
  const named = choice('bring br-infantry-3');
  const offered = choice('bring br-infantry-1');

  it('are taken for the one on offer, which is what the match keeps', () => {
    const [one, two] = [atTheFight(), atTheFight()];
    expect(one.choose('empire', named)).toBeNull();
    expect(two.choose('empire', offered)).toBeNull();
    expect(one.file().deeds.at(-1)).toEqual({ side: 'empire', choice: offered });
    expect(one.file()).toEqual(two.file());
  });

  it('may be asked about by any of their names', () => {
    const table = atTheFight();
    expect(table.offered('empire', named)).toEqual(offered);
    expect(table.questions.consider('empire', named)).toEqual(
      table.questions.consider('empire', offered),
    );
    expect(table.questions.whyNot('empire', [], { kind: 'piece', id: 'br-infantry-3' })).toBeNull();
    expect(
      table.questions.whyNot('empire', [], { kind: 'piece', id: 'br-infantry-7' }),
    ).toMatchObject({
      rule: '8H',
      reason: 'notInHand',
    });
  });

  it('count in a row of choices too', () => {
    const table = atTheFight();
    const row = ['br-infantry-3', 'br-infantry-3', 'br-trains'].map((id) => choice(`bring ${id}`));
    expect(table.follow('empire', row, true, false)).toBeNull();
    const kept = table.file().deeds.slice(-3);
    expect(kept.map((deed) => 'choice' in deed && deed.choice.piece)).toEqual([
      'br-infantry-1',
      'br-infantry-2',
      'br-trains',
    ]);
  });

  it('are refused to whoever does not hold them', () => {
    const table = atTheFight();
    expect(table.choose('empire', choice('bring br-infantry-7'))).toMatchObject({ rule: '8H' });
    expect(table.choose('boers', named)).toMatchObject({ rule: null });
    expect(table.offered('boers', named)).toBeUndefined();
  });
});
