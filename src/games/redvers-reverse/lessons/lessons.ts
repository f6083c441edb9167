import type { LessonFile } from '../../../kernel/lesson.ts';
import { march } from './march.ts';
import { orders } from './orders.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [orders, march];
