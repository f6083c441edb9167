import { registered } from '../../games/registry.ts';
import { Host } from '../../table/host.ts';
import type { Refused, Request } from '../../table/protocol.ts';
import type { Screen } from '../../table/screen.ts';
import { Table } from '../../table/table.ts';
import type { FromWorker, Greeting, Opening, OpenRequest, ToWorker } from './client.ts';
import { Keeper } from './keeper.ts';

/** The table at which the match in this worker is played, and its one screen. */
let seat: { readonly host: Host; readonly screen: Screen } | null = null;
/** Keeps the match; `null` where it is only tried. */
let keeper: Keeper | null = null;

const send = (word: FromWorker): void => postMessage(word);

/** The page says where the match is kept, and learns by a lock when this worker ends. */
function begin({ keptAs, lock }: Greeting): void {
  if (keptAs) keeper = new Keeper(keptAs, (kept) => send({ kept }));
  if (!navigator.locks) send({ ready: true });
  else
    void navigator.locks.request(lock, () => {
      send({ ready: true });
      return new Promise<never>(() => {});
    });
}

async function open({ file, seats, behaviour }: Opening): Promise<unknown> {
  const found = registered(file.setup.game);
  if (!found) return refused('setup.game', `no game is named "${file.setup.game}"`);
  const table = Table.open(await found.load(), file, { seats });
  if (!(table instanceof Table)) return table;
  // Who watches machines lets them go on at a pace one can follow.
  if (table.people.length === 0) table.allowed = 0;
  const host = new Host(table, {
    // On disk before the page hears of it, if that can be.
    keep: async () => keeper?.keep(table.file(), table.standing),
    trouble: ({ message }) => send({ trouble: message }),
  });
  const { screen, news } = await host.join(behaviour, (unasked) => send({ news: unasked }));
  seat = { host, screen };
  return news;
}

const refused = (at: string, problem: string): Refused => ({ problems: [{ at, problem }] });

function answer({ name, ask }: Request): Promise<unknown> {
  if (!seat) throw new Error('no match is open');
  return seat.host.ask(seat.screen, name, ask);
}

async function reply(asked: Request | OpenRequest): Promise<void> {
  const { id } = asked;
  try {
    send({ id, answer: await ('open' in asked ? open(asked.open) : answer(asked)) });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ id, error: message, trace: stack ?? '' });
  }
}

export function workOnMatch(): void {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('greeting' in data) begin(data.greeting);
    else if ('keepAgain' in data) void keeper?.again();
    else void reply(data);
  });
}
