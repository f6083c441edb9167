import { type Route, routeOf } from './route.ts';

let path = $state(location.pathname);

export const router = {
  get route(): Route {
    return routeOf(path);
  },
};

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follows links inside the page without loading it again. Call once. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    path = location.pathname;
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
