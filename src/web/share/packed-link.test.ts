import { expect, test } from 'vitest';
import { caseLink } from './packed-link.ts';

const { holds: holdsCase, pack: packCase, unpack: unpackCase } = caseLink;

const CASE = { heliograph: 'case', version: 2, game: 'outpost', $comment: 'Żółw – 1899' };

test('a case comes out of a link as it went in', async () => {
  const link = await packCase(CASE);
  expect(link).toMatch(/^#case=[\w-]+$/);
  expect(holdsCase(link ?? '')).toBe(true);
  expect(await unpackCase(link ?? '')).toEqual(CASE);
});

test('what would be too long for an address is no link', async () => {
  const noise = Array.from({ length: 4000 }, (_, i) => (i * 7919 * (i + 13)) % 99991);
  expect(await packCase({ ...CASE, noise })).toBeNull();
});

test('a broken link is no case, and no error', async () => {
  const link = (await packCase(CASE)) ?? '';
  const list = (await packCase([1] as never)) ?? '';
  for (const broken of [link.slice(0, -6), `${link}!!`, '#case=', '#case=%%%', list])
    expect(await unpackCase(broken), broken).toBeNull();
});
