import { MediaQuery } from 'svelte/reactivity';

/**
 * A phone held upright: the question lies in a sheet over the map. A keyboard on the screen makes it
 * lower than wide, but never wide.
 */
export const narrowScreen = new MediaQuery(
  '(max-width: 760px) and (orientation: portrait), (max-width: 460px)',
);

/** A phone held across, or a very low window: map and question side by side, nothing under the map. */
export const lowScreen = new MediaQuery('(max-height: 480px)');
