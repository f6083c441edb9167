import { registered } from '../../games/registry.ts';
import { Host } from '../../table/host.ts';
import type { Refused, Reply, Request } from '../../table/protocol.ts';
import type { Screen } from '../../table/screen.ts';
import { Table } from '../../table/table.ts';
import { keepMatch } from '../store/matches.ts';
import type { Opening, OpenRequest } from './client.ts';

/** The table at which the match in this worker is played, and its one screen. */
let seat: { readonly host: Host; readonly screen: Screen } | null = null;

async function open({ match, file, seats, behaviour }: Opening): Promise<unknown> {
  const found = registered(file.setup.game);
  if (!found) return refused('setup.game', `no game is named "${file.setup.game}"`);
  const table = Table.open(await found.load(), file, { seats });
  if (!(table instanceof Table)) return table;
  const host = new Host(table, {
    // On disk before the page hears of it.
    keep: () => keepMatch(match, table.file(), table.standing),
    trouble: ({ message }) => send({ trouble: message }),
  });
  const { screen, news } = await host.join(behaviour, (unasked) => send({ news: unasked }));
  seat = { host, screen };
  return news;
}

const refused = (at: string, problem: string): Refused => ({ problems: [{ at, problem }] });

const send = (reply: Reply): void => postMessage(reply);

function answer({ name, ask }: Request): Promise<unknown> {
  if (!seat) throw new Error('no match is open');
  return seat.host.ask(seat.screen, name, ask);
}

addEventListener('message', async ({ data }: MessageEvent<Request | OpenRequest>) => {
  const { id } = data;
  try {
    send({ id, answer: await ('open' in data ? open(data.open) : answer(data)) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
