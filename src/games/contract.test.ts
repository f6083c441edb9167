import { contract } from '../kernel/testing/battery.ts';
import { REGISTRY } from './registry.ts';

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
  });
}
