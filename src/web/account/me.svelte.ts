import type { Me } from '../../table/account.ts';
import { whoAmI } from './api.ts';

let me: Me | null = $state.raw(null);
let asked: Promise<void> | null = null;

/** Who sits at this browser; `null` while the server has not said. */
export const visitor = {
  get me(): Me | null {
    return me;
  },
};

/** Asks the server again: somebody has signed in or out. */
export async function lookAgain(): Promise<void> {
  me = await whoAmI();
}

/** Asks once; a page without a network does without. */
export function lookOnce(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  asked ??= lookAgain().catch(() => {
    asked = null;
  });
  return asked;
}
