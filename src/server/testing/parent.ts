import process from 'node:process';
import { ServerProcess } from './process.ts';

/** Starts a server and says its process id: for the test that kills whoever started a server. */
const server = await ServerProcess.start(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`${server.pid}\n`);
setInterval(() => {}, 1000);
