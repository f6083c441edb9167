import { isProblems } from '../../kernel/game.ts';
import { isObject, type JsonObject } from '../../kernel/json.ts';
import { parseJson } from '../../kernel/match-file.ts';

/** What a broken or hostile link may grow to when it is unpacked. */
const LARGEST = 4_000_000;

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  how: TransformStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(how);

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toText = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** Something in an address: compressed, after the `#`, so that no server ever gets to see it. */
export interface PackedLink {
  /** The part of an address that holds it; `null` if it would be too long. */
  pack(data: JsonObject): Promise<string | null>;
  holds(fragment: string): boolean;
  /** What an address holds; `null` if it is broken. */
  unpack(fragment: string): Promise<JsonObject | null>;
}

/** Addresses longer than `longest` are cut off by too many programs: then only a file will do. */
export function packedLink(name: string, longest: number): PackedLink {
  const key = `#${name}=`;
  return {
    async pack(data) {
      const bytes = new TextEncoder().encode(JSON.stringify(data));
      const packed = await collect(through(bytes, new CompressionStream('deflate-raw')), LARGEST);
      const fragment = `${key}${toText(packed)}`;
      return fragment.length > longest ? null : fragment;
    },
    holds: (fragment) => fragment.startsWith(key),
    async unpack(fragment) {
      try {
        const [text = ''] = fragment.slice(key.length).split('&');
        const how = new DecompressionStream('deflate-raw');
        const bytes = await collect(through(toBytes(text), how), LARGEST);
        const parsed = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
        return !isProblems(parsed) && isObject(parsed.value) ? parsed.value : null;
      } catch {
        return null;
      }
    },
  };
}

/** A case for the referee. */
export const caseLink = packedLink('case', 8000);
