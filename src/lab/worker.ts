// A thread that plays the batches it is sent.

import { parentPort, workerData } from 'node:worker_threads';
import { registered } from '../games/registry.ts';
import { type Batch, runBatch } from './simulation.ts';
import { withTricks } from './tricks.ts';

const { game: id } = workerData as { game: string };
const loaded = await registered(id)?.load();
if (!loaded || !parentPort) throw new Error(`no worker for "${id}"`);
const game = await withTricks(loaded);

const port = parentPort;
port.on('message', (batch: Batch) => port.postMessage(runBatch(game, batch)));
