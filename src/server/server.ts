import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

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

/** The server of the built page in `pageFolder`. */
export async function createServer(pageFolder: string): Promise<FastifyInstance> {
  const server = Fastify({
    forceCloseConnections: true,
    // An address that cannot even be read is a page like others that do not exist.
    frameworkErrors: ({ message }, request, reply) => {
      if (request.headers.accept?.includes('text/html')) {
        void reply.redirect('/nowhere');
        return;
      }
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify({ error: message }));
    },
  });

  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false, // a matter for the proxy that holds the certificate
  });
  await server.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await server.register(fastifyStatic, {
    root: pageFolder,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, file) {
      // Vite puts a hash of the content into the name of every file under assets/.
      reply.header('cache-control', /[\\/]assets[\\/]/.test(file) ? FOREVER : ASK_FIRST);
    },
  });

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );

  // A reload anywhere inside the page gets the page; a missing file stays missing.
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (request.method === 'GET' && wantsPage && !/\.\w+$/.test(pathname)) {
      return reply.sendFile('index.html');
    }
    return reply.code(404).send({ error: `there is nothing at ${pathname}` });
  });

  return server;
}
