import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', { screen: 'front' }],
  ['/matches', { screen: 'matches' }],
  ['/settings/', { screen: 'settings' }],
  ['/games/outpost', { screen: 'game', game: 'outpost' }],
  ['/games/outpost/rules', { screen: 'rules', game: 'outpost' }],
  ['/games/outpost/components', { screen: 'components', game: 'outpost' }],
  ['/match/a%20b', { screen: 'match', match: 'a b', page: 'table' }],
  ['/match/ab/replay', { screen: 'match', match: 'ab', page: 'replay' }],
  ['/games/outpost/examples', { screen: 'game', game: 'outpost' }],
  ['/games/outpost/examples/duel', { screen: 'example', game: 'outpost', scenario: 'duel' }],
  ['/games/outpost/elsewhere', { screen: 'missing' }],
  ['/match/ab/report', { screen: 'match', match: 'ab', page: 'report' }],
  ['/play/ab', { screen: 'play', match: 'ab', page: 'table' }],
  ['/play/ab/replay', { screen: 'play', match: 'ab', page: 'replay' }],
  ['/join/code', { screen: 'join', code: 'code' }],
  ['/join', { screen: 'missing' }],
  ['/api', { screen: 'api' }],
  ['/account', { screen: 'account', page: 'account', code: '' }],
  ['/account/sign-up', { screen: 'account', page: 'sign-up', code: '' }],
  ['/account/reset/abc', { screen: 'account', page: 'reset', code: 'abc' }],
  ['/account/reset', { screen: 'missing' }],
  ['/account/elsewhere', { screen: 'missing' }],
  ['/nowhere', { screen: 'missing' }],
])('%s leads to a screen', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(['/match/%', '/match/%E0%A4%A', '/games/%zz/rules'])(
  'a broken percent sign leads nowhere, and not into an error: %s',
  (path) => {
    expect(routeOf(path)).toEqual({ screen: 'missing' });
  },
);
