import { ASKS as TABLE_ASKS } from '../../../table/messages.ts';
import { ASKS as SERVER_ASKS } from '../../sockets/server-request.ts';
import { ASKS as TALK_ASKS } from '../../sockets/talk-request.ts';
import * as answers from '../answers.ts';
import { nonce, wish } from '../api.ts';
import { vacationWish } from '../pace.ts';
import type { Operation } from './operation.ts';

const TABLE = `A WebSocket. Send the token in the Authorization header. The server sends {"match": …} (who sits where,
how it stands) and {"news": …} whenever something changed. In news, moment.question is what you are asked,
moment.choices are all legal answers. Answer with
{"id": 1, "name": "choose", "ask": {"side": moment.question.side, "question": moment.question.number, "choice": one of moment.choices}};
the reply is {"id": 1, "answer": …}, where answer is the next news or {"problems": […]}. Only listed choices are taken.
With "resign", "offer" and "decline" ({"side": …, "what": "draw"}) a side settles things beside the rules; "claim",
"forgive" and "replace" are for when the time of the other side ran out. The clocks are in {"match": …}. "plan" leaves
orders for one's own next decisions. "talk" is what was said, "say" says something, {"said": […]} comes when somebody did;
"note" keeps notes for oneself. Everything that may be asked is in x-requests, by its name.`;

/** Matches: made, joined, listed, played. */
export const matchOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/matches',
    summary: 'Your matches; waits says that a decision is yours',
    scope: 'read',
    answer: answers.matchList,
  },
  {
    method: 'post',
    path: '/matches',
    summary: 'Make a match',
    description:
      'seats: for each side "me", "friend" (somebody who gets a link) or the level of a machine. Add your nonce afterwards.',
    scope: 'play',
    body: wish,
    answer: answers.created,
    status: 201,
  },
  {
    method: 'get',
    path: '/matches/{id}',
    summary: 'One match: who sits where and how it stands',
    scope: null,
    answer: answers.matchInfo,
  },
  {
    method: 'post',
    path: '/matches/{id}/nonce',
    summary: 'Add to the dice, having seen the commitment; the match begins when all have',
    scope: 'play',
    body: nonce,
    answer: answers.nothing,
  },
  {
    method: 'get',
    path: '/matches/{id}/invitations',
    summary: 'Links to the free seats of a match that you made',
    scope: 'read',
    answer: answers.created,
  },
  {
    method: 'get',
    path: '/matches/{id}/table',
    summary: 'Sit down at the table: decisions in, choices out',
    description: TABLE,
    scope: 'play',
    answer: answers.nothing,
    status: 101,
    requests: { ...TABLE_ASKS, ...SERVER_ASKS, ...TALK_ASKS },
  },
  {
    method: 'get',
    path: '/invitations/{code}',
    summary: 'What an invitation leads to',
    scope: null,
    answer: answers.invitation,
  },
  {
    method: 'post',
    path: '/invitations/{code}',
    summary: 'Take the seat of an invitation',
    scope: 'play',
    body: nonce,
    answer: answers.accepted,
  },
  {
    method: 'post',
    path: '/matches/{id}/carry',
    summary:
      'A link that takes your seat to another device; it works once, for a quarter of an hour',
    scope: 'play',
    answer: answers.carryLink,
  },
  {
    method: 'get',
    path: '/carry/{code}',
    summary: 'What such a link leads to',
    scope: null,
    answer: answers.anything,
  },
  {
    method: 'post',
    path: '/carry/{code}',
    summary: 'Take the seat that such a link carries',
    scope: 'play',
    answer: answers.matchNamed,
  },
  {
    method: 'get',
    path: '/waiting',
    summary: 'The matches that wait for you, the one that has waited longest first',
    scope: 'read',
    answer: answers.waiting,
  },
  {
    method: 'get',
    path: '/vacation',
    summary: 'Until when you are on vacation: clocks in days stand still',
    scope: 'read',
    answer: answers.vacation,
  },
  {
    method: 'post',
    path: '/vacation',
    summary: 'Go on vacation for so many days; 0 ends it',
    scope: 'play',
    body: vacationWish,
    answer: answers.vacation,
  },
];
