import type { AnyBoard } from '../../boardkit/board.ts';
import type { Camera } from '../map/camera.svelte.ts';
import type { Table } from '../table/table.svelte.ts';

/** A map as it is looked at: where it is drawn, and how much of it the window shows. */
export interface Sight {
  readonly table: Table;
  readonly board: AnyBoard;
  /** The window onto the map. */
  readonly stage: Element;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}
