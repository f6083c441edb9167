import { isObject, type Json } from '../../kernel/json.ts';
import { alike, middle } from './patch.ts';

/** One place where two pieces of data are not alike; what is absent is left out. */
export interface Field {
  readonly at: string;
  readonly from?: Json;
  readonly to?: Json;
}

/** Where, and from what to what; the smallest places that differ. */
export function fieldsThatDiffer(
  from: Json | undefined,
  to: Json | undefined,
  at: string,
): readonly Field[] {
  if (Array.isArray(from) && Array.isArray(to)) return items(from, to, at);
  if (isObject(from) && isObject(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
    return keys.flatMap((key) =>
      fieldsThatDiffer(from[key], to[key], at === '' ? key : `${at}.${key}`),
    );
  }
  if (alike(from, to)) return [];
  return [{ at, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}

function items(from: readonly Json[], to: readonly Json[], at: string): readonly Field[] {
  const { start, end } = middle(from, to);
  const gone = from.slice(start, from.length - end);
  const fresh = to.slice(start, to.length - end);
  if (gone.length === fresh.length) {
    return gone.flatMap((item, i) => fieldsThatDiffer(item, fresh[i], `${at}[${start + i}]`));
  }
  return [
    {
      at: `${at}[${start}…]`,
      ...(gone.length > 0 && { from: gone }),
      ...(fresh.length > 0 && { to: fresh }),
    },
  ];
}
