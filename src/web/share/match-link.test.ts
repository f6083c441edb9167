import { expect, test } from 'vitest';
import type { MatchFile } from '../../kernel/match-file.ts';
import { momentIn, momentWords, packMatch, unpackMatch } from './match-link.ts';

const FILE: MatchFile = {
  heliograph: 'match',
  version: 1,
  setup: { game: 'outpost', scenario: 'patrol', options: {} },
  dice: { kind: 'seeded', seed: 'Żółw' },
  deeds: [{ side: 'scouts', choice: { do: 'rest' } }],
  seats: { scouts: 'person' },
  saved: '2026-11-16 10:00',
};

test('a match comes out of a link as it went in, at the same moment, with the same eyes', async () => {
  const link = await packMatch(FILE, { at: 12, side: 'riders' });
  const { saved: _, ...sent } = FILE;
  expect(await unpackMatch(link ?? '')).toEqual(sent);
  expect(momentIn((link ?? '').replace(/^#match=[^&]*&/, '#'))).toEqual({ at: 12, side: 'riders' });
});

test('who only watches is no side', () => {
  expect(momentIn(`#${momentWords({ at: 0, side: null })}`)).toEqual({ at: 0, side: null });
  for (const other of ['', '#', '#at=', '#at=x', '#at=-1', '#at=1.5', '#side=boers'])
    expect(momentIn(other), other).toBeNull();
});

test('broken, foreign and overlong links are no match, and no error', async () => {
  const link = (await packMatch(FILE, { at: 0, side: null })) ?? '';
  const foreign = (await packMatch({ heliograph: 'case' } as never, { at: 0, side: null })) ?? '';
  for (const broken of [link.replace('&', '!&'), '#match=', '#case=abc', '', foreign])
    expect(await unpackMatch(broken), broken).toBeNull();
  const noise = Array.from({ length: 9000 }, (_, i) =>
    ((i * 7919 * (i + 13)) % 99991).toString(36),
  );
  const long = { ...FILE, dice: { kind: 'seeded', seed: noise.join('') } } as const;
  expect(await packMatch(long, { at: 0, side: null })).toBeNull();
});
