import { isObject, type Json } from '../kernel/json.ts';

const NONSENSE: readonly Json[] = [null, -1, 99_999, 1.5, '', 'nonsense', true, [], {}];

/** A copy of some data with one thing in it wrong: a value of another kind, gone, or there twice. */
export function corrupt(data: Json, random: (below: number) => number): Json {
  const copy = structuredClone(data);
  const places: [holder: Record<string, Json> | Json[], key: string][] = [];
  const visit = (value: Json): void => {
    if (!isObject(value) && !Array.isArray(value)) return;
    for (const [key, part] of Object.entries(value)) {
      places.push([value as Record<string, Json>, key]);
      visit(part ?? null);
    }
  };
  visit(copy);
  const place = places[random(places.length)];
  if (!place) return copy;
  const [holder, key] = place;
  if (Array.isArray(holder)) bendList(holder, Number(key), random);
  else if (random(6) === 0) delete holder[key];
  else holder[key] = other(holder[key] ?? null, random);
  return copy;
}

function bendList(list: Json[], at: number, random: (below: number) => number): void {
  const kind = random(3);
  if (kind === 0) list.splice(at, 1);
  else if (kind === 1) list.push(list[at] ?? null);
  else list[at] = other(list[at] ?? null, random);
}

/** Another value: often near the old one, where the slips are that are hardest to see. */
function other(value: Json, random: (below: number) => number): Json {
  if (typeof value === 'number' && random(2) === 0) return value + (random(2) === 0 ? 1 : -1);
  return NONSENSE[random(NONSENSE.length)] ?? null;
}
