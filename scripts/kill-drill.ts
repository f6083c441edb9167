// npm run kill-drill -- [kills] [sqlite|postgres] [server|tables]: kills a server in the middle of play,
// or the two processes that play for it, again and again, and counts acknowledged choices that are
// missing afterwards.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { killDrill } from '../src/server/testing/kill-drill.ts';
import { startPostgres } from '../src/server/testing/postgres.ts';

const [kills = '100', kind = 'sqlite', whom = 'server'] = process.argv.slice(2);
const isKnown = ['sqlite', 'postgres'].includes(kind) && ['server', 'tables'].includes(whom);
if (!/^\d{1,4}$/.test(kills) || !isKnown) {
  process.stderr.write(
    'heliograph: usage: npm run kill-drill -- [kills] [sqlite|postgres] [server|tables]\n',
  );
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heliograph-drill-'));
const postgres = kind === 'postgres' ? await startPostgres() : null;
try {
  const result = await killDrill({
    settings: {
      page: folder,
      store: { folder, ...(postgres && { databaseUrl: postgres.url }) },
      perMinute: 1e6,
      sockets: { burst: 1e6, perSecond: 1e6 },
      processes: whom === 'tables' ? 2 : 1,
    },
    tables: whom === 'tables',
    kills: Number(kills),
    matches: 10,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ kind, whom, ...result })}\n`);
  process.exitCode = result.missing + result.stuck > 0 ? 1 : 0;
} finally {
  postgres?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
