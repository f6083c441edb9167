/** How long a finger rests before it asks, and how far it may slip meanwhile. */
const LONG = 520;
const SLIP = 9;

/** A finger that rests on something asks what it is, and does not pick it as it leaves. */
export class LongPress {
  private readonly ask: (event: PointerEvent) => void;
  private from: PointerEvent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = false;

  constructor(ask: (event: PointerEvent) => void) {
    this.ask = ask;
  }

  down(event: PointerEvent): void {
    this.up();
    this.asked = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    this.from = event;
    this.timer = setTimeout(() => {
      this.asked = true;
      this.ask(event);
    }, LONG);
  }

  move({ clientX, clientY }: PointerEvent): void {
    const { from } = this;
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLIP) this.up();
  }

  up(): void {
    clearTimeout(this.timer);
    this.from = null;
  }

  /** Whether the press that ends now has asked. */
  hasAsked(): boolean {
    const { asked } = this;
    this.asked = false;
    return asked;
  }
}
