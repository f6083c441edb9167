// A thread that plays the batches it is sent.

import { parentPort, workerData } from 'node:worker_threads';
import { registered } from '../games/registry.ts';
import { type Batch, runBatch } from './simulation.ts';

const { game: id } = workerData as { game: string };
const game = await registered(id)?.load();
if (!game || !parentPort) throw new Error(`no worker for "${id}"`);

const port = parentPort;
port.on('message', (batch: Batch) => port.postMessage(runBatch(game, batch)));
