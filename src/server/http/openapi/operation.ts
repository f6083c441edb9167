import type { Schema } from '../../../kernel/pack-schema.ts';
import type { Scope } from '../../../table/account.ts';

/** Only the page asks this, for whoever is signed in there: no token is enough. */
export const PAGE = 'page';

/** One thing that may be asked of the API: its body is read by the very schema that is shown. */
export interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** What a token must be allowed; `null`: nothing is needed. */
  readonly scope: Scope | typeof PAGE | null;
  readonly body?: Schema;
  /** What may stand in the query. */
  readonly query?: Schema;
  readonly answer: Schema;
  readonly status?: number;
  /** What may be asked over a socket, by name. */
  readonly requests?: Readonly<Record<string, Schema>>;
}
