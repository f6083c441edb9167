import process from 'node:process';
import { createServer, type ServerSettings } from '../server.ts';

/** A server in a process of its own, for tests that kill it: settings in, its address out. */
const settings = JSON.parse(process.argv[2] ?? '{}') as ServerSettings & { port?: number };
const server = await createServer(settings);
const base = await server.listen({ port: settings.port ?? 0, host: '127.0.0.1' });
process.stdout.write(`${base}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Whoever started it holds the other end: with a test run that is killed, it goes too.
process.stdin.on('close', () => process.exit(0)).resume();
