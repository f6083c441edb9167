import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Schema } from '../../kernel/pack-schema.ts';
import type { Scope } from '../../table/account.ts';
import * as answers from './answers.ts';
import { nonce, wish } from './api.ts';

/** One thing that may be asked of the API: its body is read by the very schema that is shown. */
interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  /** What a token must be allowed; `null`: nothing is needed. */
  readonly scope: Scope | null;
  readonly body?: Schema;
  readonly answer: Schema;
  readonly status?: number;
}

const TABLE = `A WebSocket. Send the token in the Authorization header. The server sends {"match": …} (who sits where,
how it stands) and {"news": …} whenever something changed. In news, moment.question is what you are asked,
moment.choices are all legal answers. Answer with
{"id": 1, "name": "choose", "ask": {"side": moment.question.side, "question": moment.question.number, "choice": one of moment.choices}};
the reply is {"id": 1, "answer": …}, where answer is the next news or {"problems": […]}. Only listed choices are taken.
With "resign", "offer" and "decline" ({"side": …, "what": "draw"}) a side settles things beside the rules.`;

export const OPERATIONS: readonly Operation[] = [
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
];

function jsonSchema(schema: Schema): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
}

const json = (schema: Schema) => ({ 'application/json': { schema: jsonSchema(schema) } });

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function describe(operation: Operation) {
  const { summary, description, path, scope, body, answer, status = 200 } = operation;
  const ok =
    status === 101
      ? { description: 'the line stands' }
      : { description: 'done', content: json(answer) };
  return {
    summary,
    ...(description !== undefined && { description }),
    parameters: parametersOf(path),
    security: scope === null ? [] : [{ token: [scope] }],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: ok,
      default: { description: 'refused, with the reason', content: json(answers.failure) },
    },
  };
}

/** The document of the API, made from the schemas that read what comes in. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const { method, path } = operation;
    paths[path] = { ...paths[path], [method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heliograph',
      version: packageFile.version,
      description:
        'Board wargames of the Anglo-Boer War. Make a personal token on the page of your account: read sees what you may see, play acts for you as well.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

export async function addOpenApi(server: FastifyInstance): Promise<void> {
  const document = openApi();
  server.get('/openapi.json', async () => document);
}
