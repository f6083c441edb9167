import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../operations/metrics.ts';
import type { Front } from '../processes/front.ts';
import { isThere } from '../store/doctor.ts';
import type { Db } from '../store/open.ts';

export interface HealthParts {
  readonly db: Db;
  readonly metrics: Metrics;
  /** Whoever knows it may read the figures from anywhere. */
  readonly metricsToken?: string | undefined;
  /** The server is about to stop. */
  readonly isStopping: () => boolean;
  /** Where other processes play the matches. */
  readonly front: Pick<Front, 'isComplete' | 'counted'> | null;
}

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** From this machine itself, not through a proxy that stands on it; or with the token. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  const through = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  if (HERE.has(ip) && through === undefined) return true;
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return (
    token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
  );
}

/** For whoever watches over the server: does it live, can it serve, how does it fare. */
export function addHealth(server: FastifyInstance, parts: HealthParts): void {
  const { db, metrics, metricsToken, isStopping, front } = parts;
  const whyNot = async (): Promise<string | null> => {
    if (isStopping()) return 'stopping';
    if (!(await isThere(db))) return 'store';
    return front && !front.isComplete ? 'processes' : null;
  };

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  server.get('/readyz', async (_request, reply) => {
    const why = await whyNot();
    reply.header('cache-control', 'no-store').code(why === null ? 200 : 503);
    return why === null ? { ok: true } : { ok: false, why };
  });

  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken))
      return reply.code(404).send({ error: 'there is nothing at /metrics' });
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text(await front?.counted());
  });
}
