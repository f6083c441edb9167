import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, type Json } from '../../kernel/json.ts';
import { fieldsThatDiffer } from './fields.ts';
import { alike, patched, patchOf } from './patch.ts';

const data: fc.Arbitrary<Json> = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '1'), tie('any')),
  ),
})).any;

test('a patch leads from any data to any other, also after a time in a file', () => {
  fc.assert(
    fc.property(data, data, (from, to) => {
      const patch = patchOf(from, to);
      const filed = patch && JSON.parse(JSON.stringify(patch));
      expect(canonical(patched(from, filed))).toBe(canonical(to));
    }),
    { numRuns: 2000 },
  );
});

test('what is equal has no patch and no fields that differ, and the other way round', () => {
  fc.assert(
    fc.property(data, data, (a, b) => {
      const equal = canonical(a) === canonical(b);
      expect(patchOf(a, b) === undefined).toBe(equal);
      expect(fieldsThatDiffer(a, b, '').length === 0).toBe(equal);
      expect(alike(a, b)).toBe(equal);
    }),
    { numRuns: 2000 },
  );
});

test('the order of keys does not count, and absent is undefined', () => {
  expect(patchOf({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBeUndefined();
  expect(patchOf({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(patchOf({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  expect(alike({ a: 1 }, { a: 1, b: undefined })).toBe(true);
});

test('a patch holds no more than what changed', () => {
  const from = { units: { a: { at: 'x', mp: 3 }, b: { at: 'y' } }, agenda: [1, 2, 3], turn: 1 };
  const to = { units: { a: { at: 'z', mp: 3 } }, agenda: [1, 9, 8, 3], turn: 1 };
  expect(patchOf(from, to)).toEqual({
    units: { a: { at: ['z'] }, b: [] },
    agenda: [1, 1, [9, 8]],
  });
});

test('fields that differ are named by their places', () => {
  const from = { units: { a: { at: 'x' }, b: 1 }, list: [1, 2], steps: [{ step: 'a', n: 1 }] };
  const to = { units: { a: { at: 'y' } }, list: [1, 2, 3], steps: [{ step: 'a', n: 2 }], more: 0 };
  expect(fieldsThatDiffer(from, to, '')).toEqual([
    { at: 'list[2…]', to: [3] },
    { at: 'more', to: 0 },
    { at: 'steps[0].n', from: 1, to: 2 },
    { at: 'units.a.at', from: 'x', to: 'y' },
    { at: 'units.b', from: 1 },
  ]);
});
