import type { Held } from '../map/gestures.ts';

/** The piece in somebody's hand, from the map or from a list, and where it would stand. */
export class Hand {
  piece: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** The place it is held over. */
  over: string | null = $state(null);
  /** Which place of the map lies under a point of the window. */
  under: (at: { readonly clientX: number; readonly clientY: number }) => string | null = () => null;
  put: (piece: string, place: string) => void = () => {};

  move(piece: string, at: PointerEvent): void {
    this.piece = piece;
    this.x = at.clientX;
    this.y = at.clientY;
    this.over = this.under(at);
  }

  /** `null`: given up. */
  drop(at: PointerEvent | null): void {
    const { piece } = this;
    const place = at && this.under(at);
    this.piece = null;
    this.over = null;
    if (piece !== null && place !== null) this.put(piece, place);
  }
}

export const dragged = (hand: Hand, piece: string): Held => ({
  move: (event) => hand.move(piece, event),
  drop: (event) => hand.drop(event),
});

const FAR = 6;

/** Lets a piece be dragged out of a list. What is only pressed stays a button. */
export function draggable(hand: Hand, piece: string): (element: HTMLElement) => () => void {
  return (element) => {
    let from: PointerEvent | null = null;
    let dragging = false;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = event;
      dragging = false;
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!dragging && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR)
        return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      hand.move(piece, event);
    };
    const up = (event: PointerEvent): void => {
      if (dragging) hand.drop(event.type === 'pointerup' ? event : null);
      from = null;
    };
    /** A drag ends with a click on where it began, which means nothing. */
    const click = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
