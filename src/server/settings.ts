import path from 'node:path';
import type { MailSettings } from './mail/mailer.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the store, unless it is a PostgreSQL server. */
  readonly data: string;
  readonly databaseUrl?: string;
  readonly log: string;
  readonly trustProxy: boolean;
  readonly metricsToken?: string;
  /** Where people find this server, as mails name it. */
  readonly publicUrl?: string;
  readonly mail?: MailSettings;
  /** How many processes play the matches; 1: the one that listens does. */
  readonly processes: number;
}

const SHORTEST_TOKEN = 16;
const MOST_PROCESSES = 64;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** How the server is to run, from the environment; a string says what is wrong with it. */
export function readSettings(
  env: Record<string, string | undefined>,
  root: string,
): Settings | string {
  const port = env.PORT ?? '1899';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return `PORT must be a whole number from 0 to 65535, not "${port}"`;
  }
  const databaseUrl = env.DATABASE_URL;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    return 'DATABASE_URL must be the address of a PostgreSQL server: postgres://name@host/database';
  }
  const log = env.LOG_LEVEL ?? 'warn';
  if (!LEVELS.includes(log)) return `LOG_LEVEL must be one of: ${LEVELS.join(', ')}; not "${log}"`;
  const metricsToken = env.METRICS_TOKEN;
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN)
    return `METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters`;
  // More of them take memory, and bring nothing on two processors: see docs/OPERATING.md.
  const processes = env.HELIOGRAPH_PROCESSES ?? '1';
  if (!/^\d{1,2}$/.test(processes) || Number(processes) < 1 || Number(processes) > MOST_PROCESSES)
    return `HELIOGRAPH_PROCESSES must be a whole number from 1 to ${MOST_PROCESSES}, not "${processes}"`;
  const mail = readMail(env);
  if (typeof mail === 'string') return mail;
  return {
    port: Number(port),
    host: env.HOST || 'localhost',
    data: path.resolve(root, env.HELIOGRAPH_DATA || 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
    log,
    trustProxy: env.TRUST_PROXY === '1',
    processes: Number(processes),
    ...(metricsToken !== undefined && { metricsToken }),
    ...mail,
  };
}

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

/** How mail is sent, and which address its links have: never the one that a request claims. */
function readMail(
  env: Record<string, string | undefined>,
): Pick<Settings, 'mail' | 'publicUrl'> | string {
  const { PUBLIC_URL: url, SMTP_URL: smtp, MAIL_FROM: from } = env;
  if (url && !isAddress(url, ['http:', 'https:']))
    return 'PUBLIC_URL must be the address of this server as people see it: https://play.example.org';
  const publicUrl = url && new URL(url).origin;
  if (!smtp) return publicUrl ? { publicUrl } : {};
  if (!isAddress(smtp, ['smtp:', 'smtps:']))
    return 'SMTP_URL must be the address of a mail server: smtp://name:password@host:587';
  if (!from || !/^[^@\s]+@[^@\s]+$/.test(from))
    return 'MAIL_FROM must be the address that mails come from, since SMTP_URL is set';
  if (!publicUrl) return 'PUBLIC_URL must be set, since SMTP_URL is set: mails hold links';
  return { publicUrl, mail: { smtp, from } };
}

/** What to tell whoever started a server that cannot listen, and the exit status to leave with. */
export function listenProblem(
  error: unknown,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): { line: string; status: number } | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return { line: `port ${port} is taken; choose another with PORT=<number>`, status: 1 };
    case 'EACCES':
      return { line: `port ${port} needs more rights; choose PORT above 1023`, status: 1 };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { line: `HOST must be an address of this machine, not "${host}"`, status: 2 };
    default:
      return undefined;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What to tell whoever started a server whose store cannot be opened. */
export function storeProblem(error: unknown, { data, databaseUrl }: Settings): string {
  const why = error instanceof Error ? error.message || String(codeOf(error)) : String(error);
  return databaseUrl === undefined
    ? `the folder ${data} cannot be used for the store (${why}); choose another with HELIOGRAPH_DATA`
    : `the server of DATABASE_URL cannot be used (${why})`;
}
