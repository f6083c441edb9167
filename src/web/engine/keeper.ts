import type { MatchFile } from '../../kernel/match-file.ts';
import type { MatchStatus } from '../../table/table.ts';
import { type KeepTrouble, keepMatch, NotKept } from '../store/matches.ts';

/** Under which name a match is kept, and by whom. */
export interface KeptAs {
  readonly id: string;
  readonly owner: string;
}

/** How the last attempt to keep the match went. What was not kept comes along, so that it is not lost. */
export type Kept =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly why: KeepTrouble;
      readonly file: MatchFile;
      readonly standing: MatchStatus;
    };

/** Milliseconds the page waits for the disk before it hears the news all the same. */
const AT_MOST = 1500;
/** Milliseconds after which keeping is tried again by itself. */
const AGAIN = 5000;

type Write = (keptAs: KeptAs, file: MatchFile, standing: MatchStatus) => Promise<void>;

const onDisk: Write = ({ id, owner }, file, standing) => keepMatch(id, file, standing, owner);

/**
 * Keeps a match on disk, one state after the other. A state that cannot be kept is told, and tried
 * again until it succeeds, a newer one comes, or somebody else took the match over.
 */
export class Keeper {
  private readonly keptAs: KeptAs;
  private readonly tell: (kept: Kept) => void;
  private readonly write: Write;
  private waiting: { readonly file: MatchFile; readonly standing: MatchStatus } | null = null;
  private working: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: KeepTrouble | 'ok' = 'ok';

  constructor(keptAs: KeptAs, tell: (kept: Kept) => void, write: Write = onDisk) {
    this.keptAs = keptAs;
    this.tell = tell;
    this.write = write;
  }

  /** Answers when the state is on disk, or when waiting for that takes too long. */
  async keep(file: MatchFile, standing: MatchStatus): Promise<void> {
    this.waiting = { file, standing };
    const done = this.work();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((go) => {
      patience = setTimeout(() => {
        this.say('slow', file, standing);
        go();
      }, AT_MOST);
    });
    await Promise.race([done, late]);
    clearTimeout(patience);
  }

  /** Tries at once what waits to be kept. */
  again(): Promise<void> {
    return this.work();
  }

  private work(): Promise<void> {
    clearTimeout(this.timer);
    this.working ??= this.writeAll().finally(() => {
      this.working = null;
    });
    return this.working;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting) {
      const { file, standing } = this.waiting;
      this.waiting = null;
      try {
        await this.write(this.keptAs, file, standing);
        if (!this.waiting) this.say('ok', file, standing);
      } catch (error) {
        const why = error instanceof NotKept ? error.why : 'denied';
        this.say(why, file, standing);
        // Whoever took the match over has the newer state.
        if (why === 'elsewhere' || this.waiting) continue;
        this.waiting = { file, standing };
        this.timer = setTimeout(() => void this.work(), AGAIN);
        return;
      }
    }
  }

  /** Success is told once; what fails is told with each state, for the page holds on to it. */
  private say(how: KeepTrouble | 'ok', file: MatchFile, standing: MatchStatus): void {
    if (how === 'ok') {
      if (this.last !== 'ok') this.tell({ ok: true });
    } else this.tell({ ok: false, why: how, file, standing });
    this.last = how;
  }
}
