import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by our own page. Browsers say from which page they ask, and no page can
 * make them lie; what says nothing is not believed.
 */
export function isFromHere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
