import { parentPort, workerData } from 'node:worker_threads';
import type { SqlitePlace, SqliteTask } from './sqlite-task.ts';
import { SqliteWork } from './sqlite-work.ts';

/** The thread in which an SQLite file is read and written, so that people are heard meanwhile. */
const work = new SqliteWork(workerData as SqlitePlace);
const port = parentPort;

port?.on('message', (task: SqliteTask | null) => {
  if (!task) {
    void work.end().then(() => port.close());
    return;
  }
  const answered = work.answer(task);
  if (answered instanceof Promise) void answered.then((late) => port.postMessage(late));
  else port.postMessage(answered);
});
