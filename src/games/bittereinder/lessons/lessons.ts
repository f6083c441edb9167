import type { LessonFile } from '../../../kernel/lesson.ts';
import { attack } from './attack.ts';
import { commitment } from './commitment.ts';
import { drive } from './drive.ts';
import { kommandos } from './kommandos.ts';
import { march } from './march.ts';
import { railway } from './railway.ts';
import { siege } from './siege.ts';
import { supply } from './supply.ts';

/** In the order in which they are learned. */
export const lessons: readonly LessonFile[] = [
  march,
  railway,
  kommandos,
  attack,
  siege,
  supply,
  drive,
  commitment,
];
