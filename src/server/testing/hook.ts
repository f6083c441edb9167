import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of one's own that is called by ours: a webhook, or a push service. */
export class TestHook {
  readonly calls: Call[] = [];
  /** What it answers, one after the other; 201 when nothing is said. */
  readonly answers: number[] = [];
  private readonly server: Server;
  private readonly ears = new Set<() => void>();
  base = '';

  constructor() {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        this.calls.push({ path: url, headers, body: Buffer.concat(parts) });
        const status = this.answers.shift() ?? 201;
        reply.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
        for (const ear of [...this.ears]) ear();
      });
    });
  }

  static async open(): Promise<TestHook> {
    const hook = new TestHook();
    await new Promise<void>((done) => hook.server.listen(0, '127.0.0.1', done));
    const address = hook.server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port is free');
    hook.base = `http://127.0.0.1:${address.port}`;
    return hook;
  }

  /** Waits for so many calls to have come; gives the last of them. */
  async call(count: number): Promise<Call> {
    await new Promise<void>((done) => {
      const look = () => {
        if (this.calls.length < count) return;
        this.ears.delete(look);
        done();
      };
      this.ears.add(look);
      look();
    });
    const call = this.calls[count - 1];
    if (!call) throw new Error('no call');
    return call;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** A browser that takes messages: its keys, and how it reads what comes (RFC 8291). */
export class TestDevice {
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly p256dh: string;
  readonly auth: string;

  constructor() {
    this.p256dh = this.keys.generateKeys().toString('base64url');
    this.auth = this.secret.toString('base64url');
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + length);
    const shared = this.keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const input = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, size));
    const sealed = body.subarray(21 + length);
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
  }
}
