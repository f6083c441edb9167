import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { round } from './statistics.ts';

/** Which machine this is. */
export const machine = () => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: round(totalmem() / 2 ** 30),
  node: process.versions.node,
  loadAverage: round(loadavg()[0] ?? 0, 2),
});

const HZ = 100;

/** Busy CPU seconds of the whole machine since it started; `null` where it does not say. */
function busySeconds(): number | null {
  try {
    const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = first
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return (user + nice + system + irq + softirq + steal) / HZ;
  } catch {
    return null;
  }
}

/** Starts watching; the answer says how many cores everything else used since. */
export function watchOthers(): () => number | null {
  const busy = busySeconds();
  const own = process.cpuUsage();
  const began = performance.now();
  return () => {
    const now = busySeconds();
    if (busy === null || now === null) return null;
    const used = process.cpuUsage(own);
    const seconds = (performance.now() - began) / 1000;
    return round(Math.max(0, (now - busy - (used.user + used.system) / 1e6) / seconds), 2);
  };
}
