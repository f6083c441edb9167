import { isProblems, type Side } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { type MatchFile, parseMatchFile } from '../../kernel/match-file.ts';
import { packedLink } from './packed-link.ts';

/** A replay in an address. Browsers take far longer ones; some letter boxes do not. */
const link = packedLink('match', 24_000);

/** Which scene of a replay is looked at, and with whose eyes. */
export interface SharedMoment {
  readonly at: number;
  readonly side: Side | null;
}

const AT = 'at';
const SIDE = 'side';

/** The moment as the end of an address. */
export function momentWords({ at, side }: SharedMoment): string {
  const words = new URLSearchParams({ [AT]: String(at), ...(side !== null && { [SIDE]: side }) });
  return words.toString();
}

/** The moment that an address names; `null` if it names none. */
export function momentIn(fragment: string): SharedMoment | null {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const at = Number(words.get(AT) || Number.NaN);
  return Number.isSafeInteger(at) && at >= 0 ? { at, side: words.get(SIDE) } : null;
}

/** The part of an address that holds a match and a moment of it; `null` if it would be too long. */
export async function packMatch(file: MatchFile, moment: SharedMoment): Promise<string | null> {
  const { saved: _saved, trouble: _trouble, ...match } = file;
  const packed = await link.pack(match as unknown as JsonObject);
  return packed && `${packed}&${momentWords(moment)}`;
}

/** The match in an address; `null` if it is broken or cut off. */
export async function unpackMatch(fragment: string): Promise<MatchFile | null> {
  if (!link.holds(fragment)) return null;
  const data = await link.unpack(fragment);
  if (!data) return null;
  const file = parseMatchFile(JSON.stringify(data));
  return isProblems(file) ? null : file;
}
