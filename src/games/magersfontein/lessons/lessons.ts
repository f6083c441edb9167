import type { LessonFile } from '../../../kernel/lesson.ts';
import { assault } from './assault.ts';
import { brigade } from './brigade.ts';
import { gap } from './gap.ts';
import { guns } from './guns.ts';
import { orders } from './orders.ts';
import { reactions } from './reactions.ts';
import { recover } from './recover.ts';
import { volleys } from './volleys.ts';
import { wait } from './wait.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [
  brigade,
  volleys,
  reactions,
  recover,
  assault,
  guns,
  orders,
  gap,
  wait,
];
