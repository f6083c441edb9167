import type { GameState } from '../kernel/game.ts';
import { sameData } from '../kernel/json.ts';
import type { ServerReply } from './online.ts';
import type { News } from './protocol.ts';

/**
 * Views on a line, each as what changed since the view before it on the same line: from one to the
 * next hardly anything does. Only news are sent so; what is looked up is whole. News that tell
 * everything anew begin with a whole view. A line that wants this asks for it (`?changes=2`; who asks
 * for 1 is an older page, which understands whole views as well).
 */
export const CHANGES = '2';

type Parts = Readonly<Record<string, unknown>>;
type Some = Parts | readonly unknown[];

/** What is not as it was in a view. */
interface ViewChange {
  /** Parts that are others now. */
  readonly changed?: Parts;
  /** Parts of which only some is: of the kernel's part fields, of a list each place and what stands there. */
  readonly within?: Readonly<Record<string, Some>>;
}

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

/** Every state has the kernel's part; what changed never lies under its name. */
const CORE = 'core' satisfies keyof GameState;
const isWhole = (sent: Parts | ViewChange): sent is Parts => CORE in sent;

/** A view in parts: its keys, and what is there. */
class Sent {
  readonly keys: readonly string[];
  readonly parts: readonly unknown[];

  constructor(view: Parts) {
    this.keys = Object.keys(view);
    this.parts = Object.values(view);
  }

  /** What differs from the view before; `null` if it has other parts: then it is sent whole. */
  changeFrom(before: Sent): ViewChange | null {
    const { keys, parts } = this;
    if (keys.length !== before.keys.length) return null;
    let changed: Record<string, unknown> | undefined;
    let within: Record<string, Some> | undefined;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string;
      if (key !== before.keys[i]) return null;
      const [then, value] = [before.parts[i], parts[i]];
      if (then === value) continue;
      const some = key === CORE ? fieldsThatDiffer(then, value) : placesThatDiffer(then, value);
      if (some === NOTHING) continue;
      if (some) {
        within ??= {};
        within[key] = some;
      } else {
        changed ??= {};
        changed[key] = value;
      }
    }
    return { ...(changed && { changed }), ...(within && { within }) };
  }
}

const NOTHING: readonly unknown[] = [];
/** Places take more letters than what stands there: above this share of a list all of it is shorter. */
const MOST_PLACES = 0.25;

/** The places of a list where something else stands, each with what does; `null` where all of it is better sent. */
function placesThatDiffer(then: unknown, value: unknown): Some | null {
  if (!Array.isArray(then) || !Array.isArray(value)) return sameData(then, value) ? NOTHING : null;
  if (then.length !== value.length) return null;
  let places: unknown[] | null = null;
  let left = Math.floor(value.length * MOST_PLACES);
  for (let i = 0; i < value.length; i++) {
    if (then[i] === value[i] || sameData(then[i], value[i])) continue;
    if (left === 0) return null;
    left -= 1;
    places ??= [];
    places.push(i, value[i]);
  }
  return places ?? NOTHING;
}

/** The fields of the kernel's part that are others now; all of it where it has other fields. */
function fieldsThatDiffer(then: unknown, value: unknown): Some | null {
  const [before, now] = [then as Parts, value as Parts];
  let fields: Record<string, unknown> | null = null;
  for (const key in now) {
    if (!(key in before)) return null;
    if (before[key] === now[key] || sameData(before[key], now[key])) continue;
    fields ??= {};
    fields[key] = now[key];
  }
  for (const key in before) if (!(key in now)) return null;
  return fields ?? NOTHING;
}

/** A part with some of it changed. */
function patched(before: unknown, some: Some): unknown {
  if (!Array.isArray(before) || !Array.isArray(some)) return Object.assign({}, before, some);
  const list = before.slice();
  for (let i = 0; i < some.length; i += 2) list[some[i]] = some[i + 1];
  return list;
}

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
    this.last = isWhole(sent) ? sent : this.changed(sent);
    return this.last;
  }

  private changed({ changed, within = {} }: ViewChange): Parts {
    const parts: Record<string, unknown> = { ...this.last, ...changed };
    for (const key in within) parts[key] = patched(parts[key], within[key] ?? NOTHING);
    return parts;
  }
}
