import { describe, expect, test } from 'vitest';
import { formatBits, frame, isMasked, places, power, qrCode, times, versionBits } from './qr.ts';

/** Reads a code back as a scanner does, by the standard: format, mask, order of words, check, bytes. */
function readBack(square: boolean[][]): string {
  const size = square.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 14; i >= 0; i--) {
    const y = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    format = format * 2 + Number(square[y]![8]);
  }
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((m) => formatBits(m) === format);
  if (mask === undefined) throw new Error('no format');
  const bits = [...places(frame(version, mask))].map(([x, y]) =>
    Number(square[y]![x]! !== isMasked(mask, x, y)),
  );
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8)
    words.push(bits.slice(i, i + 8).reduce((value, bit) => value * 2 + bit, 0));
  // Table 9 of the standard, error correction M: blocks, words in all, words of data.
  const table: [number, number, number][][] = [
    [[1, 26, 16]],
    [[1, 44, 28]],
    [[1, 70, 44]],
    [[2, 50, 32]],
    [[2, 67, 43]],
    [[4, 43, 27]],
    [[4, 49, 31]],
    [
      [2, 60, 38],
      [2, 61, 39],
    ],
    [
      [3, 58, 36],
      [2, 59, 37],
    ],
    [
      [4, 69, 43],
      [1, 70, 44],
    ],
  ];
  const sizes = table[version - 1]!.flatMap(([n, all, data]) => Array(n).fill([all, data]));
  const blocks: number[][] = sizes.map(() => []);
  const [ecc, longest] = [sizes[0][0] - sizes[0][1], Math.max(...sizes.map(([, d]) => d))];
  let next = 0;
  for (let i = 0; i < longest; i++)
    for (const [b, [, data]] of sizes.entries()) if (i < data) blocks[b]!.push(words[next++]!);
  for (let i = 0; i < ecc; i++) for (const block of blocks) block.push(words[next++]!);
  for (const block of blocks)
    for (let i = 0; i < ecc; i++)
      expect(block.reduce((value, word) => times(value, power(i)) ^ word, 0)).toBe(0);
  const data = blocks.flatMap((block, b) => block.slice(0, sizes[b][1]));
  const all = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  const width = version < 10 ? 8 : 16;
  expect(all.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(all.slice(4, 4 + width), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(all.slice(4 + width + 8 * i, 12 + width + 8 * i), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('QR codes', () => {
  test('protect format and version as the examples of the standard do', () => {
    expect(formatBits(0)).toBe(0b101010000010010);
    expect(formatBits(5)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
  });

  test.each([1, 14, 15, 60, 90, 120, 150, 180, 213])('of %i bytes can be read back', (length) => {
    const text = 'https://ladysmith.example/join/zażółć?'.repeat(10);
    const bytes = new TextEncoder().encode(text).slice(0, length);
    const cut = new TextDecoder().decode(bytes).replaceAll('\ufffd', '');
    const code = qrCode(cut);
    expect(code && readBack(code)).toBe(cut);
  });

  test('have finders in three corners and nothing where the text is too long', () => {
    const code = qrCode('heliograph')!;
    const corner = (x: number, y: number) =>
      code[y]![x] && code[y + 6]![x + 6] && !code[y + 1]![x + 1];
    const far = code.length - 7;
    expect([corner(0, 0), corner(far, 0), corner(0, far), corner(far, far)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(qrCode('x'.repeat(214))).toBeNull();
  });
});
