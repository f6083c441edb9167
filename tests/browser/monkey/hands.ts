import type { Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something on the page that can be used. */
export interface Target extends Spot {
  /** A word about it, for whoever reads what the player did. */
  readonly name: string;
  /** What it is: `button`, `select`, `range`… */
  readonly kind: string;
  /** Its number among all that the selector finds. */
  readonly at: number;
}

/** One of the elements that are drawn, brought into sight; `null` if there is none. */
export const targetOf = (page: Page, css: string, lot: number): Promise<Target | null> =>
  page.evaluate(
    ([selector, number]) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const shown = all.filter((element) => element.getClientRects().length > 0);
      const element = shown[number % Math.max(1, shown.length)];
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const { piece, place, choice } = element.dataset;
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const name = piece ?? place ?? choice ?? words.trim().replace(/\s+/g, ' ').slice(0, 50);
      const kind =
        element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
      // Two fingers beside the map enlarge the page itself: what is touched is counted from its cut.
      const { offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {};
      return {
        x: x + width / 2 - offsetLeft,
        y: y + height / 2 - offsetTop,
        name,
        kind,
        at: all.indexOf(element),
      };
    },
    [css, lot] as const,
  );

/** Points with a mouse or a finger. */
export class Hands {
  private readonly page: Page;
  private readonly byFinger: boolean;

  constructor(page: Page, byFinger: boolean) {
    this.page = page;
    this.byFinger = byFinger;
  }

  async point({ x, y }: Spot): Promise<void> {
    if (this.byFinger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async hover({ x, y }: Spot): Promise<void> {
    if (!this.byFinger) await this.page.mouse.move(x, y);
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (this.byFinger) {
      await this.touch([[from], [middle], [to]]);
      return;
    }
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(middle.x, middle.y);
    await mouse.move(to.x, to.y);
    await mouse.up();
  }

  /** Two fingers, apart or together. */
  async pinch({ x, y }: Spot, from: number, to: number): Promise<void> {
    const fingers = (apart: number): Spot[] => [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
    await this.touch([from, (from + to) / 2, to].map(fingers));
  }

  /** Fingers put down, moved and lifted, as the browser itself reports them. */
  private async touch(moments: readonly (readonly Spot[])[]): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    for (const [nth, spots] of moments.entries())
      await devtools.send('Input.dispatchTouchEvent', {
        type: nth === 0 ? 'touchStart' : 'touchMove',
        touchPoints: spots.map(({ x, y }, id) => ({ x: Math.max(0, x), y: Math.max(0, y), id })),
      });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devtools.detach();
  }
}
