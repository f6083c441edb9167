import { z } from 'zod';
import type { Deed } from '../../kernel/match.ts';

/**
 * What a process says of a change that it has kept, so that others need not read it: deeds that were
 * added, and no more. Whatever else has changed is read from the store.
 */
const KEPT_NEWS = z.strictObject({
  /** The version that it was made on. */
  version: z.int(),
  added: z.array(z.custom<Deed>((deed) => typeof deed === 'object' && deed !== null)),
  standing: z.string(),
  openly: z.boolean(),
  clock: z.string(),
});

export type KeptNews = z.infer<typeof KEPT_NEWS>;

/** Another version of the server may say it otherwise: then it is read. */
export const readKeptNews = (said: unknown): KeptNews | null =>
  KEPT_NEWS.safeParse(said).data ?? null;
