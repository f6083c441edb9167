import type { JsonObject } from '../../kernel/json.ts';

/** A case that another screen of the page hands over: it is taken once. */
let handed: { readonly game: string; readonly data: JsonObject } | null = null;

export function handCase(game: string, data: JsonObject): void {
  handed = { game, data };
}

export function takeHanded(game: string): JsonObject | null {
  const taken = handed?.game === game ? handed.data : null;
  handed = null;
  return taken;
}
