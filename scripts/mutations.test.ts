import { expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

const changes = (text: string): string[] =>
  mutationsOf('x.ts', text).map(({ from, to }) => `${from} → ${to}`);

test('comparisons, figures, guards and deeds are changed; types, imports and texts are not', () => {
  expect(changes("import { a } from 'b';\ntype T = 1 | true;\nconst t = 'x' + y;")).toEqual([]);
  expect(changes('const far = distance > 3;')).toEqual(['> → >=', '3 → 4']);
  expect(changes('if (!ready) return;')).toEqual(['if (!ready) return; → ;', '!ready → ready']);
  expect(changes('war.tell(event);')).toEqual(['war.tell(event); → ;']);
  expect(changes('const x = a ? b : c;')).toEqual(['a ? b : c → a ? c : b']);
  expect(changes('list.some(isHere)')).toEqual(['list.some(isHere) → ;', 'some → every']);
});

test('a change says where it stands', () => {
  const [one] = mutationsOf('x.ts', 'const a = b;\nconst c = a && b;\n');
  expect(one).toMatchObject({ line: 2, from: '&&', to: '||', start: 25, end: 27 });
});
