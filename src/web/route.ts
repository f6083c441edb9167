/** Where the reader is. Every screen has an address that can be reloaded and shared. */
export type Route =
  | { readonly screen: 'front' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'api' }
  | { readonly screen: 'lobby' }
  | { readonly screen: 'shared' }
  | { readonly screen: 'events' }
  | { readonly screen: 'event'; readonly event: string }
  | { readonly screen: 'profile'; readonly name: string | null }
  | { readonly screen: 'game'; readonly game: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly screen: 'components'; readonly game: string }
  | { readonly screen: 'referee'; readonly game: string }
  | { readonly screen: 'lab'; readonly game: string }
  | { readonly screen: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly screen: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly screen: 'example'; readonly game: string; readonly scenario: string }
  | { readonly screen: 'today' }
  | { readonly screen: 'match'; readonly match: string; readonly page: MatchPage }
  | { readonly screen: 'play'; readonly match: string; readonly page: MatchPage }
  | { readonly screen: 'join'; readonly code: string }
  | { readonly screen: 'account'; readonly page: AccountPage; readonly code: string }
  | { readonly screen: 'missing' };

/** What is shown of a match. */
export type MatchPage = 'table' | 'replay' | 'report';

const matchPage = (name: string | undefined): MatchPage =>
  name === 'replay' || name === 'report' ? name : 'table';

/** The pages of the account; those with a secret in their address come from a link. */
const ACCOUNT_PAGES = ['sign-in', 'sign-up', 'forgotten'] as const;
const ACCOUNT_LINKS = ['reset', 'mail', 'carry', 'unsubscribe'] as const;
export type AccountPage =
  | 'account'
  | (typeof ACCOUNT_PAGES)[number]
  | (typeof ACCOUNT_LINKS)[number];

/** The parts of a path; `null` where somebody broke its percent signs. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (!parts) return { screen: 'missing' };
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { screen: 'front' };
  if (first === 'matches' && !second) return { screen: 'matches' };
  if (first === 'settings' && !second) return { screen: 'settings' };
  if (first === 'api' && !second) return { screen: 'api' };
  if (first === 'puzzle' && !second) return { screen: 'today' };
  if (first === 'shared' && !second) return { screen: 'shared' };
  if (first === 'lobby' && !second) return { screen: 'lobby' };
  if (first === 'events' && !third)
    return second ? { screen: 'event', event: second } : { screen: 'events' };
  if (first === 'profile' && !second) return { screen: 'profile', name: null };
  if (first === 'people' && second && !third) return { screen: 'profile', name: second };
  if (first === 'games' && second) {
    if (third === 'rules') return { screen: 'rules', game: second };
    if (third === 'referee') return { screen: 'referee', game: second };
    if (third === 'lab') return { screen: 'lab', game: second };
    if (third === 'components') return { screen: 'components', game: second };
    if (third === 'lessons' && fourth) return { screen: 'lesson', game: second, lesson: fourth };
    if (third === 'puzzles' && fourth) return { screen: 'puzzle', game: second, puzzle: fourth };
    if (third === 'examples' && fourth)
      return { screen: 'example', game: second, scenario: fourth };
    if (!third || ['lessons', 'puzzles', 'examples'].includes(third))
      return { screen: 'game', game: second };
  }
  if (first === 'match' && second)
    return { screen: 'match', match: second, page: matchPage(third) };
  if (first === 'play' && second) return { screen: 'play', match: second, page: matchPage(third) };
  if (first === 'join' && second && !third) return { screen: 'join', code: second };
  if (first === 'account') return accountRoute(second, third);
  return { screen: 'missing' };
}

function accountRoute(second: string | undefined, third: string | undefined): Route {
  const link = ACCOUNT_LINKS.find((page) => page === second);
  if (link && third) return { screen: 'account', page: link, code: third };
  const page = second === undefined ? 'account' : ACCOUNT_PAGES.find((one) => one === second);
  if (!page || third) return { screen: 'missing' };
  return { screen: 'account', page, code: '' };
}
