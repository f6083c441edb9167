import type { AnyGame } from '../kernel/face.ts';
import type { GameMeta } from '../kernel/meta.ts';
import * as games from './games.ts';

/** A game as the platform finds it. */
export interface Registered extends Omit<GameMeta, 'load'> {
  load(): Promise<AnyGame>;
}

const byReach = (a: GameMeta, b: GameMeta): number =>
  Number(a.scale === 'battle') - Number(b.scale === 'battle') || b.weight - a.weight;

/** All games, wars before battles, the larger first. */
export const METAS: readonly GameMeta[] = Object.values(games).sort(byReach);

export const REGISTRY: readonly Registered[] = METAS.map((meta) => ({
  ...meta,
  load: () => meta.load().then(({ game }) => game),
}));

export const registered = (id: string): Registered | undefined =>
  REGISTRY.find((game) => game.id === id);

/** The games that players are shown. */
export const SHOWN: readonly Registered[] = REGISTRY.filter((game) => !game.hidden);
