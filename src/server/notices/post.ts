import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is sent to an address that somebody else chose. */
export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The other end did not take it. */
export class NotTaken extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it was answered with ${status}`);
    this.status = status;
  }
}

const PATIENCE = 10_000;

/** Addresses inside a house: nobody outside may have us knock there. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isIP(mapped) === 4 ? isInside(mapped) : true;
  return INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Names are looked up here, so that what is checked is what is called. */
const outside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const bad = !error && found.some(({ address }) => isInside(address));
    const [first] = found ?? [];
    if (error || bad || !first) done(error ?? new Error('this address is not outside'), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether somebody may have messages sent to this address. */
export function isCallable(url: string, anywhere: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) return false;
  if (anywhere) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isInside(host)) return false;
  return protocol === 'https:' && host !== 'localhost' && host.includes('.');
}

/** Sends a parcel; throws if it is not taken. Nobody is followed elsewhere. */
export function post({ url, headers, body }: Parcel, anywhere: boolean): Promise<void> {
  if (!isCallable(url, anywhere)) return Promise.reject(new NotTaken(0));
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((done, failed) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: PATIENCE,
        signal: AbortSignal.timeout(PATIENCE * 2),
        ...(!anywhere && { lookup: outside }),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.destroy();
        if (statusCode >= 200 && statusCode < 300) done();
        else failed(new NotTaken(statusCode));
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('it did not answer')));
    sending.on('error', failed);
    sending.end(body);
  });
}
