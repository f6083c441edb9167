import type { Said, TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';

type Asking = <K extends TalkRequestName>(
  name: K,
  ask: TalkAsked<K>,
) => Promise<TalkAnswer<K> | null>;

/** What is said at a match, what one has not read of it, and what one wrote for oneself. */
export class Talking {
  private readonly ask: Asking;
  said: readonly Said[] = $state.raw([]);
  muted = $state(false);
  notes = $state('');
  /** Somebody whom the server knows. */
  may = $state(true);
  /** How many sentences of others were heard since one last looked. */
  unread = $state(0);
  private loaded = false;

  constructor(ask: Asking) {
    this.ask = ask;
  }

  /** All that was said so far: after a break in the line, or when the match is over, there may be more. */
  async load(): Promise<void> {
    const talk = await this.ask('talk', {});
    if (!talk) return;
    const last = this.said.at(-1)?.number ?? -1;
    if (this.loaded) this.count(talk.said.filter(({ number }) => number > last));
    this.loaded = true;
    this.said = talk.said;
    this.muted = talk.muted;
    this.notes = talk.notes;
    this.may = talk.may;
  }

  hear(said: readonly Said[]): void {
    const last = this.said.at(-1)?.number ?? -1;
    const fresh = said.filter(({ number }) => number > last);
    this.said = [...this.said, ...fresh];
    this.count(fresh);
  }

  private count(fresh: readonly Said[]): void {
    this.unread += fresh.filter(({ mine }) => !mine).length;
  }

  read(): void {
    this.unread = 0;
  }

  /** Says whether it was said. */
  async say(text: string): Promise<boolean> {
    return (await this.ask('say', { text })) !== null;
  }

  async mute(muted: boolean): Promise<void> {
    const talk = await this.ask('mute', { muted });
    if (!talk) return;
    this.muted = talk.muted;
    this.said = talk.said;
    this.unread = 0;
  }

  async report(number: number): Promise<boolean> {
    return (await this.ask('report', { number })) !== null;
  }

  async note(text: string): Promise<boolean> {
    this.notes = text;
    return (await this.ask('note', { text })) !== null;
  }
}
