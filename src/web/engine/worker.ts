import { registered } from '../../games/registry.ts';
import type { Asked, News, Refused, RequestName, Requests } from '../../table/protocol.ts';
import { Table } from '../../table/table.ts';
import { keepMatch } from '../store/matches.ts';

/** The match that is played in this worker, and the name it is kept under. */
let open: { readonly id: string; readonly table: Table } | null = null;

function playing(): Table {
  if (!open) throw new Error('no match is open');
  return open.table;
}

async function sitDown({ id, file, seats, behaviour }: Asked<'open'>): Promise<News | Refused> {
  const found = registered(file.setup.game);
  if (!found) {
    return { problems: [{ at: 'setup.game', problem: `no game is named "${file.setup.game}"` }] };
  }
  const table = Table.open(await found.load(), file, seats, behaviour);
  if (!(table instanceof Table)) return table;
  open = { id, table };
  return keep(table.news(0));
}

/** On disk before the page hears of it. */
async function keep(news: News): Promise<News> {
  if (open) {
    const { moment } = news;
    const { turn, phase, waiting, outcome } = moment;
    await keepMatch(open.id, playing().file(), { turn, phase, waiting, outcome });
  }
  return news;
}

const answers: { [K in RequestName]: (ask: Asked<K>) => Promise<ReturnType<Requests[K]>> } = {
  open: sitDown,
  behave: (ask) => keep(playing().behave(ask)),
  choose: async ({ side, choice }) => {
    const answer = playing().choose(side, choice);
    if ('refusal' in answer)
      return { problems: [{ at: 'choice', problem: answer.refusal.reason }] };
    return keep(answer);
  },
  follow: async ({ side, choices, whole }) => {
    const followed = playing().follow(side, choices, whole);
    await keep(followed.news);
    return followed;
  },
  order: async ({ side, orders }) => {
    const answer = playing().order(side, orders);
    return 'problems' in answer ? answer : keep(answer);
  },
  undo: ({ side }) => keep(playing().undo(side)),
  redo: ({ side }) => keep(playing().redo(side)),
  reset: ({ side }) => keep(playing().reset(side)),
  look: async ({ side }) => playing().look(side),
  odds: async ({ side, choice }) => playing().odds(side, choice),
  whyNot: async ({ side, picks, thing }) => playing().whyNot(side, picks, thing),
  consider: async ({ side, choice }) => playing().consider(side, choice),
  hint: async ({ side }) => playing().hint(side),
  scene: async ({ at, side }) => playing().sceneAt(at, side),
  tale: async ({ side }) => playing().taleOf(side),
  file: async () => playing().file(),
  fingerprints: async () => playing().fingerprints(),
  seat: ({ seats }) => keep(playing().seat(seats)),
};

interface Message {
  readonly number: number;
  readonly name: RequestName;
  readonly ask: never;
}

/** One thing after the other: an undo never overtakes the choice before it. */
let turnstile: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  turnstile = turnstile.then(async () => {
    try {
      const answer = await answers[data.name](data.ask);
      postMessage({ number: data.number, answer });
    } catch (error) {
      postMessage({
        number: data.number,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  });
});
