import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Everything comes from here; only style attributes, which the boards draw with, may be inline. */
const CONTENT_SECURITY_POLICY = {
  'default-src': SELF,
  'base-uri': SELF,
  'connect-src': SELF,
  'font-src': SELF,
  'form-action': SELF,
  'frame-ancestors': NONE,
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': SELF,
  'object-src': NONE,
  'script-src': SELF,
  'style-src': SELF,
  'style-src-attr': ["'unsafe-inline'"],
  'worker-src': SELF,
};

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Tells one build of the page from another: its first file names all others by their content. */
export function nameOfPage(folder: string): string {
  const file = path.join(folder, 'index.html');
  const text = existsSync(file) ? readFileSync(file) : '';
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The built page in `folder`, with sound headers. */
export async function addPage(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false, // a matter for the proxy that holds the certificate
    referrerPolicy: { policy: 'no-referrer' }, // addresses hold invitations
  });
  await server.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await server.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, file) {
      // Vite puts a hash of the content into the name of every file under assets/.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(file) ? FOREVER : ASK_FIRST);
    },
  });

  // A reload anywhere inside the page gets the page; a missing file stays missing.
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (request.method === 'GET' && wantsPage && !/\.\w+$/.test(pathname)) {
      return reply.sendFile('index.html');
    }
    return reply.code(404).send({ error: `there is nothing at ${pathname}` });
  });
}
