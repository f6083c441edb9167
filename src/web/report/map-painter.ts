import { mount, tick, unmount } from 'svelte';
import { allPrinted } from '../../boardkit/printed.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import StillMap from '../map/StillMap.svelte';
import { fontRules } from '../picture/fonts.ts';
import { type Ground, groundOf, standAlone } from '../picture/stand-alone.ts';
import type { Table } from '../table/table.svelte.ts';

/** Pixels across, as wide as a report: names and counters are as large as they are read there. */
const WIDTH = 900;

/** Draws the board of a match as pictures, out of sight, in the language of the page. */
export class MapPainter {
  private readonly table: Table;
  private readonly onPaper: boolean;
  private ground: Ground | null = null;

  /** `onPaper`: in daylight, whatever the light of the page is. */
  constructor(table: Table, onPaper: boolean) {
    this.table = table;
    this.onPaper = onPaper;
  }

  /** The address of a picture; whoever asked for it gives it back. */
  async paint(view: GameState, side: Side | null, title: string): Promise<string> {
    const { board, box, speech } = this.table;
    const zoom = WIDTH / board.width;
    const target = document.createElement('div');
    target.style.cssText =
      'position:fixed;left:-20000px;top:0;width:1px;height:1px;color:var(--ink);background:var(--paper)';
    if (this.onPaper) target.dataset['theme'] = 'light';
    target.ariaHidden = 'true';
    document.body.append(target);
    const still = mount(StillMap, { target, props: { board, box, view, side, speech, zoom } });
    try {
      await tick();
      await allPrinted();
      await tick();
      this.ground ??= groundOf(target);
      const frame = { x: 0, y: 0, width: board.width, height: board.height };
      const background = getComputedStyle(target).backgroundColor;
      const fonts = await fontRules();
      const svg = standAlone(
        { drawn: target, zoom, frame, background, title, fonts, scale: zoom },
        this.ground,
      );
      return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    } finally {
      await unmount(still);
      target.remove();
    }
  }
}
