import path from 'node:path';

/** What the bundler tells of the modules it has read. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const page = path.join(import.meta.dirname, '..', 'src', 'web');

/** All that comes with a module at once. */
function withImports(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) withImports(next, modules, seen);
  return seen;
}

const FRONT = path.join(page, 'index.html');
const TABLE = path.join(page, 'table', 'MatchScreen.svelte');
const BOARDS = /\/src\/boardkit\//;
const RULES = /\/src\/(kernel|table)\/|\/node_modules\/(zod|@noble)\//;

/**
 * Names the file that a module goes into; what has no name here the bundler divides by itself.
 * Left alone it makes a file of whatever any two screens share, and a table came in a hundred
 * requests: now the front page is one file, what all rules stand on, the table, and
 * what all boards are drawn with one each.
 */
export function fileOfModules(): (id: string, modules: Modules) => string | null {
  let front: Set<string> | undefined;
  let table: Set<string> | undefined;
  return (id, modules) => {
    front ??= withImports(FRONT, modules);
    table ??= withImports(TABLE, modules);
    if (front.has(id)) return 'front';
    if (RULES.test(id)) return 'rules';
    if (table.has(id)) return 'table';
    return BOARDS.test(id) ? 'boards' : null;
  };
}
