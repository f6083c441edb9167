import { contract } from '../kernel/testing/battery.ts';
import { REGISTRY } from './registry.ts';

/** Magersfontein still tells the enemy figures of units that lie concealed (R71). */
const TELLS_TOO_MUCH = ['magersfontein'];

// A game gets the whole battery by being registered.
for (const registered of REGISTRY) {
  const game = await registered.load();
  contract(game, {
    ...(registered.id === 'outpost' && {
      decisions: 100_000,
      samples: 1_500,
      slips: 4_000,
      histories: 4_000,
      hearings: 400,
    }),
    ...(TELLS_TOO_MUCH.includes(registered.id) && { hearings: 0 }),
  });
}
