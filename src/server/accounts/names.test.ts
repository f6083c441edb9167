import { describe, expect, test } from 'vitest';
import { isName, keyOfName, tidyName } from './names.ts';
import { isPassword } from './passwords.ts';

describe('names', () => {
  test.each(['Jan', 'Łukasz', 'De Wet', "O'Brien", 'J.S. Smuts', 'kommando-7', '日本', 'Женя'])(
    '%s may be one',
    (name) => expect(isName(tidyName(name))).toBe(true),
  );

  test.each([
    '',
    'J',
    ' ',
    '..',
    '-Jan',
    'Jan-',
    'x'.repeat(25),
    '<script>alert(1)</script>',
    'Jan<b>',
    'a&amp;b',
    'Jan"onload="x',
    '{{7*7}}',
    'Jan\u0000',
    'Jan\u202Etxt',
    'Ja\u200Bn',
    'line\nbreak',
    'Аdmin2', // Cyrillic А
    'Admin',
    'A.d.m.i.n',
    'heliograph',
    'General',
  ])('%j may be none', (name) => expect(isName(tidyName(name))).toBe(false));

  test('that look alike are one', () => {
    expect(keyOfName(' De  Wet ')).toBe(keyOfName('de-wet'));
    expect(keyOfName('ﬁsh')).toBe(keyOfName('FISH'));
    expect(keyOfName('Łukasz')).not.toBe(keyOfName('Lukasz'));
  });
});

test.each(['short', 'password', 'PASSWORD1', 'aaaaaaaaaa', 'Kommandant', 'x'.repeat(201)])(
  '%s is no password for Kommandant',
  (password) => {
    expect(isPassword(password, 'Kommandant')).toBe(false);
    expect(isPassword('correct horse', 'Kommandant')).toBe(true);
  },
);
