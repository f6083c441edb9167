import type { Budget } from '../../kernel/advice.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Setup } from '../../kernel/game.ts';
import type { Automatic } from '../../table/automatic.ts';
import { think } from '../../table/machines.ts';
import type { Table } from '../../table/table.ts';
import type { MachinePool } from './pool.ts';

type AskedOfMachine = Automatic & { readonly kind: 'machine' };

/** Takes on a match's machines for this process; false while another has them. */
export type Lease = (match: string) => Promise<boolean>;

/** Milliseconds between attempts to take on the machines of a match that another process has. */
const AGAIN = 500;

/** Lets the machines of matches think in threads, each match in one process only. */
export class Thinking {
  private readonly pool: MachinePool;
  private readonly lease: Lease;
  private readonly mishap: (error: Error, match: string) => void;

  constructor(pool: MachinePool, lease: Lease, mishap: (error: Error, match: string) => void) {
    this.pool = pool;
    this.lease = lease;
    this.mishap = mishap;
  }

  async think(
    match: string,
    setup: Setup,
    table: Table,
    asked: AskedOfMachine,
    patience: Budget,
  ): Promise<Choice> {
    const { level, seed } = asked;
    const { owed, choices } = asked.asked;
    const { changes } = table;
    const view = asked.asked.view();
    try {
      while (!(await this.lease(match))) {
        await new Promise((go) => setTimeout(go, AGAIN));
        // The other process has answered: whatever is said now is not heard.
        if (table.changes !== changes) return first(choices);
      }
      return await this.pool.think({ setup, level, seed, view, owed, choices, patience });
    } catch (error) {
      // A machine that fails or takes too long holds nobody up: any legal choice is better.
      this.mishap(error instanceof Error ? error : new Error(String(error)), match);
      return think(table.game, table.box, { level: 'random', seed, asked: asked.asked });
    }
  }
}

function first(choices: readonly Choice[]): Choice {
  const [choice] = choices;
  if (!choice) throw new Error('a decision without choices');
  return choice;
}
