import type { Camera } from './camera.svelte.ts';

const DRAG = 6;

interface Finger {
  x: number;
  y: number;
}

/** What somebody has taken hold of instead of the map. */
export interface Held {
  move(event: PointerEvent): void;
  /** Let go of; `null`: given up. */
  drop(event: PointerEvent | null): void;
}

/**
 * Drag, pinch and wheel on an element move a camera; what was only tapped is handed on. Whoever
 * drags something which `grab` takes, with a mouse or one finger, moves that.
 */
export function gestures(
  element: HTMLElement,
  camera: Camera,
  tapped: (target: Element, event: PointerEvent) => void,
  grab: (target: Element, event: PointerEvent) => Held | null = () => null,
) {
  const fingers = new Map<number, Finger>();
  let pressed: { readonly target: Element; readonly x: number; readonly y: number } | null = null;
  let dragging = false;
  let held: Held | null = null;

  const local = (event: { clientX: number; clientY: number }): Finger => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    fingers.set(event.pointerId, local(event));
    // Wherever it is let go, we hear of it.
    element.setPointerCapture(event.pointerId);
    if (fingers.size === 1 && event.target instanceof Element) {
      pressed = { target: event.target, x: event.clientX, y: event.clientY };
      dragging = event.button === 1;
    } else {
      // A second finger means the map.
      held?.drop(null);
      held = null;
      pressed = null;
      dragging = true;
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    // Let go where no page hears of it, over a menu of the browser say.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      up(event);
      return;
    }
    const now = local(event);
    if (!dragging && pressed) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
      dragging = true;
      if (event.buttons === 1) held = grab(pressed.target, event);
    }
    if (held) held.move(event);
    else if (fingers.size === 1) camera.pan(now.x - before.x, now.y - before.y);
    else pinch(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  }

  function pinch(id: number, before: Finger, now: Finger): void {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) camera.zoomAt(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    held?.drop(event.type === 'pointerup' ? event : null);
    held = null;
    if (!dragging && pressed && event.type === 'pointerup') tapped(pressed.target, event);
    pressed = null;
    dragging = false;
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    const { x, y } = local(event);
    if (event.shiftKey) camera.pan(-event.deltaY * lines, 0);
    else camera.zoomAt(Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 420)), x, y);
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('lostpointercapture', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('lostpointercapture', up);
    element.removeEventListener('wheel', wheel);
  };
}
