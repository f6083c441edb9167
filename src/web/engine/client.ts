import type { Answer, Asked, RequestName } from '../../table/protocol.ts';

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

/** The page's end of the line to the worker in which a match is played. */
export class Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'match',
    });
    this.worker.addEventListener('message', ({ data }) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('error' in data) waiting?.failed(new Error(data.error));
      else waiting?.done(data.answer as never);
    });
    this.worker.addEventListener('error', (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message));
      this.waiting.clear();
    });
  }

  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    this.number += 1;
    const { number } = this;
    return new Promise<Answer<K>>((done, failed) => {
      this.waiting.set(number, { done, failed });
      this.worker.postMessage({ number, name, ask });
    });
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }
}
