import * as z from 'zod/mini';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { readBy } from '../../kernel/pack-schema.ts';
import {
  LONGEST_NOTES,
  LONGEST_SAID,
  type TalkAsked,
  type TalkRequestName,
} from '../../table/talk.ts';

/** What strangers may ask to talk at a match. */

export const ASKS: { readonly [K in TalkRequestName]: z.ZodMiniType<TalkAsked<K>> } = {
  talk: z.strictObject({}),
  say: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(LONGEST_SAID)) }),
  mute: z.strictObject({ muted: z.boolean() }),
  report: z.strictObject({ number: z.int().check(z.minimum(0)) }),
  note: z.strictObject({ text: z.string().check(z.maxLength(LONGEST_NOTES)) }),
};

export interface TalkRequest<K extends TalkRequestName = TalkRequestName> {
  readonly id: number;
  readonly name: K;
  readonly ask: TalkAsked<K>;
}

const isName = (name: string): name is TalkRequestName => Object.hasOwn(ASKS, name);

export const isTalk = (request: { readonly name: string }): request is TalkRequest =>
  isName(request.name);

/** Reads what is asked by those who talk; `null` if it is nothing of the kind. */
export function readTalk(
  id: number,
  name: string,
  ask: unknown,
): TalkRequest | readonly Problem[] | null {
  if (!isName(name)) return null;
  const asked = readBy<TalkAsked<TalkRequestName>>(ASKS[name], ask);
  return isProblems(asked) ? asked : { id, name, ask: asked.value };
}
