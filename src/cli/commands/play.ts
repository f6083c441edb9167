import type { Command } from '../command.ts';
export const play: Command = {
  places: ['<game>'],
  about: 'plays in the terminal',
  options: {},
  run: async () => 0,
};
