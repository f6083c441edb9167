import * as z from 'zod/mini';
import type { Problem } from './game.ts';
import { isObject } from './json.ts';
import { suggestion } from './nearest.ts';
import { SOURCES } from './provenance.ts';

/**
 * The words in which a game writes the schema of its packs. Each says what would be right, so that
 * a wrong value is answered with it.
 */

export type Schema<T = unknown> = z.core.$ZodType<T>;

/** Plain data of a schema, never changed once read. */
export type Read<S extends Schema> = Fixed<z.core.output<S>>;
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

const LONGEST_TEXT = 4000;

/** Words for people: a name, a note. Never empty. */
export const text = z
  .string('must be a text')
  .check(
    z.minLength(1, 'must not be empty'),
    z.maxLength(LONGEST_TEXT, `must have at most ${LONGEST_TEXT} letters`),
  );

/** The id of a component that stands elsewhere in the pack; the game checks that it does. */
export const reference = z.string('must be the id of a component');

export const flag = z.boolean('must be true or false');

/** A whole number within bounds. */
export function whole(least: number, most: number) {
  const right = `must be a whole number from ${least} to ${most}`;
  const schema = z.int(right).check(z.gte(least, right), z.lte(most, right));
  bounds.set(schema, [least, most]);
  return schema;
}

/** A number within bounds, whole or not. */
export function decimal(least: number, most: number) {
  const right = `must be a number from ${least} to ${most}`;
  const schema = z.number(right).check(z.gte(least, right), z.lte(most, right));
  bounds.set(schema, [least, most]);
  return schema;
}

const bounds = new WeakMap<object, readonly [number, number]>();
/** The least and the most that a number may be; none for what is no number. */
export const boundsOf = (schema: Schema): readonly number[] => bounds.get(schema) ?? [];

export const oneOf = <const V extends readonly string[]>(...values: V) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);

/** This value and no other. */
export const only = <const V extends string | number | boolean>(value: V) =>
  z.literal(value, `must be ${JSON.stringify(value)}`);

/** May be left out. */
export const maybe = z.optional;

/** May be `null`: there is none. */
export const orNone = z.nullable;

/** One of several kinds of value; `right` says which. */
export const either = <const S extends readonly z.core.SomeType[]>(right: string, ...kinds: S) =>
  z.union(kinds, right);

/** Objects told apart by one field. */
export const apartBy = z.discriminatedUnion;

export const listOf = <S extends z.core.SomeType>(item: S, least = 0, most = 5000) =>
  z
    .array(item, 'must be a list')
    .check(
      z.minLength(least, `must have at least ${entries(least)}`),
      z.maxLength(most, `must have at most ${entries(most)}`),
    );

const entries = (n: number): string => `${n} ${n === 1 ? 'entry' : 'entries'}`;

/** Exactly two of a kind. */
export const pairOf = <S extends z.core.SomeType>(item: S) =>
  z.tuple([item, item], 'must be a list of two');

/** Ids of which none stands twice. */
export const references = (least = 0, most = 5000) =>
  listOf(reference, least, most).check((check) => {
    const seen = new Set<string>();
    for (const [i, id] of check.value.entries()) {
      if (seen.has(id))
        check.issues.push({
          code: 'custom',
          input: id,
          path: [i],
          message: 'must not stand twice in the list',
        });
      seen.add(id);
    }
  });

/** An object with these fields and no others. */
export const fields = <S extends z.core.$ZodShape>(shape: S) => z.strictObject(shape);

const origin = { source: oneOf(...SOURCES), note: text };

/** An object that says where its values come from; `sources` does so for single fields. */
export function sourced<S extends z.core.$ZodShape>(shape: S) {
  const apart = Object.keys(shape).map((field) => [field, z.optional(fields(origin))] as const);
  return z.strictObject({
    ...shape,
    ...origin,
    sources: z.optional(z.strictObject(Object.fromEntries(apart))),
    /** How sure we are of values that the book does not give. */
    certainty: z.optional(text),
  });
}

/** An object that may say so, where its values come from elsewhere than those around it. */
export const sourcedApart = <S extends z.core.$ZodShape>(shape: S) =>
  z
    .strictObject({ ...shape, source: z.optional(origin.source), note: z.optional(origin.note) })
    .check((check) => {
      const { source, note }: { source?: unknown; note?: unknown } = check.value;
      if ((source === undefined) !== (note === undefined))
        check.issues.push({
          code: 'custom',
          input: source ?? note,
          path: [source === undefined ? 'note' : 'source'],
          message: 'source and note stand together',
        });
    });

/** Values by keys that the game checks itself. */
export const byKey = <S extends z.core.SomeType>(value: S) => z.record(z.string(), value);

interface TableRules {
  /** Components may be left out. */
  readonly mayLack: boolean;
  /** Components of other ids may be added if these look like this. */
  readonly others?: RegExp;
}

const tables = new WeakMap<object, TableRules>();

function tableWith<S extends z.core.SomeType>(entry: S, rules: TableRules) {
  const schema = z.record(z.string(), entry);
  tables.set(schema, rules);
  return schema;
}

/** Components by id. A pack changes their values; it neither adds a component nor leaves one out. */
export const table = <S extends z.core.SomeType>(entry: S) => tableWith(entry, { mayLack: false });

/** Components by id, of which a pack may leave some out (`null`). */
export const looseTable = <S extends z.core.SomeType>(entry: S) =>
  tableWith(entry, { mayLack: true });

/** Components by id, of which a pack may leave some out, and add others with ids that look alike. */
export const openTable = <S extends z.core.SomeType>(entry: S, others: RegExp) =>
  tableWith(entry, { mayLack: true, others });

export const tableOf = (schema: Schema) => tables.get(schema);

/** What stands under `maybe` and `orNone`. */
export function bare(schema: Schema): {
  readonly schema: Schema;
  readonly optional: boolean;
  readonly nullable: boolean;
} {
  let inner = schema;
  let optional = false;
  let nullable = false;
  for (;;) {
    if (inner instanceof z.ZodMiniOptional) optional = true;
    else if (inner instanceof z.ZodMiniNullable) nullable = true;
    else return { schema: inner, optional, nullable };
    inner = inner._zod.def.innerType;
  }
}

export const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> | null =>
  schema instanceof z.ZodMiniObject ? schema._zod.def.shape : null;

export const entryOf = (schema: Schema): Schema | null =>
  schema instanceof z.ZodMiniRecord ? schema._zod.def.valueType : null;

export const itemOf = (schema: Schema): Schema | null =>
  schema instanceof z.ZodMiniArray ? schema._zod.def.element : null;

/** Checks data; problems name the place, what would be right, and what stands there. */
export function readBy<T>(schema: Schema<T>, data: unknown): { readonly value: T } | Problem[] {
  const read = z.safeParse(schema, data, { reportInput: true });
  // Checked and not copied: the order of fields stays as the data has it.
  if (read.success) return { value: data as T };
  return read.error.issues.flatMap((issue) => problemsOf(schema, data, issue));
}

function problemsOf(schema: Schema, data: unknown, issue: z.core.$ZodIssue): Problem[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, data, issue.path);
    return issue.keys.map((key) => ({
      at: at ? `${at}.${key}` : key,
      problem: noSuchField(key, known),
    }));
  }
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) {
    return [{ at, problem: `must be one of: ${issue.options.map(String).join(', ')}` }];
  }
  if (issue.code === 'custom') return [{ at, problem: `${issue.message}: ${shown(issue.input)}` }];
  const right = issue.message === UNSAID ? expected(issue) : issue.message;
  const input = issue.input;
  return [
    {
      at,
      problem: input === undefined ? `is missing; it ${right}` : `${right}, not ${shown(input)}`,
    },
  ];
}

export const noSuchField = (key: string, known: readonly string[]): string =>
  `there is no such field; ${suggestion(key, known)}`;

/** What zod says where nobody said anything better. */
const UNSAID = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  object: 'must be an object',
  record: 'must be an object',
  array: 'must be a list',
  tuple: 'must be a list',
};

const expected = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined) ?? 'must be another value';

/** A value in a line of text. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isObject(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/** The fields an object at this place may have. */
function knownFields(schema: Schema, data: unknown, path: readonly PropertyKey[]): string[] {
  let here = kindAt(schema, data);
  let value = data;
  for (const key of path) {
    value = isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
    const next = shapeOf(here)?.[String(key)] ?? entryOf(here) ?? itemOf(here);
    if (!next) return [];
    here = kindAt(next, value);
  }
  return Object.keys(shapeOf(here) ?? {});
}

/** Without wrappers, and of several kinds the one that is meant. */
export function kindAt(schema: Schema, value: unknown): Schema {
  const inner = bare(schema).schema;
  if (inner instanceof z.ZodMiniDiscriminatedUnion) {
    const { discriminator, options } = inner._zod.def;
    const said = isObject(value) ? value[discriminator] : undefined;
    const meant = options.find((option) => {
      const field = shapeOf(option)?.[discriminator];
      return field !== undefined && z.safeParse(field, said).success;
    });
    return meant ?? inner;
  }
  if (inner instanceof z.ZodMiniUnion)
    return inner._zod.def.options.find((kind) => z.safeParse(kind, value).success) ?? inner;
  return inner;
}
