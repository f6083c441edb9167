import type { GameState } from '../kernel/game.ts';
import { sameData } from '../kernel/json.ts';
import { alike } from '../kernel/share-unchanged.ts';
import type { ServerReply } from './online.ts';
import type { News } from './protocol.ts';

/**
 * Views on a line, each as what changed since the view before it on the same line: from one to the
 * next hardly anything does. Only news are sent so; what is looked up is whole. News that tell
 * everything anew begin with a whole view. A line that wants this asks for it (`?changes=1`).
 */

/** The parts of a view that are not as they were. */
interface ViewChange {
  readonly changed: Readonly<Record<string, unknown>>;
}

type Parts = Readonly<Record<string, unknown>>;

/** News with another form of its views, in the order in which things happened. */
function withViews(news: News, form: (view: GameState) => unknown): News {
  const scenes = news.scenes.map((scene) =>
    scene.view ? { ...scene, view: form(scene.view) } : scene,
  );
  const moment = { ...news.moment, view: form(news.moment.view) };
  return { ...news, scenes, moment } as News;
}

/** A reply with other news in it, if it brings any. */
function withNews(reply: ServerReply, form: (news: News) => News): ServerReply {
  if ('news' in reply) return { news: form(reply.news) };
  if (!('answer' in reply) || typeof reply.answer !== 'object' || reply.answer === null)
    return reply;
  const { id, answer } = reply;
  if ('moment' in answer) return { id, answer: form(answer as News) };
  // A row of choices says how far it got, too.
  if ('news' in answer) return { id, answer: { ...answer, news: form(answer.news as News) } };
  return reply;
}

/** Every state has the kernel's part; a change has none of a state's. */
const isWhole = (sent: Parts | ViewChange): sent is Parts => 'core' in sent;

/** A view in parts: its keys, and what is there. */
class Sent {
  readonly keys: readonly string[];
  readonly parts: readonly unknown[];

  constructor(view: Parts) {
    this.keys = Object.keys(view);
    this.parts = Object.values(view);
  }

  /** The parts that differ from those before; `null` if others are there: then the view is sent whole. */
  changeFrom(before: Sent): ViewChange | null {
    const { keys, parts } = this;
    if (keys.length !== before.keys.length) return null;
    const changed: Record<string, unknown> = {};
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      if (key !== before.keys[i]) return null;
      const [then, value] = [before.parts[i], parts[i]];
      if (then !== value && !isSame(then, value)) changed[key] = value;
    }
    return { changed };
  }
}

const isSame = (then: unknown, value: unknown): boolean =>
  Array.isArray(then) && Array.isArray(value) ? alike(then, value) : sameData(then, value);

/** The end of a line that sends views. */
export class ViewSender {
  private last: Sent | null = null;

  shorten(reply: ServerReply): ServerReply {
    return withNews(reply, (news) => {
      if (news.afresh) this.last = null;
      return withViews(news, (view) => this.next(view as unknown as Parts));
    });
  }

  private next(view: Parts): unknown {
    const now = new Sent(view);
    const change = this.last && now.changeFrom(this.last);
    this.last = now;
    return change ?? view;
  }
}

/** The end of a line that gets them. */
export class ViewReader {
  private last: Parts = {};

  read(reply: ServerReply): ServerReply {
    return withNews(reply, (news) =>
      withViews(news, (view) => this.next(view as unknown as Parts | ViewChange)),
    );
  }

  private next(sent: Parts | ViewChange): Parts {
    this.last = isWhole(sent) ? sent : { ...this.last, ...sent.changed };
    return this.last;
  }
}
