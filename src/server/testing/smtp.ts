import { createServer, type Server, type Socket } from 'node:net';

export interface Received {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A mail server of one's own for a test: takes what it is handed, and shows it. */
export class TestSmtp {
  readonly mails: Received[] = [];
  /** So many mails are turned away first, as a busy server does. */
  busy = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly ears = new Set<() => void>();
  url = '';

  constructor() {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => {});
      this.serve(socket);
    });
  }

  static async open(): Promise<TestSmtp> {
    const smtp = new TestSmtp();
    await new Promise<void>((done) => smtp.server.listen(0, '127.0.0.1', done));
    const address = smtp.server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port is free');
    smtp.url = `smtp://127.0.0.1:${address.port}`;
    return smtp;
  }

  private serve(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [read, to, inData] = ['', '', false];
    say('220 test');
    socket.on('data', (data) => {
      read += data.toString('utf8');
      for (;;) {
        const end = read.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = read.slice(0, end);
        read = read.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.take(to, said);
          say('250 taken');
        } else if (/^RCPT/i.test(said)) {
          to = /<(.*)>/.exec(said)?.[1] ?? '';
          if (this.busy > 0) {
            this.busy -= 1;
            say('451 try again');
          } else say('250 yes');
        } else if (/^DATA/i.test(said)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else say('250 yes');
      }
    });
  }

  private take(to: string, raw: string): void {
    const cut = raw.indexOf('\r\n\r\n');
    const folded = raw.slice(0, cut).replace(/\r\n[ \t]+/g, ' ');
    const headers = Object.fromEntries(
      folded.split('\r\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const body = raw.slice(cut + 4);
    const text = decode(body, headers['content-transfer-encoding'] ?? '7bit');
    this.mails.push({ to, headers, text });
    for (const ear of [...this.ears]) ear();
  }

  /** Waits for so many mails to have come; gives the last of them. */
  async mail(count: number): Promise<Received> {
    await new Promise<void>((done) => {
      const look = () => {
        if (this.mails.length < count) return;
        this.ears.delete(look);
        done();
      };
      this.ears.add(look);
      look();
    });
    const mail = this.mails[count - 1];
    if (!mail) throw new Error('no mail');
    return mail;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The secret at the end of the link in a mail. */
export const codeIn = ({ text }: Received): string =>
  /\/account\/\w+\/([\w-]+)/.exec(text)?.[1] ?? '';
