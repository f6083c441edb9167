import type { AnyGame } from '../../kernel/face.ts';
import type { Deed } from '../../kernel/match.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import { Host } from '../../table/host.ts';
import { Table } from '../../table/table.ts';

/**
 * The match as those see it who watch with a delay: a table of its own that is some deeds behind.
 * It moves only when something is done openly, so that deeds made in secret do not show in it.
 */
export class Behind {
  readonly host: Host;
  private readonly delay: number;
  private readonly deeds: Deed[];
  private shown: number;

  private constructor(host: Host, delay: number, deeds: Deed[], shown: number) {
    this.host = host;
    this.delay = delay;
    this.deeds = deeds;
    this.shown = shown;
  }

  static open(game: AnyGame, file: MatchFile, delay: number, boards: number): Behind | null {
    const deeds = [...file.deeds];
    const shown = Math.max(0, deeds.length - delay);
    const table = Table.open(game, { ...file, deeds: deeds.slice(0, shown) }, { boards });
    if (!(table instanceof Table)) return null;
    // Nobody decides here: machines, too, think at the other table.
    table.paused = true;
    return new Behind(new Host(table), delay, deeds, shown);
  }

  /** Takes over what was done; false if what was shown already was taken back. */
  async follow(same: number, added: readonly Deed[], openly: boolean): Promise<boolean> {
    this.deeds.length = same;
    this.deeds.push(...added);
    if (same < this.shown) return false;
    const shown = Math.max(this.shown, this.deeds.length - this.delay);
    if (!openly || shown === this.shown) return true;
    const next = this.deeds.slice(this.shown, shown);
    this.shown = shown;
    await this.host.catchUp(async () => next);
    return true;
  }
}
