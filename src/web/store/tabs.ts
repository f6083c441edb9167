/** What one tab tells the others. */
export interface TabMessage {
  /** A match was taken over. */
  readonly taken: string;
  /** By this table. */
  readonly by: string;
}

const CHANNEL = 'heliograph';

export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Listens to the other tabs; gives a way to stop. */
export function hearTabs(heard: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard(data));
  return () => channel.close();
}
