import { judgeOf } from '../../../kernel/judge.ts';
import learned from '../data/judge.json' with { type: 'json' };
import { features } from './features.ts';

export const judge = judgeOf(features, learned);
