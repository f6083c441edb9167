import type { LessonFile } from '../../../kernel/lesson.ts';
import { assault } from './assault.ts';
import { crossing } from './crossing.ts';
import { drift } from './drift.ts';
import { guns } from './guns.ts';
import { hold } from './hold.ts';
import { march } from './march.ts';
import { orders } from './orders.ts';
import { rifles } from './rifles.ts';
import { underFire } from './under-fire.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [
  orders,
  march,
  guns,
  drift,
  rifles,
  underFire,
  assault,
  hold,
  crossing,
];
