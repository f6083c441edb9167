import { expect, it } from 'vitest';
import { newCore } from './game.ts';
import { alike, coreBeside, dataBeside, listBeside } from './share-unchanged.ts';

it('shares a list that did not change, and copies one that did', () => {
  const before = [1, 2, 3];
  expect(listBeside([1, 2, 3], before)).toBe(before);
  const now = [1, 2, 4];
  const copy = listBeside(now, before);
  expect(copy).toEqual([1, 2, 4]);
  expect(copy).not.toBe(now);
  expect(listBeside([1, 2], before)).toEqual([1, 2]);
});

it('shares data that did not change', () => {
  const before = { at: [1, 2], by: 'scouts' };
  expect(dataBeside({ at: [1, 2], by: 'scouts' }, before)).toBe(before);
  const now = { at: [1, 3], by: 'scouts' };
  const copy = dataBeside(now, before);
  expect(copy).toEqual(now);
  expect(copy.at).not.toBe(now.at);
  expect(alike([[1], [2]], [[1], [2]])).toBe(true);
  expect(alike([[1], [2]], [[1], [3]])).toBe(false);
});

it('shares of the own part of the kernel what did not change, and nothing that is written to', () => {
  const step = { step: 'march' };
  const before = { ...newCore(step, { step: 'fight' }), used: [7] };
  const now = { ...before, agenda: [step], used: [7], epoch: 2 };
  const copy = coreBeside(now, before);
  expect(copy).toEqual(now);
  expect(copy.agenda).not.toBe(now.agenda);
  expect(copy.used).toBe(before.used);
  const parted = { ...now, lanes: [{ side: 'north', agenda: [step] }] };
  const apart = coreBeside(parted, before);
  expect(apart).toEqual(parted);
  expect(apart.lanes[0]?.agenda).not.toBe(parted.lanes[0]?.agenda);
});
