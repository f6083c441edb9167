import type { AnyGame } from '../kernel/face.ts';

/** A game as the platform finds it. Adding a game: one folder, one line here. */
export interface Registered {
  readonly id: string;
  /** Only for tests and as an example for authors; never shown to players. */
  readonly hidden?: true;
  load(): Promise<AnyGame>;
}

export const REGISTRY: readonly Registered[] = [
  {
    id: 'bittereinder',
    load: () => import('./bittereinder/game.ts').then((m) => m.game),
  },
  {
    id: 'redvers-reverse',
    load: () => import('./redvers-reverse/game.ts').then((m) => m.game),
  },
  {
    id: 'second-boer-war',
    load: () => import('./second-boer-war/game.ts').then((m) => m.game),
  },
  { id: 'outpost', hidden: true, load: () => import('./outpost/game.ts').then((m) => m.game) },
  {
    id: 'magersfontein',
    load: () => import('./magersfontein/game.ts').then((m) => m.game),
  },
];

export const registered = (id: string): Registered | undefined =>
  REGISTRY.find((game) => game.id === id);
