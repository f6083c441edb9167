import type { LessonFile } from '../../../kernel/lesson.ts';
import { kommandos } from './kommandos.ts';
import { march } from './march.ts';
import { railway } from './railway.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [march, railway, kommandos];
