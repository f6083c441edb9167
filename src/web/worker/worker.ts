// Whatever is worked out beside the page. One file for all kinds of work, because each worker file
// holds its own copy of the games; the worker's name says which kind it is for.

import { workOnMatch } from '../engine/match-work.ts';
import { workInLab } from '../lab/lab-work.ts';
import { workOnProofs } from '../matches/proof-work.ts';
import { workOnStory } from '../story/story-work.ts';
import type { Work } from './start.ts';

const WORK: Readonly<Record<Work, () => void>> = {
  match: workOnMatch,
  story: workOnStory,
  medals: workOnProofs,
  lab: workInLab,
};

WORK[self.name as Work]();
