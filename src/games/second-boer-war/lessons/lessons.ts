import type { LessonFile } from '../../../kernel/lesson.ts';
import { actions } from './actions.ts';
import { garrisons } from './garrisons.ts';
import { march } from './march.ts';
import { siege } from './siege.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [actions, march, garrisons, siege];
