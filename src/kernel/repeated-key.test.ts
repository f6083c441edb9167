import { expect, test } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

test('a key that stands twice in one object is found where it stands', () => {
  expect(repeatedKey('{"a":1,"b":{"c":[{"d":1},{"d":1,"e":2,"d":3}]}}')).toBe('b.c.1.d');
  expect(repeatedKey('{"units":{"krupp":{}, "krupp":{}}}')).toBe('units.krupp');
  expect(repeatedKey('{"a":1,"\\u0061":2}')).toBe('a');
});

test('the same key in different objects is no mistake, nor is a text that looks like one', () => {
  expect(repeatedKey('[{"a":1},{"a":1}]')).toBeNull();
  expect(repeatedKey('{"a":{"a":{"a":1}},"b":"a"}')).toBeNull();
  expect(repeatedKey('{"a":"\\"a\\":1,{\\"a\\"","b":["a","a",{"a":"}"}],"c":{}}')).toBeNull();
  expect(repeatedKey('"a"')).toBeNull();
});

test('depth is no matter', () => {
  expect(repeatedKey(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBeNull();
});
