import type { WebSocket } from 'ws';

/** Asks sockets whether anybody is still there, and ends those that do not answer. */
export class Heartbeat {
  private readonly alive = new Map<WebSocket, boolean>();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(every: number) {
    // A process that was held up hears first what has come meanwhile, and judges then.
    this.timer = setInterval(() => setImmediate(() => this.beat()), every);
    this.timer.unref();
  }

  get sockets(): number {
    return this.alive.size;
  }

  watch(socket: WebSocket): void {
    this.alive.set(socket, true);
    socket.on('pong', () => this.alive.set(socket, true));
    socket.on('close', () => this.alive.delete(socket));
  }

  private beat(): void {
    for (const [socket, answered] of this.alive) {
      if (!answered) {
        socket.terminate();
        continue;
      }
      this.alive.set(socket, false);
      socket.ping();
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
