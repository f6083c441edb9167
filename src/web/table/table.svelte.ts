import type { Lights } from '../../boardkit/board.ts';
import type { News } from '../../table/protocol.ts';
import { Answering } from './answering.svelte.ts';
import { Deeds } from './deeds.svelte.ts';
import { Display } from './display.svelte.ts';
import { Pointing } from './pointing.svelte.ts';
import { byKind, thingsOf } from './selection.ts';

/** The table: what is shown on it, what is pointed at, what is answered, what is done. */
export class Table extends Display {
  readonly deeds: Deeds = new Deeds(this);
  readonly answering: Answering = new Answering(this, this.deeds);
  readonly pointing: Pointing = new Pointing(this, this.deeds, this.answering);

  readonly lights: Lights = $derived.by(() => {
    const { legal, picks, subjects, aimed, glanced } = this.answering;
    const { way, sight, hot } = this.pointing;
    const { showing } = this.playback;
    return {
      legal,
      chosen: byKind([...picks, ...subjects, ...(aimed ? thingsOf(aimed) : [])]),
      aimed: aimed ?? glanced,
      way,
      ruler: sight.ends,
      hot: showing ? this.pointing.mentioned(showing) : hot,
    };
  });

  /** Lets go of all that was picked and said. */
  clear(): void {
    this.answering.clear();
    this.pointing.clear();
  }

  override take(news: News): void {
    this.clear();
    super.take(news);
    this.pointing.layOpen();
  }
}
