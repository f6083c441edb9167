// Measures one game in a thread of its own.

import { parentPort, workerData } from 'node:worker_threads';
import { registered } from '../games/registry.ts';
import { benchGame } from './bench.ts';

const { game: id, seconds } = workerData as { game: string; seconds: number };
const game = await registered(id)?.load();
if (!game) throw new Error(`there is no game "${id}"`);
parentPort?.postMessage(benchGame(game, seconds));
