import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The first byte of a frame: it is the last of its message, and of this kind (RFC 6455, 5.2). */
const [TEXT, CLOSE, PING, PONG] = [0x81, 0x88, 0x89, 0x8a];
/** A length of two bytes, or of eight, follows. */
const [IN_TWO, IN_EIGHT] = [126, 127];
const MASKED = 0x80;
const HEAD_ENDS = '\r\n\r\n';

/**
 * A line to a table for thousands of players in one process: hears whole messages, as bytes, and
 * sends short ones, and costs as little as it can, so that what is measured is the server.
 */
export class LeanSocket {
  private readonly socket: Socket;
  private readonly heard: (text: Buffer) => void;
  private rest: Buffer | null = null;

  private constructor(socket: Socket, heard: (text: Buffer) => void, gone: () => void) {
    this.socket = socket;
    this.heard = heard;
    socket.on('close', gone);
  }

  static open(
    url: URL,
    headers: Readonly<Record<string, string>>,
    heard: (text: Buffer) => void,
    gone: () => void,
  ): Promise<LeanSocket> {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const lines = Object.entries({
      host: url.host,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      'sec-websocket-version': '13',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return new Promise((done, failed) => {
      socket.on('error', failed);
      socket.once('close', () => failed(new Error('the line was cut')));
      let head = Buffer.alloc(0);
      const shake = (data: Buffer) => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf(HEAD_ENDS);
        if (end < 0) return;
        const [status = ''] = head.toString('latin1', 0, end).split('\r\n');
        socket.off('data', shake);
        if (!status.includes(' 101 ')) {
          socket.destroy();
          failed(new Error(`the server said: ${status}`));
          return;
        }
        const line = new LeanSocket(socket, heard, gone);
        done(line);
        socket.on('data', (more: Buffer) => line.receive(more));
        // What came with the answer is heard when whoever asked has the line.
        queueMicrotask(() => line.receive(head.subarray(end + HEAD_ENDS.length)));
      };
      socket.on('data', shake);
    });
  }

  get isOpen(): boolean {
    return this.socket.writable;
  }

  private receive(data: Buffer): void {
    let from = 0;
    const all = this.rest ? Buffer.concat([this.rest, data]) : data;
    while (all.length - from >= 2) {
      const short = all[from + 1] ?? 0;
      const head = short === IN_TWO ? 4 : short === IN_EIGHT ? 10 : 2;
      if (all.length - from < head) break;
      const length =
        head === 2
          ? short
          : head === 4
            ? all.readUInt16BE(from + 2)
            : Number(all.readBigUInt64BE(from + 2));
      const end = from + head + length;
      if (all.length < end) break;
      this.take(all[from], all, from + head, end);
      from = end;
    }
    this.rest = from < all.length ? all.subarray(from) : null;
  }

  private take(kind: number | undefined, data: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.heard(data.subarray(from, to));
    else if (kind === PING) this.write(PONG, data.subarray(from, to));
    else if (kind === CLOSE) this.socket.end();
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  /** Whoever plays has to mask what is sent; by nothing is allowed, and costs nothing. */
  private write(kind: number, content: Buffer): void {
    const { length } = content;
    const head = length < IN_TWO ? 2 : 4;
    const frame = Buffer.allocUnsafe(head + 4 + length);
    frame[0] = kind;
    frame[1] = MASKED | (head === 2 ? length : IN_TWO);
    if (head === 4) frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, head);
    content.copy(frame, head + 4);
    this.socket.write(frame);
  }

  terminate(): void {
    this.socket.destroy();
  }
}
