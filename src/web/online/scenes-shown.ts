import type { News } from '../../table/protocol.ts';

const nameOf = (match: string, side: string): string => `heliograph.shown.${match}.${side}`;

function shownHere(name: string): number {
  try {
    return Number(localStorage.getItem(name) ?? 0);
  } catch {
    return 0;
  }
}

/**
 * The same news, of which this browser shows only what it has not shown before: whoever loads the page
 * again has seen it, whoever comes from another device has not. Notes what is shown now.
 */
export function notShownYet(match: string, news: News): News {
  const { side } = news.moment;
  if (side === null) return news;
  const name = nameOf(match, side);
  const before = shownHere(name);
  const last = news.scenes.at(-1);
  try {
    if (last) localStorage.setItem(name, String(last.at + 1));
  } catch {
    // Nothing may be kept here: it is shown again.
  }
  return news.unseen === undefined ? news : { ...news, unseen: Math.max(news.unseen, before) };
}
