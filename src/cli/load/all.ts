import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Load, run } from './run.ts';

type Loads = Readonly<Record<string, Load>>;

/** All loads whose figures stand in docs/bench.md: some ten minutes on a quiet machine. */
const ALL: Loads = {
  'flat out, SQLite': { what: 'flat', warm: 30, seconds: 20 },
  'flat out, SQLite, two table processes': { what: 'flat', processes: 2, warm: 30, seconds: 20 },
  'flat out, PostgreSQL': { what: 'flat', store: 'postgres', warm: 30, seconds: 20 },
  'flat out, PostgreSQL, two table processes': {
    what: 'flat',
    store: 'postgres',
    processes: 2,
    warm: 30,
    seconds: 20,
  },
  'flat out, PostgreSQL, two servers': {
    what: 'flat',
    store: 'postgres',
    servers: 2,
    warm: 30,
    seconds: 20,
  },
  '100 matches at human pace, SQLite': { what: 'pace', seconds: 30 },
  'cost against length, SQLite': { what: 'length', warm: 30, seconds: 40 },
  'beside eight machines, SQLite': { what: 'machines', matches: 10, warm: 10 },
  'forbidden choices': { what: 'forbidden' },
  '100 sockets': { what: 'sockets', matches: 20, sockets: 100 },
  '1,000 sockets': { what: 'sockets', matches: 20, sockets: 1000 },
  '5,000 sockets': { what: 'sockets', matches: 20, sockets: 5000 },
};

type Done = { readonly name: string } & Awaited<ReturnType<typeof run>>;

/** What was measured before it was cut off; a line that was only begun is left out. */
function readKept(file: string | undefined, loads: Loads): Done[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Done];
      } catch {
        return [];
      }
    })
    .filter(({ name }) => Object.hasOwn(loads, name));
}

/** Runs what is not in the file yet, one after the other; each is kept there as soon as it is done. */
export async function runAll(
  file: string | undefined,
  tell: (done: Done) => void,
  loads: Loads = ALL,
  measure = run,
): Promise<readonly Done[]> {
  const kept = readKept(file, loads);
  for (const [name, load] of Object.entries(loads)) {
    const before = kept.find((done) => done.name === name);
    const done: Done = before ?? { name, ...(await measure(load)) };
    if (!before) {
      kept.push(done);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(done)}\n`);
    }
    tell(done);
  }
  return kept;
}
