import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Schema } from '../../kernel/pack-schema.ts';
import { COOKIE } from '../seats/sessions.ts';
import * as answers from './answers.ts';
import { accountOperations } from './openapi/account.ts';
import { lobbyOperations } from './openapi/lobby.ts';
import { matchOperations } from './openapi/matches.ts';
import { type Operation, PAGE } from './openapi/operation.ts';

/** All that may be asked. The tests hold it to the routes of the server, both ways. */
export const OPERATIONS: readonly Operation[] = [
  ...matchOperations,
  ...lobbyOperations,
  ...accountOperations,
];

function jsonSchema(schema: Schema): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
}

const json = (schema: Schema) => ({ 'application/json': { schema: jsonSchema(schema) } });

const requestsOf = (requests: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(requests).map(([name, ask]) => [name, jsonSchema(ask)]));

const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** Each field of the query is a parameter of its own. */
function queryOf(query: Schema | undefined) {
  const { properties = {} } = (query ? jsonSchema(query) : {}) as { properties?: object };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

const securityOf = (scope: Operation['scope']) => {
  if (scope === null) return [];
  return scope === PAGE ? [{ page: [] }] : [{ token: [scope] }, { page: [] }];
};

function describe(operation: Operation) {
  const { summary, description, path, scope, body, query, answer, status = 200 } = operation;
  const { requests } = operation;
  const ok =
    status === 101
      ? { description: 'the line stands' }
      : { description: 'done', content: json(answer) };
  return {
    summary,
    ...(description !== undefined && { description }),
    parameters: [...parametersOf(path), ...queryOf(query)],
    security: securityOf(scope),
    ...(requests && { 'x-requests': requestsOf(requests) }),
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
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        page: { type: 'apiKey', in: 'cookie', name: COOKIE },
      },
    },
    paths,
  };
}

export async function addOpenApi(server: FastifyInstance): Promise<void> {
  const document = openApi();
  server.get('/openapi.json', async () => document);
}
