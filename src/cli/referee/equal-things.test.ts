import { expect, test } from 'vitest';
import { inNewFolder } from '../testing/run.ts';

const { run, write } = inNewFolder();

const AWAY = ['buller', 'methuen', 'gatacre', 'joubert', 'prinsloo', 'olivier'];
const BRING = 'bring br-infantry-3';

/** Roberts attacks Cronje in Harrismith and says which cards he brings. */
const CASE = {
  heliograph: 'case',
  version: 2,
  game: 'second-boer-war',
  position: {
    differs: {
      phase: 'action',
      counter: 3,
      turn: 2,
      round: 2,
      leaders: {
        ...Object.fromEntries(AWAY.map((id) => [id, 'out'])),
        french: 'reserve',
        'de-la-rey': 'reserve',
        roberts: 'harrismith',
        cronje: 'harrismith',
      },
    },
  },
  play: [
    { side: 'empire', choice: 'activate roberts' },
    { side: 'empire', choice: 'attack roberts with=cronje' },
    { side: 'empire', choice: 'announce n=0' },
    { side: 'boers', choice: 'announce n=0' },
    {
      ask: [
        { side: 'empire', choice: BRING },
        { side: 'empire', choice: 'bring br-infantry-7' },
      ],
    },
    { side: 'empire', choice: BRING },
  ],
  ask: [{ side: 'empire', choice: BRING }, { position: 'fight.brought.empire' }],
};

test('an equal card may be named; one that is not in hand may not', async () => {
  write('case.json', CASE);
  const { json, err } = await run('referee case.json --json');
  expect(err).toBe('');
  expect((json() as { asked: object[] }).asked).toMatchObject([
    { legal: true, key: BRING, rule: '8H' },
    { legal: false, rule: '8H', reason: 'notInHand' },
    { legal: true },
    { question: 'position', value: ['br-infantry-1'] },
  ]);
});
