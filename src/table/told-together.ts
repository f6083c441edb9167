import type { GameEvent } from '../kernel/game.ts';
import type { Scene } from './protocol.ts';

/** The formation an event is about, by its id. */
export type FormationOf = (event: GameEvent) => string | null;

/** Whether the second goes on with the first: the same formation, in the same phase. */
export function goesOn(one: Scene, next: Scene, formationOf: FormationOf): boolean {
  const formation = formationOf(one.event);
  return (
    formation !== null &&
    formation === formationOf(next.event) &&
    one.turn === next.turn &&
    one.phase === next.phase
  );
}

/** What happened, cut wherever it turns to something else. */
export function stretches(scenes: readonly Scene[], formationOf: FormationOf): Scene[][] {
  const all: Scene[][] = [];
  for (const scene of scenes) {
    const stretch = all.at(-1);
    const before = stretch?.at(-1);
    if (stretch && before && goesOn(before, scene, formationOf)) stretch.push(scene);
    else all.push([scene]);
  }
  return all;
}
