const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * The path of the first key that stands twice in one object of a JSON text; `null` if none does.
 * `JSON.parse` would keep the last and forget the others without a word. The text must be sound.
 */
export function repeatedKey(source: string): string | null {
  /** The keys of each open object; a list counts its items instead. */
  const open: (Set<string> | null)[] = [];
  const path: (string | number)[] = [];
  let last = '';
  for (const [token] of source.matchAll(TOKEN)) {
    const keys = open.at(-1);
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      path.push(0);
    } else if (token === '}' || token === ']') {
      open.pop();
      path.pop();
    } else if (token === ',') {
      const here = path.at(-1);
      if (typeof here === 'number') path[path.length - 1] = here + 1;
    } else if (token === ':' && keys) {
      const key = String(JSON.parse(last));
      path[path.length - 1] = key;
      if (keys.has(key)) return path.join('.');
      keys.add(key);
    }
    last = token;
  }
  return null;
}
