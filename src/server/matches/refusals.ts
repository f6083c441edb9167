import type { Refused, RequestName } from '../../table/protocol.ts';
import { MatchError } from './match-error.ts';

/** What a room says no with, and to what. */

/** Requests that change a match. */
export const CHANGES: ReadonlySet<RequestName> = new Set([
  'choose',
  'follow',
  'order',
  'resign',
  'offerDraw',
  'undo',
  'redo',
  'reset',
]);

export const OVER: Refused = { problems: [{ at: 'match', problem: 'the match is over' }] };

export const PAUSED: Refused = { problems: [{ at: 'match', problem: 'the match is paused' }] };

export const HELD: Refused = {
  problems: [{ at: 'match', problem: 'the rules were corrected; this match cannot go on' }],
};

export const STALE: Refused = {
  problems: [{ at: 'question', problem: 'another question is asked by now' }],
};

/** A store that is away or full: said to whoever asked, and nothing has happened. */
export class NotKept extends MatchError {
  constructor() {
    super(503, 'the match cannot be kept just now; nothing was done, try again');
  }
}
