import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type ViteDevServer } from 'vite';
import { vi } from 'vitest';
import type { AnyBoard } from '../../boardkit/board.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Compiles the page's own modules for a test, without a browser; `name` keeps its cache apart. */
export function servePage(name: string): Promise<ViteDevServer> {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return createServer({
    root: path.join(root, 'src/web'),
    configFile: false,
    cacheDir: path.join(root, '.heliograph', name),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [svelte({ configFile: path.join(root, 'svelte.config.js') })],
  });
}

/** A game's board, compiled by such a server. */
export async function servedBoard(server: ViteDevServer, game: string): Promise<AnyBoard> {
  const registry = await server.ssrLoadModule(`/@fs${root}/src/games/board-registry.ts`);
  return registry['loadBoard'](game);
}
