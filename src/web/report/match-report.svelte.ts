import { tick } from 'svelte';
import type { GameState, Side } from '../../kernel/game.ts';
import type { Scene } from '../../table/protocol.ts';
import { keyRolls } from '../../table/report/key-rolls.ts';
import { countedBy, type MapMoment, mapMoments, reportTurns } from '../../table/report/report.ts';
import { type Story, turningPoints } from '../../table/story/story.ts';
import type { Table } from '../table/table.svelte.ts';
import { MapPainter } from './map-painter.ts';
import { type Past, pastOf } from './past.ts';

/** Lines of a turn in a short report. */
const BRIEF = 8;
/** Dice of a turn that are named for their weight. */
const ROLLS = 3;
/** Maps between the first and the last. */
const MAPS = 4;

export interface DrawnMap extends MapMoment {
  readonly address: string;
  /** The same in daylight, where the page is dark: for paper. */
  readonly onPaper: string;
}

/** A match told turn by turn, as one pair of eyes saw it. */
export class MatchReport {
  readonly table: Table;
  side: Side | null = $state(null);
  brief = $state(true);
  scenes: readonly Scene[] = $state.raw([]);
  /** What those who only watch were told: the story counts by it. */
  private watched: readonly Scene[] = $state.raw([]);
  story: Story | null = $state.raw(null);
  /** By turn: the board at its end. */
  boards: ReadonlyMap<number, GameState> = $state.raw(new Map());
  maps: readonly DrawnMap[] = $state.raw([]);
  /** Pieces of work under way: what is being looked up or drawn. */
  private works = $state(0);
  /** Whether the story is still being told: where the match turned decides which maps are drawn. */
  waitsForStory = $state(false);
  private past: Promise<Past> | null = null;
  private drawing = 0;

  constructor(table: Table) {
    this.table = table;
    this.side = table.moment.side;
    this.waitsForStory = this.hasStory;
  }

  /** The curve is drawn from the whole match: there is none before its end. */
  get hasStory(): boolean {
    return this.table.moment.outcome !== null && this.table.game.judge !== undefined;
  }

  /** Takes the story in; null if it could not be told. */
  told(story: Story | null): void {
    this.story = story;
    this.waitsForStory = false;
  }

  /** Whether the report is not whole yet. */
  readonly busy = $derived.by(() => this.works > 0 || this.waitsForStory);
  readonly turns = $derived.by(() =>
    reportTurns(this.scenes, this.table.speech, this.brief ? BRIEF : undefined),
  );
  readonly rolls = $derived.by(() =>
    keyRolls(this.story?.points ?? [], this.watched, this.table.speech, ROLLS),
  );
  readonly moments = $derived.by(() => {
    const turned = this.story ? turningPoints(this.story, MAPS) : [];
    const counted = turned.length > 0 ? countedBy(this.watched, this.scenes) : [];
    return mapMoments(
      this.scenes,
      turned.map(({ scene }) => counted[scene] ?? 0),
      MAPS,
    );
  });

  /** Looks the match up as a side saw it. */
  async look(): Promise<void> {
    await this.at(async () => {
      const { table, side } = this;
      const [scenes, watched] = [await table.tale(side), await table.tale(null)];
      if (side !== this.side) return;
      this.scenes = scenes;
      this.watched = watched;
      const boards = new Map<number, GameState>();
      for (const [turn, [last]] of this.lastScenes()) {
        const board = await this.board(last?.at ?? 0);
        if (side !== this.side) return;
        if (board) boards.set(turn, board);
      }
      this.boards = boards;
    });
  }

  private lastScenes(): ReadonlyMap<number, readonly Scene[]> {
    return Map.groupBy(this.scenes.toReversed(), ({ turn }) => turn);
  }

  /** Draws the maps anew: other eyes, another language, another light. */
  async draw(): Promise<void> {
    const turn = ++this.drawing;
    const { moments, side, table } = this;
    await this.at(async () => {
      const painter = new MapPainter(table, false);
      const dark = document.documentElement.dataset['theme'] === 'dark';
      const printer = dark ? new MapPainter(table, true) : null;
      const drawn: DrawnMap[] = [];
      for (const moment of moments) {
        const board = await this.board(moment.at);
        if (turn !== this.drawing) break;
        if (!board) continue;
        const title = table.speech.say('title');
        const address = await painter.paint(board, side, title);
        const onPaper = printer ? await printer.paint(board, side, title) : address;
        drawn.push({ ...moment, address, onPaper });
      }
      if (turn !== this.drawing) return giveBack(drawn);
      giveBack(this.maps);
      this.maps = drawn;
    });
    await tick();
  }

  private async board(at: number): Promise<GameState | null> {
    this.past ??= pastOf(this.table);
    const { moment } = this.table;
    const found = await (await this.past).board(at, this.side);
    const isLast = at === this.scenes.at(-1)?.at;
    return found ?? (isLast && this.side === moment.side ? moment.view : null);
  }

  private async at(work: () => Promise<void>): Promise<void> {
    this.works += 1;
    try {
      await work();
    } finally {
      this.works -= 1;
    }
  }

  close(): void {
    this.drawing++;
    giveBack(this.maps);
    void this.past?.then((past) => past.close());
  }
}

const giveBack = (maps: readonly DrawnMap[]): void => {
  for (const { address, onPaper } of maps) {
    URL.revokeObjectURL(address);
    URL.revokeObjectURL(onPaper);
  }
};
