import process from 'node:process';
import { heliograph } from './heliograph.ts';
import { terminal } from './io.ts';

// Whoever reads our output may stop early (`| head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await heliograph(process.argv.slice(2), terminal());
