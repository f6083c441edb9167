import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const NEW = 'picket';
let house = '';

// A copy of the house in which somebody added a game: its folder, and one line of the list.
beforeAll(() => {
  house = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'heliograph-sixth-')));
  fs.cpSync(path.join(root, 'src'), path.join(house, 'src'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json', 'svelte.config.js'])
    fs.copyFileSync(path.join(root, name), path.join(house, name));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  const folder = path.join(house, 'src/games', NEW);
  fs.cpSync(path.join(house, 'src/games/outpost'), folder, { recursive: true });
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const at = path.join(folder, file);
    if (!/\.(ts|svelte|json)$/.test(file)) continue;
    const text = fs.readFileSync(at, 'utf8').replaceAll('outpost', NEW);
    fs.writeFileSync(at, text.replace('  hidden: true,\n', '').replaceAll("'Outpost'", "'Picket'"));
  }
  const line = `export { meta as ${NEW} } from './${NEW}/meta.ts';\n`;
  fs.appendFileSync(path.join(house, 'src/games/games.ts'), line);
});

afterAll(() => fs.rmSync(house, { recursive: true, force: true }));

test('a sixth game is played by the command at once', () => {
  const command = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(house, 'src/cli/main.ts'), ...args], {
      cwd: house,
      encoding: 'utf8',
    });
  const { games } = JSON.parse(command('games', '--json')) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).toContain(NEW);
  expect(command('fuzz', NEW, '--decisions', '500')).toContain(NEW);
});

test('and shows on the front page, with its name and its words', async () => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { createServer } = await import('vite');
  const server = await createServer({
    root: path.join(house, 'src/web'),
    configFile: false,
    cacheDir: path.join(house, 'cache'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [svelte({ configFile: path.join(house, 'svelte.config.js') })],
  });
  try {
    const { default: Front } = await server.ssrLoadModule('/front/Front.svelte');
    const { render } = await server.ssrLoadModule('svelte/server');
    const { body } = render(Front) as { body: string };
    expect(body).toContain(`href="/games/${NEW}"`);
    expect(body).toContain('Picket');
    expect(body).toContain('href="/games/bittereinder"');
    expect(body).not.toContain('href="/games/outpost"');
    const { loadBoard } = await server.ssrLoadModule(
      `/@fs${path.join(house, 'src/games/board-registry.ts')}`,
    );
    expect(await loadBoard(NEW)).toBeDefined();
  } finally {
    await server.close();
  }
});
