import type { StandingOrder } from '../../kernel/game.ts';
import { ASK, EVERYWHERE } from '../../kernel/interruptions.ts';
import { textOf } from '../../kernel/json.ts';

/** What was ordered for one place otherwise than for all. */
export interface Exception {
  readonly where: string;
  readonly id: string;
  readonly word: string;
}

export const exceptionsIn = (orders: readonly StandingOrder[]): readonly Exception[] =>
  orders.flatMap(({ where, ...said }) =>
    where === EVERYWHERE
      ? []
      : Object.entries(said).map(([id, word]) => ({
          where: textOf(where),
          id,
          word: textOf(word),
        })),
  );

/** The same orders with another word for a question somewhere; `null` takes it away. */
export function withWord(
  orders: readonly StandingOrder[],
  where: string,
  id: string,
  word: string | null,
): readonly StandingOrder[] {
  // To be asked is what happens anyway; for one place it may be said against what is said for all.
  const said = word === ASK && where === EVERYWHERE ? null : word;
  const known = orders.find((order) => order['where'] === where) ?? { where };
  const { [id]: _, ...rest } = known;
  const changed: StandingOrder = said === null ? rest : { ...rest, [id]: said };
  const others = orders.filter((order) => order['where'] !== where);
  const all = where === EVERYWHERE ? [changed, ...others] : [...others, changed];
  return all.filter((order) => Object.keys(order).length > 1);
}
