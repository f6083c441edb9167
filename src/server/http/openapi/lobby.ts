import * as answers from '../answers.ts';
import { eventNonce, eventWish } from '../events.ts';
import { lobbyBodies } from '../lobby.ts';
import type { Operation } from './operation.ts';

/** People who look for each other: challenges, profiles, events. */
export const lobbyOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/challenges',
    summary: 'Who looks for an opponent',
    scope: null,
    query: lobbyBodies.filter,
    answer: answers.challengeList,
  },
  {
    method: 'post',
    path: '/challenges',
    summary: 'Put up a challenge; add your nonce afterwards',
    description:
      'seat: the side you want, random, or bid with the points you ask for. to: the name it is for; whoever comes first if left out.',
    scope: 'play',
    body: lobbyBodies.wish,
    answer: answers.putUp,
    status: 201,
  },
  {
    method: 'post',
    path: '/challenges/{id}/nonce',
    summary: 'Add to the dice, having seen the commitment; from then on others see the challenge',
    scope: 'play',
    body: lobbyBodies.nonce,
    answer: answers.nothing,
  },
  {
    method: 'post',
    path: '/challenges/{id}/accept',
    summary: 'Take a challenge',
    scope: 'play',
    body: lobbyBodies.answer,
    answer: answers.matchNamed,
  },
  {
    method: 'post',
    path: '/challenges/{id}/withdraw',
    summary: 'Withdraw your own challenge',
    scope: 'play',
    answer: answers.nothing,
  },
  {
    method: 'get',
    path: '/profile',
    summary: 'Your ratings and rated matches',
    scope: 'read',
    answer: answers.profile,
  },
  {
    method: 'get',
    path: '/profiles/{name}',
    summary: 'Somebody’s ratings and rated matches',
    scope: null,
    answer: answers.profile,
  },
  {
    method: 'get',
    path: '/events',
    summary: 'Events: everybody plays everybody with the same dice',
    scope: null,
    answer: answers.eventList,
  },
  {
    method: 'post',
    path: '/events',
    summary: 'Put up an event; join it afterwards',
    scope: 'play',
    body: eventWish,
    answer: answers.putUp,
    status: 201,
  },
  {
    method: 'get',
    path: '/events/{id}',
    summary: 'One event: who takes part, tables, standings',
    scope: null,
    answer: answers.event,
  },
  {
    method: 'post',
    path: '/events/{id}/join',
    summary: 'Take part, having seen the commitment',
    scope: 'play',
    body: eventNonce,
    answer: answers.nothing,
  },
  {
    method: 'post',
    path: '/events/{id}/leave',
    summary: 'Leave an event that has not begun',
    scope: 'play',
    answer: answers.nothing,
  },
  {
    method: 'post',
    path: '/events/{id}/begin',
    summary: 'Begin your own event with those who have joined',
    scope: 'play',
    answer: answers.nothing,
  },
  {
    method: 'post',
    path: '/events/{id}/call-off',
    summary: 'Call off your own event before it begins',
    scope: 'play',
    answer: answers.nothing,
  },
];
