/** Where the reader is. Every screen has an address that can be reloaded and shared. */
export type Route =
  | { readonly screen: 'front' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'game'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly screen: 'components'; readonly game: string }
  | { readonly screen: 'match'; readonly match: string; readonly replay: boolean }
  | { readonly screen: 'missing' };

export function routeOf(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { screen: 'front' };
  if (first === 'matches' && !second) return { screen: 'matches' };
  if (first === 'settings' && !second) return { screen: 'settings' };
  if (first === 'games' && second) {
    if (third === 'rules') return { screen: 'rules', game: second };
    if (third === 'components') return { screen: 'components', game: second };
    if (!third) return { screen: 'game', game: second };
  }
  if (first === 'match' && second)
    return { screen: 'match', match: second, replay: third === 'replay' };
  return { screen: 'missing' };
}

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
    go(link.pathname);
  });
}
