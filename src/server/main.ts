import path from 'node:path';
import process from 'node:process';
import { NoTableProcess } from './processes/table-process.ts';
import { createServer } from './server.ts';
import { listenProblem, readSettings, storeProblem } from './settings.ts';

function stop(line: string, status: number): never {
  process.stderr.write(`heliograph: ${line}\n`);
  process.exit(status);
}

const root = path.join(import.meta.dirname, '..', '..');
const settings = readSettings(process.env, root);
if (typeof settings === 'string') stop(settings, 2);

const { data, databaseUrl, log, trustProxy, metricsToken, publicUrl, mail, processes } = settings;
const server = await createServer({
  page: path.join(root, 'dist', 'web'),
  store: { folder: data, ...(databaseUrl !== undefined && { databaseUrl }) },
  log,
  trustProxy,
  processes,
  ...(metricsToken !== undefined && { metricsToken }),
  ...(publicUrl !== undefined && { publicUrl }),
  ...(mail && { mail }),
}).catch((error: unknown) =>
  stop(error instanceof NoTableProcess ? error.message : storeProblem(error, settings), 1),
);

try {
  await server.listen({ port: settings.port, host: settings.host });
} catch (error) {
  const problem = listenProblem(error, settings);
  if (!problem) throw error;
  stop(problem.line, problem.status);
}

const address = server.server.address();
const port = typeof address === 'object' && address ? address.port : settings.port;
const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
process.stdout.write(`Heliograph is at http://${host}:${port}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
