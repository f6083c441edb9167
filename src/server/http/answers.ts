import * as z from 'zod/mini';

/** What the API answers, as its document says it; the tests hold answers of the server to it. */

const side = z.string();
const seat = z.union([
  z.object({ kind: z.literal('machine'), level: z.string() }),
  z.object({
    kind: z.literal('person'),
    taken: z.boolean(),
    name: z.nullable(z.string()),
    here: z.boolean(),
  }),
]);

export const created = z.object({
  match: z.string(),
  commitment: z.string(),
  invitations: z.array(z.object({ side, code: z.string() })),
});

export const invitation = z.object({
  match: z.string(),
  game: z.string(),
  scenario: z.string(),
  side,
  commitment: z.string(),
  seat: z.enum(['free', 'mine', 'taken']),
});

export const accepted = z.object({ match: z.string(), side });

export const matchInfo = z.looseObject({
  id: z.string(),
  setup: z.looseObject({ game: z.string(), scenario: z.string() }),
  status: z.enum(['open', 'running', 'over']),
  seats: z.record(side, seat),
  mine: z.array(side),
  result: z.nullable(z.looseObject({ winner: z.nullable(side), by: z.string() })),
  dice: z.looseObject({ match: z.string(), commitment: z.string() }),
});

export const matchList = z.object({
  matches: z.array(
    z.looseObject({
      ...matchInfo.shape,
      turn: z.nullable(z.number()),
      waits: z.boolean(),
      touched: z.number(),
    }),
  ),
});

export const nothing = z.object({});

export const failure = z.object({
  error: z.string(),
  key: z.optional(z.string()),
  problems: z.optional(z.array(z.object({ at: z.string(), problem: z.string() }))),
});
