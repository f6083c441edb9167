/**
 * Names that people give themselves. Only letters, figures and a few signs between them: nothing
 * that a page could take for anything but a name, and nothing that looks like another's.
 */

const SHAPE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._'-]*[\p{L}\p{M}\p{N}])?$/u;
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const [LEAST, MOST] = [2, 24];

const RESERVED = new Set([
  'heliograph',
  'admin',
  'administrator',
  'moderator',
  'system',
  'server',
  'guest',
  'machine',
  'recruit',
  'veteran',
  'general',
  'random',
  'nobody',
]);

/** The name as it is shown. */
export const tidyName = (text: string): string => text.normalize('NFC').trim().replace(/ +/g, ' ');

/** The name as it is compared: neither capitals nor signs between letters tell two apart. */
export const keyOfName = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ ._'-]/g, '');

/** Whether somebody may be called so. */
export function isName(name: string): boolean {
  const letters = Array.from(name).length;
  if (letters < LEAST || letters > MOST || !SHAPE.test(name)) return false;
  // Letters of two alphabets in one name are there to look like another name.
  if (SCRIPTS.filter((script) => script.test(name)).length > 1) return false;
  const key = keyOfName(name);
  return key.length >= LEAST && !RESERVED.has(key);
}
