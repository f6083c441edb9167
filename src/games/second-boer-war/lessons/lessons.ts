import type { LessonFile } from '../../../kernel/lesson.ts';
import { actions } from './actions.ts';
import { battle } from './battle.ts';
import { events } from './events.ts';
import { garrisons } from './garrisons.ts';
import { guerrilla } from './guerrilla.ts';
import { march } from './march.ts';
import { siege } from './siege.ts';
import { surplus } from './surplus.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [
  actions,
  march,
  garrisons,
  siege,
  battle,
  surplus,
  events,
  guerrilla,
];
