import type { FastifyError, FastifyInstance } from 'fastify';
import { MatchError } from '../matches/match-error.ts';
import { isStoreTrouble } from '../store/trouble.ts';

/** What goes wrong is said in one line; of our own mistakes nothing is told but that there was one. */
export function addErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof MatchError) {
      const { status, message, problems, key } = error;
      return reply.code(status).send({
        error: message,
        ...(key !== undefined && { key }),
        ...(problems.length > 0 && { problems }),
      });
    }
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ error: message });
    server.log.error({ error: message, stack: error.stack }, 'a request went wrong');
    if (isStoreTrouble(error))
      return reply.code(503).send({ error: 'nothing was done, try again later', key: 'storeAway' });
    return reply.code(500).send({ error: 'this went wrong on the server' });
  });
}
