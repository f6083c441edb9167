import type { IncomingMessage } from 'node:http';

/** What an upgrade to a table is asked at; whatever is written otherwise is none. */
const TABLE = /^\/api\/matches\/([\w-]{22})\/table(?:\?|$)/;

/** The match to whose table a socket is to be led; `null` for any other request. */
export const tableAskedFor = ({ method, url = '' }: IncomingMessage): string | null =>
  method === 'GET' ? (TABLE.exec(url)?.[1] ?? null) : null;

/** The request as it came, for the server of another process to read it again. */
export function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  // One byte a character, as Node has read it.
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
