import type { Lesson, Step } from '../../table/lessons/lesson.ts';
import type { LessonPlay, Wrong } from '../../table/lessons/lesson-play.ts';

/** Where the lesson stands, for the card beside the question. */
export interface LessonStanding {
  /** The number of the step, from 0; as many as there are once it is over. */
  readonly at: number;
  readonly step: Step | null;
  readonly waits: LessonPlay['waits'];
  readonly wrong: Wrong | null;
  readonly misses: number;
  readonly canGoBack: boolean;
}

/** What a table at which a lesson is played has besides. */
export interface LessonSitting {
  readonly course: Lesson;
  readonly standing: LessonStanding;
  /** How much help was asked for in this step: none, words, the answer itself. */
  readonly helped: 0 | 1 | 2;
  /** What was to be read was read. */
  readOn(): void;
  back(): void;
  /** Words first, then the answer; true: it should light up. */
  help(): boolean;
}
