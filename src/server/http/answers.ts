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
/** Told on the page of the account, and of no use elsewhere. */
export const anything = z.looseObject({});

export const matchNamed = z.object({ match: z.string() });
export const carryLink = z.object({ code: z.string(), expires: z.number() });
export const waiting = z.object({ matches: z.array(z.string()) });
export const vacation = z.object({ until: z.nullable(z.number()) });
export const muted = z.object({ off: z.boolean() });
export const me = z.object({ account: z.nullable(anything), mail: z.boolean() });
export const putUp = z.object({ id: z.string(), commitment: z.string() });

const setup = z.looseObject({ game: z.string(), scenario: z.string() });
const name = z.nullable(z.string());
const rating = z.object({ rating: z.number(), within: z.number() });

export const challengeList = z.object({
  challenges: z.array(
    z.looseObject({
      id: z.string(),
      setup,
      seat: z.string(),
      rated: z.boolean(),
      pace: z.nullable(anything),
      by: name,
      rating: z.nullable(rating),
      mine: z.boolean(),
      forMe: z.boolean(),
      expires: z.number(),
      commitment: z.string(),
    }),
  ),
  begun: z.array(z.object({ challenge: z.string(), match: z.string() })),
});

export const profile = z.object({
  name,
  mine: z.boolean(),
  games: z.array(z.looseObject({ game: z.string(), rating, matches: z.number() })),
  history: z.array(z.looseObject({ match: z.string(), game: z.string(), score: z.number() })),
});

const summary = z.looseObject({
  id: z.string(),
  name: z.string(),
  setup,
  pace: z.nullable(anything),
  rated: z.boolean(),
  status: z.enum(['open', 'running', 'over', 'off']),
  entrants: z.number(),
  by: name,
  joined: z.boolean(),
});
export const eventList = z.object({ events: z.array(summary) });
export const event = z.looseObject({
  ...summary.shape,
  people: z.array(name),
  commitment: z.string(),
  nonces: z.array(z.string()),
  secret: name,
  rounds: z.number(),
  tables: z.array(
    z.object({
      round: z.number(),
      match: name,
      sides: z.record(side, name),
      mine: z.nullable(side),
      over: z.boolean(),
      waits: z.boolean(),
      result: z.nullable(anything),
    }),
  ),
  standings: z.array(
    z.object({
      name,
      mine: z.boolean(),
      played: z.number(),
      score: z.number(),
      field: z.number(),
      of: z.number(),
      points: z.nullable(z.number()),
    }),
  ),
});

export const failure = z.object({
  error: z.string(),
  key: z.optional(z.string()),
  problems: z.optional(z.array(z.object({ at: z.string(), problem: z.string() }))),
});
