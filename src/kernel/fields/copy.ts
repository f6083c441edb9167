/**
 * How a value is copied when a state is cloned: shared where it never changes, else piece by piece.
 * The declaration of a state says this of every field, and both ways of cloning follow from it.
 */
export type Copy =
  | 'share'
  | { readonly list: Copy }
  | { readonly tuple: readonly Copy[] }
  | { readonly record: Readonly<Record<string, Copy>> }
  | { readonly maybe: Copy };

/** A function that copies. Works at once for any declaration; `cloneSource` is the fast form. */
export function copier(copy: Copy): (value: unknown) => unknown {
  if (copy === 'share') return (value) => value;
  if ('maybe' in copy) {
    const each = copier(copy.maybe);
    return (value) => (value === null ? null : each(value));
  }
  if ('list' in copy) {
    if (copy.list === 'share') return (value) => (value as readonly unknown[]).slice();
    const each = copier(copy.list);
    return (value) => (value as readonly unknown[]).map(each);
  }
  if ('tuple' in copy) {
    const each = copy.tuple.map(copier);
    return (value) => each.map((one, i) => one((value as readonly unknown[])[i]));
  }
  const fields = Object.entries(copy.record).map(([key, each]) => [key, copier(each)] as const);
  return (value) => {
    const made: Record<string, unknown> = {};
    for (const [key, each] of fields) made[key] = each((value as Record<string, unknown>)[key]);
    return made;
  };
}

/**
 * The text of `clone.ts`: object literals, which run three to ten times as fast as a loop over the
 * fields. The page's security policy forbids making code as it runs, so the file is written by
 * `npm run fix`, kept with the sources, and a test holds it to the declaration.
 */
export function cloneSource(fields: Readonly<Record<string, Copy>>): string {
  const records: string[] = [];
  const lines = Object.entries(fields).map(([key, copy]) => {
    const type = `State['${key}']`;
    return `  ${key}: ${copied(copy, `state.${key}`, type, capitalised(key), records)},`;
  });
  const beside = Object.entries(fields).map(
    ([key, copy]) => `  ${key}: ${copiedBeside(copy, `state.${key}`, `before.${key}`)},`,
  );
  const sharers = ['coreBeside', 'dataBeside', 'listBeside'].filter((sharer) =>
    ['coreBeside', ...beside].some((line) => line.includes(sharer)),
  );
  return [
    "import { cloneCore } from '../../kernel/game.ts';",
    `import { ${sharers.join(', ')} } from '../../kernel/share-unchanged.ts';`,
    "import type { DeepReadonly } from '../../kernel/vocabulary.ts';",
    "import type { State } from './state.ts';",
    '',
    '// Made from the declaration in state.ts by `npm run fix`: do not edit.',
    '',
    ...records,
    'export const clone = (state: DeepReadonly<State>): State => ({',
    '  core: cloneCore(state.core),',
    ...lines,
    '});',
    '',
    'export const cloneBeside = (state: DeepReadonly<State>, before: State): State => ({',
    '  core: coreBeside(state.core, before.core),',
    ...beside,
    '});',
    '',
  ].join('\n');
}

/** The expression for a copy of one field that is shared with the state before, where it is the same. */
function copiedBeside(copy: Copy, from: string, before: string): string {
  if (copy === 'share') return from;
  const isPlainList = 'list' in copy && copy.list === 'share';
  return `${isPlainList ? 'listBeside' : 'dataBeside'}(${from}, ${before})`;
}

const capitalised = (key: string): string => `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;

/** The expression that copies what `from` names; functions it needs are added to `records`. */
function copied(copy: Copy, from: string, type: string, name: string, records: string[]): string {
  if (copy === 'share') return from;
  if ('maybe' in copy)
    return `${from} && ${copied(copy.maybe, from, `NonNullable<${type}>`, name, records)}`;
  if ('list' in copy) {
    if (copy.list === 'share') return `${from}.slice()`;
    const item = copied(copy.list, 'item', `${type}[number]`, name, records);
    return `${from}.map((item) => ${item})`;
  }
  if ('tuple' in copy) {
    const items = copy.tuple.map((each, i) =>
      copied(each, `${from}[${i}]`, `${type}[${i}]`, `${name}${i}`, records),
    );
    return `[${items.join(', ')}]`;
  }
  const lines = Object.entries(copy.record).map(
    ([key, each]) =>
      `  ${key}: ${copied(each, `from.${key}`, `${type}['${key}']`, `${name}${capitalised(key)}`, records)},`,
  );
  records.push(`type ${name} = ${type};`);
  records.push(
    `const clone${name} = (from: DeepReadonly<${name}>): ${name} => ({`,
    ...lines,
    '});',
    '',
  );
  return `clone${name}(${from})`;
}
