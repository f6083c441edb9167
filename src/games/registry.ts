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
    load: () => import('./bittereinder/bittereinder.ts').then((m) => m.game),
  },
  {
    id: 'redvers-reverse',
    load: () => import('./redvers-reverse/redvers-reverse.ts').then((m) => m.game),
  },
  {
    id: 'second-boer-war',
    load: () => import('./second-boer-war/second-boer-war.ts').then((m) => m.game),
  },
  { id: 'outpost', hidden: true, load: () => import('./outpost/outpost.ts').then((m) => m.game) },
  {
    id: 'magersfontein',
    load: () => import('./magersfontein/magersfontein.ts').then((m) => m.game),
  },
];

export const registered = (id: string): Registered | undefined =>
  REGISTRY.find((game) => game.id === id);
