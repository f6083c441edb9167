import { settings } from '../settings.svelte.ts';
import type { Table } from './table.svelte.ts';

/** What the keys move on the map. */
interface Mapped {
  focus(): void;
  nextLit(forward: boolean): void;
  zoom(factor: number | 'fit'): void;
}

/** What a key lays over the table. */
type Opens = 'menu' | 'keys' | 'textView' | 'tracks' | 'briefing' | 'prospects' | 'glossary';

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** What lies over the table takes the keys: Escape closes it, and nothing is done behind it. */
const isCovered = (): boolean => document.querySelector('dialog:modal') !== null;

/** The first that is there gets the focus. */
const focusOn = (...selectors: readonly string[]): void =>
  selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null)
    ?.focus();

/** Keys of the table. Whatever a key does is also on a button. */
export function keys(
  event: KeyboardEvent,
  table: Table,
  map: Mapped | undefined,
  open: (what: Opens) => void,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (inField(event.target) || isCovered()) return;
  const deed = deedOf(event, table, map, open);
  if (!deed) return;
  event.preventDefault();
  deed();
}

function deedOf(
  event: KeyboardEvent,
  table: Table,
  map: Mapped | undefined,
  open: (what: Opens) => void,
): (() => unknown) | null {
  const { key } = event;
  if (/^[1-9]$/.test(key)) return answer(table, Number(key) - 1);
  const onButton =
    event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (key.toLowerCase()) {
    case 'enter': {
      if (!onButton && table.session.lesson?.standing.waits === 'read')
        return table.playback.running ? null : () => table.session.lesson?.readOn();
      const { aimed } = table.answering;
      const { way } = table.pointing;
      if (onButton || (!aimed && !way)) return null;
      return aimed ? () => table.answering.confirm(aimed) : () => way && table.pointing.goWay(way);
    }
    case ' ':
      return table.playback.running ? () => skip(table) : null;
    case 'escape':
      return () => letGo(table);
    case 'z':
      return () => table.deeds.undo();
    case 'y':
      return () => table.deeds.redo();
    case 'r':
      return () => table.deeds.reset();
    case 'a': {
      const [plan] = table.answering.plans;
      return plan ? () => table.pointing.followPlan(plan) : null;
    }
    case 'e': {
      const last = table.answering.plain.at(-1);
      return last ? () => table.answering.offer(last.choice) : null;
    }
    case 'i':
      return () => table.answering.hint();
    case 'm':
      return () => map?.focus();
    case 'n':
      return () => map?.nextLit(true);
    case 'p':
      return () => map?.nextLit(false);
    case 'q':
      return () =>
        focusOn(
          '.now-panel .answers button, .now-panel .plain button:not(.number)',
          '.now-panel:has(.number) #question',
          '.now-panel button',
        );
    case 'l':
      return () => focusOn('.log .roll');
    case 'v':
      return table.board.sighted ? () => table.pointing.measureSight() : null;
    case '+':
    case '=':
      return () => map?.zoom(1.4);
    case '-':
      return () => map?.zoom(1 / 1.4);
    case '0':
      return () => map?.zoom('fit');
    case 's':
      return () => {
        settings.spreadAll = !settings.spreadAll;
      };
    case 'g':
      return () => {
        settings.showIds = !settings.showIds;
      };
    case 'h':
      return () => {
        settings.hideCounters = !settings.hideCounters;
      };
    case 'b':
      return () => open('briefing');
    case 'w':
      return () => open('prospects');
    case 'x':
      return () => open('glossary');
    case 't':
      return () => open('textView');
    case 'k':
      return () => open('tracks');
    case '?':
      return () => open('keys');
    default:
      return null;
  }
}

/** The numbered answers first, then those that stand for themselves. */
function answer(table: Table, index: number): (() => unknown) | null {
  const offer = table.answering.offers[index];
  if (offer) return () => table.pointing.takeOffer(offer);
  const plain = table.answering.plain[index - table.answering.offers.length];
  return plain ? () => table.answering.offer(plain.choice) : null;
}

function skip(table: Table): void {
  if (table.playback.waits) table.playback.next();
  else table.playback.finish();
}

function letGo(table: Table): void {
  table.pointing.sight.stop();
  if (table.answering.picks.length === 0) table.pointing.tray = null;
  table.clear();
}
