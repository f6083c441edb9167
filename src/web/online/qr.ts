/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 10. A square of
 * booleans comes out, `true` is dark.
 */

/** By version: codewords for error correction in each block, and the data codewords of the blocks. */
const BLOCKS: readonly (readonly [ecc: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** By version: where the centres of the small squares stand. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

// ------------------------------------------------------------------ error correction

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

/** Multiplication in the field of 256 elements. */
export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

export const power = (i: number): number => EXP[i % 255] ?? 0;

/** The remainder of the data divided by the generator of that degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = Array<number>(generator.length + 1).fill(0);
    for (const [j, factor] of generator.entries()) {
      next[j] = (next[j] ?? 0) ^ factor;
      next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, power(i));
    }
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    for (const [j, factor] of generator.entries())
      rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

// ------------------------------------------------------------------ codewords

function codewords(bytes: Uint8Array, version: number): number[] {
  const [degree, sizes] = BLOCKS[version - 1] ?? [0, []];
  const room = sum(sizes);
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(bits.slice(i, i + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);

  let from = 0;
  const blocks = sizes.map((size) => {
    from += size;
    return data.slice(from - size, from);
  });
  const corrections = blocks.map((block) => correction(block, degree));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => block[i] ?? []),
  ).flat();
}

// ------------------------------------------------------------------ the square

type Square = (boolean | null)[][];

/** The remainder that protects format and version. */
function protectedBits(value: number, generator: number, width: number): number {
  const degree = generator.toString(2).length - 1;
  let rest = value << degree;
  for (let i = width - 1; i >= 0; i--) if ((rest >> (i + degree)) & 1) rest ^= generator << i;
  return (value << degree) | rest;
}

/** Format bits for error correction M. */
export const formatBits = (mask: number): number => protectedBits(mask, 0x537, 5) ^ 0x5412;
export const versionBits = (version: number): number => protectedBits(version, 0x1f25, 6);

const set = (square: Square, x: number, y: number, dark: boolean): void => {
  const row = square[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
};

/** Everything but the data; what is `null` is for them. */
export function frame(version: number, mask: number): Square {
  const size = 17 + 4 * version;
  const square: Square = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let i = 0; i < size; i++) {
    set(square, i, 6, i % 2 === 0);
    set(square, 6, i, i % 2 === 0);
  }
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.length - 1;
  for (const [i, x] of centres.entries())
    for (const [j, y] of centres.entries())
      if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)))
        rings(square, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(square, x, y, 4, [2, 4]);
  const format = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    const low = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const high = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(square, 8, low, dark);
    set(square, high, 8, dark);
  }
  set(square, 8, size - 8, true);
  if (version >= 7)
    for (let i = 0; i < 18; i++) {
      const dark = ((versionBits(version) >> i) & 1) === 1;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(square, a, b, dark);
      set(square, b, a, dark);
    }
  return square;
}

/** Squares around a point, dark but for those at the named distances. */
function rings(
  square: Square,
  x: number,
  y: number,
  reach: number,
  light: readonly number[],
): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(square, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** The places for data, in their order: up and down in pairs of columns, from the right. */
export function* places(square: Square): Generator<readonly [x: number, y: number]> {
  const size = square.length;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (square[y]?.[x] === null) yield [x, y];
    }
    upwards = !upwards;
  }
}

function filled(words: readonly number[], version: number, mask: number): boolean[][] {
  const square = frame(version, mask);
  const masked = MASKS[mask];
  const free = [...places(square)];
  for (const [i, [x, y]] of free.entries()) {
    const bit = ((words[i >> 3] ?? 0) >> (7 - (i % 8))) & 1;
    set(square, x, y, (bit === 1) !== (masked?.(x, y) ?? false));
  }
  return square.map((row) => row.map((dark) => dark === true));
}

export const isMasked = (mask: number, x: number, y: number): boolean =>
  MASKS[mask]?.(x, y) ?? false;

/** How hard a square is to read: runs, blocks, false finders, too much of one colour. */
function penalty(square: readonly (readonly boolean[])[]): number {
  const size = square.length;
  const columns = Array.from({ length: size }, (_, x) => square.map((row) => row[x] === true));
  let total = 0;
  for (const line of [...square, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) total += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') total += 40;
    }
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = square[y]?.[x];
      const same = [square[y]?.[x - 1], square[y - 1]?.[x], square[y - 1]?.[x - 1]];
      if (same.every((other) => other === dark)) total += 3;
    }
  const dark = sum(square.map((row) => row.filter(Boolean).length));
  return total + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The QR code of a text; `null` if it is too long for one. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = BLOCKS.findIndex(([, sizes], i) => sum(sizes) >= bytes.length + (i < 9 ? 2 : 3));
  if (at < 0) return null;
  const words = codewords(bytes, at + 1);
  const squares = MASKS.map((_, mask) => filled(words, at + 1, mask));
  const [first] = squares;
  if (!first) return null;
  return squares.reduce((best, one) => (penalty(one) < penalty(best) ? one : best), first);
}
